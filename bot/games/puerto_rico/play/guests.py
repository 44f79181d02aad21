"""Guests: who is in a guest house, and where he could go (Rulebook 003, New Buildings, Guest house)."""

from __future__ import annotations

from bot.rules import Words

from ..components.effect_index import works
from ..state import Seat
from . import Play, circles


def guests_of(g: Play, me: Seat) -> int:
    """People in the seat's guest house."""
    return sum([me.colonists.get(b, 0) for b in g.box.effects.guest_houses])


def open_places(g: Play, me: Seat) -> list[str]:
    """Places with an empty circle, other than the guest house."""
    houses = g.box.effects.guest_houses
    return [
        place
        for place, n in circles.circles(g.box, me).items()
        if n > me.colonists.get(place, 0) and place not in houses
    ]


def moves(g: Play, me: Seat) -> list[Words]:
    """Every (place, who) that a guest may go to."""
    houses = g.box.effects.guest_houses
    if not works(me, houses):
        return []
    house = next(b for b in houses if b in me.colonists)
    kinds = circles.kinds(me, house)
    return [(place, who) for place in open_places(g, me) for who in kinds]


def matters(g: Play, seat: int, moment: str) -> bool:
    """Whether a guest of the seat could open something at this moment."""
    me = g.s.board[seat]
    if not works(me, g.box.effects.guest_houses):
        return False
    places = g.box.moments.get(moment, frozenset())
    return any(place in places for place in open_places(g, me))
