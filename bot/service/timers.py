"""What happens at a time of its own: rows with a due time, found by one sweep, each done once.

A timer is set and dropped in the transactions of moves (`Shelf.along`, `storage.side`). When it is due, its handler
says what is to be written, and that is written in the transaction that drops the timer: a process that dies in between
does it after its next start, and never twice. What people are to read goes through the outbox.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from .ports import Clock, Store
from .tell import Out

LOG = logging.getLogger(__name__)

LONGEST_PAUSE = 300.0
AGAIN = 60.0  # seconds until a timer whose handler failed is tried again


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
    """One worker. `on` says who handles a kind; `sweep` does all that is due."""

    def __init__(self, store: Store, clock: Clock, posted: Callable[[], None]) -> None:
        self.store, self.clock, self._posted = store, clock, posted
        self._handlers: dict[str, Handler] = {}
        self._news = asyncio.Event()
        self._sweeping = asyncio.Lock()
        self._worker: asyncio.Task[None] | None = None

    def on(self, kind: str, handler: Handler) -> None:
        """A handler is not under any table's lock. It may be called again for the same timer, so it only reads and
        returns what is to be written; what it must do elsewhere has to be safe to do twice."""
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
            for row in await self.store.timers_due(self.clock.now()):
                done += await self._fire(row)
        if done:
            self._posted()
        return done

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
            except Exception:
                LOG.exception("timer %s of table %s", row.kind, row.table_id)
                fired = Fired((timer_again(row, self.clock.now() + AGAIN),))
        try:
            await self.store.fire(row, fired.also, [(table, out.row()) for table, out in fired.outs])
        except self.store.Conflict:
            return False  # answered or set anew meanwhile
        return True

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


def timer_again(row: Any, due: float) -> tuple[Any, ...]:
    """The write that sets a timer once more."""
    return ("timer", due, row.kind, row.table_id, row.user_id, row.key, row.payload)
