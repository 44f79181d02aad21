"""A colony to build on: how often its lines work, how near they are to full, and where tiles go best."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import exp

from ..components.cells import LINE_MASK, SIZE, STRAIGHT, Shape, bits
from ..components.effects import Conquer, Exchange, Gain, Pray, Shipping
from .observation import Observation, Scale, prices

Way = tuple[float, tuple[str, str, str]]  # what it is worth; tile, at, turn
COLUMNS = range(SIZE)


class ColonyWorth:
    """A colony with so many dice and years to go, and what has been worked out about it."""

    def __init__(self, scale: Scale, cells: tuple[str, ...], dice: tuple[int, int], blue: int, years: int, left: float):
        self.scale, self.cells = scale, cells
        box, w = scale.box, scale.w
        self.price = prices(scale, left)
        self.built = self.works = 0
        self.people = [0] * (2 * SIZE)  # colonists of each line
        for i, building in enumerate(cells):
            if building:
                self.built |= 1 << i
                if box.works[building]:
                    self.works |= 1 << i
                else:
                    n = box.terrains.people[building]
                    self.people[i % SIZE] += n
                    self.people[SIZE + i // SIZE] += n
        self.taken = self.built  # where no tile fits: the cell of the governor, too
        shares = _shares(self.works, w.spread)
        now, each = [dice[0]] * SIZE + [dice[1]] * SIZE, [box.n.white_most] * SIZE + [blue] * SIZE
        # how often each line, and then each cell, will still be activated
        rate = [min(1.0, n * x) + years * min(w.most, k * x) for x, n, k in zip(shares, now, each, strict=True)]
        self.often = [rate[c] + r + w.paid * left for r in rate[SIZE:] for c in COLUMNS]
        self.short = [(line & ~self.built).bit_count() for line in STRAIGHT]  # empty cells of each line
        chance = w.fill * (1.0 - exp(-left * w.soon))
        self.full = [chance**m for m in range(SIZE + 1)]  # chance that a line with m empty cells will be full
        self.bishops: dict[str, int] = {}  # what those score that go by the colony, as far as anybody asked
        self._usual: dict[str, float] = {}
        self._best: dict[tuple[tuple[str, ...], int], list[Way]] = {}

    def usual(self, building: str) -> float:
        """What an activation of a building brings as a rule."""
        found = self._usual.get(building)
        if found is None:
            w, found = self.scale.w, 0.0
            for effect in self.scale.box.works[building]:
                if isinstance(effect, Gain):
                    found += sum([n * self.price[what] for what, n in effect.gains.items()])
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

    @cached_property
    def worth(self) -> float:
        """What its buildings will still do and its colonists score, as far as one can tell."""
        cells, often, soon = self.cells, self.often, self.scale.w.settlers
        value = sum([self.usual(cells[i]) * often[i] for i in bits(self.works)])
        for n, m in zip(self.people, self.short, strict=True):
            value += (n + soon) * self.full[m] if m else n
        return value

    def each(self, building: str) -> list[float]:
        """A building or road on each cell, but for the cell's being covered."""
        if self.scale.box.works[building]:
            usual = self.usual(building)
            return [usual * often for often in self.often]
        n = self.scale.box.terrains.people[building]
        full = [self.full[max(0, m - 1)] * n for m in self.short]
        return [full[c] + r for r in full[SIZE:] for c in COLUMNS]

    def covered(self) -> list[float]:
        """What is gained by covering no, one or two cells of each line: three numbers a line."""
        found, full = [], self.full
        for line, m in enumerate(self.short):
            worth = self.people[line] + self.scale.w.settlers
            found += [0.0, (full[max(0, m - 1)] - full[m]) * worth, (full[max(0, m - 2)] - full[m]) * worth]
        return found

    def best(self, tiles: Sequence[str], many: int = 1) -> list[Way]:
        """The best ways to lay each of some tiles, without their cost."""
        key = tuple(tiles), many
        found = self._best.get(key)
        if found is None:
            found = self._best[key] = self._find(*key)
        return found

    def _find(self, tiles: tuple[str, ...], many: int) -> list[Way]:
        box, taken, covered = self.scale.box, self.taken, self.covered()
        found: list[Way] = []
        parts: dict[str, list[tuple[int, float]]] = {}
        values: dict[str, list[float]] = {}
        for tile in tiles:
            shape, kind = box.laying[tile][0], box.shape_of[tile]
            if kind not in parts:
                lines = _lines(shape)
                parts[kind] = [(way, sum([covered[k] for k in lines[way]])) for way in shape.fitting(taken)]
            for building in box.tiles[tile].cells:
                if building not in values:
                    values[building] = self.each(building)
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


@lru_cache(1 << 11)
def _colony(
    scale: Scale, cells: tuple[str, ...], dice: tuple[int, int], blue: int, years: int, left: float, stand: int
) -> ColonyWorth:
    found = ColonyWorth(scale, cells, dice, blue, years, left)
    found.taken |= stand
    return found


def colony_of(x: Observation, seat: int) -> ColonyWorth:
    """A seat's colony; worked out once, for search comes by the same ones again and again."""
    me, n = x.seats[seat], x.box.n
    dice = x.dice(me) if x.year else (n.white_most, 1)
    return _colony(x.scale, tuple(me.cells), dice, me.unlocked, n.years - max(1, x.year), x.left(seat), me.stand)


def tiles_of(laying: object) -> list[str]:
    """The tiles that an offer's options lay."""
    tiles = getattr(laying, "tiles", None)
    if tiles is not None:
        return [words[0][0] for _, words, _ in tiles]
    return list(dict.fromkeys(words[0] for words in laying))  # type: ignore[attr-defined]
