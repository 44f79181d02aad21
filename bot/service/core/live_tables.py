"""The tables in use, decoded: from a small cache, else from the store. And the one way to change them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.rules import Asked, Game, Refused

from .component_sets import ComponentSets
from .elsewhere import TABLE, telling
from .model import STRENGTHS, SeatInfo, Status, Table
from .outgoing import Out, Question, together
from .ports import Store
from .unreadable import Unreadable

LATEST = 1e11  # seconds since 1970: nothing ends later
KEPT = 256  # tables in the cache; a state is some 10 to 50 KB of memory


class Live(msgspec.Struct, frozen=True):
    """A table with its rules and state. States are never changed in place, so readers need no lock."""

    table: Table
    rules: Game[Any]
    state: Any  # None in the lobby
    question: Question | None

    def __repr__(self) -> str:  # the state holds the key
        return f"Live({self.table.id}, version {self.table.version})"


def table_of(row: Any, seats: Sequence[Any]) -> tuple[Table, Question | None]:
    """The model of a stored table, and the question that is open at it."""
    question = msgspec.json.decode(row.question, type=Question) if row.question else None
    if not 0.0 <= row.paused < LATEST or any(s.computer not in ("", *STRENGTHS) for s in seats):
        raise ValueError("a pause without an end, or a strength that there is not")
    status: Status = row.status
    return Table(
        id=row.id,
        name=row.name,
        game=row.game,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        status=status,
        guild=row.guild,
        channel=row.channel,
        thread=row.thread,
        owner=row.owner,
        locale=row.locale,
        size=row.size,
        seats=tuple(SeatInfo(*s) for s in seats),
        version=row.version,
        epoch=row.epoch,
        commitment=row.commitment,
        n=row.n,
        asked=_asked(row.asked, len(seats)),
        question=question.key if question else "",
        card=row.card,
        created=row.created,
        touched=row.touched,
        access=row.access,
        follows=row.follows,
        clock=row.clock,
        paused=row.paused,
        components=row.components,
        elsewhere=bool(row.elsewhere),
        confirm=bool(row.confirm),
    ), question


def bare(row: Any, seats: Sequence[Any]) -> Table:
    """A table of which no more is known than where it stands and who sits there: what it says may be unreadable."""
    blank = row._replace(options="{}", asked="[]", question="", paused=0.0)
    return table_of(blank, [s._replace(computer="") for s in seats])[0]


def _asked(text: str, seats: int) -> tuple[Asked, ...]:
    found = msgspec.json.decode(text, type=tuple[Asked, ...])
    if any(not 0 <= a.seat < seats for a in found):
        raise ValueError("a seat is asked that there is not")
    return found


def columns(table: Table, question: Question | None) -> dict[str, object]:
    """The columns that may change after a table was opened."""
    return {
        "status": table.status,
        "owner": table.owner,
        "size": table.size,
        "options": as_text(table.options),
        "epoch": table.epoch,
        "commitment": table.commitment,
        "n": table.n,
        "asked": as_text(table.asked),
        "question": as_text(question) if question else "",
        "touched": table.touched,
        "access": table.access,
        "clock": table.clock,
        "paused": table.paused,
        "elsewhere": int(table.elsewhere),
        "confirm": int(table.confirm),
    }


def as_text(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


class Change(msgspec.Struct, frozen=True):
    """A table as it is stored and as it will be, and the entries that are taken back by that."""

    before: Table
    after: Table
    undone: tuple[int, ...] = ()


# Small writes that belong into the transaction of a change: see `storage.side`.
WriteWith = Callable[[Change], Awaitable[Sequence[tuple[Any, ...]]]]


async def _nothing(change: Change) -> Sequence[tuple[Any, ...]]:
    return ()


class LiveTables:
    """Reads and saves tables. Whoever saves holds the table's lock.

    `write_with` is asked at every change what else is to be written in its transaction. What cannot be read is marked
    by `unreadable`.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, type[Game[Any]]],
        sets: ComponentSets | None = None,
        write_with: WriteWith = _nothing,
        unreadable: Unreadable | None = None,
    ) -> None:
        self.store, self.games, self.write_with, self.unreadable = store, games, write_with, unreadable
        self.sets = sets or ComponentSets(store, games)
        self._live: OrderedDict[int, Live] = OrderedDict()
        self.foreign: Callable[[int], None] = lambda _: None  # told of each table of another process that is read
        self.conflicts = 0  # changes that came too late, since the start

    async def get(self, table_id: int) -> Live:
        """A table as it is stored now; raises `Refused`. One that cannot be read is put aside."""
        live = self._live.get(table_id)
        if live is not None:
            self._live.move_to_end(table_id)
            return live
        live = await self._fetch(table_id)
        if (newer := self._live.get(table_id)) is not None:  # somebody saved it while we were reading
            return newer
        self._put(live)
        if not self.store.share.has(live.table.guild):
            self.foreign(table_id)
        return live

    async def glance(self, table_id: int) -> Live:
        """The same for a table that nobody has asked for: those in use stay in the cache."""
        return self._live.get(table_id) or await self._fetch(table_id)

    async def _fetch(self, table_id: int) -> Live:
        try:
            stored = await self.store.load(table_id)
        except self.store.Error as no:
            raise told(no) from no
        if stored is None:
            raise Refused("no-table", table=table_id)
        try:
            return await self._read(stored)
        except self.store.Error as no:
            raise told(no) from no
        except Exception as wrong:
            if self.unreadable is not None:
                await self.unreadable.table(stored.row, wrong)
            if isinstance(wrong, Refused):
                raise
            raise Refused("unreadable-table", table=stored.row.name) from wrong

    async def _read(self, stored: Any) -> Live:
        table, question = table_of(stored.row, stored.seats)
        if table.game not in self.games:
            raise Refused("unknown-game", game=table.game)
        rules = await self.sets.ready(table)
        if table.status == "running" and not stored.state:
            raise ValueError("a running table without a state")
        return Live(table, rules, rules.load(stored.state, stored.row.rules) if stored.state else None, question)

    async def bare(self, table_id: int) -> Table | None:
        """Where a table stands, even where nothing else of it can be read; None where there is none."""
        stored = await self.store.load(table_id)
        return bare(stored.row, stored.seats) if stored is not None else None

    async def save(
        self,
        live: Live,
        table: Table,
        question: Question | None,
        *,
        state: Any = None,
        key: bytes = b"",
        rules: int = 0,
        outs: Sequence[Out] = (),
        **change: Any,
    ) -> Live:
        """Store what has become of `live`, all or nothing. Raises `Conflict` of the store, or `Refused`."""
        before, after = columns(live.table, live.question), columns(table, question)
        fields = {name: value for name, value in after.items() if value != before[name]}
        if state is not None:
            fields["state"] = live.rules.dump(state)
        if key:
            fields["key"] = key
        if rules:
            fields["rules"] = rules
        if table.seats != live.table.seats:
            change["seats"] = [msgspec.structs.astuple(s) for s in table.seats]
        table = msgspec.structs.replace(table, question=question.key if question else "")
        with_it = await self.write_with(Change(live.table, table, tuple(change.get("undone", ()))))
        also = [*change.pop("also", ()), *with_it]
        if not self.store.share.has(table.guild):
            also += telling(self.store, TABLE, table.id)
        rows = [o.row() for o in together(outs)]
        job = asyncio.ensure_future(
            self.store.append(table.id, live.table.version, fields=fields, outbox=rows, also=also, **change)
        )
        self._live.pop(table.id, None)  # until we know; whoever reads meanwhile reads what is stored
        try:
            # A caller that is cancelled must not leave the lock while the store is still writing.
            version = await _finish(job)
        except self.store.Conflict:
            self.conflicts += 1
            self._live.pop(table.id, None)
            raise
        except self.store.Error as no:
            raise told(no) from no
        new = Live(
            msgspec.structs.replace(table, version=version),
            live.rules if table.options == live.table.options else self.sets.rules(table),
            state if state is not None else live.state,
            question,
        )
        self._put(new)
        return new

    def forget(self) -> None:
        """What is kept may not be what is stored any more: read it anew."""
        self._live.clear()

    def patch(self, table_id: int, **fields: Any) -> None:
        """Correct what is kept outside the version: where it is played, its card."""
        live = self._live.get(table_id)
        if live is not None:
            self._live[table_id] = msgspec.structs.replace(live, table=msgspec.structs.replace(live.table, **fields))

    def drop(self, table_id: int) -> None:
        """The same of one table."""
        self._live.pop(table_id, None)

    def versions(self) -> dict[int, int]:
        """The versions of the tables that are kept, by number."""
        return {table_id: live.table.version for table_id, live in self._live.items()}

    def _put(self, live: Live) -> None:
        if not self.store.share.has(live.table.guild):
            return  # another process may change it at any moment
        self._live[live.table.id] = live
        self._live.move_to_end(live.table.id)
        while len(self._live) > KEPT:
            self._live.popitem(last=False)


async def _finish(job: asyncio.Future[int]) -> int:
    """The result of a write that is not to be abandoned half-way; a cancellation waits for its end."""
    cancelled = False
    while not job.done():
        try:
            await asyncio.shield(job)
        except asyncio.CancelledError:
            cancelled = True
        except Exception:
            break
    if cancelled:
        if not job.cancelled():
            job.exception()  # looked at, so that nobody complains
        raise asyncio.CancelledError
    return job.result()


def told(no: Exception) -> Refused:
    """A trouble of the store as the player is told it: nothing has changed."""
    reason = getattr(no, "reason", "unusable")
    return Refused(f"storage-{'locked' if reason == 'conflict' else reason}")  # both: another one is writing
