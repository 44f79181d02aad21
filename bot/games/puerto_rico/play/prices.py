"""Prices as somebody's boards have them (Rulebook 003, Builder, Trader; New Buildings, Black market)."""

from __future__ import annotations

import msgspec

from bot.rules import Words

from ..components.box import Box, Terms
from ..components.effect_index import total, works
from ..components.rows import FOREST, QUARRY
from ..state import Seat
from . import Play, circles
from .buildings import city_room

PRIVILEGE = 1  # doubloons off for the builder, doubloons more for the trader's sale
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
            if b in me.nobles:
                large += zoning.large
            else:
                small += zoning.small
    return off, quarries, small, large


def costs(g: Play, seat: int, builder: bool) -> dict[str, int]:
    """What each building costs the seat: quarries count up to the building's column, the builder pays less."""
    return g.box.paid(terms(g.box, g.s.board[seat], builder))


def parts(g: Play, seat: int, building: str, builder: bool) -> dict[str, int]:
    """How the price of a building comes about for the seat: what is printed, and what is taken off, by what does it."""
    off, quarries, small, large = terms(g.box, g.s.board[seat], builder)
    row, each = g.box.building[building], g.box.effects.forests_each
    forests = g.s.board[seat].island.get(FOREST, 0) // each if each else 0
    zoned = large if row.size > 1 else small
    less = {"builder": off - forests, FOREST: forests, QUARRY: min(quarries, row.column), "zoning_office": zoned}
    found, left = {"printed": row.cost}, row.cost
    for what, n in less.items():
        if n := min(n, left):
            found[what] = -n
            left -= n
    return found


def sale(g: Play, seat: int, good: str, trader: int, *, markets: bool = True) -> dict[str, int]:
    """How the price of a good comes about: what the house pays, what each market adds, and the trader's privilege."""
    me = g.s.board[seat]
    found = {"printed": g.box.price[good]}
    if markets:
        found |= {b: n for b, n in g.box.effects.markets if b in me.colonists}
    return found | ({"trader": PRIVILEGE * g.privilege(seat)} if seat == trader else {})


def price(g: Play, seat: int, good: str, trader: int, *, markets: bool = True) -> int:
    """What a seat would get for a good now."""
    bonus = total(g.s.board[seat], g.box.effects.markets) if markets else 0
    return g.box.price[good] + bonus + (PRIVILEGE * g.privilege(seat) if seat == trader else 0)


def ways(g: Play, seat: int, builder: bool, points: int = -1) -> list[Words]:
    """Every (building, colonist, person, who, good, point) by which a seat may build without enough doubloons.

    Only where doubloons would not do, and exactly what is missing: none may be left. What is missing is by the price
    of the boards after a person has gone. The one on the black market itself stays. `points`: as if the seat had so
    many.
    """
    me = g.s.board[seat]
    now = g.box.paid(terms(g.box, me, builder))
    points = me.points if points < 0 else points
    # who goes makes nothing cheaper, but for a noble who leaves a zoning office to a colonist
    most = me.doubloons + MOST + sum([zoning.small for _, zoning in g.box.effects.zonings])
    room = city_room(g.box, me)
    wanted = {
        b
        for b, left in g.s.buildings.items()
        if left and me.doubloons < now[b] <= most and g.box.size[b] <= room and b not in me.city
    }
    if not wanted:
        return []
    goods = [good for good, n in me.goods.items() if n]
    found: list[Words] = []
    in_kind = [_barrel_or_point(missing, goods, points) for missing in range(MOST + 1)]
    near: dict[Terms, list[tuple[int, str, int]]] = {}  # what is missing for each of those wanted, and its circles
    for person, who in (("", ""), *circles.persons(me)):
        if person in g.box.effects.barters:
            continue
        after = without(me, person, who) if person else me
        given = 1 if person else 0
        by = terms(g.box, after, builder)
        if by not in near:
            rows = [(cost - me.doubloons, b, n) for cost, b, _, n, *_ in g.box.offers(by) if b in wanted]
            near[by] = [row for row in rows if row[0] <= MOST]
        staff = _staff(g, after, who)
        for missing, b, room_for in near[by]:
            for colonist in staff if room_for else ("no",):
                for good, point in in_kind[missing - given] if missing >= given else ():
                    found.append((b, colonist, person or "none", who or "none", good, point))
    return found


def _barrel_or_point(missing: int, goods: list[str], points: int) -> list[tuple[str, str]]:
    """Every way to make up so many doubloons by one barrel and one point."""
    if missing == 0:
        return [("none", "no")]
    if missing == 1:
        return [*((good, "no") for good in goods), *([("none", "yes")] if points else [])]
    return [(good, "yes") for good in goods] if missing == 2 and points else []


def without(me: Seat, person: str, who: str) -> Seat:
    """The seat once that person has left the place."""
    after = msgspec.structs.replace(me, colonists=dict(me.colonists), nobles=dict(me.nobles))
    circles.leave(after, person, who == "noble")
    return after


def _staff(g: Play, after: Seat, who: str) -> tuple[str, ...]:
    """Who may come by a university after a person was given back: a colonist would lie in the supply."""
    if not works(after, g.box.effects.staffs_building):
        return ("no",)
    return ("no", "yes") if who == "colonist" else g.staff()
