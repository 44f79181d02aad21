"""Specialists are hired with white dice (Rulebook 002, Specialists)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.box import SOLDIER
from ..components.effects import Produce
from ..play import OwnTurn, Play, payment, reasons_kingdoms
from ..play.kingdoms import cells_for, price
from .activation import Work


class Hire(OwnTurn):
    """The specialist beside the value of a white die, before its line is run."""

    def offers(self, g: Play) -> Iterable[Offer]:
        me, one = g.s.board[self.seat], g.at_hand
        cells = cells_for(g, self.seat, one)
        if cells:
            costs = {at: price(g, self.seat, one, at) for at in cells}
            options = [(at,) for at, n in costs.items() if n <= me.coins]
            found = [pick(self.improve, options)] if options else []
            least = min(costs.values())
        elif isinstance(g.box.specialists[one].effect, Produce):
            least = price(g, self.seat, one)
            found = [pick(self.hire, [(one,)])] if least <= me.coins else []
        else:
            return ()
        if not found and payment.worth(g.box, me) < least:
            return ()
        return [*found, pick(self.decline), *self.anytime(g)]

    def hire(self, g: Play, specialist: str) -> None:
        """Production: as many as are now hired of the kind; what is lost is paid for all the same."""
        n, me = price(g, self.seat, specialist), g.s.board[self.seat]
        g.hire(self.seat, g.value, n)
        me.kingdoms.specialists.append(specialist)
        effect = g.box.specialists[specialist].effect
        assert isinstance(effect, Produce)
        if effect.what in g.box.goods:
            g.gain(self.seat, {effect.what: n}, specialist)
        else:
            g.then(*[Work(self.seat, SOLDIER) for _ in range(n)])

    def improve(self, g: Play, at: str) -> None:
        one = g.at_hand
        g.hire(self.seat, g.value, price(g, self.seat, one, at))
        g.improve(self.seat, one, at)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "hire")

    def why_hire(self, g: Play, specialist: str) -> Iterable[Reason]:
        return reasons_kingdoms.hire(g, self.seat, specialist, g.at_hand)

    def why_improve(self, g: Play, at: str) -> Iterable[Reason]:
        return reasons_kingdoms.improve(g, self.seat, at, g.at_hand)

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer
