"""The tables in use, decoded: from a small cache, else from the store. And the one way to change them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.rules import Asked, Game, Refused

from .components import Sets
from .model import SeatInfo, Status, Table
from .ports import Store
from .tell import Out, Question

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
    status: Status = row.status
    return Table(
        id=row.id,
        name=row.name,
        game=row.game,
        options=msgspec.json.decode(row.options),
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
        asked=tuple(Asked(*a) for a in msgspec.json.decode(row.asked)),
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
    ), question


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
    }


def as_text(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


# What is to be written along with every change of a table, from how it was and how it will be: see `storage.side`.
Along = Callable[[Table, Table], Awaitable[Sequence[tuple[Any, ...]]]]
# The same for who has to know which entries are taken back by the change.
AlongEntries = Callable[[Table, Table, Sequence[int]], Awaitable[Sequence[tuple[Any, ...]]]]


class Shelf:
    """Reads and saves tables. Whoever saves holds the table's lock."""

    def __init__(self, store: Store, games: Mapping[str, type[Game[Any]]], sets: Sets | None = None) -> None:
        self.store, self.games = store, games
        self.sets = sets or Sets(store, games)
        self._live: OrderedDict[int, Live] = OrderedDict()
        self.along: list[Along] = []
        self.along_entries: list[AlongEntries] = []

    async def get(self, table_id: int) -> Live:
        """A table as it is stored now; raises `Refused`."""
        live = self._live.get(table_id)
        if live is not None:
            self._live.move_to_end(table_id)
            return live
        try:
            stored = await self.store.load(table_id)
        except self.store.Error as no:
            raise told(no) from no
        if stored is None:
            raise Refused("no-table", table=table_id)
        table, question = table_of(stored.row, stored.seats)
        if table.game not in self.games:
            raise Refused("unknown-game", game=table.game)
        try:
            rules = await self.sets.ready(table)
        except self.store.Error as no:
            raise told(no) from no
        live = Live(table, rules, rules.load(stored.state, stored.row.rules) if stored.state else None, question)
        if (newer := self._live.get(table_id)) is not None:  # somebody saved it while we were reading
            return newer
        self._put(live)
        return live

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
        dropped = change.get("undone", ())
        table = msgspec.structs.replace(table, question=question.key if question else "")
        also = [*change.pop("also", ()), *[w for hook in self.along for w in await hook(live.table, table)]]
        also += [w for hook in self.along_entries for w in await hook(live.table, table, dropped)]
        rows = [o.row() for o in outs]
        job = asyncio.ensure_future(
            self.store.append(table.id, live.table.version, fields=fields, outbox=rows, also=also, **change)
        )
        self._live.pop(table.id, None)  # until we know; whoever reads meanwhile reads what is stored
        try:
            # A caller that is cancelled must not leave the lock while the store is still writing.
            version = await _finish(job)
        except self.store.Conflict:
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

    def _put(self, live: Live) -> None:
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
