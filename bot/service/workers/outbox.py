"""What is still to be posted, delivered once: claimed on the disk, handed to the herald, marked on the disk.

A process that dies between the herald's post and our mark leaves a claimed row. At the next start the row comes again
with `tries` above 0, and the herald looks for its own message (by nonce) before it posts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from bot.rules import Refused

from ..core import late_notices
from ..core.kill_points import reach
from ..core.live_tables import LiveTables
from ..core.log_context import working_on
from ..core.model import Delivered, Gone, Later, Outgoing, Table
from ..core.outgoing import Out
from ..core.ports import Clock, Herald, Store
from ..core.timers import LONGEST_AGAIN
from ..tables.tables import Tables
from .after_restore import due
from .patience import GIVEN_UP, pause_after, told_instead
from .posted import Posted

LOG = logging.getLogger(__name__)

CLOSING = "answered"  # kind of what becomes of a question that is open no more

AT_ONCE = 8  # tables whose rows are delivered at the same time
PATIENCE = 120.0  # seconds that a herald may take
FAILURES = 8  # unexpected errors of one row before it is given up, so that the table's other rows get through
LONGEST_PAUSE = 300.0
STORE_PAUSE = 5.0

# Looks at a row just before it goes out: None to let it, else what is to be written in its place.
Gate = Callable[[dict[str, Any], Table], Awaitable[Delivered | None]]


class _Closing(msgspec.Struct):
    """What a payload says of another question that ends with its own."""

    closes: dict[str, Any] = {}


class Outbox(Posted):
    """One worker. The rows of a table go out one by one in order; tables do not wait for each other."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        tables: Tables,
        herald: Herald,
        clock: Clock,
        gates: Mapping[str, Gate],
    ) -> None:
        self.store, self.live_tables, self.tables, self.herald, self.clock = store, live_tables, tables, herald, clock
        self.gates = gates  # by kind of row
        self._news = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._failures: dict[tuple[int, str], int] = {}  # by row and kind: a row of two kinds has each tried
        self._paused: dict[int, float] = {}  # tables that the store had trouble with, until when
        self._worker: asyncio.Task[None] | None = None

    def poke(self) -> None:
        """There may be something to post."""
        self._news.set()

    async def hasten(self, guild: int | None = None) -> None:
        """What has been refused may be taken now: on one server, or everywhere."""
        await self.store.hasten(self.clock.now(), guild)
        self.poke()

    async def tell(self, table_id: int, out: Out) -> None:
        """Post something that comes of no change, unless the same waits already."""
        await self.store.tell(table_id, out.row())
        self.poke()

    def start(self) -> None:
        self._worker = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Stop delivering; what is under way is cut short and comes again at the next start."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
            self._worker = None
        under_way = list(self._busy.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def drain(self) -> None:
        """Deliver all that is due now; returns when nothing more is."""
        while await self._begin():
            await asyncio.wait(self._busy.values())

    async def finish(self, seconds: float) -> None:
        """Wait until what is being delivered now is, so many seconds at most."""
        if self._busy:
            await asyncio.wait(self._busy.values(), timeout=seconds)

    async def clock_back(self) -> None:
        """See `core.clock_back`: what waits is tried now."""
        now = self.clock.now()
        self._paused.clear()
        await self.store.put([("post-by", now, now + LONGEST_AGAIN), ("done-by", now)])

    # -- the worker --------------------------------------------------------------------------
    async def _run(self) -> None:
        while True:
            self._news.clear()
            try:
                busy = await self._begin()
                due = await self.store.next_due()
                pause = LONGEST_PAUSE if due is None else min(LONGEST_PAUSE, due - self.clock.now())
                if busy or self._paused:  # their rows are due and being seen to
                    pause = max(pause, STORE_PAUSE)
            except self.store.Error as no:
                LOG.warning("outbox: %s", no)
                pause = STORE_PAUSE
            # Not `wait_for`: in Python 3.11 it can swallow a cancellation that comes together with the news.
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, pause)):
                    await self._news.wait()

    async def _begin(self) -> bool:
        """Begin with every table that has something due; whether any is under way."""
        now = self.clock.now()
        for _, table_id in await self.store.due(now):
            if table_id not in self._busy and self._paused.get(table_id, 0.0) <= now:
                task = asyncio.create_task(self._table(table_id), name=f"outbox of table {table_id}")
                self._busy[table_id] = task
                task.add_done_callback(partial(self._done, table_id))
        return bool(self._busy)

    def _done(self, table_id: int, task: asyncio.Task[None]) -> None:
        self._busy.pop(table_id, None)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            LOG.error("outbox of table %s: %s", table_id, wrong)
            self._paused[table_id] = self.clock.now() + STORE_PAUSE
            asyncio.get_running_loop().call_later(STORE_PAUSE, self.poke)
            return
        self._paused.pop(table_id, None)
        self.poke()

    async def _table(self, table_id: int) -> None:
        async with self._slots:
            while row_id := await self.store.head(table_id, self.clock.now()):
                await self._deliver(row_id)

    async def _deliver(self, row_id: int) -> None:
        reach("before-claim")
        row = await self.store.claim(row_id)
        if row is None:
            return
        reach("claimed")
        late: tuple[tuple[Any, ...], ...] = ()
        try:
            try:
                closing = await self._closing(row)
            except Later:  # an edit holds nothing up: it is tried again by itself
                closing, late = ", closing later", self._later(row)
            result, told = await self._tried(row)
        except Later as later:
            if row.tries < GIVEN_UP:
                pause = max(0.5, later.seconds) if later.seconds else pause_after(row.tries)
                await self.store.postpone(row_id, self.clock.now() + pause, later.more)
                return
            result, told = self._given_up(row, "given up")
        for kind in (row.kind, CLOSING):
            self._failures.pop((row_id, kind), None)
        reach("delivered")
        message = told.message or 0
        await self.store.mark(row_id, self.clock.now(), result + closing, message, told.also, (*told.more, *late))
        reach("marked")
        if message and row.kind == "card":
            self.live_tables.patch(row.table_id, card=message)

    async def _closing(self, row: Any) -> str:
        """The question that ends with the row's own is closed; what is to be said of that in the row's result.

        An edit, which may be made twice. Raises `Later`.
        """
        try:
            about = msgspec.json.decode(row.payload, type=_Closing).closes
        except msgspec.DecodeError:
            return ""  # told of when the row itself is tried
        if not about:
            return ""
        if self._failures.get((row.id, CLOSING), 0) >= FAILURES:
            return ", closing failed"
        message = await self.message_of(row.table_id, key=str(about["question"]))
        if not message and not await self.calls_of(row.table_id, str(about["question"])):
            return ""
        payload = msgspec.json.encode(about).decode()
        result, _ = await self._tried(
            row._replace(kind=CLOSING, about=about["question"], payload=payload, message=message)
        )
        return "" if result == "posted" else f", closing {result}"

    def _later(self, row: Any) -> tuple[tuple[Any, ...], ...]:
        """The closing of a question as a row of its own."""
        about = msgspec.json.decode(row.payload, type=_Closing).closes
        return (Out(CLOSING, f"{CLOSING}:{about['question']}", about, str(about["question"])).row(),)

    async def _tried(self, row: Any) -> tuple[str, Delivered]:
        """The same, whatever happens; raises `Later` where it is to be tried again."""
        try:
            with working_on(table=row.table_id, row=row.id, kind=row.kind):
                return await self._post(row)
        except Later:
            raise
        except Gone:
            return "gone", Delivered()
        except msgspec.DecodeError:
            LOG.error("a row %s to post at table %s cannot be read", row.kind, row.table_id)
            return "unreadable", Delivered(also=(due(row.table_id, "readable"),))
        except Exception as wrong:
            failures = self._failures[row.id, row.kind] = self._failures.get((row.id, row.kind), 0) + 1
            LOG.warning("cannot post %s of table %s: %r", row.kind, row.table_id, wrong, exc_info=failures == 1)
            if failures < FAILURES:
                raise Later(min(LONGEST_PAUSE, 2.0**failures)) from wrong
            return self._given_up(row, "failed")

    def _given_up(self, row: Any, result: str) -> tuple[str, Delivered]:
        """The host reads it in the log and in `health`, the table in its next message."""
        LOG.error("gave up posting %s of table %s", row.kind, row.table_id)
        return result, Delivered(more=told_instead(row.kind, row.id))

    async def _post(self, row: Any) -> tuple[str, Delivered]:
        """What became of a row, and the message that is now its post."""
        known = True
        try:
            table = (await self.live_tables.get(row.table_id)).table
        except Refused as no:
            table, known = await self._bare(row, no), False
        current = row.kind not in ("question", "tally") or table.question == row.about
        calls = row.kind == CLOSING and await self.calls_of(row.table_id, row.about)  # of one that was not posted, too
        if row.kind in (CLOSING, "tally") and not (row.message or calls):
            return "no message", Delivered()
        if not current and (row.kind == "tally" or not row.tries):
            return "overtaken", Delivered()  # answered before it could be asked: nobody is to be pinged for it
        payload = msgspec.json.decode(row.payload, type=dict[str, Any])
        payload.pop("closes", None)
        if row.kind == "notice" and row.tries and known and late_notices.overtaken(payload, table, self.clock.now()):
            current = False
        payload.pop("version", None)
        held = await self.gates[row.kind](payload, table) if row.kind in self.gates else None
        if held is not None and not row.tries:
            return "held", held
        out = Outgoing(
            id=row.id,
            kind=row.kind,
            table=row.table_id,
            payload=payload,
            nonce=row.nonce,
            tries=row.tries,
            message=row.message,
            current=current and held is None,
        )
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self.herald.deliver(out, table)
        except TimeoutError as no:
            raise Later from no
        told = found if isinstance(found, Delivered) else Delivered(found)
        if held is not None and told.message is None:  # it had not been posted by an earlier try
            return "held", held
        if row.kind == "thread" and told.message:
            await self.tables.set_thread(row.table_id, told.message)
            told = msgspec.structs.replace(told, message=None)
        return "posted" if current or told.message else "overtaken", told

    async def _bare(self, row: Any, no: Refused) -> Table:
        """The table of a row whose table cannot be read: it can be told so, everything else is dropped; when it can be
        read again, whoever is asked is asked anew."""
        if no.text.startswith("storage-"):
            raise Later(5.0) from no
        table = await self.live_tables.bare(row.table_id) if row.kind == "notice" else None
        if table is None:
            raise Gone from no
        return table
