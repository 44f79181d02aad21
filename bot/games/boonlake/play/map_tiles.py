"""Building tiles and pastures on the map, and what lies beside a space (Rulebook 001, explore, cattle breeding)."""

from __future__ import annotations

from typing import Any

from bot.rules import Words

from ..components.box import Box, OnMap
from ..components.effects.base import Gains
from ..components.region_map import UPPER, space_of
from ..components.rows import Site
from ..state import Piece, State
from .resources import Resources


class MapTiles(Resources):
    """A table being played on: tiles on the map."""

    def __init__(self, game: Any, state: State, *, record: bool = True) -> None:
        super().__init__(game, state, record=record)
        self._counted = (0, 0)  # tiles and pieces for which the free sites were worked out
        self._free: list[OnMap] = []

    def draw_tile(self, seat: int) -> str:
        """The top grey tile, for everybody to see."""
        self.s.tile = tile = self.s.grey.draw(self)
        self.emit("explored", seat, tile=tile)
        return tile

    def lay(self, seat: int, tile: str, at: str) -> Gains:
        """A tile, or a pasture of the supply, on a free space; returns the reward of the space."""
        s = self.s
        s.laid[at], s.tile = tile, ""
        if not self.box.tiles[tile].sites:
            s.pastures.remove(tile)
            s.cattle[at] = []
        self.emit("laid", seat, tile=tile, at=at)
        return self.box.spaces[at].gains

    def free_sites(self) -> list[OnMap]:
        """As below. Neither tiles nor pieces ever leave the map: their numbers tell whether it is as it was."""
        s = self.s
        n = len(s.laid), len(s.pieces)
        if n != self._counted:
            self._counted, self._free = n, free_sites(self.box, s)
        return self._free

    def site(self, site: str) -> Site:
        """What a building site costs and gives."""
        return site_row(self.box, self.s, site)


def site_row(box: Box, s: State, site: str) -> Site:
    space = space_of(site)
    sites = box.tiles[s.laid[space]].sites
    return sites[0 if site.endswith(UPPER) else 1]


def open_spaces(box: Box, s: State) -> tuple[Words, ...]:
    """The free spaces beside a tile, each as an answer."""
    laid = 0
    bit = box.map.bit
    for space in s.laid:
        laid |= bit[space]
    return box.map.open(laid)


def free_sites(box: Box, s: State) -> list[OnMap]:
    """The building sites on which nothing stands, space by space as laid."""
    pieces = s.pieces
    return [on for where in s.laid.items() for on in box.sites_on[where] if on.site not in pieces]


def pieces_on(box: Box, s: State, space: str) -> list[Piece]:
    """What stands on the sites of a space."""
    pieces = s.pieces
    return [pieces[site] for site in box.map.sites[space] if site in pieces]


def count_beside(box: Box, s: State, space: str, kinds: tuple[str, ...]) -> int:
    """How many pieces of these kinds stand on tiles beside a space, whosever they are."""
    pieces = s.pieces
    return len([1 for site in box.map.sites_beside[space] if site in pieces and pieces[site].kind in kinds])


def presences_beside(box: Box, s: State, site: str) -> int:
    """Presences on the same tile and on those beside it, the one on the site itself not counted; each cattle counts."""
    space = space_of(site)
    presence = s.presence
    return presence[box.map.index[space]] - 1 + sum([presence[i] for i in box.map.indexes[space]])


def presences(box: Box, s: State, seat: int) -> dict[str, int]:
    """A seat's presences by region."""
    found = dict.fromkeys(box.regions, 0)
    of_site, of_space = box.map.site_region, box.map.region
    for site, piece in s.pieces.items():
        if piece.seat == seat:
            found[of_site[site]] += 1
    for space, owners in s.cattle.items():
        if seat in owners:
            found[of_space[space]] += owners.count(seat)
    return found


def presences_outside(box: Box, s: State, seat: int, region: str) -> int:
    """A seat's presences in all regions but one."""
    here = presences(box, s, seat)
    return sum(here.values()) - here[region]


def own_spaces(box: Box, s: State, seat: int) -> set[str]:
    """The spaces with a presence of a seat."""
    found = {space_of(site) for site, piece in s.pieces.items() if piece.seat == seat}
    return found | {space for space, owners in s.cattle.items() if seat in owners}
