"""All that is in a database of either kind, part by part: read, put into another one, held against what is there."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from .port import Connection

PIECE = 500  # rows read or written at once

# Every table of ours with its primary key, those that are referred to before those that refer to them. Whose lease it
# is, and the version of the schema, are a database's own.
PARTS = {
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "log": ("table_id", "n"),
    "snapshots": ("table_id", "n"),
    "drafts": ("table_id", "seat"),
    "posts": ("table_id", "kind", "key"),
    "outbox": ("id",),
    "preferences": ("user_id", "name"),
    "invited": ("table_id", "user_id"),
    "timers": ("id",),
    "orders": ("table_id", "seat", "name"),
    "clocks": ("table_id", "seat"),
    "proposals": ("id",),
    "votes": ("proposal", "user_id"),
    "guilds": ("guild", "name"),
    "results": ("table_id", "seat"),
    "components": ("hash",),
    "departures": ("table_id", "user_id"),
    "gains": ("table_id", "n", "seat"),
    "chores": ("name",),
}
OWN = ("lease", "schema_version", "cluster", "members", "shards", "presses", "identifies")
NUMBERED = ("tables", "outbox", "timers", "proposals")  # give their rows numbers by themselves

# What `moving` notes in a database is about that one alone.
MOVING_IN, MOVED_OUT = "moving in", "moved out"
_WHERE = {"chores": f"name not in ('{MOVING_IN}', '{MOVED_OUT}')"}

Row = tuple[Any, ...]


def columns(c: Connection, part: str) -> list[str]:
    return [d[0] for d in c.execute(f"select * from {part} limit 0").description]


def last(c: Connection, part: str) -> Row | None:
    """The key of the last row there is."""
    key = PARTS[part]
    order = ", ".join(f"{name} desc" for name in key)
    row = c.execute(f"select {', '.join(key)} from {part} where {_where(part)} order by {order} limit 1").fetchone()
    return tuple(row) if row else None


def piece(c: Connection, part: str, names: list[str], after: Row | None) -> list[Row]:
    """The next rows behind a key, in the order of keys."""
    key = PARTS[part]
    order = ", ".join(key)
    where, args = _where(part), after or ()
    if after is not None:
        where = f"{where} and ({order}) > ({', '.join('?' * len(key))})"
    sql = f"select {', '.join(names)} from {part} where {where} order by {order} limit {PIECE}"
    return [tuple(row) for row in c.execute(sql, args)]


def pieces(c: Connection, part: str, names: list[str], after: Row | None = None) -> Iterator[list[Row]]:
    """All rows behind a key, some at a time."""
    at = [names.index(name) for name in PARTS[part]]
    while rows := piece(c, part, names, after):
        yield rows
        after = tuple(rows[-1][n] for n in at)


def put(c: Connection, part: str, names: list[str], rows: list[Row]) -> None:
    marks = ", ".join("?" * len(names))
    c.executemany(f"insert into {part} ({', '.join(names)}) values ({marks})", rows)


def fill(source: Connection, target: Connection, there: Collection[str] = tuple(PARTS)) -> None:
    """All of one into another that is empty. `there`: the parts of a source that an older program has made."""
    for part in (part for part in PARTS if part in there):
        names = columns(source, part)
        for rows in pieces(source, part, names):
            put(target, part, names, rows)
    go_on(target, numbers(source, there))


def numbers(c: Connection, there: Collection[str] = NUMBERED) -> dict[str, int]:
    """The highest number that each part which gives its rows numbers has given."""
    return {part: c.counted(part) for part in NUMBERED if part in there}


def go_on(c: Connection, given: dict[str, int]) -> None:
    """New rows get numbers that none has had."""
    for part, number in given.items():
        c.count_from(part, number)


def clear(c: Connection) -> None:
    for part in reversed(PARTS):
        c.execute(f"delete from {part} where {_where(part)}")


def sums(c: Connection) -> dict[str, tuple[int, str]]:
    """How many rows each part has, and the SHA-256 of all that is in them."""
    found = {}
    for part in PARTS:
        names, count, sum = columns(c, part), 0, hashlib.sha256()
        for rows in pieces(c, part, sorted(names)):
            count += len(rows)
            for row in rows:
                sum.update(msgspec.msgpack.encode(row))
        found[part] = (count, sum.hexdigest())
    return found


def _where(part: str) -> str:
    return _WHERE.get(part, "true")
