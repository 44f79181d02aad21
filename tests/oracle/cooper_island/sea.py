"""Ships at the second table: one gain goes to one ship, step by step."""

from __future__ import annotations

from collections.abc import Iterable

from tests.oracle.cooper_island import box
from tests.oracle.cooper_island.board import Course
from tests.oracle.cooper_island.seat import Seat
from tests.oracle.cooper_island.works import Works


class Sea(Works):
    """Navigation points, and what ships come by."""

    def effect(self, me: Seat, effect: box.Effect) -> Course:
        """Goods to take, or actions."""
        kind, groups = effect
        yield from self.take(me, groups) if kind == "take" else self.act(me, groups)

    def brought(self, me: Seat, what: dict[str, box.Effect], names: Iterable[str]) -> set[tuple[str, ...]]:
        """Boats or islets, with the goods that each would bring if it brings any."""
        found: set[tuple[str, ...]] = set()
        for name in names:
            kind, groups = what.get(name, ("act", ()))
            sets = me.largest(groups) if kind == "take" else {("none",)}
            found |= {(name, "+".join(goods)) for goods in sets}
        return found

    def bring(self, me: Seat, what: dict[str, box.Effect], name: str, goods: str) -> Course:
        """What it does, with the goods chosen."""
        if goods != "none":
            for good in goods.split("+"):
                me.stored[good] += 1
        elif what is box.BOATS:
            yield from self.boat_does(me, name)
        else:
            yield from self.effect(me, what[name])

    def boat_does(self, me: Seat, boat: str) -> Course:
        if boat == "boat_6":
            yield from self.act(me, (("use_boat",),))
        else:
            yield from self.effect(me, box.BOATS[boat])

    def sail(self, me: Seat, n: int) -> Course:
        _, (ship,) = yield from self.ask("Sail", me, lambda: {"sail": {(s,) for s in box.SHIPS}})
        yield from self.voyage(me, ship, n)

    def voyage(self, me: Seat, ship: str, n: int) -> Course:
        vessel = me.ships[ship]
        for _ in range(n):
            if vessel[2]:
                vessel[2] -= 1
            else:
                yield from self.step(me, ship)

    def step(self, me: Seat, ship: str) -> Course:
        vessel, way, seats = me.ships[ship], box.SHIPS[ship], len(self.seats)
        here = box.stop(vessel[0], seats)
        vessel[0] = (vessel[0] + way) % (10 * seats)
        vessel[1] += 1
        there = box.stop(vessel[0], seats)
        for (shoal, owner), leaving in ((here, True), (there, False)):
            if shoal not in ("harbour", "bay"):
                half = box.halves(shoal, way > 0)[leaving]
                islet = self.seats[owner].islets.get(half)
                if islet:
                    yield from self.effect(me, box.ISLETS[islet])
        if there[0] in ("harbour", "bay"):
            yield from self.logbook(me)
        if there[0] == "harbour":
            yield from self.toll(me, self.seats[there[1]] if there[1] != me.seat else None, ship)

    def logbook(self, me: Seat) -> Course:
        """The next token and what it brings."""
        if not self.logbooks:
            return
        token = self.logbooks.pop()
        me.logbooks.append(token)
        yield from self.effect(me, box.LOGBOOKS[token][1])
        if "small_3" in me.small:
            yield from self.take(me, (("coin",),))
