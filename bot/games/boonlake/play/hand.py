"""Project cards in hand: drawn from the deck, discarded to the pile (Rulebook 001, effects and actions)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import rules

from ..components.box import Box
from ..state import State


class Hand(rules.Play[State]):
    """A table being played on: cards."""

    def __init__(self, game: Any, state: State, *, record: bool = True) -> None:
        super().__init__(game, state, record=record)
        self.box: Box = game.box

    def draw(self, seat: int, n: int) -> list[str]:
        """So many cards, or as many as there are: an empty deck is made anew of the discards."""
        found = self.s.deck.take(self, seat, n)
        self.s.board[seat].hand += found
        return found

    def discard(self, seat: int, cards: Sequence[str]) -> None:
        me = self.s.board[seat]
        for card in cards:
            me.hand.remove(card)
            self.s.deck.discard(seat, card)
