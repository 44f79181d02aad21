"""Drafts, posts, the outbox, preferences."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from .db import Database, fetch
from .rows import OutRow
from .side import Write, carry_out

# The first row of each table that is not done: the order of a table is kept, and no table waits for another.
_HEADS = "select min(id) from outbox where done_at is null group by table_id"


def add_out(
    c: sqlite3.Connection,
    table_id: int,
    kind: str,
    ukey: str,
    about: str,
    payload: str,
    nonce: str,
    merge: bool = False,
) -> None:
    """A row to post. With `merge`, not where one that tells as much still waits and nobody has begun to post it."""
    if merge and fetch(
        c,
        "select 1 from outbox where table_id = ? and done_at is null and tries = 0 and about = ? "
        "and (kind = ? or (kind = 'question' and ? = 'tally'))",
        (table_id, about, kind, kind),
    ):
        return
    c.execute(
        "insert into outbox (table_id, kind, ukey, about, payload, nonce) values (?, ?, ?, ?, ?, ?)",
        (table_id, kind, ukey, about, payload, nonce),
    )


class MiscPart:
    """The store's methods about everything that is not the table itself."""

    db: Database

    # -- drafts ------------------------------------------------------------------------------
    async def set_draft(self, table_id: int, seat: int, tag: str, draft: bytes) -> None:
        """Keep a half-made choice; an empty one is dropped."""

        def work(c: sqlite3.Connection) -> None:
            if draft:
                c.execute("insert or replace into drafts values (?, ?, ?, ?)", (table_id, seat, tag, draft))
            else:
                c.execute("delete from drafts where table_id = ? and seat = ?", (table_id, seat))

        await self.db.write(work)

    async def draft(self, table_id: int, seat: int, tag: str) -> bytes:
        """The half-made choice of exactly that question, or nothing."""
        sql = "select draft from drafts where table_id = ? and seat = ? and tag = ?"
        row = await self.db.run(lambda c: fetch(c, sql, (table_id, seat, tag)))
        return bytes(row[0]) if row else b""

    # -- posts -------------------------------------------------------------------------------
    async def post(self, table_id: int, kind: str, key: str = "") -> int:
        """The message of a question, card or proposal, 0 where there is none."""
        sql = "select message_id from posts where table_id = ? and kind = ? and key = ?"
        row = await self.db.run(lambda c: fetch(c, sql, (table_id, kind, key)))
        return int(row[0]) if row else 0

    async def posts_about(self, table_id: int, kind: str, about: str) -> list[tuple[str, int]]:
        """(rest of the key, message) of messages of a kind whose key begins with `about` and a colon."""
        begin = f"{about}:"
        sql = "select key, message_id from posts where table_id = ? and kind = ? and substr(key, 1, ?) = ? order by at"
        rows = await self.db.run(lambda c: c.execute(sql, (table_id, kind, len(begin), begin)).fetchall())
        return [(key[len(begin) :], int(message)) for key, message in rows]

    # -- the outbox --------------------------------------------------------------------------
    async def due(self, now: float) -> list[tuple[int, int]]:
        """(row, table) of what is to be posted now: at most one row a table, its oldest."""
        sql = f"select id, table_id from outbox where id in ({_HEADS}) and due <= ? order by id"
        return await self.db.run(lambda c: c.execute(sql, (now,)).fetchall())

    async def head(self, table_id: int, now: float) -> int:
        """The row to be posted next about a table, 0 if none is due."""
        sql = "select id, due from outbox where done_at is null and table_id = ? order by id limit 1"
        row = await self.db.run(lambda c: fetch(c, sql, (table_id,)))
        return int(row[0]) if row and row[1] <= now else 0

    async def next_due(self) -> float | None:
        """When the next row is due, None if there is none."""
        sql = f"select min(due) from outbox where id in ({_HEADS})"
        found: float | None = await self.db.run(lambda c: fetch(c, sql)[0])
        return found

    async def claim(self, row_id: int) -> OutRow | None:
        """Say that a row is about to be delivered, before it is; None if it is done already."""

        def work(c: sqlite3.Connection) -> OutRow | None:
            row = fetch(
                c,
                "select o.id, o.table_id, o.kind, o.about, o.payload, o.nonce, o.tries, coalesce(p.message_id, 0) "
                "from outbox o left join posts p on p.table_id = o.table_id and "
                "p.kind = case when o.kind in ('card', 'proposal') then o.kind else 'question' end and p.key = o.about "
                "where o.id = ? and o.done_at is null",
                (row_id,),
            )
            if row is None:
                return None
            c.execute("update outbox set tries = tries + 1 where id = ?", (row_id,))
            return OutRow(*row)

        return await self.db.write(work)

    async def mark(
        self,
        row_id: int,
        now: float,
        result: str,
        message: int = 0,
        also: Sequence[Write] = (),
        more: Sequence[Sequence[Any]] = (),
    ) -> None:
        """A row is done with. A `message` is kept as the post of its question or card. `also`: see `side`.

        `more`: rows of the outbox that follow from it, about the same table.
        """

        def work(c: sqlite3.Connection) -> None:
            c.execute("update outbox set done_at = ?, result = ? where id = ?", (now, result, row_id))
            if message:
                c.execute(
                    "insert or replace into posts (table_id, kind, key, message_id, at) "
                    "select table_id, kind, about, ?, ? from outbox where id = ? "
                    "and kind in ('card', 'question', 'proposal')",
                    (message, now, row_id),
                )
            carry_out(c, also)
            if more:
                (table_id,) = fetch(c, "select table_id from outbox where id = ?", (row_id,))
                for row in more:
                    add_out(c, table_id, *row)

        await self.db.write(work)

    async def put(self, also: Sequence[Write], outbox: Sequence[tuple[int, Any]] = ()) -> None:
        """Small writes by themselves, all or nothing; `outbox`: (table, row as in `append`)."""

        def work(c: sqlite3.Connection) -> None:
            carry_out(c, also)
            for table_id, row in outbox:
                add_out(c, table_id, *row)

        await self.db.write(work)

    async def postpone(self, row_id: int, due: float) -> None:
        await self.db.write(lambda c: c.execute("update outbox set due = ? where id = ?", (due, row_id)))

    async def tidy(self, before: float) -> None:
        """Forget rows of the outbox that were done before that time."""
        await self.db.write(lambda c: c.execute("delete from outbox where done_at < ?", (before,)))

    # -- preferences -------------------------------------------------------------------------
    async def preferences(self, user: int) -> dict[str, str]:
        sql = "select name, value from preferences where user_id = ?"
        return await self.db.run(lambda c: dict(c.execute(sql, (user,)).fetchall()))
