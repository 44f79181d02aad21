"""Feeding the workers (Rulebook 004, Clean-up, step 1): what there is has to be given, an anchor for what lacks.

Who feeds all gets the points that are uncovered, and with a card more points for more food: one gain together.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, pick, spread

from ..components.effects.small_buildings import MoreFood
from ..play import Frame, Play
from ..play.payment import available, units
from ..play.ships import fewest_anchors
from ..play.workers import fed_points, food
from .free_actions import OwnAsk
from .gains import owed
from .navigation import Anchor

FOOD = "food"


class Feeding(Frame):
    """All workers of a seat are fed; `extra` points if nothing lacks."""

    seat: int
    extra: int = 0

    def run(self, g: Play) -> None:
        g.then(*owed(g, self.seat), Feed(self.seat, self.extra))


class Feed(OwnAsk):
    """Which food is given. Who hires somebody before has him at the table, too."""

    settable = ()

    extra: int

    def need(self, g: Play) -> int:
        """How much food it takes."""
        return food(g.box, g.s.board[self.seat])

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        caps, weights = units(g.box, me, (FOOD,))
        most = sum([n * weights[unit] for unit, n in caps.items()])
        low = min(self.need(g), most)
        found: list[Offer] = [spread(self.feed, caps, low, most, weights=weights, lean=True)]
        return [*found, *self.anytime(g)]

    def feed(self, g: Play, counts: dict[str, int]) -> None:
        me, need = g.s.board[self.seat], self.need(g)
        index = g.box.land.index
        given = sum([n * (me.level[index[unit]] if unit in index else 1) for unit, n in counts.items()])
        g.pay(self.seat, counts)
        missing = max(0, need - given)
        g.emit("fed", self.seat, need=need, missing=missing)
        if missing:
            g.then(Missing(self.seat, missing))
            return
        points = fed_points(g.box, me) + self.extra
        if g.box.effects(me, MoreFood):
            g.then(FeedMore(self.seat, points))
        else:
            g.points(self.seat, points)


class FeedMore(OwnAsk):
    """More food for more points, by a card."""

    points: int

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        (card,) = g.box.effects(me, MoreFood)
        found: list[Offer] = [pick(self.decline)]
        if available(me)[FOOD] >= card.food:
            caps, weights = units(g.box, me, (FOOD,))
            most = sum([n * weights[unit] for unit, n in caps.items()])
            found.insert(0, spread(self.feed, caps, card.food, most, weights=weights, lean=True))
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
