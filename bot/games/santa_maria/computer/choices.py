"""Which of the many ways to take a die are worth a look."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.rules import Words

from ..components.cells import DIAGONALS
from ..components.dice import of_ambassador, steps

Choice = tuple[str, bool, bool, list[tuple[int, str, Words]]]


@lru_cache(1 << 10)
def choices(options: Sequence[Words]) -> list[Choice]:
    """By kind of die and line: whether that is a diagonal, whether an ambassador's die; and what may be best of its
    ways to pay, with how far the line is from the face: for coins the nearest die, for a resource any."""
    found: dict[tuple[str, str], tuple[bool, dict[str, tuple[int, int, str, Words]]]] = {}
    for at, words in enumerate(options):
        die, line, pay = words
        ways = found.setdefault((die[:-2], line), (of_ambassador(die), {}))[1]
        away = steps(die, line)
        if pay not in ways or (pay == "coins" and away < ways[pay][1]):
            ways[pay] = at, away, pay, words
    return [
        (line, line in DIAGONALS, ambassador, [way[1:] for way in sorted(ways.values())])
        for (_, line), (ambassador, ways) in found.items()
    ]
