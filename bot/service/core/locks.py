"""One lock a table: what changes a table waits its turn; tables never wait for each other."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def table(self, table_id: int) -> asyncio.Lock:
        """The lock of a table, for `async with`; it lives as long as somebody holds or awaits it."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock
