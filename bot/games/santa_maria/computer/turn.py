"""The main action of a turn: lines, buildings, tiles, passing spaces, and what is bought or sold for them."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from bot.rules import Offer, Pick
from bot.rules.mind import Weighed

from ..components.cells import INDEX, LINE, LINE_CELLS, LINE_MASK, SIZE, bits
from ..components.effects import Shipping, Tax
from ..state import Seat
from .activation import Run
from .buying import lacking
from .choices import choices
from .colony import colony_of, tiles_of
from .observation import Observation
from .worth import bill

ENOUGH = 0.5  # as long as something brings so much, nobody thinks of retiring


class TurnWorth:
    """One seat's turn being weighed."""

    def __init__(self, x: Observation, seat: int) -> None:
        self.x, self.seat = x, seat
        self.me: Seat = x.seats[seat]
        self.price = x.prices(seat)
        self.colony = colony_of(x, seat)
        self.free = self.me.works & ~self.me.busy
        white, blue = x.dice(self.me)
        missed = min(1.0, white / 4) + min(1.0, blue / 4) - 0.25  # activations of a building still to come this year
        self.missed = x.w.block * max(0.0, missed)
        self.own, self.common = x.own(seat), x.common(seat)
        self._lines: dict[str, float] = {}

    def weigh(self, offers: Sequence[Offer], many: bool) -> list[Weighed]:
        """Every main action worth a thought."""
        found: list[Weighed] = []
        last: dict[str, Pick] = {}
        for offer in offers:
            if isinstance(offer, Pick):
                if offer.verb == "place":
                    found += self._place(offer, many)
                elif offer.verb == "activate":
                    found += self._activate(offer)
                elif offer.verb == "take":
                    found += self._take(offer)
                elif offer.verb == "buy":
                    found += self._buy(offer)
                elif offer.verb in ("retire", "sell"):
                    last[offer.verb] = offer
        if not found or max([w.worth for w in found]) <= ENOUGH:
            found += self._sell(last["sell"]) if "sell" in last else []
            found += [Weighed(self._retire(w[0]), last["retire"], w) for w in last["retire"].options]
        return found

    # -- a die ---------------------------------------------------------------------------------
    def line(self, line: str) -> float:
        """Activating a line now, whatever the die costs."""
        found = self._lines.get(line)
        if found is None:
            me = self.me
            cells = [i for i in LINE_CELLS[LINE[line]] if self.free >> i & 1]
            found = self._run(*[me.cells[i] for i in cells])
            for scholar in me.scholars:
                effect = self.x.box.scholars[scholar].effect
                if isinstance(effect, Tax):
                    people = self.x.box.terrains.colonists(me, LINE_MASK[LINE[line]])
                    found += people // effect.colonists * effect.coins * self.price["coins"]
            if cells:
                found -= self.block(cells[-1])
            if me.stand & LINE_MASK[LINE[line]]:
                found += self.x.w.governor
            self._lines[line] = found
        return found

    def _run(self, *buildings: str) -> float:
        """Buildings one after the other, from how things stand."""
        known = self.own if self.x.scale.common.isdisjoint(buildings) else self.common
        found = known.runs.get(buildings)
        if found is None:
            found = known.runs[buildings] = Run(self.x, self.seat).through(buildings)
        return found

    def block(self, i: int) -> float:
        """What is lost this year by laying a die or coins on a building."""
        if not self.missed or not self.free >> i & 1:
            return 0.0
        return self.missed * self.colony.usual(self.me.cells[i])

    def _take(self, offer: Pick) -> list[Weighed]:
        found: list[Weighed] = []
        coin = self.price["coins"]
        for line, diagonal, ambassador, ways in choices(offer.options):
            most, best = -inf, ways[0][2]
            for away, pay, words in ways:
                price = away * coin if pay == "coins" else self.price[pay]
                if diagonal:
                    price += coin
                if ambassador:
                    price += self.x.w.ambassador * (len(self.x.seats) - 1)
                value = self.line(line) - price
                if value > most:
                    most, best = value, words
            found.append(Weighed(most, offer, best))
        return found

    # -- a building ----------------------------------------------------------------------------
    def _activate(self, offer: Pick) -> list[Weighed]:
        found: dict[str, Weighed] = {}
        worth: dict[str, float] = {}
        for words in offer.options:
            i = INDEX[words[0]]
            building = self.me.cells[i]
            if building not in worth:
                worth[building] = self._building(building)
            value = worth[building] - self.block(i)
            if building not in found or value > found[building].worth:
                found[building] = Weighed(value, offer, words)
        return list(found.values())

    def _building(self, building: str, sold: str = "") -> float:
        """A building activated for coins, perhaps those of a resource that is sold for it."""
        known = self.common if building in self.x.scale.common else self.own
        found = known.buildings.get((building, sold))
        if found is None:
            found = known.buildings[building, sold] = self._activated(building, sold)
        return found

    def _activated(self, building: str, sold: str) -> float:
        cost, box = len(self.me.paid) + 1, self.x.box
        value = -cost * self.price["coins"]
        if not sold and Shipping not in map(type, box.works[building]):
            return value + self._run(building)  # no coins are spent in it
        run = Run(self.x, self.seat)
        run.coins -= cost
        if sold:
            run.goods[sold] -= 1
            run.coins += box.price[sold]
            value += box.price[sold] * self.price["coins"] - self.price[sold]
        return value + run.through([building])

    def _sell(self, offer: Pick) -> list[Weighed]:
        """A resource, to activate one building more before retiring."""
        me, box = self.me, self.x.box
        lack = len(me.paid) + 1 - me.coins
        kinds = {me.cells[i] for i in bits(self.free)} if lack > 0 else set()
        found = [
            Weighed(max([self._building(building, words[0]) for building in kinds]), offer, words)
            for words in offer.options
            if kinds and box.price[words[0]] >= lack
        ]
        return [max(found, key=lambda w: w.worth)] if found else []

    # -- a tile --------------------------------------------------------------------------------
    def _place(self, offer: Pick, many: bool) -> list[Weighed]:
        box, me = self.x.box, self.me
        found = []
        for value, words in self.colony.best(tiles_of(offer.options), 2 if many else 1):
            cost, _ = bill(self.x, self.seat, box.cost[words[0]], me.goods, 0)
            value -= cost
            found.append(Weighed(value + self.x.w.haste if value > 0 else value, offer, words))
        return found

    # -- retiring ------------------------------------------------------------------------------
    def _retire(self, space: str) -> float:
        """A passing space; it is only a little better than nothing, for what goes before brings more."""
        run = Run(self.x, self.seat)
        works = self.x.box.works[f"space_{space}"]
        value = sum([run.work(effect) for effect in works])
        if space == "road" and self.me.built.bit_count() < SIZE * SIZE:
            value += max((v for v, _ in self.colony.best(["road_tile"])), default=0.0)
        order = 0.1 * (len(self.x.box.spaces) - self.x.box.spaces.index(space)) / len(self.x.box.spaces)
        return 0.01 * (value + order)

    # -- buying --------------------------------------------------------------------------------
    def _buy(self, offer: Pick) -> list[Weighed]:
        """What is lacking for the best tile on display."""
        display = tuple(self.x.display)
        found = self.own.buys.get(display)
        if found is None:
            found = self.own.buys[display] = lacking(self.x, self.seat, display)
        return [Weighed(found[0], offer, (found[1],))] if (found[1],) in offer.options else []


def blocks(x: Observation, seat: int, cells: int) -> dict[int, float]:
    """What a die would block on each of some cells."""
    turn = TurnWorth(x, seat)
    return {i: turn.block(i) + 0.01 * turn.colony.usual(turn.me.cells[i]) for i in bits(cells)}
