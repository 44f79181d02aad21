"""What every game's view says in the same way: who is asked, and the final score."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .actions import Asked
from .tally import Tally


class AskedView(msgspec.Struct, frozen=True):
    """A seat that has a question open, and its name."""

    seat: int
    ask: str


class ScoreView(msgspec.Struct, frozen=True):
    """A final score: lines of (what for, points), the total, the tie-break, the rank from 1; `seat` as in `Tally`."""

    seat: int
    lines: tuple[tuple[str, int], ...]
    total: int
    tie: int
    rank: int


def asked_view(asked: Iterable[Asked]) -> tuple[AskedView, ...]:
    """Who is asked what, as a game's `asked` tells."""
    return tuple(AskedView(a.seat, a.ask) for a in asked)


def score_view(tallies: Iterable[Tally]) -> tuple[ScoreView, ...]:
    """The scores of a game that is over."""
    return tuple(
        ScoreView(t.seat, tuple((line.id, line.points) for line in t.lines), t.total, t.tie[0] if t.tie else 0, t.rank)
        for t in tallies
    )
