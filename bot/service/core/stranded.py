"""Tables that cannot be posted to: their channel is deleted, or the bot has lost its rights or the server.

What is to be posted waits. The people of the table are told once, in private, and may move it; `caravel health` counts
such tables. The mark is a timer that is never due; it goes when something gets through, or when the table is moved.
"""

from __future__ import annotations

import logging
from typing import Any

from .model import Table
from .outgoing import Out, word
from .ports import Clock, Store
from .timers import NEVER, no_timer, timer

LOG = logging.getLogger(__name__)

KIND = "stranded"
CHANNEL, RIGHTS, SERVER = "channel", "rights", "server"  # what is lost


class Stranded:
    """Knows which tables they are; `tables`: why, by number."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.tables: dict[int, str] = {}

    async def learn(self) -> None:
        """What was so before the last stop."""
        self.tables = {mark.table_id: mark.key for mark in await self.store.timers(KIND)}

    async def mark(self, table: Table, why: str) -> bool:
        """Nothing gets through to a table: its people and its owner are told, unless they know. Whether it is news."""
        before = self.tables.get(table.id, "")
        if before == why or (before and why == RIGHTS):
            return False
        self.tables[table.id] = why
        LOG.error("nothing can be posted at table %d (%s): its people are told in private", table.id, why)
        marks = [no_timer(KIND, table.id, key=before)] if before else []
        await self.store.put(
            [*marks, timer(NEVER, KIND, table.id, key=why)], [(table.id, o.row()) for o in self._told(table, why)]
        )
        return True

    def _told(self, table: Table, why: str) -> list[Out]:
        people = dict.fromkeys((*table.players, *([table.owner] if table.owner else [])))
        return [word(f"{why}:{self.clock.now():.0f}", user, f"word-stranded-{why}") for user in people]

    async def clear(self, table_id: int) -> None:
        """Something has got through."""
        if table_id in self.tables:
            LOG.warning("table %d can be posted to again", table_id)
            await self.store.put([self.cleared(table_id)])
            self.tables.pop(table_id, None)

    def cleared(self, table_id: int) -> tuple[Any, ...]:
        """The write that takes the mark away."""
        return no_timer(KIND, table_id, key=self.tables.get(table_id, ""))
