"""Colonists and nobles on a player's boards: circles, who stands where, and who comes and goes.

Colonists and nobles do the same nearly everywhere, so the boards count people by place, and nobles only in all and on
the few buildings where it matters (`stations`). Elsewhere people of both kinds are taken to be interchangeable: which
of them is the noble is settled when it comes to matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .box import FOREST

if TYPE_CHECKING:
    from .box import Box
    from .state import Seat

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


def count(me: Seat) -> int:
    """Everybody on the seat's boards."""
    return me.idle + sum(me.colonists.values())


def told(box: Box, me: Seat) -> dict[str, int]:
    """People on the buildings where it matters whether they are nobles."""
    return {b: n for b, n in me.colonists.items() if b in box.effects.tells}


def bounds(box: Box, me: Seat) -> tuple[int, int]:
    """How many nobles must, and can, stand where it matters: the rest has to find room elsewhere."""
    here = sum(told(box, me).values())
    return max(0, me.nobles - (count(me) - here)), min(me.nobles, here)


def station(box: Box, me: Seat) -> None:
    """After people were placed: nobles stay where it matters if they can, and no more go there than have to."""
    here = told(box, me)
    low, high = bounds(box, me)
    stations: dict[str, int] = {}
    left = high
    for b, n in here.items():
        if stay := min(n, me.stations.get(b, 0), left):
            stations[b] = stay
            left -= stay
    short = low - sum(stations.values())
    for b, n in here.items():
        if short > 0 and (more := min(short, n - stations.get(b, 0))):
            stations[b] = stations.get(b, 0) + more
            short -= more
    me.stations = stations


def arrive(box: Box, me: Seat, place: str, noble: bool) -> None:
    """Somebody of the seat's own comes to a place; "" is the windrose."""
    if not place:
        me.idle += 1
        return
    me.colonists[place] = me.colonists.get(place, 0) + 1
    if noble and place in box.effects.tells:
        me.stations[place] = me.stations.get(place, 0) + 1


def come(box: Box, me: Seat, place: str, noble: bool) -> None:
    """Somebody new comes to a place."""
    me.nobles += noble
    arrive(box, me, place, noble)


def leave(box: Box, me: Seat, place: str, noble: bool = False) -> None:
    """Somebody leaves a place but stays the seat's."""
    me.colonists[place] -= 1
    if not me.colonists[place]:
        del me.colonists[place]
    if noble and place in box.effects.tells:
        me.stations[place] -= 1
        if not me.stations[place]:
            del me.stations[place]


def go(box: Box, me: Seat, place: str, noble: bool) -> None:
    """Somebody leaves for good."""
    me.nobles -= noble
    if place == WINDROSE:
        me.idle -= 1
    else:
        leave(box, me, place, noble)


def persons(box: Box, me: Seat) -> list[tuple[str, str]]:
    """Everybody who could be given away, as (place, colonist or noble), each kind once a place."""
    here = told(box, me)
    nobles = me.nobles - sum(me.stations.values())
    kinds = [who for who, n in (("colonist", count(me) - sum(here.values()) - nobles), ("noble", nobles)) if n > 0]
    found = []
    for place, n in me.colonists.items():
        if place in here:
            on = me.stations.get(place, 0)
            found += [(place, who) for who, k in (("colonist", n - on), ("noble", on)) if k]
        else:
            found += [(place, who) for who in kinds]
    return found + ([(WINDROSE, who) for who in kinds] if me.idle else [])


def shown(box: Box, me: Seat) -> tuple[dict[str, int], int]:
    """Nobles by place, and on the windrose, as boards show them: where it does not matter, in buildings first."""
    nobles = dict(me.stations)
    left = me.nobles - sum(nobles.values())
    here = told(box, me)
    places = [place for place in (*me.city, *me.island) if place in me.colonists and place not in here]
    for place in places:
        if n := min(left, me.colonists[place]):
            nobles[place] = n
            left -= n
    return nobles, left
