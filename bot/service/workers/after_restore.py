"""After a restored backup, or where a table can be read again: it is told, and whoever is asked is asked anew.

What was posted since the backup was made speaks of answers that are gone. `storage.backup.restore` sets a timer of the
kind `restored` for each table that is open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..core.live_tables import Live, LiveTables
from ..core.locks import Locks
from ..core.model import Table
from ..core.outgoing import ask, card, close, notice, people_asked
from ..core.ports import Clock
from ..core.timers import Fired, no_timer, timer

KIND = "restored"
APART = 1000  # epochs: buttons from before are stale, whatever has been undone since the backup was made


def due(table_id: int, why: str) -> tuple[Any, ...]:
    """The write that has a table told, and asked anew. `why`: "restored", or "readable" again."""
    return timer(0.0, KIND, table_id, payload={"why": why})


class AfterRestore:
    """Each table is told once, in the transaction that drops its timer."""

    def __init__(self, live_tables: LiveTables, locks: Locks, clock: Clock, changed: Callable[[Table], None]) -> None:
        self.live_tables, self.locks, self.clock, self.changed = live_tables, locks, clock, changed

    async def tell(self, row: Any) -> Fired:
        """A timer's: the table is told."""
        async with self.locks.table(row.table_id):
            live = await self.live_tables.get(row.table_id)
            if live.table.status not in ("lobby", "running"):
                return Fired()
            why = msgspec.json.decode(row.payload, type=dict[str, str]).get("why", "restored")
            table = await self._told(live, why)
        self.changed(table)
        return Fired()

    async def _told(self, live: Live, why: str) -> Table:
        before, version, question = live.table, live.table.version + 1, None
        table = msgspec.structs.replace(before, epoch=before.epoch + APART, touched=self.clock.now())
        outs = [
            *close(live.question, before.n, -1, "restored"),
            notice(version, f"notice-{why}", at=str(int(before.touched))),
            card(version),
        ]
        if table.status == "running" and (waiting := people_asked(table)):
            row, question = ask(table, version, [a.seat for a in waiting], -1)
            outs.append(row)
        also = [no_timer(KIND, table.id)]
        return (await self.live_tables.save(live, table, question, outs=outs, also=also)).table
