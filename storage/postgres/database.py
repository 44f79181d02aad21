"""The connections to the server: a bounded pool, one writer, one function a transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from .. import port
from ..address import shown
from ..backup import written
from ..errors import StoreError, Unsure
from ..port import BUSY_SECONDS, Reach, nothing
from .backup import fill
from .connection import Connection, Raw
from .dialect import JSON_OF, translated
from .errors import AGAIN, told
from .lease import Lease, application
from .server import MOST, pool_at, version_at, version_of

T = TypeVar("T")

READERS = MOST - 2  # connections beside them: the one that writes, and one for copies
DOWN_SECONDS = 0.2  # that are waited for a connection while none has come for long
_MIGRATING = 0x63617261  # the number of an advisory lock
_END = "select pg_terminate_backend(pid, $3) from pg_stat_activity where pid = $1 and application_name = $2"


class Broken(psycopg.OperationalError):
    """The connection is no more; `pid` was its session's at the server."""

    def __init__(self, pid: int) -> None:
        super().__init__("the connection is closed")
        self.pid = pid


class Database:
    """An open database on a server.

    Functions run on threads, each with a connection of the pool: those that write one after the other, as in SQLite;
    those that read beside them, each on one moment of the database.
    """

    Error = psycopg.Error

    def __init__(self, url: str, pool: ConnectionPool[Raw], called: str, reach: Reach, busy: float) -> None:
        self.url, self.reach, self.busy = url, reach, busy
        self._called = called
        self.fence: Lease | None = None  # asked in every transaction that writes
        self._pool, self._patience = pool, busy
        self._writer = ThreadPoolExecutor(1, "postgres-writer")
        self._readers = ThreadPoolExecutor(READERS, "postgres-reader")

    @property
    def name(self) -> str:
        return shown(self.url)

    @classmethod
    async def connect(
        cls, url: str, *, reach: Reach = nothing, busy: float = BUSY_SECONDS, holder: str = ""
    ) -> Database:
        """Connect; raises a `StoreError`, `Foreign`, `TooNew` or `TooOld` before anything is written."""
        await asyncio.to_thread(version_at, url)
        called = application(holder)
        pool = pool_at(url, busy, called)
        await asyncio.to_thread(pool.open)
        return cls(url, pool, called, reach, busy)

    # -- reading -------------------------------------------------------------------------------
    async def run(self, work: Callable[[Connection], T]) -> T:
        """`work` on one moment of the database; once more where the connection breaks."""

        def job() -> T:
            try:
                return self._with(lambda raw: _looked(raw, work))
            except Broken:
                return self._with(lambda raw: _looked(raw, work))

        return await self._on(self._readers, job)

    def copy(self, target: Path) -> str:
        """See `storage.port`."""

        def work(part: Path) -> None:
            try:
                self._with(lambda raw: _looked(raw, lambda c: fill(c, part)))
            except psycopg.Error as wrong:
                raise told(wrong, self.name) from wrong

        return written(target, work, self.reach)

    # -- writing -------------------------------------------------------------------------------
    async def write(self, work: Callable[[Connection], T], *, synced: bool = True) -> T:
        """See `storage.port`. Raises `Unsure` where a commit got no answer and the server none about it either."""
        return await self._on(self._writer, lambda: self._write(work, synced))

    def _write(self, work: Callable[[Connection], T], synced: bool) -> T:
        self.reach("before-begin")
        for last in (False, True):
            one = _Attempt(self, work, synced)
            try:
                result = self._with(one.make)
                break
            except AGAIN:  # another process was writing: what it wrote is seen now
                if last:
                    raise
            except Broken as broken:
                if self._landed(one, broken):
                    result = one.result
                    break
                if last:
                    raise
        self.reach("after-commit")
        return result  # type: ignore[no-any-return]

    def _landed(self, one: _Attempt, broken: Broken) -> bool:
        """Whether a transaction was committed whose connection broke, and has its end now; raises `Unsure`, `Lost`."""
        unsure = Unsure(f"{self.name}: the connection to the server was lost while it was writing; look what is there")
        fence, number = self.fence, one.number

        def look(raw: Raw) -> bool:
            # The server may not know yet that nobody is there, and would keep what that session has locked.
            raw.execute(_END, (broken.pid, self._called, int(self.busy * 1000)))
            if fence is None or number is None or not one.committing:
                return False
            with raw.transaction(), raw.pipeline() as pipeline:
                return fence.landed(Connection(raw, pipeline), number)

        if one.committing and number is None:
            raise unsure
        until = time.monotonic() + self.busy
        while True:
            try:
                return self._with(look)
            except psycopg.OperationalError as wrong:
                if time.monotonic() > until:
                    raise (unsure if one.committing else wrong) from wrong
                time.sleep(DOWN_SECONDS)

    async def bare(self, work: Callable[[Raw], T]) -> T:
        """`work` with a connection as the library gives it, where writes are made: to measure those."""
        return await self._on(self._writer, lambda: self._with(work))

    # -- both ----------------------------------------------------------------------------------
    async def _on(self, threads: ThreadPoolExecutor, job: Callable[[], T]) -> T:
        try:
            future = asyncio.get_running_loop().run_in_executor(threads, job)
        except RuntimeError as no:
            raise StoreError(f"{self.name}: the database is closed") from no
        try:
            return await future
        except psycopg.Error as wrong:
            known = told(wrong, self.name)
            raise known from (wrong if known is not wrong else wrong.__cause__)

    def _with(self, job: Callable[[Raw], T]) -> T:
        """`job` with a connection. Where the last one could not be had, this one is not waited for long."""
        try:
            raw = self._pool.getconn(self._patience)
        except PoolTimeout:
            self._patience = DOWN_SECONDS
            raise
        self._patience, pid = self.busy, raw.info.backend_pid
        try:
            return job(raw)
        except psycopg.OperationalError as wrong:
            if raw.closed or (wrong.sqlstate or "").startswith("57P"):
                raw.close()
                self._pool.check()  # the others may be as dead
                raise Broken(pid) from wrong
            raise
        finally:
            if not raw.closed and raw.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
                try:
                    raw.execute("rollback")
                except psycopg.Error:
                    raw.close()
            self._pool.putconn(raw)

    def version(self, c: port.Connection, newest: int | None = None) -> int:
        return version_of(c, self.name, newest)

    def translated(self, statement: str) -> list[str]:
        return translated(statement)

    def begin_migration(self, c: port.Connection) -> None:
        """One at a time, whoever else starts."""
        c.execute("select pg_advisory_xact_lock(?)", (_MIGRATING,)).fetchone()
        c.execute(JSON_OF)

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            threads.shutdown(wait=False)
        await asyncio.to_thread(self._pool.close)


class _Attempt:
    """One try of a transaction."""

    def __init__(self, db: Database, work: Callable[[Connection], Any], synced: bool) -> None:
        self._db, self._work, self._synced = db, work, synced
        self.number: int | None = None
        self.committing, self.result = False, None

    def make(self, raw: Raw) -> Any:
        fence = self._db.fence
        with raw.pipeline() as pipeline:
            c = Connection(raw, pipeline)
            c.execute("begin")
            if not self._synced:
                c.execute("set local synchronous_commit to off")
            asked = fence.fence(c) if fence else None
            self.result = self._work(c)
            self._db.reach("before-commit")
            if fence and asked:
                self.number = fence.passed(asked)
            self.committing = True
            c.execute("commit")  # waited for at the end of the pipeline
        return self.result


def _looked(raw: Raw, work: Callable[[Connection], T]) -> T:
    with raw.pipeline() as pipeline:
        c = Connection(raw, pipeline)
        c.execute("begin isolation level repeatable read, read only")
        result = work(c)
        c.execute("commit")
    return result
