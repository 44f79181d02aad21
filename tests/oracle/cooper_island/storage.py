"""Storage of a seat: what fits into its cells, what can be paid with it and with the cubes on land."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from tests.oracle.cooper_island import box
from tests.oracle.cooper_island.peninsula import Peninsula


class Price(NamedTuple):
    """What may be paid: units with how many there are and what each counts, and how much it has to come to."""

    units: dict[str, tuple[int, int]]
    n: int

    def worth(self) -> int:
        return sum(k * weight for k, weight in self.units.values())

    def ways(self) -> Iterator[dict[str, int]]:
        """Every lean way to pay: no unit could be left out."""
        names = list(self.units)
        for counts in product(*(range(k + 1) for k, _ in self.units.values())):
            paid = dict(zip(names, counts, strict=True))
            if self.lean(paid):
                yield paid

    def lean(self, paid: dict[str, int]) -> bool:
        total = sum(n * self.units[u][1] for u, n in paid.items())
        return total >= self.n and all(not n or total - self.units[u][1] < self.n for u, n in paid.items())

    def only(self) -> dict[str, int] | None:
        """The one way to pay, if there are no two: what nothing else could replace is enough."""
        spare = self.worth() - self.n
        needed = {u: max(0, k - spare // weight) for u, (k, weight) in self.units.items()}
        enough = sum(n * self.units[u][1] for u, n in needed.items()) >= self.n
        return {u: n for u, n in needed.items() if n} if enough else None


def less(price: dict[str, int], sources: list[tuple[int, tuple[str, ...]]]) -> set[str]:
    """The most that discounts can take off, in every mix: goods in the order of the price, or `none`."""
    units = [goods for n, goods in sources for _ in range(n)]
    mixes = set()
    for mask in product((False, True), repeat=len(units)):
        used = [goods for goods, on in zip(units, mask, strict=True) if on]
        for mix in product(*used):
            took = Counter(mix)
            if all(took[g] <= price.get(g, 0) for g in took):
                mixes.add(tuple(sorted(mix, key=list(price).index)))
    most = max(map(len, mixes))
    return {"+".join(mix) or "none" for mix in mixes if len(mix) == most}


class Stock(Peninsula):
    """A peninsula with the storage beside it."""

    def __init__(self, s: Any) -> None:
        super().__init__(s)
        self.stored: dict[str, int] = {g: s.stored.get(g, 0) for g in box.GOODS}
        self.market: dict[str, int] = {g: s.market.get(g, 0) for g in box.GOODS}
        self.left: dict[str, int] = dict(s.left)
        self.boats: dict[str, str] = dict(s.boats)
        self.small: list[str] = list(s.small)
        self.in_hand: list[str] = list(s.in_hand)

    def fits(self, goods: Iterable[str]) -> bool:
        """Whether these find a cell, each its own, beside what is stored; what is there may be moved."""
        held = Counter(self.stored)
        held.update(goods)
        cells = 5 + (2 - self.left["small"]) + ("boat_5" in self.boats.values())
        dear, coins = held["gold"] + held["cloth"], held["coin"]
        rest = sum(held.values()) - dear - coins
        rest += max(0, dear - 2 * ("small_14" in self.small)) + max(0, coins - 2 * ("small_15" in self.small))
        return rest <= cells

    def keepable(self) -> set[tuple[str, ...]]:
        """As much off the market as finds cells, joined."""
        there = [good for good in box.GOODS for _ in range(self.market[good])]
        found: set[tuple[str, ...]] = set()
        for n in range(len(there), 0, -1):
            for some in {*combinations(there, n)}:
                rest = Counter(there) - Counter(some)
                if self.fits(some) and not any(self.fits((*some, good)) for good in rest):
                    found.add(("+".join(some),))
        return found

    def all_kept(self) -> str:
        """All of the market, joined, where it fits with a cell left for whatever comes next; else nothing."""
        there = [good for good in box.GOODS for _ in range(self.market[good])]
        return "+".join(there) if all(self.fits((*there, more)) for more in box.GOODS) else ""

    def storable(self) -> list[str]:
        """Spaces whose cube finds a cell."""
        return [x for x in self.cubes() if self.fits((self.on[x],))]

    def largest(self, groups: tuple[tuple[str, ...], ...]) -> set[tuple[str, ...]]:
        """One good of each group; where not all of them fit, as many as do."""
        found: set[tuple[str, ...]] = set()
        for k in range(len(groups), 0, -1):
            for some in combinations(groups, k):
                found |= {goods for goods in product(*some) if self.fits(goods)}
            if found:
                break
        return found

    def units(self, *goods: str) -> dict[str, tuple[int, int]]:
        """What there is of these to pay with: stored ones count once, cubes on land by the level they lie on."""
        found = {g: (self.stored[g], 1) for g in goods if self.stored[g]}
        return found | {x: (1, self.level[x]) for x in self.cubes() if self.on[x] in goods}

    def affords(self, price: dict[str, int]) -> bool:
        return all(Price(self.units(g), n).worth() >= n for g, n in price.items())

    def give(self, unit: str) -> str:
        """One away: a stored one, or the cube that lies on a space. Says which good it was."""
        if unit in box.SPACES:
            good, self.on[unit] = self.on[unit], ""
            return good
        self.stored[unit] -= 1
        assert self.stored[unit] >= 0
        return unit

    def hand_over(self, paid: dict[str, int]) -> None:
        """Units away, so many of each."""
        for unit, n in paid.items():
            for _ in range(n):
                self.give(unit)

    def standable(self) -> bool:
        """Whether there is a space for a piece, cleared of its cube if need be, beside those for pieces in hand."""
        spaces = [x for x in box.SPACES if self.bare(x) or self.on[x] in box.CUBES]
        return len(spaces) > sum(piece not in box.CARGO for piece in self.in_hand)

    def site_after(self, price: dict[str, int]) -> bool:
        """Whether there could be a place to build after paying: an empty space, or a cube that could be stored."""
        if not self.standable():
            return False
        if any(self.bare(x) for x in box.SPACES):
            return True
        per_good = [list(Price(self.units(g), n).ways()) for g, n in price.items()]
        for ways in product(*per_good):
            paid = Counter({u: n for way in ways for u, n in way.items()})
            if any(n and u in box.SPACES for u, n in paid.items()):
                return True
            was = dict(self.stored)
            for unit, n in paid.items():
                self.stored[unit] -= n
            room = bool(self.storable())
            self.stored = was
            if room:
                return True
        return False
