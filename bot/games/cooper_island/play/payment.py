"""What something costs and how it can be paid: coins from the storage, cubes from storage and land by their worth.

A unit that can be paid is named by its good (in the storage) or by the space on which it lies. On land a cube is worth
as much as its space is high; there is no change (Rulebook 004, Paying for actions).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations_with_replacement
from operator import mul

from bot.rules import Spread

from ..components.box import NOTHING, Box
from ..components.goods import CUBES
from ..components.peninsula import bits
from ..state import Seat

Cost = dict[str, int]


def available(me: Seat) -> Cost:
    """What could be paid of each good."""
    found, on, level = dict(me.stored), me.on, me.level
    for i in bits(me.cubes):
        found[on[i]] += level[i]
    return found


def units(box: Box, me: Seat, goods: Iterable[str]) -> tuple[dict[str, int], dict[str, int]]:
    """The units of these goods, and what each is worth."""
    caps, weights = {}, {}
    for good in goods:
        if n := me.stored[good]:
            caps[good], weights[good] = n, 1
    names = box.land.names
    for i in bits(me.cubes):
        if me.on[i] in goods:
            caps[names[i]], weights[names[i]] = 1, me.level[i]
    return caps, weights


def worth(caps: Cost, weights: Cost) -> int:
    """What so many units are worth together."""
    return sum(map(mul, caps.values(), weights.values()))


def spending(verb: str, caps: Cost, weights: Cost, n: int) -> Spread:
    """Units that are worth so much or more, and none of them too many: what a high cube is worth too much is lost."""
    bins, most = tuple(caps), worth(caps, weights)
    return Spread(verb, bins, tuple(caps.values()), tuple(weights.values()), n, most, lean=True)


def lacking(have: Mapping[str, int], cost: Mapping[str, int]) -> int:
    """How much is missing; each good pays for itself only."""
    short = 0
    for good, n in cost.items():
        if n > have[good]:
            short += n - have[good]
    return short


def in_reach(me: Seat, cost: Cost, have: Cost, mix: int = 0) -> bool:
    """Whether something could be paid that costs so much or more; each card takes off one at most."""
    return lacking(have, cost) <= mix + len(me.small)


def payable(box: Box, me: Seat, what: str, cost: Cost, have: Cost, mix: int = 0) -> dict[str, Cost]:
    """Of `discounts` those with which it can be paid as things stand."""
    if not in_reach(me, cost, have, mix):
        return {}
    if not me.small and not mix:
        return {NOTHING: cost}
    return {off: left for off, left in discounts(box, me, what, cost, mix).items() if not lacking(have, left)}


def less(cost: Mapping[str, int], goods: Iterable[str]) -> Cost:
    """The cost with one of each of these taken off."""
    found = dict(cost)
    for good in goods:
        if found.get(good):
            found[good] -= 1
    return {good: n for good, n in found.items() if n}


def discounts(box: Box, me: Seat, what: str, cost: Mapping[str, int], mix: int) -> dict[str, Cost]:
    """Every way in which it becomes cheaper: the goods taken off joined with "+" ("none"), and what is left to pay.

    `mix`: so many units of any kind. Each discount is used in full as far as the cost goes.
    """
    groups = [card.goods for card in box.cheaper(me, what)] if me.small else []
    if not groups and not mix:
        return {NOTHING: dict(cost)}
    ways: list[tuple[tuple[str, ...], Cost]] = [((), dict(cost))]
    for group in [*groups, *[tuple(cost)] * mix]:
        further: list[tuple[tuple[str, ...], Cost]] = []
        for off, left in ways:
            goods = [good for good in group if left.get(good)]
            further += [((*off, good), less(left, (good,))) for good in goods] or [(off, left)]
        ways = further
    order = list(cost)
    found: dict[str, Cost] = {}
    for off, left in ways:
        found.setdefault("+".join(sorted(off, key=order.index)) or NOTHING, left)
    return found


def mixes(n: int) -> list[tuple[str, ...]]:
    """Every choice of n resources, the same one more than once or not."""
    return list(combinations_with_replacement(CUBES, n))


def cheapest(caps: Mapping[str, int], weights: Mapping[str, int], n: int, dear: Callable[[str], float]) -> Cost:
    """The units that come to `n` at least and are worth least together; nothing where there are not so many."""
    best: dict[int, tuple[float, Cost]] = {0: (0.0, {})}  # what is reached so far: its worth, and the units
    for unit, most in caps.items():
        worth = dear(unit)
        for _ in range(most):
            for reached, (lost, units_so_far) in sorted(best.items(), reverse=True):
                now, cost = min(n, reached + weights[unit]), lost + worth
                if reached < n and (now not in best or cost < best[now][0]):
                    best[now] = cost, units_so_far | {unit: units_so_far.get(unit, 0) + 1}
    return best[n][1] if n in best else {}
