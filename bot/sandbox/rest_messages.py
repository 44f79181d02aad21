"""REST: messages of a channel, pins, typing."""

from __future__ import annotations

from typing import Any

from . import limits, objects
from .errors import ApiError, Form
from .gateway import GUILDS
from .permissions import can_send, has
from .rest import Call, Routes
from .world import Channel, Message, iso

routes = Routes()
PINS = 250
OWN_SYSTEM_TYPES = {0, 19, 20, 23}


def _speak(call: Call) -> Channel:
    """The channel, if the bot may write there."""
    channel = call.channel()
    world = call.parts.world
    if channel.is_dm:
        who = world.users[next(u for u in channel.recipients if u != call.me)]
        if not who.in_guild or not world.bot.in_guild:
            raise ApiError(50278)
        if not who.dms_open:
            raise ApiError(50007)
        return channel
    if not can_send(world, call.me, channel):
        raise ApiError(50013)
    if channel.locked and not has(world, call.me, channel, "manage_threads"):
        raise ApiError(160005)
    if channel.archived and world.awake(channel) >= call.parts.threads.max_active:
        raise ApiError(160006)
    return channel


@routes("POST", "/channels/{channel}/messages")
def create(call: Call) -> Any:
    """Write a message; one with an enforced nonce only once."""
    channel, world = _speak(call), call.parts.world
    settings = call.parts.settings
    limits.check_message(call.body, call.files, file_limit=settings.file_limit, emojis=world.emojis)
    limits.check_not_empty(call.body | {"attachments": call.body.get("attachments") or list(call.files)})
    for needed, there in (("attach_files", call.files), ("embed_links", call.body.get("embeds"))):
        if there and not has(world, call.me, channel, needed):
            raise ApiError(50013)
    body = dict(call.body)
    if reference := body.get("message_reference"):
        if not has(world, call.me, channel, "read_message_history"):
            raise ApiError(160002)
        if str(reference.get("message_id")) not in world.messages[channel.id]:
            if reference.get("fail_if_not_exists", True):
                form = Form()
                form.wrong(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
                form.done()
            del body["message_reference"]
    call.parts.threads.wake(channel, call.me)
    message = call.parts.messages.create(channel, call.me, body, call.files)
    return objects.message(world, message, fresh=True)


@routes("GET", "/channels/{channel}/messages")
def history(call: Call) -> Any:
    """History, newest first; empty without the permission to read it, as on Discord."""
    channel, world = call.channel(), call.parts.world
    if not has(world, call.me, channel, "read_message_history"):
        return []
    query = call.request.query
    form = Form()
    if not query.get("limit", "50").isdigit():
        form.wrong(("limit",), "NUMBER_TYPE_COERCE", "Value is not int.")
        form.done()
    limit = int(query.get("limit", 50))
    form.number(("limit",), limit, 1, 100)
    form.done()
    ids = sorted(world.messages[channel.id], key=int)
    if "before" in query:
        ids = [i for i in ids if int(i) < int(query["before"])]
    if "around" in query:
        ids = sorted(sorted(ids, key=lambda i: abs(int(i) - int(query["around"])))[:limit], key=int)
    if "after" in query:
        ids = [i for i in ids if int(i) > int(query["after"])][:limit]
    return [objects.message(world, world.messages[channel.id][i]) for i in reversed(ids[-limit:])]


@routes("GET", "/channels/{channel}/messages/pins")
def pins(call: Call) -> Any:
    """Pinned messages, newest pin first."""
    channel, world = call.channel(), call.parts.world
    found = [world.messages[channel.id][i] for i in reversed(channel.pins)]
    items = [{"pinned_at": iso(m.created), "message": objects.message(world, m)} for m in found]
    return {"items": items, "has_more": False}


@routes("GET", "/channels/{channel}/messages/{message}")
def fetch(call: Call) -> Any:
    """One message."""
    channel = call.channel("read_message_history")
    return objects.message(call.parts.world, call.message(channel))


@routes("PATCH", "/channels/{channel}/messages/{message}")
def edit(call: Call) -> Any:
    """Change an own message (of others, a moderator may only hide embeds)."""
    channel, world = call.channel(), call.parts.world
    message = call.message(channel)
    if channel.archived:
        raise ApiError(50083)
    if channel.locked and not has(world, call.me, channel, "manage_threads"):
        raise ApiError(50013)  # in a locked thread there is nothing left but reading, archived or not
    if message.author_id != call.me:
        only_flags = isinstance(call.body, dict) and set(call.body) <= {"flags"}
        if not only_flags or not has(world, call.me, channel, "manage_messages"):
            raise ApiError(50005)
    if message.type not in OWN_SYSTEM_TYPES:
        raise ApiError(50021)
    limits.check_message(
        call.body, call.files, v2=bool(message.flags & limits.V2), file_limit=call.parts.settings.file_limit,
        known_attachments=message.attachments, emojis=call.parts.world.emojis,
    )  # fmt: skip
    for needed, there in (("attach_files", call.files), ("embed_links", call.body.get("embeds"))):
        if there and not has(world, call.me, channel, needed):
            raise ApiError(50013)
    call.parts.messages.check_age(message)
    return objects.message(world, call.parts.messages.edit(message, call.body, call.files))


@routes("DELETE", "/channels/{channel}/messages/{message}")
def delete(call: Call) -> None:
    """Take a message away; others' with the permission only."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.me and not has(call.parts.world, call.me, channel, "manage_messages"):
        raise ApiError(50013)
    if channel.archived:
        raise ApiError(50083)
    call.parts.messages.delete(message)


@routes("PUT", "/channels/{channel}/messages/pins/{message}")
@routes("PUT", "/channels/{channel}/pins/{message}")
def pin(call: Call) -> None:
    """Pin a message: a permission of its own."""
    channel = call.channel("pin_messages")
    message = call.message(channel)
    if len(channel.pins) >= PINS:
        raise ApiError(30003)
    if not message.pinned:
        channel.pins.append(message.id)
        _pinned(call, channel, message, True)


@routes("DELETE", "/channels/{channel}/messages/pins/{message}")
@routes("DELETE", "/channels/{channel}/pins/{message}")
def unpin(call: Call) -> None:
    """Unpin a message."""
    channel = call.channel("pin_messages")
    message = call.message(channel)
    if message.pinned:
        channel.pins.remove(message.id)
        _pinned(call, channel, message, False)


def _pinned(call: Call, channel: Channel, message: Message, pinned: bool) -> None:
    message.pinned = pinned
    call.parts.messages.changed(message)
    call.parts.gateway.dispatch("CHANNEL_PINS_UPDATE", {
        "guild_id": call.parts.world.guild_of(channel).id, "channel_id": channel.id,
        "last_pin_timestamp": iso(message.created),
    }, GUILDS)  # fmt: skip


@routes("POST", "/channels/{channel}/typing")
def typing(call: Call) -> None:
    """The bot is typing."""
    channel = _speak(call)
    event = {"type": "typing", "channel_id": channel.id, "user_id": call.me}
    call.parts.audience.in_channel(channel, event)
