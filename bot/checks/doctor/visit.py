"""One visit of the doctor: what its steps share, what each says, and what is to be cleaned up after them."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import discord
from discord.http import Route

from bot.ui.delivery.discord_errors import CONNECTION

Undo = Callable[[], Awaitable[object]]


class Wrong(Exception):
    """A step fails: what is wrong, and what to do about it. `bars`: nobody could play like that."""

    def __init__(self, what: str, todo: str, *, bars: bool = True) -> None:
        super().__init__(what)
        self.what, self.todo, self.bars = what, todo, bars


class Skipped(Exception):
    """A step cannot be tried, for what it needs has failed."""


class Visit:
    """The host's bot, logged in and not connected, in the channel that the host has named."""

    def __init__(self, client: discord.Client, channel: int, data: Path) -> None:
        self.client, self.number, self.data = client, channel, data
        self.channel: discord.TextChannel | None = None  # once it has been looked at
        self.me: discord.Member | None = None
        self.message: discord.Message | None = None  # the one with a picture
        self.undo: list[tuple[str, Undo]] = []  # what was made, and how it is taken away; the last made first
        self._application: dict[str, Any] = {}

    async def application(self) -> dict[str, Any]:
        """Our application, with all that its portal sets."""
        if not self._application:
            self._application = await self.client.http.request(Route("GET", "/applications/@me"))
        return self._application

    def there(self) -> discord.TextChannel:
        """The channel, for steps that need it."""
        if self.channel is None:
            raise Skipped
        return self.channel

    def posted(self) -> discord.Message:
        """The message with a picture, for steps that go on with it."""
        if self.message is None:
            raise Skipped
        return self.message

    def told(self) -> list[dict[str, Any]]:
        """The commands that Discord was told last; none where the bot has not run on this data folder."""
        try:
            return list(json.loads((self.data / "commands.json").read_text("utf-8")))
        except (OSError, ValueError):
            return []


class Step(NamedTuple):
    """`means`: what it says that the step goes well. `todo`: what to do where Discord itself refuses it."""

    name: str
    means: str
    todo: str
    run: Callable[[Visit], Awaitable[str]]  # returns what is worth to be added; raises `Wrong` or `Skipped`
    bars: bool = True


class Line(NamedTuple):
    """What came of a step, in one line. `well`: None where it was not tried."""

    name: str
    well: bool | None
    bars: bool
    said: str

    def __str__(self) -> str:
        sign = "skip" if self.well is None else "ok" if self.well else "FAIL" if self.bars else "note"
        return f"{sign:5} {self.name:12} {self.said}"


async def taken(step: Step, visit: Visit) -> Line:
    """Take a step; whatever Discord says is an answer."""
    try:
        more = await step.run(visit)
    except Skipped:
        return Line(step.name, None, step.bars, "not tried: an earlier step failed.")
    except Wrong as no:
        return Line(step.name, False, no.bars and step.bars, f"{no.what} {no.todo}")
    except discord.HTTPException as no:
        said = f"Discord says {no.status}, error {no.code}: {no.text or '?'}."
        return Line(step.name, False, step.bars, f"{' '.join(said.split())} {step.todo}")
    except (*CONNECTION, discord.RateLimited) as no:
        return Line(step.name, False, step.bars, f"No answer from Discord ({type(no).__name__}). Try again later.")
    return Line(step.name, True, step.bars, f"{step.means}{f' {more}' if more else ''}")
