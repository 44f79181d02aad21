"""What buildings do at the second table of Santa Maria."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.oracle import sm_box as box
from tests.oracle.sm_board import Board, Seat, Words


class Effects(Board):
    """Effects, one after another; each may put a question."""

    def work(self, me: Seat, building: str) -> Generator[Any, Any, Any]:
        for effect in box.BUILDINGS[building][1]:
            if isinstance(effect, dict):
                self.gain(me, effect, building)
            elif effect == "trade":
                yield from self.trade(me, building)
            elif effect == "pray":
                yield from self.pray(me, refusable=True)
            else:
                yield from getattr(self, str(effect))(me)

    def trade(self, me: Seat, building: str) -> Generator[Any, Any, Any]:
        gives, gets = box.TRADES[building]

        def offers() -> dict[str, set[Words]]:
            have = [g for g in (*gives.split(), "gold") if me.goods[g]]
            return {"trade": {(give, get) for give in have for get in gets}, "decline": {()}}

        for _ in range(2 if "industrialization" in me.scholars else 1):
            verb, words = yield from self.question("Trade", me, offers)
            if not words:
                if verb:
                    self.say("declined", me.seat, what="trade")
                return
            give, get = words
            me.goods[give] -= 1
            n, turned = gets[get], 0
            if get in box.GOODS and me.goods[get] == 3:
                get, n, turned = "coins", box.WORTH[get], 1
            if get == "coins":
                me.coins += n
            elif get == "points":
                me.points += n
            else:
                me.goods[get] += n
            self.say("traded", me.seat, give=give, get=get, n=n, turned=turned)

    def ship(self, me: Seat) -> Generator[Any, Any, Any]:
        def offers() -> dict[str, set[Words]]:
            found: set[Words] = set()
            for dock, tile in self.docks.items():
                if tile and me.affords(box.SHIPS[tile]):
                    for to in box.DOCKS:
                        steps = abs(box.DOCKS.index(dock) - box.DOCKS.index(to))
                        if not steps or ("astronomy" in me.scholars and me.coins >= steps):
                            found.add((tile, to))
            return {"ship": found, "decline": {()}}

        verb, words = yield from self.question("Ship", me, offers)
        if not words:
            if verb:
                self.say("declined", me.seat, what="ship")
            return
        tile, to = words
        paid = yield from self.pay(me, box.SHIPS[tile], tile)
        dock = next(d for d, t in self.docks.items() if t == tile)
        steps = abs(box.DOCKS.index(dock) - box.DOCKS.index(to))
        me.coins -= steps
        me.harbour[to].append(tile)
        self.say("shipped", me.seat, tile=tile, dock=to, paid=paid, coins=steps)
        self.docks[dock] = ""
        if self.pile:
            self.pile -= 1
            self.docks[dock] = self.say("ship_tile", None, dock=dock)["tile"]

    def conquer(self, me: Seat) -> Generator[Any, Any, Any]:
        yield from ()
        if me.conquest == box.STEPS:
            self.say("wasted", me.seat)
            return
        self.track[me.conquest].remove(me.seat)
        me.conquest += 1
        self.track[me.conquest].append(me.seat)
        self.say("conquered", me.seat, n=me.conquest)
        if me.conquest in box.GOLD:
            self.gain(me, {"gold": 1}, "conquistador")

    def pray(self, me: Seat, refusable: bool = False) -> Generator[Any, Any, Any]:
        """Who need not use it (a building, a passing space) is asked first, where that could be wished."""
        if refusable and me.religion + 1 in box.MONKS:
            verb, _ = yield from self.question("Step", me, lambda: {"step": {()}, "decline": {()}})
            if verb == "decline":
                self.say("declined", me.seat, what="step")
                return
        yield from self.step(me, "")

        def offers() -> dict[str, set[Words]]:
            return {"advance": {(g,) for g in ("grain", "gold") if me.goods[g]}, "decline": {()}}

        verb, words = yield from self.question("Religion", me, offers)
        if not words:
            if verb:
                self.say("declined", me.seat, what="religion")
            return
        me.goods[words[0]] -= 1
        yield from self.step(me, words[0])

    def step(self, me: Seat, paid: str) -> Generator[Any, Any, Any]:
        if me.religion == box.PRAYERS:
            self.say("prayed", me.seat, n=me.religion, paid=paid) if self.told[0].kind == "prayed" else None
            self.gain(me, {"points": 1}, "religion")
            return
        me.religion += 1
        self.say("prayed", me.seat, n=me.religion, paid=paid)
        if me.religion in box.DICE:
            me.unlocked += 1
            self.blue_left -= 1
            (self.blue if self.shared else me.blue).append(self.say("die_unlocked", me.seat)["value"])
        if me.religion in box.MONKS:
            yield from self.recruit(me)

    def recruit(self, me: Seat) -> Generator[Any, Any, Any]:
        def offers() -> dict[str, set[Words]]:
            found: set[Words] = {(p,) for p, s in self.places.items() if me.seat not in s and me.coins >= 2 * len(s)}
            return {"recruit": found, "decline": {()}}

        if not me.monks:
            return
        verb, words = yield from self.question("Recruit", me, offers)
        if not words:
            if verb:
                self.say("declined", me.seat, what="recruit")
            return
        place = words[0]
        self.say("recruited", me.seat, place=place, coins=2 * len(self.places[place]))
        for other in self.places[place]:
            me.coins -= 2
            self.seats[other].coins += 2
            self.say("monk_paid", other, n=2, by=me.seat)
        self.places[place].append(me.seat)
        me.monks -= 1
        if place in box.SCHOLARS:
            me.scholars.append(place)
            if place == "mathematics" and me.space:
                self.coins_back(me)
        elif place in box.MISSIONS:
            self.gain(me, box.MISSIONS[place], place)

    def coins_back(self, me: Seat) -> None:
        """Mathematics: of the building with most coins."""
        if me.paid:
            at = max(me.paid, key=lambda cell: me.paid[cell])
            n = me.paid.pop(at)
            me.coins += n
            self.say("coins_back", me.seat, at=at, n=n)
