"""Interim scoring in five steps (Rulebook 001, interim scoring)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.effects.scoring_tiles import Pay
from ..play import Frame, Play, reasons
from ..play.eminence import eminence_income
from ..play.scoring_tiles import reached, value
from .cards import CardAsk
from .common import at_once
from .final_scoring import FinalScoring
from .free_actions import Declinable, OpenAsk
from .upgrade import UpgradeAsk

TIMES = 2  # cards played, or upgrades
ROUND_ENDS, LAST = 2, 4  # after these scorings


def locks_crossed(g: Play, seat: int, n: int) -> None:
    """Whoever crosses a lock first has a scoring follow the turn; the last of all waits for equal turns."""
    s = g.s
    for _ in range(n):
        if s.scorings == LAST - 1 and s.locks == len(g.box.river.locks[s.round]):
            s.ending = True
            g.emit("ending", seat)
        else:
            g.then(InterimScoring(seat))


class InterimScoring(Frame):
    """Everybody plays cards or upgrades and scores a tile; then incomes, levers and labels."""

    seat: int  # who has crossed the lock

    def run(self, g: Play) -> None:
        g.s.scorings += 1
        g.emit("interim", n=g.s.scorings)
        order = g.order_from(max(self.seat, 0))
        threads = {seat: [*[InterimChoice(seat) for _ in range(TIMES)], ScoreTile(seat)] for seat in order}
        if len(threads) == 1:
            g.then(*threads[order[0]])
        else:
            at_once(g, threads)
        g.then(Income(self.seat))


class InterimChoice(CardAsk, UpgradeAsk, Declinable):
    """Step 1, twice: play a card, or upgrade."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return self.beside(g, [*self.card_offers(g), *self.upgrade_offers(g)])


class ScoreTile(OpenAsk):
    """Step 2: one of the scoring tiles without an own marker."""

    def offers(self, g: Play) -> Iterable[Offer]:
        scored = g.s.board[self.seat].scored
        return [pick(self.score, [(tile,) for tile in g.s.scoring if tile not in scored]), *self.anytime(g)]

    def why_score(self, g: Play, tile: str) -> Iterable[Reason]:
        if tile not in g.s.scoring:
            return [Reason("no-project", {"tile": tile})]
        return [Reason("scored", {"tile": tile})] if tile in g.s.board[self.seat].scored else []

    def score(self, g: Play, tile: str) -> None:
        if isinstance(g.box.scoring_tiles[tile].condition, Pay):
            g.then(PayForTile(self.seat, tile))
        else:
            g.score_tile(self.seat, tile, reached(g.box, g.s, self.seat, tile))


class PayForTile(OpenAsk):
    """How often something is given up for a scoring tile: so often in goods, so often in coins."""

    tile: str

    def offers(self, g: Play) -> Iterable[Offer]:
        me, times = g.s.board[self.seat], value(g.box, g.s, self.tile)[0]
        terms = self.terms(g)
        goods = min(times, me.ranch if terms.give == "inhabitants" else me.vases if terms.give else 0)
        coins = min(times, me.coins // terms.coins)
        options = [(str(a), str(b)) for a in range(goods + 1) for b in range(coins + 1) if a + b <= times]
        return [pick(self.pay, options), *self.anytime(g)]

    def terms(self, g: Play) -> Pay:
        condition = g.box.scoring_tiles[self.tile].condition
        assert isinstance(condition, Pay)
        return condition

    def why_pay(self, g: Play, by_goods: str, by_coins: str) -> Iterable[Reason]:
        terms, most = self.terms(g), value(g.box, g.s, self.tile)[0]
        me, goods, paid = g.s.board[self.seat], int(by_goods), int(by_coins)
        return reasons.pay_for_tile(me, self.seat, terms.give, terms.coins, goods, paid, most)

    def pay(self, g: Play, by_goods: str, by_coins: str) -> None:
        terms, a, b = self.terms(g), int(by_goods), int(by_coins)
        g.spend(self.seat, {"coins": b * terms.coins, **({terms.give: a} if a else {})})
        if a + b:
            g.emit("paid", self.seat, goods=a, coins=b * terms.coins, what=terms.give)
            g.gain(self.seat, {"points": (a + b) * terms.points}, "tile")
        g.score_tile(self.seat, self.tile, a + b >= value(g.box, g.s, self.tile)[0])


class Income(Frame):
    """Steps 3 to 5: incomes, levers up, labels free; then the next round begins, or the game ends."""

    seat: int

    def run(self, g: Play) -> None:
        s = g.s
        last = s.scorings == LAST
        for seat in g.order_from(max(self.seat, 0)):
            g.receive_income(seat, points_only=last)
        if s.eminence.plays:
            g.give_points(eminence_income(g.box, s), "income")
        for seat in g.order_from(max(self.seat, 0)):
            g.raise_levers(seat)
        s.covered = []
        if last:
            g.then(FinalScoring())
        elif s.scorings == ROUND_ENDS:
            g.begin_round()
