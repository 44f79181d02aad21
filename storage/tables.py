"""Tables and seats, and the one transaction by which a table changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .errors import Conflict
from .log import add_entry, amend_entry, mark_undone, put_snapshot
from .misc import add_out
from .port import Connection, Database
from .rows import Listed, SeatRow, Stored, TableRow
from .share import Share
from .side import Write, carry_out

_COLUMNS = ", ".join(f"t.{name}" for name in TableRow._fields[:-1])
_CARD = "coalesce((select message_id from posts where table_id = t.id and kind = 'card' and key = ''), 0)"
_SELECT = f"select {_COLUMNS}, {_CARD}"
_SETTABLE = frozenset(TableRow._fields) - {"id", "version", "card"} | {"key", "state"}


def _names(fields: Mapping[str, object]) -> tuple[str, ...]:
    if strange := set(fields) - _SETTABLE:
        raise ValueError(f"no such columns: {sorted(strange)}")
    return tuple(fields)


def _put_seats(c: Connection, table_id: int, seats: Iterable[Sequence[Any]]) -> None:
    c.execute("delete from seats where table_id = ?", (table_id,))
    c.executemany("insert into seats values (?, ?, ?, ?, ?, ?, ?)", [(table_id, *s) for s in seats])


def seats_of(c: Connection, table_id: int) -> tuple[SeatRow, ...]:
    rows = c.execute(
        "select seat, user_id, name, computer, belongs, belongs_name from seats where table_id = ? order by seat",
        (table_id,),
    )
    return tuple(SeatRow(*r) for r in rows)


class TablesPart:
    """The store's methods about tables."""

    db: Database
    share: Share

    async def create(
        self,
        fields: Mapping[str, object],
        seats: Sequence[Sequence[Any]],
        outbox: Sequence[Sequence[Any]] = (),
        also: Sequence[Write] = (),
        invited: Sequence[int] = (),
    ) -> int:
        """A new table; returns its id. `also`: see `side`."""
        names = _names(fields)
        sql = f"insert into tables ({', '.join(names)}) values ({', '.join('?' * len(names))}) returning id"

        def work(c: Connection) -> int:
            table_id = int(c.execute(sql, tuple(fields.values())).fetchone()[0])
            _put_seats(c, table_id, seats)
            for out in outbox:
                add_out(c, table_id, *out)
            carry_out(c, [*also, *(("invite", table_id, user) for user in invited)])
            return table_id

        return await self.db.write(work)

    async def append(
        self,
        table_id: int,
        version: int,
        *,
        fields: Mapping[str, object],
        seats: Sequence[Sequence[Any]] | None = None,
        entry: Sequence[Any] | None = None,
        entries: Sequence[Sequence[Any]] = (),
        undone: Sequence[int] = (),
        at: float = 0.0,
        amended: Sequence[Sequence[Any]] = (),
        snapshot: tuple[int, int] | None = None,
        answered: Sequence[int] = (),
        outbox: Sequence[Sequence[Any]] = (),
        also: Sequence[Write] = (),
    ) -> int:
        """Change a table that is still at `version`, in one transaction; returns the new version.

        `fields`: columns to set. `seats`: all of them anew. `entry`: (n, seat, verb, words, barrier, fork, auto,
        hash8, at, events), `entries`: more of them. `undone`: entries to mark as taken back `at` a time, `amended`:
        (n, barrier, fork, hash8, events) of those kept; snapshots from the first of `undone` on are dropped.
        `snapshot`: (n, every): the state is kept as that after entry `n`, unless one of the last `every` entries is.
        `answered`: seats whose drafts are dropped. `outbox`: (kind, unique key, key of the question, payload, nonce,
        merge). `also`: see `side`.
        Raises `Conflict`, and then nothing has changed.
        """
        names = _names(fields)
        sets = "".join(f", {name} = ?" for name in names)
        sql = f"update tables set version = version + 1{sets} where id = ? and version = ?"
        values = (*fields.values(), table_id, version)
        reach = self.db.reach

        def work(c: Connection) -> int:
            if not c.execute(sql, values).rowcount:
                raise Conflict("the table has changed meanwhile")
            if undone:
                mark_undone(c, table_id, undone, at)
            for row in amended:
                amend_entry(c, table_id, *row)
            if entry is not None:
                add_entry(c, table_id, entry)
            for row in entries:
                add_entry(c, table_id, row)
            if snapshot is not None:
                put_snapshot(c, table_id, *snapshot)
            reach("after-insert")
            if seats is not None:
                _put_seats(c, table_id, seats)
            for seat in answered:
                c.execute("delete from drafts where table_id = ? and seat = ?", (table_id, seat))
            for out in outbox:
                add_out(c, table_id, *out)
            carry_out(c, also)
            return version + 1

        return await self.db.write(work)

    async def load(self, table_id: int) -> Stored | None:
        def work(c: Connection) -> Stored | None:
            row = c.execute(f"{_SELECT}, t.key, t.state from tables t where t.id = ?", (table_id,)).fetchone()
            return row and Stored(TableRow(*row[:-2]), seats_of(c, table_id), row[-2], row[-1])

        return await self.db.run(work)

    async def set_thread(self, table_id: int, thread: int) -> None:
        """Where a table is played: no move, so the version stays."""
        await self.db.write(lambda c: c.execute("update tables set thread = ? where id = ?", (thread, table_id)))

    async def _list(self, where: str, args: Sequence[object]) -> list[Listed]:
        def work(c: Connection) -> list[Listed]:
            rows = c.execute(f"{_SELECT} from tables t where {where} order by t.id", args).fetchall()
            return [Listed(TableRow(*r), seats_of(c, r[0])) for r in rows]

        return await self.db.run(work)

    async def invited(self, table_id: int) -> frozenset[int]:
        """Who has been asked to a table that is by invitation only."""
        sql = "select user_id from invited where table_id = ?"
        return await self.db.run(lambda c: frozenset(u for (u,) in c.execute(sql, (table_id,))))

    async def following(self, table_id: int) -> list[Listed]:
        """The tables at which the people of that one play again."""
        return await self._list("t.follows = ?", (table_id,))

    async def count(self, status: str) -> int:
        """How many tables of this process have that status."""
        sql = f"select count(*) from tables where status = ? and {self.share.servers('guild')}"
        return int(await self.db.run(lambda c: c.execute(sql, (status,)).fetchone()[0]))

    async def names(self) -> set[str]:
        """What all tables are called that are not over."""
        sql = "select name from tables where status in ('lobby', 'running')"
        return await self.db.run(lambda c: {name for (name,) in c.execute(sql)})

    async def in_channel(self, channel: int, statuses: Sequence[str]) -> list[Listed]:
        """Tables whose channel or thread it is."""
        marks = ", ".join("?" * len(statuses))
        where = f"(t.channel = ? or t.thread = ?) and t.status in ({marks})"
        return await self._list(where, (channel, channel, *statuses))

    async def of_user(self, user: int, statuses: Sequence[str]) -> list[Listed]:
        """Tables where the person sits, has lent a seat, or is the owner."""
        marks = ", ".join("?" * len(statuses))
        mine = "select table_id from seats where user_id = ? union select table_id from seats where belongs = ?"
        where = f"(t.owner = ? or t.id in ({mine})) and t.status in ({marks})"
        return await self._list(where, (user, user, user, *statuses))

    async def by_status(
        self,
        status: str,
        before: float | None = None,
        *,
        guild: int | None = None,
        but: Mapping[str, int] | None = None,
    ) -> list[Listed]:
        """Tables of a status: untouched since `before`, of a server, of the games in `but` with other rules than that
        version. Where one of these is asked for, this process's."""
        where, args = ["t.status = ?"], list[object]([status])
        if (before, guild, but) != (None, None, None):
            where.append(self.share.servers("t.guild"))
        if before is not None:
            where, args = [*where, "t.touched < ?"], [*args, before]
        if guild is not None:
            where, args = [*where, "t.guild = ?"], [*args, guild]
        if but is not None:
            where.append("(" + (" or ".join(["t.game = ? and t.rules != ?"] * len(but)) or "false") + ")")
            args += [word for pair in but.items() for word in pair]
        return await self._list(" and ".join(where), args)

    async def running(self) -> list[int]:
        """The numbers of this process's running tables, the newest last."""
        sql = f"select id from tables where status = 'running' and {self.share.servers('guild')} order by id"
        return await self.db.run(lambda c: [table_id for (table_id,) in c.execute(sql)])
