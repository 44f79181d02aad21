"""Backups by the clock: a checked copy of the database each day, and old ones dropped."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from .ports import Clock, Store
from .timers import Fired, Timers, timer

LOG = logging.getLogger(__name__)

KIND = "backup"
AFTER_FAILURE = 3600.0
DAYS, WEEKS = 7, 4  # of each of the last days the newest is kept, and of each of the last weeks
_NAME = re.compile(r"caravel-(\d{8}-\d{6})\.sqlite3")


def name_of(at: float) -> str:
    """The file name of a backup made at a time."""
    return f"caravel-{datetime.fromtimestamp(at, UTC):%Y%m%d-%H%M%S}.sqlite3"


def dropped(names: Iterable[str], days: int = DAYS, weeks: int = WEEKS) -> list[str]:
    """Which of these files need not be kept. Files with other names are never among them."""
    dated = sorted(((m[1], m[0]) for n in names if (m := _NAME.fullmatch(n))), reverse=True)
    kept: set[str] = set()
    for form, most in (("%Y%m%d", days), ("%G%V", weeks)):
        newest: dict[str, str] = {}
        for stamp, name in dated:
            newest.setdefault(datetime.strptime(stamp, "%Y%m%d-%H%M%S").strftime(form), name)
        kept |= set(list(newest.values())[:most])
    return sorted(name for _, name in dated if name not in kept)


class Backups:
    """`every` seconds a copy into `folder`; 0 for none."""

    def __init__(self, store: Store, timers: Timers, clock: Clock, folder: Path, every: float) -> None:
        self.store, self.clock, self.folder, self.every = store, clock, folder, every
        timers.on(KIND, self._due)

    async def plan(self) -> None:
        """After a start: see that the next one is planned, soon if the last one is older than it should be."""
        if not self.every:
            await self.store.put([("no-timers", KIND, 0)])
            return
        last = await asyncio.to_thread(self._last)
        due = max(self.clock.now() + 60.0, last + self.every)
        waiting = await self.store.timers(KIND)
        if not waiting or waiting[0].due > due:
            await self.store.put([timer(due, KIND)])

    def _names(self) -> list[str]:
        return [p.name for p in self.folder.iterdir()] if self.folder.is_dir() else []

    def _last(self) -> float:
        stamps = [m[1] for n in self._names() if (m := _NAME.fullmatch(n))]
        return max((datetime.strptime(s, "%Y%m%d-%H%M%S").replace(tzinfo=UTC).timestamp() for s in stamps), default=0.0)

    async def make(self) -> str:
        """A copy now, checked by opening it; returns what is in it. Raises the store's `Error` or `OSError`."""
        await asyncio.to_thread(self.folder.mkdir, 0o700, True, True)
        said: str = await self.store.backup(self.folder / name_of(self.clock.now()))
        for name in dropped(await asyncio.to_thread(self._names)):
            await asyncio.to_thread((self.folder / name).unlink, True)
        return said

    async def _due(self, row: Any) -> Fired:
        try:
            LOG.info("backup %s", await self.make())
            again = self.every
        except (self.store.Error, OSError) as no:
            LOG.error("no backup could be made: %s", no)
            again = min(self.every, AFTER_FAILURE)
        return Fired((timer(self.clock.now() + again, KIND),) if self.every else ())
