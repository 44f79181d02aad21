"""The settler phase: everybody lays a tile (Rulebook 003, Settler, Hacienda, Construction hut, Hospice)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot import rules
from bot.rules import Offer, Reason, Words, pick

from ..components.box import Box
from ..components.effect_index import works
from ..components.rows import FOREST, QUARRY
from ..components.rules import Rules
from ..play import Ask, Frame, Play, reasons_tiles
from ..play.tiles import island_room
from . import hunting_lodge
from .guest_house import Declinable


def begin(g: Play, seat: int, extra: int) -> None:
    g.then(*course(g.box, seat, g.order_from(seat)), *hunting_lodge.course(g.box, seat, g.order_from(seat)))


def course(box: Box, settler: int, order: list[int]) -> list[rules.Frame]:
    """These seats settle, a library brings the settler a second tile, then the new row is turned up."""
    again: list[rules.Frame] = [Settle(settler, settler, again=True)] if box.effects.doubles else []
    return [*(Settle(s, settler) for s in order), *again, TurnTiles()]


class Settle(Declinable):
    """A face-up plantation or, as settler or with a construction hut, a quarry; before it, a tile by the hacienda.

    With a forest house any plantation may be laid as a forest instead (New Buildings, Forest house). `again` is the
    second tile of a settler with a library: after everybody, a quarry only with a construction hut. The hospice works
    for the first tile so taken (New Buildings, Library); the hacienda's is none of them.
    """

    role = "settler"
    taker = "settler"
    settable: ClassVar = {"hacienda_used": bool, "quarry_used": bool, "again": bool, "taken": bool}

    settler: int
    hacienda_used: bool = False
    quarry_used: bool = False  # the settler may have one quarry in all
    again: bool = False
    taken: bool = False  # the second tile is really a second one

    def lines_up(self, game: Rules, order: list[int], everybody: list[int]) -> list[rules.Frame]:
        rest = course(game.box, self.settler, [] if self.again else order)[1:]
        return [self, *rest, *hunting_lodge.course(game.box, self.settler, everybody)]

    def offers(self, g: Play) -> Iterable[Offer]:
        s, effects = g.s, g.box.effects
        me = s.board[self.seat]
        if not island_room(me):
            return ()
        if self.again and not works(me, effects.doubles):
            return self._hosted(g, [], "again")
        colonists = me.colonists
        hut = s.quarries > 0 and works(me, effects.quarries)
        tiles = [tile for tile in g.box.goods if tile in s.face_up]
        if s.quarries and (hut if self.again else not self.quarry_used and (hut or self.seat == self.settler)):
            tiles.append(QUARRY)
        if colonists and works(me, effects.staffs_tile) and not self.taken:
            who, settle = g.staff(), g.box.settle
            options: list[Words] = [settle[tile][w] for tile in tiles for w in who]
        else:
            who, alone = ("no",), g.box.alone
            options = [alone[tile] for tile in tiles]
        found: list[Offer] = [pick(self.settle, options)] if options else []
        if effects.foresters and works(me, effects.foresters):
            rows = [g.box.settle[tile] for tile in tiles if tile != QUARRY]
            found += [pick(self.forest, [row[w] for row in rows for w in who])] if rows else []
        extra = []
        if not self.hacienda_used and not self.again and works(me, effects.extra_tiles):
            if s.pile.cards:
                extra.append(("face_down",))
            if hut and g.rules.chosen["hacienda_hut"] == "ru":
                extra.append((QUARRY,))
        if options or extra:
            found.append(pick(self.decline))
        if extra:
            found.append(pick(self.hacienda, extra, free=True))
        return self._hosted(g, found, "second" if self.again else "settler") if g.box.hosts else found

    def settle(self, g: Play, tile: str, colonist: str) -> None:
        self._took(g)
        g.settle(self.seat, tile, colonist)

    def forest(self, g: Play, tile: str, colonist: str) -> None:
        self._took(g)
        g.forest(self.seat, tile, colonist)

    def why_settle(self, g: Play, tile: str, colonist: str) -> Iterable[Reason]:
        return reasons_tiles.settle(g, self.seat, tile, colonist, self._stands())

    def why_forest(self, g: Play, tile: str, colonist: str) -> Iterable[Reason]:
        return reasons_tiles.forest(g, self.seat, tile, colonist, self._stands())

    def why_hacienda(self, g: Play, what: str) -> Iterable[Reason]:
        return reasons_tiles.hacienda(g, self.seat, what, self._stands())

    def _stands(self) -> reasons_tiles.Settling:
        return reasons_tiles.Settling(
            self.seat == self.settler,
            self.hacienda_used,
            self.quarry_used,
            self.again,
            self.taken,
            hacienda_unused=self.line(hacienda_used=False),
            quarry_unused=self.line(quarry_used=False),
            not_taken=self.line(taken=False),
        )

    def _took(self, g: Play) -> None:
        """The settler's second question, if there is one to come, is told of the first tile."""
        for frame in g.s.stack if self.seat == self.settler else ():
            if isinstance(frame, Settle) and frame.again and frame.seat == self.seat:
                frame.taken = True

    def hacienda(self, g: Play, what: str) -> None:
        self.hacienda_used = True
        if what == QUARRY:
            self.quarry_used = self.seat == self.settler
            g.hacienda(self.seat, QUARRY)
        else:
            draw(g, self.seat, "hacienda")


def draw(g: Play, seat: int, by: str, cost: int = 0) -> None:
    """The top tile of the pile is laid; who has a forest house looks at it first, and may lay it as a forest."""
    if works(g.s.board[seat], g.box.effects.foresters):
        g.look(seat)
        g.then(LayTile(seat, by, cost))
    else:
        _laid(g, seat, g.s.pile.draw(g), by, cost)


def _laid(g: Play, seat: int, tile: str, by: str, cost: int) -> None:
    if by == "hacienda":
        g.hacienda(seat, tile)
    else:
        g.buy_land(seat, tile, cost)


class LayTile(Ask):
    """A face-down tile that the seat has looked at: plantation or forest."""

    by: str  # hacienda or land_office
    cost: int = 0

    def public(self, g: Play) -> bool:
        return False

    def offers(self, g: Play) -> Iterable[Offer]:
        return (pick(self.lay, (("plantation",), (FOREST,))),)

    def why_lay(self, g: Play, side: str) -> Iterable[Reason]:
        return ()  # both are always on offer

    def lay(self, g: Play, side: str) -> None:
        _laid(g, self.seat, g.lay_drawn(self.seat, side == FOREST), self.by, self.cost)


class TurnTiles(Frame):
    """The settler's last duty."""

    def run(self, g: Play) -> None:
        g.turn_tiles()
