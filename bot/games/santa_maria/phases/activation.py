"""What buildings, docks and passing spaces do, effect by effect (Rulebook 000, Activating buildings)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.cells import Laying
from ..components.effects import Conquer, Exchange, Gain, Pray, Road, Shipping, Trades
from ..components.rows import ROAD_TILE
from ..play import Ask, Frame, OwnTurn, Play, payment, reasons, reasons_colony
from .conquistador import conquistador
from .religion import religion
from .shipping import Ship


class Work(Frame):
    """Carry out the effects of a component, from the `start`-th on."""

    seat: int
    what: str  # building, or space_… or dock_…
    start: int = 0

    def run(self, g: Play) -> None:
        work(g, self.seat, self.what, self.start)


def work(g: Play, seat: int, what: str, start: int = 0) -> bool:
    """Carry them out in order, up to the first that lines something up; returns whether one did."""
    effects = g.box.works[what]
    for i in range(start, len(effects)):
        effect = effects[i]
        if isinstance(effect, Gain):
            g.gain(seat, effect.gains, what.partition("_")[0] if what.startswith(("space_", "dock_")) else what)
        elif not isinstance(effect, Conquer) or conquistador(g, seat):
            if isinstance(effect, Exchange):
                g.then(Trade(seat, what, i, times(g, seat)))
            elif isinstance(effect, Shipping):
                g.then(Ship(seat))
            elif isinstance(effect, Pray):
                religion(g, seat)
            elif isinstance(effect, Road):
                g.then(PlaceRoad(seat))
            if i + 1 < len(effects):
                g.then(Work(seat, what, i + 1))
            return True
    return False


def times(g: Play, seat: int) -> int:
    """How many exchanges an activation is good for."""
    effect = g.box.ability(g.s.board[seat], Trades)
    return effect.times if effect else 1


class Trade(OwnTurn):
    """One exchange at a trade building, gold for any of its resources."""

    settable = ("building", "left")

    building: str
    effect: int  # which of the building's
    left: int = 1

    def terms(self, g: Play) -> Exchange:
        found = g.box.works[self.building][self.effect]
        assert isinstance(found, Exchange)
        return found

    def offers(self, g: Play) -> Iterable[Offer]:
        me, box, terms = g.s.board[self.seat], g.box, self.terms(g)
        goods = me.goods
        gives = [good for good in (*terms.give, box.wild) if goods[good]]
        if not gives and not payment.could_gain(box, me, terms.give, terms.get):
            return ()
        found = [pick(self.decline), *self.anytime(g)]
        if gives:
            found.insert(0, pick(self.trade, [(give, get) for give in gives for get in terms.get]))
        return found

    def trade(self, g: Play, give: str, get: str) -> None:
        g.trade(self.seat, give, get, self.terms(g).get[get])
        if self.left > 1:
            self.left -= 1
            g.then(self)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "trade")

    def why_trade(self, g: Play, give: str, get: str) -> Iterable[Reason]:
        return reasons.trade(g, self.seat, give, get, self.terms(g))

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class PlaceRoad(Ask):
    """The road tile of the last passing space, on an empty cell."""

    settable = ()

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        options = Laying(me.built | me.stand, [g.box.laying[ROAD_TILE]]) if g.s.roads else ()
        if not options:
            return ()
        return [pick(self.place, options), pick(self.decline)]

    def place(self, g: Play, tile: str, at: str, turn: str) -> None:
        g.lay_road(self.seat, tile, at, turn)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "road")

    def why_place(self, g: Play, tile: str, at: str, turn: str) -> Iterable[Reason]:
        return reasons_colony.only(g, self.seat, tile, at, turn, {ROAD_TILE})

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer
