"""Where a soak takes place: a sandbox, and the shipped bot on it, in this process or in one of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from functools import partial
from pathlib import Path
from typing import IO, Any

from bot.app import App
from bot.sandbox import Sandbox
from bot.service import Service
from bot.settings import LIMITS, Settings, unlimited
from bot.ui.posts.frontend import Frontend

from .clock import Clock
from .transcript import Record

WIDTH = 320  # pixels of a picture: how they look is not what is tried here
PATIENCE = 90.0  # seconds for a bot to come online, whatever befalls it


class Ended(Exception):
    """The bot's process has come to its end where nobody had asked it to. The text says how, and what it said last."""


class Stage:
    """`async with Stage(folder) as stage`. `up` starts a bot and `down` stops it; so do `process` and `kill`."""

    def __init__(self, folder: Path, deadline: float = 3.0) -> None:
        self.folder, self.clock = folder, Clock()
        self.sandbox = Sandbox(ack_deadline=deadline)
        self.record = Record(self.sandbox, self.clock)
        self.app: App | None = None
        self.restarts = self.kills = 0
        self._stop, self._running = asyncio.Event(), None  # type: tuple[asyncio.Event, asyncio.Task[None] | None]
        self.child: asyncio.subprocess.Process | None = None
        self._log: IO[bytes] | None = None

    async def __aenter__(self) -> Stage:
        await self.sandbox.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.down()
        if self.child is not None:
            await self.kill()
        await self.sandbox.stop()

    @property
    def database(self) -> Path:
        return self.folder / "caravel.sqlite3"

    @property
    def frontend(self) -> Frontend:
        assert self.app is not None
        return self.app.bot.frontend

    @property
    def service(self) -> Service:
        return self.frontend.service

    # -- in this process

    async def up(self) -> None:
        """Start the bot and wait until it is online; raises what it ends with if it does not come up."""
        settings = Settings(
            data=self.folder,
            api_base=self.sandbox.api_url,
            gateway=self.sandbox.gateway_url,
            width=WIDTH,
            backup_hours=0,
        )
        self._stop = asyncio.Event()
        self.app = App(unlimited(settings), "soak", say=lambda line: None, clock=self.clock)
        running = self._running = asyncio.create_task(self.app.run(self._stop), name="bot")
        online = asyncio.create_task(self.sandbox.gateway.wait_online(PATIENCE))
        await asyncio.wait([running, online], return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            online.cancel()
            running.result()
        await online
        await self.app.bot.wait_until_ready()

    async def down(self) -> None:
        """Stop it as the system would."""
        if self._running is not None:
            self._stop.set()
            running, self._running = self._running, None
            await running

    async def restart(self) -> None:
        await self.down()
        await self.up()
        self.restarts += 1

    # -- as a process of its own

    async def process(self, kill_at: str = "", width: int = WIDTH, **env: str) -> None:
        """Start the bot as a process, and wait until it is online.

        `kill_at`: where it is to die by itself, see `bot.service.core.kill_points`; that may be before it is online.
        Raises `Ended` where it ends otherwise, or does not come online.
        """
        asked: dict[str, Any] = {
            "DISCORD_TOKEN": "soak",
            "CARAVEL_DATA": self.folder,
            "CARAVEL_API_BASE": self.sandbox.api_url,
            "CARAVEL_GATEWAY": self.sandbox.gateway_url,
            "CARAVEL_KILL_AT": kill_at,
            "CARAVEL_WIDTH": width,
            "CARAVEL_LOG": "warning",
            "CARAVEL_BACKUP_HOURS": 0,
            **{f"CARAVEL_{name.upper()}": 0 for name in LIMITS},
        }
        self._log = (self.folder / "soak.log").open("ab")
        self.child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"),
            env={**os.environ, **{name: str(value) for name, value in asked.items()}, **env},
            stdout=self._log,
            stderr=self._log,
        )
        online = asyncio.create_task(self.sandbox.gateway.wait_online(PATIENCE))
        ended = asyncio.create_task(self.child.wait())
        await asyncio.wait([online, ended], return_when=asyncio.FIRST_COMPLETED)
        for task in (online, ended):
            task.cancel()
        await asyncio.gather(online, ended, return_exceptions=True)
        if not self.killed and not self.sandbox.gateway.online:
            raise Ended(f"{self._how()} before it was online")

    @property
    def killed(self) -> bool:
        """Whether the process has died by a kill: its own at a point, or ours."""
        return self.child is not None and self.child.returncode == -signal.SIGKILL

    def _how(self) -> str:
        assert self.child is not None
        with contextlib.suppress(OSError):
            said = (self.folder / "soak.log").read_text("utf-8", "replace").strip().splitlines()[-1:]
            return f"the bot's process (code {self.child.returncode}, it said {' '.join(said)!r})"
        return f"the bot's process (code {self.child.returncode})"

    async def died(self, within: float) -> bool:
        """Whether the process has been killed within so many seconds. Raises `Ended` where it ends by itself."""
        assert self.child is not None
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.child.wait(), within)
            if not self.killed:
                raise Ended(f"{self._how()} ended by itself")
        return self.killed

    def kill_when(self, what: str) -> None:
        """Let the process die at its next message: "sent", when Discord has taken it and before the bot hears of that;
        or "edited", before Discord has the change."""
        child = self.child
        assert child is not None
        method, path = {"sent": ("POST", "/channels/*/messages"), "edited": ("PATCH", "/channels/*/messages/*")}[what]
        self.sandbox.faults.happen(partial(_kill, child), after=what == "sent", method=method, path=path)

    async def kill(self) -> None:
        """kill -9, if it is not dead yet."""
        assert self.child is not None
        _kill(self.child)
        await self.child.wait()
        self.child = None
        if self._log is not None:
            self._log.close()
        self.kills += 1
        await self.sandbox.gateway.wait_online(PATIENCE, online=False)

    def memory(self) -> int:
        """Bytes of memory that the process has now; 0 where the system does not tell."""
        assert self.child is not None
        with contextlib.suppress(OSError):
            status = Path(f"/proc/{self.child.pid}/status").read_text("ascii", "replace")
            if (found := re.search(r"VmRSS:\s+(\d+) kB", status)) is not None:
                return int(found[1]) * 1024
        return 0


def _kill(child: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        child.kill()
