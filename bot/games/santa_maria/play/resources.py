"""Changes of what somebody holds: resources, coins, points."""

from __future__ import annotations

from collections.abc import Mapping

from . import payment
from .maya_stores import CityStores


class Resources(CityStores):
    """A table being played on: what is gained, paid, sold, bought and traded."""

    def gain(self, seat: int, gains: Mapping[str, int], why: str) -> None:
        """Rulebook 000, Storage limit: what does not fit is turned into coins; cocoa is lost (Rulebook 002, Cocoa)."""
        me, box = self.s.board[seat], self.box
        if box.has_city and self.gain_beside_city(seat, gains, why):
            return
        turned: dict[str, int] = {}
        for what, n in gains.items():
            if what == "coins":
                me.coins += n
            elif what == "points":
                me.points += n
            else:
                have = me.goods[what] + n
                if what == box.stored:
                    self._store(seat, have)
                    continue
                if have > box.n.storage:
                    turned[what] = have - box.n.storage
                    me.coins += turned[what] * box.price[what]
                    have = box.n.storage
                me.goods[what] = have
        if box.stored in gains:
            gains = {what: n for what, n in gains.items() if what != box.stored}
        if self.record and gains:
            got = {what: left for what, n in gains.items() if (left := n - turned.get(what, 0))}
            if turned:
                got["coins"] = got.get("coins", 0) + sum(n * box.price[k] for k, n in turned.items())
            self.emit("gained", seat, gains=got, turned=turned, why=why)

    def _store(self, seat: int, n: int) -> None:
        """Store tiles are turned to their full side, as far as there are any; nothing is paid for the rest."""
        me, good = self.s.board[seat], self.box.stored
        stores = me.kingdoms.stores
        if n > stores:
            self.emit("stores_full", seat, resource=good)
        if me.goods[good] < stores:
            self.emit("stored", seat, resource=good)
        me.goods[good] = min(n, stores)

    def pay(self, seat: int, cost: Mapping[str, int], way: str | None = None) -> dict[str, int]:
        """Resources to the supply, gold for those in `way` or else for what lacks; returns what was given."""
        me = self.s.board[seat]
        given = payment.spent(self.box, cost, payment.least(self.box, me, cost) if way is None else way)
        for good, n in given.items():
            self.give(seat, good, n)
        return given

    def give(self, seat: int, what: str, n: int) -> None:
        """Coins or a resource to the supply."""
        me = self.s.board[seat]
        if what == payment.COINS:
            me.coins -= n
        else:
            me.goods[what] -= n

    def asks_gold(self, seat: int, cost: Mapping[str, int]) -> bool:
        """Whether the table wants to be asked what gold pays, and there is a choice."""
        me = self.s.board[seat]
        if self.rules.chosen["gold"] != "ask" or not me.goods[self.box.wild]:
            return False
        return len(payment.ways(self.box, me, cost)) > 1

    def sell(self, seat: int, good: str) -> None:
        me, n = self.s.board[seat], self.box.price[good]
        me.goods[good] -= 1
        me.coins += n
        self.emit("sold", seat, resource=good, n=n)

    def buy(self, seat: int, good: str) -> None:
        me = self.s.board[seat]
        n = payment.prices(self.box, me)[good]
        me.goods[good] += 1
        me.coins -= n
        self.emit("bought", seat, resource=good, n=n)

    def trade(self, seat: int, give: str, get: str, n: int) -> None:
        me, box = self.s.board[seat], self.box
        me.goods[give] -= 1
        turned = get in me.goods and me.goods[get] + n > box.room(me, get)
        if turned:
            over = me.goods[get] + n - box.room(me, get)
            me.goods[get] = box.room(me, get)
            me.coins += over * box.price[get]
            n, get = over * box.price[get], "coins"
        elif get == "coins":
            me.coins += n
        elif get == "points":
            me.points += n
        else:
            me.goods[get] += n
            self.gold_leaves_city(n if get == box.wild else 0)
        self.emit("traded", seat, give=give, get=get, n=n, turned=int(turned))
