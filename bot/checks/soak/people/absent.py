"""People of a soak who go away until a date, or leave the server, and come back in the middle of a move."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from bot.rules import Refused
from bot.sandbox.acting import Acting
from bot.sandbox.acting import Refused as NotShown
from bot.service.core.model import Table

from ..stage.chance import Chance
from ..stage.stage import Stage

LENDS = ("", "", "", "heuristic")  # who plays for somebody who is away
HOUR = 3600.0
TRIES = 12  # answers tried while somebody comes back

Answer = Callable[[Table, int], Awaitable[bool]]  # tries to answer for a person at a table


class Absent:
    """`left`: who is not on the server now; `spans`: from when to when each was not, by the machine's clock."""

    def __init__(self, stage: Stage, chance: Chance) -> None:
        self.stage, self.chance = stage, chance
        self.away: set[int] = set()
        self.left: dict[int, float] = {}
        self.spans: list[tuple[int, float, float]] = []
        self.counts: Counter[str] = Counter()

    async def begin(self, seated: Sequence[int], people: int) -> None:
        """So many people go away until a date, and now and then one leaves. `seated`: one entry for each seat.

        Those are chosen of whom most is wanted: an absence that nobody notices tries nothing.
        """
        for _ in range(people):
            busy = Counter(u for u in seated if u not in self.away and u not in self.left)
            if len(busy) < 3:
                return
            chance = self.chance.of("goes away")
            one, other = chance.sample([u for u, _ in busy.most_common(4)], 2)
            until = self.stage.clock.now() + chance.uniform(3, 50) * HOUR
            await self.stage.service.absences.begin(one, until, chance.choice(LENDS))
            self.away.add(one)
            self.counts["away"] += 1
            if chance.random() < 0.6 and not self.left:
                self.stage.sandbox.moderator.leave(str(other))
                self.left[other] = time.time()
                self.counts["left"] += 1

    async def somebody_back(self, answer: Answer, everybody: bool = False) -> None:
        """One of those who are absent comes back and goes on playing in the same moment; or all of them do."""
        for user in [*self.left] if everybody else [*self.left][:1]:
            await self._rejoined(user, answer)
        for user in [*self.away] if everybody else [*self.away][:1]:
            self.away.discard(user)
            ends = [self.stage.service.absences.end(user) for _ in range(2)]  # said twice
            await self._with_answers(user, ends, answer)
            self.counts["back"] += 1

    async def _rejoined(self, user: int, answer: Answer) -> None:
        sandbox, departures = self.stage.sandbox, self.stage.service.departures
        sandbox.moderator.rejoin(str(user))
        self.spans.append((user, self.left.pop(user), time.time()))
        if departures.knows(user):
            self.counts["back again"] += 1
        backs: list[Awaitable[object]] = [departures.back(user), departures.back(user)]
        await self._with_answers(user, backs, answer)
        for table in (await self.stage.service.tables.of_user(user))[:2]:
            try:
                Acting(sandbox, str(user)).command(str(table.where), "play", {})
            except NotShown:
                continue

    async def _with_answers(self, user: int, back: Sequence[Awaitable[object]], answer: Answer) -> None:
        """They answer at their tables at once, whoever has held the seat until now."""
        tables = [t for t in await self.stage.service.tables.of_user(user) if t.status == "running"]

        async def at(table: Table) -> None:
            for _ in range(TRIES):
                if await answer(await self.stage.service.tables.find(table.id), user):
                    return
                await asyncio.sleep(0)

        got = await asyncio.gather(*back, *(at(t) for t in tables[:3]), return_exceptions=True)
        for no in got:
            if isinstance(no, BaseException) and not isinstance(no, Refused):
                raise no
