"""Tiles, islets and cubes on land: laying, storing, spending (Rulebook 004, Income, Cartographer, Storage)."""

from __future__ import annotations

from ..components.box import NOTHING
from .landscape import put, raise_to, take
from .storage import Storage


class Tiles(Storage):
    """A table being played on: what is laid on land."""

    def _cover(self, seat: int, i: int, terrain: str, height: int, cube: str = NOTHING) -> str:
        """A terrain comes on top, with its cube."""
        me = self.s.board[seat]
        raise_to(self.box, me, i, terrain, height)
        put(me, i, self.box.terrains[terrain].cube if cube == NOTHING else cube)
        return me.on[i]

    def lay_double(self, seat: int, side: str, first: str, second: str, cube: str) -> None:
        """A tile of the hand; where one half would lie lower, a single tile goes below and the cartographer back."""
        me, box = self.s.board[seat], self.box
        kind, spaces, terrains = box.placements.laid[side, first, second]
        i, j = spaces
        lower = i if me.level[i] < me.level[j] else j
        below = ""
        if me.level[i] != me.level[j]:
            below = self._single_below(me.terrain[lower])
            self.s.singles[below] -= 1
            me.laid[below] += 1
            me.track -= box.n.level_cost
            me.charted = True
        height = max(me.level[i], me.level[j]) + 1
        me.tiles[kind] -= 1
        me.laid[kind] += 1
        for at, terrain in zip(spaces, terrains, strict=True):
            self._cover(seat, at, terrain, height, cube if box.terrains[terrain].high else NOTHING)
        if self.record:
            levelled = int(bool(below))
            self.emit("laid", seat, side=side, first=first, second=second, level=height, levelled=levelled, cube=cube)

    def _single_below(self, terrain: str) -> str:
        """The kind that goes below: one that shows the covered terrain, or that of which most are left."""
        left = self.s.singles
        if terrain and left[self.box.single_of[terrain]]:
            return self.box.single_of[terrain]
        return max(left, key=left.__getitem__)

    def lay_single(self, seat: int, terrain: str, at: str, cube: str, cost: int) -> None:
        """The cartographer goes back, and lays a single tile (Rulebook 004, Cartographer)."""
        me, i, kind = self.s.board[seat], self.box.land.index[at], self.box.single_of[terrain]
        self.s.singles[kind] -= 1
        me.laid[kind] += 1
        me.track -= cost
        me.charted = True
        put = self._cover(seat, i, terrain, me.level[i] + 1, cube)
        if self.record:
            self.emit("charted", seat, terrain=terrain, at=at, level=me.level[i], good=put, n=cost)

    def start_tile(self, seat: int, terrain: str) -> None:
        """Rulebook 004, Set-up 10."""
        me, kind = self.s.board[seat], self.box.single_of[terrain]
        self.s.singles[kind] -= 1
        me.laid[kind] += 1
        self._cover(seat, self.box.land.start, terrain, 1)
        self.emit("started", seat, terrain=terrain)

    def lay_islet(self, seat: int, islet: str, water: str, at: str) -> None:
        me = self.s.board[seat]
        me.islets[water], me.shores[water] = islet, at
        put = self._cover(seat, self.box.land.index[at], self.box.islets[islet].terrain, 1)
        if self.record:
            self.emit("islet_laid", seat, islet=islet, water=water, at=at, good=put)

    def store(self, seat: int, at: str) -> None:
        """A cube from land into a cell of the storage, where it is worth one."""
        me = self.s.board[seat]
        good = take(me, self.box.land.index[at])
        me.stored[good] += 1
        if self.record:
            self.emit("stored", seat, good=good, at=at)

    def spend(self, seat: int, counts: dict[str, int]) -> dict[str, int]:
        """Units to the supply; returns the goods, each unit as one."""
        me, index = self.s.board[seat], self.box.land.index
        given: dict[str, int] = {}
        for unit, n in counts.items():
            if not n:
                continue
            if unit in index:
                good = take(me, index[unit])
            else:
                good = unit
                me.stored[good] -= n
            given[good] = given.get(good, 0) + n
        return given

    def pay(self, seat: int, counts: dict[str, int]) -> None:
        """A payment that is told: all goods, and which of them are cubes that lay on land."""
        given = self.spend(seat, counts)
        if given and self.record:
            index = self.box.land.index
            self.emit("paid", seat, units={unit: n for unit, n in counts.items() if n and unit in index}, goods=given)
