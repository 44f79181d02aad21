"""A scripted person for tests: uses commands, presses, chooses, fills in, and waits for what comes of it.

    anna = sandbox.person("Anna")
    result = await anna.command("table new", game="puerto_rico")
    await anna.press(result.message, label="Join")
    card = await anna.wait_message(contains="Your turn", channel="Amber Gull")

Nothing sleeps: each verb waits for the events of the person's own client, ``timeout`` seconds at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from . import look, objects
from .acting import Acting
from .interactions import DEFER, DEFER_UPDATE, Interaction
from .look import Wanted

if TYPE_CHECKING:
    from .server import Sandbox
    from .world import Channel, User

T = TypeVar("T")
Shown = dict[str, Any]


class InteractionFailed(AssertionError):
    """The person saw "This interaction failed"."""


@dataclass
class Result:
    """What came of an interaction: ``message`` as it is now (the answer, or what was changed), ``modal``."""

    person: Person
    interaction: Interaction

    @property
    def failed(self) -> bool:
        """The person saw "This interaction failed"."""
        return self.interaction.settled == "failed"

    @property
    def message(self) -> Shown:
        """The answer; LookupError if there is none."""
        if self.interaction.original is None:
            raise LookupError("The interaction made no message.")
        return self.person.shown(self.interaction.original)

    @property
    def text(self) -> str:
        """All words of the answer."""
        return look.words(self.message)

    @property
    def ephemeral(self) -> bool:
        """Whether the answer is for this person only."""
        return bool(self.message["ephemeral"])

    @property
    def messages(self) -> list[Shown]:
        """Every message the interaction made, follow-ups too, oldest first."""
        return [self.person.shown(m) for m in self.interaction.own.values()]

    @property
    def modal(self) -> Shown | None:
        """The modal it opened, if it did and that is still open."""
        return self.interaction.modal


class Person:
    """One person with one client of their own. ``timeout``: seconds each verb waits at most."""

    def __init__(self, sandbox: Sandbox, user: User, *, timeout: float = 10.0) -> None:
        self.sandbox, self.user, self.timeout = sandbox, user, timeout
        self.id, self.name = user.id, user.name
        self.mention = f"<@{user.id}>"
        self.does = Acting(sandbox, user.id)
        self.events: list[Shown] = []
        self._wake = asyncio.Event()
        self._screen = sandbox.audience.open(user.id, self._put)

    def _put(self, event: Shown) -> None:
        self.events.append(event)
        self._wake.set()

    def reload(self) -> None:
        """Close the client and open it anew: ephemeral messages are gone, and so is what was seen."""
        self.sandbox.audience.close(self._screen)
        self.events.clear()
        self._screen = self.sandbox.audience.open(self.id, self._put)

    def close(self) -> None:
        """Put the telephone away."""
        self.sandbox.audience.close(self._screen)

    def speak(self, locale: str) -> None:
        """Set the client to another language."""
        self.user.locale = locale
        self.sandbox.audience.refresh(self.id)

    # -- seeing

    def shown(self, message: Any) -> Shown:
        """A message as it is now, by its id, its object, or an older copy; LookupError if it is gone."""
        found = message
        if isinstance(message, (str, dict)):
            message_id = message if isinstance(message, str) else message["id"]
            found = self.sandbox.audience.visible(self.id, message_id)
            if found is None:
                raise LookupError(f"{self.name} does not see the message {message_id} (any more).")
        return objects.message(self.sandbox.world, found) | {"ephemeral": bool(found.ephemeral_for)}

    @property
    def ephemerals(self) -> list[Shown]:
        """The private messages open before this person, oldest first."""
        return [self.shown(m) for m in self._screen.ephemerals.values()]

    @property
    def modal(self) -> Shown | None:
        """The modal open before this person: the ``modal`` event that brought it."""
        for event in reversed(self.events):
            if event["type"] == "modal":
                it = self.sandbox.interactions.by_id[event["interaction_id"]]
                return event if it.modal is not None else None
        return None

    @property
    def notifications(self) -> list[Shown]:
        """The rings of this person's telephone since the client opened."""
        return [e for e in self.events if e["type"] == "notify"]

    def channel(self, which: str | Shown | Channel = "games") -> str:
        """The id of a channel or thread, by name, id or object."""
        if isinstance(which, str):
            return self.sandbox.world.channel_named(which).id
        return which["id"] if isinstance(which, dict) else which.id

    def history(self, which: str | Shown | Channel = "games") -> list[Shown]:
        """All messages of a channel this person may read, oldest first."""
        channel = self.does.channel(self.channel(which))
        return [self.shown(m) for m in self.sandbox.world.messages[channel.id].values()]

    def mark(self) -> int:
        """The present moment, for ``after`` of what waits."""
        return len(self.events)

    # -- waiting

    async def wait_for(self, check: Callable[[], T | None], what: str, within: float | None = None) -> T:
        """Wait until ``check`` gives something true; TimeoutError tells what was seen instead."""
        limit = self.timeout if within is None else within
        try:
            async with asyncio.timeout(limit):
                while not (got := check()):
                    self._wake.clear()
                    await self._wake.wait()
                return got
        except TimeoutError:
            seen = "\n".join(f"  {brief(e)}" for e in self.events[-12:])
            raise TimeoutError(f"{self.name} waited {limit} s in vain for {what}; the last events:\n{seen}") from None

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
            lambda: self.sandbox.audience.visible(self.id, message_id) is None, f"the end of {message_id}", within
        )

    async def wait_thread(self, name: Wanted | None = None, within: float | None = None) -> Shown:
        """The newest thread of this name that this person sees."""

        def found() -> Shown | None:
            world = self.sandbox.world
            for thread in reversed(list(world.threads())):
                if world.can_see(self.id, thread) and (name is None or look.fits(name, thread.name)):
                    return self.sandbox.audience.channel(thread, self.id)
            return None

        return await self.wait_for(found, f"a thread {name!r}", within)

    async def wait_notified(self, *, after: int = 0, within: float | None = None) -> Shown:
        """Wait for the telephone to ring."""
        return await self.wait_for(
            lambda: next((e for e in self.events[after:] if e["type"] == "notify"), None), "a notification", within
        )

    async def wait_commands(self, path: str, within: float | None = None) -> None:
        """Wait until the bot has registered a command."""
        await self.wait_for(lambda: self.sandbox.commands.find(path, self.id), f"the command /{path}", within)

    # -- doing

    async def command(
        self, path: str, channel: str | Shown | Channel = "games", *, until: str = "answer", fails: bool = False,
        **options: Any,
    ) -> Result:  # fmt: skip
        """Use a slash command. ``until``: see ``settle``."""
        channel_id = self.channel(channel)
        return await self.settle(self.does.command(channel_id, path, options), until, fails)

    async def complete(
        self, path: str, focused: str, typed: Any = "", channel: str | Shown | Channel = "games", **options: Any
    ) -> list[Shown]:
        """The suggestions for an option of which something has been typed."""
        it = self.does.complete(self.channel(channel), path, options | {focused: typed}, focused)
        assert it.choices is not None
        return await it.choices

    async def press(
        self, message: Any, label: Wanted | None = None, *, custom_id: Wanted | None = None, until: str = "answer",
        fails: bool = False,
    ) -> Result:  # fmt: skip
        """Press a button, as the message is now."""
        now = self.shown(message)
        button = look.find_button(now, label, custom_id)
        return await self.settle(self.does.press(now["id"], button["custom_id"]), until, fails)

    async def select(
        self, message: Any, *values: Wanted, placeholder: Wanted | None = None, custom_id: Wanted | None = None,
        until: str = "answer", fails: bool = False,
    ) -> Result:  # fmt: skip
        """Choose in a menu, by values or labels."""
        now = self.shown(message)
        menu = look.find_menu(now, placeholder, custom_id)
        it = self.does.select(now["id"], menu["custom_id"], look.values_of(menu, values))
        return await self.settle(it, until, fails)

    async def submit(self, fields: dict[str, Any], *, until: str = "answer", fails: bool = False) -> Result:
        """Fill in the open modal and send it; fields by custom_id or by label."""
        modal = await self.wait_for(lambda: self.modal, "a modal")
        names: dict[str, str] = {}
        for it in modal["components"]:
            inner = it.get("component") or (it.get("components") or [{}])[0]
            if "custom_id" in inner:
                names[str(it.get("label") or inner.get("label"))] = inner["custom_id"]
        ready = {names.get(key, key): value for key, value in fields.items()}
        return await self.settle(self.does.submit(modal["interaction_id"], modal["custom_id"], ready), until, fails)

    async def say(self, content: str, channel: str | Shown | Channel = "games", reply_to: str | None = None) -> Shown:
        """Write something."""
        return self.shown(self.does.say(self.channel(channel), content, reply_to))

    async def settle(self, it: Interaction, until: str = "answer", fails: bool = False) -> Result:
        """Wait for an interaction: ``until`` its "ack", or its "answer" (a deferred one has been followed up).

        InteractionFailed if it fails and ``fails`` does not expect that; AssertionError if it should have failed.
        """

        def settled() -> bool:
            if it.settled == "failed":
                return True
            if it.answered is None:
                return False
            return until == "ack" or it.answered not in (DEFER, DEFER_UPDATE) or it.touched

        what = f"the answer to {it.data.get('name') or it.data.get('custom_id')!r}"
        await self.wait_for(settled, what, self.timeout + self.sandbox.ack_deadline)
        result = Result(self, it)
        if result.failed and not fails:
            raise InteractionFailed(f"{self.name}: {it.data.get('name') or it.data.get('custom_id')!r} failed")
        if fails and not result.failed:
            raise AssertionError(f"{self.name}: {what} came, though it should have failed")
        return result

    # -- forging, for tests of what no client would send

    async def forge_press(self, message: Any, custom_id: str, *, until: str = "answer", fails: bool = False) -> Result:
        """Press a button that is not there (an old or foreign custom_id), on a message seen or remembered."""
        found = message if not isinstance(message, (str, dict)) else self._remembered(message)
        it = self.does.forge_component(found, {"custom_id": custom_id, "component_type": 2, "id": 1})
        return await self.settle(it, until, fails)

    async def forge_select(
        self, message: Any, custom_id: str, values: list[str], *, until: str = "answer", fails: bool = False
    ) -> Result:
        """Choose values that are not in the menu."""
        data = {"custom_id": custom_id, "component_type": 3, "values": values, "id": 1}
        return await self.settle(self.does.forge_component(self._remembered(message), data), until, fails)

    async def forge_command(
        self, path: str, options: list[Shown], channel: str | Shown | Channel = "games", *, until: str = "answer",
        fails: bool = False,
    ) -> Result:  # fmt: skip
        """Use a command with options as they stand, e.g. a value that is not offered or of the wrong type."""
        found = self.sandbox.commands.find(path)
        if found is None:
            raise LookupError(path)
        command, way, _ = found
        for step in reversed(way):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        where = self.sandbox.world.channels[self.channel(channel)]
        return await self.settle(self.does.forge_command(where, command, data), until, fails)

    def _remembered(self, message: Any) -> Any:
        message_id = message if isinstance(message, str) else message["id"]
        found = self.sandbox.audience.visible(self.id, message_id) or self.sandbox.world.message(message_id)
        for it in self.sandbox.interactions.by_id.values():
            found = found or it.own.get(message_id)
        if found is None:
            raise LookupError(message_id)
        return found


def brief(event: Shown) -> str:
    """An event in one line."""
    if event["type"] in ("message", "message_update"):
        message = event["message"]
        return f"{event['type']} {message['id']} {look.words(message)!r} {look.labels(message)}"
    return " ".join(f"{k}={v}" for k, v in event.items() if k not in ("components", "channels", "members", "commands"))
