"""Why not: buildings that cannot be built, and what they cost (Rulebook 003, Builder; New Buildings, Black market)."""

from __future__ import annotations

import msgspec

from bot.rules import Reason

from ..components.effect_index import works
from ..state import Seat
from . import Play, circles, prices, reasons
from .buildings import city_room
from .reasons import NO


def build(g: Play, seat: int, building: str, colonist: str, builder: bool) -> list[Reason]:
    """Against a building, and whoever is to come with it."""
    found = _tile(g, seat, building)
    cost, have = prices.costs(g, seat, builder)[building], g.s.board[seat].doubloons
    if cost > have:
        parts = prices.parts(g, seat, building, builder)
        args = {"n": cost - have, "have": have, "cost": cost, "cost_sum": parts, "building": building}
        found.append(Reason("money", args, (f"seats.{seat}.doubloons = {cost}",), "builder"))
    if colonist != NO:
        found += reasons.comes(g, colonist)
        found += _helpers(g, seat, building, g.box.effects.staffs_building)
        if not g.box.circles[building]:
            found.append(Reason("no-circle", {"what": building}, (), building))
    return found


def _tile(g: Play, seat: int, building: str) -> list[Reason]:
    """The seat has one, none is left, or it finds no place in the city."""
    s, me, found = g.s, g.s.board[seat], []
    room, size = city_room(g.box, me), g.box.size[building]
    if building in me.city:
        found.append(Reason("own", {"building": building}, (f"seats.{seat}.city.{building} = 0",), "builder"))
        room += size
    if building not in s.buildings:
        found.append(Reason("not-drafted", {"building": building}))
    elif not s.buildings[building]:
        found.append(Reason("sold-out", {"building": building}, (f"buildings.{building} = 1",), "builder"))
    if size > room:
        args = {"building": building, "n": size - room, "size": size, "room": room}
        found.append(Reason("room", args, _cleared(g, seat, size - room), "builder"))
    return found


def _cleared(g: Play, seat: int, spaces: int) -> tuple[str, ...]:
    """The last buildings of a city are gone, so that so many spaces more are empty."""
    lines: list[str] = []
    for b in reversed(g.s.board[seat].city):
        if spaces > 0:
            spaces -= g.box.size[b]
            lines.append(f"seats.{seat}.city.{b} = 0")
    return tuple(lines)


def _helpers(g: Play, seat: int, building: str, *kinds: tuple[str, ...]) -> list[Reason]:
    """Buildings that help to build are not at work, one of each kind wanted.

    Where the new building would not fit beside them, they stand in place of others.
    """
    me, found = g.s.board[seat], []
    small = [b for b in me.city if b != building and g.box.size[b] == 1]
    spare = city_room(g.box, me) - (0 if building in me.city else g.box.size[building])
    for names in kinds:
        for missing in reasons.lacks(g, seat, names):
            if building in names and building not in me.city:
                missing = msgspec.structs.replace(missing, repair=())  # another one would be needed
            elif missing.id == "lacks-building":
                spare -= 1
                other = (f"seats.{seat}.city.{small.pop(0)} = 0",) if spare < 0 and small else ()
                missing = msgspec.structs.replace(missing, repair=(*other, *missing.repair))
            found.append(missing)
    return found


def black_market(
    g: Play, seat: int, building: str, colonist: str, person: str, who: str, good: str, point: str, builder: bool
) -> list[Reason]:
    """Against paying in kind: what is to be given is not there, or is not exactly what is missing."""
    me, effects = g.s.board[seat], g.box.effects
    staffs = effects.staffs_building
    helpers = _helpers(g, seat, building, effects.barters, *([staffs] if colonist != NO else []))
    found = [*helpers, *_tile(g, seat, building)]
    before = after = me
    if (person == "none") != (who == "none"):
        found.append(Reason("person-and-kind"))
    elif person in effects.barters:
        found.append(Reason("market-stays", {"building": person}, (), person))
    elif person != "none":
        found += reasons.stands(g, seat, person, who)
        before = _with(me, person, who)
        after = prices.without(before, person, who)
    if good != "none":
        found += reasons.barrels(g, seat, good)
    if point == "yes" and not me.points:
        found.append(Reason("no-point", {}, (f"seats.{seat}.points = 1",)))
    if colonist != NO:
        if not g.box.circles[building]:
            found.append(Reason("no-circle", {"what": building}, (), building))
        if person in staffs and not works(after, staffs):
            found.append(Reason("university-left", {"building": person}, (), person))
        if who != "colonist":
            found += reasons.comes(g, colonist)
        elif colonist == "noble":  # a colonist who was given back would lie in the supply
            found.append(Reason("colonists-first", {"n": 1}))
    given = sum((person != "none", good != "none", point == "yes"))
    return [*found, *_sum(g, seat, building, builder, given, before, after)]


def _sum(g: Play, seat: int, building: str, builder: bool, given: int, before: Seat, after: Seat) -> list[Reason]:
    """What is given is one doubloon each: all doubloons and that must come to the price, and it must be needed."""
    have = g.s.board[seat].doubloons
    now, cost = (g.box.paid(prices.terms(g.box, me, builder))[building] for me in (before, after))
    args = {"building": building, "cost": cost, "have": have, "given": given, "n": abs(cost - have - given)}
    if not given or cost - given < 0 or now <= cost - given:
        return [Reason("nothing-needed", args, (), "black_market")]
    if have + given == cost:
        return []
    return [Reason("wrong-sum", args, (f"seats.{seat}.doubloons = {cost - given}",), "black_market")]


def _with(me: Seat, person: str, who: str) -> Seat:
    """The seat as it would be if somebody of that kind stood on that place."""
    if who in circles.kinds(me, person):
        return me
    there = msgspec.structs.replace(me, colonists=dict(me.colonists), nobles=dict(me.nobles))
    if circles.kinds(me, person):
        circles.leave(there, person, who != "noble")
    circles.arrive(there, person, who == "noble")
    return there
