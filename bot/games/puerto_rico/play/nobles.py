"""Nobles: where it can matter which of the people are nobles (Rulebook 003, Nobles; New Buildings, Black market)."""

from __future__ import annotations

from ..components.box import Box
from ..components.effect_index import works
from ..state import Seat, State
from .buildings import city_room
from .circles import WINDROSE, count, nobles


def telling(box: Box, s: State, me: Seat) -> dict[str, int]:
    """People by place, until the next mayor phase, where it can matter who of them is a noble.

    That is on buildings that do something else for a noble, and everywhere if a black market could take somebody.
    """
    if _bartering(box, s, me):
        return {**me.colonists, **({WINDROSE: me.idle} if me.idle else {})}
    return {b: n for b, n in me.colonists.items() if b in box.effects.tells}


def _bartering(box: Box, s: State, me: Seat) -> bool:
    """Whether the seat may come to build by a black market: its own at work, or one that a guest opens, or one still
    to be built that a guest or a university opens."""
    effects = box.effects
    guests = works(me, effects.guest_houses)
    for b in effects.barters:
        if b in me.city:
            open_to = guests or b in me.colonists
        else:
            open_to = bool(s.buildings.get(b)) and (guests or works(me, effects.staffs_building))
        if open_to:
            return city_room(box, me) > 0
    return False


def bounds(me: Seat, here: dict[str, int]) -> tuple[int, int]:
    """How many nobles must, and can, stand on these places: the rest has to find room elsewhere."""
    people, many = sum(here.values()), nobles(me)
    return max(0, many - (count(me) - people)), min(many, people)
