"""Who stands where: colonists and nobles on tiles and buildings, and where the guests of a guest house may go.

A place is a tile kind, a building, or "windrose". Whether somebody is a noble is kept by place only on `STATIONS`;
everywhere else people are alike, and only the number of nobles among them counts.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from .box import BUILDINGS, STATIONS

Moves = set[tuple[str, ...]]


def changed(x: Any, **fields: Any) -> Any:
    """The same table, seat or view with other fields."""
    if isinstance(x, msgspec.Struct):
        return msgspec.structs.replace(x, **fields)
    return dataclasses.replace(x, **fields)


def occupied(me: Any, building: str) -> bool:
    """A building works once somebody stands on it."""
    return building in me.city and me.colonists.get(building, 0) > 0


def stationed(me: Any, place: str) -> int:
    """Nobles on one of the places where that matters."""
    assert place in STATIONS
    return int(me.nobles.get(place, 0))


def by_noble(me: Any, building: str) -> bool:
    return occupied(me, building) and stationed(me, building) > 0


def by_colonist(me: Any, building: str) -> bool:
    return occupied(me, building) and not stationed(me, building)


def nobles_of(me: Any) -> int:
    """All nobles of a player."""
    return int(sum(me.nobles.values()) + me.idle_nobles)


def people_of(me: Any) -> int:
    """Colonists and nobles of a player, wherever they are."""
    return int(me.idle + sum(me.colonists.values()))


def loose(me: Any) -> tuple[int, int]:
    """Colonists and nobles that stand where it does not matter who stands there."""
    nobles = nobles_of(me) - sum(stationed(me, place) for place in STATIONS)
    people = people_of(me) - sum(me.colonists.get(place, 0) for place in STATIONS)
    return people - nobles, nobles


def at(me: Any, place: str) -> list[str]:
    """Who may be taken from a place: "colonist", "noble", both, or nobody."""
    here = me.idle if place == "windrose" else me.colonists.get(place, 0)
    if not here:
        return []
    colonists, nobles = loose(me)
    if place in STATIONS:
        colonists, nobles = here - stationed(me, place), stationed(me, place)
    return ["colonist"] * bool(colonists) + ["noble"] * bool(nobles)


def without(me: Any, place: str, who: str) -> Any:
    """A player after somebody has left a place."""
    assert who in at(me, place)
    nobles, idle_nobles = dict(me.nobles), me.idle_nobles
    if who == "noble":
        if place in STATIONS:
            nobles[place] -= 1
        elif idle_nobles:
            idle_nobles -= 1
        else:  # loose nobles are alike: it is the sum that counts
            nobles[next(p for p, n in nobles.items() if n and p not in STATIONS)] -= 1
    if place == "windrose":
        return changed(me, idle=me.idle - 1, nobles=nobles, idle_nobles=idle_nobles)
    colonists = {**me.colonists, place: me.colonists[place] - 1}
    return changed(me, colonists=colonists, nobles=nobles, idle_nobles=idle_nobles)


def with_(me: Any, place: str, who: str) -> Any:
    """A player after somebody has come to a place."""
    nobles, idle_nobles = dict(me.nobles), me.idle_nobles
    if who == "noble":
        if place in STATIONS:
            nobles[place] = nobles.get(place, 0) + 1
        else:
            idle_nobles += 1
    if place == "windrose":
        return changed(me, idle=me.idle + 1, nobles=nobles, idle_nobles=idle_nobles)
    colonists = {**me.colonists, place: me.colonists.get(place, 0) + 1}
    return changed(me, colonists=colonists, nobles=nobles, idle_nobles=idle_nobles)


def room(me: Any) -> dict[str, int]:
    """Circles by place. Forests and the statue have none."""
    circles = {tile: n for tile, n in me.island.items() if tile != "forest"}
    circles |= {b: BUILDINGS[b].circles for b in me.city if BUILDINGS[b].circles}
    return circles


# -- guests ---------------------------------------------------------------------------------------
def moves(me: Any) -> Moves:
    """Where guests may go: any empty circle but those of the guest house."""
    empty = [place for place, n in room(me).items() if n > me.colonists.get(place, 0) and place != "guest_house"]
    return {(place, who) for place in empty for who in at(me, "guest_house")} if "guest_house" in me.city else set()


def after(me: Any, move: tuple[str, ...]) -> Any:
    place, who = move
    return with_(without(me, "guest_house", who), place, who)


def _trips(me: Any) -> Iterator[Any]:
    for move in sorted(moves(me)):
        once = after(me, move)
        yield once
        for other in sorted(moves(once)):
            yield after(once, other)


def could(me: Any, able: Callable[[Any], bool]) -> bool:
    """Whether guests could go where `able` becomes true."""
    return any(able(then) for then in _trips(me))
