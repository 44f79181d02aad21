"""A game begun from a position: what the `set` lines of a recorded game may name.

With any of them the set-up is done already: the first scoring tile dealt to a seat lies in its area, a site of stone
stands on its board, ships lie where the round begins.

    scorings = 2   ending = yes   first = 1                    interim scorings held (0-3; 2 and 3: second round);
                                                               a ship has arrived in the second round; who began
    seats.N.coins  vases  ranch  points  coin_track  card_track    numbers
    seats.N.hand = c001 c002   seats.N.played = c139           cards
    seats.N.levers = m01 m05=used                              levers, ready or used
    seats.N.boats = wood iron   seats.N.sites = loam=2 iron=1  canal and production sites
    seats.N.projects = w05=day   seats.N.scored = w01 w04      projects built; tiles scored, by interim scoring
    seats.N.ship = u3                                          space of the river
    strips = hire settle ...   covered = boonlake              action board, top to bottom; labels with a marker
    scoring = w01 w02 w03 w04                                  scoring tiles; area N is seat N's
    laid = 2=g05 4=p01   (start spaces: 3=s2_1)                tiles on the map
    pieces = 2a=0:house 3b=1:inhabitant   cattle = 4=0+1+0     what stands there; `e`: the Wise Eminence's
    deck = c007 c008   discards = ...   grey = g09 g10         piles, the top last; what is not named lies below
    eminence.points  cactus  ship   eminence.stack = b1/upper_right a1/lower_right    the top last, with silhouettes
    ask = QUESTION SEAT [NAME=VALUE ...]                       whose question it is; the next turn follows:
        Turn 0 · PlayCard 0 kind=day · Improve 0 · Explore 0 · LayPasture 0 · CoverLabel 0 · Modernise 0 ·
        SettleShare 0 (and the other shares; RegionShare with region=...) · Sail 0 strip=hire · ChooseTrack 0 n=3 ·
        Discard 0 n=2 · BuildSite 0 · Common 0 strip=settle (all shares of a strip) ·
        ScoreRegions 0 region=boonlake · InterimScoring 0 · EminenceTurn. With `strip=` the strip has been taken, and
        the ship sails after the question. Without `ask`: the turn of who began.

What is not set lies where it would: three inhabitants on the ranch, the others in the supply. Refused are names that do
not exist (`cannot-set`) and, as `impossible` with a `reason`, what no table could show: value, negative, seat, census
(`what` does not add up), cells (a tile beside no other), twice (a thing in two places), ask.
"""

from __future__ import annotations

from bot.rules import Refused
from bot.rules.position import seat_of

from ..components.rules import Rules
from ..state import State
from .table import SEAT_NUMBERS, SEAT_WORDS, TableSetting

COMMON = ("scorings", "ending", "first", "strips", "covered", "scoring", "laid", "pieces", "cattle", "deck", "discards")
PILES = ("grey", "ask")
SOLO = ("points", "cactus", "ship", "stack")


def arrange(s: State, name: str, value: str) -> None:
    """Read one `set` line; it is carried out when all are read."""
    part = name.split(".")
    known = name in (*COMMON, *PILES) and not (name == "first" and s.eminence.plays)
    if part[0] == "seats" and len(part) == 3:
        seat_of(name, part[1], s.seats)
        known = part[2] in (*SEAT_NUMBERS, *SEAT_WORDS)
    elif part[0] == "eminence" and len(part) == 2:
        known = s.eminence.plays and part[1] in SOLO
    if not known:
        raise Refused("cannot-set", name=name)
    s.setting[name] = " ".join(value.split())


def arranged(game: Rules, s: State) -> None:
    """Carry all `set` lines out and check that such a table can be."""
    setting, s.setting = s.setting, {}
    if setting:
        TableSetting(game, s, setting).carry_out()
