"""Upgrading: an inhabitant becomes a house, a house a settlement (Rulebook 001, upgrade)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Play, reasons_map
from ..play.levers import NONE
from ..play.upgrades import houses, settlement_inhabitants, settlements
from .free_actions import Declinable, OpenAsk


class UpgradeAsk(OpenAsk):
    """A question in which something may be upgraded."""

    def upgrade_offers(self, g: Play) -> list[Offer]:
        found: list[Offer] = []
        if sites := houses(g.ground, self.seat, g.box.n.house_inhabitants):
            found.append(pick(self.house, sites))
        if ways := settlements(g.ground, self.seat):
            found.append(pick(self.settlement, ways))
        return found

    def why_house(self, g: Play, site: str) -> Iterable[Reason]:
        return reasons_map.house(g.box, g.s, self.seat, site, g.box.n.house_inhabitants)

    def why_settlement(self, g: Play, site: str, points: str, lever: str) -> Iterable[Reason]:
        return reasons_map.settlement(g.box, g.s, self.seat, site, points, lever)

    def house(self, g: Play, site: str) -> None:
        g.upgrade_to_house(self.seat, site, g.box.n.house_inhabitants)

    def settlement(self, g: Play, site: str, points: str, lever: str) -> None:
        settle(g, self.seat, site, int(points), lever, 0)


def settle(g: Play, seat: int, site: str, points: int, lever: str, less: int) -> None:
    """A settlement, with so many inhabitants less and perhaps a lever."""
    if lever != NONE:
        less += g.box.easy[lever].inhabitants
        g.push(seat, lever)
    inhabitants = settlement_inhabitants(g.box, g.s.board[seat], points, less)
    g.upgrade_to_settlement(seat, site, inhabitants, points)


class Upgrade(UpgradeAsk, Declinable):
    """Upgrade once, in place of the common part."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return self.beside(g, self.upgrade_offers(g))


class FreeHouse(Declinable):
    """A card lets an inhabitant become a house, and nobody is given up."""

    def offers(self, g: Play) -> Iterable[Offer]:
        sites = houses(g.ground, self.seat, 0)
        return self.beside(g, [pick(self.house, sites)] if sites else [])

    def why_house(self, g: Play, site: str) -> Iterable[Reason]:
        return reasons_map.house(g.box, g.s, self.seat, site, 0)

    def house(self, g: Play, site: str) -> None:
        g.upgrade_to_house(self.seat, site, 0)


class EasySettlement(Declinable):
    """A card lets a house become a settlement more easily."""

    inhabitants: int
    presences: int

    def offers(self, g: Play) -> Iterable[Offer]:
        ways = settlements(g.ground, self.seat, self.inhabitants, self.presences)
        return self.beside(g, [pick(self.settlement, ways)] if ways else [])

    def why_settlement(self, g: Play, site: str, points: str, lever: str) -> Iterable[Reason]:
        return reasons_map.settlement(g.box, g.s, self.seat, site, points, lever, self.inhabitants, self.presences)

    def settlement(self, g: Play, site: str, points: str, lever: str) -> None:
        settle(g, self.seat, site, int(points), lever, self.inhabitants)
