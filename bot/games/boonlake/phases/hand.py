"""Cards that have to be discarded to pay for something (Rulebook 001, effects and actions)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, spread

from ..play import Ask, Play


class Discard(Ask):
    """So many cards of the hand, to pay for something. What is being paid is not interrupted by free actions."""

    n: int

    def offers(self, g: Play) -> Iterable[Offer]:
        yield spread(self.give, dict.fromkeys(g.s.board[self.seat].hand, 1), self.n, self.n)

    def give(self, g: Play, counts: dict[str, int]) -> None:
        cards = [card for card, n in counts.items() if n]
        g.discard(self.seat, cards)
        g.emit("discarded", self.seat, cards=cards)
