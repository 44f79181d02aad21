"""Pictures that somebody was promised: they are owed until they are there, whatever becomes of the process meanwhile.

A promise is a timer. It is written before the words go out that the picture belongs to, and dropped when the picture
is out; one that is left over, from a killed process or a refused edit, becomes a row of the outbox. The disk is not
waited for: a machine that loses its power may forget a picture.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from itertools import count
from typing import Any

import msgspec

from ..core.outgoing import Out
from ..core.ports import Clock, Store
from ..core.timers import Fired, no_timer, timer

LOG = logging.getLogger(__name__)

KIND = "picture"  # of the timers, and of the rows that come of them
PATIENCE = 30.0  # seconds in which whoever has promised a picture brings it


class Promises:
    """`key` names the message; of several pictures for one message the last is meant."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.brush = asyncio.Lock()  # for one at a time, so that what nobody waits for any more is not drawn
        self._open: dict[str, int] = {}
        self._numbers = count(1)

    async def give(self, key: str, table: int, user: int, what: Mapping[str, Any]) -> int:
        """Promise a picture; the number of the promise. Without a disk to write it on it holds for this process."""
        self._open[key] = number = next(self._numbers)
        now = self.clock.now()
        try:
            row = timer(now + PATIENCE, KIND, table, user, key, {**what, "key": key, "at": now})
            await self.store.put([row], synced=False)
        except self.store.Error as no:
            LOG.warning("a picture is promised in memory only: %s", no)
        return number

    def stands(self, key: str, number: int) -> bool:
        """Whether nothing has taken the place of what was promised."""
        return self._open.get(key) == number

    def open(self, key: str) -> bool:
        """Whether somebody is at work on a picture for that message."""
        return key in self._open

    async def keep(self, key: str, table: int, user: int) -> None:
        """The picture is there, or nobody waits for one any more."""
        if self._open.pop(key, None) is None:
            return
        try:
            await self.store.put([no_timer(KIND, table, user, key)], synced=False)
        except self.store.Error as no:
            LOG.warning("a picture may come twice: %s", no)

    async def resume(self) -> None:
        """After a start: what the process before has not brought is due at once."""
        now = self.clock.now()
        rows = [row for row in await self.store.timers(KIND) if not self.open(row.key)]
        if rows:
            await self.store.put([("timer", now, r.kind, r.table_id, r.user_id, r.key, r.payload) for r in rows])

    async def due(self, row: Any) -> Fired:
        """A timer's: it was not brought in time."""
        self._open.pop(row.key, None)
        what = msgspec.json.decode(row.payload)
        return Fired(outs=((row.table_id, Out(KIND, f"{KIND}:{row.key}:{row.due}", what)),))
