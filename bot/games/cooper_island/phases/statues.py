"""Ruins taken away and statues put up (Rulebook 004, Sector F)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.effects.base import Gain
from ..play import Play, reasons_building, reasons_land
from ..play.buildings import STATUE, free_cells, full_cells, open_ruins, statue_prices
from ..play.landscape import Lie
from ..play.payment import Cost, discounts
from .build import Erecting, Site
from .payment import pay


class Sculpting(Erecting):
    """A question in which a ruin can be removed or a statue put up."""

    def _ruins(self, g: Play, here: Lie) -> list[Offer]:
        me, names = g.s.board[self.seat], g.box.land.names
        cells = free_cells(g.box, me)
        words = [(names[i], cell) for i in open_ruins(g.box, me, here) for cell in cells]
        return [pick(self.remove_ruin, words)] if words else []

    def why_remove_ruin(self, g: Play, at: str, cell: str) -> Iterable[Reason]:
        return [*self._open("remove_ruin"), *reasons_land.remove_ruin(g, self.seat, at, cell)]

    def why_erect_statue(self, g: Play, way: str, less: str, cell: str) -> Iterable[Reason]:
        return [*self._open("erect_statue"), *reasons_building.erect_statue(g, self.seat, way, less, cell)]

    def remove_ruin(self, g: Play, at: str, cell: str) -> None:
        """Its other side is a statue, which goes to a cell, and that may bring something."""
        box, more = g.box, g.box.when(g.s.board[self.seat], "ruin")
        g.remove_ruin(self.seat, at, cell)
        card = box.card_cell(g.s.board[self.seat])
        if card and card[0] == cell:
            g.carry(self.seat, [Gain(card[1].goods)])
            g.points(self.seat, card[1].navigation)
        else:
            g.points(self.seat, box.statue_cells[cell].navigation)
        g.carry(self.seat, [effect.effect for effect in more])
        self._spent(g, "remove_ruin")

    def _statues(self, g: Play, have: Cost) -> list[Offer]:
        me = g.s.board[self.seat]
        prices = statue_prices(g.box, me, have)
        words = [(way, less, cell) for way, less in prices for cell in full_cells(g.box, me)]
        return [pick(self.erect_statue, words)] if words else []

    def erect_statue(self, g: Play, way: str, less: str, cell: str) -> None:
        row = g.box.statues[way]
        pay(g, self.seat, discounts(g.box, g.s.board[self.seat], "statue", row.cost, 0)[less])
        g.take_up(self.seat, STATUE, cell)
        g.then(Site(self.seat, STATUE, row.navigation))
        self._spent(g, "erect_statue")
