"""A safe copy of a database that may be in use: copied whole, written through to the disk, checked, then named."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from pathlib import Path

from .db import Reach, nothing, version_of
from .errors import Damaged, StoreError, told


def copy(source: Path, target: Path, reach: Reach = nothing) -> str:
    """Copy `source` to `target`; returns a sentence on what is in it.

    SQLite's online backup reads one moment of the database while others go on writing. A file that was at `target`
    stays until the checked copy takes its name. Blocks: call it on a thread. Raises a `StoreError`.
    """
    if not source.exists():
        raise StoreError(f"{source}: there is no database")
    if target.exists() and target.samefile(source):
        raise StoreError(f"{target}: is the database itself")
    try:
        fd, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError as no:
        raise StoreError(f"{target}: {no.strerror or no}") from no
    os.close(fd)
    part = Path(name)
    try:
        _fill(source, part, reach)
        _sync(part)
        reach("backup-copied")
        told_ = check(part)
        reach("backup-checked")
        os.replace(part, target)
        _sync(target.parent)
        reach("backup-named")
        return f"{target}: {told_}"
    except sqlite3.Error as wrong:
        raise told(wrong, source) from wrong
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
