"""The mayor phase: colonists arrive and are placed (Rulebook 003, Mayor; for nobles see arrival.py)."""

from __future__ import annotations

from collections.abc import Iterable

from bot import rules
from bot.rules import Fork, Offer, spread

from . import arrival, people
from .guests import privilege
from .play import Ask, Frame, Play


def begin(g: Play, seat: int, extra: bool) -> None:
    for _ in range(privilege(g, seat) if extra else 0):
        if g.s.colonist_supply:
            g.extra_colonist(seat)
    if g.box.nobles:
        g.then(*arrival.course(g, seat), Placing(seat))
        return
    arrival.share(g, seat)
    g.then(*course(seat, g.order_from(seat), g.rules.chosen["mayor"] == "together"))


def course(mayor: int, order: list[int], together: bool) -> list[rules.Frame]:
    """These seats place, at the same time or one after the other as the table has it; then the ship is filled."""
    asks = [PlaceColonists(s, mayor) for s in order]
    if together:
        return [Fork([[ask] for ask in asks]), FillShip()]
    return [*asks, FillShip()]


class Placing(Frame):
    """Everybody has arrived and is placed."""

    mayor: int

    def run(self, g: Play) -> None:
        g.then(*course(self.mayor, g.order_from(self.mayor), g.rules.chosen["mayor"] == "together"))


class PlaceColonists(Ask):
    """All colonists of the seat may be moved; no circle stays empty while a colonist has none."""

    mayor: int

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        caps = people.circles(g.box, me)
        have = me.idle + sum(me.colonists.values())
        room = sum(caps.values())
        n = have if have < room else room
        return (spread(self.place, caps, n, n, start=me.colonists),) if n else ()

    def place(self, g: Play, counts: dict[str, int]) -> None:
        g.place(self.seat, counts)
        me = g.s.board[self.seat]
        if me.nobles and people.told(g.box, me):
            g.then(PlaceNobles(self.seat, self.mayor))


class PlaceNobles(Ask):
    """Which of the people just placed are nobles, on the buildings where that matters."""

    mayor: int

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        low, high = people.bounds(g.box, me)
        return (spread(self.station, people.told(g.box, me), low, high, start=me.stations),)

    def station(self, g: Play, counts: dict[str, int]) -> None:
        g.station(self.seat, counts)


def empty_circles(g: Play) -> int:
    """Circles without a colonist on the buildings of all players."""
    circles = g.box.circles
    n = 0
    for me in g.s.board:
        colonists = me.colonists
        for b in me.city:
            n += circles[b] - colonists.get(b, 0)
    return n


class FillShip(Frame):
    """The mayor's last duty: one for each empty building circle, at least one a player.

    Too few end the game; not so with nobles, of whom one comes instead of a colonist (Nobles, Set-up).
    """

    def run(self, g: Play) -> None:
        s = g.s
        wanted = max(s.seats, empty_circles(g))
        if g.box.nobles:
            if nobles := min(g.box.nobles.ship, s.noble_supply):
                g.fill_ship_nobles(nobles)
            g.fill_ship(min(wanted - nobles, s.colonist_supply))
            return
        supply = s.colonist_supply
        g.fill_ship(min(wanted, supply))
        if supply < wanted:
            g.end_by("colonists")
