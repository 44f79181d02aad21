"""The map: which spaces lie beside each other, over bridges too, and where a tile may be laid (Rulebook 001)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.rules import hexes

from .rows import Bridge, Space

UPPER, LOWER = "a", "b"  # the sites of a tile: `13a`, `13b`


class RegionMap:
    """The spaces, told by their location numbers. Sets of spaces are bits of one integer, in the order of numbers."""

    def __init__(self, spaces: Sequence[Space], bridges: Sequence[Bridge]) -> None:
        at = {s.id: hexes.of_row(s.row, s.column) for s in spaces}
        near = {space: list(those) for space, those in hexes.beside(at).items()}
        for bridge in bridges:
            a, b = bridge.spaces
            near[a].append(b)
            near[b].append(a)
        self.spaces = tuple(at)
        self.index = {space: i for i, space in enumerate(self.spaces)}
        self.bit = {space: 1 << i for space, i in self.index.items()}
        self.near = {space: tuple(sorted(those, key=self.index.__getitem__)) for space, those in near.items()}
        self.masks = {space: self.mask(those) for space, those in self.near.items()}
        self.indexes = {space: tuple(self.index[other] for other in those) for space, those in self.near.items()}
        self.region = {s.id: s.region for s in spaces}
        self.sites = {space: tuple(sites_of(space, len((UPPER, LOWER)))) for space in self.spaces}
        self.sites_beside = {
            s: tuple(site for other in those for site in self.sites[other]) for s, those in self.near.items()
        }
        self.site_region = {site: self.region[space] for space, those in self.sites.items() for site in those}
        self.bridged = tuple(s for s in self.spaces if any(s in b.spaces for b in bridges))
        self.all = (1 << len(self.spaces)) - 1

    def mask(self, spaces: Sequence[str]) -> int:
        return sum(self.bit[space] for space in spaces)

    def reachable(self, start: Iterable[str], laid: Collection[str]) -> set[str]:
        """The laid spaces that hang together with some of those laid first."""
        return {space for first in start for space in hexes.area(first, laid, self.near)}

    def from_number(self, number: str) -> tuple[str, ...]:
        """All spaces in the order in which the Wise Eminence looks: from the number on, then from the first."""
        i = self.index[number]
        return self.spaces[i:] + self.spaces[:i]


def space_of(site: str) -> str:
    """The space on which a building site lies."""
    return site[:-1]


def sites_of(space: str, n: int) -> list[str]:
    """The names of a tile's sites, the upper first."""
    return [space + part for part in (UPPER, LOWER)[:n]]
