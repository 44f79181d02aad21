"""Making, editing and deleting messages: attachments, mentions, who is told, who is rung."""

from __future__ import annotations

import itertools
import mimetypes
import re
import struct
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from . import limits, objects, permissions
from .components import GALLERY, walk
from .components import has_text as layout_text
from .errors import ApiError
from .world import Channel, Message

if TYPE_CHECKING:
    from .server import Sandbox

Upload = tuple[str, bytes, str]  # file name, contents, content type
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
            components=body.get("components") or [], flags=flags, nonce=body.get("nonce"), **more,
        )  # fmt: skip
        number(message.components)
        message.embeds = [dict(e, type="rich") for e in body.get("embeds") or []]
        message.attachments = self._attachments(message, body, files or {})
        self._resolve_pictures(message)
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
            "attachments": self._attachments(message, body, files),
        }
        limits.check_not_empty(after)
        before = message.attachments
        kept = {a["id"] for a in after["attachments"]}
        self._forget(a for a in before if a["id"] not in kept)
        message.content, message.components, message.attachments = (
            after["content"], after["components"], after["attachments"],
        )  # fmt: skip
        number(message.components)
        if "embeds" in body:
            message.embeds = [dict(e, type="rich") for e in after["embeds"]]
        self._resolve_pictures(message)
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
        self._forget(message.attachments)
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

    # -- attachments

    def _forget(self, attachments: Iterable[dict[str, Any]]) -> None:
        """Free the files of a message that is gone or shows others now: a sandbox may run for days."""
        for it in attachments:
            self.world.files.pop(f"{it['id']}/{it['filename']}", None)

    def _attachments(self, message: Message, body: dict[str, Any], files: dict[int, Upload]) -> list[dict[str, Any]]:
        """The attachments the message will have: those kept, then the new ones, with alt text."""
        listed = body.get("attachments")
        about = {str(a.get("id")): a for a in listed or []}
        kept = message.attachments
        if listed is not None:
            kept = [a | {k: about[a["id"]][k] for k in ("description",) if k in about[a["id"]]}
                    for a in kept if a["id"] in about]  # fmt: skip
        fresh = []
        for n, (name, data, kind) in files.items():
            said = about.get(str(n), {})
            attachment_id = self.world.snowflake()
            name = re.sub(r"[^\w.\-]", "_", str(said.get("filename") or name))
            # Clients upload anything as octet-stream; Discord tells the kind by the name.
            guessed = kind if kind != "application/octet-stream" else mimetypes.guess_type(name)[0] or kind
            self.world.files[f"{attachment_id}/{name}"] = (guessed, data)
            url = f"{self.sandbox.url}/cdn/attachments/{message.channel_id}/{attachment_id}/{name}"
            one = {
                "id": attachment_id, "filename": name, "size": len(data), "url": url, "proxy_url": url,
                "content_type": guessed, **picture_size(data),
            }  # fmt: skip
            if said.get("description"):
                one["description"] = said["description"]
            if message.ephemeral_for:
                one["ephemeral"] = True
            fresh.append(one)
        return kept + fresh

    def _resolve_pictures(self, message: Message) -> None:
        """Replace ``attachment://name`` by the file's address; what an embed shows leaves the list, as on Discord."""
        by_name = {a["filename"]: a for a in message.attachments}

        def resolved(media: dict[str, Any], *, in_embed: bool = False) -> dict[str, Any]:
            found = by_name.get(str(media.get("url", "")).removeprefix("attachment://"))
            if not found or not str(media["url"]).startswith("attachment://"):
                return media
            more: dict[str, Any] = {k: found[k] for k in ("width", "height", "content_type") if k in found}
            more |= {"id": found["id"], "attachment_id": found["id"]} if not in_embed else {}
            return media | more | {"url": found["url"], "proxy_url": found["url"]}

        used = {str(m.get("url")).removeprefix("attachment://") for e in message.embeds
                for m in (e.get("image"), e.get("thumbnail")) if m}  # fmt: skip
        shown = ("image", "thumbnail")
        message.embeds = [e | {k: resolved(e[k], in_embed=True) for k in shown if e.get(k)} for e in message.embeds]
        message.attachments = [a for a in message.attachments if a["filename"] not in used]
        for it in walk(message.components):
            for item in it.get("items") or [] if it.get("type") == GALLERY else []:
                item |= {"description": None, "spoiler": False} | item | {"media": resolved(item["media"])}
            for key in ("media", "file"):
                if isinstance(it.get(key), dict):
                    it[key] = resolved(it[key])

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


def number(components: list[dict[str, Any]]) -> None:
    """Every component that came without an id gets one, as on Discord."""
    taken = {it["id"] for it in walk(components) if it.get("id")}
    free = (n for n in itertools.count(1) if n not in taken)
    for it in walk(components):
        it["id"] = it.get("id") or next(free)


def picture_size(data: bytes) -> dict[str, int]:
    """Width and height of a PNG, for that is what Discord tells of pictures."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 24:
        return {}
    width, height = struct.unpack(">II", data[16:24])
    return {"width": width, "height": height}
