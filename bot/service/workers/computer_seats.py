"""Computer seats: played after the move that asks them, each answer a transaction of its own.

Where people are asked beside a turn, what somebody proposes, computer seats wait until they have answered, or a while.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bot.rules import Action, Game, NotYours, Refused, Stale
from bot.rules.policies import at_random, by_rules_of_thumb

from ..core.live_tables import Live
from ..core.model import Table, Trouble
from ..core.ports import Store
from ..tables.turns import Turns
from .fair_queue import FairQueue
from .search_process import Worker

LOG = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
KEPT = 1024  # tables at which a computer seat has given up
PATIENCE_SECONDS = 600.0  # for which a turn waits for people who are asked beside it


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


def _keep(tables: dict[int, Any]) -> None:
    """Forget the oldest past `KEPT`."""
    while len(tables) > KEPT:
        del tables[next(iter(tables))]


class Lane:
    """Seats that are answered for one after the other; `quiet` where none waits."""

    def __init__(self) -> None:
        self.queue = FairQueue()
        self.news = asyncio.Event()
        self.quiet = True


class ComputerSeats:
    """Two background tasks, each of which answers for one seat at a time, the servers and their people by turns: one
    for those that answer at once, and one for those that think long, so that nobody waits for the thoughts of others.
    """

    def __init__(
        self,
        store: Store,
        turns: Turns,
        stuck: Callable[[int, str], Awaitable[None]],
        policies: Mapping[str, Policy],
    ) -> None:
        self.store, self.turns, self.stuck, self.policies = store, turns, stuck, dict(policies)
        self._lanes = {False: Lane(), True: Lane()}  # by whether their seats think long
        self._idle = asyncio.Event()
        self._idle.set()
        self._answered = asyncio.Event()  # until the next answer, and then another
        self._given_up: dict[int, int] = {}  # table -> the version at which a computer seat could not go on
        # table -> the newest question to a person beside a turn, by epoch and number, and until when it is waited for
        self._waits: dict[int, tuple[tuple[int, int], float]] = {}
        self._workers: list[asyncio.Task[None]] = []
        self.patience = PATIENCE_SECONDS

    def poke(self, table: Table) -> None:
        """A table has changed: perhaps a computer seat is asked now."""
        if self._given_up.get(table.id) != table.version:
            self._again(table)

    async def resume(self, tables: Sequence[Table]) -> None:
        """After a start: take up what was not finished."""
        for table in tables:
            self.poke(table)

    def start(self) -> None:
        for slow, lane in self._lanes.items():
            name = "computer seats that think" if slow else "computer seats"
            self._workers.append(asyncio.create_task(self._run(slow, lane), name=name))

    async def stop(self) -> None:
        """Stop between two answers or within one that is not yet written; it is taken up at the next start."""
        for worker in self._workers:
            worker.cancel()
            with suppress(asyncio.CancelledError):
                await worker
        self._workers.clear()
        for policy in self.policies.values():
            policy.close()

    async def finished(self, table_id: int, seconds: float) -> bool:
        """Wait until no computer seat of a table is asked, at most so long; whether none is."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._seat((await self.turns.live_tables.get(table_id)).table) is not None:
                    await self._answered.wait()
                return True
        return False

    async def settled(self) -> None:
        """Wait until no computer seat has anything to answer."""
        await self._idle.wait()

    def _again(self, table: Table) -> None:
        """Line a table up where a computer seat of it is asked."""
        seat = self._seat(table)
        if seat is None:
            return
        lane = self._lanes[self._slow(table, seat)]
        lane.queue.put(table)
        lane.quiet = False
        self._idle.clear()
        lane.news.set()

    def _seat(self, table: Table) -> int | None:
        """The computer seat whose turn it is to be answered for: while some think, others have answered."""
        if table.status != "running":
            return None
        asked = [a for a in table.asked if table.seats[a.seat].computer]
        if not asked or self._waiting(table):
            return None
        return min(asked, key=lambda a: (not a.beside, self._slow(table, a.seat))).seat

    def _waiting(self, table: Table) -> bool:
        """Whether people who are asked beside a turn are given time to answer, before it goes on and before a computer
        seat that is asked with them takes what is proposed."""
        people = [(table.epoch, a.sn) for a in table.asked if a.beside and not a.idle and table.seats[a.seat].user]
        if not people:
            self._waits.pop(table.id, None)
            return False
        loop = asyncio.get_running_loop()
        known, until = self._waits.get(table.id, ((0, 0), 0.0))
        if known < max(people):
            until = loop.time() + self.patience
            self._waits[table.id] = (max(people), until)
            _keep(self._waits)
            loop.call_later(self.patience, self._again, table)
        return loop.time() < until

    def _slow(self, table: Table, seat: int) -> bool:
        return self.policies[table.seats[seat].computer].slow

    async def _run(self, slow: bool, lane: Lane) -> None:
        while True:
            lane.news.clear()
            table = lane.queue.take()
            if table is None:
                lane.quiet = True
                if all(one.quiet for one in self._lanes.values()):
                    self._idle.set()
                await lane.news.wait()
                continue
            try:
                await self._answer(table, slow)
            except Exception:  # the task must outlive whatever happens at one table
                LOG.exception("computer seats of table %s", table.id)
            self._answered.set()
            self._answered = asyncio.Event()
            await asyncio.sleep(0)  # people first

    async def _answer(self, table: Table, slow: bool) -> None:
        try:
            live = await self.turns.live_tables.get(table.id)
            if not self.store.share.has(live.table.guild):
                return  # another process's by now, which lines it up itself
            seat = self._seat(live.table)
            if seat is not None and self._slow(live.table, seat) != slow:
                self._again(live.table)  # into the other lane
            elif seat is not None:
                thought = await self._think(live, seat)
                await self.turns.auto(table.id, seat, lambda now: self._choose(now, seat, live, thought))
        except NotYours:
            return  # somebody was quicker: the seat was taken back, or a move was
        except Stale:
            self._again(table)
        except Refused as no:
            if not no.text.startswith("storage-"):
                raise
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._again, table)
        except Trouble as trouble:
            await self.stuck(table.id, trouble.ref)
            self._given_up[table.id] = (await self.turns.live_tables.get(table.id)).table.version
            _keep(self._given_up)
            for lane in self._lanes.values():
                lane.queue.drop(table.id)

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
        policy = self.policies[now.table.seats[seat].computer]
        if now.table.version != before.table.version and (thought is not None or policy.slow):
            raise Stale("menu-out-of-date")
        if thought is not None:
            return thought.result()
        return policy.choose(now.rules, now.state, seat, secrets.randbelow)
