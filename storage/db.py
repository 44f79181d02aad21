"""The connection: one writer, one thread, one function a transaction; migrations; who may use the file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from .errors import Damaged, Foreign, ReadOnly, StoreError, TooNew, told

T = TypeVar("T")
Reach = Callable[[str], None]

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY_SECONDS = 5.0
FULL, NORMAL = "full", "normal"  # how far a commit waits for the disk


def nothing(point: str) -> None:
    """What happens at a named point, unless a test has something in mind."""


class Database:
    """An open database file. `run` and `write` carry a function to the connection's thread in one hop."""

    def __init__(self, path: Path, conn: aiosqlite.Connection, reach: Reach) -> None:
        self.path, self.reach = path, reach
        self._conn = conn

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
            conn = await aiosqlite.connect(path, isolation_level=None, timeout=busy, cached_statements=256)
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

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """`work` on the connection's thread, outside any transaction: for reading."""
        conn = self._conn

        def job() -> T:
            return work(conn._conn)

        try:
            # The one private name we use: aiosqlite has no public way to run a function on its thread, and four
            # awaits a transaction cost more than the transaction.
            result: T = await conn._execute(job)  # type: ignore[no-untyped-call]
        except sqlite3.Error as wrong:
            raise told(wrong, self.path) from wrong
        return result

    async def write(self, work: Callable[[sqlite3.Connection], T], *, synced: bool = True) -> T:
        """`work` in a transaction, all or nothing, on the disk when this returns.

        A caller that is cancelled while waiting does not stop it: what has begun is finished. Not `synced`: the disk is
        not waited for; it outlives the process then, and is there without fail after the next write that is.
        """
        reach = self.reach

        def job(c: sqlite3.Connection) -> T:
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

    async def close(self) -> None:
        await self._conn.close()


def version_of(c: sqlite3.Connection, path: Path, newest: int | None = None) -> int:
    """The schema version of a database, 0 for an empty one; raises `Foreign` or `TooNew`."""
    names = {name for (name,) in c.execute("select name from sqlite_master where type = 'table'")}
    if "schema_version" not in names:
        if names:
            raise Foreign(f"{path}: this is a database of another program")
        return 0
    version = int(c.execute("select coalesce(max(version), 0) from schema_version").fetchone()[0])
    newest = newest if newest is not None else max(found(MIGRATIONS), default=0)
    if version > newest:
        raise TooNew(
            f"{path}: the database is newer than this program (its version is {version}, known up to {newest}); "
            "install the newer program"
        )
    return version


def is_new(path: Path) -> bool:
    """Whether there is no database of ours yet: no file, an empty one, or one without a table. (A log beside it counts;
    it is not touched where the file itself is missing, for then the log would be dropped.) Raises a `StoreError`."""
    if not path.is_file() or not path.stat().st_size:
        return True
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True)) as c:
            return version_of(c, path) == 0
    except sqlite3.Error as wrong:
        raise told(wrong, path) from wrong


def found(folder: Path) -> dict[int, Path]:
    """The migrations in a folder, by number."""
    return {int(p.name.split("_")[0]): p for p in sorted(folder.glob("[0-9]*_*.sql"))}


def statements(text: str) -> list[str]:
    """The statements of a script, one by one: `executescript` would commit on its own."""
    out, begun = [], ""
    for line in text.splitlines():
        begun += line + "\n"
        if sqlite3.complete_statement(begun):
            out.append(begun.strip())
            begun = ""
    if any(line.strip() and not line.strip().startswith("--") for line in begun.splitlines()):
        raise Damaged("a migration ends in the middle of a statement")
    return out


async def migrate(db: Database, now: float, folder: Path = MIGRATIONS) -> int:
    """Bring the schema up to the newest migration, each in a transaction of its own; returns the version."""
    todo = found(folder)
    version = await db.run(lambda c: version_of(c, db.path, max(todo, default=0)))
    for number in sorted(n for n in todo if n > version):

        def work(c: sqlite3.Connection, number: int = number) -> None:
            c.execute("create table if not exists schema_version (version integer primary key, at real not null)")
            for statement in statements(todo[number].read_text("utf-8")):
                c.execute(statement)
                db.reach("in-migration")
            c.execute("insert into schema_version (version, at) values (?, ?)", (number, now))

        await db.write(work)
    return max(todo, default=0)


def fetch(c: sqlite3.Connection, sql: str, args: Any = ()) -> Any:
    """The first row, or None."""
    return c.execute(sql, args).fetchone()
