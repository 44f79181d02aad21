"""What an older program has kept too much of goes, bit by bit, while play goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress

from ..core.ports import Store
from ..history.entries import SNAPSHOT_EVERY

LOG = logging.getLogger(__name__)

PAUSE = 1.0  # seconds between two bits, each of which takes a few milliseconds of the database
TROUBLE = 60.0  # seconds until the next try where the database has failed


class Thinning:
    """Runs until nothing more can go. `rules`: by game the version that this program replays."""

    def __init__(self, store: Store, rules: Mapping[str, int], pause: float = PAUSE) -> None:
        self.store, self.rules, self.pause = store, rules, pause
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self.run(), name="thinning")

    async def stop(self) -> None:
        """Stop between two bits; the next start goes on from there."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def run(self) -> None:
        """All of it."""
        while True:
            pause = self.pause
            try:
                if not await self.store.thin(SNAPSHOT_EVERY, self.rules):
                    return
            except self.store.Error as no:
                LOG.warning("thinning: %s", no)
                pause = TROUBLE
            await asyncio.sleep(pause)
