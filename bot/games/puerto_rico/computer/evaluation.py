"""What a table is worth to its seats: what each will have in the end, and the chance to win that goes with it.

The numbers are the best fit, by least squares, to the final scores of some thousand games of the rules of thumb and
their styles, each against those of the same table; and of the heat, to who won.
"""

from __future__ import annotations

from math import exp
from typing import Any

from ..components.rows import QUARRY
from .observation import RAW, Observation, all_circles, makes
from .worth import effect

# Points in the end for each of what a seat has, and more for every round to come.
WORTH = {
    "points": (1.013, 0.0068),
    "doubloons": (-0.083, 0.0544),
    "purse": (0.635, 0.0079),  # one of the first ten doubloons, besides
    "idle": (-0.411, 0.1513),
    "building": (0.8, 0.0817),  # a point printed on a building
    "final": (1.088, 0.0053),  # a point that a large building scores now
    "final_empty": (0.782, 0.0424),  # the same without its colonist
    "beige": (0.287, -0.0167),  # a point that a beige building seems worth
    "strange": (0.295, 0.0136),  # besides, of one that is not among the single ones
    "beige_empty": (0.134, 0.0233),
    "goods": (0.453, 0.0376),
    "prices": (-0.023, 0.003),  # of a barrel, for each doubloon of its price
    "makes": (-0.327, 0.3192),  # a barrel made by each craftsman
    "makes_prices": (0.019, 0.0424),
    "could": (-0.073, 0.0485),  # the same of those for which only colonists lack
    "could_prices": (-0.106, 0.0465),
    "quarry": (0.338, 0.1629),
    "quarry_empty": (0.912, -0.0817),
    "tiles": (0.0, 0.01),
}
# The same of single beige buildings with their colonist, besides "beige"; of others, "strange".
SINGLE = {
    "small_market": (-0.097, 0.1692),
    "hacienda": (-0.89, 0.2837),
    "construction_hut": (-0.17, 0.1215),
    "small_warehouse": (0.637, 0.1363),
    "hospice": (0.113, -0.0727),
    "office": (-0.102, 0.1028),
    "large_market": (0.347, 0.2129),
    "large_warehouse": (1.208, 0.0915),
    "factory": (0.641, 0.1266),
    "university": (0.301, 0.0015),
    "harbor": (1.598, 0.3064),
    "wharf": (1.449, -0.0834),
    # New Buildings and Nobles: by games with both, of those that were built often
    "aqueduct": (-0.199, 0.0686),
    "black_market": (0.135, 0.1689),
    "chapel": (-0.079, 0.5602),
    "church": (1.313, 0.2601),
    "forest_house": (0.011, -0.0649),
    "guest_house": (-0.253, 0.1056),
    "hunting_lodge": (-0.189, 0.1167),
    "land_office": (-0.22, -0.0149),
    "lighthouse": (0.48, 0.5512),
    "royal_supplier": (1.631, -0.1146),
    "storehouse": (0.837, 0.1369),
    "villa": (0.651, 0.2746),
    "zoning_office": (0.295, 0.1764),
}
NOTHING = (0.0, 0.0)
PURSE = 10
FAR = 15.0  # rounds beyond which nothing more is made of them
HEAT, HEAT_ROUND = 2.0, 0.2  # how many points are nothing certain, at the end and for each round before it


def estimate(x: Observation, me: Any) -> float:
    """Points at the end of the game, as far as one can tell, give or take the same for all."""
    left = min(x.left, FAR)
    value = 0.0
    for name, n in _has(x, me).items():
        at_end, each = WORTH[name]
        value += n * (at_end + each * left)
    for b in me.city:
        if b in me.colonists:
            at_end, each = SINGLE.get(b, NOTHING)
            value += at_end + each * left
    if x.box.nobles is not None:
        value += x.box.nobles.points * sum(me.nobles.values())
    return value


def _has(x: Observation, me: Any) -> dict[str, float]:
    """What a seat has, by the names of `WORTH`."""
    box, prices, island = x.box, x.box.price, me.island
    quarries = me.colonists.get(QUARRY, 0)
    has = {
        "points": float(me.points),
        "doubloons": me.doubloons,
        "purse": min(me.doubloons, PURSE),
        "idle": me.idle,
        "goods": sum(me.goods.values()),
        "prices": sum([n * prices[good] for good, n in me.goods.items()]),
        "quarry": quarries,
        "quarry_empty": island.get(QUARRY, 0) - quarries,
        "tiles": sum(island.values()),
        **_city(x, me),
    }
    made, circles = makes(x, me), all_circles(x, me)
    could = {good: min(island.get(good, 0), circles.get(good, RAW)) - made.get(good, 0) for good in box.goods}
    for name, barrels in (("makes", made), ("could", could)):
        has[name] = sum(barrels.values())
        has[name + "_prices"] = sum([n * prices[good] for good, n in barrels.items()])
    return has


def _city(x: Observation, me: Any) -> dict[str, float]:
    """The buildings, with and without a colonist."""
    found = dict.fromkeys(("building", "final", "final_empty", "beige", "beige_empty", "strange"), 0.0)
    for b in me.city:
        row = x.box.building[b]
        found["building"] += row.points
        empty = "" if b in me.colonists else "_empty"
        score = getattr(row.effect, "score", None)
        if score is not None:
            found["final" + empty] += score(me, x.box.types)
        elif row.type not in ("production_small", "production_large"):
            worth = effect(x, me, row)
            found["beige" + empty] += worth
            if b not in SINGLE and not empty:
                found["strange"] += worth
    return found


def chances(x: Observation) -> list[float]:
    """The chance of each seat to win, by its estimate against those of the others."""
    points = [estimate(x, me) for me in x.seats]
    heat = HEAT + HEAT_ROUND * min(x.left, FAR)
    best = max(points)
    weights = [exp((n - best) / heat) for n in points]
    total = sum(weights)
    return [w / total for w in weights]
