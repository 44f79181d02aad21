"""What makes sense to be decided ahead as a table stands, and for whom."""

from __future__ import annotations

from ..components.dice import AMBASSADOR
from ..view import View


def dice_there(view: View, seat: int) -> list[str]:
    """Those that lie there, and the own ones."""
    blue = view.blue if view.shared_blue else view.seats[seat].blue
    tokens = [AMBASSADOR + die for die in view.ambassadors]
    return [*(f"white_{n}" for n in view.white), *(f"blue_{n}" for n in blue), *tokens]


def free_spaces(view: View, seat: int) -> list[str]:
    return [x.space for x in view.spaces if x.seat is None]


def has_retired(view: View, seat: int) -> bool:
    """Whether the seat has had its last turn of the year: it stands on a passing space."""
    return bool(view.seats[seat].space)


def places_left(view: View, seat: int) -> list[str]:
    return [x.place for x in view.places if seat not in x.seats]


def with_city(view: View, seat: int) -> bool:
    """Whether a seat is the Maya city."""
    return view.city is not None and view.city.seat == seat


def with_colony(view: View, seat: int) -> bool:
    """Whether a seat has a colony."""
    return not with_city(view, seat)
