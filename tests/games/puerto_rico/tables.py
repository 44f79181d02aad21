"""Tables of Puerto Rico for tests; see `tests/games/positions.py`."""

from __future__ import annotations

from typing import Any

from bot.games.puerto_rico import PuertoRico
from bot.rules import Event, Play
from tests.games.positions import KEY, asked, begun, do, offered

__all__ = ["KEY", "asked", "do", "kinds", "offered", "table"]


def table(lines: str = "", seats: int = 4, **options: str) -> Play[Any]:
    """A table on which the `set` lines (without the word) hold, played on to its first question."""
    return begun(PuertoRico(options), lines, seats)


def kinds(events: list[Event]) -> list[str]:
    return [e.kind for e in events]
