"""Hiring: inhabitants for coins or cards (Rulebook 001, hire)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bot.rules import Offer, Reason, Words, pick

from ..play import Play, reasons
from .free_actions import Declinable
from .hand import Discard
from .progress import ShareAsk
from .rewards import Receive


@lru_cache(1 << 10)
def ways(by_coins: int, by_cards: int, most: int) -> tuple[Words, ...]:
    """How many inhabitants for coins, how many for cards: at least one in all."""
    return tuple((str(a), str(b)) for a in range(by_coins + 1) for b in range(by_cards + 1) if 0 < a + b <= most)


class HireShare(ShareAsk, Declinable):
    """So many inhabitants for coins, so many for cards."""

    def offers(self, g: Play) -> Iterable[Offer]:
        me, n = g.s.board[self.seat], g.box.n
        coins, cards = min(me.coins // n.hire_coins, me.supply), min(len(me.hand) // n.hire_cards, me.supply)
        options = ways(coins, cards, me.supply)
        return self.beside(g, [*([pick(self.hire, options)] if options else []), *self.forgo_offers(g)])

    def why_hire(self, g: Play, by_coins: str, by_cards: str) -> Iterable[Reason]:
        return reasons.hire(g.box, g.s.board[self.seat], self.seat, int(by_coins), int(by_cards))

    def hire(self, g: Play, by_coins: str, by_cards: str) -> None:
        n = g.box.n
        a, b = int(by_coins), int(by_cards)
        g.spend(self.seat, {"coins": a * n.hire_coins})
        if b:
            g.then(Discard(self.seat, b * n.hire_cards))
        g.then(Receive(self.seat, {"inhabitants": a + b}, "hire"))
