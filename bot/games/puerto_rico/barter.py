"""Prices as somebody's boards have them, and the black market (Rulebook 003, Builder; New Buildings, Black market)."""

from __future__ import annotations

import msgspec

from bot.rules import Words

from . import people
from .box import FOREST, QUARRY, SPACES, Box, Terms
from .effects import works
from .play import Play
from .state import Seat

PRIVILEGE = 1  # doubloons off for the builder
MOST = 3  # a colonist, a barrel and a point


def terms(box: Box, me: Seat, builder: bool) -> Terms:
    """What makes buildings cheaper for a seat: privilege and forests, quarries, a zoning office."""
    quarries = me.colonists.get(QUARRY, 0)
    if quarries > box.columns:
        quarries = box.columns
    if not box.rebates:
        return PRIVILEGE if builder else 0, quarries, 0, 0
    effects = box.effects
    off = small = large = 0
    if builder:
        off = 2 * PRIVILEGE if effects.doubles and works(me, effects.doubles) else PRIVILEGE
    if effects.forests_each and FOREST in me.island:
        off += me.island[FOREST] // effects.forests_each
    for b, zoning in effects.zonings:
        if b in me.colonists:
            if b in me.stations:
                large += zoning.large
            else:
                small += zoning.small
    return off, quarries, small, large


def ways(g: Play, seat: int, builder: bool, points: int = -1) -> list[Words]:
    """Every (building, colonist, person, who, good, point) by which a seat may build without enough doubloons.

    Only where doubloons would not do, and exactly what is missing: none may be left. What is missing is by the price
    of the boards after a person has gone. The one on the black market itself stays. `points`: as if the seat had so
    many.
    """
    me = g.s.board[seat]
    now = g.box.paid(terms(g.box, me, builder))
    points = me.points if points < 0 else points
    goods = [good for good, n in me.goods.items() if n]
    room = SPACES - sum(g.box.size[b] for b in me.city)
    found: list[Words] = []
    for person, who in (("", ""), *people.persons(g.box, me)):
        if person in g.box.effects.barters:
            continue
        after = _without(g.box, me, person, who) if person else me
        given = 1 if person else 0
        for p in g.box.offers(terms(g.box, after, builder)):
            missing = p.cost - me.doubloons
            if missing > MOST:
                break
            if now[p.id] <= me.doubloons or not g.s.buildings.get(p.id) or p.id in me.city or p.size > room:
                continue
            for colonist in _staff(g, after, who) if p.circles else ("no",):
                for good, point in _barrel_or_point(missing - given, goods, points):
                    found.append((p.id, colonist, person or "none", who or "none", good, point))
    return found


def _barrel_or_point(missing: int, goods: list[str], points: int) -> list[tuple[str, str]]:
    """Every way to make up so many doubloons by one barrel and one point."""
    if missing == 0:
        return [("none", "no")]
    if missing == 1:
        return [*((good, "no") for good in goods), *([("none", "yes")] if points else [])]
    return [(good, "yes") for good in goods] if missing == 2 and points else []


def _without(box: Box, me: Seat, person: str, who: str) -> Seat:
    after = msgspec.structs.replace(me, colonists=dict(me.colonists), stations=dict(me.stations))
    people.go(box, after, person, who == "noble")
    return after


def _staff(g: Play, after: Seat, who: str) -> tuple[str, ...]:
    """Who may come by a university after a person was given back: a colonist would lie in the supply."""
    if not works(after, g.box.effects.staffs_building):
        return ("no",)
    return ("no", "yes") if who == "colonist" else g.staff()
