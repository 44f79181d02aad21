"""Changes of what is built: colonies, tiles, town halls, roads."""

from __future__ import annotations

from .resources import Resources


class Colonies(Resources):
    """A table being played on: what lies in the colonies."""

    def cover(self, seat: int, tile: str, at: str, turn: str) -> None:
        """Lay a tile's buildings and roads on the cells."""
        me, box = self.s.board[seat], self.box
        shape = box.laying[tile][0]
        for i, building in zip(shape.covers[shape.number[at, turn]], box.tiles[tile].cells, strict=True):
            self._stand(seat, i, building)
        me.laid.append([tile, at, turn])

    def _stand(self, seat: int, i: int, building: str) -> None:
        me = self.s.board[seat]
        me.cells[i] = building
        me.built |= 1 << i
        if self.box.works[building]:
            me.works |= 1 << i

    def settle(self, seat: int, colony: str, printed: list[str]) -> None:
        self.s.board[seat].colony = colony
        for i, building in enumerate(printed):
            if building:
                self._stand(seat, i, building)
        self._more_stores(seat, self.box.colonies[colony].stores)
        self.emit("colony", seat, colony=colony)

    def _more_stores(self, seat: int, n: int) -> None:
        if n:
            self.s.board[seat].kingdoms.stores += n

    def found_hall(self, seat: int, tile: str, at: str, turn: str) -> None:
        """Rulebook 000, Advanced set-up: the scholar beside the town hall is trained."""
        me, scholar = self.s.board[seat], self.s.halls.pop(tile)
        self.cover(seat, tile, at, turn)
        self._more_stores(seat, self.box.tiles[tile].stores)
        me.own_scholar = scholar
        me.scholars.append(scholar)
        self.emit("town_hall", seat, tile=tile, at=at, turn=turn, scholar=scholar)

    def expand(self, seat: int, tile: str, at: str, turn: str, paid: dict[str, int]) -> None:
        self.s.display.remove(tile)
        self.cover(seat, tile, at, turn)
        self.emit("placed", seat, tile=tile, at=at, turn=turn, paid=paid)

    def lay_road(self, seat: int, tile: str, at: str, turn: str) -> None:
        self.s.roads -= 1
        self.cover(seat, tile, at, turn)
        self.emit("placed", seat, tile=tile, at=at, turn=turn, paid={})
