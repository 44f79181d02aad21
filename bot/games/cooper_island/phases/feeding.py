"""Feeding the workers (Rulebook 004, Clean-up, step 1): what there is has to be given, an anchor for what lacks.

Who feeds all gets the points that are uncovered, and with a card more points for more food: one gain together.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, Spread, Words, pick

from ..components.effects.small_buildings import MoreFood
from ..components.ring import SHIPS
from ..play import Frame, Play
from ..play.payment import available, spending, units, worth
from ..play.ships import fewest_anchors
from ..play.workers import fed_points, food
from .free_actions import OwnAsk
from .gains import owed
from .navigation import Anchor, Voyage

FOOD = "food"
ONE_SHIP: list[Words] = [(ship,) for ship in SHIPS]


class Feeding(Frame):
    """All workers of a seat are fed; `extra` points if nothing lacks."""

    seat: int
    extra: int = 0

    def run(self, g: Play) -> None:
        g.then(*owed(g, self.seat), Feed(self.seat, self.extra))


class Feed(OwnAsk):
    """Which food is given. Who hires somebody before has him at the table, too.

    Where there is one way to feed all, the ship that sails for it can be named along with it.
    """

    settable = ()
    sure = ("feed_and_sail",)

    extra: int

    def need(self, g: Play) -> int:
        """How much food it takes."""
        return food(g.box, g.s.board[self.seat])

    def points(self, g: Play) -> int:
        """What it brings to feed all."""
        return fed_points(g.box, g.s.board[self.seat]) + self.extra

    def offers(self, g: Play) -> Iterable[Offer]:
        need, free = self.need(g), self.anytime(g)
        food = self._food(g, need)
        found: list[Offer] = [food, *free]
        if self._sails(g, need, food, free):
            found.insert(1, pick(self.feed_and_sail, ONE_SHIP))
        return found

    def _food(self, g: Play, need: int) -> Spread:
        caps, weights = units(g.box, g.s.board[self.seat], (FOOD,))
        return spending("feed", caps, weights, min(need, worth(caps, weights)))

    def _sails(self, g: Play, need: int, food: Spread, free: list[Offer]) -> bool:
        """Whether all are fed in one way, the points come right after it, and something else could be done as well."""
        me = g.s.board[self.seat]
        if food.low < need or not self.points(g) or g.box.effects(me, MoreFood):
            return False
        return any(offer.possible() for offer in free) and food.sole() is not None

    def why_feed_and_sail(self, g: Play, ship: str) -> Iterable[Reason]:
        need = self.need(g)
        return [] if self._sails(g, need, self._food(g, need), self.anytime(g)) else [Reason("ship-later")]

    def feed(self, g: Play, counts: dict[str, int]) -> None:
        if missing := self._give(g, counts):
            g.then(Missing(self.seat, missing))
            return
        points = self.points(g)
        if g.box.effects(g.s.board[self.seat], MoreFood):
            g.then(FeedMore(self.seat, points))
        else:
            g.points(self.seat, points)

    def feed_and_sail(self, g: Play, ship: str) -> None:
        counts = self._food(g, self.need(g)).sole()
        assert counts is not None
        self._give(g, counts)
        g.then(Voyage(self.seat, ship, self.points(g)))

    def _give(self, g: Play, counts: dict[str, int]) -> int:
        """Feed with so much; how much is missing."""
        me, need = g.s.board[self.seat], self.need(g)
        index = g.box.land.index
        given = sum([n * (me.level[index[unit]] if unit in index else 1) for unit, n in counts.items()])
        g.pay(self.seat, counts)
        missing = max(0, need - given)
        if g.record:
            g.emit("fed", self.seat, need=need, missing=missing)
        return missing


class FeedMore(OwnAsk):
    """More food for more points, by a card."""

    points: int

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        (card,) = g.box.effects(me, MoreFood)
        found: list[Offer] = [pick(self.decline)]
        if available(me)[FOOD] >= card.food:
            found.insert(0, spending("feed", *units(g.box, me, (FOOD,)), card.food))
        return [*found, *self.anytime(g)]

    def feed(self, g: Play, counts: dict[str, int]) -> None:
        (card,) = g.box.effects(g.s.board[self.seat], MoreFood)
        g.pay(self.seat, counts)
        g.points(self.seat, self.points + card.navigation)

    def decline(self, g: Play) -> None:
        g.points(self.seat, self.points)


class Missing(Frame):
    """An anchor for each food that lacks, one by one under the ship with fewer."""

    seat: int
    n: int

    def run(self, g: Play) -> None:
        for left in range(self.n, 0, -1):
            ships = fewest_anchors(g.s.board[self.seat])
            if len(ships) > 1:
                g.then(Anchor(self.seat), *([Missing(self.seat, left - 1)] if left > 1 else []))
                return
            g.drop_anchor(self.seat, ships[0])
