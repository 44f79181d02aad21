"""Paying: which cubes go to the supply (Rulebook 004, Paying for actions). Nothing comes in between."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Ask, Play, reasons
from ..play.payment import Cost, spending, units
from ..play.workers import toll_units


class Pay(Ask):
    """So much of some goods; no unit too many, but what a high cube is worth too much is lost."""

    goods: list[str]
    n: int

    def offers(self, g: Play) -> Iterable[Offer]:
        return [spending("pay", *units(g.box, g.s.board[self.seat], self.goods), self.n)]

    def pay(self, g: Play, counts: dict[str, int]) -> None:
        g.pay(self.seat, counts)


class GiveOne(Ask):
    """A coin or a cube, whatever it is worth."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.give, [(unit,) for unit in toll_units(g.box, g.s.board[self.seat])])

    def why_give(self, g: Play, unit: str) -> Iterable[Reason]:
        return reasons.give(g, self.seat, unit)

    def give(self, g: Play, unit: str) -> None:
        g.pay(self.seat, {unit: 1})


def pay(g: Play, seat: int, cost: Cost) -> None:
    """Coins at once, cubes kind by kind; what lies in one place only needs no question."""
    asks: list[Pay] = []
    for good, n in cost.items():
        _, weights = units(g.box, g.s.board[seat], (good,))
        if asks or len(weights) > 1:
            asks.append(Pay(seat, [good], n))
        else:
            ((unit, weight),) = weights.items()
            g.pay(seat, {unit: -(-n // weight)})
    g.then(*asks)
