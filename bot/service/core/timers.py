"""What happens at a time of its own: rows with a due time, found by one sweep, each done once.

A timer is set and dropped in the transactions of moves (`LiveTables.write_with`, `storage.side`). When it is due, its
handler says what is to be written, and that is written in the transaction that drops the timer: a process that dies in
between does it after its next start, and never twice. What people are to read goes through the outbox.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from bot.rules import Refused

from .outgoing import Out
from .ports import Clock, Store

LOG = logging.getLogger(__name__)

LONGEST_PAUSE = 300.0
AGAIN = 60.0  # seconds until a timer whose handler failed is tried again, twice as long each time
LONGEST_AGAIN = 6 * 3600.0
STEP_BACK = 60.0  # seconds by which a clock may be corrected without anybody's notice
UNREADABLE = "unreadable"  # the kind under which what cannot be read is kept, never to be due
NEVER = 1e12


class Fired(msgspec.Struct, frozen=True):
    """What comes of a timer: small writes (`storage.side`), and rows to post, each with its table."""

    also: tuple[tuple[Any, ...], ...] = ()
    outs: tuple[tuple[int, Out], ...] = ()


Handler = Callable[[Any], Awaitable[Fired]]  # gets the row: due, kind, table_id, user_id, key, payload (JSON text)


def timer(
    due: float, kind: str, table: int = 0, user: int = 0, key: str = "", payload: object = None
) -> tuple[Any, ...]:
    """The write that sets a timer, or moves the one that is there."""
    return ("timer", due, kind, table, user, key, msgspec.json.encode(payload or {}).decode())


def no_timer(kind: str, table: int = 0, user: int = 0, key: str = "") -> tuple[Any, ...]:
    """The write that drops a timer."""
    return ("no-timer", kind, table, user, key)


class Timers:
    """One worker. `handlers` see to the kinds of timers; `sweep` does all that is due.

    A handler is not under any table's lock. It may be called again for the same timer, so it only reads and returns
    what is to be written; what it must do elsewhere has to be safe to do twice.
    """

    went_back: Callable[[], Awaitable[None]] | None = None  # what is to be done where the clock goes back

    def __init__(self, store: Store, clock: Clock, handlers: Mapping[str, Handler], posted: Callable[[], None]) -> None:
        self.store, self.clock, self._posted = store, clock, posted
        self._seen = clock.now()
        self._handlers = dict(handlers)
        self._failures: dict[tuple[str, int, int, str], int] = {}  # by timer
        self._news = asyncio.Event()
        self._sweeping = asyncio.Lock()
        self._worker: asyncio.Task[None] | None = None

    def on(self, kind: str, handler: Handler) -> None:
        """Have another kind seen to."""
        self._handlers[kind] = handler

    def poke(self) -> None:
        """Some timer may have been set."""
        self._news.set()

    def start(self) -> None:
        self._worker = asyncio.create_task(self._run(), name="timers")

    async def stop(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker
            self._worker = None

    async def sweep(self) -> int:
        """Do what is due by now; returns how many timers were done. Raises the store's `Error`."""
        done = 0
        async with self._sweeping:
            if self.clock.now() < self._seen - STEP_BACK and self.went_back is not None:
                LOG.warning("the clock has gone back by %.0f s", self._seen - self.clock.now())
                await self.went_back()
            self._seen = self.clock.now()
            for row in await self.store.timers_due(self.clock.now()):
                done += await self._fire(row)
        if done:
            self._posted()
        return done

    async def clock_back(self, soon: Collection[str]) -> None:
        """Timers of the kinds `soon` are set for at once, or tried again soon: none of them is to be due much later."""
        now = self.clock.now()
        late = [row for kind in soon for row in await self.store.timers(kind) if row.due > now + LONGEST_AGAIN]
        if late:
            await self.store.put([timer_again(row, now) for row in late])

    async def _fire(self, row: Any) -> bool:
        handler = self._handlers.get(row.kind)
        if handler is None:  # of a program that knew more: left for it, out of the way
            LOG.warning("nobody handles timers of the kind %s", row.kind)
            fired = Fired((timer_again(row, self.clock.now() + 86400.0),))
        else:
            try:
                fired = await handler(row)
            except self.store.Error:
                raise
            except msgspec.DecodeError:
                LOG.error("a timer %s of table %s cannot be read and is put aside", row.kind, row.table_id)
                kept = ("timer", NEVER, UNREADABLE, row.table_id, row.user_id, f"{row.kind}:{row.key}", row.payload)
                fired = Fired((kept,))
            except Exception as wrong:
                fired = self._failed(row, wrong)
            else:
                self._failures.pop(_name(row), None)
        try:
            await self.store.fire(row, fired.also, [(table, out.row()) for table, out in fired.outs])
        except self.store.Conflict:
            return False  # answered or set anew meanwhile
        return True

    def _failed(self, row: Any, wrong: Exception) -> Fired:
        """Once more later, with growing pauses; what the log says of it, it says once."""
        failures = self._failures[_name(row)] = self._failures.get(_name(row), 0) + 1
        refused = wrong.text if isinstance(wrong, Refused) else ""
        LOG.warning("timer %s of table %s: %s", row.kind, row.table_id, refused or type(wrong).__name__)
        if failures == 1 and not refused:
            LOG.error("timer %s of table %s", row.kind, row.table_id, exc_info=wrong)
        pause = min(LONGEST_AGAIN, AGAIN * 2.0 ** (failures - 1))
        return Fired((timer_again(row, self.clock.now() + pause),))

    async def _run(self) -> None:
        while True:
            self._news.clear()
            try:
                await self.sweep()
                due = await self.store.next_timer()
                pause = LONGEST_PAUSE if due is None else min(LONGEST_PAUSE, due - self.clock.now())
            except self.store.Error as no:
                LOG.warning("timers: %s", no)
                pause = AGAIN
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.5, pause)):
                    await self._news.wait()


def number_of(row: Any) -> int:
    """The number that is the key of a timer: of a seat, or of what it is about. Raises `msgspec.DecodeError`."""
    try:
        return int(row.key)
    except ValueError as no:
        raise msgspec.DecodeError(f"the key of a timer {row.kind}") from no


def timer_again(row: Any, due: float) -> tuple[Any, ...]:
    """The write that sets a timer once more."""
    return ("timer", due, row.kind, row.table_id, row.user_id, row.key, row.payload)


def _name(row: Any) -> tuple[str, int, int, str]:
    return row.kind, row.table_id, row.user_id, row.key
