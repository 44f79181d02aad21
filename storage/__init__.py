"""SQLite: what must not be lost. Takes and gives bytes, numbers and strings; knows nothing of games or Discord."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from . import backup as _backup
from .components import ComponentsPart
from .db import BUSY_SECONDS, MIGRATIONS, Database, Reach, is_new, migrate, nothing
from .departures import DeparturesPart
from .errors import (
    Conflict,
    Damaged,
    Foreign,
    Full,
    InUse,
    LeaseLost,
    Locked,
    ReadOnly,
    StoreError,
    TooNew,
)
from .guilds import GuildsPart
from .lease import Lease
from .log import LogPart
from .misc import MiscPart
from .orders import OrdersPart
from .proposals import ProposalsPart
from .results import ResultsPart
from .rows import TimerRow
from .tables import TablesPart
from .thinning import ThinningPart
from .timers import TimersPart
from .transfer import TransferPart

__all__ = [
    "Conflict",
    "Damaged",
    "Foreign",
    "Full",
    "InUse",
    "LeaseLost",
    "Locked",
    "ReadOnly",
    "Store",
    "StoreError",
    "TimerRow",
    "TooNew",
    "is_new",
    "open",
]


class Store(
    TablesPart,
    ComponentsPart,
    LogPart,
    MiscPart,
    TimersPart,
    GuildsPart,
    OrdersPart,
    ProposalsPart,
    TransferPart,
    ResultsPart,
    DeparturesPart,
    ThinningPart,
):
    """An open database. One process has it at a time; every method is one hop to the database's thread."""

    Conflict: type[Exception] = Conflict
    Error: type[Exception] = StoreError

    def __init__(self, db: Database, lease: Lease, now: Callable[[], float]) -> None:
        self.db, self._lease, self._now = db, lease, now

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        now: Callable[[], float] = time.time,
        reach: Reach = nothing,
        busy: float = BUSY_SECONDS,
        migrations: Path = MIGRATIONS,
    ) -> Store:
        """Open or make the database at `path` and bring it up to date.

        Raises a `StoreError` (`InUse`, `Locked`, `ReadOnly`, `TooNew`, `Foreign`, `Damaged`), and then nothing has
        been changed. `reach` is called at named points, for tests that kill the process there.
        """
        lease = Lease(path)
        lease.lock()
        try:
            db = await Database.connect(path, reach=reach, busy=busy)
            try:
                await db.prepare()
                await db.run(lambda c: lease.check(c, now()))
                await migrate(db, now(), migrations)
                await db.write(lambda c: lease.take(c, now()))
            except BaseException:
                await db.close()
                raise
        except BaseException:
            lease.unlock()
            raise
        return cls(db, lease, now)

    async def beat(self) -> None:
        """Show a sign of life, at least every 30 seconds; raises `LeaseLost`, and then nothing more may be written."""
        await self.db.write(lambda c: self._lease.beat(c, self._now()))

    async def backup(self, target: Path) -> str:
        """A checked copy while play goes on; returns a sentence on what is in it. Raises a `StoreError`."""
        return await asyncio.to_thread(_backup.copy, self.db.path, target, self.db.reach)

    @staticmethod
    async def copy(source: Path, target: Path) -> str:
        """The same for a database that another process may have open."""
        return await asyncio.to_thread(_backup.copy, source, target)

    async def close(self) -> None:
        """Give the database back; safe to call whatever has happened."""
        try:
            await self.db.write(self._lease.give_up)
        except StoreError:
            pass  # a lease that cannot be given back ends with the lock
        finally:
            await self.db.close()
            self._lease.unlock()


open = Store.open
