"""The trader phase (Rulebook 003, Trader, Office, Small market, Large market)."""

from __future__ import annotations

from collections.abc import Iterable

from bot import rules
from bot.rules import Offer, pick

from .box import HOUSE
from .effects import total, works
from .play import Ask, Frame, Play

PRIVILEGE = 1  # doubloons more for the trader's sale


def begin(g: Play, seat: int, privilege: bool) -> None:
    g.then(*course(seat, g.order_from(seat)))


def course(trader: int, order: list[int]) -> list[rules.Frame]:
    """These seats sell, then a full house is emptied."""
    return [*(Sell(s, trader) for s in order), EmptyHouse()]


class Sell(Ask):
    """One good to the trading house, while it has room; only new kinds, but for the office."""

    trader: int

    def offers(self, g: Play) -> Iterable[Offer]:
        house = g.s.house
        if len(house) == HOUSE:
            return ()
        me, one = g.s.board[self.seat], g.box.one
        options = [one[good] for good, n in me.goods.items() if n]
        if options and house and not works(me, g.box.effects.sells_again):
            options = [words for words in options if words[0] not in house]
        return (pick(self.sell, options), pick(self.decline)) if options else ()

    def sell(self, g: Play, good: str) -> None:
        g.sell(self.seat, good, price(g, self.seat, good, self.trader))

    def decline(self, g: Play) -> None:
        g.decline(self.seat)


def price(g: Play, seat: int, good: str, trader: int) -> int:
    """What a seat would get for a good now."""
    bonus = total(g.s.board[seat], g.box.effects.markets)
    return g.box.price[good] + bonus + (PRIVILEGE if seat == trader else 0)


class EmptyHouse(Frame):
    """A full trading house is emptied at the end; else its goods stay."""

    def run(self, g: Play) -> None:
        if len(g.s.house) == HOUSE:
            g.empty_house()
