"""After a backup was put in the database's place: tables are told, and whoever is asked is asked anew.

What was posted since the backup was made speaks of answers that are gone. `storage.backup.restore` sets a timer of the
kind `restored` for each table that is open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from .locks import Locks
from .model import Table
from .ports import Clock
from .shelf import Live, Shelf
from .tell import ask, card, close, notice, people_asked
from .timers import Fired, Timers, no_timer

KIND = "restored"
APART = 1000  # epochs: buttons from before are stale, whatever has been undone since the backup was made


class Restored:
    """Each table is told once, in the transaction that drops its timer."""

    def __init__(
        self, shelf: Shelf, locks: Locks, clock: Clock, timers: Timers, changed: Callable[[Table], None]
    ) -> None:
        self.shelf, self.locks, self.clock, self.changed = shelf, locks, clock, changed
        timers.on(KIND, self._tell)

    async def _tell(self, row: Any) -> Fired:
        async with self.locks.table(row.table_id):
            live = await self.shelf.get(row.table_id)
            if live.table.status not in ("lobby", "running"):
                return Fired()
            table = await self._told(live)
        self.changed(table)
        return Fired()

    async def _told(self, live: Live) -> Table:
        before, version, question = live.table, live.table.version + 1, None
        table = msgspec.structs.replace(before, epoch=before.epoch + APART, touched=self.clock.now())
        outs = [
            *close(live.question, before.n, -1, "restored"),
            notice(version, "notice-restored", at=str(int(before.touched))),
            card(version),
        ]
        if table.status == "running" and (waiting := people_asked(table)):
            row, question = ask(table, version, [a.seat for a in waiting], -1)
            outs.append(row)
        also = [no_timer(KIND, table.id)]
        return (await self.shelf.save(live, table, question, outs=outs, also=also)).table
