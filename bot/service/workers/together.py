"""One process among several: it takes up the tables of servers that have become its own, and lets go of others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.rules import Refused

from ..core.elsewhere import TABLE
from ..core.live_tables import LiveTables
from ..core.ports import Clock, Store
from .computer_seats import ComputerSeats
from .outbox import Outbox

LOG = logging.getLogger(__name__)

FINISH = 10.0  # seconds that what is being posted may take before others go on with it
AGAIN = 10.0  # seconds until what could not be taken up is tried again


class Together:
    """Where there are no others, nothing of this is ever called but `claims`.

    `beside`: forget what they keep of a table beside it. `learn`: what each start does, too, and can be done again at
    any time, in this order.
    """

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        clock: Clock,
        outbox: Outbox,
        computers: ComputerSeats,
        beside: Sequence[Callable[[int], None]],
        learn: Sequence[Callable[[], Awaitable[object]]],
        poke: Callable[[], None],
    ) -> None:
        self.store, self.live_tables, self.clock, self.outbox = store, live_tables, clock, outbox
        self.computers, self.beside, self.learn, self.poke = computers, beside, learn, poke
        self._forget: dict[str, Callable[[int], None]] = {TABLE: self._table}
        self._adopting = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        live_tables.foreign = self._foreign

    def on(self, topic: str, forget: Callable[[int], None]) -> None:
        """Have something forgotten where another process has written it."""
        self._forget[topic] = forget

    def heard(self, said: str) -> None:
        """Another process has written something."""
        topic, _, number = said.partition(" ")
        if topic in self._forget and number.isdecimal():
            self._forget[topic](int(number))
            self.poke()
        else:
            LOG.warning("another process says what is not known here: %s", said)

    def _foreign(self, table_id: int) -> None:
        for forget in self.beside:
            forget(table_id)

    def _table(self, table_id: int) -> None:
        self.live_tables.drop(table_id)
        self._foreign(table_id)
        self.later(partial(self._ask_computers, table_id))

    async def _ask_computers(self, table_id: int) -> None:
        self.computers.poke((await self.live_tables.get(table_id)).table)

    async def claims(self, press: int) -> bool:
        """Whether a press, by its number, is this process's to answer: one's alone, whoever is told of it."""
        if self.store.members is None:
            return True
        try:
            return await self.store.members.claim(press, self.clock.now())
        except self.store.Error as no:
            LOG.warning("a press cannot be claimed: %s", no)
            return getattr(no, "reason", "") != "lease-lost"  # whoever presses is told that nothing happened

    def tell(self, table_id: int) -> None:
        """Something was written at another process's table: it is to post it, and to let computers answer."""
        if self.store.members is not None:
            self.later(partial(self.store.members.tell, f"{TABLE} {table_id}"))

    def later(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do it soon; where the store fails it is not done, and `look` makes up for it."""

        async def do() -> None:
            try:
                await work()
            except (Refused, self.store.Error) as no:
                LOG.warning("between processes: %s", no)

        task = asyncio.create_task(do(), name="between processes")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def adopt(self) -> None:
        """Servers have become this process's: go through their tables as after a start."""
        async with self._adopting:
            while True:
                self.live_tables.forget()
                try:
                    for each in self.learn:
                        await each()
                    break
                except (Refused, self.store.Error) as no:
                    LOG.warning("tables are not taken up yet: %s", no)
                    await asyncio.sleep(AGAIN)
        self.poke()

    async def release(self) -> None:
        """Some are another's from now on: what is being posted there is finished, and nothing more begun."""
        self.live_tables.forget()
        await self.outbox.finish(FINISH)

    async def look(self) -> None:
        """Drop of what is kept whatever is stored otherwise, and look for what others have left to be done."""
        assert self.store.members is not None
        kept = self.live_tables.versions()
        stored = await self.store.members.versions(list(kept))
        for table_id, version in kept.items():
            if stored.get(table_id) != version:
                self.heard(f"{TABLE} {table_id}")
        self.poke()
