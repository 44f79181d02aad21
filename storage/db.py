"""SQLite: one connection, one thread, one function a transaction."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from . import backup, port
from .errors import ReadOnly, StoreError, told
from .file import Connection, version_of
from .port import BUSY_SECONDS, Reach, nothing

T = TypeVar("T")

FULL, NORMAL = "full", "normal"  # how far a commit waits for the disk


class Database:
    """An open database file."""

    Error = sqlite3.Error

    def __init__(self, path: Path, conn: aiosqlite.Connection, reach: Reach) -> None:
        self.path, self.reach = path, reach
        self._conn = conn

    @property
    def name(self) -> str:
        return str(self.path)

    @classmethod
    async def connect(cls, path: Path, *, reach: Reach = nothing, busy: float = BUSY_SECONDS) -> Database:
        """Open the file, made if missing and readable by its owner alone. Raises a `StoreError`."""
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except PermissionError as no:
            raise ReadOnly(f"{path}: the database cannot be written; check the rights to it") from no
        except OSError as no:
            raise StoreError(f"{path}: {no.strerror or no}") from no
        try:
            conn = await aiosqlite.connect(
                path, isolation_level=None, timeout=busy, cached_statements=256, factory=Connection
            )
        except sqlite3.Error as wrong:
            raise told(wrong, path) from wrong
        return cls(path, conn, reach)

    async def prepare(self) -> None:
        """Set the connection up; raises `Foreign` or `TooNew` before anything is written."""

        def work(c: sqlite3.Connection) -> None:
            version_of(c, self.path)
            c.execute("pragma foreign_keys = on")
            c.execute(f"pragma synchronous = {FULL}")
            if c.execute("pragma journal_mode = wal").fetchone()[0] != "wal":
                raise StoreError(
                    f"{self.path}: this kind of disk can't hold the database (it allows no write-ahead log)"
                )

        await self.run(work)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """`work` on the connection's thread, outside any transaction: nobody else writes meanwhile."""
        conn = self._conn

        def job() -> T:
            return work(conn._conn)  # type: ignore[arg-type]  # made by our factory

        try:
            # The one private name we use: aiosqlite has no public way to run a function on its thread, and four
            # awaits a transaction cost more than the transaction.
            result: T = await conn._execute(job)  # type: ignore[no-untyped-call]
        except sqlite3.Error as wrong:
            raise told(wrong, self.path) from wrong
        return result

    async def write(self, work: Callable[[Connection], T], *, synced: bool = True) -> T:
        """See `port`."""
        reach = self.reach

        def job(c: Connection) -> T:
            reach("before-begin")
            if not synced:
                c.execute(f"pragma synchronous = {NORMAL}")
            c.execute("begin immediate")
            try:
                result = work(c)
                reach("before-commit")
                c.execute("commit")
            except BaseException:
                if c.in_transaction:
                    c.execute("rollback")
                raise
            finally:
                if not synced:
                    c.execute(f"pragma synchronous = {FULL}")
            reach("after-commit")
            return result

        return await self.run(job)

    def version(self, c: port.Connection, newest: int | None = None) -> int:
        return version_of(c, self.path, newest)

    def translated(self, statement: str) -> list[str]:
        return [statement]

    def begin_migration(self, c: port.Connection) -> None:
        """Nobody else writes in a transaction of this one."""

    def copy(self, target: Path) -> str:
        return backup.copy(self.path, target, self.reach)

    async def close(self) -> None:
        await self._conn.close()
