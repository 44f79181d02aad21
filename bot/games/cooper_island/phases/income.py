"""The income phase (Rulebook 004, Income): an islet, a double tile, and the boats, in any order, seat by seat."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.rules import Offer, Reason, pick

from ..components.effects.base import STEP, Act, Gain
from ..play import Frame, Play, reasons_cards, reasons_land
from ..play.free_actions import FINISH
from ..play.help import helped
from ..play.landscape import islet_places, lie
from ..play.storage import room
from ..state import Seat
from .double_tile import Placing
from .gains import bring, bringing, owed, why_bringing
from .worker_phase import urgent

ISLET, TILE = "lay_islet", "place"
CLEARED = 2  # spaces that a double tile wants cleared of cubes


class HelpingBoats(Frame):
    """Boats that can only help bring their income as the phase begins, for all may have it at once: tiles, and steps
    that the track has room for."""

    def run(self, g: Play) -> None:
        begins = []
        for seat in g.order_from(g.s.first):
            me = g.s.board[seat]
            done = [boat for boat in me.boats.values() if boat not in me.flipped and helps(g, me, boat)]
            for boat in done:
                g.emit("boat_used", seat, boat=boat)
                g.carry(seat, [g.box.boats[boat].effect])
            begins.append(BeginIncome(seat, done))
        g.then(*begins)


class BeginIncome(Frame):
    """A seat's income; boats that can only help bring theirs at once, goods where a tile can still lie anywhere."""

    seat: int
    done: list[str] = msgspec.field(default_factory=list)  # boats that have brought theirs

    def run(self, g: Play) -> None:
        me = g.s.board[self.seat]
        me.charted = False
        g.then(*owed(g, self.seat))
        goods = spare = 0
        boats: list[str] = []
        if me.boats:
            spare = min(room(g.box, me).values()) - min(CLEARED, me.cubes.bit_count())
        for boat in me.boats.values():
            if boat in me.flipped or boat in self.done:
                continue
            effect = g.box.boats[boat].effect
            more = len(effect.goods) if isinstance(effect, Gain) else 0
            if goods + more <= spare if more else helps(g, me, boat):
                goods += more
                g.emit("boat_used", self.seat, boat=boat)
                g.carry(self.seat, [effect])
            else:
                boats.append(boat)
        g.then(Income(self.seat, [ISLET, TILE, *boats]))


def helps(g: Play, me: Seat, boat: str) -> bool:
    """Whether nothing is lost if it brings its income first: a tile drawn, or steps that the track has room for."""
    effect = g.box.boats[boat].effect
    return isinstance(effect, Act) and all(_helps(g, me, group) for group in effect.actions)


def _helps(g: Play, me: Seat, group: tuple[str, ...]) -> bool:
    if len(group) > 1:
        return False
    if group[0].startswith(STEP):
        return me.track + int(group[0].removeprefix(STEP)) <= g.box.n.track
    return group[0] == "draw"


class Income(Placing):
    """One of the actions of the income phase that are left, or no more of them."""

    settable = ("todo",)
    joins = ("goods",)
    sure = ("use_boat", "lay_islet")

    todo: list[str]

    def left(self) -> Iterable[str]:
        return self.todo

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        here = lie(g.box, me)
        found: list[Offer] = []
        if ISLET in self.todo and (places := islet_places(g.box, me, here, g.s.round == 1)):
            found.append(pick(self.lay_islet, places))
        if TILE in self.todo:
            found += self._places(g, here)
        if me.boats:
            boats = [boat for boat in self.todo if boat in g.box.boats and boat not in me.flipped]
            if words := [words for boat in boats for words in bringing(g.box, me, boat, g.box.boats[boat].effect)]:
                found.append(pick(self.use_boat, words))
        if not found and not self.todo and not urgent(g, me):
            return ()
        free = self.anytime(g, here)
        if not found and not (
            helped(g, self.seat, self.todo, [offer.verb for offer in free]) or (free and urgent(g, me))
        ):
            return ()
        return [*found, FINISH, *free]

    def _spent(self, g: Play, action: str) -> None:
        self.todo.remove(action)
        g.then(self)

    def why_lay_islet(self, g: Play, islet: str, water: str, at: str) -> Iterable[Reason]:
        return [*self._open(ISLET), *reasons_land.lay_islet(g, self.seat, islet, water, at)]

    def why_use_boat(self, g: Play, boat: str, goods: str) -> Iterable[Reason]:
        effect = g.box.boats[boat].effect
        return [
            *reasons_cards.own_boat(g, self.seat, boat, self.todo),
            *why_bringing(g, self.seat, effect, goods),
        ]

    def lay_islet(self, g: Play, islet: str, water: str, at: str) -> None:
        """Its half on land gets a cube; then it may do what it does, once."""
        g.lay_islet(self.seat, islet, water, at)
        g.carry(self.seat, [g.box.islets[islet].effect])
        self._spent(g, ISLET)

    def use_boat(self, g: Play, boat: str, goods: str) -> None:
        """`goods`: what it brings, `none` for a boat that does something else."""
        g.emit("boat_used", self.seat, boat=boat)
        bring(g, self.seat, g.box.boats[boat].effect, goods)
        self._spent(g, boat)

    def finish(self, g: Play) -> None:
        """What is left is lost."""
