"""What things are worth in the Maya city: resources, a level of a temple, a card, the way of a die."""

from __future__ import annotations

from collections.abc import Mapping

from ..components.effects import Conquer, Construction, Festival, Gain, Market, Pray, Technology
from ..components.maya_city import CENTRE
from .observation import Observation

GOOD, COIN, STEP, CARD = 1.3, 0.42, 1.2, 0.9  # points that a resource, a coin, a step of a track, a card are worth
SOON = 0.8  # cards that will yet be played for a district, for each year to come
REWARD = 2.0  # what the reward of a level is worth
LATER = 0.35  # of a spot for a building, for each year to come
NEEDED, SPARE = 1.5, 0.7  # of that, a resource that the next level of some temple takes, and one that none does
HASTE = 0.6  # what is lost by retiring while there is something to do


class CityWorth:
    """Judges the answers of the city."""

    def __init__(self, x: Observation) -> None:
        assert x.city is not None
        self.x, self.city = x, x.city
        self.me = x.seats[self.city.seat]
        self.left = x.box.n.years - max(1, x.year) + (not self.me.space)  # scorings to come
        self.goods = {good: self.me.goods[good] for good in self.city.stores}
        n = x.box.n
        self.supply = {x.box.stored: n.city_buy_stored} | dict.fromkeys(x.box.buy, n.city_buy)  # prices in coins
        self.needs: dict[str, int] = {}  # the most that the next level of a temple takes
        for tile in filter(None, self.city.temples.values()):
            for good, much in x.box.city.temples[tile].cost.items():
                self.needs[good] = max(much, self.needs.get(good, 0))

    def gains(self, gains: Mapping[str, int], goods: dict[str, int]) -> float:
        """What they are worth, as far as there is room; they are put into `goods`."""
        value = 0.0
        for what, n in gains.items():
            if what == "points":
                value += n
            elif what == "coins":
                value += COIN * n
            elif what in goods:
                kept = min(n, self.city.stores[what] - goods[what])
                goods[what] += kept
                value += GOOD * kept
        return value

    def cost(self, cost: Mapping[str, int]) -> float:
        return GOOD * sum(cost.values())

    def level(self, district: str) -> float:
        """A level more: by the cards, or the gold, that it multiplies each year that is still scored."""
        soon = 0.0 if district == CENTRE and self.left < 2 else SOON * (self.left - 1)
        return (self.city.counts[district] + soon) * self.left + REWARD

    def card(self, district: str) -> float:
        """A card more for a district."""
        soon = 0.3 * (self.left - 1)
        return (self.city.levels[district] + soon) * self.left

    def temple(self, spot: str, goods: Mapping[str, int]) -> float:
        """The best level that could be paid for beside a building."""
        districts = self.x.box.city.borders[spot] if spot else tuple(self.city.temples)
        return max([self.completed(d) for d in districts if self.payable(d, goods)] + [0.0])

    def payable(self, district: str, goods: Mapping[str, int]) -> bool:
        tile = self.city.temples[district]
        return bool(tile) and all(goods[good] >= n for good, n in self.x.box.city.temples[tile].cost.items())

    def completed(self, district: str) -> float:
        return self.level(district) - 0.6 * self.cost(self.x.box.city.temples[self.city.temples[district]].cost)

    def way(self, value: str, spot: str) -> float:
        """What a die brings on its way to a building, and the temple there."""
        city, goods, found = self.x.box.city, dict(self.goods), 0.0
        for at in city.routes(value, self.city.junctions)[spot]:
            if at in self.city.spots and at not in self.city.taken:
                found += self.gains(city.buildings[self.city.spots[at]].gains, goods)
        return found + self.temple(spot, goods)

    def best_way(self, value: str) -> float:
        free = [s for s in self.x.box.city.routes(value, self.city.junctions) if s in self.city.spots]
        return max([self.way(value, spot) for spot in free if spot not in self.city.taken], default=0.0)

    def played(self, card: str, district: str) -> float:
        """A card played for one of its parts."""
        half = self.x.box.city.half(card, district)
        value = self.card(district)
        if isinstance(half, Market):
            return value + 1.0
        if isinstance(half, Festival):
            return value + self.gains(half.gains, dict(self.goods)) - self.cost(half.cost)
        if isinstance(half, Construction):
            return value + GOOD * LATER * 3 * self.left - self.cost(half.cost)
        return value + self.bonus(half)

    def bonus(self, half: Technology) -> float:
        if isinstance(half.effect, Gain):
            return self.gains(half.effect.gains, dict(self.goods))
        return STEP if isinstance(half.effect, Conquer | Pray) else 0.0

    def swap(self, gets: Mapping[str, int], gives: Mapping[str, int]) -> float:
        """What an exchange wins: what has no room is lost, what the supply sells is missed no longer than its price."""
        value, spent = 0.0, dict(self.goods)
        for what, n in gives.items():
            for _ in range(n):
                price = self.supply[what] * COIN if self.supply.get(what, self.me.coins + 1) <= self.me.coins else 9.0
                value -= min(price, self._piece(what, spent.get(what, 0)))
                if what in spent:
                    spent[what] -= 1
        for what, n in gets.items():
            if what in spent:
                n = min(n, self.city.stores[what] - spent[what])
            for _ in range(n):
                value += self._piece(what, spent.get(what, 0) + 1)
                if what in spent:
                    spent[what] += 1
        return value

    def _piece(self, what: str, n: int) -> float:
        """The n-th piece of something: a resource by whether a temple needs so many; gold by what it multiplies."""
        if what == "coins":
            return COIN
        if what not in self.goods:
            return (self.city.levels[CENTRE] + 0.3 * (self.left - 1)) * self.left + 0.4
        return GOOD * (NEEDED if n <= self.needs.get(what, 0) else SPARE)
