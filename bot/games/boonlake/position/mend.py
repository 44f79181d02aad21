"""One `set` line carried out on a table in play, and nothing else: no supply is reckoned anew."""

from __future__ import annotations

from bot.rules import Refused

from ..components.rules import Rules
from ..state import Seat, State
from .table import USED
from .values import Values

NUMBERS = ("coins", "vases", "ranch")


def mend(game: Rules, s: State, name: str, value: str) -> None:
    """Lay what the line says on the table; raises `Refused` for what is none, or cannot be changed alone."""
    read, part = Values(game, s, {name: value}), name.split(".")
    if part[0] == "seats" and len(part) == 3:
        _seat(read, s.board[int(part[1])], name, part[2])
    elif name == "covered":
        s.covered = read.words(name, game.box.regions) or []
    else:
        raise Refused("cannot-set", name=name)


def _seat(read: Values, me: Seat, name: str, what: str) -> None:
    if what in NUMBERS:
        setattr(me, what, read.number(name, 0))
    elif what == "levers":
        words = [word.partition("=") for word in read.words(name) or []]
        me.levers = {lever: how != USED for lever, _, how in words}
    elif what == "sites":
        there = read.pairs(name, read.box.canal.resources) or {}
        me.sites = {r: int(there.get(r, 0)) for r in read.box.canal.resources}
    elif what == "projects":
        me.projects = read.pairs(name, read.s.scoring) or {}
    else:
        raise Refused("cannot-set", name=name)
