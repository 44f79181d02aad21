"""PostgreSQL, 15 or newer, by psycopg and its pool. Only who names such a database needs them installed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from ..address import shown
from ..errors import InUse, StoreError
from ..migrating import migrate
from ..port import Connection, Reach

try:
    import psycopg  # noqa: F401
    import psycopg_pool  # noqa: F401
except ImportError as no:
    raise StoreError(
        "the database is PostgreSQL, and what speaks to it is not installed: pip install '.[postgresql]' brings it"
    ) from no

from .database import Database
from .lease import Lease
from .members import Member, Members, refuse_if_shared
from .server import version_at

__all__ = ["Database", "Lease", "Member", "Members", "copy", "is_new", "opened", "shown"]


async def opened(
    url: str, now: Callable[[], float], reach: Reach, busy: float, migrations: Path, lease: Lease
) -> tuple[Database, Lease]:
    """The database at `url`, brought up to date and taken by a lease. Raises a `StoreError`."""
    until = time.monotonic() + busy
    db = await Database.connect(url, reach=reach, busy=busy, holder=lease.holder)
    try:
        while True:
            try:
                await db.run(lambda c: lease.check(c) if db.version(c) else None)
                break
            except InUse:  # its sessions end a moment after a process does
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.1)
        await migrate(db, now(), migrations)

        def take(c: Connection) -> None:
            if not isinstance(lease, Member):
                refuse_if_shared(c, lease.name)
            lease.take(c)

        await db.write(take)
        db.fence = lease
    except BaseException:
        await db.close()
        raise
    return db, lease


async def copy(url: str, target: Path) -> str:
    """A checked copy as an SQLite file, while a bot may be running on it. Raises a `StoreError`."""
    db = await Database.connect(url)
    try:
        if not await db.run(db.version):
            raise StoreError(f"{shown(url)}: there is nothing in the database")
        return await asyncio.to_thread(db.copy, target)
    finally:
        await db.close()


def is_new(url: str) -> bool:
    """Whether there is nothing of ours at `url`. Blocks. Raises a `StoreError`."""
    return version_at(url) == 0
