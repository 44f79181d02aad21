"""Selling, buying, and paying, with gold in place of any other resource (Rulebook 000, Free actions, Using gold)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .box import Box
from .effects import Buy
from .state import Seat


def prices(box: Box, me: Seat) -> dict[str, int]:
    """What the seat can buy, and for how much."""
    found = box.buy
    for scholar in me.scholars:
        effect = box.scholars[scholar].effect
        if isinstance(effect, Buy):
            cheaper = {k: n for k, n in effect.prices.items() if n < found.get(k, n + 1)}
            found = {**found, **cheaper}
    return found


def can_pay(box: Box, me: Seat, cost: Mapping[str, int]) -> bool:
    """Whether it can be paid as things stand."""
    goods, lacking = me.goods, 0
    for good, n in cost.items():
        if goods[good] < n:
            lacking += n - goods[good]
    return lacking <= goods[box.wild]


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

    return ["+".join(way) for way in sorted(choose(list(cost.items()), gold), key=len)]


def least(box: Box, me: Seat, cost: Mapping[str, int]) -> str:
    """The way that spends the least gold."""
    return "+".join(good for good, n in cost.items() for _ in range(n - me.goods[good]))


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
    for good, n in cost.items():
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
    return sum(bill) <= money
