"""Answers under trial: all of them on the same deals, so that what is compared is their differences, deal by deal."""

from __future__ import annotations

from math import sqrt

import msgspec

from .mind import Weighed

LEAST = 8  # deals before an answer may be dropped
EVERY = 4  # deals between two looks at who is behind
SURE = 2.5  # standard errors of the difference to the leader by which an answer has to be behind
ALIKE = 0.002  # what search goes by: less than this is no reason to think on
GLANCE = 4  # deals that how an answer looks at a glance counts for
BIAS = 0.3  # the least that it counts for: deals without end would still be played as the mind imagines the others


class Line(msgspec.Struct):
    """An answer under trial."""

    weighed: Weighed
    start: float  # how it looks at a glance, in what the deals are told in
    found: list[float]  # what came of it, by deal
    total: float = 0.0

    def add(self, found: float) -> None:
        self.found.append(found)
        self.total += found

    @property
    def mean(self) -> float:
        """What the deals say, and the glance with them; to be compared among lines of the same deals only."""
        n = len(self.found)
        glance = max(GLANCE / (n + GLANCE), BIAS)
        return (1 - glance) * self.total / max(1, n) + glance * self.start


def begin(weighed: list[Weighed], trust: float) -> list[Line]:
    """The lines, the one that looks best first; `trust`: what a point of what an answer seems worth is worth."""
    best = sorted(weighed, key=lambda w: -w.worth)
    return [Line(w, trust * (w.worth - best[0].worth), []) for w in best]


def halvings(lines: int) -> int:
    """How often so many are halved until one is left."""
    return max(1, (lines - 1).bit_length())


def affordable(lines: int, tries: float) -> int:
    """How many lines can be tried honestly if so many tries can be paid in all."""
    while lines > 2 and lines * halvings(lines) * LEAST > tries:
        lines -= 1
    return lines


def ahead(lines: list[Line]) -> list[Line]:
    """The best first, without those that are behind for sure, or cannot be better by anything that matters."""
    lines = sorted(lines, key=lambda line: -line.mean)
    leader, n = lines[0], len(lines[0].found)
    if n < LEAST or n % EVERY:
        return lines
    return [leader, *[line for line in lines[1:] if _may_win(leader, line, n)]]


def _may_win(leader: Line, line: Line, n: int) -> bool:
    apart = [a - b for a, b in zip(leader.found, line.found, strict=True)]
    mean = sum(apart) / n
    spread = sqrt(sum([(d - mean) ** 2 for d in apart]) / (n - 1) / n)
    return SURE * spread - (leader.mean - line.mean) > ALIKE
