"""Copies of a database on a server, as the same files that SQLite hosts have; and one of them put in its place."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from .. import backup, parts
from ..errors import told
from ..file import Connection as File
from ..file import lay_out
from ..port import Connection


def fill(c: Connection, target: Path) -> None:
    """All that `c` sees, in one moment, into an empty file."""
    with closing(sqlite3.connect(target, isolation_level=None, factory=File)) as new:
        lay_out(new, time.time())
        new.execute("begin")
        parts.clear(new)
        there = {name for (name,) in c.execute("select tablename from pg_tables where schemaname = current_schema()")}
        parts.fill(c, new, there)
        new.execute("commit")


def refill(c: Connection, source: Path) -> None:
    """What is in a checked file in place of what there is, in the transaction of `c`; open tables are told of it."""
    try:
        with closing(sqlite3.connect(source, isolation_level=None, factory=File)) as old:
            parts.clear(c)
            parts.fill(old, c)
    except sqlite3.Error as wrong:
        raise told(wrong, source) from wrong
    backup.set_apart(c)
