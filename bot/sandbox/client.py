"""One open client of one person: what it has been sent, what stands on it now, and waiting for what is to come.

Nothing sleeps: whatever waits does so for the events of this client, ``timeout`` seconds at most. With ``idle_only`` a
second counts only if this process had next to nothing to do in it, so that a busy machine makes no wait fail.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, TypeVar

from . import look, objects
from .acting import Acting
from .look import Wanted
from .parts import Parts
from .permissions import can_see
from .world import Channel, User

T = TypeVar("T")
Shown = dict[str, Any]
LOOK = 1.0  # seconds between two looks at whether this process is at work
WORKING = 0.05  # of a processor: it is


class Client:
    """What one person sees. ``timeout``: seconds each wait lasts at most."""

    def __init__(self, parts: Parts, user: User, *, timeout: float = 60.0) -> None:
        self.parts, self.user, self.timeout = parts, user, timeout
        self.id, self.name = user.id, user.name
        self.mention = f"<@{user.id}>"
        self.does = Acting(parts, user.id)
        self.idle_only = False
        self.events: list[Shown] = []
        self._wake = asyncio.Event()
        self._screen = parts.audience.open(user.id, self._put)

    def _put(self, event: Shown) -> None:
        self.events.append(event)
        self._wake.set()

    def reload(self) -> None:
        """Close the client and open it anew: ephemeral messages are gone, and so is what was seen."""
        self.parts.audience.close(self._screen)
        self.events.clear()
        self._screen = self.parts.audience.open(self.id, self._put)

    def close(self) -> None:
        """Put the telephone away."""
        self.parts.audience.close(self._screen)

    def speak(self, locale: str) -> None:
        """Set the client to another language."""
        self.user.locale = locale
        self.parts.audience.refresh(self.id)

    # -- seeing

    def shown(self, message: Any) -> Shown:
        """A message as it is now, by its id, its object, or an older copy; LookupError if it is gone."""
        found = message
        if isinstance(message, (str, dict)):
            message_id = message if isinstance(message, str) else message["id"]
            found = self.parts.audience.visible(self.id, message_id)
            if found is None:
                raise LookupError(f"{self.name} does not see the message {message_id} (any more).")
        return objects.message(self.parts.world, found) | {"ephemeral": bool(found.ephemeral_for)}

    @property
    def ephemerals(self) -> list[Shown]:
        """The private messages open before this person, oldest first."""
        return [self.shown(m) for m in self._screen.ephemerals.values()]

    @property
    def modal(self) -> Shown | None:
        """The modal open before this person: the ``modal`` event that brought it."""
        for event in reversed(self.events):
            if event["type"] == "modal":
                it = self.parts.interactions.by_id[event["interaction_id"]]
                return event if it.modal is not None else None
        return None

    @property
    def notifications(self) -> list[Shown]:
        """The rings of this person's telephone since the client opened."""
        return [e for e in self.events if e["type"] == "notify"]

    def channel(self, which: str | Shown | Channel = "games") -> str:
        """The id of a channel or thread, by name, id or object."""
        if isinstance(which, str):
            return self.parts.world.channel_named(which).id
        return which["id"] if isinstance(which, dict) else which.id

    def history(self, which: str | Shown | Channel = "games") -> list[Shown]:
        """All messages of a channel this person may read, oldest first."""
        channel = self.does.channel(self.channel(which))
        return [self.shown(m) for m in self.parts.world.messages[channel.id].values()]

    def mark(self) -> int:
        """The present moment, for ``after`` of what waits."""
        return len(self.events)

    # -- waiting

    async def wait_for(self, check: Callable[[], T | None], what: str, within: float | None = None) -> T:
        """Wait until ``check`` gives something true; TimeoutError tells what was seen instead."""
        limit = left = self.timeout if within is None else within
        while not (got := check()):
            if left <= 0:
                seen = "\n".join(f"  {brief(e)}" for e in self.events[-12:])
                raise TimeoutError(f"{self.name} waited {limit} s in vain for {what}; the last events:\n{seen}")
            self._wake.clear()
            left -= await self._waited(min(left, LOOK))
        return got

    async def _waited(self, most: float) -> float:
        """Wait for the next event, ``most`` seconds at most; how many of them count."""
        begun, worked = time.monotonic(), time.process_time()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(most):
                await self._wake.wait()
        seconds = time.monotonic() - begun
        at_work = time.process_time() - worked > WORKING * seconds
        return 0.0 if self.idle_only and at_work else seconds

    async def wait_message(
        self, check: Callable[[Shown], bool] | None = None, *, contains: Wanted | None = None,
        channel: str | Shown | None = None, ephemeral: bool | None = None, after: int = 0, within: float | None = None,
    ) -> Shown:  # fmt: skip
        """The newest message, made or changed after ``after`` and still there, that fits everything said."""

        def found() -> Shown | None:
            for event in reversed(self.events[after:]):
                if event["type"] not in ("message", "message_update"):
                    continue
                try:
                    message = self.shown(event["message"])
                except LookupError:
                    continue
                if ephemeral not in (None, message["ephemeral"]) or message["flags"] & 128:
                    continue
                if channel is not None and message["channel_id"] != self._known_channel(channel):
                    continue
                text = look.words(message)
                if isinstance(contains, str) and contains not in text:
                    continue
                if contains is not None and not isinstance(contains, str) and not look.fits(contains, text):
                    continue
                if check is None or check(message):
                    return message
            return None

        wanted = f"a message ({contains=}, {channel=}, {ephemeral=})"
        return await self.wait_for(found, wanted, within)

    def _known_channel(self, which: str | Shown) -> str | None:
        try:
            return self.channel(which)
        except KeyError:
            return None  # a thread that is still to come

    async def wait_gone(self, message: Any, within: float | None = None) -> None:
        """Wait until a message is deleted."""
        message_id = message if isinstance(message, str) else message["id"]
        await self.wait_for(
            lambda: self.parts.audience.visible(self.id, message_id) is None, f"the end of {message_id}", within
        )

    async def wait_thread(self, name: Wanted | None = None, within: float | None = None) -> Shown:
        """The newest thread of this name that this person sees."""

        def found() -> Shown | None:
            world = self.parts.world
            for thread in reversed(list(world.threads())):
                if can_see(world, self.id, thread) and (name is None or look.fits(name, thread.name)):
                    return self.parts.audience.channel(thread, self.id)
            return None

        return await self.wait_for(found, f"a thread {name!r}", within)

    async def wait_notified(self, *, after: int = 0, within: float | None = None) -> Shown:
        """Wait for the telephone to ring."""
        return await self.wait_for(
            lambda: next((e for e in self.events[after:] if e["type"] == "notify"), None), "a notification", within
        )

    async def wait_commands(self, path: str, within: float | None = None) -> None:
        """Wait until the bot has registered a command."""
        await self.wait_for(lambda: self.parts.commands.find(path, self.id), f"the command /{path}", within)


def brief(event: Shown) -> str:
    """An event in one line."""
    if event["type"] in ("message", "message_update"):
        message = event["message"]
        return f"{event['type']} {message['id']} {look.words(message)!r} {look.labels(message)}"
    return " ".join(f"{k}={v}" for k, v in event.items() if k not in ("components", "channels", "members", "commands"))
