"""The trader phase (Rulebook 003, Trader, Office, Small market, Large market; New Buildings, Trading post)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot import rules
from bot.rules import Offer, Reason, Words, pick

from ..components.effect_index import staffed, works
from ..components.rows import HOUSE
from ..components.rules import Rules
from ..play import Frame, Play, reasons_trade
from ..play.circles import on_tiles
from ..play.prices import price
from ..play.tiles import island_room
from .guest_house import Declinable
from .settler import draw


def begin(g: Play, seat: int, extra: int) -> None:
    g.then(*course(seat, g.order_from(seat)))


def course(trader: int, order: list[int]) -> list[rules.Frame]:
    """These seats sell, then a full house is emptied."""
    return [*(Sell(s, trader) for s in order), EmptyHouse()]


class Sell(Declinable):
    """One good to the trading house, while it has room; only new kinds, but for the office.

    A trading post buys instead of the house. Once, before the sale or after it, a land office (Nobles) may be used.
    """

    role = "trader"
    taker = "trader"
    settable: ClassVar = {"sold": bool, "land_used": bool}

    trader: int
    sold: bool = False
    land_used: bool = False

    def lines_up(self, game: Rules, order: list[int], everybody: list[int]) -> list[rules.Frame]:
        return [self, *course(self.trader, order)[1:]]

    def offers(self, g: Play) -> Iterable[Offer]:
        me, one, effects = g.s.board[self.seat], g.box.one, g.box.effects
        house = g.s.house
        if len(house) == HOUSE and not g.box.trades:
            return ()
        goods = options = [one[good] for good, n in me.goods.items() if n]
        if house:
            if len(house) == HOUSE or self.sold:
                options = []
            elif options and not works(me, effects.sells_again):
                options = [words for words in options if words[0] not in house]
        found: list[Offer] = [pick(self.sell, options)] if options and not self.sold else []
        if goods and effects.own_markets and not self.sold and works(me, effects.own_markets):
            found.append(pick(self.trading_post, goods))
        if found:
            found.append(pick(self.decline))
        if effects.land_offices and not self.land_used:
            land = self._land(g)
            found += [*(() if found or not land else (pick(self.decline),)), *land]
        return self._hosted(g, found, "sold" if self.sold or not goods else "trader") if g.box.hosts else found

    def _land(self, g: Play) -> list[Offer]:
        """The land office: a tile for a colonist, a doubloon for a noble."""
        me, rows = g.s.board[self.seat], g.box.effects.land_offices
        buying, selling = staffed(me, rows, noble=False), staffed(me, rows, noble=True)
        if buying and me.doubloons >= buying.price and g.s.pile.cards and island_room(me):
            return [pick(self.buy_tile, free=True)]
        tiles = [good for good in g.box.goods if good in me.island] if selling else []
        options: list[Words] = [(tile, who) for tile in tiles for who in on_tiles(me, tile)]
        return [pick(self.sell_tile, options, free=True)] if options else []

    def sell(self, g: Play, good: str) -> None:
        g.sell(self.seat, good, price(g, self.seat, good, self.trader))
        self._go_on(g)

    def trading_post(self, g: Play, good: str) -> None:
        g.trading_post(self.seat, good, price(g, self.seat, good, self.trader, markets=False))
        self._go_on(g)

    def buy_tile(self, g: Play) -> None:
        office = staffed(g.s.board[self.seat], g.box.effects.land_offices, noble=False)
        assert office is not None
        self.land_used = True
        draw(g, self.seat, "land_office", office.price)

    def sell_tile(self, g: Play, tile: str, who: str) -> None:
        office = staffed(g.s.board[self.seat], g.box.effects.land_offices, noble=True)
        assert office is not None
        self.land_used = True
        g.sell_land(self.seat, tile, who, office.pay)

    def why_sell(self, g: Play, good: str) -> Iterable[Reason]:
        return reasons_trade.sell(g, self.seat, good, self.sold, self.line(sold=False))

    def why_trading_post(self, g: Play, good: str) -> Iterable[Reason]:
        return reasons_trade.trading_post(g, self.seat, good, self.sold, self.line(sold=False))

    def why_buy_tile(self, g: Play) -> Iterable[Reason]:
        return reasons_trade.buy_tile(g, self.seat, self.land_used, self.line(land_used=False))

    def why_sell_tile(self, g: Play, tile: str, who: str) -> Iterable[Reason]:
        return reasons_trade.sell_tile(g, self.seat, tile, who, self.land_used, self.line(land_used=False))

    def _go_on(self, g: Play) -> None:
        if g.box.effects.land_offices and not self.land_used:
            g.then(Sell(self.seat, self.trader, sold=True))


class EmptyHouse(Frame):
    """A full trading house is emptied at the end; else its goods stay."""

    def run(self, g: Play) -> None:
        if len(g.s.house) == HOUSE:
            g.empty_house()
