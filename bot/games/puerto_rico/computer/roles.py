"""What each role would be worth now: to who takes it, and to everybody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from operator import itemgetter
from typing import Any

from ..components.effect_index import total
from ..components.rows import HOUSE, QUARRY, SPACES
from .observation import Boards, Observation, barrel, makes
from .worth import building, people, sale, tile, tiles

UNKNOWN = 0.4  # a placard whose action is not known here
LOSABLE = ("captain",)  # actions by which others can lose, too, so that nobody need envy them


def worth(x: Observation, seat: int, role: str, action: str, privilege: bool) -> float:
    """A placard for a seat: what it gains, less a part of what the others gain, and the doubloons that lie on it."""
    return sum(_envied(x, seat, action, privilege), _own(x, seat, role, action, privilege))


Choice = tuple[str, str, bool, float]  # a placard, its action, whether with the extra colonist, and what that costs


def best(x: Observation, seat: int, choices: Sequence[Choice], noise: Sequence[float]) -> int:
    """Which of several seems best with its noise added. What others gain is worked out only for those that can be."""
    own = [_own(x, seat, role, action, privilege) for role, action, privilege, _ in choices]
    most = [
        inf if action in LOSABLE else gain - less + more
        for gain, (_, action, _, less), more in zip(own, choices, noise, strict=True)
    ]
    found, value = 0, -inf
    for i in sorted(range(len(most)), key=most.__getitem__, reverse=True):
        if most[i] < value:
            break
        _, action, privilege, less = choices[i]
        this = sum(_envied(x, seat, action, privilege), own[i]) - less + noise[i]
        if this > value or (this == value and i < found):
            found, value = i, this
    return found


def vain(x: Observation, seat: int, role: str, action: str, privilege: bool) -> bool:
    """Whether a placard brings the seat nothing: nothing to sell, load, build or make, nor a doubloon on it."""
    return _own(x, seat, role, action, privilege) <= 0


def _own(x: Observation, seat: int, role: str, action: str, privilege: bool) -> float:
    gain = GAINS.get(action)
    if gain is None:
        return UNKNOWN
    much: float = getattr(x.w, action)
    return x.roles.get(role, 0) * x.money + gain(x, x.seats[seat], 0, privilege) * much


def _envied(x: Observation, seat: int, action: str, privilege: bool) -> list[float]:
    """What the gains of the others take away, seat by seat."""
    found = x.envied.get((seat, action))
    if found is None:
        gain, after = GAINS.get(action), (*x.seats[seat + 1 :], *x.seats[:seat])
        if gain is None:
            return []
        much: float = getattr(x.w, action)
        found = [-x.w.envy * (gain(x, me, i, privilege) * much) for i, me in enumerate(after, 1)]
        x.envied[seat, action] = found
    return found


def _settler(x: Observation, me: Any, at: int, privilege: bool) -> float:
    if sum(me.island.values()) >= 12:
        return 0.0
    best = max(tiles(x, me, x.row()), default=0.0)
    if at:
        return best * x.w.settler_other
    return max(best, tile(x, me, QUARRY) if x.quarries else 0.0)


def _mayor(x: Observation, me: Any, at: int, privilege: bool) -> float:
    n = len(x.seats)
    share = x.colonist_ship // n + (at < x.colonist_ship % n)
    if not at and privilege and x.colonist_supply:
        share += 1
    return people(x, me, share)


def _builder(x: Observation, me: Any, at: int, privilege: bool) -> float:
    box = x.box
    money, city = me.doubloons, me.city
    room = SPACES - sum(map(box.size.__getitem__, city))
    if not room:
        return 0.0
    if at:
        return min(money, 10) * x.w.builder_other if money > 1 else 0.0
    best = 0.0
    for cost, b, size, *_ in box.plain[True][min(me.colonists.get(QUARRY, 0), box.columns)]:
        if cost > money:
            break
        if x.stock.get(b) and size <= room and b not in city:
            best = max(best, building(x, me, box.building[b], cost))
    return best


def _craftsman(x: Observation, me: Any, at: int, privilege: bool) -> float:
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


def _trader(x: Observation, me: Any, at: int, privilege: bool) -> float:
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


def _captain(x: Observation, me: Any, at: int, privilege: bool) -> float:
    held = [(n, good) for good, n in me.goods.items() if n]
    if not held:
        return 0.0
    held.sort(key=itemgetter(0), reverse=True)
    carried, empty = x.holds()
    empty = empty[:]
    loads, points, left = 0, 0, 0
    over = []
    for n, good in held:
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


def _prospector(x: Observation, me: Boards, at: int, privilege: bool) -> float:
    return x.money if not at else 0.0


# Action of a role -> gain of (observation, boards, seats after the taker, whether with the extra colonist).
GAINS: dict[str, Callable[[Observation, Any, int, bool], float]] = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "craftsman": _craftsman,
    "trader": _trader,
    "captain": _captain,
    "prospector": _prospector,
}
