"""The bot's answers to interactions: the single one of a kind that fits, then follow-ups by the token as a webhook."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

from . import limits
from .attachments import Upload
from .audience import Audience
from .errors import ApiError, Form, not_a_model
from .interactions import (
    ANSWER,
    CHOICES,
    COMMAND,
    COMPLETE,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    LIFE,
    MODAL,
    OPEN_MODAL,
    UPDATE,
    Interaction,
    Interactions,
)  # fmt: skip
from .limits_commands import check_choices
from .messages import Messages
from .modals import check_modal
from .settings import Settings
from .threads import Threads
from .world import Message, World


class Answers:
    """Takes what the bot sends with an interaction's token."""

    def __init__(
        self, settings: Settings, world: World, audience: Audience, messages: Messages, threads: Threads,
        interactions: Interactions,
    ) -> None:  # fmt: skip
        self.settings, self.world, self.audience = settings, world, audience
        self.messages, self.threads, self.interactions = messages, threads, interactions

    # -- the bot's answer

    def callback(
        self, interaction_id: str, token: str, body: dict[str, Any], files: dict[int, Upload]
    ) -> tuple[Interaction, Message | None]:
        """The single answer: within the deadline, of a kind that fits. Returns the message it made or changed."""
        it = self.interactions.by_token.get(token)
        if it is None or it.id != interaction_id or it.dead or it.expired:
            raise ApiError(10062)
        if it.answered is not None:
            raise ApiError(40060)
        kind, data = body.get("type"), body.get("data") or {}
        self._check_kind(it, kind)
        if not isinstance(data, dict):
            raise not_a_model()
        message = None
        if kind == ANSWER:
            limits.check_message(data, files, file_limit=self.settings.file_limit, emojis=self.world.emojis)
            listed = data.get("attachments") or list(files)
            limits.check_not_empty(data | {"attachments": listed})
            self._wake(it, data)
            it.answered = kind
            message = it.original = self._message(it, data, files)
        elif kind == DEFER:
            self._wake(it, data)
            it.answered = kind
            message = it.original = self._message(it, {"flags": data.get("flags")}, {}, flags=limits.LOADING)
        elif kind == UPDATE:
            assert it.source is not None
            if it.source.ephemeral_for is None and self.world.message(it.source.id) is None:
                raise ApiError(10008)
            self._check_edit(it.source, data, files)
            message = self.messages.edit(it.source, data, files)
        elif kind == CHOICES:
            self._choose(it, data)
        elif kind == OPEN_MODAL:
            form = Form()
            check_modal(form, data)
            form.done()
            it.modal = data
        it.answered = kind
        self._after_answer(it)
        return it, message

    def _check_kind(self, it: Interaction, kind: Any) -> None:
        form = Form()
        allowed = {ANSWER, DEFER, OPEN_MODAL}
        if it.type == COMPLETE:
            allowed = {CHOICES}
        elif it.source is not None:
            allowed |= {DEFER_UPDATE, UPDATE}
        if it.type == MODAL:
            allowed.discard(OPEN_MODAL)
        form.choice(("type",), kind, allowed)
        form.done()

    def _wake(self, it: Interaction, data: dict[str, Any]) -> None:
        """A public answer in an archived thread brings it back; in a locked one it is refused."""
        channel = self.world.channels.get(it.channel_id)
        if channel is None:
            raise ApiError(10003)
        if channel.archived and not (data.get("flags") or 0) & limits.EPHEMERAL:
            if channel.locked:
                raise ApiError(50083)
            self.threads.change(channel, archived=False)

    def _after_answer(self, it: Interaction) -> None:
        loop = asyncio.get_running_loop()
        it.waited = time.perf_counter() - it.begun
        if it.answered == DEFER:
            self.interactions.tell(it, "deferred")
            it.timers.append(loop.call_later(LIFE, self.interactions.expire, it))
            return
        if it.answered == OPEN_MODAL and it.modal is not None:
            self.audience.send(it.user_id, {
                "type": "modal", "interaction_id": it.id, "custom_id": it.modal["custom_id"],
                "title": it.modal["title"], "components": it.modal["components"],
            })  # fmt: skip
        self.interactions.tell(it, "done")

    def _choose(self, it: Interaction, data: dict[str, Any]) -> None:
        focused: dict[str, Any] = next(_focused(it.data.get("options", [])), {})
        check_choices(data.get("choices"), focused.get("type", 3))
        assert it.choices is not None
        if not it.choices.done():
            it.choices.set_result(data["choices"])

    def _message(self, it: Interaction, body: dict[str, Any], files: dict[int, Upload], flags: int = 0) -> Message:
        """A message the interaction makes: ephemeral if it asks so, and then its owner's only."""
        private = bool((body.get("flags") or 0) & limits.EPHEMERAL)
        message = self.messages.create(
            self.world.channels[it.channel_id], self.world.bot.id, body, files, by_interaction=self._about(it),
            flags=flags | (limits.EPHEMERAL if private else 0), ephemeral_for=it.user_id if private else None,
            type=20 if it.type == COMMAND else 0,
        )  # fmt: skip
        it.own[message.id] = message
        return message

    def _about(self, it: Interaction) -> dict[str, Any]:
        """What a message tells of the interaction it came from."""
        out: dict[str, Any] = {
            "id": it.id, "type": it.type, "user": self.world.users[it.user_id].json(),
            "authorizing_integration_owners": {"0": self.world.guild_of(self.world.channels[it.channel_id]).id},
        }  # fmt: skip
        if it.type == COMMAND:
            out |= {"name": _path(it.data), "command_type": 1}
        elif it.source is not None and it.type == COMPONENT:
            out["interacted_message_id"] = it.source.id
        elif it.opener is not None:
            out["triggering_interaction_metadata"] = self._about(it.opener)
        return out

    # -- follow-ups, by the token as a webhook

    def hook(self, application_id: str, token: str) -> Interaction:
        """The interaction a webhook path means; 50027 once the token is dead, 10015 before the first answer."""
        if application_id != self.world.bot.id:
            raise ApiError(10015)
        it = self.interactions.by_token.get(token)
        if it is None or it.expired or self.world.now() - it.created > LIFE:
            raise ApiError(50027)
        if it.answered is None or it.answered == CHOICES:
            raise ApiError(10015)
        it.touched = True
        return it

    def hook_message(self, it: Interaction, message_id: str) -> Message:
        """@original or a message this interaction made."""
        found = it.original if message_id == "@original" else it.own.get(message_id)
        if found is not None and it.source is found and message_id == "@original" and it.answered == OPEN_MODAL:
            found = None
        if found is None and it.source is not None and it.source.id == message_id:
            found = it.source
        gone = found is not None and found.ephemeral_for is None and self.world.message(found.id) is None
        if found is None or gone:
            raise ApiError(10008)
        return found

    def follow_up(self, it: Interaction, body: dict[str, Any], files: dict[int, Upload]) -> Message:
        """A further message; the first one after a deferred answer takes the place of the "thinking"."""
        limits.check_message(body, files, file_limit=self.settings.file_limit, emojis=self.world.emojis)
        limits.check_not_empty(body | {"attachments": body.get("attachments") or list(files)})
        self._wake(it, body)
        if it.original is not None and it.original.loading:
            ring = self._fill(it, it.original, body, files)
            if it.original.ephemeral_for is None:
                channel = self.world.channels[it.channel_id]
                self.messages.ring(it.original, channel, ring)
            return it.original
        return self._message(it, body, files)

    def _fill(
        self, it: Interaction, message: Message, body: dict[str, Any], files: dict[int, Upload]
    ) -> dict[str, str]:
        self.messages.edit(message, body, files)
        message.edited = None
        self.interactions.tell(it, "done")
        return self.messages.mentions_to_ring(message, body.get("allowed_mentions"))

    def hook_edit(self, it: Interaction, message: Message, body: dict[str, Any], files: dict[int, Upload]) -> Message:
        """Change @original or a follow-up."""
        self._check_edit(message, body, files)
        self.messages.edit(message, body, files)
        if message is it.original:
            self.interactions.tell(it, "done")
        return message

    def hook_delete(self, it: Interaction, message: Message) -> None:
        """Take @original or a follow-up away."""
        self.messages.delete(message)
        it.own.pop(message.id, None)
        if message is it.original:
            it.original = None
            self.interactions.tell(it, "done")

    def _check_edit(self, message: Message, body: dict[str, Any], files: dict[int, Upload]) -> None:
        channel = self.world.channels.get(message.channel_id)
        if channel is None:
            raise ApiError(10008)
        if channel.archived and message.ephemeral_for is None:
            raise ApiError(50083)
        limits.check_message(
            body, files, v2=bool(message.flags & limits.V2), file_limit=self.settings.file_limit,
            known_attachments=message.attachments, emojis=self.world.emojis,
        )  # fmt: skip


def _focused(options: Any) -> Iterator[dict[str, Any]]:
    """The option being typed, at whatever depth."""
    for option in options:
        if option.get("focused"):
            yield option
        yield from _focused(option.get("options", []))


def _path(data: dict[str, Any]) -> str:
    """A command with its group and sub-command, as Discord names it above the answer."""
    words = [str(data["name"])]
    while inner := next((o for o in data.get("options", []) if o["type"] in (1, 2)), None):
        words.append(str(inner["name"]))
        data = inner
    return " ".join(words)
