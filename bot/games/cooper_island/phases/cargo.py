"""Supplying a cargo ship (Rulebook 004, Sector H)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Frame, Play, reasons_building
from ..play.cards import cargo_prices, master_on
from ..play.payment import Cost, discounts
from .payment import pay
from .statues import Sculpting


class Supplying(Sculpting):
    """A question in which a cargo ship can be supplied."""

    def _cargo(self, g: Play, have: Cost) -> list[Offer]:
        prices = cargo_prices(g.box, g.s, self.seat, have)
        return [pick(self.supply, prices)] if prices else []

    def why_supply(self, g: Play, ship: str, less: str) -> Iterable[Reason]:
        return [*self._open("supply"), *reasons_building.supply(g, self.seat, ship, less)]

    def supply(self, g: Play, ship: str, less: str) -> None:
        master = master_on(g.s, ship)
        pay(g, self.seat, discounts(g.box, g.s.board[self.seat], "cargo", g.box.cargo[ship].cost, int(master))[less])
        if master:
            g.lay_master(self.seat)
        g.lift_lid(self.seat, ship)
        g.then(Supplied(self.seat, ship))
        self._spent(g, "supply")


class Supplied(Frame):
    """A ship that is paid for: its points, the lid, and what cards bring."""

    seat: int
    ship: str

    def run(self, g: Play) -> None:
        more = g.box.when(g.s.board[self.seat], "cargo")
        g.points(self.seat, g.box.cargo[self.ship].navigation)
        g.then(Lid(self.seat, self.ship))
        g.carry(self.seat, [card.effect for card in more])


class Lid(Frame):
    """The lid comes to the board."""

    seat: int
    ship: str

    def run(self, g: Play) -> None:
        g.supply(self.seat, self.ship)
