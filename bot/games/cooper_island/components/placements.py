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
        self.kind: dict[tuple[str, str], str] = {}  # two terrains, in either order -> the tile with that side
        self.sides: dict[str, str] = {}  # side -> the tile
        for double in doubles:
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
        self.fitting = lru_cache(MASKS)(self._fitting)

    def _over(self, edge: int, one: str, other: str, height: int, hand: tuple[str, ...]) -> tuple[Words, ...]:
        """Every way to lay tiles of these kinds on two spaces; the rest as for `fitting`."""
        at = self._at
        return tuple([(*at[edge, t, u], cube) for t, u, cube in self.fitting(one, other, height, hand)])

    def _fitting(self, one: str, other: str, height: int, hand: tuple[str, ...]) -> tuple[tuple[str, str, str], ...]:
        """How tiles of these kinds fit on two spaces that show these terrains ("" for new land), to lie so high: the
        terrain that comes on each, and the cube chosen."""
        return tuple(
            [
                (t, u, cube)
                for kind in hand
                for (t, u), laid in self.kind.items()
                if laid == kind and self._fits(t, one) and self._fits(u, other)
                for cube in self._cubes((t, u), height)
            ]
        )

    def _fits(self, terrain: str, on: str) -> bool:
        return not on or terrain == on or terrain in self._any

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
