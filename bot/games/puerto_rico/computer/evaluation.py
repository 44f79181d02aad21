"""What a table is worth to its seats: what each will have in the end, and the chance to win that goes with it.

The numbers are the best fit (of a softmax over the seats) to who won some thousand games of the rules of thumb.
"""

from __future__ import annotations

from math import exp
from typing import Any

from ..components.rows import QUARRY
from .observation import OFTEN, Observation, makes
from .worth import effect

MONEY = 1.55
FINAL, UNSTAFFED = 1.2, 1.1  # a point of a large building with and without its colonist
GOODS = 0.52  # a barrel that is there
BARREL, PRICE = 0.31, 0.35  # a barrel, and a doubloon of its price, for each time that it may still be made
QUARRIES = 0.55
BEIGE, EMPTY = 1.07, 0.64  # what a small beige building still does, with and without its colonist
IDLE = -0.36
ISLAND = 0.46  # a tile, until the last rounds
HEAT, HEAT_ROUND = 1.6, 0.35  # how many points are nothing certain, at the end and for each round before it


def estimate(x: Observation, me: Any) -> float:
    """Points at the end of the game, as far as one can tell, give or take the same for all."""
    box = x.box
    later = max(0.0, x.left - 0.5) * OFTEN
    value: float = me.points + me.doubloons * x.money * MONEY + me.idle * IDLE
    for b in me.city:
        row = box.building[b]
        value += row.points
        staffed = b in me.colonists
        score = getattr(row.effect, "score", None)
        if score is not None:
            value += score(me, box.types) * (FINAL if staffed else UNSTAFFED)
        elif row.type not in ("production_small", "production_large"):
            value += effect(x, me, row) * (BEIGE if staffed else EMPTY)
    if box.nobles is not None:
        value += box.nobles.points * sum(me.nobles.values())
    value += GOODS * sum(me.goods.values())
    for good, n in makes(x, me).items():
        value += later * (n * BARREL + box.price[good] * x.money * PRICE)
    value += me.colonists.get(QUARRY, 0) * OFTEN * x.left * x.money * QUARRIES
    value += ISLAND * sum(me.island.values()) * min(1.0, x.left / 5)
    return value


def chances(x: Observation) -> list[float]:
    """The chance of each seat to win, by its estimate against those of the others."""
    points = [estimate(x, me) for me in x.seats]
    heat = HEAT + HEAT_ROUND * x.left
    best = max(points)
    weights = [exp((n - best) / heat) for n in points]
    total = sum(weights)
    return [w / total for w in weights]
