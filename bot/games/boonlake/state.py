"""What lies on a Boonlake table."""

from __future__ import annotations

import msgspec

from bot import rules
from bot.rules import Deck, Pile

EMINENCE = -1  # whose pieces are the Wise Eminence's: it is no seat
PIECES = ("houses", "settlements", "cattle")


class Piece(msgspec.Struct):
    """What stands on a building site."""

    seat: int
    kind: str  # inhabitant, house, settlement


class Seat(msgspec.Struct, kw_only=True):
    """One player: hand, player board, markers."""

    coins: int
    hand: list[str]  # hidden from the others
    ranch: int  # inhabitants on the ranch
    supply: int  # and in the supply of the own colour
    boats: list[str]  # the canal's areas where the two lie, from upstream on
    sites: dict[str, int]  # resource -> level of its production site
    ship: str  # space of the river
    choice: list[str] = []  # scoring tiles to choose from; hidden from the others
    vases: int = 0
    points: int = 0  # may be below 0
    removed: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(PIECES, 0))  # from the own board
    spare: int = 0  # houses that settlements have replaced
    niches: int = 0  # inhabitants that have left their niches
    coin_track: int = 0
    card_track: int = 0
    levers: dict[str, bool] = {}  # lever -> ready, that is not used since the last scoring
    played: list[str] = []  # cards
    projects: dict[str, str] = {}  # scoring tile -> the kind of card that its project counts as
    scored: list[str] = []  # scoring tiles by interim scoring


class Eminence(msgspec.Struct, kw_only=True):
    """The Wise Eminence, who plays against somebody alone."""

    plays: bool = False
    points: int = 0
    removed: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(PIECES, 0))
    spare: int = 0  # houses that settlements have replaced
    cactus: int = 0  # space of the track
    ship: str = ""
    stack: list[str] = []  # solo tiles face down, the last on top; hidden
    backs: list[str] = []  # of each, the corner of its back with the silhouette; only that of the top is seen
    tile: str = ""  # shown this turn
    shown: list[str] = []  # since the stack was mixed
    mixed: int = 0  # how often that was


class State(rules.State, kw_only=True):
    """The table. `round`: 1 or 2, 0 while setting up."""

    board: list[Seat]  # by seat
    first: int  # who began
    strips: list[str]  # by row, top to bottom; "" where one has been taken this turn
    laid: dict[str, str]  # space -> tile
    grey: Pile  # hidden
    pastures: list[str]  # in the supply
    deck: Deck  # hidden, with the discards
    scoring: list[str]  # scoring tiles by area; area n is seat n's
    pool: list[str] = msgspec.field(default_factory=list)  # scoring tiles while they are chosen; hidden
    taken: str = ""  # the strip of this turn
    row: int = 0  # from where, from 1
    tile: str = ""  # drawn, and not yet laid
    pieces: dict[str, Piece] = msgspec.field(default_factory=dict)  # building site -> what stands there
    cattle: dict[str, list[int]] = msgspec.field(default_factory=dict)  # pasture's space -> owners, as placed
    presence: list[int] = msgspec.field(default_factory=list)  # pieces and cattle by space, in the order of numbers
    covered: list[str] = msgspec.field(default_factory=list)  # labels of regions with a marker
    locks: int = 0  # crossed this round
    scorings: int = 0  # interim scorings held
    ending: bool = False  # a ship has arrived in round 2: the game ends once all had equally many turns
    eminence: Eminence = msgspec.field(default_factory=Eminence)
    setting: dict[str, str] = msgspec.field(default_factory=dict)  # `set` lines read, until the position is complete
