"""The hunting lodge, after everybody has settled (Rulebook 003, Nobles, Hunting lodge)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot import rules
from bot.rules import Offer, Reason, pick

from ..components.box import Box
from ..components.effect_index import staffed
from ..components.rows import FOREST
from ..components.rules import Rules
from ..play import Frame, Play, reasons_people
from ..play.circles import on_tiles
from ..play.tiles import island_room
from .guest_house import Declinable


def course(box: Box, settler: int, order: list[int]) -> list[rules.Frame]:
    """These seats in turn; nothing where there are no lodges."""
    if not box.effects.lodges:
        return []
    return [frame for s in order for frame in (HuntingLodge(s, settler), LodgePoints(s))]


class HuntingLodge(Declinable):
    """With a colonist: a plantation or forest may be discarded."""

    role = "settler"
    taker = "settler"
    settable: ClassVar = {}

    settler: int

    def lines_up(self, game: Rules, order: list[int], everybody: list[int]) -> list[rules.Frame]:
        return course(game.box, self.settler, order)

    def offers(self, g: Play) -> Iterable[Offer]:
        me, found = g.s.board[self.seat], []
        if staffed(me, g.box.effects.lodges, noble=False):
            tiles = [tile for tile in (*g.box.goods, FOREST) if tile in me.island]
            options = [(tile, who) for tile in tiles for who in on_tiles(me, tile)]
            if options:
                found = [pick(self.discard_tile, options), pick(self.decline)]
        return self._hosted(g, list(found), "hunting")

    def discard_tile(self, g: Play, tile: str, who: str) -> None:
        g.discard_tile(self.seat, tile, who)

    def why_discard_tile(self, g: Play, tile: str, who: str) -> Iterable[Reason]:
        forest = (FOREST,) if g.box.effects.foresters else ()  # else there is none at the table
        return reasons_people.discard_tile(g, self.seat, tile, who, (*g.box.goods, *forest))


class LodgePoints(Frame):
    """With a noble: points, if no other island is as empty."""

    seat: int

    def run(self, g: Play) -> None:
        me = g.s.board[self.seat]
        lodge, room = staffed(me, g.box.effects.lodges, noble=True), island_room(me)
        if lodge and all(room > island_room(other) for other in g.s.board if other is not me):
            g.lodge(self.seat, lodge.points)
