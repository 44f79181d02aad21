"""What a gain of points is worth to either ship, and tolls."""

from __future__ import annotations

from bot.rules import Pick
from bot.rules.mind import Weighed

from ..components.ring import SHIPS
from .observation import Mine, Observation

AT_ONCE = 0.01  # two questions answered in one


def sail(x: Observation, me: Mine, ship: str, n: int) -> float:
    """Anchors first; then logbooks, islets and tolls on the way, and how near the next logbook is at the end."""
    vessel = next(s for s in me.view.ships if s.ship == ship)
    ring = x.box.rings[x.count]
    found, at, left = 0.0, ring.number[vessel.stop], n - vessel.anchors
    found += min(n, vessel.anchors) * (x.w.anchor - 1.0)
    for _ in range(max(0, left)):
        for owner, water in ring.crossed[ship][at]:
            if water in x.seat(owner).shores:
                found += x.w.islet
        at = ring.after(ship, at)
        kind = ring.stops[at].kind
        if kind != "shoal":
            found += x.w.logbook - (x.w.toll if kind == "harbour" else 0.0)
    steps = vessel.steps + max(0, left)
    return found + 0.05 * (steps % 5) * SHIPS[ship] ** 2


def fed_at_once(x: Observation, me: Mine, offer: Pick, fed: float) -> list[Weighed]:
    """Feeding and sailing in one go: as good as one after the other with the better ship. `fed`: what feeding is."""
    n = max(1, me.view.fed_points)
    sails = {words: sail(x, me, words[0], n) for words in offer.options}
    best = max(sails.values())
    return [Weighed(fed + AT_ONCE + worth - best, offer, words) for words, worth in sails.items()]


def toll(x: Observation, me: Mine, unit: str) -> float:
    """What is given away."""
    return -me.unit(unit) - 0.1
