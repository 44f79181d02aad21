"""Every way to lay a double tile on a peninsula, as words made once: side, where its halves lie, which cube."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from bot.rules import Words

from .peninsula import MASKS, Peninsula
from .rows import Double, Terrain

NO_CHOICE = "none"  # where a terrain allows one cube only


class Laid(NamedTuple):
    """A double tile on two spaces: which, and the terrain that comes on each."""

    kind: str
    spaces: tuple[int, int]
    terrains: tuple[str, str]


class Placements:
    """Ways by the two spaces (an edge, the lower number first), by what those show, and by the kind of tile."""

    def __init__(self, land: Peninsula, terrains: Iterable[Terrain], doubles: Iterable[Double]) -> None:
        self._rows = {t.id: t for t in terrains}
        self._order = list(self._rows)
        self._any = [t.id for t in self._rows.values() if t.anywhere]
        self.levels = max((t.level for t in self._rows.values()), default=0)  # from here on nothing changes
        self.kinds: list[str] = []
        self.kind: dict[tuple[str, str], str] = {}  # two terrains, in either order -> the tile with that side
        self.sides: dict[str, str] = {}  # side -> the tile
        for double in doubles:
            self.kinds.append(double.id)
            for one, other in double.sides:
                self.kind[one, other] = self.kind[other, one] = double.id
                self.sides[self._side(one, other)] = double.id
        self.laid: dict[Words, Laid] = {}  # side, first, second -> what is laid
        self._at: dict[tuple[int, str, str], Words] = {}  # the same words by edge and terrains
        for edge, (i, j) in enumerate(land.edges):
            for t, u in self.kind:
                first, second = (i, j) if self._order.index(t) < self._order.index(u) else (j, i)
                at = self._at[edge, t, u] = (self._side(t, u), land.names[first], land.names[second])
                self.laid[at] = Laid(self.kind[t, u], (i, j), (t, u))
        self.over = lru_cache(4 * MASKS)(self._over)
        self.count = lru_cache(MASKS)(self._count)
        self._known: dict[tuple[int, str, str, int], dict[str, tuple[Words, ...]]] = {}

    def _over(self, edge: int, one: str, other: str, height: int, hand: tuple[str, ...]) -> tuple[Words, ...]:
        """Every way to lay tiles of these kinds on two spaces; the rest as for `ways`."""
        ways = self.ways(edge, one, other, height)
        return tuple([words for kind in hand for words in ways[kind]])

    def _count(self, one: str, other: str, height: int, hand: tuple[str, ...]) -> int:
        """How many those are, whatever the two spaces."""
        return len(self.over(0, one, other, height, hand))

    def ways(self, edge: int, one: str, other: str, height: int) -> dict[str, tuple[Words, ...]]:
        """How each kind of tile fits on two spaces that show these terrains ("" for new land), to lie so high."""
        key = (edge, one, other, min(height, self.levels))
        found = self._known.get(key)
        if found is None:
            fitting: dict[str, list[Words]] = {kind: [] for kind in self.kinds}
            for t, u in self.kind:
                if (not one or t == one or t in self._any) and (not other or u == other or u in self._any):
                    at = self._at[edge, t, u]
                    fitting[self.kind[t, u]] += [(*at, cube) for cube in self._cubes((t, u), height)]
            found = self._known[key] = {kind: tuple(words) for kind, words in fitting.items()}
        return found

    def _cubes(self, terrains: tuple[str, str], height: int) -> tuple[str, ...]:
        """What can be chosen, for one of the two terrains at most."""
        for t in terrains:
            row = self._rows[t]
            if row.high and height >= row.level:
                return row.cube, row.high
        return (NO_CHOICE,)

    def _side(self, one: str, other: str) -> str:
        first, second = sorted((one, other), key=self._order.index)
        return f"{first}_{second}"
