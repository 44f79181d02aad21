"""The way along a line, building by building, and where the die lies in the end (Rulebook 000, Activating a row or
column; Scholar tiles, Logistics and Engineering)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.cells import LINE, LINE_CELLS, LINE_MASK, NAMES
from ..components.effects import MoveDie, PutAnywhere
from ..play import Ask, Frame, OwnTurn, Play, payment, reasons_colony, roads
from ..play.dice import free_cells
from .activation import work


class Walk(Frame):
    """Along the line in hand, from its `start`-th cell on."""

    seat: int
    start: int

    def run(self, g: Play) -> None:
        walk(g, self.seat, self.start)


def walk(g: Play, seat: int, start: int, asked: bool = False) -> None:
    """Activate building by building, each if it is free when its turn comes; at the end the die is put down.

    `asked`: what logistics could change before the first of them has been asked.
    """
    me = g.s.board[seat]
    line = LINE_CELLS[LINE[g.s.line]]
    for k in range(start, len(line)):
        i = line[k]
        if (me.works & ~me.busy) >> i & 1:
            if work(g, seat, me.cells[i]):
                g.then(Walk(seat, k + 1))
                return
        elif me.scholars and not (asked and k == start) and moving_matters(g, seat, k):
            g.then(Logistics(seat, k))
            return
    if not g.s.die:
        return  # an ambassador's die that another has taken
    if g.box.ability(me, PutAnywhere):
        g.then(PutDie(seat))
    elif me.scholars and not (asked and start == len(line)) and moving_matters(g, seat, len(line)):
        g.then(Logistics(seat, len(line)))
    else:
        free = me.works & ~me.busy
        g.put_die(seat, next(NAMES[i] for i in reversed(line) if free >> i & 1))


def moving_matters(g: Play, seat: int, start: int) -> bool:
    """Whether a die could be moved now, all resources sold if need be, so that it changes what comes next of the line.

    That is the building of its `start`-th cell, which a die keeps from being activated; past the end, the last free
    building, which the die in hand will lie on. What else could be moved can be moved as well before or later.
    """
    me, effect = g.s.board[seat], g.box.ability(g.s.board[seat], MoveDie)
    if effect is None or not me.dice:
        return False
    line = LINE_CELLS[LINE[g.s.line]]
    if start < len(line):
        moves = roads.moves_off(me, g.hand_line, NAMES[line[start]])
    else:
        moves = roads.moves_onto_last(me, g.s.line)
    return moves * max(1, effect.coins) > 0 and moves * effect.coins <= payment.worth(g.box, me)


class Logistics(OwnTurn):
    """Between two buildings of a line, or before the die in hand is put down: others may be moved at any time."""

    start: int  # which cell of the line comes next

    auto_beside_free = True  # goes on by itself when what was moved is all that matters

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.go_on), *self.anytime(g)]

    def sways(self, g: Play, free: Offer) -> bool:
        return free.verb in ("move_die", "sell") and moving_matters(g, self.seat, self.start)

    def go_on(self, g: Play) -> None:
        walk(g, self.seat, self.start, asked=True)

    def why_go_on(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class PutDie(Ask):
    """Engineering: on any free building of the line."""

    settable = ("die", "line")

    def offers(self, g: Play) -> Iterable[Offer]:
        cells = free_cells(g.s.board[self.seat], LINE_MASK[LINE[g.s.line]])
        yield pick(self.put, [(cell,) for cell in cells])

    def put(self, g: Play, at: str) -> None:
        g.put_die(self.seat, at)

    def why_put(self, g: Play, at: str) -> Iterable[Reason]:
        return reasons_colony.put(g, self.seat, at)
