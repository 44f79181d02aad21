"""Building tiles and pastures on the map, and what lies beside a space (Rulebook 001, explore, cattle breeding)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules import Words

from ..components.box import Box
from ..components.effects.base import Gains
from ..components.region_map import UPPER, space_of
from ..components.rows import Site
from ..state import Piece, State
from .resources import Resources


class MapTiles(Resources):
    """A table being played on: tiles on the map."""

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


def open_spaces(box: Box, s: State) -> tuple[Words, ...]:
    """The free spaces beside a tile, each as an answer."""
    laid = 0
    bit = box.map.bit
    for space in s.laid:
        laid |= bit[space]
    return box.map.open(laid)


def free_sites(box: Box, s: State) -> Iterator[tuple[str, Site]]:
    """The building sites on which nothing stands, space by space as laid."""
    pieces = s.pieces
    for where in s.laid.items():
        for on in box.sites_on[where]:
            if on.site not in pieces:
                yield on.site, on.row


def pieces_on(box: Box, s: State, space: str) -> list[Piece]:
    """What stands on the sites of a space."""
    tile = s.laid.get(space)
    if tile is None:
        return []
    return [s.pieces[on.site] for on in box.sites_on[space, tile] if on.site in s.pieces]


def count_beside(box: Box, s: State, space: str, kinds: tuple[str, ...]) -> int:
    """How many pieces of these kinds stand on tiles beside a space, whosever they are."""
    return sum(p.kind in kinds for other in box.map.near[space] for p in pieces_on(box, s, other))


def presences_beside(box: Box, s: State, site: str) -> int:
    """Presences on the same tile and on those beside it, the one on the site itself not counted; each cattle counts."""
    space = space_of(site)
    presence = s.presence
    return presence[box.map.index[space]] - 1 + sum([presence[i] for i in box.map.indexes[space]])


def presences(box: Box, s: State, seat: int) -> dict[str, int]:
    """A seat's presences by region."""
    found = dict.fromkeys(box.regions, 0)
    region = box.map.region
    for site, piece in s.pieces.items():
        if piece.seat == seat:
            found[region[site[:-1]]] += 1  # `space_of`, but quicker
    for space, owners in s.cattle.items():
        found[region[space]] += owners.count(seat)
    return found


def presences_outside(box: Box, s: State, seat: int, region: str) -> int:
    """A seat's presences in all regions but one."""
    return sum(n for other, n in presences(box, s, seat).items() if other != region)


def own_spaces(box: Box, s: State, seat: int) -> set[str]:
    """The spaces with a presence of a seat."""
    found = {space_of(site) for site, piece in s.pieces.items() if piece.seat == seat}
    return found | {space for space, owners in s.cattle.items() if seat in owners}
