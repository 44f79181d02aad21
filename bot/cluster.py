"""This process among others on the same database: it takes shards, gives them to whoever wants them, and leaves.

Every second it renews its row and looks how things stand (`shares.aim`). A shard that is free it takes, and connects to
Discord for it. One that another process wants, and has connected for, it gives: it finishes what it has begun there,
and only then says so. Presses are answered all the while: both are told of them, and whoever claims one answers it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import storage
from bot.cogs import sharded
from bot.cogs.sharded import Sharded
from bot.service import Service
from bot.service.core.log_context import always
from bot.ui.delivery.brake import Brake

if TYPE_CHECKING:
    from storage.postgres.members import Standing

_log = logging.getLogger(__name__)

TICK = 1.0  # seconds between two looks
EVERY = 10  # looks after which it is seen whether something was not heard of
LEAVE = 45.0  # seconds that leaving may take: the others have to connect, one after the other
FINISH = 5.0  # seconds that answers under way may take before a shard is given


class Cluster:
    """One process's part. `lost` is called where it counts as dead: nothing more may be written then."""

    def __init__(
        self, store: storage.Store, service: Service, bot: Sharded, brake: Brake, lost: Callable[[], None]
    ) -> None:
        assert store.members is not None
        self.store, self.members, self.service, self.bot, self.brake = store, store.members, service, bot, brake
        self.lost = lost
        self._opening: dict[int, asyncio.Task[None]] = {}
        self._adopting: set[asyncio.Task[None]] = set()
        self._workers: list[asyncio.Task[None]] = []
        self._leaving = False
        self.left = asyncio.Event()
        bot.turn = self._turn

    def start(self, stop: asyncio.Event) -> asyncio.Event:
        """Take part, with no shard yet; at `stop`, leave. Returns what is set when Discord need be heard no more."""
        always(shards="none")
        self._workers = [
            asyncio.create_task(self._run(), name="cluster"),
            asyncio.create_task(self.members.listen(self.service.together.heard, self._missed), name="other processes"),
            asyncio.create_task(self._leave(stop), name="leaving"),
        ]
        return self.left

    async def _leave(self, stop: asyncio.Event) -> None:
        """Have the others take over what this process has, as far as there are any; it takes nothing any more."""
        await stop.wait()
        self._leaving = True
        with contextlib.suppress(TimeoutError, self.store.Error):
            await self.members.leave()
            async with asyncio.timeout(LEAVE):
                await self.left.wait()
        self.left.set()

    async def stop(self) -> None:
        """The end; what this process still has is free when the store is closed."""
        tasks = [*self._workers, *self._opening.values(), *self._adopting]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        always(shards=None)

    # -- the worker

    async def _run(self) -> None:
        looks = 0
        while True:
            try:
                await self._look(await self.members.renew())
                looks += 1
                if looks % EVERY == 0:
                    await self.service.together.look()
            except self.store.Error as no:
                _log.warning("cluster: %s", no)
                if getattr(no, "reason", "") == "lease-lost":
                    self.left.set()
                    self.lost()
                    return
            except Exception:  # it must not count as dead for a mistake at one shard
                _log.exception("cluster")
            await asyncio.sleep(TICK)

    async def _look(self, standing: Standing) -> None:
        from bot.shares import aim  # with the driver of the database, which others do without

        me, mine = self.members.me, self.store.share.mine
        self.brake.processes = len(standing.members)
        todo = aim(standing, me)
        held = set(standing.held(me))
        held |= {shard for shard in todo.take if await self.members.step("take", shard)}
        for shard in todo.want:
            await self.members.step("want", shard)
        if held - mine:
            self._take(held)
        for s in standing.shards:
            if s.wanted == me and s.holder is not None and not s.ready and self._opened(s.shard):
                await self.members.step("ready", s.shard)
            if s.holder == me and s.wanted is not None and s.ready:
                await self._give(s.shard)
        others = any(m.id != me and not m.leaving for m in standing.members)
        if self._leaving and not (others and self.store.share.mine):
            self.left.set()

    def _take(self, held: set[int]) -> None:
        """See to these shards from now on."""
        self._see_to(held)
        for shard in sorted(held):
            self._opened(shard)
        task = asyncio.create_task(self.service.together.adopt(), name="adopt")
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    def _see_to(self, held: set[int]) -> None:
        self.store.share.set(self.store.share.shards, held)
        told = ",".join(map(str, sorted(held))) or "none"
        always(shards=told)
        _log.info("this process has the shards: %s", told)

    def _opened(self, shard: int) -> bool:
        """Connect for a shard unless that is so; whether the connection is ready."""
        if shard not in self._opening and not self.bot.has(shard):
            self._opening[shard] = task = asyncio.create_task(self.bot.open(shard), name=f"shard {shard}")
            task.add_done_callback(lambda _: self._opening.pop(shard, None))
        return self.bot.has(shard)

    async def _give(self, shard: int) -> None:
        self._see_to(set(self.store.share.mine) - {shard})
        await self.service.together.release()
        await self.bot.frontend.idle(FINISH)
        await self.members.step("give", shard)
        await self.bot.shut(shard)

    def _missed(self) -> None:
        self.service.together.later(self.service.together.look)

    async def _turn(self, bucket: int) -> None:
        await asyncio.sleep(await self.members.turn(bucket, sharded.EVERY))
