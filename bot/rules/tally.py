"""Scores line by line, and who is first."""

from __future__ import annotations

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One line of a final score: what it is for (an id that text knows), and how many points."""

    id: str
    points: int


class Tally(msgspec.Struct, frozen=True):
    """The score of one seat. `tie` decides between equal totals, larger first; equal in both share the rank.

    `missed`: first of all, and no winner: who plays alone has a goal to reach.
    """

    seat: int
    lines: tuple[Line, ...]
    tie: tuple[int, ...] = ()
    rank: int = 0  # 1 is best
    missed: bool = False

    @property
    def won(self) -> bool:
        return self.rank == 1 and not self.missed

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


def ranked(tallies: list[Tally]) -> list[Tally]:
    """The same tallies, in order of seats, with their ranks."""
    keys = {t.seat: (t.total, t.tie) for t in tallies}
    return [
        msgspec.structs.replace(t, rank=1 + sum(other > keys[t.seat] for other in keys.values()))
        for t in sorted(tallies, key=lambda t: t.seat)
    ]
