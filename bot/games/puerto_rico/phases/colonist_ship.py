"""People come from the ship, with nobles one by one (Rulebook 003, Mayor; Nobles, Set-up, Villa)."""

from __future__ import annotations

from collections.abc import Iterable

from bot import rules
from bot.rules import Offer, Reason, pick

from ..components.effect_index import works
from ..play import Ask, Frame, Play, reasons_people
from .guest_house import Guests


def share(g: Play, first: int) -> None:
    """Colonists are taken one at a time, clockwise, until the ship is empty."""
    ship, n = g.s.colonist_ship, g.s.seats
    for i, s in enumerate(g.order_from(first)):
        if due := ship // n + (i < ship % n):
            g.take_colonists(s, due)


def course(g: Play, mayor: int) -> list[rules.Frame]:
    """Everybody's first turn, with a villa before it, then the rest of the ship."""
    found: list[rules.Frame] = []
    for seat in g.order_from(mayor):
        if g.box.effects.guest_houses:
            found.append(Guests(seat, "mayor"))
        found += [Villa(seat), TakeColonist(seat, mayor)]
    return [*found, Unload(mayor)]


class Villa(Frame):
    """A noble comes besides those from the ship."""

    seat: int

    def run(self, g: Play) -> None:
        if works(g.s.board[self.seat], g.box.effects.villas):
            g.villa(self.seat)


class TakeColonist(Ask):
    """One from the ship: a colonist or a noble, while both are aboard."""

    mayor: int

    def offers(self, g: Play) -> Iterable[Offer]:
        aboard = {"noble": g.s.noble_ship, "colonist": g.s.colonist_ship}
        options = [(who,) for who, n in aboard.items() if n]
        return (pick(self.fetch, options),) if options else ()

    def fetch(self, g: Play, who: str) -> None:
        g.fetch(self.seat, who == "noble")

    def why_fetch(self, g: Play, who: str) -> Iterable[Reason]:
        return reasons_people.fetch(g, who)


class Unload(Frame):
    """The rest of the ship, from the mayor on: at once where nothing is to choose."""

    mayor: int

    def run(self, g: Play) -> None:
        if not g.s.noble_ship:
            share(g, self.mayor)
        else:
            g.then(*(TakeColonist(s, self.mayor) for s in g.order_from(self.mayor)), Unload(self.mayor))
