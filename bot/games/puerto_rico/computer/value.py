"""What a table is worth to its seats: the score each may end with, and the chance to win that goes with it."""

from __future__ import annotations

from math import exp
from typing import Any

from ..box import QUARRY
from .sight import OFTEN, Sight, barrel, makes
from .worth import effect


def estimate(x: Sight, me: Any) -> float:
    """Points at the end of the game, as far as one can tell."""
    box = x.box
    value: float = me.points
    for b in me.city:
        row = box.building[b]
        value += row.points
        if (b in me.colonists or x.left > 2) and row.type not in ("production_small", "production_large"):
            value += effect(x, me, row) * (1 if b in me.colonists else 0.7)
    value += me.doubloons * x.money
    goods = sum(me.goods.values())
    value += goods * 0.5
    for good, n in makes(x, me).items():
        for i in range(n):
            value += barrel(x, good, i) * OFTEN * max(0.0, x.left - 0.5)
    value += me.colonists.get(QUARRY, 0) * 0.5 * OFTEN * x.left * x.money
    value += 0.2 * sum(me.island.values()) * min(1, x.left / 5)
    return value


def chances(x: Sight) -> list[float]:
    """The chance of each seat to win, by its estimate against those of the others."""
    points = [estimate(x, me) for me in x.seats]
    heat = 1.5 + 0.45 * x.left
    best = max(points)
    weights = [exp((n - best) / heat) for n in points]
    total = sum(weights)
    return [w / total for w in weights]
