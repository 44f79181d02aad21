"""Shares in right parts that are cards, developing or upgrading (Rulebook 001, pioneer, settle, builder)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Play
from .cards import CardAsk, CardOrCoins, PlayCard
from .develop import ImproveAsk
from .progress import ShareAsk

DRAWN = 2  # cards


class SettleShare(ImproveAsk, CardOrCoins, ShareAsk):
    """Develop once, upgrade once, or a card."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return self.beside(g, [*self.improve_offers(g), *self.card_offers(g), *self.forgo_offers(g)])


class BuilderShare(CardOrCoins, ShareAsk):
    """A card of any kind."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return self.beside(g, [*self.card_offers(g), *self.forgo_offers(g)])


class PioneerShare(ShareAsk):
    """Two cards, then a card may be played."""

    swayed = False

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.draw), *self.forgo_offers(g), *self.anytime(g)]

    def why_draw(self, g: Play) -> Iterable[Reason]:
        return []

    def draw(self, g: Play) -> None:
        g.gain(self.seat, {"cards": DRAWN}, "pioneer")
        g.then(PlayCard(self.seat))


class BuilderCard(CardAsk):
    """Left of the arrow of Builder: a card of any kind is played, or two cards are taken."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return [*self.card_offers(g), pick(self.draw), *self.anytime(g)]

    def why_draw(self, g: Play) -> Iterable[Reason]:
        return []

    def draw(self, g: Play) -> None:
        g.gain(self.seat, {"cards": DRAWN}, "builder")

    def skip(self, g: Play, lever: str) -> None:
        """Two cards, and a lever for not playing one."""
        self.draw(g)
        super().skip(g, lever)
