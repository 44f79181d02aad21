"""What the Maya city holds at the second table of Santa Maria, how it is asked, its steps on the tracks, its cards."""

from __future__ import annotations

from collections.abc import Collection, Generator
from typing import Any

from tests.oracle.santa_maria import box, maya_box
from tests.oracle.santa_maria.board import Seat, Words
from tests.oracle.santa_maria.turns import Turns

Course = Generator[Any, Any, Any]
Offers = dict[str, set[Words]]


class City:
    """What lies on and beside its board, read from a view; `hand` is known to its player alone."""

    def __init__(self, v: Any, hand: Collection[str]) -> None:
        self.seat: int = v.seat
        self.tokens, self.spare, self.gold = dict(v.stores), dict(v.tokens), v.gold
        self.level = {d.district: d.level for d in v.districts}
        self.tile = {d.district: d.tile for d in v.districts}
        self.cards = {d.district: list(d.cards) for d in v.districts if d.district in maya_box.CARDED}
        spots = [x for road in v.roads for x in road.spots]
        self.built = {x.spot: x.building for x in spots if x.building}
        self.blessed = [x.spot for x in spots if x.priest]
        self.joined = [road.value for road in v.roads if road.token]
        self.left, self.priests = dict(v.supply), v.priests
        self.hand, self.deck, self.stacks = list(hand), v.deck, list(v.stacks)
        self.under: list[str] = []  # cards known to lie below all others
        self.value = ""  # of the die that is used, as long as a technology may go with it


class Stores(Turns):
    """A table of which one seat may be the city."""

    city: City | None = None

    def has_city(self, v: Any, hand: Collection[str]) -> None:
        """One does; what a view says of it, and what only its player sees."""
        self.city = City(v, hand)
        self.of_city().dice = {x.spot: x.die for road in v.roads for x in road.spots if x.die}

    def is_city(self, me: Seat) -> bool:
        return self.city is not None and me.seat == self.city.seat

    @property
    def maya(self) -> City:
        assert self.city is not None
        return self.city

    def of_city(self) -> Seat:
        return self.seats[self.maya.seat]

    # -- stores and gold -----------------------------------------------------------------------------
    def room(self, good: str) -> int:
        return int(self.maya.tokens[good]) - self.of_city().has(good)

    def fill(self, good: str, n: int = 1) -> None:
        """Tokens turned to their full side."""
        me = self.of_city()
        assert n <= self.room(good)
        if good == "cocoa":
            me.cocoa += n
        else:
            me.goods[good] += n

    def gold_in_supply(self) -> int:
        return max(0, maya_box.GOLD - self.maya.gold - sum(me.goods["gold"] for me in self.seats))

    def gain(self, me: Seat, gains: dict[str, int], why: str) -> None:
        """The city keeps what it has empty tokens for; what a colonist gets of gold comes from the city first."""
        if self.city is None:
            super().gain(me, gains, why)
            return
        if not self.is_city(me):
            taken = min(gains.get("gold", 0), 3 - me.goods["gold"], self.city.gold)
            if taken > 0:
                self.city.gold -= taken
                self.say("city_robbed", self.city.seat, n=taken)
            super().gain(me, gains, why)
            return
        got: dict[str, int] = {}
        for what, n in gains.items():
            for _ in range(n):
                if what == "coins":
                    me.coins += 1
                elif what == "points":
                    me.points += 1
                elif what == "gold" and self.gold_in_supply():
                    self.city.gold += 1
                elif what != "gold" and self.room(what):
                    self.fill(what)
                else:
                    continue
                got[what] = got.get(what, 0) + 1
        self.say("city_gained", me.seat, gains=got, lost=int(got != gains), why=why)

    def finds_gold(self, me: Seat, space: int) -> bool:
        """A colonist finds none where the city has come past this year."""
        kept = self.city is not None and not self.is_city(me) and self.of_city().conquest >= space
        return super().finds_gold(me, space) and not kept

    # -- questions -----------------------------------------------------------------------------------
    def ask(self, name: str, offers: Offers, told: bool = False) -> Course:
        """A question to the city, if there is more than one answer; `told`: put in any case, for to say nothing would
        tell of its hand."""
        offers = {verb: words for verb, words in offers.items() if words}
        answers = [(verb, words) for verb, some in offers.items() for words in some]
        if not answers:
            return "", ()
        if len(answers) == 1 and not (told and self.maya.hand):
            return answers[0]
        answer = yield name, self.maya.seat, offers
        return answer

    def afford(self, cost: Collection[str]) -> bool:
        """Gold stands for nothing here."""
        me, goods = self.of_city(), list(cost)
        return all(goods.count(good) <= me.has(good) for good in goods)

    def spend(self, cost: Collection[str]) -> None:
        for good in cost:
            self.hand_over(self.of_city(), good, 1)

    def free_houses(self) -> list[str]:
        city = self.maya
        return [spot for spot in city.built if spot not in self.of_city().dice and spot not in city.blessed]

    # -- tracks and cards ----------------------------------------------------------------------------
    def warrior(self) -> Course:
        """Nobody has to step; whether it will is asked at every step, or where no gold is left at a symbol of it."""
        me = self.of_city()
        wanted = self.options["steps"] == "ask" or (me.conquest + 1 in box.GOLD and not self.gold_in_supply())
        if wanted and me.conquest < box.STEPS and not (yield from self.steps("CityMarch", "march")):
            return
        self.march(me)

    def city_prays(self) -> Course:
        """A step with what it brings, and another for a grain; asked as above, or where a symbol brings nothing."""
        me = self.of_city()
        in_vain = me.religion + 1 in box.MONKS and not self.maya.deck and not self.fills()
        wanted = self.options["steps"] == "ask" or in_vain
        if wanted and me.religion < box.PRAYERS and not (yield from self.steps("CityStep", "step")):
            return
        yield from self.city_step(me, "")
        verb, _ = yield from self.ask(
            "CityReligion", {"advance": {("grain",)}, "decline": {()}} if me.goods["grain"] else {}
        )
        if verb == "advance":
            me.goods["grain"] -= 1
            yield from self.city_step(me, "grain")
        elif verb:
            self.say("declined", me.seat, what="religion")

    def steps(self, name: str, what: str) -> Course:
        verb, _ = yield from self.ask(name, {"step": {()}, "decline": {()}})
        if verb == "decline":
            self.say("declined", self.maya.seat, what=what)
        return verb == "step"

    def city_step(self, me: Seat, paid: str) -> Course:
        if me.religion == box.PRAYERS:
            self.say("prayed", me.seat, n=me.religion, paid=paid)
            self.gain(me, {"points": 1}, "religion")
            return
        me.religion += 1
        self.say("prayed", me.seat, n=me.religion, paid=paid)
        if me.religion in box.DICE:
            self.unlock(me)
        if me.religion not in box.MONKS:
            return
        verb, words = yield from self.ask("MonkGift", {"draw": {()} if self.maya.deck else set(), "fill": self.fills()})
        if verb == "draw":
            self.draw(1)
        elif verb:
            self.filled(words[0])

    def fills(self) -> set[Words]:
        return {(good,) for good in maya_box.GOODS if self.room(good)}

    def filled(self, good: str) -> None:
        self.fill(good)
        self.say("city_filled", self.maya.seat, resource=good)

    def draw(self, n: int) -> None:
        """Cards from the deck, as many as it has: none that lies open, those put under it last."""
        city = self.maya
        n = min(n, city.deck)
        if not n:
            return
        event = self.told[0]
        self.say("city_drew", city.seat, n=n)
        drawn = event.secret["cards"]
        assert len(drawn) == len(set(drawn)) == n
        open_ = [card for cards in city.cards.values() for card in cards]
        for card in drawn:
            assert card in maya_box.CARDS and card not in city.hand and card not in open_
            assert (card in city.under) == (city.deck == len(city.under)), "what was put under comes last"
            if card in city.under:
                assert card == city.under.pop(0)
            city.deck -= 1
            city.hand.append(card)
