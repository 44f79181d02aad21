"""Gaining coins and resources: into the storage as far as there is room, or of one's choice to the market."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product

from bot.rules import Offer, Reason, Words, pick

from ..components.box import NOTHING, Box
from ..components.effects.base import Effect, Gain
from ..components.goods import GOODS
from ..play import Ask, Frame, Play, reasons
from ..play.free_actions import can_make_room
from ..play.payment import available, mixes
from ..play.storage import fits, fits_with_one_more
from ..state import Seat
from .free_actions import OwnAsk


class Goods(Frame):
    """One of each group comes: into the storage at once, where there is no choice and a cell is left for more."""

    seat: int
    groups: list[list[str]]

    def run(self, g: Play) -> None:
        me = g.s.board[self.seat]
        sets = fitting(g.box, me, self.groups)
        goods = sets[0][0].split("+") if len(sets) == 1 else []
        if len(goods) == len(self.groups) and fits_with_one_more(g.box, me, goods):
            g.gain(self.seat, goods)
        else:
            g.then(Take(self.seat, self.groups))


class Take(OwnAsk):
    """One of each group into the storage; where not all fits one says what does (Rulebook 004, Reminders).

    Nobody has to, for what lies in a cell cannot be thrown away; but who has a cell to spare loses nothing by it.
    """

    settable = ("groups",)
    joins = ("goods",)
    sure = ("take", "decline")  # what comes to light after it was begun before

    auto_beside_free = True

    groups: list[list[str]]

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        sets = fitting(g.box, me, self.groups)
        if not sets and not can_make_room(g, me, available(me)):
            return ()
        return [pick(self.take, sets), pick(self.decline), *self.anytime(g)]

    def sways(self, g: Play, free: Offer) -> bool:
        """Where no cell is free, one could be emptied."""
        none = not fitting(g.box, g.s.board[self.seat], self.groups)
        return none and free.verb in ("exchange", "crate", "play")

    def why_take(self, g: Play, goods: str) -> Iterable[Reason]:
        sets = fitting(g.box, g.s.board[self.seat], self.groups)
        most = sets[0][0].count("+") + 1 if sets else 0
        return reasons.take(g, self.seat, goods, self.groups, most)

    def take(self, g: Play, goods: str) -> None:
        g.gain(self.seat, goods.split("+"))

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "goods")


def fitting(box: Box, me: Seat, groups: Sequence[Sequence[str]]) -> list[Words]:
    """The goods that can be taken, joined with "+": one of each group, or of as many groups as find room."""
    for n in range(len(groups), 0, -1):
        found: list[Words] = [
            ("+".join(goods),)
            for chosen in combinations(groups, n)
            for goods in product(*chosen)
            if fits(box, me, goods)
        ]
        if found:
            return found
    return []


def bringing(box: Box, me: Seat, what: str, effect: Effect) -> list[Words]:
    """What is used, with each set of goods that it could bring; `none` where it does something else. What brings goods
    and finds no cell for any is not on offer: one makes room before."""
    if not isinstance(effect, Gain):
        return [(what, NOTHING)]
    return [(what, *goods) for goods in fitting(box, me, effect.goods)]


def why_bringing(g: Play, seat: int, effect: Effect, goods: str) -> list[Reason]:
    """Against goods named with what is used."""
    groups = effect.goods if isinstance(effect, Gain) else ()
    if goods == NOTHING:
        return [reasons.no_goods(groups)] if groups else []
    sets = fitting(g.box, g.s.board[seat], groups)
    return reasons.take(g, seat, goods, groups, sets[0][0].count("+") + 1 if sets else 0)


def bring(g: Play, seat: int, effect: Effect, goods: str) -> None:
    """Carry out what is used."""
    if goods == NOTHING:
        g.carry(seat, [effect])
    else:
        g.gain(seat, goods.split("+"))


class Collect(Ask):
    """Resources of one's choice to the market."""

    joins = ("goods",)

    n: int

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.collect, [("+".join(mix),) for mix in mixes(self.n)])

    def why_collect(self, g: Play, goods: str) -> Iterable[Reason]:
        return reasons.collect(goods, self.n)

    def collect(self, g: Play, goods: str) -> None:
        found: dict[str, int] = {}
        for good in goods.split("+"):
            found[good] = found.get(good, 0) + 1
        g.to_market(self.seat, found)


class Owed(Ask):
    """A coin or a cube for a toll that was refused: its receiver says which, before the next thing he does."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.receive, [(good,) for good in GOODS])

    def why_receive(self, g: Play, good: str) -> Iterable[Reason]:
        return ()  # any

    def receive(self, g: Play, good: str) -> None:
        g.owed(self.seat, good)


def owed(g: Play, seat: int) -> list[Owed]:
    """The questions about tolls that were refused to a seat."""
    n = g.s.board[seat].owed
    return [Owed(seat) for _ in range(n)] if n else []
