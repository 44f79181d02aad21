"""What the database holds and this program cannot read: put aside, so that everything else goes on.

A table is marked (by a timer that is never due), its people are told once, and each start tries it again; a timer or a
row to post that cannot be read is kept under such a mark, too. `caravel health` counts the marks.
"""

from __future__ import annotations

import logging
from typing import Any

from bot.rules import Refused

from .outgoing import notice
from .ports import Clock, Store
from .timers import NEVER, UNREADABLE, no_timer, timer

LOG = logging.getLogger(__name__)

KIND = UNREADABLE


class Unreadable:
    """Knows what has been put aside; `tables` by number."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.tables: set[int] = set()

    async def learn(self) -> None:
        """What was put aside before the last stop."""
        self.tables = {row.table_id for row in await self.store.timers(KIND) if not row.key}

    async def table(self, row: Any, wrong: Exception) -> None:
        """Put a table aside, where it is not yet."""
        if row.id in self.tables:
            return
        self.tables.add(row.id)
        if any(not mark.key for mark in await self.store.timers(KIND, row.id)):
            return
        why = f"{wrong.text} {wrong.args_}" if isinstance(wrong, Refused) else type(wrong).__name__
        LOG.error("table %d cannot be read and is put aside: %s", row.id, why)
        outs = [(row.id, notice(row.version, "notice-unreadable").row())] if row.status == "running" else []
        await self.store.put([timer(NEVER, KIND, row.id, payload={"at": self.clock.now(), "why": why})], outs)

    async def read(self, table_id: int, also: tuple[Any, ...]) -> None:
        """A table has been read. Where it had been put aside it is not any more, and `also` is written with that."""
        if table_id in self.tables:
            LOG.warning("table %d can be read again", table_id)
            await self.store.put([no_timer(KIND, table_id), also])
            self.tables.discard(table_id)

    async def count(self) -> int:
        """How many tables, timers and rows to post lie aside."""
        return len(await self.store.timers(KIND))
