"""What buildings, docks and passing spaces do, effect by effect (Rulebook 000, Activating buildings)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Words, pick

from . import paying
from .cells import Laying
from .effects import CoinsBack, Conquer, DockSteps, Effect, Exchange, Gain, Pray, Shipping, Trades
from .play import Ask, Frame, OwnTurn, Play

ROAD_TILE = "road_tile"


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
        elif isinstance(effect, Conquer):
            g.conquer(seat)
        else:
            if isinstance(effect, Exchange):
                g.then(Trade(seat, what, i, times(g, seat)))
            elif isinstance(effect, Shipping):
                g.then(Ship(seat))
            elif isinstance(effect, Pray):
                religion(g, seat, what)
            else:
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
        if not gives and not any(paying.could_pay(box, me, {good: 1}) for good in terms.give):
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


class Ship(OwnTurn):
    """A shipping tile of the common board into the own harbour (Rulebook 000, Shipping)."""

    def offers(self, g: Play) -> Iterable[Offer]:
        s, me, box = g.s, g.s.board[self.seat], g.box
        effect = box.ability(me, DockSteps) if me.scholars else None
        options: list[Words] = []
        could = False
        for i, (dock, tile) in enumerate(s.docks.items()):
            if not tile:
                continue
            cost = box.ships[tile].cost
            if paying.can_pay(box, me, cost):
                options.append((tile, dock))
                if effect:
                    most = me.coins // effect.coins if effect.coins else len(box.docks)
                    options += [(tile, to) for k, to in enumerate(box.docks) if 0 < abs(k - i) <= most]
            else:
                could = could or (not options and paying.could_pay(box, me, cost))
        if not options and not could:
            return ()
        return [*([pick(self.ship, options)] if options else ()), pick(self.decline), *self.anytime(g)]

    def ship(self, g: Play, tile: str, dock: str) -> None:
        cost = g.box.ships[tile].cost
        if asks_gold(g, self.seat, cost):
            g.then(PayWith(self.seat, tile, [tile, dock]))
        else:
            ship(g, self.seat, tile, dock, g.pay(self.seat, cost))

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "ship")


def ship(g: Play, seat: int, tile: str, dock: str, paid: dict[str, int]) -> None:
    """A tile that is paid for is taken, and moved by astronomy where its dock is another."""
    start = next(d for d, t in g.s.docks.items() if t == tile)
    effect = g.box.ability(g.s.board[seat], DockSteps)
    steps = abs(g.box.docks.index(start) - g.box.docks.index(dock))
    g.ship(seat, start, dock, effect.coins * steps if effect else 0, paid)


def asks_gold(g: Play, seat: int, cost: dict[str, int]) -> bool:
    """Whether the table wants to be asked what gold pays, and there is a choice."""
    if g.rules.chosen["gold"] != "ask" or not g.s.board[seat].goods[g.box.wild]:
        return False
    return len(paying.ways(g.box, g.s.board[seat], cost)) > 1


class PayWith(Ask):
    """Which of the costs gold pays (Rulebook 000, Using gold), before the tile is taken."""

    tile: str
    answer: list[str]  # the placement, or tile and dock

    def cost(self, g: Play) -> dict[str, int]:
        return g.box.ships[self.tile].cost if self.tile in g.box.ships else g.box.cost[self.tile]

    def offers(self, g: Play) -> Iterable[Offer]:
        ways = paying.ways(g.box, g.s.board[self.seat], self.cost(g))
        yield pick(self.pay, [(way or "none",) for way in ways])

    def pay(self, g: Play, gold: str) -> None:
        paid = g.pay(self.seat, self.cost(g), "" if gold == "none" else gold)
        if self.tile in g.box.ships:
            tile, dock = self.answer
            ship(g, self.seat, tile, dock, paid)
        else:
            tile, at, turn = self.answer
            g.expand(self.seat, tile, at, turn, paid)


def religion(g: Play, seat: int, what: str) -> None:
    """A religion action.

    Nobody has to use a building or a passing space (Rulebook 000, Important notes and Passing), and there is a reason
    not to: a monk who could not go where he should. So one is asked where the step would cross the symbol of one;
    income is not refused.
    """
    track, at = g.box.religion, g.s.board[seat].religion + 1
    if at in track.monks and not what.startswith("dock_"):
        g.then(Step(seat))
    else:
        pray(g, seat)
        g.then(Religion(seat))


class Step(OwnTurn):
    """A step on the religion track that crosses the symbol of a monk."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.step), pick(self.decline), *self.anytime(g)]

    def step(self, g: Play) -> None:
        pray(g, self.seat)
        g.then(Religion(self.seat))

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "step")


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

    def offers(self, g: Play) -> Iterable[Offer]:
        me, box = g.s.board[self.seat], g.box
        gives = [(good,) for good in ("grain", box.wild) if me.goods[good]]
        if gives:
            return [pick(self.advance, gives), pick(self.decline), *self.anytime(g)]
        if paying.could_pay(box, me, {"grain": 1}):
            return [pick(self.decline), *self.anytime(g)]
        return ()

    def advance(self, g: Play, pay: str) -> None:
        g.s.board[self.seat].goods[pay] -= 1
        pray(g, self.seat, pay)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "religion")


class Recruit(OwnTurn):
    """A monk to a scholar, a bishop or a mission (Rulebook 000, Recruiting a monk)."""

    def offers(self, g: Play) -> Iterable[Offer]:
        me, fee = g.s.board[self.seat], g.box.n.monk_fee
        costs = {place: fee * len(there) for place, there in g.s.places.items() if self.seat not in there}
        options = [(place,) for place, cost in costs.items() if cost <= me.coins]
        if options:
            return [pick(self.recruit, options), pick(self.decline), *self.anytime(g)]
        if costs and min(costs.values()) <= paying.worth(g.box, me):
            return [pick(self.decline), *self.anytime(g)]
        return ()

    def recruit(self, g: Play, place: str) -> None:
        g.place_monk(self.seat, place)
        if place in g.box.missions:
            g.gain(self.seat, g.box.missions[place].gains, place)
        elif place in g.box.scholars and g.s.board[self.seat].space:
            take_back(g, self.seat, g.box.scholars[place].effect)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "recruit")


def take_back(g: Play, seat: int, ability: Effect | None) -> None:
    """Rulebook 000, Mathematics: when passing; by who learns it while passing, too."""
    if isinstance(ability, CoinsBack) and g.s.board[seat].paid:
        g.take_coins_back(seat)


class PlaceRoad(Ask):
    """The road tile of the last passing space, on an empty cell."""

    def offers(self, g: Play) -> Iterable[Offer]:
        options = Laying(g.s.board[self.seat].built, [g.box.laying[ROAD_TILE]]) if g.s.roads else ()
        if not options:
            return ()
        return [pick(self.place, options), pick(self.decline)]

    def place(self, g: Play, tile: str, at: str, turn: str) -> None:
        g.lay_road(self.seat, tile, at, turn)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "road")
