"""The right part of a strip: everybody's share, at once or one after the other (Rulebook 001, phase A)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.rules import DrawingFork

from ..play import Ask, Play


def shared(g: Play, asks: Sequence[Ask], in_order: bool) -> None:
    """Line up everybody's question. In order where seats compete, or where the table has it so."""
    if in_order or len(asks) < 2 or g.rules.chosen["common"] == "in_order":
        g.then(*asks)
    else:
        at_once(g, {ask.seat: [ask] for ask in asks})


def at_once(g: Play, threads: Mapping[int, Sequence[Ask]]) -> None:
    """Line up a part in which all these seats go on together, each with its own part of the deck."""
    g.then(DrawingFork([list(asks) for asks in threads.values()], seats=list(threads), decks=["deck"]))
