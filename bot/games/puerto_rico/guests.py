"""The guest house: guests go to work at any moment (Rulebook 003, New Buildings, Guest house).

That is before any own answer, as an action that does not answer the question. Where a seat would not be asked at all,
it is asked if a guest could do something there.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Words, pick

from . import people
from .effects import works
from .play import Ask, Play
from .state import Seat


def guests_of(g: Play, me: Seat) -> int:
    """People in the seat's guest house."""
    return sum([me.colonists.get(b, 0) for b in g.box.effects.guest_houses])


def open_places(g: Play, me: Seat) -> list[str]:
    """Places with an empty circle, other than the guest house."""
    houses = g.box.effects.guest_houses
    return [
        place
        for place, n in people.circles(g.box, me).items()
        if n > me.colonists.get(place, 0) and place not in houses
    ]


def moves(g: Play, me: Seat) -> list[Words]:
    """Every (place, who) that a guest may go to."""
    house = next((b for b in g.box.effects.guest_houses if b in me.colonists), "")
    if not house:
        return []
    nobles = me.stations.get(house, 0)
    kinds = [who for who, n in (("colonist", me.colonists[house] - nobles), ("noble", nobles)) if n]
    return [(place, who) for place in open_places(g, me) for who in kinds]


def matters(g: Play, seat: int, moment: str) -> bool:
    """Whether a guest of the seat could open something at this moment."""
    me = g.s.board[seat]
    if not guests_of(g, me):
        return False
    places = g.box.moments.get(moment, frozenset())
    return any(place in places for place in open_places(g, me))


class Hosting(Ask):
    """A question before which guests may go to work."""

    def guest(self, g: Play, place: str, who: str) -> None:
        house = next(b for b in g.box.effects.guest_houses if b in g.s.board[self.seat].colonists)
        g.move_guest(self.seat, house, place, who)

    def _way_out(self) -> list[Offer]:
        """What answers the question when only guests could do something."""
        return []

    def _hosted(self, g: Play, found: list[Offer], moment: str) -> list[Offer]:
        """What is offered, and beside it guests; nothing if there is nothing else and no guest could change that."""
        if not g.box.hosts:
            return found
        options = moves(g, g.s.board[self.seat])
        if not options or (not found and not matters(g, self.seat, moment)):
            return found
        if all(o.free for o in found):
            found += self._way_out()
        found.append(pick(self.guest, options, free=True))
        return found


class Optional(Hosting):
    """One that may be declined."""

    def decline(self, g: Play) -> None:
        g.decline(self.seat)

    def _way_out(self) -> list[Offer]:
        return [pick(self.decline)]


class Guests(Hosting):
    """Only guests may go to work: before what happens by itself."""

    moment: str  # craftsman, mayor, first or end

    def offers(self, g: Play) -> Iterable[Offer]:
        if not matters(g, self.seat, self.moment):
            return ()
        return (pick(self.go_on), pick(self.guest, moves(g, g.s.board[self.seat]), free=True))

    def go_on(self, g: Play) -> None:
        """Nobody goes."""


def privilege(g: Play, seat: int) -> int:
    """How often the privilege of a role counts for its taker: twice with a library."""
    doubles = g.box.effects.doubles
    return 2 if doubles and works(g.s.board[seat], doubles) else 1


__all__ = ["Guests", "Hosting", "Optional", "guests_of", "matters", "moves", "open_places", "privilege"]
