"""Backups by the clock: a checked copy of the database each day, and old ones dropped."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from ..core.ports import Clock, Store
from ..core.timers import Fired, timer

LOG = logging.getLogger(__name__)

KIND = "backup"
AFTER_FAILURE = 3600.0
SAID_AGAIN = 3600.0  # seconds between two lines of the log that say the same
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

    def __init__(self, store: Store, clock: Clock, folder: Path, every: float) -> None:
        self.store, self.clock, self.folder, self.every = store, clock, folder, every
        self._good = clock.now()  # when the last one was made, or this began to see to it
        self._said = 0.0
        self.failing = False  # the last one that was tried could not be made

    async def plan(self) -> None:
        """After a start: see that the next one is planned, soon if the last one is older than it should be."""
        if not self.every:
            await self.store.put([("no-timers", KIND, 0)])
            return
        last = await asyncio.to_thread(self._last)
        waiting, now = await self.store.timers(KIND), self.clock.now()
        known = [good for row in waiting if (good := _good_of(row)) <= now]  # a folder that is gone tells nothing
        self._good = max([last, *known]) or min(self._good, now)
        due = max(now + 60.0, last + self.every)
        if not waiting or waiting[0].due > due:
            await self.store.put([self._timer(due)])

    def _timer(self, due: float) -> tuple[Any, ...]:
        return timer(due, KIND, payload={"good": self._good})

    def missed(self) -> int:
        """How many should have been made since the last one, and were not."""
        return int((self.clock.now() - self._good) / self.every) - 1 if self.every else 0

    def _names(self) -> list[str]:
        try:
            return [p.name for p in self.folder.iterdir()]
        except OSError:  # not there, or not to be read: that is told where a backup is made
            return []

    def _last(self) -> float:
        """When the last one was made; those of a clock that was ahead do not count."""
        stamps = [m[1] for n in self._names() if (m := _NAME.fullmatch(n))]
        times = [datetime.strptime(s, "%Y%m%d-%H%M%S").replace(tzinfo=UTC).timestamp() for s in stamps]
        return max((t for t in times if t <= self.clock.now()), default=0.0)

    async def make(self) -> str:
        """A copy now, checked by opening it; returns what is in it. Raises the store's `Error` or `OSError`."""
        await asyncio.to_thread(self.folder.mkdir, 0o700, True, True)
        said: str = await self.store.backup(self.folder / name_of(self.clock.now()))
        for name in dropped(await asyncio.to_thread(self._names)):
            await asyncio.to_thread((self.folder / name).unlink, True)
        return said

    async def due(self, row: Any) -> Fired:
        try:
            LOG.info("backup %s", await self.make())
            self._good, self.failing, again = self.clock.now(), False, self.every
        except (self.store.Error, OSError) as no:
            if abs(self.clock.now() - self._said) >= SAID_AGAIN:
                LOG.error("no backup could be made: %s", no)
                self._said = self.clock.now()
            self.failing, again = True, min(self.every, AFTER_FAILURE)
        return Fired((self._timer(self.clock.now() + again),) if self.every else ())


def _good_of(row: Any) -> float:
    """When the last good backup was made, as its timer knows it; 0.0 where it does not."""
    try:
        return msgspec.json.decode(row.payload, type=dict[str, float]).get("good", 0.0)
    except msgspec.MsgspecError:
        return 0.0
