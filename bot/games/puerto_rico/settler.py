"""The settler phase: everybody lays a tile (Rulebook 003, Settler, Hacienda, Construction hut, Hospice)."""

from __future__ import annotations

from collections.abc import Iterable

from bot import rules
from bot.rules import Offer, Words, pick

from .box import QUARRY, SPACES
from .effects import works
from .play import Ask, Frame, Play


def begin(g: Play, seat: int, privilege: bool) -> None:
    g.then(*course(seat, g.order_from(seat)))


def course(settler: int, order: list[int]) -> list[rules.Frame]:
    """These seats settle, then the new row is turned up."""
    return [*(Settle(s, settler) for s in order), TurnTiles()]


class Settle(Ask):
    """A face-up plantation or, as settler or with a construction hut, a quarry; before it, a tile by the hacienda."""

    settler: int
    hacienda_used: bool = False
    quarry_used: bool = False  # the settler may have one quarry in all

    def offers(self, g: Play) -> Iterable[Offer]:
        s, effects = g.s, g.box.effects
        me = s.board[self.seat]
        if sum(me.island.values()) == SPACES:
            return ()
        colonists = me.colonists
        hut = s.quarries > 0 and works(me, effects.quarries)
        tiles = [tile for tile in g.box.goods if tile in s.face_up]
        if s.quarries and not self.quarry_used and (hut or self.seat == self.settler):
            tiles.append(QUARRY)
        if colonists and works(me, effects.staffs_tile) and g.can_staff():
            options: list[Words] = [words for tile in tiles for words in g.box.settle[tile]]
        else:
            options = [g.box.settle[tile][0] for tile in tiles]
        extra = []
        if not self.hacienda_used and works(me, effects.extra_tiles):
            if s.pile.cards:
                extra.append(("face_down",))
            if hut and g.rules.chosen["hacienda_hut"] == "ru":
                extra.append((QUARRY,))
        if not options and not extra:
            return ()
        found = [pick(self.settle, options), pick(self.decline)] if options else [pick(self.decline)]
        if extra:
            found.append(pick(self.hacienda, extra, free=True))
        return found

    def settle(self, g: Play, tile: str, colonist: str) -> None:
        g.settle(self.seat, tile, colonist == "yes")

    def decline(self, g: Play) -> None:
        g.decline(self.seat)

    def hacienda(self, g: Play, what: str) -> None:
        self.hacienda_used = True
        if what == QUARRY:
            self.quarry_used = self.seat == self.settler
            g.draw_quarry(self.seat)
        else:
            g.draw_tile(self.seat)


class TurnTiles(Frame):
    """The settler's last duty."""

    def run(self, g: Play) -> None:
        g.turn_tiles()
