"""The turn of the Maya city at the second table of Santa Maria: dice on the roads, temples, cards, passing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tests.oracle.santa_maria import box, maya_box
from tests.oracle.santa_maria.board import Seat, Words
from tests.oracle.santa_maria.maya_stores import Course, Offers, Stores


class Cities(Stores):
    """A table of which one seat may be the city: what it does."""

    # -- the turn ------------------------------------------------------------------------------------
    def city_turn(self, me: Seat) -> Course:
        verb, words = yield from self.ask("CityTurn", self.city_turns(me), told=True)
        if verb == "use":
            yield from self.use(me, *words)
        elif verb == "play":
            yield from self.play_card(me, *words)
        elif verb == "bless":
            yield from self.bless(*words)
        else:
            yield from self.city_home(me, words[0])

    def city_turns(self, me: Seat) -> Offers:
        city, free = self.maya, self.free_houses()
        cards: set[Words] = set()
        for card in city.hand:
            for district, half in maya_box.CARDS[card].items():
                if district == "market" or (district != "technology" and self.can_play(half)):
                    cards.add((card, district))
        return {
            "use": self.uses(me),
            "play": cards,
            "bless": {(spot,) for spot in free if city.priests},
            "retire": {(space,) for space in box.SPACES if self.nobody_on(space)},
        }

    def can_play(self, half: list[str]) -> bool:
        if half[0] == "F":
            return self.afford(half[1].split("+"))
        kind, good = {"W": ("wooden", "wood"), "S": ("straw", "grain")}[half[0]]
        return self.afford([good]) and bool(self.places_for(kind))

    def places_for(self, kind: str) -> set[Words]:
        city = self.maya
        houses = [house for house in maya_box.HOUSES[kind] if city.left[house]]
        return {(house, spot) for house in houses for spot in maya_box.SPOTS if spot not in city.built}

    def uses(self, me: Seat) -> set[Words]:
        found: set[Words] = set()
        for die in self.free_dice(me):
            for value in "123456":
                steps = abs(int(die[-1]) - int(value))
                if not self.ends(value):
                    continue
                if steps <= me.coins:
                    found.add((die, value, "coins"))
                if steps and me.cocoa:
                    found.add((die, value, "cocoa"))
        return found

    def ends(self, value: str) -> set[Words]:
        free = self.free_houses()
        return {(spot,) for spot in maya_box.ways(value, self.maya.joined) if spot in free}

    # -- a die ---------------------------------------------------------------------------------------
    def use(self, me: Seat, die: str, value: str, pay: str) -> Course:
        steps = abs(int(die[-1]) - int(value))
        paid = {"cocoa": 1} if pay == "cocoa" else {"coins": steps} if steps else {}
        for what, n in paid.items():
            self.hand_over(me, what, n)
        colour, face = die.removeprefix("ambassador_").split("_")
        if die.startswith("ambassador"):
            self.ambassadors.remove(f"{colour}_{face}")
        elif colour == "white":
            self.white.remove(int(face))
            me.white_used += 1
        else:
            (self.blue if self.shared else me.blue).remove(int(face))
            me.blue_used += 1
        self.say("city_die", me.seat, die=die, value=value, paid=paid)
        self.die = die
        yield from self.drive(me, value)
        if die.startswith("ambassador"):
            n = int(value) - 1
            yield from self.all_follow(me, (box.COLUMNS if colour == "white" else box.ROWS)[n], colour)

    def drive(self, me: Seat, value: str, following: bool = False) -> Course:
        """Along the roads; a technology before or after; then one level of a temple beside where it ends."""
        city = self.maya
        city.value = value

        def where() -> Offers:
            return {"go": self.ends(value), "decline": {()} if following and city.value else set()}

        if following and not self.ends(value):
            city.value = ""
            return
        verb, words = yield from self.with_technology("Drive", where)
        if verb == "decline":
            self.say("declined", me.seat, what="drive")
            city.value = ""
            return
        (spot,) = words
        self.say("city_went", me.seat, value=value, spot=spot)
        free = self.free_houses()
        for passed in maya_box.ways(value, city.joined)[spot]:
            if passed in free:
                self.gain(me, maya_box.GIVES[city.built[passed]], city.built[passed])
        if self.die:
            me.dice[spot] = self.die
            self.die = ""
        yield from self.temple(maya_box.BESIDE[spot[0]])
        if city.value:
            yield from self.with_technology("Beside", lambda: {"go_on": {()}})
        city.value = ""

    def with_technology(self, name: str, offers: Any) -> Course:
        """A question during the use of a die: one technology of its value may be played, then it is put again."""
        city = self.maya
        while True:
            cards = {(card,) for card in city.hand if city.value and self.technology_of(card)[0] == city.value}
            verb, words = yield from self.ask(name, {**offers(), "technology": cards}, told=bool(city.value))
            if verb != "technology":
                return verb, words
            (card,) = words
            what = self.technology_of(card)[1]
            city.value = ""
            self.to_district(card, "technology")
            if what in ("sugar", "gem"):
                self.gain(self.of_city(), {what: 1}, "technology")
            else:
                yield from {"warrior": self.warrior, "religion": self.city_prays}[what]()

    def technology_of(self, card: str) -> list[str]:
        return maya_box.CARDS[card].get("technology", ["", ""])

    def to_district(self, card: str, district: str) -> None:
        self.maya.hand.remove(card)
        self.maya.cards[district].append(card)
        self.say("city_played", self.maya.seat, card=card, district=district)

    # -- temples -------------------------------------------------------------------------------------
    def temple(self, districts: Collection[str]) -> Course:
        city = self.maya

        def offers() -> Offers:
            able = {(d,) for d in districts if city.tile[d] and self.afford(maya_box.TEMPLES[city.tile[d]])}
            return {"complete": able, "decline": {()}}

        verb, words = yield from self.with_technology("BuildTemple", offers)
        if verb != "complete":
            city.value = ""
            return
        (district,) = words
        tile = city.tile[district]
        self.spend(maya_box.TEMPLES[tile])
        city.level[district] += 1
        level = city.level[district]
        assert tile[1] == maya_box.SIZES[level - 1]
        self.say("temple_level", city.seat, district=district, tile=tile, n=level)
        city.tile[district] = ""
        if level < 3:
            city.stacks[level - 1] -= 1
            city.tile[district] = self.say("temple_next", city.seat, district=district)["tile"]
            assert city.tile[district][1] == maya_box.SIZES[level]
        yield from getattr(self, f"for_{district}")()

    def for_market(self) -> Course:
        city = self.maya
        _, words = yield from self.ask("TakeToken", {"store": {(good,) for good, n in city.spare.items() if n}})
        if words:
            city.spare[words[0]] -= 1
            city.tokens[words[0]] += 1
            self.fill(words[0])
            self.say("city_token", city.seat, resource=words[0])

    def for_festival(self) -> Course:
        yield from self.city_prays()
        self.draw(2)

    def for_gold_temple(self) -> Course:
        self.maya.priests += 1
        self.say("got_priest", self.maya.seat, n=self.maya.priests)
        yield from self.warrior()

    def for_construction(self) -> Course:
        self.gain(self.of_city(), {"coins": 2}, "construction")
        yield from ()

    def for_technology(self) -> Course:
        city = self.maya
        _, words = yield from self.ask(
            "LayJunction", {"join": {(at,) for at in maya_box.JUNCTIONS if at not in city.joined}}
        )
        city.joined.append(words[0])
        self.say("city_road", city.seat, junction=words[0])

    def play_card(self, me: Seat, card: str, district: str) -> Course:
        half = maya_box.CARDS[card][district]
        self.to_district(card, district)
        if district == "market":
            self.gain(me, {"coins": 1}, "market")
            yield from self.bargain(me)
        elif district == "festival":
            self.spend(half[1].split("+"))
            self.gain(me, {half[3]: int(half[2])}, "festival")
        else:
            kind, good = {"W": ("wooden", "wood"), "S": ("straw", "grain")}[half[0]]
            self.spend([good])
            _, (house, spot) = yield from self.ask("Raise", {"build": self.places_for(kind)})
            self.maya.left[house] -= 1
            self.maya.built[spot] = house
            self.say("city_built", me.seat, building=house, spot=spot)

    def bargain(self, me: Seat) -> Course:
        raise NotImplementedError

    def bless(self, spot: str) -> Course:
        city = self.maya
        city.priests -= 1
        city.blessed.append(spot)
        self.say("city_priest", city.seat, spot=spot)
        self.gain(self.of_city(), maya_box.GIVES[city.built[spot]], city.built[spot])
        yield from self.temple(maya_box.BESIDE[spot[0]])

    # -- passing, years, the end ---------------------------------------------------------------------
    def city_home(self, me: Seat, space: str) -> Course:
        city = self.maya
        me.space = space
        self.retired.append(me.seat)
        self.say("retired", me.seat, space=space)
        if space == "coins":
            self.gain(me, {"coins": 2}, "space")
        elif space == "religion":
            yield from self.city_prays()
        elif space == "conquistador":
            yield from self.warrior()
        elif space == "shipping":
            _, words = yield from self.ask("FillOne", {"fill": self.fills()})
            if words:
                self.filled(words[0])
        else:
            yield from self.temple(list(city.level))
        by = self.worth_of_districts()
        me.points += sum(by.values())
        self.say("city_scored", me.seat, points=sum(by.values()), by={d: n for d, n in by.items() if n})

    def worth_of_districts(self) -> dict[str, int]:
        """Levels times cards; those of the central temple times gold."""
        city = self.maya
        return {d: n * (city.gold if d == maya_box.CENTRE else len(city.cards[d])) for d, n in city.level.items()}

    def touches(self, me: Seat, line: str, colour: str) -> bool:
        return self.is_city(me) or super().touches(me, line, colour)

    def follow(self, me: Seat, line: str, colour: str) -> Course:
        if self.is_city(me):
            yield from self.drive(me, str(box.number(line)), following=True)
        else:
            yield from super().follow(me, line, colour)

    def city_year(self, kind: str) -> None:
        """What a new year brings it: a piece of gold for each player as far as there is any, and cards."""
        city = self.maya
        if kind == "city_gold":
            n = min(len(self.seats), self.gold_in_supply())
            city.gold += n
            self.say("city_gold", city.seat, n=n)
        else:
            self.draw(5 if self.year == 1 else 3)

    def priests_leave(self) -> None:
        city = self.maya
        city.priests += len(city.blessed)
        city.blessed = []

    def last_sale(self, me: Seat) -> int:
        return int(me.coins) + sum(me.has(good) for good in maya_box.GOODS)
