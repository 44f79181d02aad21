"""Cards face down: where they lie, who knows which, and how those that are not known are mixed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from .rng import Rng

Slot = tuple[list[str], int]  # a place where a card lies: the list, and where in it


def slots(cards: list[str]) -> list[Slot]:
    """All places of a list, such as a hand."""
    return [(cards, i) for i in range(len(cards))]


def mix(places: Sequence[Slot], rng: Rng) -> None:
    """Put the cards that lie at `places` there in another order, of which the old one tells nothing."""
    cards = sorted(held[i] for held, i in places)
    rng.shuffle(cards)
    for (held, i), card in zip(places, cards, strict=True):
        held[i] = card


class Facedown(msgspec.Struct):
    """Cards face down, the last one on top, and what single seats know of them."""

    cards: list[str] = []
    known: dict[str, list[int]] = {}  # by seat: where the cards lie that it knows, counted from the bottom

    def __len__(self) -> int:
        return len(self.cards)

    def knowers(self, at: int) -> list[int]:
        """The seats that know the card there."""
        return [int(seat) for seat, places in self.known.items() if at in places]

    def pop(self) -> str:
        """Take the top card."""
        top = len(self.cards) - 1
        self.known = {seat: left for seat, all in self.known.items() if (left := [at for at in all if at != top])}
        return self.cards.pop()

    def push(self, card: str, knowers: Iterable[int] = ()) -> None:
        """Lay a card on top, which these seats know."""
        for seat in knowers:
            self.known.setdefault(str(seat), []).append(len(self.cards))
        self.cards.append(card)

    def hidden(self, seat: int | None) -> list[Slot]:
        """The places of which `seat` does not know what lies there; all of them for whoever has no seat."""
        mine = self.known.get(str(seat), [])
        return [(self.cards, i) for i in range(len(self.cards)) if i not in mine]
