"""Island tiles: the row, the pile, quarries and forests (Rulebook 003, Settler; Forest house, Land office)."""

from __future__ import annotations

from ..components.rows import FOREST, QUARRY, SPACES
from ..state import Seat
from . import circles
from .colonists import Colonists


def island_room(me: Seat) -> int:
    """Empty spaces of an island."""
    return SPACES - sum(me.island.values())


def _lay(me: Seat, tile: str) -> None:
    me.island[tile] = me.island.get(tile, 0) + 1


class Tiles(Colonists):
    """Tiles are laid, bought, sold and discarded."""

    def settle(self, seat: int, tile: str, colonist: str) -> None:
        s = self.s
        me = s.board[seat]
        if tile == QUARRY:
            s.quarries -= 1
        else:
            s.face_up.remove(tile)
        _lay(me, tile)
        self.emit("settled", seat, tile=tile, colonist=int(colonist != "no"))
        if colonist != "no":
            self.comes(seat, tile, colonist)

    def hacienda(self, seat: int, tile: str) -> None:
        """A tile is laid by the hacienda: one drawn from the pile, or a quarry."""
        if tile == QUARRY:
            self.s.quarries -= 1
        _lay(self.s.board[seat], tile)
        self.emit("hacienda", seat, tile=tile)

    def forest(self, seat: int, tile: str, colonist: str) -> None:
        """A tile of the row is laid face down; a colonist that comes with it stays on the windrose."""
        me = self.s.board[seat]
        self.s.face_up.remove(tile)
        me.forests.append(tile)
        _lay(me, FOREST)
        self.emit("forest", seat, tile=tile, colonist=int(colonist != "no"))
        if colonist != "no":
            self.comes(seat, circles.WINDROSE, colonist)

    def look(self, seat: int) -> None:
        """The top tile of the pile is looked at by one seat."""
        self.s.drawn = self.s.pile.draw(self)
        self.emit("drawn", seat, {"tile": self.s.drawn})

    def lay_drawn(self, seat: int, forest: bool) -> str:
        """The tile looked at is laid; returns the kind that it now is."""
        s = self.s
        me = s.board[seat]
        tile, s.drawn = s.drawn, ""
        if forest:
            me.unseen.append(tile)
            tile = FOREST
        else:
            self.reveal()
        return tile

    def buy_land(self, seat: int, tile: str, cost: int) -> None:
        me = self.s.board[seat]
        me.doubloons -= cost
        _lay(me, tile)
        self.emit("land_bought", seat, tile=tile, cost=cost)

    def sell_land(self, seat: int, tile: str, who: str, n: int) -> None:
        self._clear(seat, tile, who)
        self.earn(seat, n)
        self.emit("land_sold", seat, tile=tile, who=who, n=n)

    def discard_tile(self, seat: int, tile: str, who: str) -> None:
        under = self._clear(seat, tile, who)
        self.emit("tile_discarded", seat, tile=tile, who=who, under=under if tile == FOREST else "")

    def _clear(self, seat: int, tile: str, who: str) -> str:
        """A tile of the island is discarded; `who` stood on it, "none" or somebody, goes to the windrose."""
        s = self.s
        me = s.board[seat]
        under = tile
        if tile == FOREST:
            if not me.forests:
                self.reveal()  # it was drawn face down
            under = (me.forests or me.unseen).pop(0)
        me.island[tile] -= 1
        if not me.island[tile]:
            del me.island[tile]
        if who != "none":
            circles.leave(me, tile, who == "noble")
            circles.arrive(me, circles.WINDROSE, who == "noble")
        s.discards.append(under)
        return under

    def turn_tiles(self) -> None:
        """Rulebook 003, Settler: untaken tiles are discarded, a new row is turned up, reshuffling if it falls short."""
        s = self.s
        s.discards.extend(s.face_up)
        s.face_up.clear()
        n = self.box.setups[s.seats].face_up
        while len(s.face_up) < n and s.pile.cards:
            s.face_up.append(s.pile.draw(self))
        if len(s.face_up) < n and s.discards:
            s.pile.cards, s.discards = s.discards, []
            s.rng.shuffle(s.pile.cards)
            self.emit("reshuffled", n=len(s.pile.cards))
            while len(s.face_up) < n and s.pile.cards:
                s.face_up.append(s.pile.draw(self))
        if self.record:
            self.emit("tiles_turned", tiles=list(s.face_up))
