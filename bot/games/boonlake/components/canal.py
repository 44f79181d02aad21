"""The canal: where two boats lie, and how they move so that resources can be shown (Rulebook 001, play a card)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from bot.rules import Words

from .rows import Resource

BOATS = 2  # of a seat
Boats = tuple[int, int]  # areas of the two boats, from upstream on; the one further upstream first


class Passage(NamedTuple):
    """How often coins are paid for a boat that moves upstream, and where the boats lie then."""

    paid: int
    boats: Boats


class Canal:
    """The areas from upstream to downstream, one a resource. Needs are counts in that order."""

    def __init__(self, resources: Sequence[Resource]) -> None:
        self.resources = tuple(r.id for r in resources)
        self.index = {r: i for i, r in enumerate(self.resources)}
        self.start = [r.id for r in resources for _ in range(r.boats)]
        self.pairs = list(combinations_with_replacement(range(len(self.resources)), 2))
        self.words = {(a, b): f"{self.resources[a]}+{self.resources[b]}" for a, b in self.pairs}
        self.pair = {
            (a, b): (min(self.index[a], self.index[b]), max(self.index[a], self.index[b]))
            for a in self.index
            for b in self.index
        }
        self.lacks: list[tuple[int, ...]] = []
        self.totals: list[int] = []  # of each
        self._places: dict[tuple[int, ...], int] = {}
        self._lifts: dict[tuple[tuple[str, str], tuple[str, ...]], tuple[Words, ...]] = {}
        self._known: dict[tuple[Boats, tuple[int, ...], int, int], tuple[Passage, ...]] = {}

    def needs(self, by: dict[str, int]) -> tuple[int, ...]:
        return tuple(by.get(r, 0) for r in self.resources)

    def lifts(self, areas: tuple[str, str], ways: tuple[str, ...]) -> tuple[Words, ...]:
        """Every move of one boat upstream, with every way to pay for it: (boat, to, pay)."""
        found = self._lifts.get((areas, ways))
        if found is None:
            found = self._lifts[areas, ways] = tuple(
                (boat, to, pay)
                for boat in dict.fromkeys(areas)
                for to in self.resources[: self.index[boat]]
                for pay in ways
            )
        return found

    def lack(self, needs: tuple[int, ...], sites: tuple[int, ...]) -> int:
        """What boats have to show besides the sites, by its place in `lacks`."""
        lack = tuple([max(0, need - have) for need, have in zip(needs, sites, strict=True)])
        if lack not in self._places:
            self._places[lack] = len(self.lacks)
            self.lacks.append(lack)
            self.totals.append(sum(lack))
        return self._places[lack]

    def passages(self, boats: Boats, lack: tuple[int, ...], wild: int = 0, free: int = 0) -> tuple[Passage, ...]:
        """The cheapest ways to show what is lacking, with so many `wild` resources and boats that move upstream `free`.

        What leaves a boat further downstream and the other no further upstream than another way at the same price is
        left out: moves downstream cost nothing at any payment. () where there is no way.
        """
        key = (boats, lack, wild, free)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = tuple(self._cheapest(boats, lack, wild, free))
        return found

    def _cheapest(self, boats: Boats, lack: tuple[int, ...], wild: int, free: int) -> list[Passage]:
        ways, least_shown = [], sum(lack) - wild
        for target in self.pairs:
            a, b = target
            shown = min(lack[a], 2) if a == b else (lack[a] > 0) + (lack[b] > 0)
            if shown >= least_shown:
                ways.append(Passage(max(0, _rises(boats, target) - free), target))
        least = min((way.paid for way in ways), default=0)
        ways = [way for way in ways if way.paid == least]
        return [way for way in ways if not any(other != way and upper(other.boats, way.boats) for other in ways)]


def _rises(boats: Boats, target: Boats) -> int:
    """How many boats have to move upstream at least."""
    (a, b), (x, y) = boats, target
    return min((x < a) + (y < b), (y < a) + (x < b))


def upper(these: Boats, those: Boats) -> bool:
    """Whether these boats lie nowhere further downstream than those."""
    return these[0] <= those[0] and these[1] <= those[1]
