"""The mayor phase: colonists arrive and are placed (Rulebook 003, Mayor)."""

from __future__ import annotations

from collections.abc import Iterable

from bot import rules
from bot.rules import Fork, Offer, spread

from .play import Ask, Frame, Play


def begin(g: Play, seat: int, privilege: bool) -> None:
    if privilege and g.s.colonist_supply:
        g.extra_colonist(seat)
    ship, n = g.s.colonist_ship, g.s.seats
    for i, s in enumerate(g.order_from(seat)):
        if share := ship // n + (i < ship % n):  # one at a time, clockwise, until the ship is empty
            g.take_colonists(s, share)
    g.then(*course(seat, g.order_from(seat), g.rules.chosen["mayor"] == "together"))


def course(mayor: int, order: list[int], together: bool) -> list[rules.Frame]:
    """These seats place, at the same time or one after the other as the table has it; then the ship is filled."""
    asks = [PlaceColonists(s, mayor) for s in order]
    if together:
        return [Fork([[ask] for ask in asks]), FillShip()]
    return [*asks, FillShip()]


class PlaceColonists(Ask):
    """All colonists of the seat may be moved; no circle stays empty while a colonist has none."""

    mayor: int

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        circles = g.box.circles
        caps = {**me.island}
        for b in me.city:
            if n := circles[b]:
                caps[b] = n
        have = me.idle + sum(me.colonists.values())
        room = sum(caps.values())
        n = have if have < room else room
        return (spread(self.place, caps, n, n, start=me.colonists),) if n else ()

    def place(self, g: Play, counts: dict[str, int]) -> None:
        g.place(self.seat, counts)


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
    """The mayor's last duty: one for each empty building circle, at least one a player; too few end the game."""

    def run(self, g: Play) -> None:
        wanted = max(g.s.seats, empty_circles(g))
        supply = g.s.colonist_supply
        g.fill_ship(min(wanted, supply))
        if supply < wanted:
            g.end_by("colonists")
