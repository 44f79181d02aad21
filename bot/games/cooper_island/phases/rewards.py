"""What components do, effect by effect: islets, boats, logbooks, crates, cards (Rulebook 004, appendix)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.rules import Offer, Reason, pick

from ..components.effects import large_buildings as large
from ..components.effects.base import Act, Copy, Effect, Gain, Market
from ..components.goods import COIN
from ..components.peninsula import bits
from ..play import Ask, Play, reasons_cards, reasons_land
from ..play.buildings import LID, built
from ..play.free_actions import MOVABLE
from ..play.landscape import lie
from .build import Site
from .feeding import Feeding
from .free_actions import ToMarket
from .gains import Collect, Goods
from .sectors import Actions


def carry_out(g: Play, seat: int, effects: Sequence[Effect]) -> None:
    """Line them up in order."""
    for effect in effects:
        if isinstance(effect, Gain):
            g.then(Goods(seat, [list(group) for group in effect.goods]))
        elif isinstance(effect, Act):
            g.then(Actions(seat, [list(group) for group in effect.actions]))
        elif isinstance(effect, Copy):
            g.then(Actions(seat, [["use_boat"]]))
        elif isinstance(effect, Market):
            if effect.coins:
                g.then(ToMarket(seat, {COIN: effect.coins}))
            if effect.any:
                g.then(Collect(seat, effect.any))
        elif isinstance(effect, large.PerBuilding):
            if n := effect.coins * built(g.box, g.s.board[seat]):
                g.then(ToMarket(seat, {COIN: n}))
        elif isinstance(effect, large.Feed):
            g.then(Feeding(seat, effect.navigation))
        elif isinstance(effect, large.Lid):
            g.take_up(seat, LID)
            g.then(Site(seat, LID, effect.navigation))
        elif isinstance(effect, large.Flip):
            g.then(Flip(seat))
        elif isinstance(effect, large.Move):
            g.then(Move(seat))


class Flip(Ask):
    """An own boat is turned over for what it does; it brings no more income."""

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        boats = [(boat,) for boat in me.boats.values() if boat not in me.flipped]
        yield pick(self.flip, boats)

    def why_flip(self, g: Play, boat: str) -> Iterable[Reason]:
        return reasons_cards.flip(g, self.seat, boat)

    def flip(self, g: Play, boat: str) -> None:
        g.flip_boat(self.seat, boat)
        g.carry(self.seat, [g.box.boats[boat].effect])


class Move(Ask):
    """A building or statue goes to another space where nothing is, high or low."""

    def offers(self, g: Play) -> Iterable[Offer]:
        me, names = g.s.board[self.seat], g.box.land.names
        free = [names[i] for i in bits(lie(g.box, me).open)]
        pieces = [names[i] for i, what in enumerate(me.on) if what in MOVABLE]
        yield pick(self.move, [(start, at) for start in pieces for at in free])

    def why_move(self, g: Play, start: str, at: str) -> Iterable[Reason]:
        return reasons_land.move(g, self.seat, start, at, MOVABLE)

    def move(self, g: Play, start: str, at: str) -> None:
        g.move(self.seat, start, at)
