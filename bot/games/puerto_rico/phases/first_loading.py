"""Before a seat loads for the first time: union hall and royal supplier (Rulebook 003, New Buildings, Nobles).

Both come with the own first turn of the captain phase, whether or not anything can be loaded then; the union hall
first, for it counts barrels that a royal supplier would take away.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from bot import rules
from bot.rules import Offer, Reason, Words, pick

from ..components.effect_index import working
from ..play import Frame, Play, guests, reasons_people
from ..play.circles import nobles
from .guest_house import Declinable, Guests


def course(g: Play, seat: int, captain: int) -> list[rules.Frame]:
    """What a seat does on its first turn; [] where that is nothing."""
    me, effects = g.s.board[seat], g.box.effects
    if not any(me.goods.values()):
        return []
    if guests.matters(g, seat, "first"):
        return [Guests(seat, "first"), UnionHall(seat), Deliver(seat, captain)]
    if working(me, effects.unions) or working(me, effects.suppliers):
        return [UnionHall(seat), Deliver(seat, captain)]
    return []


class UnionHall(Frame):
    """Points for barrels of a kind."""

    seat: int

    def run(self, g: Play) -> None:
        me = g.s.board[self.seat]
        hall = working(me, g.box.effects.unions)
        if hall and (points := sum([n // hall.each for n in me.goods.values()])):
            g.union_hall(self.seat, points)


def after_guest(g: Play, seat: int, captain: int, place: str) -> list[rules.Frame]:
    """What a guest opens who goes to such a building before his owner has loaded anything."""
    effects = g.box.effects
    if any(place == b for b, _ in effects.unions):
        return [UnionHall(seat)]
    return [Deliver(seat, captain)] if any(place == b for b, _ in effects.suppliers) else []


class Deliver(Declinable):
    """The royal supplier takes barrels of different kinds, up to one for each of the seat's nobles."""

    joins = ("goods",)

    captain: int

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        kinds = [good for good, n in me.goods.items() if n]
        if not (me.nobles and kinds and working(me, g.box.effects.suppliers)):
            return ()
        options: list[Words] = [
            ("+".join(goods),) for n in range(min(nobles(me), len(kinds)), 0, -1) for goods in combinations(kinds, n)
        ]
        return self._hosted(g, [pick(self.deliver, options), pick(self.decline)], "")

    def guest(self, g: Play, place: str, who: str) -> None:
        super().guest(g, place, who)
        g.then(*after_guest(g, self.seat, self.captain, place))

    def deliver(self, g: Play, goods: str) -> None:
        supplier = working(g.s.board[self.seat], g.box.effects.suppliers)
        assert supplier is not None
        given = goods.split("+")
        g.deliver(self.seat, given, supplier.points * len(given))

    def why_deliver(self, g: Play, goods: str) -> Iterable[Reason]:
        return reasons_people.deliver(g, self.seat, goods.split("+"))
