"""Selling, buying, and paying, with gold in place of any other resource (Rulebook 000, Free actions, Using gold)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import inf

from ..components.box import Box
from ..components.effects import Buy
from ..state import Seat

COINS = "coins"


def prices(box: Box, me: Seat) -> dict[str, int]:
    """What the seat can buy, and for how much."""
    found = box.buy
    for scholar in me.scholars:
        effect = box.scholars[scholar].effect
        if isinstance(effect, Buy):
            cheaper = {k: n for k, n in effect.prices.items() if n < found.get(k, n + 1)}
            found = {**found, **cheaper}
    return found


def price_parts(box: Box, me: Seat) -> dict[str, dict[str, int]]:
    """How each price comes about: what is printed, and what a scholar takes off it."""
    found: dict[str, dict[str, int]] = {}
    for good, n in prices(box, me).items():
        printed = box.buy.get(good, n)
        found[good] = {"printed": printed} | ({_cheaper(box, me, good, n): n - printed} if n < printed else {})
    return found


def _cheaper(box: Box, me: Seat, good: str, n: int) -> str:
    """The scholar who brings that price."""
    effects = ((scholar, box.scholars[scholar].effect) for scholar in me.scholars)
    return next(scholar for scholar, effect in effects if isinstance(effect, Buy) and effect.prices.get(good) == n)


def can_pay(box: Box, me: Seat, cost: Mapping[str, int]) -> bool:
    """Whether it can be paid as things stand."""
    goods, lacking = me.goods, 0
    for good, n in cost.items():
        if good == COINS:
            if me.coins < n:
                return False
        elif goods[good] < n:
            lacking += n - goods[good]
    return lacking <= goods[box.wild]


def in_goods(cost: Mapping[str, int]) -> Mapping[str, int]:
    """The part of a cost that gold may pay for: all but coins."""
    return {good: n for good, n in cost.items() if good != COINS} if COINS in cost else cost


def ways(box: Box, me: Seat, cost: Mapping[str, int]) -> list[str]:
    """Every choice of what gold pays: resources joined with "+" ("" for nothing), least gold first."""
    goods, gold = me.goods, me.goods[box.wild]

    def choose(left: list[tuple[str, int]], gold: int) -> Iterator[tuple[str, ...]]:
        if not left:
            yield ()
            return
        (good, n), *rest = left
        for k in range(max(0, n - goods[good]), min(n, gold) + 1):
            for tail in choose(rest, gold - k):
                yield (good,) * k + tail

    return ["+".join(way) for way in sorted(choose(list(in_goods(cost).items()), gold), key=len)]


def least(box: Box, me: Seat, cost: Mapping[str, int]) -> str:
    """The way that spends the least gold."""
    return "+".join(good for good, n in in_goods(cost).items() for _ in range(n - me.goods[good]))


def spent(box: Box, cost: Mapping[str, int], way: str) -> dict[str, int]:
    """What goes to the supply if gold pays for the resources of `way`."""
    found = dict(cost)
    for good in way.split("+") if way else ():
        found[good] -= 1
        found[box.wild] = found.get(box.wild, 0) + 1
    return {good: n for good, n in found.items() if n}


def worth(box: Box, me: Seat) -> int:
    """Coins if everything were sold."""
    price = box.price
    return me.coins + sum([n * price[good] for good, n in me.goods.items() if n])


def could_pay(box: Box, me: Seat, cost: Mapping[str, int]) -> bool:
    """Whether it can be paid now, or after selling what is not needed and buying what is lacking."""
    if can_pay(box, me, cost):
        return True
    goods, gold, buy = me.goods, me.goods[box.wild], prices(box, me)
    bill: list[int] = []
    owed = cost.get(COINS, 0)
    for good, n in in_goods(cost).items():
        lack = n - goods[good]
        if lack > 0 and good in buy:
            bill += [buy[good]] * lack
        elif lack > 0:
            gold -= lack
    if gold < 0:
        return False
    bill.sort()
    while gold and bill:
        bill.pop()  # gold saves the dearest
        gold -= 1
    money = me.coins + gold * box.price[box.wild]
    for good, n in goods.items():
        if good != box.wild and n > cost.get(good, 0):
            money += (n - cost.get(good, 0)) * box.price[good]
    return sum(bill) + owed <= money


def could_gain(box: Box, me: Seat, give: Iterable[str], get: Mapping[str, int]) -> bool:
    """Whether something could be bought to be exchanged, so that one has what buying and selling alone do not bring."""
    price = prices(box, me)
    for good in give:
        for what, n in get.items() if good in price else ():
            keep = {what: me.goods[what] - n + 1} if me.goods.get(what, 0) >= n else {}
            if _brings(box, me, price, what, n) > price[good] and could_pay(box, me, {good: 1, **keep}):
                return True
    return False


def _brings(box: Box, me: Seat, price: Mapping[str, int], what: str, n: int) -> float:
    """Coins for which the same could be had without an exchange; without limit where it could not."""
    if what not in me.goods:
        return n if what == "coins" else inf
    kept = min(n, box.room(me, what) - me.goods[what])
    return (kept * price.get(what, inf) if kept else 0) + (n - kept) * box.price[what]
