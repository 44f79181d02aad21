"""Activating in thought: what a line or a building would bring now, worked through with the goods at hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..effects import Conquer, Exchange, Gain, Pray, Shipping, Trades
from ..paying import prices
from .harbour import ships
from .sight import Sight
from .worth import bill, conquer, goods, pray


class Run:
    """A seat going from building to building; nothing of the table is touched."""

    def __init__(self, x: Sight, seat: int) -> None:
        me = x.seats[seat]
        self.x, self.seat, self.price = x, seat, x.prices(seat)
        self.goods, self.coins = dict(me.goods), me.coins
        self.religion, self.conquest = me.religion, me.conquest
        self.gone: set[str] = set()
        self.times = 1
        for scholar in me.scholars:
            effect = x.box.scholars[scholar].effect
            if isinstance(effect, Trades):
                self.times = effect.times

    def through(self, buildings: Iterable[str]) -> float:
        """What activating them in this order is worth."""
        works = self.x.box.works
        return sum([self.work(effect) for building in buildings for effect in works[building]])

    def work(self, effect: object) -> float:
        """One effect."""
        if isinstance(effect, Gain):
            return self._gain(effect)
        if isinstance(effect, Exchange):
            return sum([self._trade(effect) for _ in range(self.times)])
        if isinstance(effect, Shipping):
            return self._ship()
        if isinstance(effect, Pray):
            return self._pray()
        if isinstance(effect, Conquer):
            value = conquer(self.x, self.seat, self.conquest)
            self.conquest = min(self.conquest + 1, self.x.box.conquest.length)
            return value
        return 0.0

    def _gain(self, effect: Gain) -> float:
        value, most = 0.0, self.x.box.n.storage
        for what, n in effect.gains.items():
            if what in self.goods:
                fits = min(n, most - self.goods[what])
                self.goods[what] += fits
                value += fits * self.price[what]
                what, n = "coins", (n - fits) * self.x.box.price[what]
            if what == "coins":
                self.coins += n
            value += n * self.price[what]
        return value

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
                self.goods[get] = min(self.x.box.n.storage, self.goods[get] + effect.get[get])
            elif get == "coins":
                self.coins += effect.get[get]
        return best

    def _ship(self) -> float:
        x, seat = self.x, self.seat
        best, at, spent = 0.0, "", 0
        for tile, worth, cost in ships(x, seat):
            if tile not in self.gone and worth > best:
                taken, bought = bill(x, seat, cost, self.goods, self.coins)
                if worth - taken > best:
                    best, at = worth - taken, tile
                    spent = sum([prices(x.box, x.seats[seat])[good] for good in bought])
        if at:
            self.gone.add(at)
            self.coins -= spent
            for good, n in x.box.ships[at].cost.items():
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


def cheapest(x: Sight, seat: int, of: Sequence[str], have: dict[str, int]) -> str:
    """The resource that the seat misses least; "" if it has none of these."""
    price = x.prices(seat)
    return min((good for good in of if have[good]), key=lambda good: price[good], default="")


def exchange(x: Sight, seat: int, have: dict[str, int], give: str, get: str, n: int) -> float:
    """One resource given for n of something, with the storehouse as it is."""
    price, box = x.prices(seat), x.box
    if get in have:
        fits = min(n, box.n.storage - have[get])
        return fits * price[get] + (n - fits) * box.price[get] * price["coins"] - price[give]
    return goods(x, seat, {get: n}) - price[give]
