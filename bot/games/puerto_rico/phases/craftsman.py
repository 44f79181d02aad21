"""The craftsman phase: goods are made (Rulebook 003, Craftsman, Production buildings, Factory, and the expansions)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot.rules import Offer, Reason, pick

from ..components.effect_index import staffed, total
from ..play import Frame, Play, guests, reasons_trade
from ..play.circles import nobles
from ..play.production import made
from .guest_house import Declinable, Guests


def begin(g: Play, seat: int, extra: int) -> None:
    """Everybody's goods, clockwise from the craftsman, as long as the supply lasts."""
    if g.box.effects.guest_houses:
        g.then(Guests(seat, "craftsman"), Making(seat))
        return
    for s in g.order_from(seat):
        make(g, s)
    g.then(ExtraGood(seat))


class Making(Frame):
    """One seat after the other, each after its guests may have gone to work."""

    craftsman: int
    turn: int = 0

    def run(self, g: Play) -> None:
        n = g.s.seats
        for turn in range(self.turn, n):
            make(g, (self.craftsman + turn) % n)
            after = (self.craftsman + turn + 1) % n
            if turn + 1 < n and guests.matters(g, after, "craftsman"):
                g.then(Guests(after, "craftsman"), Making(self.craftsman, turn + 1))
                return
        g.then(ExtraGood(self.craftsman))


def make(g: Play, seat: int) -> None:
    """One seat's goods, and what buildings pay for them."""
    me, effects = g.s.board[seat], g.box.effects
    if barrels := made(g, seat):
        g.produce(seat, barrels)
        for b, doubloons in effects.varieties:
            if b in me.colonists and (n := doubloons[len(barrels)]):
                g.factory(seat, n)
        for b, specialty in effects.specialties:
            most = max([n for good, n in barrels.items() if not g.box.good[good].raw], default=0)
            if b in me.colonists and most > specialty.less:
                g.specialty(seat, most - specialty.less)
    if g.box.nobles:
        _reward(g, seat)


def _reward(g: Play, seat: int) -> None:
    """Nobles, Chapel and Jeweler: also for who makes nothing."""
    me, effects = g.s.board[seat], g.box.effects
    if chapel := staffed(me, effects.chapels, noble=False):
        g.chapel(seat, chapel.doubloons, 0)
    if chapel := staffed(me, effects.chapels, noble=True):
        g.chapel(seat, 0, chapel.points)
    if n := nobles(me) * total(me, effects.jewelers):
        g.jeweler(seat, n)


class ExtraGood(Declinable):
    """The craftsman's privilege: one more barrel of a kind that the own island makes, after everybody."""

    role = "craftsman"
    settable: ClassVar = {}

    taken: int = 0  # so many already, by a library

    def offers(self, g: Play) -> Iterable[Offer]:
        if self.taken and self.taken >= g.privilege(self.seat):
            return ()
        options = [g.box.one[good] for good in made(g, self.seat)]
        found: list[Offer] = [pick(self.extra, options), pick(self.decline)] if options else []
        return self._hosted(g, found, "extra") if g.box.hosts else found

    def extra(self, g: Play, good: str) -> None:
        g.extra_good(self.seat, good)
        if g.box.effects.doubles:
            g.then(ExtraGood(self.seat, self.taken + 1))

    def why_extra(self, g: Play, good: str) -> Iterable[Reason]:
        return reasons_trade.extra(g, self.seat, good)
