"""How long what Discord refuses is tried again, and what is said where it is given up."""

from __future__ import annotations

from typing import Any

from ..core.outgoing import notice

FIRST, LONGEST = 2.0, 3600.0  # seconds before a refused row is tried again: doubled up to an hour
GIVEN_UP = 180  # tries, which is a week

# Kinds of rows that people would look for: their table reads it if one of them could not be posted.
TOLD = frozenset({"question", "over", "story", "film", "standing", "proposal", "reminder", "unanswered"})


def pause_after(tries: int) -> float:
    """Seconds after a refusal; `tries`: how often it was tried before."""
    return float(min(LONGEST, FIRST * 2 ** min(tries, 20)))


def told_instead(kind: str, row: int) -> tuple[tuple[Any, ...], ...]:
    """What is posted in place of a row that was given up."""
    return (notice(row, "notice-not-posted", what=kind).row(),) if kind in TOLD else ()
