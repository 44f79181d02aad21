"""Steps on the religion track, and the monks they send out (Rulebook 000, Religion, Recruiting a monk)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import OwnTurn, Play, payment, reasons


def religion(g: Play, seat: int) -> None:
    """A religion action.

    Nobody has to use a building, a passing space or an income (Rulebook 000, Important notes and Passing), and there is
    a reason not to: a monk who could not go where he should. So one is asked where the step would cross the symbol of
    one. Elsewhere it is taken: whoever stands further on can do all that the one behind could, and sooner.
    """
    track, at = g.box.religion, g.s.board[seat].religion + 1
    if at in track.monks or (at <= track.length and g.rules.chosen["steps"] == "ask"):
        g.then(Step(seat))
    else:
        pray(g, seat)
        g.then(Religion(seat))


class Step(OwnTurn):
    """The first step of a religion action, taken or left."""

    settable = ()

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.step), pick(self.decline), *self.anytime(g)]

    def step(self, g: Play) -> None:
        pray(g, self.seat)
        g.then(Religion(self.seat))

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "step")

    def why_step(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


def pray(g: Play, seat: int, paid: str = "") -> None:
    """A step on the religion track, with what it brings (Rulebook 000, Religion)."""
    me, track = g.s.board[seat], g.box.religion
    if me.religion == track.length:
        g.emit("prayed", seat, n=me.religion, paid=paid)
        g.gain(seat, {"points": track.beyond}, "religion")
        return
    me.religion += 1
    g.emit("prayed", seat, n=me.religion, paid=paid)
    if me.religion in track.dice:
        g.unlock(seat, g.rules.chosen["blue_dice"] == "shared")
    if me.religion in track.monks and me.monks:
        g.then(Recruit(seat))


class Religion(OwnTurn):
    """One space more for a grain."""

    settable = ()

    def offers(self, g: Play) -> Iterable[Offer]:
        me, box = g.s.board[self.seat], g.box
        gives = [(good,) for good in ("grain", box.wild) if me.goods[good]]
        if gives:
            return [pick(self.advance, gives), pick(self.decline), *self.anytime(g)]
        if payment.could_pay(box, me, {"grain": 1}) and not self._bought_in_vain(g):
            return [pick(self.decline), *self.anytime(g)]
        return ()

    def _bought_in_vain(self, g: Play) -> bool:
        """Past the end of the track a step is a point, and so are the coins at last that a grain for it would cost."""
        me, box = g.s.board[self.seat], g.box
        coins = box.religion.beyond * box.n.coins_per_point
        return me.religion == box.religion.length and payment.prices(box, me).get("grain", coins) >= coins

    def advance(self, g: Play, pay: str) -> None:
        g.s.board[self.seat].goods[pay] -= 1
        pray(g, self.seat, pay)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "religion")

    def why_advance(self, g: Play, pay: str) -> Iterable[Reason]:
        return reasons.advance(g, self.seat, pay)

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class Recruit(OwnTurn):
    """A monk to a scholar, a bishop or a mission (Rulebook 000, Recruiting a monk)."""

    settable = ()

    def offers(self, g: Play) -> Iterable[Offer]:
        me, fee = g.s.board[self.seat], g.box.n.monk_fee
        costs = {place: fee * len(there) for place, there in g.s.places.items() if self.seat not in there}
        options = [(place,) for place, cost in costs.items() if cost <= me.coins]
        if options:
            return [pick(self.recruit, options), pick(self.decline), *self.anytime(g)]
        if costs and min(costs.values()) <= payment.worth(g.box, me):
            return [pick(self.decline), *self.anytime(g)]
        return ()

    def recruit(self, g: Play, place: str) -> None:
        g.place_monk(self.seat, place)
        if place in g.box.missions:
            g.gain(self.seat, g.box.missions[place].gains, place)
        elif place in g.box.scholars and g.s.board[self.seat].space and not g.s.line:
            g.take_coins_back(self.seat, g.box.scholars[place].effect)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "recruit")

    def why_recruit(self, g: Play, place: str) -> Iterable[Reason]:
        return reasons.recruit(g, self.seat, place)

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer
