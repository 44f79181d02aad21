"""The second table at the harbour: loading, delivering, storing (Rulebook 003, Captain)."""

from __future__ import annotations

from dataclasses import replace

from . import expansions, rules
from .people import could, occupied
from .table import Seat, Table

STORES = ("storehouse", "small_warehouse", "large_warehouse")


class Sea(Table):
    """What the captain's phase may tell."""

    # -- whose turn it is --------------------------------------------------------------------------
    def _reach(self, seat: int) -> None:
        """It is `seat`'s turn: all between could not do anything."""
        order = self.order()
        while order[self.turn % len(order)] != seat:
            self._pass_over(order[self.turn % len(order)])
            self.turn += 1
            self.silent += 1
        assert self.silent < len(order), "loading had come to its end"

    def _pass_over(self, seat: int) -> None:
        self.idle_at_sea(seat)
        if self.turn < len(self.seats):
            self._met(seat)
            self._no_delivery(seat)

    def _no_delivery(self, seat: int) -> None:
        if seat not in self.delivered | self.shipped:
            self.idle(seat, "Deliver", guests=("Guests", seat) not in self.put)

    def idle_at_sea(self, seat: int) -> None:
        me = self.seats[seat]
        assert not self.able("Load", me), f"seat {seat} could still load"
        if ("Load", seat) not in self.put:
            assert not could(me, lambda then: self.able("Load", then)), f"the guests of {seat} were passed over"

    def _met(self, seat: int) -> None:
        """Before the first load of `seat`: what a union hall pays has been paid."""
        me = self.seats[seat]
        if seat in self.shipped or seat in self.union_paid:
            return
        assert not expansions.union_pays(me), f"the union hall of {seat} has not paid"
        if not {(ask, seat) for ask in ("Guests", "Deliver", "Load")} & self.put:
            helped = could(me, lambda then: expansions.union_pays(then) > 0)
            assert not helped, f"a guest of {seat} could go to the union hall"

    def _loading(self, seat: int) -> None:
        self._reach(seat)
        self._met(seat)
        self._no_delivery(seat)
        self.turn += 1

    def done_loading(self) -> None:
        order = self.order()
        while self.silent < len(order):
            self._pass_over(order[self.turn % len(order)])
            self.turn += 1
            self.silent += 1
        if not self.kept:
            self.kept = {me.seat: dict(me.goods) for me in self.seats}

    def passes_on_loading(self, seat: int) -> None:
        assert not rules.load(self, self.seats[seat], self.memory)["load"], "who can load must"
        self._loading(seat)
        self.silent += 1

    # -- before the first load ---------------------------------------------------------------------
    def _union_hall(self, seat: int, points: int) -> None:
        assert self.phase == "captain" and seat not in self.union_paid | self.shipped
        self._reach(seat)
        assert points == expansions.union_pays(self.seats[seat]) > 0
        self.union_paid.add(seat)
        self.earn(seat, points)

    def _delivered(self, seat: int, goods: list[str], points: int) -> None:
        assert self.phase == "captain" and seat not in self.delivered | self.shipped
        self._reach(seat)
        self._met(seat)
        ways = expansions.deliver(self, self.seats[seat], self.memory)["deliver"]
        assert isinstance(ways, set) and ("+".join(goods),) in ways and points == len(goods)
        self.delivered.add(seat)
        for good in goods:
            self.seats[seat].goods[good] -= 1
            self.goods[good] += 1
        self.earn(seat, points)

    # -- loading -----------------------------------------------------------------------------------
    def _ships(self, seat: int, points: int, n: int) -> None:
        """What every load brings: points as told, a doubloon for a lighthouse."""
        me = self.seats[seat]
        assert points == rules.points_for(self, me, n, self.memory)
        self.earn(seat, points)
        self.light[seat] = self.light.get(seat, 0) + occupied(me, "lighthouse")
        self.shipped.add(seat)
        self.silent = 0

    def _loaded(self, seat: int, good: str, n: int, ship: str, points: int) -> None:
        assert self.phase == "captain"
        self._loading(seat)
        me, aboard = self.seats[seat], next(s for s in self.ships if s.size == int(ship))
        if not self.said(seat, "Load"):
            self._no_choice(me)
        assert aboard.size in rules.holds_for(self, me, good)
        assert n == rules.loaded(self, me, good, aboard.size) > 0
        self._ships(seat, points, n)
        me.goods[good] -= n
        aboard.good, aboard.load = good, aboard.load + n

    def _no_choice(self, me: Seat) -> None:
        """A load that nobody has chosen is the only one, or all that are left may come in any order."""
        ways = rules.load(self, me, self.memory)
        assert not ways["wharf"] and not ways.get("small_wharf"), "a wharf could have been used"
        assert isinstance(ways["load"], set)
        if len(ways["load"]) > 1:
            waiting = self.order()[self.turn :]  # for their first turn
            for other in self.seats:
                hall = occupied(other, "union_hall") or occupied(other, "royal_supplier")
                assert not hall or other.seat not in waiting, "goods are counted, or go, on a first turn to come"
                found = rules.load(self, other, self.memory)
                assert not found["wharf"] and not found.get("small_wharf"), "a wharf is left"
                assert not other.colonists.get("guest_house") or not any(other.goods.values()), "a guest could ship"
                own = {ship.good: ship.size for ship in self.ships if ship.good}
                assert isinstance(found["load"], set)
                assert all(int(size) == own.get(good) for good, size in found["load"]), "which ship, is a choice"
            for ship in self.ships:
                barrels = [n for other in self.seats if ship.good and (n := other.goods[ship.good])]
                room = ship.size - ship.load
                assert not room or len(barrels) < 2 or sum(barrels) <= room, "who loads first, loads more"

    def _wharf(self, seat: int, good: str, n: int, points: int) -> None:
        assert self.phase == "captain"
        self._loading(seat)
        me = self.seats[seat]
        assert occupied(me, "wharf") and seat not in self.memory.wharf_used and n == me.goods[good] > 0
        self._ships(seat, points, n)
        me.goods[good] = 0
        self.goods[good] += n

    def _small_wharf(self, seat: int, goods: dict[str, int], points: int) -> None:
        assert self.phase == "captain"
        self._loading(seat)
        me, n = self.seats[seat], sum(goods.values())
        assert occupied(me, "small_wharf") and seat not in self.memory.small_wharf_used and n > 0
        self._ships(seat, points, n // 2)
        for good, k in goods.items():
            me.goods[good] -= k
            self.goods[good] += k

    def _lighthouse(self, seat: int, n: int) -> None:
        """A doubloon for each load, and one for the captain whether he loads or not."""
        assert self.phase == "captain" and occupied(self.seats[seat], "lighthouse")
        loads = min(n, self.light.get(seat, 0))
        self.light[seat] = self.light.get(seat, 0) - loads
        if n > loads:
            assert n == loads + 1 and seat == self.phase_seat and not self.captain_lit
            self.captain_lit = True
        self.seats[seat].doubloons += n

    # -- storing -----------------------------------------------------------------------------------
    def _discarded(self, seat: int, goods: dict[str, int]) -> None:
        assert self.phase == "captain"
        self.done_loading()
        me = self.seats[seat]
        if ("Keep", seat) not in self.put:
            room = could(me, lambda then: any(occupied(then, b) and not occupied(me, b) for b in STORES))
            assert not room, f"a guest of {seat} could have saved goods"
        for good, n in goods.items():
            me.goods[good] -= n
            self.goods[good] += n

    def _check_kept(self, me: Seat) -> None:
        """Everybody stores as much as one of the legal answers says."""
        before = replace(me, goods=self.kept[me.seat])
        ways = rules.ways_to_keep(before)
        assert any(rules.kept(before, *way) == me.goods for way in ways), "stored too much or too little"

    def _ships_emptied(self, _: None, ships: list[str]) -> None:
        assert self.phase == "captain"
        self.done_loading()
        assert sorted(map(int, ships)) == [s.size for s in self.ships if s.load == s.size]
        for ship in self.ships:
            if ship.load == ship.size:
                self.goods[ship.good] += ship.load
                ship.good, ship.load = "", 0

    def end_captain(self) -> None:
        self.done_loading()
        assert all(s.load < s.size for s in self.ships), "a full ship has not sailed"
        assert not any(self.light.values()), "a lighthouse has not paid"
        captain = self.seats[self.order()[0]]
        assert self.captain_lit or not occupied(captain, "lighthouse"), "the captain's lighthouse has not paid"
        for me in self.seats:
            self._check_kept(me)
