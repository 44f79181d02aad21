"""Boards of hexagons that stand on a point: where they lie, what is beside them, pieces of two, areas.

A hex is a pair (q, r): q grows to the right, r down to the lower right, so that a straight step is one of `STEPS`.
Boards give their spaces names; `beside` makes the table of neighbours that all else works on, and a game may add to it
what joins spaces without touching (a bridge).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

Hex = tuple[int, int]
T = TypeVar("T")

# From the right, against the clock: each is the one before turned by a sixth.
STEPS: dict[str, Hex] = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes that touch it, from the right against the clock."""
    q, r = at
    return tuple([(q + dq, r + dr) for dq, dr in STEPS.values()])


def of_row(row: int, column: int) -> Hex:
    """The hex of a board that is told by rows and columns, where odd rows stand half a hex to the right."""
    return column - (row - (row & 1)) // 2, row


def turned(at: Hex, sixths: int, about: Hex = (0, 0)) -> Hex:
    """The hex turned about another, against the clock."""
    q, r = at[0] - about[0], at[1] - about[1]
    for _ in range(sixths % 6):
        q, r = q + r, -q
    return about[0] + q, about[1] + r


def centre(at: Hex) -> tuple[float, float]:
    """Where the middle lies, to the right and down; in lengths of an edge."""
    q, r = at
    return 3**0.5 * (q + r / 2), 1.5 * r


def beside(spaces: Mapping[str, Hex]) -> dict[str, tuple[str, ...]]:
    """For each space those that touch it, in the order of `spaces`; raises `ValueError` where two lie on one hex."""
    at = {place: name for name, place in spaces.items()}
    if len(at) < len(spaces):
        raise ValueError("two spaces on one hex")
    found = {name: {at[near] for near in neighbours(place) if near in at} for name, place in spaces.items()}
    return {name: tuple([other for other in spaces if other in near]) for name, near in found.items()}


def pieces(near: Mapping[T, Collection[T]]) -> list[tuple[T, T]]:
    """Every way to lay a piece of two different halves: the space of the first half, that of the second."""
    return [(first, second) for first, those in near.items() for second in those]


def area(start: T, within: Collection[T], near: Mapping[T, Collection[T]]) -> list[T]:
    """What can be reached from `start` without leaving `within`, nearest first; `start` is in it."""
    found = [start]
    for space in found:
        found += [other for other in near[space] if other in within and other not in found]
    return found


def areas(within: Iterable[T], near: Mapping[T, Collection[T]]) -> list[list[T]]:
    """The groups that hang together among some spaces, in the order in which they are first met."""
    left = dict.fromkeys(within)
    found = []
    while left:
        group = area(next(iter(left)), left, near)
        found.append(group)
        for space in group:
            del left[space]
    return found
