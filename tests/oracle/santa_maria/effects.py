"""What buildings do at the second table of Santa Maria."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.oracle.santa_maria import box
from tests.oracle.santa_maria.board import Board, Seat, Words


class Effects(Board):
    """Effects, one after another; each may put a question."""

    def work(self, me: Seat, building: str) -> Generator[Any, Any, Any]:
        for effect in box.BUILDINGS[building][1]:
            if isinstance(effect, dict):
                self.gain(me, effect, building)
            elif effect == "trade":
                yield from self.trade(me, building)
            else:
                yield from getattr(self, str(effect))(me)

    def trade(self, me: Seat, building: str) -> Generator[Any, Any, Any]:
        gives, gets = box.TRADES[building]

        def offers() -> dict[str, set[Words]]:
            have = [g for g in (*gives.split(), "gold") if me.goods[g]]
            return {"trade": {(give, get) for give in have for get in gets}, "decline": {()}}

        def put() -> bool:
            return bool(offers()["trade"]) or self.trade_by_buying(me, gives.split(), gets)

        for _ in range(2 if "industrialization" in me.scholars else 1):
            verb, words = yield from self.question("Trade", me, offers, put)
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
                        steps = self.steps_between(me, dock, to)
                        coins = me.coins - box.SHIPS[tile].get("coins", 0)
                        if not steps or ("astronomy" in me.scholars and coins >= steps):
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
        steps = self.steps_between(me, dock, to)
        me.coins -= steps
        me.harbour[to].append(tile)
        self.say("shipped", me.seat, tile=tile, dock=to, paid=paid, coins=steps)
        self.docks[dock] = ""
        if dock == "special":
            if self.special_pile:
                self.special_pile -= 1
                self.docks[dock] = self.say("ship_tile", None, dock=dock)["tile"]
        elif self.pile:
            self.pile -= 1
            self.docks[dock] = self.say("ship_tile", None, dock=dock)["tile"]

    def steps_between(self, me: Seat, dock: str, to: str) -> int:
        """How far a ship of this dock is moved to lie there; a special one from the nearest dock where it may lie."""
        begin = [dock]
        if dock == "special":
            most = max(map(len, me.harbour.values()))
            begin = [d for d in box.DOCKS if len(me.harbour[d]) < most] or list(box.DOCKS)
        return min(abs(box.DOCKS.index(d) - box.DOCKS.index(to)) for d in begin)

    def trade_by_buying(self, me: Seat, gives: list[str], gets: dict[str, int]) -> bool:
        """Whether buying something to trade it leads to what selling and buying alone do not lead to, nor to more."""
        without = self.reachable(me)
        for coins, goods in without:
            for give in gives:
                if not goods[give]:
                    continue
                for get, n in gets.items():
                    if get == "points":
                        return True
                    left, more = coins, goods | {give: goods[give] - 1}
                    for _ in range(n):
                        if get == "coins" or more[get] == 3:
                            left += 1 if get == "coins" else box.WORTH[get]
                        else:
                            more[get] += 1
                    if not any(c >= left and all(have[g] >= more[g] for g in box.GOODS) for c, have in without):
                        return True
        return False

    def conquer(self, me: Seat) -> Generator[Any, Any, Any]:
        """Nobody has to step; whether he will is asked where gold would find no room, or at every step."""
        wanted = self.options["steps"] == "ask" and me.conquest < box.STEPS
        if wanted or (me.goods["gold"] == 3 and self.finds_gold(me, me.conquest + 1)):
            verb, _ = yield from self.question("March", me, lambda: {"step": {()}, "decline": {()}})
            if verb == "decline":
                self.say("declined", me.seat, what="march")
                return
        self.march(me)

    def march(self, me: Seat) -> None:
        if me.conquest == box.STEPS:
            self.say("wasted", me.seat)
            return
        self.track[me.conquest].remove(me.seat)
        me.conquest += 1
        self.track[me.conquest].append(me.seat)
        self.say("conquered", me.seat, n=me.conquest)
        if self.finds_gold(me, me.conquest):
            self.gain(me, {"gold": 1}, "conquistador")

    def finds_gold(self, me: Seat, space: int) -> bool:
        """Whether there is gold to be had where somebody comes to a space of the track."""
        return space in box.GOLD

    def pray(self, me: Seat) -> Generator[Any, Any, Any]:
        """Nobody has to step; whether he will is asked where he would cross a symbol, or at every step."""
        wanted = self.options["steps"] == "ask" and me.religion < box.PRAYERS
        if wanted or me.religion + 1 in box.MONKS:
            verb, _ = yield from self.question("Step", me, lambda: {"step": {()}, "decline": {()}})
            if verb == "decline":
                self.say("declined", me.seat, what="step")
                return
        yield from self.step(me, "")

        def offers() -> dict[str, set[Words]]:
            return {"advance": {(g,) for g in ("grain", "gold") if me.goods[g]}, "decline": {()}}

        def put() -> bool:
            """For a grain that is there, or could be bought; but three coins are a point anyway."""
            if offers()["advance"] or me.religion < box.PRAYERS:
                return self.later(me, lambda: offers()["advance"])
            return me.prices()["grain"] < 3 and self.later(me, lambda: offers()["advance"])

        verb, words = yield from self.question("Religion", me, offers, put)
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
            self.unlock(me)
        if me.religion in box.MONKS:
            yield from self.recruit(me)

    def unlock(self, me: Seat) -> None:
        """Another blue die."""
        me.unlocked += 1
        self.blue_left -= 1
        (self.blue if self.shared else me.blue).append(self.say("die_unlocked", me.seat)["value"])

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
            if place == "mathematics" and self.passing == me.seat:
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
