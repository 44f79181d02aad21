"""What the map offers, kept up to date as tiles and pieces come: neither ever leaves it, so their numbers tell."""

from __future__ import annotations

from itertools import islice

from ..components.box import Box, OnMap
from ..state import Piece, State


class Ground:
    """Derived from a state that is being played on, or looked at."""

    def __init__(self, box: Box, s: State) -> None:
        self.box, self.s = box, s
        self._laid = self._near = self._tiles = self._pieces = 0
        self._own: dict[int, list[tuple[str, Piece]]] = {}
        self._free: list[OnMap] = []
        self._listed = self._built = 0  # tiles and pieces that the free sites know of

    def open_spaces(self) -> list[str]:
        """The free spaces beside a tile, in the order of their numbers."""
        laid, here = self.s.laid, self.box.map
        if len(laid) != self._tiles:
            for space in islice(laid, self._tiles, None):
                self._laid |= here.bit[space]
                self._near |= here.masks[space]
            self._tiles = len(laid)
        open = self._near & ~self._laid
        return [space for space, bit in here.bit.items() if bit & open]

    def free_sites(self) -> list[OnMap]:
        """The building sites on which nothing stands, space by space as laid."""
        laid, pieces = self.s.laid, self.s.pieces
        if len(pieces) != self._built:
            self._free, self._built = [on for on in self._free if on[0] not in pieces], len(pieces)
        if len(laid) != self._listed:
            sites_on = self.box.sites_on
            for where in islice(laid.items(), self._listed, None):
                self._free += [on for on in sites_on[where] if on[0] not in pieces]
            self._listed = len(laid)
        return self._free

    def own(self, seat: int) -> list[tuple[str, Piece]]:
        """What stands there of a seat's, cattle apart: sites and pieces, in the order in which they came."""
        pieces = self.s.pieces
        if len(pieces) != self._pieces:
            for site, piece in islice(pieces.items(), self._pieces, None):
                self._own.setdefault(piece.seat, []).append((site, piece))
            self._pieces = len(pieces)
        return self._own.get(seat, [])
