"""A pause by consent of all, with an end: nothing is timed or reminded of meanwhile. Whoever likes may play on.

Playing on ends nothing: a pause is about clocks and reminders. It ends at its time, or earlier by consent of all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.rules import Refused

from .locks import Locks
from .model import Table
from .ports import Clock
from .proposals import Agreed, Kind, Proposal, Proposals
from .shelf import Live, Shelf
from .tell import notice
from .timers import Fired, Timers, no_timer, timer

MOST_DAYS = 30
DAY = 86400.0


def reseated(before: Table, after: Table, proposal: Proposal) -> bool:
    """Other people sit there, or the game has ended; moves change nothing."""
    return (before.status, before.people) != (after.status, after.people)


class Pauses:
    """Proposals of the kinds `pause` and `resume`, and the timer `pause` at whose time it is over."""

    def __init__(
        self,
        shelf: Shelf,
        locks: Locks,
        clock: Clock,
        proposals: Proposals,
        timers: Timers,
        changed: Callable[[Table], None],
    ) -> None:
        self.shelf, self.locks, self.clock, self.proposals, self.changed = shelf, locks, clock, proposals, changed
        proposals.kinds["pause"] = Kind(self._begin, reseated)
        proposals.kinds["resume"] = Kind(self._resume, lambda b, a, p: reseated(b, a, p) or a.paused != b.paused)
        timers.on("pause", self._over)
        shelf.along.append(self._along)

    def paused(self, table: Table) -> bool:
        return table.paused > self.clock.now()

    async def resume_all(self, tables: Sequence[Table]) -> None:
        """After a start: each pause has its end, that of a table from another machine too."""
        there = {row.table_id for row in await self.proposals.store.timers("pause")}
        late = [timer(t.paused, "pause", t.id) for t in tables if t.paused and t.id not in there]
        if late:
            await self.proposals.store.put(late)

    async def propose(self, table_id: int, user: int, until: float) -> Proposal | None:
        """Propose a pause, or another end of the one there is; None where nobody else is asked, and it is done.

        Raises `Refused`: pause-past, pause-too-long (most: days), and what `Proposals.propose` raises.
        """

        async def check(live: Live) -> dict[str, Any]:
            now = self.clock.now()
            if until <= now:
                raise Refused("pause-past")
            if until > now + MOST_DAYS * DAY + 60.0:
                raise Refused("pause-too-long", most=MOST_DAYS)
            return {"until": until}

        return await self.proposals.propose(table_id, user, "pause", check)

    async def resume(self, table_id: int, user: int) -> Proposal | None:
        """Propose to go on before the pause is over. Raises `Refused`: not-paused, …"""

        async def check(live: Live) -> dict[str, Any]:
            if not self.paused(live.table):
                raise Refused("not-paused", table=live.table.name)
            return {"until": live.table.paused}

        return await self.proposals.propose(table_id, user, "resume", check)

    async def _begin(self, live: Live, p: Proposal, choice: int, agreed: Agreed) -> Table:
        until = float(p.args["until"])
        if until <= self.clock.now():  # agreed too late
            return await self._save(live, live.table.paused, agreed, "notice-pause-late")
        due = timer(until, "pause", live.table.id)
        return await self._save(live, until, agreed, "notice-paused", due, until=str(int(until)))

    async def _resume(self, live: Live, p: Proposal, choice: int, agreed: Agreed) -> Table:
        return await self._save(live, 0.0, agreed, "notice-resumed", no_timer("pause", live.table.id))

    async def _save(self, live: Live, ends: float, agreed: Agreed, text: str, *also: Any, **args: object) -> Table:
        table = msgspec.structs.replace(live.table, paused=ends, touched=self.clock.now())
        outs = [*agreed.outs, notice(table.version + 1, text, **args)]
        live = await self.shelf.save(live, table, live.question, outs=outs, also=[*agreed.also, *also])
        return live.table

    async def _over(self, row: Any) -> Fired:
        """The pause is over: the table is told, and clocks go on."""
        async with self.locks.table(row.table_id):
            live = await self.shelf.get(row.table_id)
            if not live.table.paused or live.table.paused > self.clock.now():
                return Fired()
            table = await self._save(live, 0.0, Agreed(), "notice-pause-over", no_timer("pause", row.table_id))
        self.changed(table)
        return Fired()

    async def _along(self, before: Table, after: Table) -> list[tuple[Any, ...]]:
        if before.paused and before.status == "running" != after.status:
            return [no_timer("pause", before.id)]
        return []
