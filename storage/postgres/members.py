"""Several processes on one database: who of them is alive, and who sees to which shards of the bot.

A process is a row that it renews every few seconds. Whoever finds one that is not renewed, or has no session at the
server any more, takes it away, and with that its shards are free: for good, since no process is ever called the same
again. Every transaction of a process that writes raises a number in its row, so one that was frozen and wakes finds no
row, and writes nothing.

A shard changes hands without a gap: another process wants it, opens a connection to Discord for it, says that it is
ready, and only then is it given.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import psycopg

from ..errors import InUse, LeaseLost, OtherShards
from ..port import Connection, Rows, fetch
from .database import Database
from .errors import told
from .lease import _NOW, Lease, application
from .server import asked

LOG = logging.getLogger(__name__)

DEAD = 30.0  # seconds without a sign of life
GONE = 8.0  # of one that has no session at the server, either
STEADY = 10.0  # seconds without a gap before one takes others away
AGAIN = 1.0  # seconds until a lost connection to the server is made anew
TELL = "select pg_notify('caravel', ?)"
CLAIMS = 3600.0  # seconds for which it is known who answers a press: Discord lets it be answered for 15 minutes

_SESSIONS = f"select 1 from pg_stat_activity where application_name = '{application('')}' || m.id"
_DEAD = f"beat < {_NOW} - {DEAD} or (beat < {_NOW} - {GONE} and not exists ({_SESSIONS}))"

# What may befall a shard; each is done by one process, to a shard that is as it says.
_STEPS = {
    "take": "update shards set holder = ?1, number = number + 1, wanted = null, ready = 0 "
    "where shard = ?2 and holder is null and (wanted is null or wanted = ?1)",
    "want": "update shards set wanted = ?1, ready = 0 where shard = ?2 and wanted is null and holder <> ?1",
    "ready": "update shards set ready = 1 where shard = ?2 and wanted = ?1",
    "give": "update shards set holder = wanted, number = number + 1, wanted = null, ready = 0 "
    "where shard = ?2 and holder = ?1 and wanted is not null",
}


class MemberRow(NamedTuple):
    """A process. `named`: the shards it was told to take, as "0,3"; `leaving`: it is about to stop."""

    id: str
    node: str
    named: str
    leaving: int


class ShardRow(NamedTuple):
    """A shard: whose it is, how often it has changed hands, who wants it, and whether that one has a connection."""

    shard: int
    number: int
    holder: str | None
    wanted: str | None
    ready: int


class Standing(NamedTuple):
    """All processes that live, and all shards."""

    members: tuple[MemberRow, ...]
    shards: tuple[ShardRow, ...]

    def held(self, member: str) -> tuple[int, ...]:
        """The shards that a process has."""
        return tuple(s.shard for s in self.shards if s.holder == member)


class Member(Lease):
    """The right to write of one process among several, which share out `shards`; `named`: those it is to take."""

    def __init__(self, name: str, shards: int, named: Sequence[int] = ()) -> None:
        super().__init__(name)
        self.shards, self.named = shards, tuple(named)

    def take(self, c: Connection) -> None:
        """Become one of them; raises `InUse`, or `OtherShards` where they go by another number of shards."""
        _in_turn(c)
        self.check(c, " for update")
        there = int(fetch(c, "select count(*) from shards")[0])
        if there != self.shards:
            if fetch(c, f"select 1 from members m where not ({_DEAD})") is not None:
                raise OtherShards(
                    f"{self.name}: the processes on this database share {there} shards, and this one was told "
                    f"{self.shards}; CARAVEL_SHARDS has to be the same for all of them"
                )
            c.execute("delete from members")
            c.execute("delete from shards")
            c.executemany("insert into shards (shard) values (?)", [(n,) for n in range(self.shards)])
        c.execute(
            f"insert into members (id, node, named, beat) values (?, ?, ?, {_NOW})",
            (self.holder, self.node, ",".join(map(str, self.named))),
        )

    def beat(self, c: Connection, now: float) -> None:
        if not c.execute(f"update members set beat = {_NOW} where id = ?", (self.holder,)).rowcount:
            raise self.lost()

    def lost(self) -> LeaseLost:
        return LeaseLost(f"{self.name}: this process was silent for too long; others have taken its shards over")

    def fence(self, c: Connection) -> Rows:
        return c.execute("update members set writes = writes + 1 where id = ? returning writes", (self.holder,))

    def landed(self, c: Connection, number: int) -> bool:
        row = fetch(c, "select writes from members where id = ? for update", (self.holder,))
        if row is None:
            raise self.lost()
        return bool(row[0] >= number)

    def give_up(self, c: Connection) -> None:
        c.execute("delete from members where id = ?", (self.holder,))


class Members:
    """What a process asks about the others, and tells them."""

    def __init__(self, db: Database, member: Member) -> None:
        self.db, self.member, self.me = db, member, member.holder
        self.steady = STEADY
        self._renewed, self._since = -math.inf, math.inf  # last, and from when on without a gap, by the own clock

    async def renew(self) -> Standing:
        """A sign of life, and how things stand; those that are dead are taken away. Raises `LeaseLost`.

        After a while without the server all look dead: nobody is taken away until this process has been renewed for
        `steady` seconds without a gap, for then the others have had the time for it, too.
        """
        now = time.monotonic()
        if now - self._renewed > STEADY / 2:
            self._since = now
        steady = now - self._since >= self.steady

        def work(c: Connection) -> Standing:
            _in_turn(c)
            self.member.beat(c, 0.0)
            if steady:
                _bury(c)
            members = c.execute("select id, node, named, leaving from members order by id").fetchall()
            shards = c.execute("select shard, number, holder, wanted, ready from shards order by shard").fetchall()
            return Standing(tuple(MemberRow(*m) for m in members), tuple(ShardRow(*s) for s in shards))

        found = await self.db.write(work, synced=False)
        self._renewed = now
        return found

    async def step(self, step: str, shard: int) -> bool:
        """One of `take`, `want`, `ready` and `give`; whether the shard was as it has to be for that."""

        def work(c: Connection) -> bool:
            self.member.beat(c, 0.0)
            return bool(c.execute(_STEPS[step], (self.me, shard)).rowcount)

        return await self.db.write(work)

    async def leave(self) -> None:
        """Say that the others may want this process's shards."""
        await self.db.write(lambda c: c.execute("update members set leaving = 1 where id = ?", (self.me,)).rowcount)

    async def claim(self, press: int, now: float) -> bool:
        """Whether a press, by the number that Discord has given it, is this process's to answer: one's alone."""
        sql = "insert into presses (id, at) values (?, ?) on conflict do nothing"
        return bool(await self.db.write(lambda c: c.execute(sql, (press, now)).rowcount, synced=False))

    async def tidy(self, now: float) -> None:
        """Forget who has answered what long ago."""
        sql = "delete from presses where at < ?"
        await self.db.write(lambda c: c.execute(sql, (now - CLAIMS,)).rowcount, synced=False)

    def told(self, what: str) -> str:
        """How others are told something, for the write `told`."""
        return f"{self.me} {what}"

    async def tell(self, what: str) -> None:
        """Tell them by itself."""
        await self.db.write(lambda c: c.execute(TELL, (self.told(what),)).fetchone(), synced=False)

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Give what others tell to `heard`, for ever; `missed` is called where something may not have been heard."""
        while True:
            try:
                async with await self._line() as line:
                    await line.execute("listen caravel")
                    missed()
                    async for note in line.notifies():
                        who, _, what = note.payload.partition(" ")
                        if who != self.me:
                            heard(what)
            except psycopg.OperationalError as no:
                LOG.warning("other processes are not heard: %s", told(no, self.db.name))
            await asyncio.sleep(AGAIN)

    async def _line(self) -> psycopg.AsyncConnection[tuple[Any, ...]]:
        """A connection beside the pool, to be waited on without a thread."""
        wanted = {name: what for name, what in asked(self.db.url, self.me).items() if name != "cursor_factory"}
        return await psycopg.AsyncConnection.connect(**wanted)

    async def turn(self, bucket: int, every: float) -> float:
        """Take the next turn at which a shard of that bucket may connect: in how many seconds that is."""

        def work(c: Connection) -> float:
            sql = (
                f"insert into identifies as i (bucket, next) values (?1, {_NOW} + ?2) on conflict (bucket) do update "
                f"set next = greatest(i.next, {_NOW}) + ?2 returning next - ?2 - {_NOW}"
            )
            return max(0.0, float(fetch(c, sql, (bucket, every))[0]))

        return await self.db.write(work, synced=False)

    async def versions(self, tables: Sequence[int]) -> dict[int, int]:
        """The versions of tables as they are stored now."""
        sql = "select id, version from tables where id = any(?)"
        return await self.db.run(lambda c: dict(c.execute(sql, (list(tables),)).fetchall()))


def refuse_if_shared(c: Connection, name: str) -> None:
    """Raises `InUse` where processes live that share the database: none comes beside them that does not."""
    row: Any = fetch(c, f"select node, (select count(*) from shards) from members m where not ({_DEAD})")
    if row is not None:
        raise InUse(
            f"{name}: processes that share {row[1]} shards use this database, one on {row[0]}; "
            "CARAVEL_SHARDS has to be the same for all of them"
        )
    c.execute("delete from members")  # those that are dead


def _in_turn(c: Connection) -> None:
    """One process at a time decides about processes and shards."""
    c.execute("insert into cluster as c (id, turns) values (1, 1) on conflict (id) do update set turns = c.turns + 1")


def _bury(c: Connection) -> None:
    """Of one that is frozen within a transaction its row is locked: the server ends that by itself after a while."""
    c.execute(f"delete from members where id in (select id from members m where {_DEAD} for update skip locked)")
