"""Why not: what a seat cannot pay, sell, buy or trade, and whom it cannot send where (Rulebook 000)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.rules import Reason

from ..components.effects import AnySpace, DockSteps, Exchange
from ..state import Seat
from . import payment
from .shipping import SPECIAL, Harbours, dock_steps, landings


def goods_line(seat: int, me: Seat, others: Mapping[str, int]) -> str:
    """The `set` line of a seat's resources with other numbers of some."""
    held = {**me.goods, **others}
    return f"seats.{seat}.goods = {' '.join(f'{good}={n}' for good, n in held.items() if n) or 'none'}"


def lacks(g: Harbours, seat: int, cost: Mapping[str, int], topic: str = "", more: int = 0) -> list[Reason]:
    """Resources, for some of which gold may stand, and coins, with so many more."""
    me, box = g.s.board[seat], g.box
    found = coins(g, seat, cost.get(payment.COINS, 0) + more)
    cost = payment.in_goods(cost)
    if payment.can_pay(box, me, cost):
        return found
    short = {good: n - me.goods[good] for good, n in cost.items() if n > me.goods[good]}
    n = sum(short.values()) - (0 if box.wild in cost else me.goods[box.wild])
    line = goods_line(seat, me, {good: max(n, me.goods[good]) for good, n in cost.items()})
    return [Reason("resources", {"n": n, "cost": dict(cost), "lacking": short}, (line,), topic), *found]


def trained(g: Harbours, seat: int, effect: type) -> tuple[str, ...]:
    """The line with a monk of the seat's at a scholar of that kind; () where none is on the board."""
    for place, there in g.s.places.items():
        if place in g.box.scholars and isinstance(g.box.scholars[place].effect, effect):
            return (f"places.{place} = {' '.join(map(str, (*there, seat)))}",)
    return ()


def coins(g: Harbours, seat: int, n: int) -> list[Reason]:
    """So many coins."""
    have = g.s.board[seat].coins
    if have >= n:
        return []
    return [Reason("coins", {"n": n - have, "have": have, "price": n}, (f"seats.{seat}.coins = {n}",))]


def sell(g: Harbours, seat: int, good: str) -> list[Reason]:
    """Against selling one: there is none, or nobody buys it."""
    if good not in g.box.sellable:
        return [Reason("never-sold", {"resource": good})]
    return one(g, seat, good)


def one(g: Harbours, seat: int, good: str) -> list[Reason]:
    """A resource of a kind."""
    me = g.s.board[seat]
    if me.goods[good]:
        return []
    return [Reason("none-of", {"resource": good}, (goods_line(seat, me, {good: 1}),))]


def buy(g: Harbours, seat: int, good: str) -> list[Reason]:
    """Against buying one: nobody sells it, it is too dear, or there is no room."""
    me, box = g.s.board[seat], g.box
    price = payment.prices(box, me)
    if good not in price or good not in box.buyable:
        return [Reason("not-for-sale", {"resource": good})]
    found = coins(g, seat, price[good])
    if me.goods[good] >= box.n.storage:
        line = goods_line(seat, me, {good: box.n.storage - 1})
        found.append(Reason("storage-full", {"resource": good, "n": me.goods[good]}, (line,)))
    return found


def trade(g: Harbours, seat: int, give: str, get: str, terms: Exchange) -> list[Reason]:
    """Against an exchange: it is not what the building takes or gives, or there is none to give."""
    found = []
    if give not in (*terms.give, g.box.wild):
        found.append(Reason("not-taken-here", {"resource": give, "resources": list(terms.give)}))
    else:
        found += one(g, seat, give)
    if get not in terms.get:
        found.append(Reason("not-given-here", {"what": get, "goods": list(terms.get)}))
    return found


def ship(g: Harbours, seat: int, tile: str, dock: str) -> list[Reason]:
    """Against a shipping tile: it does not lie there, it is too dear, or it belongs at another dock."""
    s, box = g.s, g.box
    if tile not in box.ships:
        return [Reason("no-ship-tile", {"tile": tile})]
    cost, me = box.ships[tile].cost, s.board[seat]
    start, found = next((d for d, t in s.docks.items() if t == tile), ""), list[Reason]()
    if not start:
        start = SPECIAL if box.ships[tile].special else dock
        found.append(Reason("ship-not-there", {"tile": tile}, (f"docks.{start} = {tile}",)))
    steps, effect = dock_steps(box, me, start, dock), box.ability(me, DockSteps)
    found += lacks(g, seat, cost, more=effect.coins * steps if effect else 0)
    if steps and effect is None:
        if start == SPECIAL:
            found.append(Reason("fullest-dock", {"tile": tile, "docks": landings(box, me, start)}))
        else:
            moved = (f"docks.{start} = none", f"docks.{dock} = {tile}")
            found.append(Reason("other-dock", {"tile": tile, "dock": start}, moved))
    return found


def recruit(g: Harbours, seat: int, place: str) -> list[Reason]:
    """Against a monk at a place: it is not on the board, one is there, or the others ask too much."""
    s = g.s
    if place not in s.places:
        return [Reason("not-on-board", {"place": place})]
    others = [other for other in s.places[place] if other != seat]
    found = []
    if seat in s.places[place]:
        there = " ".join(map(str, others)) or "none"
        found.append(Reason("monk-there", {"place": place}, (f"places.{place} = {there}",)))
    return [*found, *coins(g, seat, g.box.n.monk_fee * len(others))]


def advance(g: Harbours, seat: int, pay: str) -> list[Reason]:
    """Against a step more on the religion track: it is paid with grain, or gold."""
    if pay not in ("grain", g.box.wild):
        return [Reason("grain-only", {"resource": pay})]
    return one(g, seat, pay)


def pay(g: Harbours, seat: int, cost: Mapping[str, int], gold: str) -> list[Reason]:
    """Against what gold is to pay: more than the seat has, or less than lacks."""
    have = g.s.board[seat].goods[g.box.wild]
    return [Reason("gold-way", {"n": have, "cost": dict(cost), "told": gold.split("+") if gold != "none" else []})]


def retire(g: Harbours, seat: int, space: str) -> list[Reason]:
    """Against a passing space: somebody has it."""
    return [] if g.box.ability(g.s.board[seat], AnySpace) else free_space(g, space)


def free_space(g: Harbours, space: str) -> list[Reason]:
    """Somebody has a passing space."""
    there = [i for i, me in enumerate(g.s.board) if me.space == space]
    return [Reason("space-taken", {"seat": i}, (f"seats.{i}.space = none",)) for i in there]


def choose(colony: str, left: Collection[str]) -> list[Reason]:
    """Against a colony: it is taken, or no side A."""
    return [] if colony in left else [Reason("colony-gone", {"colony": colony})]
