"""Making, editing and deleting messages: attachments, mentions, who is told, who is rung."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from . import limits, objects, permissions
from .attachments import Upload, attached, forget, show_pictures
from .components import has_text as layout_text
from .errors import ApiError
from .stored import stored_components, stored_embeds
from .world import Channel, Message

if TYPE_CHECKING:
    from .server import Sandbox

USER, ROLE, EVERYONE = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>"), re.compile(r"@(everyone|here)\b")
NONCE_LIFE = 300.0  # "a few minutes", by Discord's documentation
REPLY, THREAD_CREATED, THREAD_STARTER = 19, 18, 21


class Messages:
    """The one place where messages come to be and change."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox, self.world = sandbox, sandbox.world
        self._nonces: dict[tuple[str, str, str], Message] = {}

    # -- creating

    def create(
        self, channel: Channel, author_id: str, body: dict[str, Any], files: dict[int, Upload] | None = None,
        **more: Any,
    ) -> Message:  # fmt: skip
        """Write a message; the body is valid already. ``more``: fields of ``Message`` the body cannot set."""
        again = self._nonces.get((author_id, channel.id, str(body.get("nonce"))))
        if body.get("enforce_nonce") and again is not None and self.world.now() - again.created < NONCE_LIFE:
            if self.world.message(again.id) is None:
                raise ApiError(10008)  # made and deleted since: Discord does not make it again
            return again
        flags = (body.get("flags") or 0) & (limits.SUPPRESS_EMBEDS | limits.SILENT | limits.V2) | more.pop("flags", 0)
        message = Message(
            self.world.snowflake(), channel.id, author_id, self.world.now(), content=body.get("content") or "",
            components=stored_components(self.world, body.get("components") or []), flags=flags,
            nonce=body.get("nonce"), **more,
        )  # fmt: skip
        message.embeds = stored_embeds(body.get("embeds") or [])
        message.attachments = attached(self.world, self.sandbox.url, message, body, files or {})
        show_pictures(message)
        if body.get("message_reference"):
            target = str(body["message_reference"]["message_id"])
            message.type = REPLY
            message.reference = {
                "type": 0, "channel_id": channel.id, "message_id": target, "guild_id": self.world.guild.id,
            }  # fmt: skip
        ring = self._mentions(message, channel, body.get("allowed_mentions"))
        if message.nonce is not None:
            self._nonces[author_id, channel.id, str(message.nonce)] = message
        self.publish(message, ring)
        return message

    def publish(self, message: Message, ring: dict[str, str] | None = None) -> None:
        """Put a finished message where it belongs, tell everyone who may see it, ring those mentioned."""
        channel = self.world.channels[message.channel_id]
        if message.ephemeral_for is None:
            self.world.messages[channel.id][message.id] = message
            channel.last_message_id = message.id
            channel.sent += 1
            self._tell_bot("MESSAGE_CREATE", message)
        self.sandbox.audience.message("message", message)
        if message.ephemeral_for is None:
            self.ring(message, channel, ring or {})

    def ring(self, message: Message, channel: Channel, ring: dict[str, str]) -> None:
        """Ring the telephones of those mentioned, and let them into the thread, as a mention does."""
        for user_id, kind in ring.items():
            if channel.is_thread and kind == "mention":
                self.sandbox.threads.add_member(channel, user_id)
            if not message.flags & limits.SILENT:
                self.sandbox.audience.notify(user_id, message, kind)

    def mentions_to_ring(self, message: Message, allowed: Any) -> dict[str, str]:
        """Work out a message's mentions anew (a late answer in place of "thinking" counts as a new message)."""
        return self._mentions(message, self.world.channels[message.channel_id], allowed)

    # -- editing and deleting

    def edit(self, message: Message, body: dict[str, Any], files: dict[int, Upload]) -> Message:
        """Change a message; mentions are listed anew, but nobody is rung by an edit."""
        after: dict[str, Any] = {
            "content": body["content"] or "" if "content" in body else message.content,
            "embeds": body["embeds"] or [] if "embeds" in body else message.embeds,
            "components": body["components"] or [] if "components" in body else message.components,
            "attachments": attached(self.world, self.sandbox.url, message, body, files),
        }
        limits.check_not_empty(after)
        if ((body.get("flags") or 0) | message.flags) & limits.V2:
            limits.check_turned(after)
        before = message.attachments
        kept = {a["id"] for a in after["attachments"]}
        forget(self.world, (a for a in before if a["id"] not in kept))
        message.content, message.attachments = after["content"], after["attachments"]
        if "components" in body:
            message.components = stored_components(self.world, after["components"])
        if "embeds" in body:
            message.embeds = stored_embeds(after["embeds"])
        show_pictures(message)
        if body.get("flags") is not None:
            changeable = limits.SUPPRESS_EMBEDS
            message.flags = message.flags & ~changeable | body["flags"] & (changeable | limits.V2)
        message.flags &= ~limits.LOADING
        message.edited = self.world.now()
        if "content" in body or "components" in body:
            self._mentions(message, self.world.channels[message.channel_id], body.get("allowed_mentions"))
        self.changed(message)
        return message

    def changed(self, message: Message) -> None:
        """Tell everyone that a message is different now."""
        if message.ephemeral_for is None:
            self._tell_bot("MESSAGE_UPDATE", message)
        self.sandbox.audience.message("message_update", message)

    def delete(self, message: Message) -> None:
        """Take a message away."""
        channel = self.world.channels[message.channel_id]
        self.world.messages[channel.id].pop(message.id, None)
        forget(self.world, message.attachments)
        if message.id in channel.pins:
            channel.pins.remove(message.id)
        if message.ephemeral_for is None:
            ids = {"id": message.id, "channel_id": channel.id}
            data = ids if channel.is_dm else ids | {"guild_id": self.world.guild.id}
            if channel.is_dm or self.world.can_see(self.world.bot.id, channel):
                self.sandbox.gateway.dispatch("MESSAGE_DELETE", data, 1 << 12 if channel.is_dm else 1 << 9)
        self.sandbox.audience.message_gone(message)

    def _tell_bot(self, event: str, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        if not self.world.can_see(self.world.bot.id, channel):
            return
        data = objects.message(self.world, message, fresh=event == "MESSAGE_CREATE")
        data["channel_type"] = channel.type
        if not channel.is_dm:
            data["guild_id"] = self.world.guild.id
            data["member"] = objects.member(self.world, self.world.users[message.author_id], with_user=False)
        self.sandbox.gateway.dispatch_message(event, data, dm=channel.is_dm)

    # -- mentions

    def _mentions(self, message: Message, channel: Channel, allowed: Any) -> dict[str, str]:
        """Set the message's mentions by what is written and what is allowed; returns whom to ring, and why."""
        text = message.content + "\n" + layout_text(message.components)
        rules = {"parse": ["users", "roles", "everyone"]} if allowed is None else allowed
        parse = rules.get("parse") or []
        world = self.world

        def permitted(kind: str, one: str) -> bool:
            return kind in parse or one in {str(x) for x in rules.get(kind) or []}

        users = [u for u in dict.fromkeys(USER.findall(text)) if u in world.users and permitted("users", u)]
        roles = [r for r in dict.fromkeys(ROLE.findall(text)) if r in world.guild.roles and permitted("roles", r)]
        may_all = permissions.has(world, message.author_id, channel, "mention_everyone")
        everyone = bool(EVERYONE.search(text)) and "everyone" in parse and may_all and not channel.is_dm
        rung = dict.fromkeys(users, "mention")
        if message.reference and message.type == REPLY and rules.get("replied_user", allowed is None):
            target = world.message(message.reference["message_id"])
            if target is not None and target.author_id != message.author_id:
                rung.setdefault(target.author_id, "reply")
                users = list(dict.fromkeys([*users, target.author_id]))
        if everyone:
            rung = {u.id: "mention" for u in world.people()} | rung
        if channel.is_dm:
            rung |= dict.fromkeys(channel.recipients, "dm")
        message.mentions, message.mention_roles, message.mention_everyone = users, roles, everyone
        parent = world.parent(channel)
        # A mention lets people into a private thread if they see its parent.
        there = [u for u in rung if world.can_see(u, channel) or (channel.is_private and world.can_see(u, parent))]
        return {u: rung[u] for u in there if u not in (message.author_id, world.bot.id)}
