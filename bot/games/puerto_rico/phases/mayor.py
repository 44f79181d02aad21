"""The mayor phase: colonists arrive and are placed (Rulebook 003, Mayor; for nobles see colonist_ship.py)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot import rules
from bot.rules import Fork, Offer, spread

from ..components.rules import Rules
from ..play import Ask, Frame, Play, circles, nobles
from . import colonist_ship


def begin(g: Play, seat: int, extra: int) -> None:
    for _ in range(min(extra, g.s.colonist_supply)):
        g.extra_colonist(seat)
    if g.box.nobles:
        g.then(*colonist_ship.course(g, seat), Placing(seat))
        return
    colonist_ship.share(g, seat)
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

    role = "mayor"
    taker = "mayor"
    settable: ClassVar = {}

    mayor: int

    def lines_up(self, game: Rules, order: list[int], everybody: list[int]) -> list[rules.Frame]:
        return course(self.mayor, order, game.chosen["mayor"] == "together")

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        caps = circles.circles(g.box, me)
        have = me.idle + sum(me.colonists.values())
        room = sum(caps.values())
        n = have if have < room else room
        return (spread(self.place, caps, n, n, start=me.colonists),) if n else ()

    def place(self, g: Play, counts: dict[str, int]) -> None:
        g.place(self.seat, counts)
        me = g.s.board[self.seat]
        if me.nobles and nobles.telling(g.box, g.s, me):
            g.then(PlaceNobles(self.seat, self.mayor))
        elif me.nobles:
            g.show_nobles(self.seat)


class PlaceNobles(Ask):
    """Which of the people just placed are nobles, on the places where that can matter."""

    mayor: int

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        here = nobles.telling(g.box, g.s, me)
        low, high = nobles.bounds(me, here)
        return (spread(self.station, here, low, high, start={place: me.nobles.get(place, 0) for place in here}),)

    def station(self, g: Play, counts: dict[str, int]) -> None:
        g.station(self.seat, counts)


class FillShip(Frame):
    """The mayor's last duty: one for each empty building circle, at least one a player.

    Too few end the game; not so with nobles, of whom one comes instead of a colonist (Nobles, Set-up).
    """

    def run(self, g: Play) -> None:
        s = g.s
        wanted = max(s.seats, circles.empty(g.box, g.s))
        if g.box.nobles:
            if noble := min(g.box.nobles.ship, s.noble_supply):
                g.fill_ship_nobles(noble)
            g.fill_ship(min(wanted - noble, s.colonist_supply))
            return
        supply = s.colonist_supply
        g.fill_ship(min(wanted, supply))
        if supply < wanted:
            g.end_by("colonists")
