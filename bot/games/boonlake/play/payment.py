"""What a card or special project costs, and the ways to pay (Rulebook 001, play a card).

A way is told by one word: where the two boats lie then, and the levers used, such as `wood+loam+m10`. Ways that cost
the same are one: with the same levers only the cheapest in coins is a way, and among those with boats in several places
those that no other leaves further upstream. A way that uses a lever for nothing is none.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.rules import Words

from ..components.box import PROJECTS, SETS, Box
from ..components.canal import BOATS, Boats, upper
from ..components.effects.base import Gains
from ..components.effects.scoring_tiles import Played
from ..state import Seat, State


class Way(NamedTuple):
    """A way to pay, beside the coins of the price itself."""

    word: str
    coins: int  # for boats
    boats: Boats
    levers: tuple[str, ...]


Table = dict[tuple[int, int], tuple[Way, ...]]  # by lack of resources, and coins beyond the price


class Means(NamedTuple):
    """What pays beside coins: boats, levers, what boats have to show for each card and project, those for which that
    can be (`Box.fitting`), ways known already, resources shown or done without, coins that come with levers."""

    boats: Boats
    levers: tuple[str, ...]
    lacks: dict[str, int]
    cards: dict[str, dict[str, tuple[int, int, int]]]
    table: Table
    shown: int
    bonus: int


class Ways:
    """All ways to pay, worked out once for each position of boats, levers, lack of resources, and coins to spare."""

    def __init__(self, box: Box) -> None:
        self.box, self.most = box, BOATS * box.n.boat_coins
        self.known: dict[tuple[str | int | None, ...], Means] = {}  # by boats, levels of sites, and levers
        self._tables: dict[tuple[Boats, tuple[str, ...]], Table] = {}

    def means(self, me: Seat) -> Means:
        """What a seat can pay with beside coins."""
        box = self.box
        levers = tuple(x for x in box.payers if me.levers.get(x))
        boats = box.canal.pair[me.boats[0], me.boats[1]]
        table = self._tables.setdefault((boats, levers), {})
        shown = BOATS + sum(box.wild[x].resources for x in levers if x in box.wild)
        sites = tuple(me.sites.values())
        bonus = bonus_coins(box, levers)
        return Means(boats, levers, box.lacks(sites), box.fitting(sites, shown), table, shown, bonus)

    def work_out(self, boats: Boats, levers: tuple[str, ...], lack: int, spare: int) -> tuple[Way, ...]:
        """The cheapest first."""
        box, found = self.box, list[Way]()
        for used in (those for n in range(len(levers) + 1) for those in combinations(levers, n)):
            wild = sum(box.wild[x].resources for x in used if x in box.wild)
            free = sum(x in box.free_boat for x in used)
            for paid, there in box.canal.passages(boats, box.canal.lacks[lack], wild, free):
                coins = paid * box.n.boat_coins
                if coins <= spare + bonus_coins(box, used) and not _for_nothing(found, used, coins, there):
                    found.append(Way("+".join((box.canal.words[there], *used)), coins, there, used))
        return tuple(found)


def _for_nothing(found: list[Way], levers: tuple[str, ...], coins: int, boats: Boats) -> bool:
    """Whether fewer of the levers do as well."""
    return any(set(w.levers) < set(levers) and w.coins <= coins and upper(w.boats, boats) for w in found)


@lru_cache(SETS)
def _ways_of(box: Box) -> Ways:
    return Ways(box)


class Purse:
    """What a seat can pay with, looked at once a question."""

    __slots__ = ("all", "boats", "cards", "coins", "discount", "enough", "lacks", "levers", "most", "shown", "table")

    def __init__(self, box: Box, me: Seat) -> None:
        self.all = ways = _ways_of(box)
        levers = me.levers
        ready: tuple[bool | None, ...] = tuple(map(levers.get, box.payers)) if levers else ()
        key: tuple[str | int | None, ...] = (*me.boats, *me.sites.values(), *ready)
        if (means := ways.known.get(key)) is None:
            means = ways.known[key] = ways.means(me)
        self.boats, self.levers, self.lacks, self.cards, self.table, self.shown, bonus = means
        self.coins, self.enough = me.coins, ways.most
        self.discount = box.cheaper(me.played) if me.played else 0
        self.most = me.coins + self.discount + bonus  # more no price can be

    def price(self, coins: int) -> int:
        """In coins, with what makes cards cheaper."""
        return max(0, coins - self.discount)

    def ways(self, id: str, coins: int) -> tuple[Way, ...]:
        """The ways to pay for a card or project of so many coins, the cheapest first; vases are not looked at."""
        if coins > self.most:
            return ()
        lack = self.lacks[id]
        if self.all.box.canal.totals[lack] > self.shown:
            return ()
        return self.listed(lack, coins)

    def listed(self, lack: int, coins: int) -> tuple[Way, ...]:
        """The ways to pay so many coins and show what is lacking, where both can be."""
        spare = self.coins
        if coins > self.discount:
            spare -= coins - self.discount
        key = (lack, spare if spare < self.enough else self.enough)
        found = self.table.get(key)
        if found is None:
            found = self.table[key] = self.all.work_out(self.boats, self.levers, *key)
        return found


def bonus_coins(box: Box, levers: Iterable[str]) -> int:
    """Coins that come with the use of levers in a payment, and may pay for it."""
    return sum([box.wild[x].bonus.get("coins", 0) for x in levers if x in box.wild]) if levers else 0


def playable(me: Seat, kind: str, purse: Purse) -> list[Words]:
    """Every card of a kind ("" for any) that can be paid, with every way: (card, pay)."""
    cards, vases, most, own = purse.cards[kind], me.vases, purse.most, purse.coins
    table, enough, less = purse.table, purse.enough, purse.discount
    found: list[Words] = []
    for id in me.hand:
        if id not in cards:
            continue
        coins, broken, lack = cards[id]
        if coins > most or broken > vases:
            continue
        spare = own - coins + less if coins > less else own  # as `Purse.listed` looks it up
        ways = table.get((lack, spare if spare < enough else enough))
        for way in purse.listed(lack, coins) if ways is None else ways:
            found.append((id, way[0]))  # noqa: PERF401 - this is quicker
    return found


def hardest(box: Box, me: Seat, n: int) -> list[str]:
    """So many cards of the hand, those furthest from being played: by resources lacking beyond what boats can show, by
    coins and vases lacking, then those with fewest points."""
    purse = Purse(box, me)

    def far(id: str) -> tuple[int, int, int]:
        coins, vases, _ = box.prices[id]
        lacking = max(0, coins - purse.most) + max(0, vases - me.vases)
        short = box.canal.totals[purse.lacks[id]] - purse.shown
        return max(0, short), lacking, -box.cards[id].points

    return sorted(me.hand, key=far, reverse=True)[:n]


def buildable(box: Box, s: State, seat: int, purse: Purse) -> list[Words]:
    """Every special project that can be paid: (tile, pay, kind). Each can be built once, with an inhabitant left.

    The kind that it counts as is asked where a scoring tile counts kinds; elsewhere it is the first.
    """
    me, fitting, most = s.board[seat], purse.cards[PROJECTS], purse.most
    if not me.supply:
        return []
    tiles = [id for id in s.scoring if id in fitting and fitting[id][0] <= most and id not in me.projects]
    if not tiles:
        return []
    counted = any(isinstance(box.scoring_tiles[tile].condition, Played) for tile in s.scoring)
    kinds = box.kinds if counted else box.kinds[:1]
    return [(id, way.word, kind) for id in tiles for way in purse.ways(id, fitting[id][0]) for kind in kinds]


def way_of(box: Box, me: Seat, coins: int, id: str, word: str) -> tuple[Way, int]:
    """The way that a word tells, and the coins that are paid in all."""
    purse = Purse(box, me)
    way = next(way for way in purse.ways(id, coins) if way.word == word)
    return way, purse.price(coins) + way.coins


def bonuses(box: Box, levers: Iterable[str]) -> list[Gains]:
    """What comes with the use of levers in a payment."""
    return [box.wild[x].bonus for x in levers if x in box.wild and box.wild[x].bonus]
