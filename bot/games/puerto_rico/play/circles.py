"""Circles of the boards: who stands where, and who comes and goes (Rulebook 003, Mayor; Nobles).

A place is a tile kind, a building or the windrose. Boards count people by place, and the nobles among them.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..components.box import Box
from ..components.rows import FOREST
from ..state import Seat, State

WINDROSE = "windrose"


def circles(box: Box, me: Seat) -> dict[str, int]:
    """Places with circles, and how many: tiles in the order laid, then buildings; a forest has none."""
    caps = {**me.island}
    if box.rebates:
        caps.pop(FOREST, None)
    circles = box.circles
    for b in me.city:
        if n := circles[b]:
            caps[b] = n
    return caps


def empty(box: Box, s: State) -> int:
    """Circles without a colonist on the buildings of all players."""
    circles = box.circles
    n = 0
    for me in s.board:
        colonists = me.colonists
        for b in me.city:
            n += circles[b] - colonists.get(b, 0)
    return n


def count(me: Seat) -> int:
    """Everybody on the seat's boards."""
    return me.idle + sum(me.colonists.values())


def nobles(me: Seat) -> int:
    """All nobles on the seat's boards."""
    return sum(me.nobles.values())


def people(me: Seat, place: str) -> int:
    """Everybody on a place."""
    return me.idle if place == WINDROSE else me.colonists.get(place, 0)


def kinds(me: Seat, place: str) -> list[str]:
    """Who stands on a place: colonist, noble, both or nobody."""
    noble = me.nobles.get(place, 0)
    return [who for who, n in (("colonist", people(me, place) - noble), ("noble", noble)) if n]


def persons(me: Seat) -> list[tuple[str, str]]:
    """Everybody who could be given away, as (place, colonist or noble), each kind once a place."""
    return [(place, who) for place in (*me.colonists, WINDROSE) for who in kinds(me, place)]


def on_tiles(me: Seat, tile: str) -> list[str]:
    """Who stands on single tiles of a kind: none, where there is an empty one, and colonist and noble."""
    empty = me.island[tile] > me.colonists.get(tile, 0)
    return [*(["none"] if empty else []), *kinds(me, tile)]


def stand(box: Box, me: Seat, many: int, said: Mapping[str, int]) -> int:
    """So many nobles stand on the seat's places: as `said` where something is, elsewhere where nobles stood before;
    those still left on buildings, tiles and the windrose, last where it matters. How many find no place."""
    found = {place: n for place, n in said.items() if n}
    left = many - sum(found.values())
    here = {**me.colonists, WINDROSE: me.idle}
    if left:
        for place, n in me.nobles.items():
            if place not in said and (stay := min(left, n, here.get(place, 0))):
                found[place] = stay
                left -= stay
    if left:
        places = [place for place in (*me.city, *me.island, WINDROSE) if place in here]
        for place in sorted(places, key=box.effects.tells.__contains__):
            if place not in said and (more := min(left, here[place] - found.get(place, 0))):
                found[place] = found.get(place, 0) + more
                left -= more
    me.nobles = found
    return left


def arrive(me: Seat, place: str, noble: bool) -> None:
    """Somebody comes to a place."""
    if place == WINDROSE:
        me.idle += 1
    else:
        me.colonists[place] = me.colonists.get(place, 0) + 1
    if noble:
        me.nobles[place] = me.nobles.get(place, 0) + 1


def leave(me: Seat, place: str, noble: bool) -> None:
    """Somebody leaves a place."""
    if place == WINDROSE:
        me.idle -= 1
    else:
        _less(me.colonists, place)
    if noble:
        _less(me.nobles, place)


def _less(counts: dict[str, int], place: str) -> None:
    counts[place] -= 1
    if not counts[place]:
        del counts[place]
