"""A stage for a bot that is killed often: imported once, and forked off for each life (see `tests.service.lives`)."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.service.lives import Lives

from .stage import ProcessStage


class Life:
    """A life of the bot that was forked off, with what `asyncio` offers of a process."""

    def __init__(self, lives: Lives, pid: int, out: Path, err: Path) -> None:
        self.pid, self._out, self._err = pid, out, err
        self._ended = asyncio.ensure_future(asyncio.to_thread(lives.ended))

    @property
    def returncode(self) -> int | None:
        return self._ended.result() if self._ended.done() else None

    async def wait(self) -> int:
        return await asyncio.shield(self._ended)

    async def communicate(self) -> tuple[bytes, bytes]:
        await self.wait()
        return self._out.read_bytes(), self._err.read_bytes()

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)


class KilledStage(ProcessStage):
    """kill_at: where its first life ends."""

    def __init__(self, folder: Path, kill_at: str = "", **more: Any) -> None:
        super().__init__(folder, **more)
        self._lives, self._first = Lives("tests.e2e.born"), kill_at

    async def __aexit__(self, failure: object, *more: object) -> None:
        try:
            await super().__aexit__(failure, *more)
        finally:
            self._lives.close()

    async def up(self, kill_at: str = "") -> None:
        at, self._first = kill_at or self._first, ""
        await super().up(at)

    async def _begin(self, env: dict[str, str]) -> Life:
        out, err = self.folder / "bot.out", self.folder / "bot.err"
        out.touch()
        args = [f"{name}={value}" for name, value in env.items() if name.startswith(("CARAVEL_", "DISCORD_"))]
        pid = await asyncio.to_thread(self._lives.begin, out, err, args, env["CARAVEL_KILL_AT"])
        return Life(self._lives, pid, out, err)

    async def settled(self) -> None:
        """Wait until nothing is left to be posted, and no picture is owed."""
        rows, owed = "from outbox where done_at is null", "from timers where kind = 'picture'"
        left = f"select (select count(*) {rows}) + (select count(*) {owed})"
        async with asyncio.timeout(300):
            with closing(sqlite3.connect(self.folder / "caravel.sqlite3", timeout=60)) as db:
                while db.execute(left).fetchone()[0]:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
