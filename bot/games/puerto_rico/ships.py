"""The captain phase: loading until nobody can (Rulebook 003, Captain, Harbor, Wharf; New Buildings, Small wharf)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.rules import Offer, Words, pick, spread

from . import before, stores
from .effects import total, working, works
from .guests import Optional, matters, privilege
from .play import Frame, Play

PRIVILEGE = 1  # points more for the captain's first load


def begin(g: Play, seat: int, extra: bool) -> None:
    g.then(Voyage(Load(seat, seat)))


def sail(g: Play, load: Load) -> None:
    """`load`'s seat loads if it can, or else the next who can; after a circle in which nobody did, goods are stored."""
    n, first = g.s.seats, g.box.moments.get("first")
    while load.quiet < n:
        if first and load.seat not in load.met:
            load.met = [*load.met, load.seat]
            if frames := before.course(g, load.seat, load.captain):
                g.then(*frames, Voyage(load))
                return
        if can_load(g, load):
            g.then(load)
            return
        load.seat = (load.seat + 1) % n
        load.quiet += 1
    if n := total(g.s.board[load.captain], g.box.effects.captains):
        g.lighthouse(load.captain, n)
    g.then(*stores.course(load.captain, g.order_from(load.captain)))


class Load(Optional):
    """Barrels of one kind onto one ship: whoever can, must, as many as fit; or the own wharf, once a phase."""

    may_lapse = False  # `sail` has made sure that there is something to answer

    captain: int
    quiet: int = 0  # seats in a row that loaded nothing
    shipped: bool = False  # the captain has loaded and had the privilege
    wharves: list[int] = msgspec.field(default_factory=list)  # seats that have used their wharf
    small_wharves: list[int] = msgspec.field(default_factory=list)  # and their small wharf
    met: list[int] = msgspec.field(default_factory=list)  # seats that have had their first turn
    loaded: list[int] = msgspec.field(default_factory=list)  # seats that have loaded, where guests may still matter

    def offers(self, g: Play) -> Iterable[Offer]:
        options = berths(g, self.seat)
        found: list[Offer] = [pick(self.load, options)] if options else []
        if _wharf_ready(g, self):
            one = g.box.one
            found.append(pick(self.wharf, [one[good] for good, n in g.s.board[self.seat].goods.items() if n]))
        if g.box.effects.small_wharves and _small_ready(g, self):
            have = {good: n for good, n in g.s.board[self.seat].goods.items() if n}
            found.append(spread(self.small_wharf, have, 1, sum(have.values())))
        if found and not options:
            found.append(pick(self.decline))
        if not g.box.hosts:
            return found
        return self._hosted(g, found, "captain") or self._way_out()  # guests may have gone where they open nothing

    def guest(self, g: Play, place: str, who: str) -> None:
        super().guest(g, place, who)
        if self.seat not in self.loaded:
            g.then(*before.after_guest(g, self.seat, self.captain, place))

    def forced(self, g: Play) -> bool:
        return g.rules.chosen["loading"] == "auto" or not can_load(g, self)

    def load(self, g: Play, good: str, ship: str) -> None:
        size = int(ship)
        onto = next(x for x in g.s.ships if x.size == size)
        n = min(g.s.board[self.seat].goods[good], size - onto.load)
        g.load(self.seat, good, onto, n, n + self._extra(g))
        self._go_on(g)

    def wharf(self, g: Play, good: str) -> None:
        n = g.s.board[self.seat].goods[good]
        g.wharf(self.seat, good, n, n + self._extra(g))
        self.wharves = [*self.wharves, self.seat]
        self._go_on(g)

    def small_wharf(self, g: Play, counts: dict[str, int]) -> None:
        wharf = working(g.s.board[self.seat], g.box.effects.small_wharves)
        assert wharf is not None
        g.small_wharf(self.seat, counts, sum(counts.values()) // wharf.each + self._extra(g))
        self.small_wharves = [*self.small_wharves, self.seat]
        self._go_on(g)

    def decline(self, g: Play) -> None:
        g.decline(self.seat)
        sail(g, self._next(g, self.quiet + 1))

    def _extra(self, g: Play) -> int:
        harbor = total(g.s.board[self.seat], g.box.effects.harbors)
        if self.shipped or self.seat != self.captain:
            return harbor
        return harbor + PRIVILEGE * privilege(g, self.seat)

    def _go_on(self, g: Play) -> None:
        if n := total(g.s.board[self.seat], g.box.effects.lighthouses):
            g.lighthouse(self.seat, n)
        g.check_points()
        self.shipped = self.shipped or self.seat == self.captain
        if g.box.hosts:
            self.loaded = [*self.loaded, self.seat]
        sail(g, self._next(g, 0))

    def _next(self, g: Play, quiet: int) -> Load:
        seat = (self.seat + 1) % g.s.seats
        load = Load(seat, self.captain, quiet, self.shipped, self.wharves, self.small_wharves, self.met)
        load.loaded = self.loaded
        return load


def _wharf_ready(g: Play, load: Load) -> bool:
    me = g.s.board[load.seat]
    return works(me, g.box.effects.wharves) and load.seat not in load.wharves and any(me.goods.values())


def _small_ready(g: Play, load: Load) -> bool:
    me, wharves = g.s.board[load.seat], g.box.effects.small_wharves
    return working(me, wharves) is not None and load.seat not in load.small_wharves and any(me.goods.values())


def can_load(g: Play, load: Load) -> bool:
    """Whether the seat can load, or use a wharf, or has guests who could open one."""
    carried = {ship.good: ship for ship in g.s.ships}
    for good, n in g.s.board[load.seat].goods.items():
        if n:
            ship = carried.get(good)
            if ship is None:
                if "" in carried:
                    return True
            elif ship.load < ship.size:
                return True
    if _wharf_ready(g, load) or (g.box.effects.small_wharves and _small_ready(g, load)):
        return True
    return g.box.hosts and any(g.s.board[load.seat].goods.values()) and matters(g, load.seat, "captain")


def berths(g: Play, seat: int) -> list[Words]:
    """Every (good, ship) that may be loaded: the good's own ship, or an empty one that takes the most."""
    words = g.box.load
    ships = g.s.ships
    carried = {ship.good: ship for ship in ships}
    found: list[Words] = []
    for good, n in g.s.board[seat].goods.items():
        if n:
            ship = carried.get(good)
            if ship is not None:
                if ship.load < ship.size:
                    found.append(words[good][ship.size])
            elif "" in carried:
                empty = [x.size for x in ships if not x.good]
                most = min(n, empty[-1])
                found += [words[good][size] for size in empty if size >= most]
    return found


class Voyage(Frame):
    """Loading begins, or goes on, with whoever can from the seat of `load` on."""

    load: Load

    def run(self, g: Play) -> None:
        sail(g, self.load)
