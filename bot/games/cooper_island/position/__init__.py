"""A game begun from a position: what the `set` lines of a recorded game may name.

With any of them the set-up is done already. Lists are words, or counts (`coin=2 wood`), or `none`.

    round = 2   first = 1   master = standing (or lying)       round 1-5; who has Cooper; the harbour master
    seats.N.land = S=meadow:2:food A1=forest:1 D1=none         all explored spaces, as terrain:level[:what lies there];
        ruins lie on their spaces while those are new, unless `none` is said
    seats.N.islets = R1a=islet_1@A2                            water, islet, the space of its other half
    seats.N.laid = double_1=2 single_1=1                       tiles laid so far; if not said, single ones
    seats.N.tiles = double_1=2                                 double tiles in hand
    seats.N.one_master = 7   seats.N.two_master = 0            steps made: where the ships are follows from it
    seats.N.anchors = one_master=1   seats.N.logbooks = logbook_1 logbook_8=2
    seats.N.stored  seats.N.market = coin=1 wood=2
    seats.N.track = 4   seats.N.charted = 1                    the cartographer; whether its action is used (0 or 1)
    seats.N.boats = P1=boat_2 P3=boat_6   seats.N.flipped = boat_2
    seats.N.cells = T1 T2                                      cells that hold a statue
    seats.N.lids = 1   seats.N.crates = crate_1                unused lids, crates with one
    seats.N.small = small_4   large = large_1   used = large_1     cards; used ones lie face down
    seats.N.unhired = round=1 square=2   recruited = hire=1 points=1   workers = round=2      free ones are the rest
    seats.N.owed = 1                                           tolls refused to it, still to be chosen
    places.A_round = 0 1                                       workers there, the last on top
    royal = royal_1 royal_3 ...   royal.royal_1 = 0 square     which lie out; a worker there
    cargo.cargo_1 = 0 1                                        seats whose lid is still on it
    bag  logbooks  small_deck  large_deck = ...                what lies on top (hidden), the last one topmost
    ask = QUESTION SEAT [NAME=VALUE ...]                       whose question it is; play goes on from there:
        Turn 0 · EndTurn 0 · Act 0 todo=draw/place+step_1 [mix=2] · Sail 0 n=3 · Toll 0 to=1 [ship=one_master] (to=none:
        the supply) · Take 0 groups=wood/stone+food · Site 0 piece=small · ChooseCard 0 deck=small ·
        Income 0 [todo=lay_islet+place+boat_1] · Feed 0 · Recharge 0 · Close 0 · LastActions 0.
        Without `ask`: the turn of the first player.

Refused are names that do not exist (`cannot-set`) and, as `impossible` with a `reason`, what no table could show:
value, negative, seat, census (`what` does not add up), twice (a thing in two places), ask.
"""

from __future__ import annotations

from collections.abc import Container

from bot.rules import Refused
from bot.rules.position import seat_of

from ..components.box import Box
from ..components.rules import Rules
from ..state import State
from .table import SEAT_NUMBERS, SEAT_WORDS, TableSetting

COMMON = ("round", "first", "master", "royal", "bag", "logbooks", "small_deck", "large_deck", "ask")


def arrange(box: Box, s: State, name: str, value: str) -> None:
    """Read one `set` line; it is carried out when all are read."""
    part = name.split(".")
    known = name in COMMON
    if part[0] == "seats" and len(part) == 3:
        seat_of(name, part[1], s.seats)
        known = part[2] in (*SEAT_NUMBERS, *SEAT_WORDS)
    elif len(part) == 2:
        kinds: dict[str, Container[str]] = {"places": box.send_words, "royal": box.royal, "cargo": box.cargo}
        known = part[1] in kinds.get(part[0], ())
    if not known:
        raise Refused("cannot-set", name=name)
    s.setting[name] = " ".join(value.split())


def arranged(game: Rules, s: State) -> None:
    """Carry all `set` lines out and check that such a table can be."""
    setting, s.setting = s.setting, {}
    if setting:
        TableSetting(game, s, setting).carry_out()
