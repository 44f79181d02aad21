"""Why not: roles, people and guests that cannot be had (Rulebook 003, Roles, Mayor; Guest house; Nobles)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import Reason

from . import Play, circles, reasons

LIBRARY = 2  # extra colonists of a mayor with a library


def role(g: Play, placard: str) -> list[Reason]:
    """Against a placard: not at this table, taken, or the same as its twin."""
    s = g.s
    if placard not in s.roles:
        return [Reason("no-role", {"role": placard})]
    found = [_taken(g, placard)] if placard in s.taken else []
    if placard == "prospector_2" and "prospector" not in s.taken and s.roles["prospector"] == s.roles[placard]:
        repair = (f"roles.{placard}.doubloons = {s.roles[placard] + 1}",)
        found.append(Reason("same-role", {"role": placard}, repair, placard))
    return found


def _taken(g: Play, placard: str) -> Reason:
    repair = (f"roles.{placard}.taken_by = none",)
    return Reason("taken", {"role": placard, "seat": g.s.taken[placard]}, repair, placard)


def without(g: Play, seat: int, placard: str, one: bool) -> list[Reason]:
    """Against the mayor without his extra colonists; `one`: with one of two."""
    s, found = g.s, []
    if placard != "mayor" and not one:
        return [Reason("mayor-only", {"role": placard}, (), "mayor")]
    if "mayor" in s.taken:
        found.append(_taken(g, "mayor"))
    need = LIBRARY if one else 1
    if s.colonist_supply < need:
        found.append(Reason("no-extra-colonist", {"n": s.colonist_supply}, (f"colonist_supply = {need}",), "mayor"))
    return [*found, *(reasons.lacks(g, seat, g.box.effects.doubles) if one else [])]


def fetch(g: Play, who: str) -> list[Reason]:
    """Against a colonist or a noble from the ship."""
    if who not in ("colonist", "noble"):
        return [Reason("nobody", {})]
    line = "noble_ship = 1" if who == "noble" else "colonist_ship = 1"
    return [Reason("not-aboard", {"who": who}, (line,), "mayor")]


def guest(g: Play, seat: int, place: str, who: str) -> list[Reason]:
    """Against a guest on a place: there is none of that kind, or no empty circle."""
    me, houses = g.s.board[seat], g.box.effects.guest_houses
    found = reasons.lacks_staffed(g, seat, houses, noble=True) if who == "noble" else reasons.lacks(g, seat, houses)
    house = next((b for b in houses if b in me.colonists), "")
    if who == "none":
        found = [Reason("nobody", {})]
    elif house and not found:
        found = reasons.stands(g, seat, house, who)
    if place in houses:
        return [*found, Reason("guest-already", {"building": place}, (), "guest_house")]
    caps = circles.circles(g.box, me)
    have = me.colonists.get(place, 0)
    if place not in caps:
        found.append(Reason("not-there", {"place": place, "who": who}))
    elif have >= caps[place]:
        asks = have == 1 and place not in g.box.tiles  # with nobody on it the question itself might not come up
        repair = () if asks else (f"seats.{seat}.colonists.{place} = {have - 1}",)
        found.append(Reason("no-empty-circle", {"place": place, "n": have}, repair, "guest_house"))
    return found


def deliver(g: Play, seat: int, goods: Sequence[str]) -> list[Reason]:
    """Against barrels for the royal supplier: of different kinds, one for each noble."""
    me = g.s.board[seat]
    if "none" in goods:
        return [Reason("no-good")]
    found = [reason for good in dict.fromkeys(goods) for reason in reasons.barrels(g, seat, good)]
    if len(set(goods)) < len(goods):
        found.append(Reason("kinds-twice", {}, (), "royal_supplier"))
    if len(set(goods)) > (n := circles.nobles(me)):
        found.append(Reason("nobles-few", {"n": n, "goods": list(dict.fromkeys(goods))}, (), "royal_supplier"))
    return found


def discard_tile(g: Play, seat: int, tile: str, who: str, kinds: tuple[str, ...]) -> list[Reason]:
    """Against a tile discarded by a hunting lodge with a colonist."""
    lodges = tuple(b for b, _ in g.box.effects.lodges)
    return [*reasons.lacks_staffed(g, seat, lodges, noble=False), *reasons.single_tile(g, seat, tile, who, kinds)]


def draft(g: Play, building: str) -> list[Reason]:
    """Against a beige building for the board: it is there already, finds no space, or is not drafted at all."""
    if building not in g.box.drafted:
        return [Reason("never-drafted", {"building": building})]
    if building in g.s.buildings:
        return [Reason("drafted-already", {"building": building})]
    return [Reason("no-space-left", {"building": building, "cost": g.box.building[building].cost})]
