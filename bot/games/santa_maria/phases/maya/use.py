"""A die on the roads of the city, its own or an ambassador's that another has taken (Rulebook 002, Using a die)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ...components.cells import LINE, VALUE
from ...components.maya_city import free_on
from ...play import Play, reasons_maya
from ...play.maya import free_spots
from .rewards import BuildTemple, UseAsk


def simulate(g: Play, line: str) -> None:
    """Another has taken an ambassador's die: the city may go its way, and leaves no die (Rulebook 002, Module C)."""
    value = str(VALUE[LINE[line]] + 1)
    g.then(Drive(g.s.city_seat, value, at=value, follows=True))


class Drive(UseAsk, kw_only=True):
    """Where the die goes."""

    at: str  # the die symbol from which it goes: its value as used
    follows: bool = False  # an ambassador's die that another has taken

    def offers(self, g: Play) -> Iterable[Offer]:
        spots = free_on(g.box.city, self.at, tuple(g.s.city.junctions), free_spots(g))
        if not spots:
            return ()  # nowhere to follow a die to; one's own is not taken then
        leave = [pick(self.decline)] if self.follows and self.value else []  # whoever played a technology goes
        return [pick(self.go, [(spot,) for spot in spots]), *leave, *self.beside(g)]

    def go(self, g: Play, spot: str) -> None:
        g.drive(self.at, spot)
        g.then(BuildTemple(self.seat, self.value, spot))

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "drive")

    def why_go(self, g: Play, spot: str) -> Iterable[Reason]:
        return reasons_maya.go(g, self.at, spot)

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return [Reason("technology-played" if self.follows else "die-in-hand")]
