"""The builder phase (Rulebook 003, Builder, Quarry, University; New Buildings, Church, Forest house)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot import rules
from bot.rules import Offer, Reason, Words, pick

from ..components.effect_index import works
from ..components.rows import QUARRY
from ..components.rules import Rules
from ..play import Play, guests, prices, reasons_building
from ..play.buildings import city_room
from ..play.prices import costs, terms
from .guest_house import Declinable


def begin(g: Play, seat: int, extra: int) -> None:
    g.then(*course(seat, g.order_from(seat)))


def course(builder: int, order: list[int]) -> list[rules.Frame]:
    """These seats build."""
    return [Build(s, builder) for s in order]


class Build(Declinable):
    """One building, each kind once, while there is room in the city."""

    role = "builder"
    taker = "builder"
    settable: ClassVar = {}

    builder: int

    def lines_up(self, game: Rules, order: list[int], everybody: list[int]) -> list[rules.Frame]:
        return course(self.builder, order)

    def public(self, g: Play) -> bool:
        """A black market takes points, which are hidden."""
        return not (g.box.effects.barters and works(g.s.board[self.seat], g.box.effects.barters))

    def offers(self, g: Play) -> Iterable[Offer]:
        s = g.s
        me = s.board[self.seat]
        box = g.box
        money, left = me.doubloons, s.buildings
        have = me.city
        room = city_room(box, me)
        if not room:
            return ()
        who = g.staff()[1:] if works(me, box.effects.staffs_building) else ()
        options: list[Words] = []
        if box.rebates:
            rows = box.offers(terms(box, me, self.seat == self.builder))
        else:
            rows = box.plain[self.seat == self.builder][min(me.colonists.get(QUARRY, 0), box.columns)]
        for cost, b, size, circles, alone, words in rows:
            if cost > money:
                break
            if b in left and left[b] and size <= room and b not in have:
                options.append(alone)
                if who and circles:
                    options += [words[w] for w in who]
        found: list[Offer] = [pick(self.build, options)] if options else []
        asked = bool(options)
        if box.effects.barters and works(me, box.effects.barters):
            builder = self.seat == self.builder
            if bartered := prices.ways(g, self.seat, builder):
                found.append(pick(self.black_market, bartered))
            # who could only pay with a hidden point is asked without one too, so that nobody can tell
            asked = asked or bool(bartered or prices.ways(g, self.seat, builder, points=1))
        if asked:
            found.append(pick(self.decline))
        if not box.hosts:
            return found
        twice = self.seat == self.builder and guests.matters(g, self.seat, "again")  # a guest could open a library
        return self._hosted(g, found, "again" if twice else "builder")

    def forced(self, g: Play) -> bool:
        return False

    def build(self, g: Play, building: str, colonist: str) -> None:
        self._erect(g, building, costs(g, self.seat, self.seat == self.builder)[building], colonist)

    def black_market(self, g: Play, building: str, colonist: str, person: str, who: str, good: str, point: str) -> None:
        """All doubloons, and in kind what is missing."""
        none = ("none", "")
        g.barter(
            self.seat,
            "" if person in none else person,
            "" if who in none else who,
            "" if good in none else good,
            point == "yes",
        )
        self._erect(g, building, g.s.board[self.seat].doubloons, colonist)

    def why_build(self, g: Play, building: str, colonist: str) -> Iterable[Reason]:
        return reasons_building.build(g, self.seat, building, colonist, self.seat == self.builder)

    def why_black_market(
        self, g: Play, building: str, colonist: str, person: str, who: str, good: str, point: str
    ) -> Iterable[Reason]:
        builder = self.seat == self.builder
        return reasons_building.black_market(g, self.seat, building, colonist, person, who, good, point, builder)

    def _erect(self, g: Play, building: str, cost: int, colonist: str) -> None:
        g.build(self.seat, building, cost, colonist)
        me = g.s.board[self.seat]
        for church, effect in g.box.effects.churches:
            if church in me.colonists and church != building and (n := effect.points[g.box.building[building].column]):
                g.church(self.seat, n)
        if not city_room(g.box, me):
            g.end_by("city")
