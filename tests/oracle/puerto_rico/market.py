"""The black market: up to three doubloons of a building paid with a person, a barrel and a point (Rulebook 003)."""

from __future__ import annotations

from typing import Any

from .box import GOODS
from .people import at, changed, without
from .rules import Memory, Ways, on_sale, price, staffing


def paid(t: Any, me: Any, person: str, who: str, good: str, point: str) -> tuple[Any, Any]:
    """The table and the player once the three are given back; "none" and "no" for what is not given."""
    if person != "none":
        me = without(me, person, who)
        pool = "colonist_supply" if who == "colonist" else "noble_supply"
        t = changed(t, **{pool: getattr(t, pool) + 1})
    if good != "none":
        me = changed(me, goods={**me.goods, good: me.goods[good] - 1})
        t = changed(t, goods={**t.goods, good: t.goods[good] + 1})
    if point == "yes":
        me = changed(me, points=me.points - 1)
    return t, me


def black_market(t: Any, me: Any, m: Memory) -> Ways:
    """Every way to build for exactly the money one has and what one gives, and so to be left with no doubloon.

    Only where the money would not do. The price is that of the board without the person given: his quarry no longer
    saves anything.
    """
    found: Ways = set()
    if "black_market" not in me.city or not me.colonists.get("black_market", 0):
        return found
    places = [place for place in (*me.colonists, "windrose") if place != "black_market"]
    persons = [("none", "none")] + [(place, who) for place in places for who in at(me, place)]
    goods = ["none"] + [good for good in GOODS if me.goods[good]]
    for person, who in persons:
        after_t, after = paid(t, me, person, who, "none", "no")
        for building in on_sale(t, me):
            if price(t, me, building, m) <= me.doubloons:
                continue
            short = price(after_t, after, building, m) - me.doubloons
            for good in goods:
                for point in ("no", "yes") if me.points else ("no",):
                    given = (person != "none") + (good != "none") + (point == "yes")
                    if given and given == short:
                        for colonist in staffing(after_t, after, building):
                            found.add((building, colonist, person, who, good, point))
    return found
