"""Building tiles and pastures on the map, and what lies beside a space (Rulebook 001, explore, cattle breeding)."""

from __future__ import annotations

from typing import Any

from ..components.box import Box
from ..components.effects.base import Gains
from ..components.region_map import UPPER, space_of
from ..components.rows import Site
from ..state import Piece, State
from .ground import Ground
from .resources import Resources


class MapTiles(Resources):
    """A table being played on: tiles on the map."""

    def __init__(self, game: Any, state: State, *, record: bool = True) -> None:
        super().__init__(game, state, record=record)
        self.ground = Ground(self.box, state)

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

    def site(self, site: str) -> Site:
        """What a building site costs and gives."""
        return site_row(self.box, self.s, site)


def site_row(box: Box, s: State, site: str) -> Site:
    space = space_of(site)
    sites = box.tiles[s.laid[space]].sites
    return sites[0 if site.endswith(UPPER) else 1]


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


def presences_outside(ground: Ground, seat: int, region: str) -> int:
    """A seat's presences in all regions but one."""
    of_site, of_space = ground.box.map.site_region, ground.box.map.region
    pieces = len([1 for site, _ in ground.own(seat) if of_site[site] != region])
    herds = [owners for space, owners in ground.s.cattle.items() if seat in owners and of_space[space] != region]
    return pieces + sum([owners.count(seat) for owners in herds])


def own_spaces(box: Box, s: State, seat: int) -> set[str]:
    """The spaces with a presence of a seat."""
    found = {space_of(site) for site, piece in s.pieces.items() if piece.seat == seat}
    return found | {space for space, owners in s.cattle.items() if seat in owners}
