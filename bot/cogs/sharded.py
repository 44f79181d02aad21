"""Several connections to Discord, one a shard: for a bot on more servers than one connection may have (2,500).

discord.py keeps them; what is added here is which shards this process has, and that sessions are begun no faster than
Discord allows.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.ui.delivery.brake import Brake

from .client import Caravel

EVERY = 5.0  # seconds between two sessions begun by shards of one bucket

Turn = Callable[[int], Awaitable[None]]  # waits until a shard of that bucket may begin a session


class Buckets:
    """The turns of one process alone: by Discord's rule, shards of one bucket begin `EVERY` seconds apart."""

    def __init__(self) -> None:
        self._next: dict[int, float] = {}

    async def turn(self, bucket: int) -> None:
        now = time.monotonic()
        at = max(now, self._next.get(bucket, now))
        self._next[bucket] = at + EVERY
        await asyncio.sleep(at - now)


class Sharded(Caravel, commands.AutoShardedBot):
    """The client with several shards. `shards`: how many the bot has in all; `mine`: those of this process from the
    start, others are opened and shut later. `turn` is waited for before each session.
    """

    def __init__(
        self,
        synced: Path,
        brake: Brake,
        shards: int,
        mine: Iterable[int],
        *,
        ready: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(synced, brake, ready=ready, shard_count=shards)
        self.turn: Turn = Buckets().turn
        self._mine = sorted(mine)
        self._up: dict[int, asyncio.Event] = {}
        self._begun = asyncio.Event()

    @property
    def of_shards(self) -> tuple[int, ...]:
        return tuple(self._mine)

    @property
    def connected(self) -> bool:
        """Whether every shard of this process is."""
        links = [self.get_shard(shard) for shard in self._mine]
        return not self.is_closed() and all(
            link is not None and not link.is_closed() and link.latency < float("inf") for link in links
        )

    async def launch_shards(self) -> None:
        """discord.py's, but for shards that are not of this process; there may be none yet."""
        self._connection.shard_count = self.shard_count
        self._begun.set()
        for shard in self._mine:
            await self._launch(shard)

    async def connect(self, *, reconnect: bool = True) -> None:
        """discord.py's; where it is broken off, nothing is listened to any more."""
        try:
            await super().connect(reconnect=reconnect)
        finally:
            for shard in list(self._mine):
                await self.shut(shard)

    async def open(self, shard: int) -> None:
        """Have a session for one more shard; returns when it is ready. Safe to do again."""
        if shard not in self._mine:
            await self._begun.wait()
            self._mine.append(shard)
            await self._launch(shard)
        await self._up.setdefault(shard, asyncio.Event()).wait()

    def has(self, shard: int) -> bool:
        """Whether there is a session for that shard, and it has been ready."""
        return shard in self._mine and shard in self._up and self._up[shard].is_set()

    async def shut(self, shard: int) -> None:
        """End the session for a shard."""
        self._mine.remove(shard)
        self._up.pop(shard, None)
        self._connection.shard_ids = list(self._mine)
        if (link := self.get_shard(shard)) is not None:
            await link.disconnect()

    async def _launch(self, shard: int) -> None:
        self._connection.shard_ids = list(self._mine)
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def on_shard_ready(self, shard: int) -> None:
        self._up.setdefault(shard, asyncio.Event()).set()
        if self.is_ready():
            await self._hasten()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """As with one shard, and in turn with the other shards of its bucket."""
        limit = await self.may_start()
        await self.turn((shard_id or 0) % (limit.at_once if limit is not None else 1))
