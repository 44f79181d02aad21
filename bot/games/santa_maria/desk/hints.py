"""What to say beside each answer: its price, and what it brings. Ids and arguments only."""

from __future__ import annotations

from collections.abc import Callable

from bot.rules import Args, Hints

from ..components.cells import DIAGONALS, INDEX, LINE, LINE_CELLS, LINE_MASK
from ..components.effects import Diagonals, DockSteps
from ..phases.activation import Trade
from ..phases.line import PutDie
from ..phases.maya.after import CityAsk
from ..phases.religion import Recruit, Religion
from ..phases.setup import ChooseTownHall
from ..phases.shipping import PayWith, Ship
from ..phases.specialists import Hire
from ..phases.turn import Turn
from ..play import OwnTurn, Play, payment
from ..play.dice import die_cost
from ..play.kingdoms import cells_for, price
from ..play.roads import moves
from ..play.shipping import dock_steps
from .hints_maya import city_hints


def hints(g: Play, seat: int) -> Hints:
    """(verb, facet, value) -> (text id, arguments) for what the seat may answer now."""
    ask = g.question_of(seat)
    if ask is None:
        return {}
    told = _HINTS.get(type(ask))
    found = told(g, ask) if told else {}
    if isinstance(ask, CityAsk):
        return city_hints(g, ask)
    if isinstance(ask, OwnTurn):
        found |= _free(g, seat)
    return found


def _free(g: Play, seat: int) -> Hints:
    me, box = g.s.board[seat], g.box
    found: Hints = {}
    for good in box.sellable:
        n = me.goods[good]
        found["sell", "resource", good] = ("hint-sell", {"n": box.price[good], "have": n})
    for good, made in payment.price_parts(box, me).items():
        n = sum(made.values())
        found["buy", "resource", good] = ("hint-buy", {"n": n, "n_sum": made, "have": me.goods[good]})
    for at, to in moves(box, me, g.hand_line):
        found["move_die", "at", at] = ("hint-die-from", {"die": me.dice[at], "building": me.cells[INDEX[at]]})
        found["move_die", "to", to] = ("hint-die-to", {"building": me.cells[INDEX[to]]})
    return found


def _due(g: Play, seat: int, cost: dict[str, int]) -> dict[str, int]:
    """What a tile would take from the seat: gold for what is lacking, where it is not asked about that."""
    me = g.s.board[seat]
    if not payment.can_pay(g.box, me, cost) or g.asks_gold(seat, cost):
        return dict(cost)
    return payment.spent(g.box, cost, payment.least(g.box, me, cost))


def _turn(g: Play, ask: Turn) -> Hints:
    s, me, box = g.s, g.s.board[ask.seat], g.box
    found: Hints = {}
    for tile in s.display:
        found["place", "tile", tile] = (
            "hint-tile",
            {"cells": list(box.tiles[tile].cells), "cost": _due(g, ask.seat, box.cost[tile])},
        )
    for cell, i in INDEX.items():
        if me.works >> i & 1:
            cost = {"first": 1} | ({"activated": len(me.paid)} if me.paid else {})
            args: Args = {"building": me.cells[i], "cost": len(me.paid) + 1, "cost_sum": cost}
            found["activate", "at", cell] = ("hint-activate", args)
    archery = box.ability(me, Diagonals)
    for line, k in LINE.items():
        if line in DIAGONALS and not archery:
            continue
        free = [i for i in LINE_CELLS[k] if (me.works & ~me.busy) >> i & 1]
        args = {
            "buildings": [me.cells[i] for i in free],
            "colonists": box.terrains.colonists(me, LINE_MASK[k]),
        }
        found["take", "line", line] = ("hint-line", args)
    for offer in ask.offers(g):
        if offer.verb == "take":
            for die, line, pay in getattr(offer, "options", ()):
                if pay == "coins":
                    n = die_cost(box, die, line, pay).get(pay, 0)
                    args = {"n": n, "die": die, "line": line}
                    args["buildings"] = found["take", "line", line][1]["buildings"]
                    found["take", "", f"{die} {line} {pay}"] = ("hint-take", args)
    for rank, space in enumerate(box.spaces, 1):
        if s.seats > 1:
            found["retire", "space", space] = ("hint-space", {"rank": rank, "last": int(s.round == box.n.years)})
    return found


def _trade(g: Play, ask: Trade) -> Hints:
    goods, terms = g.s.board[ask.seat].goods, ask.terms(g)
    found: Hints = {("trade", "give", k): ("hint-give", {"have": n}) for k, n in goods.items()}
    return found | {("trade", "get", k): ("hint-get", {"n": n}) for k, n in terms.get.items()}


def _ship(g: Play, ask: Ship) -> Hints:
    me, box = g.s.board[ask.seat], g.box
    found: Hints = {}
    effect = box.ability(me, DockSteps)
    for dock, tile in g.s.docks.items():
        if tile:
            ship = box.ships[tile]
            cost = _due(g, ask.seat, ship.cost)
            found["ship", "tile", tile] = ("hint-ship", {"cost": cost, "points": ship.points})
            for to in box.docks:
                n = dock_steps(box, me, dock, to) * effect.coins if effect else 0
                args: Args = {"n": n, "have": len(me.harbour[to]), "cost": cost, "points": ship.points}
                found["ship", "", f"{tile} {to}"] = ("hint-dock", args)
    for dock in box.docks:
        found["ship", "dock", dock] = ("hint-harbour", {"have": len(me.harbour[dock])})
    return found


def _religion(g: Play, ask: Religion) -> Hints:
    me, track = g.s.board[ask.seat], g.box.religion
    args: Args = {"n": me.religion + 1, "points": track.beyond if me.religion == track.length else 0}
    return {("advance", "pay", good): ("hint-advance", {"have": have, **args}) for good, have in me.goods.items()}


def _recruit(g: Play, ask: Recruit) -> Hints:
    box, found = g.box, Hints()
    for place, there in g.s.places.items():
        cost, others = box.n.monk_fee * len(there), len(there)
        if place in box.scholars:
            told: tuple[str, Args] = (
                "hint-scholar",
                {"cost": cost, "monks": others, "points": box.scholars[place].points},
            )
        elif place in box.bishops:
            told = ("hint-bishop", {"cost": cost, "monks": others, "points": box.n.bishop_penalty})
        else:
            told = ("hint-mission", {"cost": cost, "monks": others, "gains": dict(box.missions[place].gains)})
        found["recruit", "place", place] = told
    return found


def _put(g: Play, ask: PutDie) -> Hints:
    me = g.s.board[ask.seat]
    cells = [cell for cell, i in INDEX.items() if LINE_MASK[LINE[g.s.line]] >> i & 1 and me.cells[i]]
    return {("put", "at", cell): ("hint-put", {"building": me.cells[INDEX[cell]]}) for cell in cells}


def _gold(g: Play, ask: PayWith) -> Hints:
    have = g.s.board[ask.seat].goods[g.box.wild]
    return {
        ("pay", "gold", way or "none"): ("hint-gold", {"left": have - (way.count("+") + 1 if way else 0)})
        for way in payment.ways(g.box, g.s.board[ask.seat], ask.cost(g))
    }


def _hall(g: Play, ask: ChooseTownHall) -> Hints:
    return {
        ("place", "tile", hall): ("hint-hall", {"cells": list(g.box.tiles[hall].cells), "scholar": scholar})
        for hall, scholar in g.s.halls.items()
    }


def _hire(g: Play, ask: Hire) -> Hints:
    me, one = g.s.board[ask.seat], g.at_hand
    found: Hints = {("hire", "specialist", one): ("hint-hire", {"n": price(g, ask.seat, one, "A1")})}
    for at in cells_for(g, ask.seat, one):
        args: Args = {"n": price(g, ask.seat, one, at), "building": me.cells[INDEX[at]]}
        found["improve", "at", at] = ("hint-improve", args)
    return found


_HINTS: dict[type, Callable[..., Hints]] = {
    Turn: _turn,
    Trade: _trade,
    Ship: _ship,
    Religion: _religion,
    Recruit: _recruit,
    PutDie: _put,
    PayWith: _gold,
    ChooseTownHall: _hall,
    Hire: _hire,
}
