"""One bot a database: a row with a heartbeat, and with a number that every transaction of its holder raises.

The row is what keeps a bot out that was frozen or cut off while another took over: its next transaction finds the row
in another's name and comes to nothing. The number tells, after a connection has broken in the middle of a commit,
whether that commit was the last one that got through.
"""

from __future__ import annotations

import platform
import secrets
from typing import Any

from ..errors import InUse, LeaseLost
from ..port import Connection, Rows, fetch

STALE_SECONDS = 60.0
_NOW = "extract(epoch from clock_timestamp())::double precision"  # the server's: it is the same for all


def application(holder: str) -> str:
    """What sessions of a holder are called at the server."""
    return f"caravel {holder}"


class Lease:
    """The right to write. Whose holder has no session at the server, or shows no sign of life, has lost it."""

    def __init__(self, name: str) -> None:
        self.name, self.holder, self.node = name, secrets.token_hex(8), platform.node()

    def check(self, c: Connection, lock: str = "") -> None:
        """Raises `InUse` while another bot has this database."""
        row = fetch(c, f"select holder, node, {_NOW} - beat from lease{lock}")
        if row is None or row[0] == self.holder:
            return
        holder, node, age = row
        here = fetch(c, "select 1 from pg_stat_activity where application_name = ?", (application(holder),))
        if here is not None and age < STALE_SECONDS:
            raise InUse(f"{self.name}: a bot on {node} is using this database; stop it first")

    def take(self, c: Connection) -> None:
        self.check(c)
        # Whoever is frozen in the middle of a transaction would hold the row for as long.
        sessions = "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = ?"
        for (holder,) in c.execute("select holder from lease where holder != ?", (self.holder,)):
            c.execute(sessions, (application(holder),)).fetchall()
        self.check(c, " for update")
        c.execute(
            f"insert into lease (id, holder, node, boot, beat, writes) values (1, ?, ?, '', {_NOW}, 0) "
            "on conflict (id) do update set holder = excluded.holder, node = excluded.node, beat = excluded.beat, "
            "writes = 0",
            (self.holder, self.node),
        )

    def beat(self, c: Connection, now: float) -> None:
        """A sign of life; raises `LeaseLost`."""
        if not c.execute(f"update lease set beat = {_NOW} where holder = ?", (self.holder,)).rowcount:
            raise self.lost()

    def lost(self) -> LeaseLost:
        return LeaseLost(f"{self.name}: another bot has taken this database over")

    # -- what every transaction asks -----------------------------------------------------------
    def fence(self, c: Connection) -> Rows:
        """Ask, at the beginning of a transaction, whether it may write; the answer goes to `passed`."""
        return c.execute("update lease set writes = writes + 1 where holder = ? returning writes", (self.holder,))

    def passed(self, asked: Rows) -> int:
        """The number of this transaction; raises `LeaseLost`."""
        row: Any = asked.fetchone()
        if row is None:
            raise self.lost()
        return int(row[0])

    def landed(self, c: Connection, number: int) -> bool:
        """Whether the last transaction, which had this number, was committed; waits for its end."""
        row = fetch(c, "select writes from lease where holder = ? for update", (self.holder,))
        if row is None:
            raise self.lost()
        return bool(row[0] >= number)

    def give_up(self, c: Connection) -> None:
        c.execute("delete from lease where holder = ?", (self.holder,))

    def unlock(self) -> None:
        """Nothing is held outside the database."""
