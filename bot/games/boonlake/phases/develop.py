"""Developing: an inhabitant of the ranch on a building site (Rulebook 001, develop), or upgrading instead."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Play, reasons_map
from ..play.upgrades import developable
from .free_actions import Declinable
from .hand import Discard
from .rewards import Receive
from .upgrade import UpgradeAsk


class ImproveAsk(UpgradeAsk):
    """A question in which one may develop once or upgrade once."""

    def improve_offers(self, g: Play) -> list[Offer]:
        sites = developable(g.s.board[self.seat], g.ground.free_sites())
        return [*([pick(self.develop, sites)] if sites else []), *self.upgrade_offers(g)]

    def why_develop(self, g: Play, site: str) -> Iterable[Reason]:
        return reasons_map.develop(g.box, g.s, self.seat, site)

    def develop(self, g: Play, site: str) -> None:
        row = g.site(site)
        g.place_inhabitant(self.seat, site, row.cost.get("coins", 0), row.loss)
        if "cards" in row.cost:
            g.then(Discard(self.seat, row.cost["cards"]))
        if row.gains:
            g.then(Receive(self.seat, row.gains, "site"))


class Improve(ImproveAsk, Declinable):
    """Left of the arrow of Pioneer and Settle."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return self.beside(g, self.improve_offers(g))
