"""Rows that no program can read: written into the database while the bot is down, at a table at which nobody plays."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from .chance import Chance
from .crowd import Somebody, open_table
from .stage import Stage

# A column of a table, and what stands there all at once.
SPOILT: tuple[tuple[str, object], ...] = (
    ("question", "{}"),
    ("state", b"\x00"),
    ("asked", "{"),
    ("options", "["),
    ("game", "none"),
)


class BadRows:
    """`choose` the table, `spoil` it and what hangs on it, see whether only that is put `aside`, `mend` it, and see
    whether it is `back`. `what` was spoilt."""

    def __init__(self, stage: Stage, chance: Chance) -> None:
        self.stage, self.chance = stage, chance
        self.what, self.table = "", 0
        self._was: object = None

    async def choose(self, people: list[Somebody], number: int) -> None:
        self.table = (await open_table(self.stage, people, "puerto_rico", number, self.chance.of("table"))).id

    def spoil(self) -> None:
        """One column of the table, a timer and a row to post; the bot is down."""
        self.what, value = self.chance.of("column").choice(SPOILT)
        names = "table_id, kind, ukey, about, payload, nonce"
        with closing(sqlite3.connect(self.stage.database, timeout=30)) as db:
            (self._was,) = db.execute(f"select {self.what} from tables where id = ?", (self.table,)).fetchone()
            self._set(db, value)
            db.execute("insert into timers (due, kind, key, payload) values (1, 'picture', 'bad', '{')")
            db.execute(f"insert into outbox ({names}) values (?, 'notice', 'bad', '', '{{', 'bad')", (self.table,))
            db.commit()

    def mend(self) -> None:
        """The table is as it was; the bot is down."""
        with closing(sqlite3.connect(self.stage.database, timeout=30)) as db:
            self._set(db, self._was)
            db.execute("delete from outbox where ukey = 'bad'")
            db.execute("delete from timers where kind = 'unreadable' and key != ''")
            db.commit()

    def _set(self, db: sqlite3.Connection, value: object) -> None:
        db.execute(f"update tables set {self.what} = ? where id = ?", (value, self.table))

    async def aside(self) -> list[str]:
        """What went wrong while it was spoilt."""
        aside, told = self.stage.service.unreadable.tables, await self.stage.service.unreadable.count()
        if aside == {self.table} and told == 2:  # the table and the timer; the message is dropped
            return []
        return [f"{self.what} of table {self.table} and a timer were spoilt; aside: {aside}, {told} in all"]

    async def back(self) -> list[str]:
        """What went wrong after that."""
        left = await self.stage.service.unreadable.count()
        return [f"of what was spoilt and mended {left} entries still lie aside"] if left else []
