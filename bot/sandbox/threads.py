"""Threads: opened, joined, archived, locked, deleted, with Discord's refusals."""

from __future__ import annotations

from typing import Any

from . import objects
from .audience import Audience
from .errors import ApiError, Form
from .gateway import GUILDS, Gateway
from .membership import Membership, thread_gone
from .messages import LET_IN, THREAD_CREATED, THREAD_STARTER, Messages
from .permissions import can_see, has
from .world import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message, World

ARCHIVE_AFTER = {60, 1440, 4320, 10080}
HAS_THREAD = 1 << 5
NAME, SLOWEST = 100, 21600


class Threads:
    """What can be done with threads; permissions are the caller's business where a person acts."""

    def __init__(self, world: World, gateway: Gateway, audience: Audience, messages: Messages) -> None:
        self.world, self.gateway, self.audience, self.messages = world, gateway, audience, messages
        self.membership: Membership = messages.membership
        self.max_active = 1000

    def open(self, parent: Channel, owner_id: str, body: dict[str, Any], message: Message | None = None) -> Channel:
        """Open a thread, on a message or without one (then its type comes from the body, private if not said)."""
        form = Form()
        kind = PUBLIC_THREAD if message else body.get("type", PRIVATE_THREAD)
        form.choice(("type",), kind, {10, PUBLIC_THREAD, PRIVATE_THREAD})
        if body.get("name") is None:
            form.required(("name",))
        else:
            form.text(("name",), body["name"], 1, NAME)
        if body.get("auto_archive_duration") is not None:
            form.choice(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_AFTER)
        if body.get("rate_limit_per_user") is not None:
            form.number(("rate_limit_per_user",), body["rate_limit_per_user"], 0, SLOWEST)
        form.done()
        if parent.is_thread or parent.is_dm:
            raise ApiError(50024)
        if message is not None and (message.thread_id or message.id in self.world.channels):
            raise ApiError(160004)
        if self.world.awake(parent) >= self.max_active:
            raise ApiError(160006)
        thread = Channel(
            message.id if message else self.world.snowflake(), kind, body["name"], parent.id, owner_id,
            auto_archive=body.get("auto_archive_duration") or 1440, created=self.world.now(),
            invitable=body.get("invitable", True), slowmode=body.get("rate_limit_per_user") or 0,
        )  # fmt: skip
        thread.members[owner_id] = self.world.now()
        self.world.channels[thread.id] = thread
        self.world.messages[thread.id] = {}
        self._tell("THREAD_CREATE", thread, newly_created=True)
        self.audience.channel_event("create", thread)
        reference = {"type": 0, "channel_id": thread.id, "guild_id": self.world.guild_of(parent).id}
        if message is not None:
            message.thread_id, message.flags = thread.id, message.flags | HAS_THREAD
            self.messages.changed(message)
            reference |= {"channel_id": parent.id, "message_id": message.id}
            self._system(thread, THREAD_STARTER, owner_id, "", reference)
            thread.sent = 0
        elif kind == PUBLIC_THREAD:
            self._system(parent, THREAD_CREATED, owner_id, thread.name, reference)
        return thread

    def let_in(self, thread: Channel, user_id: str, by: str) -> None:
        """Somebody is put into a thread by somebody else: a line in the thread says so, and rings them."""
        if user_id in thread.members:
            return
        self.membership.add(thread, user_id)
        if user_id != by:
            line = Message(
                self.world.snowflake(), thread.id, by, self.world.now(), type=LET_IN, mentions=[user_id]
            )  # fmt: skip
            self.messages.publish(line, {user_id: "mention"})

    def _system(self, channel: Channel, kind: int, author_id: str, content: str, reference: dict[str, Any]) -> None:
        self.messages.publish(Message(
            self.world.snowflake(), channel.id, author_id, self.world.now(), content=content, type=kind,
            reference=reference,
        ))  # fmt: skip

    def _tell(self, event: str, thread: Channel, **more: Any) -> None:
        if can_see(self.world, self.world.bot.id, thread):
            self.gateway.dispatch(event, objects.channel(self.world, thread) | more, GUILDS)

    def wake(self, thread: Channel, user_id: str) -> None:
        """Somebody writes: an archived thread comes back, a locked one refuses (160005) who may not manage threads."""
        if not thread.is_thread:
            return
        if thread.locked and not has(self.world, user_id, thread, "manage_threads"):
            raise ApiError(160005)
        if thread.archived:
            self.change(thread, archived=False)

    def change(self, thread: Channel, **fields: Any) -> None:
        """Set fields (archived, locked, name, auto_archive, slowmode, invitable) and tell everyone."""
        if fields.get("archived", thread.archived) is not thread.archived:
            thread.archive_changed = self.world.now()
        for name, value in fields.items():
            setattr(thread, name, value)
        self._tell("THREAD_UPDATE", thread)
        self.audience.channel_event("update", thread)

    def delete(self, thread: Channel) -> None:
        """The thread and its messages are no more."""
        seeing = self.audience.seeing(thread)
        if can_see(self.world, self.world.bot.id, thread):
            self.gateway.dispatch("THREAD_DELETE", {
                "id": thread.id, "guild_id": self.world.guild_of(thread).id, "parent_id": thread.parent_id,
                "type": thread.type,
            }, GUILDS)  # fmt: skip
        del self.world.channels[thread.id], self.world.messages[thread.id]
        for user_id in seeing:
            self.audience.send(user_id, thread_gone(thread))
