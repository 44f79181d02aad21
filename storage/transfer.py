"""One table taken out of a database as plain data, and put into another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import Foreign, StoreError, TooNew
from .migrating import found
from .port import Connection, Database
from .port import Rows as Found
from .thinning import drop, needless

# What belongs to a table, with the column that names it. What was posted stays with the server it was posted on.
PARTS = {
    "tables": "id",
    "seats": "table_id",
    "log": "table_id",
    "snapshots": "table_id",
    "orders": "table_id",
    "clocks": "table_id",
    "gains": "table_id",
    "invited": "table_id",
    "results": "table_id",
}
Rows = list[dict[str, Any]]


class TransferPart:
    """The store's methods about taking tables out and putting them in."""

    db: Database

    async def take_out(self, table_id: int) -> dict[str, Rows]:
        """All rows of a table, by the name of their part; empty where there is no such table."""

        def work(c: Connection) -> dict[str, Rows]:
            return {part: _rows(c, part, f"{key} = ?", (table_id,)) for part, key in PARTS.items()} | {
                "components": _rows(
                    c, "components", "hash in (select substr(components, 1, 64) from tables where id = ?)", (table_id,)
                ),
                "schema": [{"version": max(found())}],
            }

        rows = await self.db.run(work)
        return rows if rows["tables"] else {}

    async def put_in(self, rows: Mapping[str, Rows], changes: Mapping[str, object], every: int = 0) -> int:
        """Put a table in under a new number, with `changes` to its columns; returns the number. `every`: so far
        apart snapshots may lie, 0 to keep all.

        Raises `TooNew` for one from a newer program, `Foreign` for what is none, `StoreError` where the same game
        (by its commitment) is here already and was not closed to go elsewhere; then nothing has changed.
        """
        _check(rows)

        def work(c: Connection) -> int:
            table = {**rows["tables"][0], **changes}
            del table["id"]
            # What was closed here because it went elsewhere may come back.
            same = (
                "select id from tables where commitment = ? and commitment != '' "
                "and not (elsewhere = 1 and status = 'abandoned')"
            )
            if (here := c.execute(same, (table.get("commitment", ""),)).fetchone()) is not None:
                raise StoreError(f"this game is here already, as table {here[0]}")
            table_id = int(_insert(c, "tables", table, " returning id").fetchone()[0])
            for part, key in PARTS.items():
                if part != "tables":
                    for row in rows.get(part, []):
                        place = {"guild": table.get("guild")} if part == "results" else {}
                        _insert(c, part, {**row, **place, key: table_id})
            for row in rows.get("components", []):
                if c.execute("select 1 from components where hash = ?", (row.get("hash"),)).fetchone() is None:
                    _insert(c, "components", row)
            if every:
                drop(c, table_id, needless(c, table_id, every))
            return table_id

        try:
            return await self.db.write(work)
        except (self.db.Error, ValueError, TypeError) as wrong:
            raise Foreign(f"the file is not a table: {wrong}") from wrong

    async def drop(self, table_id: int) -> None:
        """Take a table away with all that belongs to it."""
        await self.db.write(lambda c: c.execute("delete from tables where id = ?", (table_id,)))


def _rows(c: Connection, part: str, where: str, args: Sequence[object]) -> Rows:
    cursor = c.execute(f"select * from {part} where {where}", args)
    names = [d[0] for d in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def _check(rows: Mapping[str, Rows]) -> None:
    try:
        version = int(rows["schema"][0]["version"])
        whole = len(rows["tables"]) == 1 and all(isinstance(r, dict) for part in rows.values() for r in part)
    except (KeyError, IndexError, TypeError, ValueError) as wrong:
        raise Foreign("the file is no table") from wrong
    if not whole:
        raise Foreign("the file is no table")
    if version > (newest := max(found())):
        raise TooNew(f"the file is from a newer program (its version is {version}, known up to {newest})")


def _insert(c: Connection, part: str, row: Mapping[str, Any], more: str = "") -> Found:
    known = {d[0] for d in c.execute(f"select * from {part} limit 0").description}
    if strange := set(row) - known:
        raise ValueError(f"{part} has no {', '.join(sorted(strange))}")
    names = list(row)
    sql = f"insert into {part} ({', '.join(names)}) values ({', '.join('?' * len(names))}){more}"
    return c.execute(sql, [row[n] for n in names])
