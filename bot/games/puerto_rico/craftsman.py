"""The craftsman phase: goods are made (Rulebook 003, Craftsman, Production buildings, Factory, and the expansions)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, pick

from .box import Box
from .effects import staffed, total
from .guests import Guests, Optional, privilege
from .play import Frame, Play
from .state import Seat


def begin(g: Play, seat: int, extra: bool) -> None:
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
        seat = (self.craftsman + self.turn) % n
        make(g, seat)
        if self.turn + 1 < n:
            g.then(Guests((seat + 1) % n, "craftsman"), Making(self.craftsman, self.turn + 1))
        else:
            g.then(ExtraGood(self.craftsman))


def make(g: Play, seat: int) -> None:
    """One seat's goods, and what buildings pay for them."""
    supply, effects = g.s.goods, g.box.effects
    me = g.s.board[seat]
    made = {good: n for good, could in output(g.box, me).items() if (n := min(could, supply[good]))}
    if made:
        g.produce(seat, made)
        for b, doubloons in effects.varieties:
            if b in me.colonists and (n := doubloons[len(made)]):
                g.factory(seat, n)
        for b, specialty in effects.specialties:
            most = max([n for good, n in made.items() if not g.box.good[good].raw], default=0)
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
    if n := me.nobles * total(me, effects.jewelers):
        g.jeweler(seat, n)


def output(box: Box, me: Seat) -> dict[str, int]:
    """What a seat's occupied plantations and production buildings make, however much is left in the supply."""
    colonists = me.colonists
    made = {}
    for good, makers in box.makers:
        n = colonists.get(good, 0)
        if n and makers:
            n = min(n, sum([colonists.get(b, 0) for b in makers]))
        if n:
            made[good] = n
    for b, at, barrels in box.effects.aqueducts:
        good = box.effects.product[at]
        if b in colonists and at in colonists and good in made:
            made[good] += barrels
    return made


class ExtraGood(Optional):
    """The craftsman's privilege: one more barrel of a kind that the own island makes, after everybody."""

    taken: int = 0  # so many already, by a library

    def offers(self, g: Play) -> Iterable[Offer]:
        if self.taken and self.taken >= privilege(g, self.seat):
            return ()
        supply, one = g.s.goods, g.box.one
        options = [one[good] for good in output(g.box, g.s.board[self.seat]) if supply[good]]
        found: list[Offer] = [pick(self.extra, options), pick(self.decline)] if options else []
        return self._hosted(g, found, "extra") if g.box.hosts else found

    def extra(self, g: Play, good: str) -> None:
        g.extra_good(self.seat, good)
        if g.box.effects.doubles:
            g.then(ExtraGood(self.seat, self.taken + 1))
