"""The hunting lodge, after everybody has settled (Rulebook 003, Nobles, Hunting lodge)."""

from __future__ import annotations

from collections.abc import Iterable

from bot import rules
from bot.rules import Offer, pick

from .box import FOREST, SPACES, Box
from .effects import staffed
from .guests import Optional
from .play import Frame, Play
from .state import Seat


def course(box: Box, settler: int, order: list[int]) -> list[rules.Frame]:
    """These seats in turn; nothing where there are no lodges."""
    if not box.effects.lodges:
        return []
    return [frame for s in order for frame in (HuntingLodge(s, settler), LodgePoints(s))]


def empty(me: Seat) -> int:
    """Empty spaces of an island."""
    return SPACES - sum(me.island.values())


class HuntingLodge(Optional):
    """With a colonist: a plantation or forest may be discarded."""

    settler: int

    def offers(self, g: Play) -> Iterable[Offer]:
        me, found = g.s.board[self.seat], []
        if staffed(me, g.box.effects.lodges, noble=False):
            options = [g.box.one[tile] for tile in (*g.box.goods, FOREST) if tile in me.island]
            if options:
                found = [pick(self.discard_tile, options), pick(self.decline)]
        return self._hosted(g, list(found), "hunting")

    def discard_tile(self, g: Play, tile: str) -> None:
        g.discard_tile(self.seat, tile)


class LodgePoints(Frame):
    """With a noble: points, if no other island is as empty."""

    seat: int

    def run(self, g: Play) -> None:
        board = g.s.board
        lodge = staffed(board[self.seat], g.box.effects.lodges, noble=True)
        if lodge and all(empty(board[self.seat]) > empty(me) for s, me in enumerate(board) if s != self.seat):
            g.lodge(self.seat, lodge.points)
