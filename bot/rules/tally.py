"""Scores line by line, and who is first."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace


class Line(msgspec.Struct, frozen=True):
    """One line of a final score: what it is for (an id that text knows), and how many points."""

    id: str
    points: int


class Tally(msgspec.Struct, frozen=True):
    """The score of one seat, or of an opponent that is no seat (below 0, the first is -1).

    `tie` decides between equal totals, larger first; equal in both share the rank. `missed`: first of all, and no
    winner: who plays alone has a goal to reach.
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


def beside(tallies: list[Tally], rivals: list[Tally]) -> list[Tally]:
    """Seats and opponents that are no seats in one ranking, best first: a seat stands before a rival with as many."""
    if not rivals:
        return sorted(tallies, key=lambda t: (t.rank, t.seat))
    seats = [replace(t, rank=t.rank + sum(r.total > t.total for r in rivals)) for t in tallies]
    others = [
        replace(r, rank=1 + sum(t.total >= r.total for t in tallies) + sum(o.total > r.total for o in rivals))
        for r in rivals
    ]
    return sorted(seats + others, key=lambda t: (t.rank, -t.seat if t.seat < 0 else t.seat))


def ranked(tallies: list[Tally]) -> list[Tally]:
    """The same tallies, in order of seats, with their ranks."""
    keys = {t.seat: (t.total, t.tie) for t in tallies}
    return [
        replace(t, rank=1 + sum(other > keys[t.seat] for other in keys.values()))
        for t in sorted(tallies, key=lambda t: t.seat)
    ]
