"""What bishops count at the end (the sheet of bishops)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ...state import Seat
from .. import cells
from ..terrains import Terrains
from .base import Effect


class Counted(Protocol):
    """What is in the box, as far as bishops look at it."""

    @property
    def terrains(self) -> Terrains: ...

    @property
    def costs(self) -> Mapping[str, Mapping[str, int]]:
        """Of every shipping tile."""

    @property
    def sizes(self) -> Mapping[str, int]:
        """Cells of every expansion tile."""


class Square(Effect, frozen=True, tag="square"):
    """Points by the side of the largest square that is covered all over."""

    points: dict[str, int]

    def score(self, me: Seat, box: Counted) -> int:
        best = 0
        for side, points in self.points.items():
            n = int(side)
            patch = sum(((1 << n) - 1) << r * cells.SIZE for r in range(n))
            starts = [r * cells.SIZE + c for r in range(cells.SIZE - n + 1) for c in range(cells.SIZE - n + 1)]
            if any(me.built & patch << at == patch << at for at in starts):
                best = max(best, points)
        return best


class OneDock(Effect, frozen=True, tag="one_dock"):
    """Points for each tile in the fullest dock."""

    each: int
    most: int

    def score(self, me: Seat, box: Counted) -> int:
        return min(self.most, self.each * max([len(tiles) for tiles in me.harbour.values()]))


class Joined(Effect, frozen=True, tag="joined"):
    """Points for what a road joins to the town hall: buildings of a terrain, or "colonists"."""

    count: str
    each: int
    most: int

    def score(self, me: Seat, box: Counted) -> int:
        terrains = box.terrains
        hall = terrains.terrain(me, "town_hall")
        near = cells.beside(hall)
        road = cells.flood(near, terrains.terrain(me, "road"))
        if self.count == "colonists":
            n = terrains.colonists(me, road)
        else:
            n = ((near | cells.beside(road)) & terrains.terrain(me, self.count)).bit_count()
        return min(self.most, self.each * n)


class Largest(Effect, frozen=True, tag="largest"):
    """Points for each cell of the largest area of one of the terrains."""

    terrains: tuple[str, ...]
    each: int
    most: int

    def score(self, me: Seat, box: Counted) -> int:
        sizes = [area.bit_count() for t in self.terrains for area in cells.areas(box.terrains.terrain(me, t))]
        return min(self.most, self.each * max(sizes, default=0))


class Diverse(Effect, frozen=True, tag="diverse"):
    """Points for each line that has all of the terrains."""

    terrains: tuple[str, ...]
    each: int
    most: int

    def score(self, me: Seat, box: Counted) -> int:
        masks = [box.terrains.terrain(me, t) for t in self.terrains]
        n = sum(all(mask & line for mask in masks) for line in cells.STRAIGHT)
        return min(self.most, self.each * n)


class BigTiles(Effect, frozen=True, tag="big_tiles"):
    """Points for each expansion tile of so many cells."""

    cells: int
    each: int
    most: int

    def score(self, me: Seat, box: Counted) -> int:
        n = sum(box.sizes.get(tile, 0) == self.cells for tile, _, _ in me.laid)
        return min(self.most, self.each * n)


class TrackAgain(Effect, frozen=True, tag="track_again"):
    """The points of the conquistador track in the last year once more."""

    def score(self, me: Seat, box: Counted) -> int:
        return me.kingdoms.last_conquest


class InCosts(Effect, frozen=True, tag="in_costs"):
    """Points for each resource of a kind in the costs of the shipping tiles in the harbour."""

    good: str
    each: int
    most: int

    def score(self, me: Seat, box: Counted) -> int:
        n = sum(box.costs[tile].get(self.good, 0) for tiles in me.harbour.values() for tile in tiles)
        return min(self.most, self.each * n)


Final = Square | OneDock | Joined | Largest | Diverse | BigTiles | TrackAgain | InCosts
