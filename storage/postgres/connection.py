"""A connection within one transaction: statements go out at once, and are waited for where what they find is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import psycopg

from .dialect import DIALECT, numbered

MANY = 100  # rows after which is waited for what has come of them, for that is kept until then

Raw = psycopg.Connection[tuple[Any, ...]]


class Rows:
    """What has been asked for, and may still be on its way."""

    def __init__(self, cursor: psycopg.Cursor[Any], pipeline: psycopg.Pipeline) -> None:
        self._cursor, self._pipeline = cursor, pipeline

    def _arrived(self) -> psycopg.Cursor[Any]:
        if self._cursor.pgresult is None:
            self._pipeline.sync()
        return self._cursor

    @property
    def rowcount(self) -> int:
        return self._arrived().rowcount

    @property
    def description(self) -> Any:
        return self._arrived().description

    def fetchone(self) -> Any:
        return self._arrived().fetchone()

    def fetchall(self) -> list[Any]:
        return self._arrived().fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())


class Connection:
    """What `storage.port.Connection` says, over one of psycopg's in its pipeline mode."""

    dialect = DIALECT

    def __init__(self, raw: Raw, pipeline: psycopg.Pipeline) -> None:
        self.raw, self._pipeline = raw, pipeline

    def execute(self, sql: str, args: Any = (), /) -> Rows:
        cursor = self.raw.cursor()
        cursor.execute(numbered(sql), tuple(args) or None)
        return Rows(cursor, self._pipeline)

    def executemany(self, sql: str, rows: Iterable[Any], /) -> None:
        all = list(rows)
        self.raw.cursor().executemany(numbered(sql), all)
        if len(all) > MANY:
            self._pipeline.sync()

    def counted(self, part: str) -> int:
        (name,) = self.execute("select pg_get_serial_sequence(?, 'id')", (part,)).fetchone()
        value, called = self.execute(f"select last_value, is_called from {name}").fetchone()
        return int(value) if called else 0

    def count_from(self, part: str, number: int) -> None:
        sql = "select setval(pg_get_serial_sequence(?, 'id'), ?, ?)"
        self.execute(sql, (part, max(number, 1), number > 0)).fetchone()
