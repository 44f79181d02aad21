"""A peninsula: its spaces as bits of one integer, their neighbours, and the water where islets may lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_

from bot.rules import hexes

from .rows import Space, Water

MASKS = 4096  # of which what they hold is remembered
BYTE = 0xFF


@lru_cache(MASKS)
def bits(mask: int) -> tuple[int, ...]:
    """The spaces of a mask, by number."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


class Peninsula:
    """All peninsulas are alike. Spaces are numbered from the tip to the isthmus."""

    def __init__(self, spaces: Iterable[Space], waters: Iterable[Water]) -> None:
        rows, water = list(spaces), list(waters)
        self.names = tuple(s.id for s in rows)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.hex = {s.id: (s.q, s.r) for s in rows}
        beside = hexes.beside(self.hex)
        self.near = tuple(tuple(self.index[other] for other in beside[name]) for name in self.names)
        self.near_mask = tuple(sum(1 << j for j in near) for near in self.near)
        self.all = (1 << len(rows)) - 1
        self.edges = tuple((i, j) for i, j in hexes.pieces(dict(enumerate(self.near))) if i < j)
        at_space = [sum(1 << edge for edge, pair in enumerate(self.edges) if i in pair) for i in range(len(rows))]
        at_space += [0] * 7
        # the edges of each set of eight spaces, eight by eight
        self._touching = tuple(
            tuple(reduce(or_, [at_space[start + k] for k in bits(mask)], 0) for mask in range(BYTE + 1))
            for start in range(0, len(rows), 8)
        )
        self.start = next(i for i, s in enumerate(rows) if s.start)
        self.ruins = tuple(i for i, s in enumerate(rows) if s.ruin)
        self.ruin_mask = sum(1 << i for i in self.ruins)
        self.isthmus = tuple(i for i, s in enumerate(rows) if s.isthmus)
        self.isthmus_mask = sum(1 << i for i in self.isthmus)
        self.water_hex = {w.id: (w.q, w.r) for w in water}
        self.waters = tuple(w.id for w in water)
        self.first = tuple(w.id for w in water if w.first)
        at: dict[tuple[str, str], str] = {(w.stop, w.half): w.id for w in water}
        self.half = at  # (stop, half) -> water
        self.other = {w.id: at[w.stop, "b" if w.half == "a" else "a"] for w in water}
        land = {place: self.index[name] for name, place in self.hex.items()}
        # the spaces that an islet in this water can join
        self.shore = {w.id: tuple(sorted(land[h] for h in hexes.neighbours((w.q, w.r)) if h in land)) for w in water}
        self.waters_at = {i: tuple(w for w in self.waters if i in self.shore[w]) for i in range(len(rows))}
        self.coast = sum(1 << i for i, waters in self.waters_at.items() if waters)

    def touching(self, spaces: int) -> int:
        """The edges of these spaces, as bits."""
        found, at = 0, 0
        while spaces:
            found |= self._touching[at][spaces & BYTE]
            spaces, at = spaces >> 8, at + 1
        return found

    def areas(self, spaces: Iterable[int]) -> list[list[int]]:
        """The groups that hang together among some spaces."""
        return hexes.areas(spaces, dict(enumerate(self.near)))
