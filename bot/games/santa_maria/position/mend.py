"""One `set` line carried out on a table in play, and nothing else: no supply is reckoned anew."""

from __future__ import annotations

from bot.rules import Refused

from ..components.cells import BIT, INDEX, NAMES
from ..components.dice import DICE, face
from ..components.rules import Rules
from ..state import Seat, State
from .mend_maya import mend_city
from .values import Values

NUMBERS = ("coins", "points", "religion", "conquest", "white_used", "blue_used")


def mend(game: Rules, s: State, name: str, value: str) -> None:
    """Lay what the line says on the table; raises `Refused` for what is none, or cannot be changed alone."""
    read, part = Values(game, s, {name: value}), name.split(".")
    if part[0] == "seats" and len(part) == 3:
        _seat(read, s.board[int(part[1])], name, part[2])
    elif part[0] == "city" and game.box.has_city:
        mend_city(read, s, name)
    elif name in ("white", "blue"):
        setattr(s, name, _faces(read, name))
    elif name == "display":
        s.display = read.words(name, game.box.tiles) or []
    elif name == "ambassadors":
        for die in read.words(name, [die for dice in DICE.values() for die in dice]) or []:
            s.kingdoms.ambassadors[face(die)[0]] = face(die)[1]
    elif part[0] == "docks":
        s.docks[part[1]] = " ".join(read.words(name, game.box.ships) or [])
    elif part[0] == "places":
        s.places[part[1]] = there = read.seats(name) or []
        if part[1] in game.box.scholars:
            for seat, me in enumerate(s.board):
                if seat in there and part[1] not in me.scholars:
                    me.scholars.append(part[1])
    else:
        raise Refused("cannot-set", name=name)


def _seat(read: Values, me: Seat, name: str, what: str) -> None:
    if what in NUMBERS:
        setattr(me, what, read.number(name, 0))
    elif what == "goods":
        me.goods = dict.fromkeys(read.box.goods, 0) | {
            k: int(n) for k, n in (read.pairs(name, read.box.goods) or {}).items()
        }
    elif what == "blue":
        me.blue = _faces(read, name)
    elif what == "space":
        me.space = " ".join(read.words(name, read.box.spaces) or [])
    elif what in ("dice", "paid"):
        there = read.pairs(name, INDEX) or {}
        if what == "dice":
            me.dice = there
        else:
            me.paid = {cell: int(n) for cell, n in there.items()}
        me.busy = sum(BIT[cell] for cell in {*me.dice, *me.paid}) | me.stand
    elif what == "tiles":
        _keep(read, me, name)
    else:
        raise Refused("cannot-set", name=name)


def _keep(read: Values, me: Seat, name: str) -> None:
    """Of the tiles laid those that are named, and the town hall; where others lay nothing is built."""
    named = set(read.words(name) or [])
    for tile, at, turn in list(me.laid):
        if f"{tile}@{at}@{turn}" in named or read.box.shape_of[tile] == "hall":
            continue
        shape = read.box.laying[tile][0]
        me.laid.remove([tile, at, turn])
        for i in shape.covers[shape.number[at, turn]]:
            me.cells[i] = ""
            me.dice.pop(NAMES[i], None)
            me.paid.pop(NAMES[i], None)
            me.built, me.works, me.busy = me.built & ~(1 << i), me.works & ~(1 << i), me.busy & ~(1 << i)


def _faces(read: Values, name: str) -> list[int]:
    """Dice, by face from 0."""
    faces = read.words(name, "123456") or []
    return [faces.count(str(n)) for n in range(1, 7)]
