"""SQLite or PostgreSQL: what must not be lost. Takes and gives bytes, numbers and strings; knows nothing of games or
Discord."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from . import backup as _backup
from . import db as _sqlite
from . import file as _file
from .address import is_url, shown
from .components import ComponentsPart
from .departures import DeparturesPart
from .errors import (
    Conflict,
    Damaged,
    Foreign,
    Full,
    InUse,
    LeaseLost,
    Locked,
    Lost,
    Moved,
    OtherShards,
    ReadOnly,
    StoreError,
    TooNew,
    TooOld,
    Unsure,
)
from .guilds import GuildsPart
from .lease import Lease
from .log import LogPart
from .migrating import MIGRATIONS, migrate
from .misc import MiscPart
from .moving import refuse_if_moved
from .orders import OrdersPart
from .port import BUSY_SECONDS, Connection, Database, Reach, nothing
from .proposals import ProposalsPart
from .results import ResultsPart
from .rows import TimerRow
from .share import Share
from .tables import TablesPart
from .thinning import ThinningPart
from .timers import TimersPart
from .transfer import TransferPart

if TYPE_CHECKING:
    from .postgres import Members

__all__ = [
    "Conflict",
    "Damaged",
    "Foreign",
    "Full",
    "InUse",
    "LeaseLost",
    "Locked",
    "Lost",
    "Moved",
    "OtherShards",
    "ReadOnly",
    "Store",
    "StoreError",
    "TimerRow",
    "TooNew",
    "TooOld",
    "Unsure",
    "is_new",
    "is_url",
    "open",
    "shown",
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

    def __init__(self, db: Database, lease: Held, now: Callable[[], float]) -> None:
        self.db, self._lease, self._now = db, lease, now
        self.share = Share()
        self.members: Members | None = None  # the processes on this database, where there are several

    @classmethod
    async def open(
        cls,
        where: Path | str,
        *,
        now: Callable[[], float] = time.time,
        reach: Reach = nothing,
        busy: float = BUSY_SECONDS,
        migrations: Path = MIGRATIONS,
        moving: bool = False,
        shards: int = 0,
        named: Sequence[int] = (),
    ) -> Store:
        """Open or make the database, and bring it up to date: the file at a path, or `postgresql://` on a server.

        Raises a `StoreError` (`InUse`, `Locked`, `ReadOnly`, `TooNew`, `Foreign`, `Damaged`, `Lost`, `TooOld`), and
        then nothing has been changed. `reach` is called at named points, for tests that kill the process there.
        `moving`: for `moving.move` only, which others may have to wait for: they get `Moved`.
        `shards`: of how many this process is to take some, those `named` before others, as one of several on a server
        (`OtherShards` where they go by another number); 0 where it is alone.
        """
        if isinstance(where, str):
            from . import postgres  # whoever has a file alone needs nothing of it

            lease = postgres.Member(shown(where), shards, named) if shards else postgres.Lease(shown(where))
            db, _ = await postgres.opened(where, now, reach, busy, migrations, lease)
            store = cls(db, lease, now)
            if isinstance(lease, postgres.Member):
                store.members = postgres.Members(db, lease)
                store.share.set(shards, ())
        else:
            store = cls(*await _on_file(where, now, reach, busy, migrations), now)
        try:
            if not moving and migrations is MIGRATIONS:
                await store.db.run(lambda c: refuse_if_moved(c, store.db.name))
        except BaseException:
            await store.close()
            raise
        return store

    async def beat(self) -> None:
        """Show a sign of life, at least every 30 seconds; raises `LeaseLost`, and then nothing more may be written."""
        await self.db.write(lambda c: self._lease.beat(c, self._now()))

    async def backup(self, target: Path) -> str:
        """A checked copy while play goes on; returns a sentence on what is in it. Raises a `StoreError`."""
        return await asyncio.to_thread(self.db.copy, target)

    @staticmethod
    async def copy(source: Path | str, target: Path) -> str:
        """The same of a database that another process may have open."""
        if isinstance(source, str):
            from . import postgres

            return await postgres.copy(source, target)
        return await asyncio.to_thread(_backup.copy, source, target)

    async def replace(self, source: Path) -> str:
        """Put what is in a copy in the place of all there is, all or nothing; every open table will be told of it.

        Returns a sentence on what is in it. For a database on a server; a file is replaced by `backup.restore`.
        """
        from .postgres.backup import refill

        with tempfile.TemporaryDirectory() as folder:
            fresh = Path(folder) / "fresh.sqlite3"
            said = await asyncio.to_thread(_backup.copy, source, fresh)
            await (await Store.open(fresh)).close()  # brings it up to date
            await self.db.write(lambda c: refill(c, fresh))
        return f"{self.db.name}: {said.partition(': ')[2]}"

    async def close(self) -> None:
        """Give the database back; safe to call whatever has happened."""
        try:
            await self.db.write(self._lease.give_up)
        except StoreError:
            pass  # a lease that cannot be given back ends with the lock
        finally:
            await self.db.close()
            self._lease.unlock()


class Held(Protocol):
    """The right to a database, while this process has it."""

    def beat(self, c: Connection, now: float) -> None: ...
    def give_up(self, c: Connection) -> None: ...
    def unlock(self) -> None: ...


async def _on_file(
    path: Path, now: Callable[[], float], reach: Reach, busy: float, migrations: Path
) -> tuple[_sqlite.Database, Lease]:
    lease = Lease(path)
    lease.lock()
    try:
        db = await _sqlite.Database.connect(path, reach=reach, busy=busy)
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
    return db, lease


def is_new(where: Path | str) -> bool:
    """Whether there is no database of ours yet: no file, or one without a table. Raises a `StoreError`."""
    if isinstance(where, str):
        from . import postgres

        return postgres.is_new(where)
    return _file.is_new(where)


open = Store.open
