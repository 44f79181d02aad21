"""Sending a worker to a royal card (Rulebook 004, New workers)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Ask, Play, reasons_cards


class Post(Ask):
    """Which free worker goes to which card without one, for the rest of the game."""

    def offers(self, g: Play) -> Iterable[Offer]:
        free = [worker for worker, n in g.s.board[self.seat].workers.items() if n]
        cards = [card for card, there in g.s.royal.items() if there.seat < 0]
        yield pick(self.post, [(worker, card) for worker in free for card in cards])

    def why_post(self, g: Play, worker: str, card: str) -> Iterable[Reason]:
        return reasons_cards.post(g, self.seat, worker, card)

    def post(self, g: Play, worker: str, card: str) -> None:
        g.post(self.seat, worker, card)
