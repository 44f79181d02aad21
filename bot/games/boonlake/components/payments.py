"""What cards and special projects ask for, and the ways to pay it (Rulebook 001, play a card): worked out when first
needed, and kept for all tables.

A way is told by one word: where the two boats lie then, and the levers used, such as `wood+loam+m10`. Ways that cost
the same are one: with the same levers only the cheapest in coins is a way, and among those with boats in several places
those that no other leaves further upstream. A way that uses a lever for nothing is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

from ..state import Seat
from .canal import BOATS, Boats, Canal, upper
from .effects.levers import FreeBoat, Wild
from .rows import Card, ScoringTile

PROJECTS = "projects"  # beside the kinds of cards
Lacking = dict[str, int]  # by card or project, what boats have to show (`Canal.lacks`)


class Way(NamedTuple):
    """A way to pay, beside the coins of the price itself."""

    word: str
    coins: int  # for boats
    boats: Boats
    levers: tuple[str, ...]


Candidates = list[tuple[int, Way]]  # with the coins that each takes beyond those that its levers bring
Table = dict[tuple[int, int], tuple[Way, ...]]  # by what boats have to show, and coins beyond the price


class Means:
    """What a seat pays with beside coins."""

    __slots__ = ("boats", "bonus", "cards", "enough", "lacks", "levers", "of", "shown", "table")

    def __init__(self, of: Payments, boats: Boats, sites: tuple[int, ...], levers: tuple[str, ...]) -> None:
        self.of, self.boats, self.levers = of, boats, levers
        self.lacks = of.lacks(sites)
        self.shown = BOATS + sum(of.wild[x].resources for x in levers if x in of.wild)  # or done without
        self.cards = of.fitting(sites, self.shown)  # by kind, those for which there can be a way
        self.bonus, self.enough = of.bonus_coins(levers), of.enough
        self.table, _ = of.tables(boats, levers)  # ways known already

    def short(self, id: str) -> int:
        """How many resources of a card or project cannot be shown; below 0 where more could be."""
        return self.of.canal.totals[self.lacks[id]] - self.shown

    def ways(self, lack: int, spare: int) -> tuple[Way, ...]:
        """The ways to show what is lacking with so many coins to spare, the cheapest first."""
        key = (lack, spare if spare < self.enough else self.enough)
        found = self.table.get(key)
        if found is None:
            found = self.table[key] = self.of.work_out(self.boats, self.levers, *key)
        return found


class Payments:
    """All prices, and all means to pay them."""

    def __init__(
        self,
        canal: Canal,
        boat_coins: int,
        cards: Mapping[str, Card],
        projects: Mapping[str, ScoringTile],
        wild: Mapping[str, Wild],
        free_boat: Mapping[str, FreeBoat],
    ) -> None:
        self.canal, self.boat_coins, self.wild, self.free_boat = canal, boat_coins, wild, free_boat
        self.enough = BOATS * boat_coins  # for all boats
        self.payers = tuple(sorted({*wild, *free_boat}))  # levers that help to pay
        self.needs = {id: canal.needs(card.needs) for id, card in cards.items()}
        self.needs |= {id: canal.needs(tile.needs) for id, tile in projects.items()}
        self.prices = {id: (card.coins, card.vases) for id, card in cards.items()}
        self.prices |= {id: (tile.coins, 0) for id, tile in projects.items()}
        self.least_project = min(tile.coins for tile in projects.values())
        self._kinds = {id: (card.kind, "") for id, card in cards.items()} | dict.fromkeys(projects, (PROJECTS,))
        self._means: dict[tuple[str | int | None, ...], Means] = {}
        self._made: dict[tuple[Boats, tuple[int, ...], tuple[str, ...]], Means] = {}
        self._lacks: dict[tuple[int, ...], Lacking] = {}
        self._fitting: dict[tuple[tuple[int, ...], int], dict[str, Lacking]] = {}
        self._tables: dict[tuple[Boats, tuple[str, ...]], tuple[Table, dict[int, Candidates]]] = {}

    def means(self, me: Seat) -> Means:
        """What a seat can pay with beside coins."""
        levers = me.levers
        key: tuple[str | int | None, ...] = (*me.boats, *me.sites.values())
        if levers:
            key = (*key, *map(levers.get, self.payers))
        found = self._means.get(key)
        if found is None:
            ready = tuple(x for x in self.payers if levers.get(x))  # a lever that is used is as good as none
            boats, sites = self.canal.pair[me.boats[0], me.boats[1]], tuple(me.sites.values())
            found = self._made.get((boats, sites, ready))
            if found is None:
                found = self._made[boats, sites, ready] = Means(self, boats, sites, ready)
            self._means[key] = found
        return found

    def bonus_coins(self, levers: Iterable[str]) -> int:
        """Coins that come with the use of levers in a payment, and may pay for it."""
        return sum([self.wild[x].bonus.get("coins", 0) for x in levers if x in self.wild]) if levers else 0

    def lacks(self, sites: tuple[int, ...]) -> Lacking:
        """What boats have to show for each card and project, with production sites of these levels."""
        found = self._lacks.get(sites)
        if found is None:
            found = self._lacks[sites] = {id: self.canal.lack(needs, sites) for id, needs in self.needs.items()}
        return found

    def fitting(self, sites: tuple[int, ...], shown: int) -> dict[str, Lacking]:
        """By kind ("" for any, `PROJECTS`), what can be shown with production sites of these levels and so many more
        resources."""
        found = self._fitting.get((sites, shown))
        if found is None:
            found = self._fitting[sites, shown] = {kind: {} for kinds in self._kinds.values() for kind in kinds}
            for id, lack in self.lacks(sites).items():
                if self.canal.totals[lack] <= shown:
                    for kind in self._kinds[id]:
                        found[kind][id] = lack
        return found

    def tables(self, boats: Boats, levers: tuple[str, ...]) -> tuple[Table, dict[int, Candidates]]:
        """What is known already of boats that lie there, and of these levers."""
        return self._tables.setdefault((boats, levers), ({}, {}))

    def work_out(self, boats: Boats, levers: tuple[str, ...], lack: int, spare: int) -> tuple[Way, ...]:
        """The cheapest first."""
        _, candidates = self.tables(boats, levers)
        if (those := candidates.get(lack)) is None:
            those = candidates[lack] = self._candidates(boats, levers, lack)
        found: list[Way] = []
        for coins, way in those:
            if coins <= spare and not (way.levers and _for_nothing(found, way)):
                found.append(way)
        return tuple(found)

    def _candidates(self, boats: Boats, levers: tuple[str, ...], lack: int) -> Candidates:
        """Every way, whatever it takes: with few levers first."""
        found: Candidates = []
        for used in (those for n in range(len(levers) + 1) for those in combinations(levers, n)):
            wild = sum(self.wild[x].resources for x in used if x in self.wild)
            free = sum(x in self.free_boat for x in used)
            for paid, there in self.canal.passages(boats, self.canal.lacks[lack], wild, free):
                coins = paid * self.boat_coins
                way = Way("+".join((self.canal.words[there], *used)), coins, there, used)
                found.append((coins - self.bonus_coins(used), way))
        return found


def _for_nothing(found: list[Way], way: Way) -> bool:
    """Whether fewer of the levers do as well."""
    return any(set(w.levers) < set(way.levers) and w.coins <= way.coins and upper(w.boats, way.boats) for w in found)
