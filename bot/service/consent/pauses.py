"""A pause by consent of all, with an end: nothing is timed or reminded of meanwhile. Whoever likes may play on.

Playing on ends nothing: a pause is about clocks and reminders. It ends at its time, or earlier by consent of all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.rules import Refused

from ..core.clock_back import each
from ..core.live_tables import Change, Live, LiveTables
from ..core.locks import Locks
from ..core.model import Table
from ..core.outgoing import notice
from ..core.ports import Clock
from ..core.timers import Fired, no_timer, timer
from .proposal import Agreed, Kind, Proposal, reseated
from .proposals import Proposals

KIND = "pause"  # of the timers
MOST_DAYS = 30
DAY = 86400.0


class Pauses:
    """Proposals of the kinds `pause` and `resume`, and the timer `pause` at whose time it is over."""

    def __init__(
        self,
        live_tables: LiveTables,
        locks: Locks,
        clock: Clock,
        proposals: Proposals,
        changed: Callable[[Table], None],
    ) -> None:
        self.live_tables, self.locks, self.clock, self.proposals, self.changed = (
            live_tables,
            locks,
            clock,
            proposals,
            changed,
        )
        proposals.kinds["pause"] = Kind(self._begin, reseated)
        proposals.kinds["resume"] = Kind(self._resume, lambda b, a, p: reseated(b, a, p) or a.paused != b.paused)

    def paused(self, table: Table) -> bool:
        return table.paused > self.clock.now()

    async def resume_all(self, tables: Sequence[Table]) -> None:
        """After a start: each pause has its end, that of a table from another machine too."""
        store = self.proposals.store
        late = [timer(t.paused, KIND, t.id) for t in tables if t.paused and not await store.timers(KIND, t.id)]
        if late:
            await store.put(late)

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
        due = timer(until, KIND, live.table.id, payload={"at": self.clock.now()})
        return await self._save(live, until, agreed, "notice-paused", due, until=str(int(until)))

    async def _resume(self, live: Live, p: Proposal, choice: int, agreed: Agreed) -> Table:
        return await self._save(live, 0.0, agreed, "notice-resumed", no_timer(KIND, live.table.id))

    async def _save(self, live: Live, ends: float, agreed: Agreed, text: str, *also: Any, **args: object) -> Table:
        table = msgspec.structs.replace(live.table, paused=ends, touched=self.clock.now())
        outs = [*agreed.outs, notice(table.version + 1, text, **args)]
        live = await self.live_tables.save(live, table, live.question, outs=outs, also=[*agreed.also, *also])
        return live.table

    async def over(self, row: Any) -> Fired:
        """A timer's: the pause is over: the table is told, and clocks go on."""
        async with self.locks.table(row.table_id):
            live = await self.live_tables.get(row.table_id)
            if not live.table.paused or live.table.paused > self.clock.now():
                return Fired()
            table = await self._save(live, 0.0, Agreed(), "notice-pause-over", no_timer(KIND, row.table_id))
        self.changed(table)
        return Fired()

    async def clock_back(self) -> None:
        """See `core.clock_back`. The table is told the other end."""
        await each(await self.proposals.store.timers(KIND), self._earlier)

    async def _earlier(self, row: Any) -> None:
        now = self.clock.now()
        at = min(float(msgspec.json.decode(row.payload).get("at", 0.0)), row.due)
        until = min(row.due - max(0.0, at - now), now + MOST_DAYS * DAY)
        async with self.locks.table(row.table_id):
            live = await self.live_tables.get(row.table_id)
            if not live.table.paused or until >= row.due:
                return
            due = timer(until, KIND, row.table_id, payload={"at": min(at, now)})
            table = await self._save(live, until, Agreed(), "notice-paused", due, until=str(int(until)))
        self.changed(table)

    async def write_with(self, change: Change) -> list[tuple[Any, ...]]:
        """The end of a pause goes with the game."""
        before, after = change.before, change.after
        if before.paused and before.status == "running" != after.status:
            return [no_timer(KIND, before.id)]
        return []
