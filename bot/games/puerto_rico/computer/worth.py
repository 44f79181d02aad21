"""What things are worth to a seat, in points by the end of the game: rules of thumb, the same for every player."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from ..components.rows import QUARRY, Building
from . import expansions
from .observation import OFTEN, RAW, Boards, Observation, all_circles, barrel, circles, kinds
from .weights import Weights


def tile(x: Observation, me: Boards, kind: str) -> float:
    """An island tile that is laid now and manned with the next mayor."""
    return tiles(x, me, (kind,))[0]


def tiles(x: Observation, me: Boards, kinds: Iterable[str]) -> list[float]:
    """The same for tiles of several kinds, each for itself."""
    island, places, known = me.island, all_circles(x, me), x.rates.tiles
    found = []
    for kind in kinds:
        have = island.get(kind, 0)
        key = kind, have, places.get(kind, RAW) > have
        worth = known.get(key)
        if worth is None:
            worth = known[key] = _tile(x, *key)
        found.append(worth)
    return found


def _tile(x: Observation, kind: str, have: int, room: bool) -> float:
    """The same beside so many tiles of the kind, with or without a free circle to work with."""
    later = max(0.0, x.left - 1)
    if kind == QUARRY:
        return later * OFTEN * x.money * x.w.quarry * (1.0, 0.8, 0.5, 0.3)[min(have, 3)]
    each = barrel(x, kind, have) * OFTEN * later
    if x.box.good[kind].raw:
        return each * x.w.raw
    if room:
        return each
    return each * x.w.hope * (1.0 if not have else 0.7) * (1 if x.left > 5 else 0.4)


def _produce(x: Observation, me: Boards, e: Any, circles_: int) -> float:
    have = circles(x, me, e.good)
    tiles = me.island.get(e.good, 0)
    now = max(0, min(circles_, tiles - have))
    soon = min(circles_ - now, 2) if x.left > 4 else 0
    later = max(0.0, x.left - 1) * OFTEN
    value = 0.0
    w = x.w
    for i in range(now + soon):
        value += barrel(x, e.good, have + i) * later * (w.served if i < now else w.soon if tiles else w.never)
    return value


def _variety(x: Observation, me: Boards, e: Any, _: int) -> float:
    k = kinds(x, me)
    pays = e.doubloons
    n = min(k, len(pays) - 1)
    soon = pays[min(n + 1, len(pays) - 1)]
    value: float = (x.left - 1) * OFTEN * x.money * x.w.variety * (0.6 * pays[n] + 0.4 * soon)
    return value


def _wharf(x: Observation, me: Boards, e: Any, _: int) -> float:
    plantations = sum(me.colonists.get(good, 0) for good in x.box.goods)
    return (x.left - 1) * OFTEN * (x.w.wharf + x.w.wharf_barrel * plantations)


def _final(growth: Callable[[Weights], float]) -> Callable[[Observation, Any, Any, int], float]:
    def worth(x: Observation, me: Any, e: Any, _: int) -> float:
        staffed = x.w.final if x.left > 1.2 or me.idle else 0.45
        value: float = (e.score(me, x.box.types) + growth(x.w) * max(0.0, x.left - 0.5)) * staffed
        return value

    return worth


# Kind of effect (its tag in the data files) -> its worth for the rest of the game to
# (observation, boards, effect, circles).
_EFFECTS: dict[str, Callable[[Observation, Any, Any, int], float]] = {
    "produce": _produce,
    "market": lambda x, me, e, _: (x.left - 1) * x.w.market * x.money * e.doubloons * min(1, 0.4 + 0.3 * kinds(x, me)),
    "sell_again": lambda x, me, e, _: (x.left - 1) * x.w.office * x.money * min(2, kinds(x, me)),
    "extra_tile": lambda x, me, e, _: (x.left - 1) * x.w.hacienda if sum(me.island.values()) < 9 else 0.0,
    "quarry": lambda x, me, e, _: (x.left - 3) * x.w.hut * x.money if sum(me.island.values()) < 10 else 0.0,
    "store": lambda x, me, e, _: (x.left - 1) * x.w.store * min(e.kinds, kinds(x, me)),
    "staff": lambda x, me, e, _: (x.left - 1) * x.w.staff,
    "variety": _variety,
    "harbor": lambda x, me, e, _: (x.left - 1) * OFTEN * (x.w.harbor + x.w.harbor_kind * kinds(x, me)),
    "wharf": _wharf,
    "score_production": _final(lambda w: w.production),
    "score_island": _final(lambda w: w.island),
    "score_colonists": _final(lambda w: w.colonists),
    "score_points": _final(lambda w: w.points),
    "score_beige": _final(lambda w: w.beige),
    **expansions.EFFECTS,
}


@cache
def _known(kind: type[Any]) -> Callable[[Observation, Any, Any, int], float] | None:
    config = getattr(kind, "__struct_config__", None)
    return _EFFECTS.get(str(config.tag) if config else "")


def effect(x: Observation, me: Boards, b: Building) -> float:
    """What a building does for the seat that builds it now; of a kind not known here, a part of its price."""
    if b.effect is None:
        return 0.0
    known = _known(type(b.effect))
    if known is None:
        return x.w.strange * b.cost * x.money
    value: float = max(0.0, known(x, me, b.effect, b.circles))
    return value


def price(x: Observation, me: Boards, b: Building, builder: bool) -> int:
    """What a building costs the seat, as far as it goes by its quarries and who builds."""
    quarries = min(me.colonists.get(QUARRY, 0), b.column)
    return max(0, b.cost - quarries - builder)


def building(x: Observation, me: Boards, b: Building, cost: int) -> float:
    """A building for what it would cost now."""
    value = b.points + effect(x, me, b) - cost * x.money
    rest = me.doubloons - cost
    if b.size == 1 and cost >= 4 and x.left > 2 and me.doubloons >= 8 and rest < 5:
        value -= x.w.near  # something large is near
    return value


def sale(x: Observation, good: str, price: int) -> float:
    """A good sold for a price, against keeping it to be shipped."""
    return price * x.money - x.w.kept * (1 if x.left > 0.3 else 0.2)


def people(x: Observation, me: Boards, n: int) -> float:
    """So many colonists more."""
    circles = sum(me.island.values()) + sum(map(x.box.circles.__getitem__, me.city))
    free = circles - sum(me.colonists.values()) - me.idle
    used = max(0, min(n, free))
    value = used * (x.w.person + x.w.person_round * x.left * OFTEN)
    if x.left < 4:
        value += sum(x.w.person_final for b in me.city if x.box.size[b] > 1 and b not in me.colonists) * (1 if n else 0)
    return value
