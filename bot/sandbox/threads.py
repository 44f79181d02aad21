"""Threads: opened, joined, archived, locked, deleted, with Discord's refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import objects
from .errors import ApiError, Form
from .gateway import GUILDS
from .messages import THREAD_CREATED, THREAD_STARTER
from .permissions import has
from .world import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message

if TYPE_CHECKING:
    from .server import Sandbox

ARCHIVE_AFTER = {60, 1440, 4320, 10080}
HAS_THREAD = 1 << 5
NAME, SLOWEST = 100, 21600


class Threads:
    """What can be done with threads; permissions are the caller's business where a person acts."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox, self.world = sandbox, sandbox.world
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
        if sum(not t.archived for t in self.world.threads()) >= self.max_active:
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
        self.sandbox.audience.channel_event("create", thread)
        reference = {"type": 0, "channel_id": thread.id, "guild_id": self.world.guild.id}
        if message is not None:
            message.thread_id, message.flags = thread.id, message.flags | HAS_THREAD
            self.sandbox.messages.changed(message)
            reference |= {"channel_id": parent.id, "message_id": message.id}
            self._system(thread, THREAD_STARTER, owner_id, "", reference)
            thread.sent = 0
        elif kind == PUBLIC_THREAD:
            self._system(parent, THREAD_CREATED, owner_id, thread.name, reference)
        return thread

    def _system(self, channel: Channel, kind: int, author_id: str, content: str, reference: dict[str, Any]) -> None:
        self.sandbox.messages.publish(Message(
            self.world.snowflake(), channel.id, author_id, self.world.now(), content=content, type=kind,
            reference=reference,
        ))  # fmt: skip

    def _tell(self, event: str, thread: Channel, **more: Any) -> None:
        if self.world.can_see(self.world.bot.id, thread):
            self.sandbox.gateway.dispatch(event, objects.channel(self.world, thread) | more, GUILDS)

    def add_member(self, thread: Channel, user_id: str) -> None:
        """Let somebody in; nothing happens if they are in already."""
        if user_id in thread.members:
            return
        thread.members[user_id] = self.world.now()
        self._members(thread, [user_id], [])

    def remove_member(self, thread: Channel, user_id: str) -> None:
        """Somebody leaves the thread."""
        if thread.members.pop(user_id, None) is not None:
            self._members(thread, [], [user_id])

    def _members(self, thread: Channel, added: list[str], removed: list[str]) -> None:
        me = self.world.bot.id
        for session_intent, told in ((1 << 1, added + removed), (GUILDS, [u for u in added + removed if u == me])):
            # Without the members intent a bot hears of its own coming and going only.
            if told and (session_intent == GUILDS) == (me in told):
                self.sandbox.gateway.dispatch("THREAD_MEMBERS_UPDATE", {
                    "id": thread.id, "guild_id": self.world.guild.id, "member_count": len(thread.members),
                    "added_members": [objects.thread_member(thread, u) for u in added if u in told],
                    "removed_member_ids": [u for u in removed if u in told],
                }, session_intent)  # fmt: skip
                break
        for user_id in added:
            self.sandbox.audience.send(user_id, {
                "type": "thread_create", "thread": self.sandbox.audience.channel(thread, user_id),
            })  # fmt: skip
        for user_id in removed:
            if not self.world.can_see(user_id, thread):
                self.sandbox.audience.send(user_id, self._gone(thread))
        self.sandbox.audience.channel_event("update", thread)

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
        self.sandbox.audience.channel_event("update", thread)

    def _gone(self, thread: Channel) -> dict[str, Any]:
        return {"type": "thread_delete", "thread_id": thread.id, "parent_id": thread.parent_id}

    def delete(self, thread: Channel) -> None:
        """The thread and its messages are no more."""
        seeing = self.sandbox.audience.seeing(thread)
        if self.world.can_see(self.world.bot.id, thread):
            self.sandbox.gateway.dispatch("THREAD_DELETE", {
                "id": thread.id, "guild_id": self.world.guild.id, "parent_id": thread.parent_id, "type": thread.type,
            }, GUILDS)  # fmt: skip
        del self.world.channels[thread.id], self.world.messages[thread.id]
        for user_id in seeing:
            self.sandbox.audience.send(user_id, self._gone(thread))
