"""The captain phase: loading until nobody can, then storing (Rulebook 003, Captain, Harbor, Wharf, warehouses)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import msgspec

from bot import rules
from bot.rules import Offer, Words, pick

from .effects import total, works
from .play import Ask, Frame, Play
from .state import Seat

PRIVILEGE = 1  # points more for the captain's first load


def begin(g: Play, seat: int, privilege: bool) -> None:
    g.then(Voyage(Load(seat, seat)))


def sail(g: Play, load: Load) -> None:
    """`load`'s seat loads if it can, or else the next who can; after a circle in which nobody did, goods are stored."""
    n = g.s.seats
    while load.quiet < n:
        if can_load(g, load):
            g.then(load)
            return
        load.seat = (load.seat + 1) % n
        load.quiet += 1
    g.then(*course(load.captain, g.order_from(load.captain)))


def course(captain: int, order: list[int]) -> list[rules.Frame]:
    """These seats store; then full ships are emptied."""
    return [*(Keep(seat, captain) for seat in order), EmptyShips()]


class Load(Ask):
    """Barrels of one kind onto one ship: whoever can, must, as many as fit; or the own wharf, once a phase."""

    may_lapse = False  # `sail` has made sure that there is something to answer

    captain: int
    quiet: int = 0  # seats in a row that loaded nothing
    shipped: bool = False  # the captain has loaded and had the privilege
    wharves: list[int] = msgspec.field(default_factory=list)  # seats that have used their wharf

    def offers(self, g: Play) -> Iterable[Offer]:
        options = berths(g, self.seat)
        found = [pick(self.load, options)] if options else []
        if _wharf_ready(g, self):
            one = g.box.one
            found.append(pick(self.wharf, [one[good] for good, n in g.s.board[self.seat].goods.items() if n]))
            if not options:
                found.append(pick(self.decline))
        return found

    def forced(self, g: Play) -> bool:
        return g.rules.chosen["loading"] == "auto"

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

    def decline(self, g: Play) -> None:
        g.decline(self.seat)
        sail(g, self._next(g, self.quiet + 1))

    def _extra(self, g: Play) -> int:
        harbor = total(g.s.board[self.seat], g.box.effects.harbors)
        return harbor + (PRIVILEGE if self.seat == self.captain and not self.shipped else 0)

    def _go_on(self, g: Play) -> None:
        if not g.s.points_left:
            g.end_by("points")
        self.shipped = self.shipped or self.seat == self.captain
        sail(g, self._next(g, 0))

    def _next(self, g: Play, quiet: int) -> Load:
        return Load((self.seat + 1) % g.s.seats, self.captain, quiet, self.shipped, self.wharves)


def _wharf_ready(g: Play, load: Load) -> bool:
    me = g.s.board[load.seat]
    return works(me, g.box.effects.wharves) and load.seat not in load.wharves and any(me.goods.values())


def can_load(g: Play, load: Load) -> bool:
    """Whether the seat can load, or use its wharf."""
    carried = {ship.good: ship for ship in g.s.ships}
    for good, n in g.s.board[load.seat].goods.items():
        if n:
            ship = carried.get(good)
            if ship is None:
                if "" in carried:
                    return True
            elif ship.load < ship.size:
                return True
    return _wharf_ready(g, load)


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


class Keep(Ask):
    """Goods left over: one barrel on the windrose, whole kinds in occupied warehouses, the rest is lost."""

    captain: int

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        kinds = [good for good, n in me.goods.items() if n]
        if not kinds:
            return ()
        room = total(me, g.box.effects.stores)
        if len(kinds) <= room or (len(kinds) == 1 and me.goods[kinds[0]] == 1):
            return ()  # nothing is lost, nothing to choose
        return (pick(self.keep, _ways(me, kinds, room)),)

    def keep(self, g: Play, stored: str, barrel: str) -> None:
        goods = g.s.board[self.seat].goods
        kept = {good: goods[good] for good in stored.split("+") if good in goods}
        kept[barrel] = 1
        g.keep(self.seat, kept)


def _ways(me: Seat, kinds: list[str], room: int) -> list[Words]:
    """Every way to use all the room; of ways that keep the same goods only the first."""
    found: dict[tuple[tuple[str, int], ...], Words] = {}
    for stored in combinations(kinds, room):
        name = "+".join(stored) or "none"
        for barrel in kinds:
            if barrel not in stored:
                kept = sorted([*((good, me.goods[good]) for good in stored), (barrel, 1)])
                found.setdefault(tuple(kept), (name, barrel))
    return list(found.values())


class EmptyShips(Frame):
    """The captain's last duty: full ships go to the supply, others stay as they are."""

    def run(self, g: Play) -> None:
        g.empty_ships()
