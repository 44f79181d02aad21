"""The builder phase (Rulebook 003, Builder, Quarry, University)."""

from __future__ import annotations

from collections.abc import Iterable

from bot import rules
from bot.rules import Offer, Words, pick

from .box import QUARRY, SPACES
from .effects import works
from .play import Ask, Play


def begin(g: Play, seat: int, privilege: bool) -> None:
    g.then(*course(seat, g.order_from(seat)))


def course(builder: int, order: list[int]) -> list[rules.Frame]:
    """These seats build."""
    return [Build(s, builder) for s in order]


class Build(Ask):
    """One building, each kind once, while there is room in the city."""

    builder: int

    def offers(self, g: Play) -> Iterable[Offer]:
        s = g.s
        me = s.board[self.seat]
        money, left, size = me.doubloons, s.buildings, g.box.size
        have = set(me.city)
        room = SPACES
        for b in me.city:
            room -= size[b]
        if not room:
            return ()
        staffed = works(me, g.box.effects.staffs_building) and g.can_staff()
        options: list[Words] = []
        for p in g.box.offers[self.seat == self.builder][min(me.colonists.get(QUARRY, 0), g.box.columns)]:
            if p.cost > money:
                break
            if left[p.id] and p.id not in have and p.size <= room:
                options.append(p.alone)
                if staffed and p.circles:
                    options.append(p.staffed)
        return (pick(self.build, options), pick(self.decline)) if options else ()

    def build(self, g: Play, building: str, colonist: str) -> None:
        g.build(self.seat, building, self._paid(g)[building], colonist == "yes")
        size = g.box.size
        if sum([size[b] for b in g.s.board[self.seat].city]) == SPACES:
            g.end_by("city")

    def decline(self, g: Play) -> None:
        g.decline(self.seat)

    def _paid(self, g: Play) -> dict[str, int]:
        """What each building costs the seat: quarries count up to the building's column, the builder pays less."""
        quarries = min(g.s.board[self.seat].colonists.get(QUARRY, 0), g.box.columns)
        return g.box.paid[self.seat == self.builder][quarries]
