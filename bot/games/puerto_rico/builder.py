"""The builder phase (Rulebook 003, Builder, Quarry, University; New Buildings, Church, Forest house)."""

from __future__ import annotations

from collections.abc import Iterable

from bot import rules
from bot.rules import Offer, Words, pick

from . import barter
from .barter import terms
from .box import QUARRY, SPACES
from .effects import works
from .guests import Optional, matters
from .play import Play


def begin(g: Play, seat: int, extra: bool) -> None:
    g.then(*course(seat, g.order_from(seat)))


def course(builder: int, order: list[int]) -> list[rules.Frame]:
    """These seats build."""
    return [Build(s, builder) for s in order]


class Build(Optional):
    """One building, each kind once, while there is room in the city."""

    builder: int

    def offers(self, g: Play) -> Iterable[Offer]:
        s = g.s
        me = s.board[self.seat]
        box = g.box
        money, left, size = me.doubloons, s.buildings, box.size
        have = set(me.city)
        room = SPACES
        for b in me.city:
            room -= size[b]
        if not room:
            return ()
        who = g.staff()[1:] if works(me, box.effects.staffs_building) else ()
        options: list[Words] = []
        if box.drafted:
            left = dict.fromkeys(box.drafted, 0) | left
        if box.rebates:
            rows = box.offers(terms(box, me, self.seat == self.builder))
        else:
            rows = box.plain[self.seat == self.builder][min(me.colonists.get(QUARRY, 0), box.columns)]
        for p in rows:
            if p.cost > money:
                break
            if left[p.id] and p.id not in have and p.size <= room:
                options.append(p.alone)
                if who and p.circles:
                    options += [p.words[w] for w in who]
        found: list[Offer] = [pick(self.build, options)] if options else []
        asked = bool(options)
        if box.effects.barters and works(me, box.effects.barters):
            builder = self.seat == self.builder
            if bartered := barter.ways(g, self.seat, builder):
                found.append(pick(self.black_market, bartered))
            # who could only pay with a hidden point is asked without one too, so that nobody can tell
            asked = asked or bool(bartered or barter.ways(g, self.seat, builder, points=1))
        if asked:
            found.append(pick(self.decline))
        if not box.hosts:
            return found
        twice = self.seat == self.builder and matters(g, self.seat, "again")  # a guest could open a library
        return self._hosted(g, found, "again" if twice else "builder")

    def forced(self, g: Play) -> bool:
        return False

    def build(self, g: Play, building: str, colonist: str) -> None:
        self._erect(g, building, self._paid(g)[building], colonist)

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

    def _erect(self, g: Play, building: str, cost: int, colonist: str) -> None:
        g.build(self.seat, building, cost, colonist)
        me, size = g.s.board[self.seat], g.box.size
        for church, effect in g.box.effects.churches:
            if church in me.colonists and church != building and (n := effect.points[g.box.building[building].column]):
                g.church(self.seat, n)
        if sum([size[b] for b in me.city]) == SPACES:
            g.end_by("city")

    def _paid(self, g: Play) -> dict[str, int]:
        """What each building costs the seat: quarries count up to the building's column, the builder pays less."""
        return g.box.paid(terms(g.box, g.s.board[self.seat], self.seat == self.builder))
