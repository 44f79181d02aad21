"""Making, editing and deleting messages: attachments, mentions, who is told, who is rung."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from . import limits, objects, permissions
from .attachments import Upload, attached, forget, show_pictures
from .audience import Audience
from .components import has_text as layout_text
from .errors import ApiError
from .gateway import Gateway
from .membership import Membership
from .permissions import can_see
from .settings import Settings
from .stored import stored_components, stored_embeds
from .world import Channel, Message, World

USER, ROLE, EVERYONE = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>"), re.compile(r"@(everyone|here)\b")
NONCE_LIFE = 300.0  # "a few minutes", by Discord's documentation
HOUR = 3600.0
LET_IN, THREAD_CREATED, REPLY, THREAD_STARTER = 1, 18, 19, 21


class Messages:
    """The one place where messages come to be and change."""

    def __init__(
        self, settings: Settings, world: World, gateway: Gateway, audience: Audience, membership: Membership
    ) -> None:
        self.settings, self.world = settings, world
        self.gateway, self.audience, self.membership = gateway, audience, membership
        self._nonces: dict[tuple[str, str, str], Message] = {}
        self._old_edits: Counter[str] = Counter()

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
        message.attachments = attached(self.world, self.settings.url, message, body, files or {})
        show_pictures(message)
        if body.get("message_reference"):
            target = str(body["message_reference"]["message_id"])
            message.type = REPLY
            message.reference = {
                "type": 0, "channel_id": channel.id, "message_id": target,
                "guild_id": self.world.guild_of(channel).id,
            }  # fmt: skip
        ring = self._mentions(message, channel, body.get("allowed_mentions"))
        self.remember(message)
        self.publish(message, ring)
        return message

    def remember(self, message: Message) -> None:
        """Know its nonce, so that the same message sent again is not made twice."""
        if message.nonce is not None:
            self._nonces[message.author_id, message.channel_id, str(message.nonce)] = message

    def publish(self, message: Message, ring: dict[str, str] | None = None) -> None:
        """Put a finished message where it belongs, tell everyone who may see it, ring those mentioned."""
        channel = self.world.channels[message.channel_id]
        if message.ephemeral_for is None:
            self.world.messages[channel.id][message.id] = message
            channel.last_message_id = message.id
            channel.sent += 1
            self._tell_bot("MESSAGE_CREATE", message)
        self.audience.message("message", message)
        if message.ephemeral_for is None:
            self.ring(message, channel, ring or {})

    def ring(self, message: Message, channel: Channel, ring: dict[str, str]) -> None:
        """Ring the telephones of those mentioned, and let them into the thread, as a mention does."""
        for user_id, kind in ring.items():
            if channel.is_thread and kind == "mention":
                self.membership.add(channel, user_id)
            if not message.flags & limits.SILENT:
                self.audience.notify(user_id, message, kind)

    def mentions_to_ring(self, message: Message, allowed: Any) -> dict[str, str]:
        """Work out a message's mentions anew (a late answer in place of "thinking" counts as a new message)."""
        return self._mentions(message, self.world.channels[message.channel_id], allowed)

    # -- editing and deleting

    def check_age(self, message: Message) -> None:
        """A message older than an hour may be edited only so often (30046), by the setting ``old_edits``."""
        if self.world.now() - message.created > HOUR:
            if self._old_edits[message.channel_id] >= self.settings.old_edits:
                raise ApiError(30046)
            self._old_edits[message.channel_id] += 1

    def edit(self, message: Message, body: dict[str, Any], files: dict[int, Upload]) -> Message:
        """Change a message; mentions are listed anew, which lets people into a thread and rings nobody."""
        after: dict[str, Any] = {
            "content": body["content"] or "" if "content" in body else message.content,
            "embeds": body["embeds"] or [] if "embeds" in body else message.embeds,
            "components": body["components"] or [] if "components" in body else message.components,
            "attachments": attached(self.world, self.settings.url, message, body, files),
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
            channel = self.world.channels[message.channel_id]
            named = self._mentions(message, channel, body.get("allowed_mentions"))
            if channel.is_thread and message.ephemeral_for is None:
                for user_id in [u for u, kind in named.items() if kind == "mention"]:
                    self.membership.add(channel, user_id)
        self.changed(message)
        return message

    def changed(self, message: Message) -> None:
        """Tell everyone that a message is different now."""
        if message.ephemeral_for is None:
            self._tell_bot("MESSAGE_UPDATE", message)
        self.audience.message("message_update", message)

    def delete(self, message: Message) -> None:
        """Take a message away."""
        channel = self.world.channels[message.channel_id]
        self.world.messages[channel.id].pop(message.id, None)
        forget(self.world, message.attachments)
        if message.id in channel.pins:
            channel.pins.remove(message.id)
        if message.ephemeral_for is None:
            ids = {"id": message.id, "channel_id": channel.id}
            data = ids if channel.is_dm else ids | {"guild_id": self.world.guild_of(channel).id}
            if channel.is_dm or can_see(self.world, self.world.bot.id, channel):
                self.gateway.dispatch("MESSAGE_DELETE", data, 1 << 12 if channel.is_dm else 1 << 9)
        self.audience.message_gone(message)

    def _tell_bot(self, event: str, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        if not can_see(self.world, self.world.bot.id, channel):
            return
        data = objects.message(self.world, message, fresh=event == "MESSAGE_CREATE")
        data["channel_type"] = channel.type
        if not channel.is_dm:
            data["guild_id"] = self.world.guild_of(channel).id
            author = self.world.users[message.author_id]
            data["member"] = objects.member(self.world, author, guild=self.world.guild_of(channel), with_user=False)
        self.gateway.dispatch_message(event, data, dm=channel.is_dm)

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
        known = world.guild_of(channel).roles
        roles = [r for r in dict.fromkeys(ROLE.findall(text)) if r in known and permitted("roles", r)]
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
        there = [u for u in rung if can_see(world, u, channel) or (channel.is_private and can_see(world, u, parent))]
        return {u: rung[u] for u in there if u not in (message.author_id, world.bot.id)}
