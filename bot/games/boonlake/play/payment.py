"""Paying for cards and special projects (Rulebook 001, play a card). The ways to pay: `components/payments.py`."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Words

from ..components.box import Box
from ..components.effects.base import Gains
from ..components.payments import PROJECTS, Way
from ..state import Seat, State


class Purse:
    """What a seat can pay with, looked at once a question."""

    __slots__ = ("coins", "discount", "means", "most")

    def __init__(self, box: Box, me: Seat) -> None:
        self.means = box.payments.means(me)
        self.coins = me.coins
        self.discount = box.cheaper(me.played) if me.played else 0
        self.most = me.coins + self.discount + self.means.bonus  # more no price can be

    def price(self, coins: int) -> int:
        """In coins, with what makes cards cheaper."""
        return max(0, coins - self.discount)

    def ways(self, id: str, coins: int) -> tuple[Way, ...]:
        """The ways to pay for a card or project of so many coins, the cheapest first; vases are not looked at."""
        means = self.means
        if coins > self.most or means.short(id) > 0:
            return ()
        return means.ways(means.lacks[id], self.coins - self.price(coins))


def playable(me: Seat, kind: str, purse: Purse) -> list[Words]:
    """Every card of a kind ("" for any) that can be paid, with every way: (card, pay)."""
    means, own, less, most = purse.means, purse.coins, purse.discount, purse.most
    cards, table, enough, vases = means.cards[kind], means.table, means.enough, me.vases
    prices = means.of.prices
    found: list[Words] = []
    for id in filter(cards.__contains__, me.hand):
        coins, broken = prices[id]
        if coins > most or broken > vases:
            continue
        lack, spare = cards[id], own - coins + less if coins > less else own
        ways = table.get((lack, spare if spare < enough else enough))  # mostly known: see `Means.ways`
        for way in means.ways(lack, spare) if ways is None else ways:
            found.append((id, way[0]))  # noqa: PERF401 - this is quicker
    return found


def hardest(box: Box, me: Seat, n: int) -> list[str]:
    """So many cards of the hand, those furthest from being played: by resources lacking beyond what boats can show, by
    coins and vases lacking, then those with fewest points."""
    purse = Purse(box, me)

    def far(id: str) -> tuple[int, int, int]:
        card = box.cards[id]
        lacking = max(0, card.coins - purse.most) + max(0, card.vases - me.vases)
        return max(0, purse.means.short(id)), lacking, -card.points

    return sorted(me.hand, key=far, reverse=True)[:n]


def buildable(box: Box, s: State, seat: int, purse: Purse) -> list[Words]:
    """Every special project that can be paid: (tile, pay, kind). Each can be built once, with an inhabitant left.

    The kind that it counts as is asked where a scoring tile counts kinds; elsewhere it is the first.
    """
    me, fitting, most, prices = s.board[seat], purse.means.cards[PROJECTS], purse.most, box.payments.prices
    if not me.supply:
        return []
    tiles = [id for id in s.scoring if id in fitting and prices[id][0] <= most and id not in me.projects]
    if not tiles:
        return []
    kinds = box.kinds[:1] if box.counting_kinds.isdisjoint(s.scoring) else box.kinds
    return [(id, way.word, kind) for id in tiles for way in purse.ways(id, prices[id][0]) for kind in kinds]


def way_of(box: Box, me: Seat, coins: int, id: str, word: str) -> tuple[Way, int]:
    """The way that a word tells, and the coins that are paid in all."""
    purse = Purse(box, me)
    way = next(way for way in purse.ways(id, coins) if way.word == word)
    return way, purse.price(coins) + way.coins


def bonuses(box: Box, levers: Iterable[str]) -> list[Gains]:
    """What comes with the use of levers in a payment."""
    return [box.wild[x].bonus for x in levers if x in box.wild and box.wild[x].bonus]
