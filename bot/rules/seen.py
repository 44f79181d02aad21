"""What every game's view says in the same way: who is asked, and the final score."""

from __future__ import annotations

import msgspec


class AskedView(msgspec.Struct, frozen=True):
    """A seat that has a question open, and its name."""

    seat: int
    ask: str


class ScoreView(msgspec.Struct, frozen=True):
    """A final score: lines of (what for, points), the total, the tie-break, the rank from 1."""

    seat: int
    lines: tuple[tuple[str, int], ...]
    total: int
    tie: int
    rank: int
