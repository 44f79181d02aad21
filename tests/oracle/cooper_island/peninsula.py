"""The peninsula of a seat: what lies where, where tiles fit, where buildings may stand."""

from __future__ import annotations

from typing import Any

from tests.oracle.cooper_island import box

PIECES = (*box.BUILDINGS, "statue", "lid")


class Peninsula:
    """Terrain, level and what lies there, by space."""

    def __init__(self, s: Any) -> None:
        self.terrain = dict(zip(box.SPACES, s.terrain, strict=True))
        self.level = dict(zip(box.SPACES, s.level, strict=True))
        self.on = dict(zip(box.SPACES, s.on, strict=True))

    def beside(self, space: str) -> bool:
        """Next to an explored space."""
        return any(self.level[x] for x in box.NEAR[space])

    def new(self, space: str) -> bool:
        """Not explored, and no ruin there."""
        return not self.level[space] and not self.on[space]

    def bare(self, space: str) -> bool:
        """Explored, and nothing lies there."""
        return bool(self.level[space]) and not self.on[space]

    def explorable(self) -> list[str]:
        return [x for x in box.SPACES if self.new(x) and self.beside(x)]

    def ruins(self) -> list[str]:
        """Those that can be reached."""
        return [x for x in box.SPACES if self.on[x] == "ruin" and self.beside(x)]

    def unexplored(self) -> int:
        return sum(not n for n in self.level.values())

    def cubes(self) -> list[str]:
        return [x for x in box.SPACES if self.on[x] in box.CUBES]

    def sites(self) -> list[str]:
        """Of the spaces where nothing lies the highest."""
        bare = [x for x in box.SPACES if self.bare(x)]
        high = max((self.level[x] for x in bare), default=0)
        return [x for x in bare if self.level[x] == high]

    def pieces(self, *kinds: str) -> int:
        return sum(what in kinds for what in self.on.values())

    def suits(self, terrain: str, space: str) -> bool:
        """A half of this terrain on explored land."""
        return self.bare(space) and terrain in (self.terrain[space], "settlement")

    def height(self, terrains: tuple[str, str], at: tuple[str, str]) -> tuple[int, str]:
        """The level on which a double tile would lie, and the space to be levelled before; 0 where it does not fit."""
        old = [x for x in at if self.level[x]]
        for terrain, space in zip(terrains, at, strict=True):
            if (space in old and not self.suits(terrain, space)) or (space not in old and not self.new(space)):
                return 0, ""
        if not old:
            return (1, "") if any(self.beside(x) for x in at) else (0, "")
        if len(old) == 1:
            (new,) = set(at) - set(old)
            return (2, new) if self.level[old[0]] == 1 else (0, "")
        low, high = sorted(at, key=self.level.__getitem__)
        gap = self.level[high] - self.level[low]
        return (self.level[high] + 1, low if gap else "") if gap < 2 else (0, "")

    def cover(self, space: str, terrain: str, level: int, cube: str) -> None:
        """A tile on top, with its cube."""
        self.terrain[space], self.level[space], self.on[space] = terrain, level, cube

    def area(self) -> int:
        """Spaces of the largest area of one terrain."""
        left, best = {x for x in box.SPACES if self.level[x]}, 0
        while left:
            edge, found = [left.pop()], 0
            while edge:
                x = edge.pop()
                found += 1
                joined = [y for y in box.NEAR[x] if y in left and self.terrain[y] == self.terrain[x]]
                left -= set(joined)
                edge += joined
            best = max(best, found)
        return best
