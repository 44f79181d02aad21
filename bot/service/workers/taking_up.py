"""After a start each running table is gone through once: whether it can be read, and whether all that waits is set.

The newest tables first and before anybody is answered, the others beside play: a start does not take longer where
many tables are stored. Whoever presses at a table that has not come up yet is answered as ever.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.rules import Refused

from ..core.live_tables import LiveTables
from ..core.locks import Locks
from ..core.model import Table
from ..core.ports import Store
from ..core.unreadable import Unreadable
from . import after_restore

LOG = logging.getLogger(__name__)

AT_ONCE = 100  # tables before the start is over
PAUSE = 0.002  # seconds between two tables after that, so that everything else comes first
TROUBLE = 30.0  # seconds until the next try where the database has failed

Resume = Callable[[Sequence[Table]], Awaitable[None]]


class TakingUp:
    """`resume`: what is done for each table that can be read, under its lock."""

    def __init__(
        self, store: Store, live_tables: LiveTables, locks: Locks, unreadable: Unreadable, resume: Sequence[Resume]
    ) -> None:
        self.store, self.live_tables, self.locks, self.unreadable = store, live_tables, locks, unreadable
        self.resume = resume
        self._left: list[int] = []
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Raises `Refused` or the store's `Error` if the store fails. Begins anew where it has not come to an end."""
        await self.stop()
        self._left = await self.store.running()
        for _ in range(AT_ONCE):
            if self._left:
                await self._next()
        self._task = asyncio.create_task(self._rest(), name="taking up")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def done(self) -> None:
        """Wait until all tables have been gone through."""
        if self._task is not None:
            await self._task

    async def _rest(self) -> None:
        while self._left:
            try:
                await self._next()
                await asyncio.sleep(PAUSE)
            except (Refused, self.store.Error) as no:
                LOG.warning("taking up tables: %s", no)
                await asyncio.sleep(TROUBLE)
            except Exception:  # whatever is wrong at one table, the others are to be taken up
                LOG.exception("table %s is not taken up", self._left.pop())

    async def _next(self) -> None:
        table_id = self._left[-1]
        async with self.locks.table(table_id):
            try:
                table = (await self.live_tables.glance(table_id)).table
            except Refused as no:
                if no.text.startswith("storage-"):
                    raise
                table = None  # it cannot be read: the others are played on
            if table is not None:
                await self.unreadable.read(table_id, after_restore.due(table_id, "readable"))
                if table.status == "running":
                    for resume in self.resume:
                        await resume((table,))
        self._left.pop()
