"""A card of trade: with the supply, and with people (Rulebook 002, Action cards, Trade)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.rules import Offer, Reason, pick, spread

from ...play import Play, reasons_bargain
from ...play.maya_trade import ALL, can_swap, prices, sellable
from .after import CityAsk
from .proposals import Give, unasked


class Bargain(CityAsk):
    """As long as the city wants to trade."""

    def hidden(self, g: Play) -> tuple[str, ...]:
        return ("redraw",)

    def offers(self, g: Play) -> Iterable[Offer]:
        s, city = g.s, g.s.city
        me = s.board[self.seat]
        found: list[Offer] = []
        buys = [(good,) for good, n in prices(g).items() if n <= me.coins]
        if buys:
            found.append(pick(self.buy, buys))
        if sells := [(good,) for good in sellable(g)]:
            found.append(pick(self.sell, sells))
        if me.coins >= g.box.n.city_redraw and city.hand:
            found.append(spread(self.redraw, dict.fromkeys(sorted(city.hand), 1), 1, len(city.hand)))
        if any(p.by == self.seat for p in city.proposals):
            found.append(pick(self.withdraw))
        elif s.seats > 1 and (me.coins or city.gold or any(me.goods.values())):
            others = [str(seat) for seat in unasked(g, g.order_from(self.seat)[1:])]
            found.append(pick(self.propose, [(to,) for to in (*others, *((ALL,) if len(others) > 1 else ()))]))
        counters = [p for p in city.proposals if p.by != self.seat]
        if able := [(str(p.by),) for p in counters if can_swap(g, p, self.seat)]:
            found.append(pick(self.agree, able))
        if counters:
            found.append(pick(self.turn_down, [(str(p.by),) for p in counters]))
        return [*found, pick(self.done)]

    def buy(self, g: Play, resource: str) -> None:
        g.buy_at_market(resource)
        g.then(self)

    def sell(self, g: Play, resource: str) -> None:
        g.sell_at_market(resource)
        g.then(self)

    def redraw(self, g: Play, counts: Mapping[str, int]) -> None:
        g.redraw_cards([card for card, n in counts.items() if n])
        g.then(self)

    def propose(self, g: Play, whom: str) -> None:
        others = unasked(g, g.order_from(self.seat)[1:]) if whom == ALL else [int(whom)]
        g.then(Give(self.seat, others), self)

    def withdraw(self, g: Play) -> None:
        g.withdraw_proposal(self.seat)
        g.then(self)

    def agree(self, g: Play, by: str) -> None:
        g.swap(next(p for p in g.s.city.proposals if p.by == int(by)), self.seat)
        g.then(self)

    def turn_down(self, g: Play, by: str) -> None:
        g.refuse_proposal(int(by), self.seat)
        g.then(self)

    def done(self, g: Play) -> None:
        g.call_off()
        g.end_trade()

    def why_buy(self, g: Play, resource: str) -> Iterable[Reason]:
        return reasons_bargain.buy(g, resource)

    def why_sell(self, g: Play, resource: str) -> Iterable[Reason]:
        return reasons_bargain.sell(g, resource)

    def why_redraw(self, g: Play, counts: Mapping[str, int]) -> Iterable[Reason]:
        return reasons_bargain.redraw(g, counts)

    def why_withdraw(self, g: Play) -> Iterable[Reason]:
        return [Reason("nothing-proposed")]

    def why_propose(self, g: Play, whom: str) -> Iterable[Reason]:
        return reasons_bargain.propose(g, whom)

    def why_agree(self, g: Play, by: str) -> Iterable[Reason]:
        return reasons_bargain.agree(g, by)

    def why_turn_down(self, g: Play, by: str) -> Iterable[Reason]:
        return [Reason("nothing-proposed-by", {"seat": int(by)} if by.isdigit() else {})]

    def why_done(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer
