"""Drafts, posts, the outbox, preferences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .port import Connection, Database, fetch
from .rows import OutRow
from .share import Share
from .side import Write, carry_out, kept

# What may be posted, whenever that is due. No table waits for another, and the order of a table is kept; but a row that
# has been refused is tried again by itself, and holds up only what cannot do without it: what is about the same
# message; after a question, what is posted where it is asked; after the score, what hangs on it. A thread that does not
# come is waited for a while, then the game begins without it.
_EDITS, _PRIVATE, _LAST = "'answered', 'tally'", "'private', 'word', 'digest', 'heads-up', 'picture'", "'story', 'film'"
_THREAD = 4  # tries
_DRAFT = kept("drafts", "table_id, seat", "tag, draft")
_READY = f"""select o.id, o.table_id, o.due from outbox o where o.done_at is null and not exists (
    select 1 from outbox e where e.table_id = o.table_id and e.id < o.id and e.done_at is null and (
        e.tries = 0
        or (o.kind not in ({_PRIVATE}) and e.kind in ('question', 'card', 'proposal')
            and e.about <> '' and e.about = o.about)
        or (o.kind not in ({_EDITS}, {_PRIVATE})
            and (e.kind = 'question' or (e.kind = 'thread' and e.tries <= {_THREAD})))
        or (o.kind in ({_LAST}) and e.kind = 'over')))"""


def add_out(
    c: Connection,
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
    if kind == "question":  # the one before is overtaken: it is seen to at once, whenever it was to be tried again
        late = "update outbox set due = 0 where table_id = ? and kind = ? and done_at is null and due > 0"
        c.execute(late, (table_id, kind))
    c.execute(
        "insert into outbox (table_id, kind, ukey, about, payload, nonce) values (?, ?, ?, ?, ?, ?)",
        (table_id, kind, ukey, about, payload, nonce),
    )


def add_new(c: Connection, table_id: int, row: Sequence[Any]) -> None:
    """The same, but for what waits already."""
    waits = "select 1 from outbox where done_at is null and table_id = ? and ukey = ?"
    if not fetch(c, waits, (table_id, row[1])):
        add_out(c, table_id, *row)


class MiscPart:
    """The store's methods about everything that is not the table itself."""

    db: Database
    share: Share

    # -- drafts ------------------------------------------------------------------------------
    async def set_draft(self, table_id: int, seat: int, tag: str, draft: bytes) -> None:
        """Keep a half-made choice; an empty one is dropped."""

        def work(c: Connection) -> None:
            if draft:
                c.execute(_DRAFT, (table_id, seat, tag, draft))
            else:
                c.execute("delete from drafts where table_id = ? and seat = ?", (table_id, seat))

        await self.db.write(work, synced=False)  # no move: the disk need not be waited for

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
        sql = (
            "select key, message_id from posts where table_id = ?1 and kind = ?2 and substr(key, 1, length(?3)) = ?3 "
            "order by at"
        )
        rows = await self.db.run(lambda c: c.execute(sql, (table_id, kind, begin)).fetchall())
        return [(key[len(begin) :], int(message)) for key, message in rows]

    # -- the outbox --------------------------------------------------------------------------
    async def due(self, now: float) -> list[tuple[int, int]]:
        """(row, table) of what is to be posted now by this process: at most one row a table, its oldest."""
        ready = f"({_READY} and {self.share.tables('o.table_id')}) as ready"
        sql = f"select min(id), table_id from {ready} where due <= ? group by table_id order by 1"
        return await self.db.run(lambda c: c.execute(sql, (now,)).fetchall())

    async def head(self, table_id: int, now: float) -> int:
        """The row to be posted next about a table by this process, 0 if none is due."""
        ours = self.share.tables("o.table_id")
        sql = f"{_READY} and o.table_id = ? and o.due <= ? and {ours} order by o.id limit 1"
        row = await self.db.run(lambda c: fetch(c, sql, (table_id, now)))
        return int(row[0]) if row else 0

    async def next_due(self) -> float | None:
        """When the next row is due, None if there is none."""
        sql = f"select min(due) from ({_READY} and {self.share.tables('o.table_id')}) as ready"
        found: float | None = await self.db.run(lambda c: fetch(c, sql)[0])
        return found

    async def claim(self, row_id: int) -> OutRow | None:
        """Say that a row is about to be delivered, before it is; None if it is done already."""

        def work(c: Connection) -> OutRow | None:
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

        def work(c: Connection) -> None:
            c.execute("update outbox set done_at = ?, result = ? where id = ?", (now, result, row_id))
            if message:
                c.execute(
                    "insert into posts (table_id, kind, key, message_id, at) "
                    "select table_id, kind, about, ?, ? from outbox where id = ? "
                    "and kind in ('card', 'question', 'proposal') "
                    "on conflict (table_id, kind, key) do update set message_id = excluded.message_id, "
                    "at = excluded.at",
                    (message, now, row_id),
                )
            carry_out(c, also)
            if more:
                (table_id,) = fetch(c, "select table_id from outbox where id = ?", (row_id,))
                for row in more:
                    add_out(c, table_id, *row)

        await self.db.write(work)

    async def put(self, also: Sequence[Write], outbox: Sequence[tuple[int, Any]] = (), *, synced: bool = True) -> None:
        """Small writes by themselves, all or nothing; `outbox`: (table, row as in `append`). `synced`: see `write`."""

        def work(c: Connection) -> None:
            carry_out(c, also)
            for table_id, row in outbox:
                add_out(c, table_id, *row)

        await self.db.write(work, synced=synced)

    async def postpone(self, row_id: int, due: float, more: Sequence[Sequence[Any]] = ()) -> None:
        """A row is tried again then. `more`: rows about the same table, but for those that wait already."""

        def work(c: Connection) -> None:
            c.execute("update outbox set due = ? where id = ?", (due, row_id))
            if more:
                (table_id,) = fetch(c, "select table_id from outbox where id = ?", (row_id,))
                for row in more:
                    add_new(c, table_id, row)

        await self.db.write(work)

    async def tell(self, table_id: int, row: Sequence[Any]) -> None:
        """One row to post by itself, unless it waits already."""
        await self.db.write(lambda c: add_new(c, table_id, row))

    async def hasten(self, now: float, guild: int | None = None) -> None:
        """Have what was refused tried again now: of one server, or all of it."""
        sql = "update outbox set due = ? where done_at is null and due > ?"
        if guild is None:
            await self.db.write(lambda c: c.execute(sql, (now, now)))
        else:
            of_guild = " and table_id in (select id from tables where guild = ?)"
            await self.db.write(lambda c: c.execute(sql + of_guild, (now, now, guild)))

    async def refused(self) -> tuple[int, int]:
        """How many rows wait after a refusal, and how many have been given up of those that are remembered."""
        ours = self.share.tables("table_id")
        waiting = f"select count(*) from outbox where done_at is null and tries > 0 and {ours}"
        lost = f"select count(*) from outbox where (result like 'given up%' or result like 'failed%') and {ours}"
        return await self.db.run(lambda c: (int(fetch(c, waiting)[0]), int(fetch(c, lost)[0])))

    async def behind(self, now: float, late: float) -> tuple[int, int]:
        """How many rows are due and not posted, and how many timers have been due for more than `late` seconds."""
        ours = self.share.tables("table_id")
        rows = f"select count(*) from outbox where done_at is null and due <= ? and {ours}"
        timers = f"select count(*) from timers where due <= ? and {ours}"
        return await self.db.run(lambda c: (int(fetch(c, rows, (now,))[0]), int(fetch(c, timers, (now - late,))[0])))

    async def tidy(self, before: float) -> None:
        """Forget rows of the outbox that were done before that time."""
        await self.db.write(lambda c: c.execute("delete from outbox where done_at < ?", (before,)))

    # -- preferences -------------------------------------------------------------------------
    async def preferences(self, user: int) -> dict[str, str]:
        sql = "select name, value from preferences where user_id = ?"
        return await self.db.run(lambda c: dict(c.execute(sql, (user,)).fetchall()))
