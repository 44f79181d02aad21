"""An SQLite file as it lies there: whose it is, and whether it is one of ours at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from . import port
from .errors import Foreign, told
from .migrating import checked, found, script
from .port import Dialect


class Connection(sqlite3.Connection):
    """SQLite's own, with what `storage.port` says more."""

    dialect = Dialect(
        number="iif(json_valid({0}), json_extract({0}, '$.{1}'), 0)",
        within="instr({0}, ?) > 0",
        absent="json_extract({0}, '$.{1}') is null",
        object="json_type({0}, '$.{1}') = 'object'",
        put="json_set({0}, '$.{1}', json(?1))",
    )

    def counted(self, part: str) -> int:
        found = self.execute("select seq from sqlite_sequence where name = ?", (part,)).fetchone()
        highest = self.execute(f"select coalesce(max(id), 0) from {part}").fetchone()
        return max(int(highest[0]), int(found[0]) if found else 0)

    def count_from(self, part: str, number: int) -> None:
        """Where a table keeps count; the others go on from their highest row."""
        (sql,) = self.execute("select sql from sqlite_master where type = 'table' and name = ?", (part,)).fetchone()
        if "autoincrement" in sql:
            self.execute("delete from sqlite_sequence where name = ?", (part,))
            self.execute("insert into sqlite_sequence values (?, ?)", (part, number))


def version_of(c: port.Connection | sqlite3.Connection, path: Path, newest: int | None = None) -> int:
    """The schema version of a database, 0 for an empty one; raises `Foreign` or `TooNew`."""
    names = {name for (name,) in c.execute("select name from sqlite_master where type = 'table'")}
    if "schema_version" not in names:
        if names:
            raise Foreign(f"{path}: this is a database of another program")
        return 0
    last = int(c.execute("select coalesce(max(version), 0) from schema_version").fetchone()[0])
    return checked(str(path), last, newest)


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


def lay_out(c: Connection, now: float) -> None:
    """The newest schema in a file that is empty."""
    c.execute("begin")
    for number, path in found().items():
        for statement in script(path):
            c.execute(statement)
        c.execute("insert into schema_version (version, at) values (?, ?)", (number, now))
    c.execute("commit")
