"""Timers: rows that say what is to happen when. Who acts on one drops it in the transaction of the act itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .errors import Conflict
from .misc import add_out
from .port import Connection, Database, fetch
from .rows import TimerRow
from .side import Write, carry_out

_COLUMNS = ", ".join(TimerRow._fields)


class TimersPart:
    """The store's methods about timers."""

    db: Database

    async def timers_due(self, now: float, most: int = 100) -> list[TimerRow]:
        """What is due, the oldest first."""
        sql = f"select {_COLUMNS} from timers where due <= ? order by due, id limit ?"
        return [TimerRow(*r) for r in await self.db.run(lambda c: c.execute(sql, (now, most)).fetchall())]

    async def timers(self, kind: str = "", table_id: int | None = None, user: int | None = None) -> list[TimerRow]:
        """Timers of a kind, a table, a person, the next one first."""
        wanted = {"kind": kind or None, "table_id": table_id, "user_id": user}
        given = {name: value for name, value in wanted.items() if value is not None}
        where = " and ".join(f"{name} = ?" for name in given) or "true"  # so that the index is of use
        sql, args = f"select {_COLUMNS} from timers where {where} order by due, id", tuple(given.values())
        return [TimerRow(*r) for r in await self.db.run(lambda c: c.execute(sql, args).fetchall())]

    async def next_timer(self) -> float | None:
        """When the next timer is due, None if there is none."""
        found: float | None = await self.db.run(lambda c: fetch(c, "select min(due) from timers")[0])
        return found

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
