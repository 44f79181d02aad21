"""What things are worth in the Maya city: resources, a level of a temple, a card, the way of a die."""

from __future__ import annotations

from collections.abc import Mapping

from ..components.effects import (
    Cards,
    Conquer,
    Construction,
    Effect,
    Festival,
    Gain,
    Junction,
    Market,
    Pray,
    Priest,
    Token,
)
from ..components.maya_city import CENTRE
from .maya_weights import CITY_WEIGHTS
from .observation import Observation
from .worth import conquer


class CityWorth:
    """Judges the answers of the city."""

    def __init__(self, x: Observation) -> None:
        assert x.city is not None
        self.x, self.city, self.w = x, x.city, CITY_WEIGHTS
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
                value += self.w.coin * n
            elif what in goods:
                kept = min(n, self.city.stores[what] - goods[what])
                goods[what] += kept
                value += self.w.good * kept
        return value

    def cost(self, cost: Mapping[str, int]) -> float:
        return self.w.good * sum(cost.values())

    def level(self, district: str) -> float:
        """A level more: by the cards, or the gold, that it multiplies each year that is still scored."""
        soon = self.w.soon * (self.left - 1)
        if district != CENTRE:
            soon += self.w.in_hand * self.city.cards
        return (self.city.counts[district] + soon) * self.left + self.reward(district)

    def reward(self, district: str) -> float:
        """What the district gives for a level."""
        value, w = 0.0, self.w
        for effect in self.x.box.city.districts[district].reward:
            if isinstance(effect, Cards):
                value += w.card * self.left * effect.n
            elif isinstance(effect, Priest):
                value += w.priest * self.left
            elif isinstance(effect, Token):
                value += w.good + w.token * self.left
            elif isinstance(effect, Junction):
                value += w.junction * self.left
            else:
                value += self.bonus(effect)
        return value

    def card(self, district: str) -> float:
        """A card more for a district."""
        soon = self.w.levels_soon * (self.left - 1)
        return (self.city.levels[district] + soon) * self.left

    def temple(self, spot: str, goods: Mapping[str, int]) -> float:
        """The best level that could be paid for beside a building."""
        districts = self.x.box.city.borders[spot] if spot else tuple(self.city.temples)
        return max([self.completed(d) for d in districts if self.payable(d, goods)] + [0.0])

    def payable(self, district: str, goods: Mapping[str, int]) -> bool:
        tile = self.city.temples[district]
        return bool(tile) and all(goods[good] >= n for good, n in self.x.box.city.temples[tile].cost.items())

    def completed(self, district: str) -> float:
        return self.level(district) - self.w.paid * self.cost(self.x.box.city.temples[self.city.temples[district]].cost)

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
            return value + self.w.market
        if isinstance(half, Festival):
            return value + self.gains(half.gains, dict(self.goods)) - self.cost(half.cost)
        if isinstance(half, Construction):
            return value + self.w.house * self.left - self.cost(half.cost)
        return value + self.bonus(half.effect)

    def bonus(self, effect: Effect) -> float:
        """A gain, or a step."""
        if isinstance(effect, Gain):
            return self.gains(effect.gains, dict(self.goods))
        if isinstance(effect, Conquer):
            return conquer(self.x, self.city.seat, self.me.conquest)
        return self.step() if isinstance(effect, Pray) else 0.0

    def step(self) -> float:
        """A step of religion: a part of the die or the card that comes next."""
        at, track = self.me.religion, self.x.box.religion
        if at >= track.length:
            return float(track.beyond)
        value = self.w.step
        for spaces, worth in ((track.dice, self.w.die), (track.monks, self.w.card)):
            ahead = min((space - at for space in spaces if space > at), default=0)
            value += worth * max(0, self.left - 1) / ahead**2 if ahead else 0.0
        return value

    def swap(self, gets: Mapping[str, int], gives: Mapping[str, int]) -> float:
        """What an exchange wins: what has no room is lost, what the supply sells is missed no longer than its price."""
        value, spent = 0.0, dict(self.goods)
        sold = {what: n * self.w.coin for what, n in self.supply.items() if n <= self.me.coins}
        for what, n in gives.items():
            for _ in range(n):
                piece = self._piece(what, spent.get(what, 0))
                value -= min(piece, sold.get(what, piece))
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
            return self.w.coin
        if what not in self.goods:
            return self.card(CENTRE) + 0.4
        return self.w.good * (self.w.needed if n <= self.needs.get(what, 0) else self.w.spare)
