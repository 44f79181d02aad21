"""Computer seats: played after the move that asks them, each answer a transaction of its own."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from bot.rules import Action, Game, NotYours, Refused, Stale
from bot.rules.policies import at_random, by_rules_of_thumb

from .model import Table, Trouble
from .ports import Store
from .shelf import Live
from .turns import Turns
from .worker import Worker

LOG = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
KEPT = 1024  # tables at which a computer seat has given up


class Policy(msgspec.Struct, frozen=True):
    """A way to answer: `choose(rules, state, seat, below)`. A slow one thinks on another thread, before the table is
    locked; `close` lets go of what it holds."""

    choose: Callable[[Game[Any], Any, int, Callable[[int], int]], Action]
    slow: bool = False
    close: Callable[[], None] = lambda: None


def policies() -> dict[str, Policy]:
    """The strengths of a computer seat, the weakest first."""
    worker = Worker()
    return {
        "random": Policy(at_random),
        "heuristic": Policy(by_rules_of_thumb),
        "search": Policy(worker.choose, slow=True, close=worker.close),
    }


class Computers:
    """One background task, which answers for one seat at a time, each table in its turn."""

    def __init__(
        self,
        store: Store,
        turns: Turns,
        stuck: Callable[[int, str], Awaitable[None]],
        policies: Mapping[str, Policy],
    ) -> None:
        self.store, self.turns, self.stuck, self.policies = store, turns, stuck, dict(policies)
        self._todo: dict[int, None] = {}  # tables, in the order in which they came
        self._news = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._given_up: dict[int, int] = {}  # table -> the version at which a computer seat could not go on
        self._worker: asyncio.Task[None] | None = None

    def poke(self, table: Table) -> None:
        """A table has changed: perhaps a computer seat is asked now."""
        if self._seat(table) is not None and self._given_up.get(table.id) != table.version:
            self._again(table.id)

    async def resume(self, tables: list[Table]) -> None:
        """After a start: take up what was not finished."""
        for table in tables:
            self.poke(table)

    def start(self) -> None:
        self._worker = asyncio.create_task(self._run(), name="computer seats")

    async def stop(self) -> None:
        """Stop between two answers or within one that is not yet written; it is taken up at the next start."""
        if self._worker is not None:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker
            self._worker = None
        for policy in self.policies.values():
            policy.close()

    async def settled(self) -> None:
        """Wait until no computer seat has anything to answer."""
        await self._idle.wait()

    def _again(self, table_id: int) -> None:
        self._todo[table_id] = None
        self._idle.clear()
        self._news.set()

    def _seat(self, table: Table) -> int | None:
        if table.status != "running":
            return None
        return next((a.seat for a in table.asked if table.seats[a.seat].computer), None)

    async def _run(self) -> None:
        while True:
            self._news.clear()
            if not self._todo:
                self._idle.set()
                await self._news.wait()
                continue
            table_id = next(iter(self._todo))
            del self._todo[table_id]
            try:
                await self._answer(table_id)
            except Exception:  # the task must outlive whatever happens at one table
                LOG.exception("computer seats of table %s", table_id)
            await asyncio.sleep(0)  # people first

    async def _answer(self, table_id: int) -> None:
        try:
            live = await self.turns.shelf.get(table_id)
            seat = self._seat(live.table)
            if seat is not None:
                thought = await self._think(live, seat)
                await self.turns.auto(table_id, seat, lambda now: self._choose(now, seat, live, thought))
        except NotYours:
            return  # somebody was quicker: the seat was taken back, or a move was
        except Stale:
            self._again(table_id)
        except Refused as no:
            if not no.text.startswith("storage-"):
                raise
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._again, table_id)
        except Trouble as trouble:
            await self.stuck(table_id, trouble.ref)
            table = (await self.turns.shelf.get(table_id)).table
            self._given_up[table_id] = table.version
            while len(self._given_up) > KEPT:
                del self._given_up[next(iter(self._given_up))]
            self._todo.pop(table_id, None)

    async def _think(self, live: Live, seat: int) -> asyncio.Task[Action] | None:
        """What a slow policy comes to, or the mistake it made; the table is not locked meanwhile."""
        policy = self.policies[live.table.seats[seat].computer]
        if not policy.slow:
            return None
        work = asyncio.to_thread(policy.choose, live.rules, live.state, seat, secrets.randbelow)
        thought = asyncio.create_task(work, name="a computer seat thinks")
        try:
            await asyncio.wait([thought])
        except asyncio.CancelledError:
            thought.cancel()
            raise
        return thought

    async def _choose(self, now: Live, seat: int, before: Live, thought: asyncio.Task[Action] | None) -> Action:
        if now.table.version != before.table.version and thought is not None:
            raise Stale("menu-out-of-date")
        if thought is not None:
            return thought.result()
        return self.policies[now.table.seats[seat].computer].choose(now.rules, now.state, seat, secrets.randbelow)
