"""What those who play know of: the moves they were told are made, and what went wrong."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from bot.service.core.model import Report


class Confirmed(NamedTuple):
    """A move that the service has said is made."""

    table: int
    n: int
    seat: int
    verb: str
    words: tuple[str, ...]
    tag: str = ""  # of the question that it was given to


class Ledger:
    """What the players know of: what they were told has happened. `wrong`: what should not have."""

    def __init__(self) -> None:
        self.moves: list[Confirmed] = []
        self.undone: defaultdict[int, set[int]] = defaultdict(set)
        self.last: Counter[int] = Counter()  # the last entry that was told of, by table
        self.twice = self.undos = self.knocks = 0
        self.wrong: list[str] = []

    def note(self, report: Report, verb: str, words: Sequence[str], tag: str) -> None:
        self.moves.append(Confirmed(report.table.id, report.n, report.seat, verb, tuple(words), tag))
        self.last[report.table.id] = max(report.n, self.last[report.table.id])

    @property
    def played(self) -> int:
        """Moves in the logs so far, those of computer seats and plans too."""
        return sum(self.last.values())
