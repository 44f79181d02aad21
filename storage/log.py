"""Entries of the log and snapshots of states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .port import Connection, Database, fetch
from .rows import LogRow

_COLUMNS = ", ".join(LogRow._fields)


def add_entry(c: Connection, table_id: int, entry: Sequence[Any]) -> None:
    c.execute(
        "insert into log (table_id, n, seat, verb, words, barrier, fork, auto, hash8, at, events) "
        "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, *entry),
    )


def mark_undone(c: Connection, table_id: int, numbers: Sequence[int], at: float) -> None:
    c.executemany("update log set undone_at = ? where table_id = ? and n = ?", [(at, table_id, n) for n in numbers])
    c.execute("delete from snapshots where table_id = ? and n >= ?", (table_id, min(numbers)))


def amend_entry(c: Connection, table_id: int, n: int, barrier: int, fork: int, hash8: str, events: bytes) -> None:
    c.execute(
        "update log set barrier = ?, fork = ?, hash8 = ?, events = ? where table_id = ? and n = ?",
        (barrier, fork, hash8, events, table_id, n),
    )


def put_snapshot(c: Connection, table_id: int, n: int, every: int = 0) -> None:
    """Keep the table's state as that after entry `n`, unless there is one of the last `every` entries."""
    c.execute(
        "insert into snapshots (table_id, n, state) select id, ?, state from tables where id = ? "
        "and not exists (select 1 from snapshots where table_id = ? and n > ?) "
        "on conflict (table_id, n) do update set state = excluded.state",
        (n, table_id, table_id, n - every),
    )


class LogPart:
    """The store's methods about the log."""

    db: Database

    async def entries(self, table_id: int, first: int = 0, last: int | None = None) -> list[LogRow]:
        """Entries from `first` to `last`, those taken back as well."""

        def work(c: Connection) -> list[LogRow]:
            rows = c.execute(
                f"select {_COLUMNS} from log where table_id = ? and n >= ? and n <= ? order by n",
                (table_id, first, last if last is not None else 1 << 62),
            )
            return [LogRow(*r) for r in rows]

        return await self.db.run(work)

    async def outline(self, table_id: int, marks: Sequence[bytes]) -> tuple[list[int], list[tuple[int, bytes]]]:
        """The numbers of all entries that stand; and (number, events) of those in whose events one of `marks` is."""
        where = "from log where table_id = ? and undone_at is null"

        def work(c: Connection) -> tuple[list[int], list[tuple[int, bytes]]]:
            found = " or ".join([c.dialect.within.format("events")] * len(marks))
            numbers = [n for (n,) in c.execute(f"select n {where} order by n", (table_id,))]
            marked = c.execute(f"select n, events {where} and ({found}) order by n", (table_id, *marks))
            return numbers, marked.fetchall()

        return await self.db.run(work)

    async def entries_apart(self, table_id: int) -> list[LogRow]:
        """Entries that are no answers but say that play went on from another state; few or none."""
        sql = f"select {_COLUMNS} from log where table_id = ? and verb >= '=' and verb < '>' order by n"
        return await self.db.run(lambda c: [LogRow(*r) for r in c.execute(sql, (table_id,))])

    async def last_own(self, table_id: int, seat: int) -> int:
        """The number of the seat's last entry that stands and was no computer's; 0 for none."""
        sql = "select coalesce(max(n), 0) from log where table_id = ? and seat = ? and auto = 0 and undone_at is null"
        return int(await self.db.run(lambda c: fetch(c, sql, (table_id, seat))[0]))

    async def snapshot(self, table_id: int, n: int) -> tuple[int, bytes] | None:
        """The last snapshot at or before entry `n`, with its number."""
        sql = "select n, state from snapshots where table_id = ? and n <= ? order by n desc limit 1"
        found: tuple[int, bytes] | None = await self.db.run(lambda c: fetch(c, sql, (table_id, n)))
        return found
