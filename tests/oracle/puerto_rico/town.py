"""The second table in town: building, producing, selling (Rulebook 003, Builder, Craftsman, Trader)."""

from __future__ import annotations

from typing import Any

from . import expansions, rules
from .box import BUILDINGS
from .land import Land
from .market import paid
from .people import could, occupied


class Town(Land):
    """What the phases of builder, craftsman and trader may tell."""

    # -- builder -----------------------------------------------------------------------------------
    def _black_market(self, seat: int, person: str, who: str, good: str, point: int) -> None:
        me = self.seats[seat]
        assert self.phase == "builder" and occupied(me, "black_market") and not self.given
        assert person != "black_market" and bool(person) == bool(who)
        self.given = bool(person) + bool(good) + point
        after, mine = paid(self, me, person or "none", who or "none", good or "none", "yes" if point else "no")
        self.seats[seat] = mine
        self.colonist_supply, self.noble_supply, self.goods = after.colonist_supply, after.noble_supply, after.goods
        self.points_left += point  # a chip, whatever is written on paper

    def _built(self, seat: int, building: str, cost: int, colonist: int) -> None:
        assert self.phase == "builder"
        self.nothing_due()
        self.turn_of(seat, "Build")
        me = self.seats[seat]
        assert building in rules.on_sale(self, me)
        pays = rules.price(self, me, building, self.memory) - self.given
        assert cost == pays, f"{building} costs {pays}, not {cost}"
        assert not self.given or cost == me.doubloons, "the black market is for what is missing"
        self.given = 0
        next(b for b in self.buildings if b.building == building).left -= 1
        me.doubloons -= cost
        self.owes(seat, church=rules.church_gives(me, building))
        me.city.append(building)
        if colonist:
            assert colonist == 1 and occupied(me, "university") and BUILDINGS[building].circles
            self.newcomer(seat, building)

    def _church(self, seat: int, points: int) -> None:
        self.pay(seat, "church", points)
        self.earn(seat, points)

    # -- craftsman ---------------------------------------------------------------------------------
    def _making(self, seat: int) -> None:
        """It is `seat`'s turn to produce, or still is: everybody before it has had all that is his."""
        order = self.order()
        if self.turn and order[self.turn - 1] == seat:
            return
        while order[self.turn] != seat:
            self._made_nothing(order[self.turn])
            self.turn += 1
            assert self.turn < len(order), f"seat {seat} has had its turn"
        self.nothing_due()
        self._helped(seat)
        self.turn += 1
        me = self.seats[seat]
        goods = rules.produces(self, me)
        self.owes(
            seat,
            produced=goods,
            factory=rules.factory_pays(me, len(goods)),
            specialty_factory=rules.specialty_pays(me, goods),
            chapel=expansions.chapel_pays(me),
            jeweler=expansions.jeweler_pays(me),
        )

    def _made_nothing(self, seat: int) -> None:
        self.nothing_due()
        self._helped(seat)
        income = expansions.income(self, self.seats[seat])
        assert not any(n and n != (0, 0) for n in income), f"seat {seat} was passed over"

    def _helped(self, seat: int) -> None:
        """Guests who could change what is made have been asked."""
        me = self.seats[seat]
        if ("Guests", seat) not in self.put:
            now = expansions.income(self, me)
            helped = could(me, lambda then: expansions.income(self.where(then), then) != now)
            assert not helped, f"the guests of {seat} could help to produce"

    def _produced(self, seat: int, goods: dict[str, int]) -> None:
        assert self.phase == "craftsman"
        self._making(seat)
        goods = {good: n for good, n in goods.items() if n}
        self.pay(seat, "produced", goods)
        for good, n in goods.items():
            self.goods[good] -= n
            self.seats[seat].goods[good] += n

    def _paid_for(self, seat: int, what: str, n: Any) -> None:
        assert self.phase == "craftsman"
        self._making(seat)
        assert "produced" not in self.due[seat], "goods come before what they bring"
        self.pay(seat, what, n)

    def _factory(self, seat: int, n: int) -> None:
        self._paid_for(seat, "factory", n)
        self.seats[seat].doubloons += n

    def _specialty_factory(self, seat: int, n: int) -> None:
        self._paid_for(seat, "specialty_factory", n)
        self.seats[seat].doubloons += n

    def _chapel(self, seat: int, doubloons: int, points: int) -> None:
        self._paid_for(seat, "chapel", (doubloons, points))
        self.seats[seat].doubloons += doubloons
        self.earn(seat, points)

    def _jeweler(self, seat: int, n: int) -> None:
        self._paid_for(seat, "jeweler", n)
        self.seats[seat].doubloons += n

    def all_have_made(self) -> None:
        for seat in self.order()[self.turn :]:
            self._made_nothing(seat)
        self.turn = len(self.seats)
        self.nothing_due()

    def _extra(self, seat: int, good: str) -> None:
        assert self.phase == "craftsman" and seat == self.phase_seat
        self.all_have_made()
        self.extras += 1
        assert self.extras <= rules.privilege(self, self.seats[seat])
        assert good in rules.yields(self.seats[seat])
        self.goods[good] -= 1
        self.seats[seat].goods[good] += 1

    def end_craftsman(self) -> None:
        self.all_have_made()
        me = self.seats[self.order()[0]]
        if self.extras < rules.privilege(self, me):
            self.idle(me.seat, "ExtraGood")

    # -- trader ------------------------------------------------------------------------------------
    def _sold(self, seat: int, good: str, n: int) -> None:
        assert self.phase == "trader" and len(self.house) < 4
        self.at_market(seat)
        me = self.seats[seat]
        assert n == rules.sale(self, me, good) and seat not in self.memory.sold
        assert good not in self.house or occupied(me, "office")
        me.goods[good] -= 1
        me.doubloons += n
        self.house.append(good)

    def _trading_post(self, seat: int, good: str, n: int) -> None:
        assert self.phase == "trader"
        self.at_market(seat)
        me = self.seats[seat]
        assert occupied(me, "trading_post") and seat not in self.memory.sold
        assert n == rules.own_sale(self, me, good)
        me.goods[good] -= 1
        me.doubloons += n
        self.goods[good] += 1

    def _house_emptied(self, _: None, goods: list[str]) -> None:
        assert self.phase == "trader" and len(self.house) == 4 and sorted(goods) == sorted(self.house)
        self._all_have_sold()
        for good in self.house:
            self.goods[good] += 1
        self.house = []

    def _all_have_sold(self) -> None:
        order = self.order()
        if 0 < self.turn < len(order):
            self._land_left(order[self.turn - 1])
        for seat in order[self.turn :]:
            self.idle(seat, "Sell")
        self.turn = len(order)

    def _land_left(self, seat: int) -> None:
        """Who has sold may still use his land office."""
        if seat in self.memory.sold:
            self.idle(seat, "Sell")

    def end_trader(self) -> None:
        self._all_have_sold()
        assert not self.looked and len(self.house) < 4, "a full house is emptied"
