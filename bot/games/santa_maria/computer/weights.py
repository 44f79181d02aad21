"""The numbers that the rules of thumb rest on, found by letting them play against themselves."""

from __future__ import annotations

import msgspec
from msgspec import structs


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """Points by the end of the game, or parts of what the rule would give."""

    # what things are worth while there is time to use them, and how soon that is over
    coins: float = 0.787
    wood: float = 1.67
    grain: float = 1.48
    sugar: float = 2.37
    gem: float = 2.21
    gold: float = 2.42
    cocoa: float = 2.2
    thrift: float = 0.513  # years over which that goes down to what they score

    # tracks
    monk: float = 3.32  # a monk recruited
    monk_year: float = 0.371  # and more for each year to come
    toward: float = 0.723  # of what a track will bring: its part so far
    die: float = 2.27  # a blue die for a year
    rank: float = 1.15  # spaces by which a conquistador is ahead that are nothing certain

    # harbour
    dock_pray: float = 1.5  # what a tile in these docks brings each time
    dock_conquer: float = 1.1
    ahead: float = 0.4  # a tile in a dock, for sets to come
    set_step: float = 0.7  # a tile toward a set in every dock, of the part that it is
    bishop_dock: float = 0.604  # a tile in the fullest dock with the bishop who counts these

    # a building activated, where nothing is known about what there will be to work with
    trade: float = 0.504
    ship: float = 1.54
    conquer: float = 5.83
    pray: float = 2.53

    # lines
    spread: float = 1.05  # how much more often a line with more buildings is chosen
    most: float = 1.7  # times a year, at most
    paid: float = 0.477  # times a year for coins
    block: float = 0.775  # of what a building with a die or coins could have done for each activation that it misses
    fill: float = 0.635  # chance of covering one cell more, with all the time in the world
    soon: float = 1.38  # how fast that goes down
    settlers: float = 0.728  # colonists that will yet come to a line

    governor: float = 1.2  # a step of the governor, besides what he comes upon
    ambassador: float = 0.4  # what is lost by each of the others who runs the line, too

    # turns
    haste: float = 0.886  # laying a tile before somebody else does
    first: float = 0.33  # part of what a passing space gives that counts as a reason to retire
    buying: float = 0.56  # what it must bring besides

    # people
    bishop_track: float = 4.0  # points of the conquistador track in the last year, as a guess
    bishop_year: float = 0.852  # what a bishop's points will grow in a year
    scholar: float = 0.536  # of the guesses about abilities


WEIGHTS = Weights()

# Players of other opinions, each of them taken too far: opponents that search was not made for.
STYLES = {
    "conqueror": structs.replace(WEIGHTS, conquer=9.0, gold=3.4, rank=2.0, bishop_track=6.0, spread=0.8),
    "pious": structs.replace(WEIGHTS, pray=4.5, monk=5.0, monk_year=0.8, toward=1.0, die=3.2, scholar=0.9),
    "shipper": structs.replace(WEIGHTS, ship=3.2, set_step=1.6, ahead=0.8, bishop_dock=1.0, gem=2.8, cocoa=2.8),
    "planter": structs.replace(WEIGHTS, fill=0.9, soon=2.2, spread=1.5, most=2.2, haste=1.4, block=0.4),
}
