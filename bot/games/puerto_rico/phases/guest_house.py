"""The guest house: guests go to work at any moment (Rulebook 003, New Buildings, Guest house).

That is before any own answer, as an action that does not answer the question. Where a seat would not be asked at all,
it is asked if a guest could do something there.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.effect_index import works
from ..play import Ask, Play, guests, reasons_people


class GuestAsk(Ask):
    """A question before which guests may go to work."""

    def guest(self, g: Play, place: str, who: str) -> None:
        house = next(b for b in g.box.effects.guest_houses if b in g.s.board[self.seat].colonists)
        g.move_guest(self.seat, house, place, who)

    def why_guest(self, g: Play, place: str, who: str) -> Iterable[Reason]:
        return reasons_people.guest(g, self.seat, place, who)

    def _way_out(self) -> list[Offer]:
        """What answers the question when only guests could do something."""
        return []

    def _hosted(self, g: Play, found: list[Offer], moment: str) -> list[Offer]:
        """What is offered, and beside it guests; nothing if there is nothing else and no guest could change that."""
        me = g.s.board[self.seat]
        if not g.box.hosts or not works(me, g.box.effects.guest_houses):
            return found
        options = guests.moves(g, me)
        if not options or (not found and not guests.matters(g, self.seat, moment)):
            return found
        if all(o.free for o in found):
            found += self._way_out()
        found.append(pick(self.guest, options, free=True))
        return found


class Declinable(GuestAsk):
    """One that may be declined."""

    def decline(self, g: Play) -> None:
        g.decline(self.seat)

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer

    def _way_out(self) -> list[Offer]:
        return [pick(self.decline)]


class Guests(GuestAsk):
    """Only guests may go to work: before what happens by itself."""

    moment: str  # craftsman, mayor, first or end

    def offers(self, g: Play) -> Iterable[Offer]:
        if not guests.matters(g, self.seat, self.moment):
            return ()
        return (pick(self.go_on), pick(self.guest, guests.moves(g, g.s.board[self.seat]), free=True))

    def go_on(self, g: Play) -> None:
        """Nobody goes."""

    def why_go_on(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer
