"""What comes of a die before its line is run: the specialist, the governor, taxation (Rulebook 002, Governor; 000,
Scholar tiles)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.cells import LINE, LINE_MASK
from ..components.dice import face
from ..components.effects import Tax, WalkOn
from ..play import Frame, OwnTurn, Play, payment, reasons_kingdoms
from ..play.kingdoms import next_cell, way_of
from .activation import work
from .line import walk
from .specialists import Hire


def use(g: Play, seat: int, die: str, line: str) -> None:
    """A die is used for a line: whoever takes a white one may hire first, before the governor moves."""
    if face(die)[0] == "white" and g.at_hand:
        g.then(Hire(seat), Use(seat, die, line))
    else:
        run(g, seat, die, line)


class Use(Frame):
    """The line, after somebody could be hired."""

    seat: int
    die: str
    line: str

    def run(self, g: Play) -> None:
        run(g, self.seat, self.die, self.line)


def run(g: Play, seat: int, die: str, line: str) -> None:
    """First the governor, if he stands in the line, then taxation, then building by building."""
    me = g.s.board[seat]
    if me.stand & LINE_MASK[LINE[line]]:
        inspect(g, seat, way_of(die, line))
        g.then(Along(seat))
    else:
        along(g, seat)


def inspect(g: Play, seat: int, way: str) -> None:
    """The governor goes a cell on, if he can; a building he comes to is activated (Rulebook 002, Governor)."""
    me, box = g.s.board[seat], g.box
    to = next_cell(me, way)
    if to < 0:
        return
    g.move_governor(seat, to)
    if me.works >> to & 1:
        work(g, seat, me.cells[to])
    if on_road(me.cells[to], g) and box.ability(me, WalkOn):
        g.then(Navigate(seat, way))


def on_road(building: str, g: Play) -> bool:
    """Whether a cell is a road, an improvement included."""
    return bool(building) and g.box.buildings[building].terrain == "road"


class Along(Frame):
    """The line itself, after the governor has moved."""

    seat: int

    def run(self, g: Play) -> None:
        along(g, self.seat)


def along(g: Play, seat: int) -> None:
    """Taxation for the line, then its buildings."""
    me, line = g.s.board[seat], g.s.line
    tax = g.box.ability(me, Tax)
    if tax:
        people = g.box.terrains.colonists(me, LINE_MASK[LINE[line]])
        if n := people // tax.colonists * tax.coins:
            g.tax(seat, n)
    walk(g, seat, 0)


class Navigate(OwnTurn):
    """The governor has come to a road and may go on the same way, for coins (Rulebook 002, Navigation)."""

    way: str

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        effect = g.box.ability(me, WalkOn)
        if effect is None or next_cell(me, self.way) < 0 or payment.worth(g.box, me) < effect.coins:
            return ()
        can = [pick(self.move_on)] if effect.coins <= me.coins else []
        return [*can, pick(self.decline), *self.anytime(g)]

    def move_on(self, g: Play) -> None:
        effect = g.box.ability(g.s.board[self.seat], WalkOn)
        g.give(self.seat, payment.COINS, effect.coins if effect else 0)
        inspect(g, self.seat, self.way)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "navigate")

    def why_move_on(self, g: Play) -> Iterable[Reason]:
        return reasons_kingdoms.move_on(g, self.seat)

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer
