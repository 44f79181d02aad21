"""Parts of a deck that is dealt out to seats: every n-th card to each, from the first seat on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .facedown import Facedown


class Stripe(Facedown):
    """One seat's part of a deck that is dealt out."""

    seat: int = 0
    dealt: int = 0  # how many cards it had at first
    spare: list[str] = []  # noqa: RUF012 - its part of the discards, once some stripe was empty; they come in this order
    refilled: bool = False
    thrown: list[str] = []  # noqa: RUF012 - what its seat has discarded since


def as_they_lay(stripes: Sequence[Stripe]) -> Iterator[tuple[str, list[int]]]:
    """From the top: each card that is left with who knows it, as it lay before; what filled a stripe lies below."""
    parts = [
        (stripe.refilled, stripe.dealt - 1 - at, i, at)
        for i, stripe in enumerate(stripes)
        for at in range(len(stripe.cards))
    ]
    for *_, i, at in sorted(parts):
        yield stripes[i].cards[at], stripes[i].knowers(at)


def woven(stripes: Sequence[Stripe]) -> list[str]:
    """The same from the bottom, where nobody knows a card and no stripe was filled."""
    n = len(stripes)
    places = [""] * (n * max([stripe.dealt for stripe in stripes]))
    for i, stripe in enumerate(stripes):
        lowest = len(places) - 1 - i - n * (stripe.dealt - 1)
        places[lowest : lowest + n * len(stripe.cards) : n] = stripe.cards
    return list(filter(None, places))
