"""Building on land: paying, the site, points, and the card of a small or large building (Rulebook 004, Sector D)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.rules import Offer, Reason, pick

from ..components.peninsula import bits
from ..play import Ask, Frame, Play, reasons_building, reasons_land
from ..play.buildings import LID, building_prices
from ..play.landscape import lie, sites
from ..play.payment import Cost, discounts
from ..play.storage import room
from .boats import Boating
from .free_actions import OwnAsk
from .payment import pay


class Erecting(Boating):
    """A question in which a building can be built."""

    def _buildings(self, g: Play, have: Cost) -> list[Offer]:
        prices = building_prices(g.box, g.s.board[self.seat], have, self._mix())
        return [pick(self.erect, prices)] if prices else []

    def why_erect(self, g: Play, building: str, less: str) -> Iterable[Reason]:
        why = reasons_building.erect(g, self.seat, building, less, self._mix())
        return [*self._open("erect"), *why]

    def erect(self, g: Play, building: str, less: str) -> None:
        row = g.box.buildings[building]
        pay(g, self.seat, discounts(g.box, g.s.board[self.seat], "building", row.cost, self._mix())[less])
        g.take_up(self.seat, building)
        g.then(Site(self.seat, building, row.navigation))
        self._spent(g, "erect")


class Site(OwnAsk):
    """Where a building, statue or lid stands: on the highest of the spaces where nothing does.

    Where something lies everywhere, a cube is stored to make room; where no cell is left, one has to exchange first.
    """

    settable = ("piece",)

    auto_beside_free = True

    piece: str
    points: int

    def offers(self, g: Play) -> Iterable[Offer]:
        names, free = g.box.space_words, self.anytime(g)
        if spots := self._spots(g):
            return [pick(self.site, [names[i] for i in spots]), *free]
        return [replace(offer, free=False) if offer.verb == "exchange" else offer for offer in free]

    def _spots(self, g: Play) -> list[int]:
        me = g.s.board[self.seat]
        spots = sites(me, lie(g.box, me))
        if not spots:
            cells = room(g.box, me)
            spots = [i for i in bits(me.cubes) if cells[me.on[i]] > 0]
        return spots

    def sways(self, g: Play, free: Offer) -> bool:
        """A space as high or higher could be cleared, or the one that is left taken; new land is never the highest."""
        spots = self._spots(g)
        if spots and free.verb in ("store", "exchange"):
            level = g.s.board[self.seat].level
            top = min([level[i] for i in spots])
            return any(level[i] >= top for i in bits(g.s.board[self.seat].cubes) if i not in spots)
        return free.verb not in ("fetch", "explore")

    def exchange(self, g: Play, rate: str, get: str, n: str) -> None:
        stuck = not self._spots(g)
        super().exchange(g, rate, get, n)
        if stuck:
            g.then(self)

    def why_site(self, g: Play, at: str) -> Iterable[Reason]:
        return reasons_land.site(g, self.seat, at)

    def site(self, g: Play, at: str) -> None:
        me, i = g.s.board[self.seat], g.box.land.index[at]
        if me.on[i]:
            g.store(self.seat, at)
        g.place(self.seat, self.piece, at)
        bonus = 0 if self.piece == LID else g.box.terrains[me.terrain[i]].navigation
        g.points(self.seat, self.points + bonus)
        if self.piece in g.box.buildings:
            g.then(Built(self.seat, self.piece))


class Built(Frame):
    """After the points a card, and what earlier cards bring whenever something is built."""

    seat: int
    building: str

    def run(self, g: Play) -> None:
        more = g.box.when(g.s.board[self.seat], "building")
        if self.building in ("small", "large"):
            g.then(Cards(self.seat, self.building))
        g.carry(self.seat, [card.effect for card in more])


class Cards(Frame):
    """Four cards are looked at."""

    seat: int
    deck: str

    def run(self, g: Play) -> None:
        g.show_cards(self.seat, self.deck)
        g.then(ChooseCard(self.seat, self.deck))


class ChooseCard(Ask):
    """One of the cards shown."""

    settable = ("deck",)

    deck: str

    def public(self, g: Play) -> bool:
        return False

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.choose, [(card,) for card in g.s.board[self.seat].looking])

    def why_choose(self, g: Play, card: str) -> Iterable[Reason]:
        shown = g.s.board[self.seat].looking
        return [] if card in shown else [Reason("not-shown", {"card": card})]

    def choose(self, g: Play, card: str) -> None:
        g.choose_card(self.seat, self.deck, card)
