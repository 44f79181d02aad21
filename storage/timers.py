"""Timers: rows that say what is to happen when. Who acts on one drops it in the transaction of the act itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .errors import Conflict
from .misc import add_out
from .port import Connection, Database, fetch
from .rows import TimerRow
from .share import Share
from .side import Write, carry_out

_COLUMNS = ", ".join(TimerRow._fields)


class TimersPart:
    """The store's methods about timers."""

    db: Database
    share: Share

    async def timers_due(self, now: float, most: int = 100) -> list[TimerRow]:
        """What is due for this process, the oldest first."""
        ours = self.share.tables("table_id")
        sql = f"select {_COLUMNS} from timers where due <= ? and {ours} order by due, id limit ?"
        return [TimerRow(*r) for r in await self.db.run(lambda c: c.execute(sql, (now, most)).fetchall())]

    async def timers(self, kind: str = "", table_id: int | None = None, user: int | None = None) -> list[TimerRow]:
        """Timers of a kind, a table, a person, the next one first; with neither of the latter, this process's."""
        wanted = {"kind": kind or None, "table_id": table_id, "user_id": user}
        given = {name: value for name, value in wanted.items() if value is not None}
        where = " and ".join(f"{name} = ?" for name in given) or "true"  # so that the index is of use
        if table_id is None and user is None:
            where += f" and {self.share.tables('table_id')}"
        sql, args = f"select {_COLUMNS} from timers where {where} order by due, id", tuple(given.values())
        return [TimerRow(*r) for r in await self.db.run(lambda c: c.execute(sql, args).fetchall())]

    async def next_timer(self) -> float | None:
        """When the next timer of this process is due, None if there is none."""
        sql = f"select due from timers where {self.share.tables('table_id')} order by due limit 1"
        row = await self.db.run(lambda c: fetch(c, sql))
        return float(row[0]) if row is not None else None

    async def fire(self, timer: TimerRow, also: Sequence[Write] = (), outbox: Sequence[tuple[int, Any]] = ()) -> None:
        """Drop a timer and do what it was for, all or nothing; `outbox`: (table, row as in `append`).

        Raises `Conflict` where the timer was dropped or set anew meanwhile, and then nothing has changed.
        """

        def work(c: Connection) -> None:
            if not c.execute("delete from timers where id = ? and due = ?", (timer.id, timer.due)).rowcount:
                raise Conflict("the timer is not what it was")
            carry_out(c, also)
            for table_id, row in outbox:
                add_out(c, table_id, *row)

        await self.db.write(work)
