"""A colony as ground to build on: how often its lines work, how near they are to full, and where tiles go best."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ..cells import LINE_MASK, SIZE, Shape, bits
from ..effects import Conquer, Exchange, Gain, Pray, Shipping
from ..state import Seat
from .sight import Sight
from .worth import goods

COLUMNS = range(SIZE)


class Ground:
    """One seat's colony, and what has been worked out about it."""

    def __init__(self, x: Sight, seat: int) -> None:
        self.x, self.seat, self.me = x, seat, x.seats[seat]
        me, left = self.me, x.left(seat)
        self.rate = _rates(x, me)  # how often each line will still be activated
        self.short = [(LINE_MASK[k] & ~me.built).bit_count() for k in range(2 * SIZE)]  # empty cells of each line
        people = x.box.land.people
        self.people = [0] * (2 * SIZE)
        for i in bits(me.built & ~me.works):
            n = people[me.cells[i]]
            self.people[i % SIZE] += n
            self.people[SIZE + i // SIZE] += n
        chance = x.w.fill * (1.0 - exp(-left * x.w.soon))
        self.full = [chance**m for m in range(SIZE + 1)]  # chance that a line with m empty cells will be full
        paid, rate = x.w.paid * left, self.rate
        self.often = [rate[c] + r + paid for r in rate[SIZE:] for c in COLUMNS]  # how often each cell will still work
        self._usual: dict[str, float] = {}

    def usual(self, building: str) -> float:
        """What an activation of a building brings as a rule."""
        found = self._usual.get(building)
        if found is None:
            w, found = self.x.w, 0.0
            for effect in self.x.box.works[building]:
                if isinstance(effect, Gain):
                    found += goods(self.x, self.seat, effect.gains)
                elif isinstance(effect, Exchange):
                    found += w.trade
                elif isinstance(effect, Shipping):
                    found += w.ship
                elif isinstance(effect, Pray):
                    found += w.pray
                elif isinstance(effect, Conquer):
                    found += w.conquer
            self._usual[building] = found
        return found

    def cells(self, building: str) -> list[float]:
        """A building or road on each cell, but for the cell's being covered."""
        if self.x.box.works[building]:
            usual = self.usual(building)
            return [usual * often for often in self.often]
        n = self.x.box.land.people[building]
        full = [self.full[max(0, m - 1)] * n for m in self.short]
        return [full[c] + r for r in full[SIZE:] for c in COLUMNS]

    def covered(self) -> list[float]:
        """What is gained by covering no, one or two cells of each line: three numbers a line."""
        found, full = [], self.full
        for line, m in enumerate(self.short):
            worth = self.people[line] + self.x.w.settlers
            found += [0.0, (full[max(0, m - 1)] - full[m]) * worth, (full[max(0, m - 2)] - full[m]) * worth]
        return found

    def best(self, tiles: list[str], many: int = 1) -> list[tuple[float, tuple[str, str, str]]]:
        """The best ways to lay each of some tiles, without their cost."""
        box, built, covered = self.x.box, self.me.built, self.covered()
        found: list[tuple[float, tuple[str, str, str]]] = []
        parts: dict[str, list[tuple[int, float]]] = {}
        values: dict[str, list[float]] = {}
        for tile in tiles:
            shape, kind = box.laying[tile][0], box.shape_of[tile]
            if kind not in parts:
                lines = _lines(shape)
                parts[kind] = [(way, sum([covered[k] for k in lines[way]])) for way in shape.fitting(built)]
            for building in box.tiles[tile].cells:
                if building not in values:
                    values[building] = self.cells(building)
            ways = _ways(parts[kind], shape.covers, [values[building] for building in box.tiles[tile].cells])
            if many == 1:
                ways = [max(ways)] if ways else []
            else:
                ways.sort(reverse=True)
            found += [(value, (tile, *shape.ways[way])) for value, way in ways[:many]]
        return found


def _ways(
    parts: list[tuple[int, float]], covers: list[tuple[int, ...]], rows: list[list[float]]
) -> list[tuple[float, int]]:
    """What each way to lay a tile is worth, its cells' own worth being given row by row."""
    if len(rows) == 2:
        one, two = rows
        return [(value + one[covers[way][0]] + two[covers[way][1]], way) for way, value in parts]
    if len(rows) == 3:
        one, two, three = rows
        return [(value + one[i] + two[j] + three[k], way) for way, value in parts for i, j, k in [covers[way]]]
    return [(value + sum([row[i] for row, i in zip(rows, covers[way], strict=True)]), way) for way, value in parts]


@lru_cache(32)
def _lines(shape: Shape) -> tuple[tuple[int, ...], ...]:
    """For each way to lay a shape: where `covered` has what the lines gain by it."""
    found = []
    for cells in shape.covers:
        count: dict[int, int] = {}
        for i in cells:
            for line in (i % SIZE, SIZE + i // SIZE):
                count[line] = count.get(line, 0) + 1
        found.append(tuple([3 * line + min(n, 2) for line, n in count.items()]))
    return tuple(found)


@lru_cache(1 << 14)
def _shares(works: int, spread: float) -> tuple[float, ...]:
    """How the dice go over columns, and over rows: most to those with most buildings."""
    many = [((LINE_MASK[k] & works).bit_count() + 0.5) ** spread for k in range(2 * SIZE)]
    columns, rows = sum(many[:SIZE]), sum(many[SIZE:])
    return tuple([n / (columns if k < SIZE else rows) for k, n in enumerate(many)])


def _rates(x: Sight, me: Seat) -> list[float]:
    shares = _shares(me.works, x.w.spread)
    white, blue = x.dice(me) if x.year else (x.box.n.white_most, 1)
    later = x.box.n.years - max(1, x.year)
    most = x.w.most
    found = []
    for k, share in enumerate(shares):
        now, each = (white, x.box.n.white_most) if k < SIZE else (blue, me.unlocked)
        found.append(min(1.0, now * share) + later * min(most, each * share))
    return found


def tiles_of(laying: object) -> list[str]:
    """The tiles that an offer's options lay."""
    tiles = getattr(laying, "tiles", None)
    if tiles is not None:
        return [words[0][0] for _, words, _ in tiles]
    return list(dict.fromkeys(words[0] for words in laying))  # type: ignore[attr-defined]
