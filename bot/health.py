"""How the bot is doing: written to a file every few seconds, read by `caravel health`, which a container asks."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

EVERY = 15.0  # seconds
FILE = "health.json"
STALE = 60.0  # seconds without a word: it hangs, or is gone
UNCONNECTED = 180.0  # seconds without Discord that are still nothing to worry about
UNSAVED = 2  # backups that may be missed
OVERDUE = 900.0  # seconds that a message may wait to be posted


class Health(msgspec.Struct, frozen=True):
    """A moment of the bot. Times are seconds since 1970."""

    at: float
    connected: bool  # to Discord's gateway
    since: float  # when that became so
    overdue: float = 0.0  # seconds for which the oldest message has been due
    running: int = 0  # tables
    aside: int = 0  # tables, timers and messages that cannot be read
    unsaved: int = 0  # backups missed in a row
    refused: int = 0  # messages that Discord has not taken yet
    given_up: int = 0  # messages of the last week that it never took
    stranded: int = 0  # tables at which nothing can be posted
    waiting: int = 0  # messages that are due and not posted
    late: int = 0  # timers that have been due for a minute
    unregistered: str = ""  # why Discord does not take the commands
    shards: tuple[int, ...] = (0,)  # connections to Discord that this process has
    all_shards: int = 1  # and all processes together
    presses: int = 0  # since the start
    conflicts: int = 0  # changes of tables that came too late, since the start

    def trouble(self, now: float) -> str:
        """What is wrong, in one line; "" while all is well."""
        if now - self.at > STALE:
            return f"no sign of life for {now - self.at:.0f} s"
        if self.at - now > STALE:
            return "no sign of life since the clock was set back"
        if not self.connected and now - self.since > UNCONNECTED:
            return f"no connection to Discord for {now - self.since:.0f} s"
        if self.overdue > OVERDUE:
            return f"a message has been waiting to be posted for {self.overdue:.0f} s"
        if self.unsaved >= UNSAVED:
            return f"the last {self.unsaved} backups couldn't be made; the log says why"
        return ""

    def which(self) -> str:
        """The shards of this process in words; "" where there is only one."""
        if self.all_shards == 1:
            return ""
        return f"shards {', '.join(map(str, self.shards)) or 'none'} of {self.all_shards}"

    def note(self) -> str:
        """What a host should see to, though the bot is well without it; "" for nothing."""
        said = (
            (self.aside, "entries of the database can't be read"),
            (
                self.stranded,
                "tables have lost their channel, or the bot its permissions there; their players have been told",
            ),
            (self.refused, "messages were refused by Discord and will be tried again"),
            (self.given_up, "messages couldn't be posted and were given up"),
        )
        told = [f"{n} {what}: the log names them" for n, what in said if n]
        if self.unregistered:
            told.append(f"Discord won't take the commands and keeps the ones it has: {self.unregistered}")
        return "; ".join(told)


def write(folder: Path, health: Health) -> None:
    """Put it where `read` finds it, whole or not at all."""
    part = folder / f".{FILE}.part"
    part.write_bytes(msgspec.json.encode(health))
    os.replace(part, folder / FILE)


def read(folder: Path) -> Health:
    """What the bot said last; raises `OSError` or `msgspec.DecodeError`."""
    return msgspec.json.decode((folder / FILE).read_bytes(), type=Health)


async def keep(folder: Path, look: Callable[[], Awaitable[Health]]) -> None:
    """Write how it is until cancelled; a disk that is full must not stop the bot."""
    while True:
        with contextlib.suppress(OSError):
            await asyncio.to_thread(write, folder, await look())
        await asyncio.sleep(EVERY)
