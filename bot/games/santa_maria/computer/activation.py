"""Activating in thought: what a line or a building would bring now, worked through with the goods at hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..components.effects import Conquer, Exchange, Gain, Pray, Shipping, Trades
from ..play.payment import COINS, in_goods, prices
from .harbour import ships
from .observation import Observation
from .worth import bill, conquer, goods, pray


class Run:
    """A seat going from building to building; nothing of the table is touched."""

    def __init__(self, x: Observation, seat: int) -> None:
        me = x.seats[seat]
        self.x, self.seat, self.price = x, seat, x.prices(seat)
        self.goods, self.coins = dict(me.goods), me.coins
        self.religion, self.conquest = me.religion, me.conquest
        self.gone: tuple[str, ...] = ()

    def through(self, buildings: Iterable[str]) -> float:
        """What activating them in this order is worth."""
        works, value = self.x.box.works, 0.0
        for building in buildings:
            for effect in works[building]:
                value += self._gain(effect) if type(effect) is Gain else self.work(effect)
        return value

    def work(self, effect: object) -> float:
        """One effect."""
        if isinstance(effect, Gain):
            return self._gain(effect)
        if isinstance(effect, Shipping):
            return self._ship()
        if isinstance(effect, Exchange):
            return sum([self._trade(effect) for _ in range(self._times())])
        if isinstance(effect, Pray):
            return self._pray()
        if isinstance(effect, Conquer):
            value = conquer(self.x, self.seat, self.conquest)
            self.conquest = min(self.conquest + 1, self.x.box.conquest.length)
            return value
        return 0.0

    def _gain(self, effect: Gain) -> float:
        value, box, goods, price = 0.0, self.x.box, self.goods, self.price
        for what, n in effect.gains.items():
            if what in goods:
                fits = min(n, box.room(self.x.seats[self.seat], what) - goods[what])
                goods[what] += fits
                value += fits * price[what]
                if fits == n:
                    continue
                what, n = "coins", (n - fits) * box.price[what]
            if what == "coins":
                self.coins += n
            value += n * price[what]
        return value

    def _times(self) -> int:
        """How many exchanges an activation is good for."""
        effect = self.x.box.ability(self.x.seats[self.seat], Trades)
        return effect.times if effect else 1

    def _trade(self, effect: Exchange) -> float:
        best, found = 0.0, ("", "")
        for give in (*effect.give, self.x.box.wild):
            if self.goods[give]:
                for get, n in effect.get.items():
                    value = exchange(self.x, self.seat, self.goods, give, get, n)
                    if value > best:
                        best, found = value, (give, get)
        give, get = found
        if give:
            self.goods[give] -= 1
            if get in self.goods:
                most = self.x.box.room(self.x.seats[self.seat], get)
                self.goods[get] = min(most, self.goods[get] + effect.get[get])
            elif get == "coins":
                self.coins += effect.get[get]
        return best

    def _ship(self) -> float:
        x, seat = self.x, self.seat
        best, at, buys = 0.0, "", []
        for tile, worth, cost in ships(x, seat):
            if worth > best and tile not in self.gone:
                taken, bought = bill(x, seat, cost, self.goods, self.coins)
                if worth - taken > best:
                    best, at, buys = worth - taken, tile, bought
        if at:
            spent = sum([prices(x.box, x.seats[seat])[good] for good in buys])
            self.gone += (at,)
            self.coins -= spent
            cost = x.box.ships[at].cost
            self.coins -= cost.get(COINS, 0)
            for good, n in in_goods(cost).items():
                lack = max(0, n - self.goods[good])
                self.goods[good] -= n - lack
                self.goods[x.box.wild] -= min(lack, self.goods[x.box.wild])
        return best

    def _pray(self) -> float:
        x = self.x
        value = pray(x, self.seat, self.religion)
        self.religion = min(self.religion + 1, x.box.religion.length)
        good = cheapest(x, self.seat, ("grain", x.box.wild), self.goods)
        if good:
            more = pray(x, self.seat, self.religion) - self.price[good]
            if more > 0:
                self.goods[good] -= 1
                self.religion = min(self.religion + 1, x.box.religion.length)
                value += more
        return value


def cheapest(x: Observation, seat: int, of: Sequence[str], have: dict[str, int]) -> str:
    """The resource that the seat misses least; "" if it has none of these."""
    price = x.prices(seat)
    return min((good for good in of if have[good]), key=lambda good: price[good], default="")


def exchange(x: Observation, seat: int, have: dict[str, int], give: str, get: str, n: int) -> float:
    """One resource given for n of something, with the storehouse as it is."""
    price, box = x.prices(seat), x.box
    if get in have:
        fits = min(n, box.room(x.seats[seat], get) - have[get])
        return fits * price[get] + (n - fits) * box.price[get] * price["coins"] - price[give]
    return goods(x, seat, {get: n}) - price[give]
