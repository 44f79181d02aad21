"""A scripted person for tests: uses commands, presses, chooses, fills in, and waits for what comes of it.

anna = sandbox.person("Anna")
result = await anna.command("table new", game="puerto_rico")
await anna.press(result.message, label="Join")
card = await anna.wait_message(contains="Your turn", channel="Amber Gull")
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import look
from .client import Client, Shown
from .interactions import DEFER, DEFER_UPDATE, Interaction
from .look import Wanted
from .world import Channel


class InteractionFailed(AssertionError):
    """The person saw "This interaction failed"."""


@dataclass
class Result:
    """What came of an interaction: ``message`` as it is now (the answer, or what was changed), ``modal``."""

    person: Client
    interaction: Interaction

    @property
    def failed(self) -> bool:
        """The person saw "This interaction failed", or the bot is gone and what it put off will not come."""
        return self.interaction.settled == "failed" or (self.interaction.lost and not self.interaction.touched)

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


class Person(Client):
    """What one person does at their client, each verb with what comes of it."""

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
            return until == "ack" or it.answered not in (DEFER, DEFER_UPDATE) or it.touched or it.lost

        what = f"the answer to {it.data.get('name') or it.data.get('custom_id')!r}"
        await self.wait_for(settled, what, self.timeout + self.parts.settings.ack_deadline)
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
        found = self.parts.commands.find(path)
        if found is None:
            raise LookupError(path)
        command, way, _ = found
        for step in reversed(way):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        where = self.parts.world.channels[self.channel(channel)]
        return await self.settle(self.does.forge_command(where, command, data), until, fails)

    def _remembered(self, message: Any) -> Any:
        message_id = message if isinstance(message, str) else message["id"]
        found = self.parts.audience.visible(self.id, message_id) or self.parts.world.message(message_id)
        for it in self.parts.interactions.by_id.values():
            found = found or it.own.get(message_id)
        if found is None:
            raise LookupError(message_id)
        return found
