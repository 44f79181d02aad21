"""What each role would be worth now: to who takes it, and to everybody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..box import HOUSE, QUARRY
from ..effects import total
from .sight import Boards, Sight, barrel, makes
from .worth import building, people, price, sale, tile


def worth(x: Sight, seat: int, role: str, action: str, privilege: bool) -> float:
    """A placard for a seat: what it gains, less a part of what the others gain, and the doubloons that lie on it."""
    gain = GAINS.get(action)
    if gain is None:
        return 0.4
    value = x.roles.get(role, 0) * x.money
    much: float = getattr(x.w, action)
    n = len(x.seats)
    for i in range(n):
        s = (seat + i) % n
        got = gain(x, x.seats[s], i, privilege) * much
        value += got if i == 0 else -x.w.envy * got
    return value


def _settler(x: Sight, me: Any, at: int, privilege: bool) -> float:
    if sum(me.island.values()) >= 12:
        return 0.0
    best = max([tile(x, me, kind) for kind in set(x.face_up)], default=0.0)
    if at:
        return best * x.w.settler_other
    return max(best, tile(x, me, QUARRY) if x.quarries else 0.0)


def _mayor(x: Sight, me: Any, at: int, privilege: bool) -> float:
    n = len(x.seats)
    share = x.colonist_ship // n + (at < x.colonist_ship % n)
    if not at and privilege and x.colonist_supply:
        share += 1
    return people(x, me, share)


def _builder(x: Sight, me: Any, at: int, privilege: bool) -> float:
    box = x.box
    money = me.doubloons
    room = 12
    for b in me.city:
        room -= box.size[b]
    if not room:
        return 0.0
    if at:
        return min(money, 10) * x.w.builder_other if money > 1 else 0.0
    best = 0.0
    for b, left in x.stock.items():
        row = box.building[b]
        if left and row.size <= room and b not in me.city and (cost := price(x, me, row, True)) <= money:
            best = max(best, building(x, me, row, cost))
    return best


def _craftsman(x: Sight, me: Any, at: int, privilege: bool) -> float:
    value = 0.0
    made = makes(x, me)
    first = 0.0
    for good, n in made.items():
        n = min(n, x.goods.get(good, 0))
        if n:
            each = barrel(x, good, me.goods[good])
            value += each + (n - 1) * barrel(x, good, 1)
            first = max(first, barrel(x, good, 1))
    for b, doubloons in x.box.effects.varieties:
        if b in me.colonists:
            value += doubloons[min(len(made), len(doubloons) - 1)] * x.money
    if not at:
        value += first
    return value


def _trader(x: Sight, me: Any, at: int, privilege: bool) -> float:
    if HOUSE - len(x.house) <= at * 0.7:
        return 0.0
    effects = x.box.effects
    again = any(b in me.colonists for b in effects.sells_again)
    bonus = total(me, effects.markets) + (not at)
    best = 0.0
    for good, n in me.goods.items():
        if n and (again or good not in x.house):
            best = max(best, sale(x, good, x.box.price[good] + bonus))
    return best * (1 if not at else 0.8)


def _captain(x: Sight, me: Any, at: int, privilege: bool) -> float:
    carried = {ship.good: ship.size - ship.load for ship in x.ships if ship.good}
    empty = sorted((ship.size for ship in x.ships if not ship.good), reverse=True)
    loads, points, left = 0, 0, 0
    over = []
    for good, n in sorted(me.goods.items(), key=lambda item: -item[1]):
        if not n:
            continue
        room = carried.get(good)
        if room is None:
            room = empty.pop(0) if empty else 0
        k = min(n, room)
        if k:
            loads += 1
            points += k
        if n > k:
            over.append(n - k)
    effects = x.box.effects
    value = points * (1.0 if not at else x.w.captain_other)
    if over and any(b in me.colonists for b in effects.wharves):
        most = max(over)
        over.remove(most)
        value += most
        loads += 1
    value += loads * total(me, effects.harbors)
    left = sum(over) - 1 - 3 * total(me, effects.stores)
    if left > 0:
        value -= x.w.spoiled * left
    # Barrels kept back are worth something too: what counts is the difference.
    return value - x.w.waiting * points + (x.w.sailing if not at and loads else 0)


def _prospector(x: Sight, me: Boards, at: int, privilege: bool) -> float:
    return x.money if not at else 0.0


# Action of a role -> gain of (sight, boards, seats after the taker, whether with the extra colonist).
GAINS: dict[str, Callable[[Sight, Any, int, bool], float]] = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "craftsman": _craftsman,
    "trader": _trader,
    "captain": _captain,
    "prospector": _prospector,
}
