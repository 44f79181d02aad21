"""A safe copy of a database that may be in use: copied whole, written through to the disk, checked, then named."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from .errors import Damaged, StoreError, told
from .file import Connection, version_of
from .lease import Lease
from .port import Connection as PortConnection
from .port import Reach, nothing

APART = 1000  # versions of a table, more than are likely between a backup and its use
FURTHER = 100  # and as many numbers of tables and proposals
_OPEN = "status in ('lobby', 'running')"


def copy(source: Path, target: Path, reach: Reach = nothing) -> str:
    """Copy `source` to `target`; returns a sentence on what is in it.

    SQLite's online backup reads one moment of the database while others go on writing. A file that was at `target`
    stays until the checked copy takes its name. Blocks: call it on a thread. Raises a `StoreError`.
    """
    if not source.is_file():
        raise StoreError(f"{source}: there is no database")
    if target.exists() and target.samefile(source):
        raise StoreError(f"{target}: is the database itself")
    return written(target, lambda part: _fill(source, part, reach), reach, source)


def written(target: Path, fill: Callable[[Path], None], reach: Reach = nothing, source: Path | None = None) -> str:
    """A database that `fill` makes of an empty file, checked before it has its name; returns what is in it."""
    try:
        fd, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError as no:
        raise StoreError(f"{target}: {no.strerror or no}") from no
    os.close(fd)
    part = Path(name)
    try:
        fill(part)
        _sync(part)
        reach("backup-copied")
        told_ = check(part)
        reach("backup-checked")
        os.replace(part, target)
        _sync(target.parent)
        reach("backup-named")
        return f"{target}: {told_}"
    except sqlite3.Error as wrong:
        raise told(wrong, source or target) from wrong
    except OSError as no:
        raise StoreError(f"{target}: {no.strerror or no}") from no
    finally:
        part.unlink(missing_ok=True)


def _fill(source: Path, part: Path, reach: Reach) -> None:
    old = sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True, timeout=30, isolation_level=None)
    new = sqlite3.connect(part, isolation_level=None)
    try:
        version_of(old, source)
        reach("backup-begun")
        old.backup(new)  # in one step: a copy page by page begins again at every write of others
        new.execute("pragma journal_mode = delete")  # one file, with no log beside it
        if new.execute("select 1 from sqlite_master where name = 'lease'").fetchone():
            new.execute("delete from lease")  # the copy is in nobody's use
    finally:
        new.close()
        old.close()


def _sync(path: Path) -> None:
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def check(path: Path) -> str:
    """Open a database that nobody uses and check it whole; returns what is in it. Raises a `StoreError`."""
    try:
        c = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
        try:
            version = version_of(c, path)
            if not version:
                raise Damaged(f"{path}: the database is empty")
            if (found := c.execute("pragma integrity_check(1)").fetchone()[0]) != "ok":
                raise Damaged(f"{path}: the database is damaged ({found})")
            if c.execute("pragma foreign_key_check").fetchone():
                raise Damaged(f"{path}: the database is damaged (rows without their table)")
            tables, moves = (c.execute(f"select count(*) from {t}").fetchone()[0] for t in ("tables", "log"))
        finally:
            c.close()
    except sqlite3.Error as wrong:
        raise told(wrong, path) from wrong
    return f"checked: tables {tables}, entries {moves}, schema {version}"


def judge(source: Path) -> str:
    """What `restore` would bring, whatever kind of copy `source` is; returns a sentence. Raises a `StoreError`."""
    if not source.is_file():
        raise StoreError(f"{source}: there is no such file")
    try:
        with _staged(source) as (staged, log):
            return copy(staged, staged.with_name("judged")).partition(": ")[2] + log
    except OSError as no:
        raise StoreError(f"{source}: {no.strerror or no}") from no


@contextmanager
def _staged(source: Path) -> Iterator[tuple[Path, str]]:
    """A copy of a copy, with the log that lies beside it, to be opened without changing it; and what was beside it."""
    with tempfile.TemporaryDirectory() as folder:
        staged = Path(folder) / source.name
        log = source.with_name(f"{source.name}-wal")
        shutil.copyfile(source, staged)
        if log.is_file():
            shutil.copyfile(log, staged.with_name(log.name))
        yield staged, ", with the log beside it" if log.is_file() else ""


def restore(source: Path, database: Path, aside: str, reach: Reach = nothing) -> str:
    """Put the backup `source` in the place of `database`; what was there stays beside it, named `aside`.

    Returns a sentence on what is in it. At every moment there is a whole database under its name. Raises a
    `StoreError`: `InUse` while a bot runs on it.
    """
    if not source.is_file():
        raise StoreError(f"{source}: there is no such file")
    if database.exists() and database.samefile(source):
        raise StoreError(f"{source}: is the database itself")
    database.parent.mkdir(parents=True, exist_ok=True)
    lease = Lease(database)
    lease.lock()
    try:
        fresh = database.with_name(f".{database.name}.restored")
        fresh.unlink(missing_ok=True)
        with _staged(source) as (staged, _):
            told_ = copy(staged, fresh, reach)
        _apart(fresh)
        kept = ""
        if database.exists():
            old = database.with_name(aside)
            for tail in ("", "-wal"):  # what is not yet in the file itself is in its log
                part = database.with_name(database.name + tail)
                if part.exists():
                    os.link(part, old.with_name(old.name + tail))
            kept = f"; what was there is now {old.name}"
            reach("restore-kept")
            _settle(database)
        os.replace(fresh, database)
        _sync(database.parent)
        reach("restore-named")
        return f"{database}: {told_.partition(': ')[2]}{kept}"
    except OSError as no:
        raise StoreError(f"{database}: {no.strerror or no}") from no
    finally:
        lease.unlock()


def _apart(fresh: Path) -> None:
    c = sqlite3.connect(fresh, isolation_level=None, factory=Connection)
    try:
        if not c.execute("select 1 from sqlite_master where name = 'timers'").fetchone():
            return  # of an older program, which knew none
        c.execute("begin")
        set_apart(c)
        c.execute("commit")
    finally:
        c.close()
    _sync(fresh)


def set_apart(c: PortConnection) -> None:
    """Let every open table be told, under numbers that nothing has been posted under since the backup was made."""
    c.execute(f"update tables set version = version + {APART} where {_OPEN}")
    c.execute(
        "insert into timers (due, kind, table_id) select 0, 'restored', id from tables "
        f"where {_OPEN} on conflict do nothing"
    )
    for part in ("tables", "proposals"):
        c.count_from(part, FURTHER + c.counted(part))


def _settle(database: Path) -> None:
    """See that nothing of the old database's log can be taken for the new one's."""
    try:
        c = sqlite3.connect(database, timeout=5, isolation_level=None)
        try:
            c.execute("pragma wal_checkpoint(truncate)")
        finally:
            c.close()
    except sqlite3.Error:
        pass  # damaged, which may be why it is replaced
    for tail in ("-wal", "-shm"):
        database.with_name(database.name + tail).unlink(missing_ok=True)
