"""One `set` line laid on a table in play, to see what would be on offer then."""

from __future__ import annotations

from bot.rules import Refused
from bot.rules.position import seat_of

from ..components.goods import GOODS
from ..components.rules import Rules
from ..state import Seat, State
from .values import Values

NUMBERS = ("track", "lids")


def mend(game: Rules, s: State, name: str, value: str) -> None:
    """Nothing else changes and nothing is checked; raises `Refused` for what cannot be changed alone."""
    read, part = Values(game, s, {name: value}), name.split(".")
    if part[0] == "seats" and len(part) == 3:
        _seat(read, s.board[seat_of(name, part[1], s.seats)], name, part[2])
    elif part[0] == "places" and part[-1] in s.places:
        s.places[part[-1]] = read.seats(name) or []
    elif part[0] == "cargo" and part[-1] in s.cargo:
        s.cargo[part[-1]] = read.seats(name) or []
    elif name == "round":
        s.round = read.number(name, s.round, read.n.rounds)
    else:
        raise Refused("cannot-set", name=name)


def _seat(read: Values, me: Seat, name: str, what: str) -> None:
    if what in NUMBERS:
        setattr(me, what, read.number(name, 0))
    elif what == "charted":
        me.charted = bool(read.number(name, 0, 1))
    elif what in ("stored", "market"):
        setattr(me, what, read.counts(name, GOODS, {}))
    elif what == "tiles":
        me.tiles = read.counts(name, read.box.doubles, {})
    elif what in ("workers", "unhired"):
        setattr(me, what, read.counts(name, read.box.workers, {}))
    elif what in ("cells", "crates", "used"):
        setattr(me, what, read.words(name) or [])
    elif what == "boats":
        me.boats = read.pairs(name, read.box.piers) or {}
    else:
        raise Refused("cannot-set", name=name)
