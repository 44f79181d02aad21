"""What is left of finished games: places, points, time to think; ratings and statistics made of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from itertools import groupby
from statistics import median
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from bot.rules import Game

from ..core.live_tables import told
from ..core.model import Table
from ..core.ports import Store
from .entries import History

KEPT = 64  # servers and games whose ratings are in memory
FEW = 3  # games before a rating is shown: until then it says little
START, SCALE = 1000, 40  # how a rating is shown: 1000 for who is new, and what one point of the model is worth


class Standing(msgspec.Struct, frozen=True):
    """A person on a server, in one game or in all. `rating` is None for one who has played few rated games."""

    user: int
    name: str
    games: int
    wins: int
    points: float  # on average; 0 over several games
    thought: float  # seconds to an answer, in the median over games; 0 where nothing is known
    rating: int | None = None
    rated: int = 0  # games that count for it


def times(rows: Sequence[Any], seats: Collection[int]) -> list[float]:
    """Seconds from a question to the first answer to it, for a person who plays `seats`.

    Goes on from an own answer are no new question. In a simultaneous part the clock runs from before it. What was
    taken back is left out.
    """
    standing = [r for r in rows if r.undone_at is None]
    found: list[float] = []
    for i, row in enumerate(standing):
        if row.seat not in seats or row.auto or not row.n:
            continue
        j = i - 1
        while j > 0 and row.fork and standing[j].fork == row.fork:
            j -= 1
        before = standing[j]
        if before.seat in seats and not before.auto:
            continue
        found.append(max(0.0, row.at - before.at))
    return found


class Results:
    """Writes them with the last move of a game; reads them for a server. `shows`: who wants to be in statistics."""

    def __init__(self, store: Store, history: History, shows: Callable[[int], Awaitable[bool]]) -> None:
        self.store, self.history, self.shows = store, history, shows
        self._ratings: dict[tuple[int, str], tuple[int, frozenset[int], dict[int, Rating]]] = {}

    async def writes(self, rules: Game[Any], table: Table, state: Any, entries: Sequence[Any]) -> list[Any]:
        """What is to be written along with the move that ends a game, nothing for another. `entries`: rows of it.

        A seat that is lent to the computer at the end counts for whoever lent it: nobody gets out of a loss so. A game
        that is played elsewhere does not count here.
        """
        if table.status != "over" or table.elsewhere:
            return []
        rows = [*await self.history.rows(table.id), *map(_Row.of, entries)]
        found = []
        for tally in rules.scores(state):
            seat = table.seats[tally.seat]
            spent = times(rows, table.seats_of(seat.user)) if seat.user else []
            thought = median(spent) if spent else 0.0
            user = seat.user or seat.belongs
            place = (table.id, tally.seat, user, seat.computer, table.guild, table.game, len(table.seats))
            found.append(("result", *place, tally.rank + tally.missed, tally.total, table.touched, len(spent), thought))
        return found

    async def standings(self, guild: int, game: str) -> list[Standing]:
        """Everybody on a server who wants to be in statistics, the best rating first, then who has played most.

        Raises `Refused` if the store fails.
        """
        try:
            rows = await self.store.results(guild, game)
        except self.store.Error as no:
            raise told(no) from no
        shown = {user for user in {r.user_id for r in rows if r.user_id} if await self.shows(user)}
        ratings = self._rated(guild, game, rows, frozenset(shown))
        found = []
        for user in shown:
            own = _best([r for r in rows if r.user_id == user])
            spent = [r.thought for r in own if r.turns]
            rating = ratings.get(user)
            found.append(
                Standing(
                    user,
                    own[-1].name,
                    len(own),
                    sum(r.rank == 1 for r in own),
                    sum(r.points for r in own) / len(own) if game else 0.0,
                    median(spent) if spent else 0.0,
                    rating.shown if rating is not None and rating.games >= FEW else None,
                    rating.games if rating is not None else 0,
                )
            )
        return sorted(found, key=lambda s: (s.rating is None, -(s.rating or 0), -s.games, s.name))

    def _rated(self, guild: int, game: str, rows: Sequence[Any], shown: frozenset[int]) -> Mapping[int, Rating]:
        known = self._ratings.get((guild, game))
        if known is None or known[:2] != (len(rows), shown):
            known = (len(rows), shown, rate(rows, shown))
            self._ratings[guild, game] = known
            while len(self._ratings) > KEPT:
                del self._ratings[next(iter(self._ratings))]
        return known[2]


def _best(rows: Sequence[Any]) -> list[Any]:
    """One row a game, the better one for who has played two seats of it."""
    best: dict[int, Any] = {}
    for r in rows:
        if r.table_id not in best or r.rank < best[r.table_id].rank:
            best[r.table_id] = r
    return list(best.values())


class Rating(msgspec.Struct, frozen=True):
    """A rating as shown, careful: it counts what is surely known of somebody. `games` it is made of."""

    shown: int
    games: int


def rate(rows: Sequence[Any], shown: Collection[int]) -> dict[int, Rating]:
    """Ratings by user, from the results of games in the order in which they ended.

    A game counts between the people at it who are `shown`, two at least; computer seats and those who want no
    statistics are left out of the ranking. (Plackett-Luce, Weng and Lin 2011, by openskill.)
    """
    model = PlackettLuce()
    now: dict[int, Any] = {}
    games: dict[int, int] = {}
    for _, group in groupby(rows, key=lambda r: r.table_id):
        best: dict[int, int] = {}
        for r in group:
            if r.user_id in shown:
                best[r.user_id] = min(r.rank, best.get(r.user_id, r.rank))
        if len(best) < 2:
            continue
        users = list(best)
        teams = [[now.setdefault(u, model.rating())] for u in users]
        for user, (new,) in zip(users, model.rate(teams, ranks=[float(best[u]) for u in users]), strict=True):
            now[user] = new
            games[user] = games.get(user, 0) + 1
    return {u: Rating(round(START + SCALE * float(r.ordinal())), games[u]) for u, r in now.items()}


class _Row(msgspec.Struct, frozen=True):
    """An entry that is about to be written, as far as `times` looks at it."""

    n: int
    seat: int
    fork: int
    auto: int
    at: float
    undone_at: float | None = None

    @classmethod
    def of(cls, entry: Sequence[Any]) -> _Row:
        n, seat, _, _, _, fork, auto, _, at, *_ = entry
        return cls(n, seat, fork, auto, at)
