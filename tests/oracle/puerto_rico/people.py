"""Who stands where: colonists and nobles on tiles and buildings, and where the guests of a guest house may go.

A place is a tile kind, a building, or "windrose". Everybody stands where he stands, noble or not: there are buildings,
`STATIONS`, that do something else for a noble, and a black market takes this one or that one from any place.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from .box import BUILDINGS

Moves = set[tuple[str, ...]]


def changed(x: Any, **fields: Any) -> Any:
    """The same table, seat or view with other fields."""
    if isinstance(x, msgspec.Struct):
        return msgspec.structs.replace(x, **fields)
    return dataclasses.replace(x, **fields)


def occupied(me: Any, building: str) -> bool:
    """A building works once somebody stands on it."""
    return building in me.city and me.colonists.get(building, 0) > 0


def nobles_at(me: Any, place: str) -> int:
    """Nobles on a place."""
    return int(me.idle_nobles if place == "windrose" else me.nobles.get(place, 0))


def people_at(me: Any, place: str) -> int:
    """Colonists and nobles on a place."""
    return int(me.idle if place == "windrose" else me.colonists.get(place, 0))


def by_noble(me: Any, building: str) -> bool:
    return occupied(me, building) and nobles_at(me, building) > 0


def by_colonist(me: Any, building: str) -> bool:
    return occupied(me, building) and not nobles_at(me, building)


def nobles_of(me: Any) -> int:
    """All nobles of a player."""
    return int(sum(me.nobles.values()) + me.idle_nobles)


def people_of(me: Any) -> int:
    """Colonists and nobles of a player, wherever they are."""
    return int(me.idle + sum(me.colonists.values()))


def at(me: Any, place: str) -> list[str]:
    """Who may be taken from a place: "colonist", "noble", both, or nobody."""
    nobles = nobles_at(me, place)
    return ["colonist"] * (people_at(me, place) > nobles) + ["noble"] * (nobles > 0)


def without(me: Any, place: str, who: str) -> Any:
    """A player after somebody has left a place."""
    assert who in at(me, place)
    return _moved(me, place, who, -1)


def with_(me: Any, place: str, who: str) -> Any:
    """A player after somebody has come to a place."""
    return _moved(me, place, who, 1)


def _moved(me: Any, place: str, who: str, n: int) -> Any:
    noble = n if who == "noble" else 0
    if place == "windrose":
        return changed(me, idle=me.idle + n, idle_nobles=me.idle_nobles + noble)
    colonists = {**me.colonists, place: people_at(me, place) + n}
    return changed(me, colonists=colonists, nobles={**me.nobles, place: nobles_at(me, place) + noble})


def on_tiles(me: Any, tile: str) -> list[str]:
    """Which single tiles of a kind there are: an empty one ("none"), one with a colonist, one with a noble."""
    return ["none"] * (me.island.get(tile, 0) > people_at(me, tile)) + at(me, tile)


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
