"""What is still to be posted, delivered once: claimed on the disk, handed to the herald, marked on the disk.

A process that dies between the herald's post and our mark leaves a claimed row. At the next start the row comes again
with `tries` above 0, and the herald looks for its own message (by nonce) before it posts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from bot.rules import Refused

from .context import working_on
from .model import Delivered, Gone, Later, Outgoing, Table
from .points import reach
from .ports import Clock, Herald, Store
from .shelf import Shelf
from .tables import Tables

LOG = logging.getLogger(__name__)

CALL = "call"  # kind of a post that calls somebody to a question: a private message, a reminder

AT_ONCE = 8  # tables whose rows are delivered at the same time
PATIENCE = 120.0  # seconds that a herald may take
FAILURES = 8  # unexpected errors of one row before it is given up, so that the table's other rows get through
LONGEST_PAUSE = 300.0
STORE_PAUSE = 5.0

# Looks at a row just before it goes out: None to let it, else what is to be written in its place.
Gate = Callable[[dict[str, Any], Table], Awaitable[Delivered | None]]


def call_post(table_id: int, question: str, channel: int, user: int, message: int, at: float) -> tuple[Any, ...]:
    """The write that remembers such a post, so that it can be put right once the question is answered.

    `user`: whom a private message was to, 0 for one that all can read.
    """
    return ("keep-post", table_id, CALL, f"{question}:{channel}:{user}:{message}", message, at)


class Outbox:
    """One worker. The rows of a table go out one by one in order; tables do not wait for each other."""

    def __init__(self, store: Store, shelf: Shelf, tables: Tables, herald: Herald, clock: Clock) -> None:
        self.store, self.shelf, self.tables, self.herald, self.clock = store, shelf, tables, herald, clock
        self.gates: dict[str, Gate] = {}  # by kind
        self._news = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._failures: dict[int, int] = {}
        self._paused: dict[int, float] = {}  # tables that the store had trouble with, until when
        self._worker: asyncio.Task[None] | None = None

    def poke(self) -> None:
        """There may be something to post."""
        self._news.set()

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

    async def message_of(self, table_id: int, kind: str = "question", key: str = "") -> int:
        """The message of a question (by its key) or of the card (kind "card"), 0 for none."""
        return await self.store.post(table_id, kind, key)

    async def calls_of(self, table_id: int, question: str) -> list[tuple[int, int, int]]:
        """(channel, user or 0, message) of everything beside the question itself that has called somebody to it."""
        found = await self.store.posts_about(table_id, CALL, question)
        split = [(rest.split(":"), message) for rest, message in found]
        return [(int(channel), int(user), message) for (channel, user, _), message in split]

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
        told = Delivered()
        try:
            with working_on(table=row.table_id, row=row_id, kind=row.kind):
                result, told = await self._post(row)
        except Later as later:
            await self.store.postpone(row_id, self.clock.now() + max(0.5, later.seconds))
            return
        except Gone:
            result = "gone"
        except Exception as wrong:
            failures = self._failures[row_id] = self._failures.get(row_id, 0) + 1
            LOG.warning("cannot post %s of table %s: %r", row.kind, row.table_id, wrong, exc_info=failures == 1)
            if failures < FAILURES:
                await self.store.postpone(row_id, self.clock.now() + min(LONGEST_PAUSE, 2.0**failures))
                return
            LOG.error("gave up posting %s of table %s", row.kind, row.table_id)
            result = "failed"
        self._failures.pop(row_id, None)
        reach("delivered")
        message = told.message or 0
        await self.store.mark(row_id, self.clock.now(), result, message, told.also, told.more)
        reach("marked")
        if message and row.kind == "card":
            self.shelf.patch(row.table_id, card=message)

    async def _post(self, row: Any) -> tuple[str, Delivered]:
        """What became of a row, and the message that is now its post."""
        try:
            live = await self.shelf.get(row.table_id)
        except Refused as no:
            raise Later(5.0) if no.text.startswith("storage-") else Gone from no
        current = row.kind not in ("question", "tally") or live.table.question == row.about
        if row.kind in ("answered", "tally") and not row.message:
            return "no message", Delivered()
        if not current and (row.kind == "tally" or not row.tries):
            return "overtaken", Delivered()  # answered before it could be asked: nobody is to be pinged for it
        payload = msgspec.json.decode(row.payload)
        held = await self.gates[row.kind](payload, live.table) if row.kind in self.gates else None
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
        async with asyncio.timeout(PATIENCE):
            found = await self.herald.deliver(out, live.table)
        told = found if isinstance(found, Delivered) else Delivered(found)
        if held is not None and told.message is None:  # it had not been posted by an earlier try
            return "held", held
        if row.kind == "thread" and told.message:
            await self.tables.set_thread(row.table_id, told.message)
            told = msgspec.structs.replace(told, message=None)
        return "posted", told
