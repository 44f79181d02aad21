"""Building a supply boat (Rulebook 004, Sector B)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Frame, Play, reasons_building
from ..play.buildings import boat_prices
from ..play.payment import Cost, discounts
from .double_tile import Placing
from .payment import pay


class Boating(Placing):
    """A question in which a boat can be built."""

    def _mix(self) -> int:
        """How many coins or resources of any kind are taken off."""
        return 0

    def _boats(self, g: Play, have: Cost) -> list[Offer]:
        me = g.s.board[self.seat]
        left = [boat for boat in g.box.boats if boat not in me.boats.values()]
        prices = boat_prices(g.box, me, have, self._mix())
        words = [(pier, boat, less) for pier, less in prices for boat in left]
        return [pick(self.build_boat, words)] if words else []

    def why_build_boat(self, g: Play, pier: str, boat: str, less: str) -> Iterable[Reason]:
        why = reasons_building.build_boat(g, self.seat, pier, boat, less, self._mix())
        return [*self._open("build_boat"), *why]

    def build_boat(self, g: Play, pier: str, boat: str, less: str) -> None:
        cost = g.box.piers[pier].cost
        pay(g, self.seat, discounts(g.box, g.s.board[self.seat], "boat", cost, self._mix())[less])
        g.then(BoatBuilt(self.seat, pier, boat))
        self._spent(g, "build_boat")


class BoatBuilt(Frame):
    """A boat that is paid for: first the points of its pier, then what it does."""

    seat: int
    pier: str
    boat: str

    def run(self, g: Play) -> None:
        more = g.box.when(g.s.board[self.seat], "boat")
        g.build_boat(self.seat, self.pier, self.boat)
        g.points(self.seat, g.box.piers[self.pier].navigation)
        g.carry(self.seat, [*[card.effect for card in more], g.box.boats[self.boat].effect])
