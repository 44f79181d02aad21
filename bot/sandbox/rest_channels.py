"""REST: channels and threads: fetched, changed, opened, joined, deleted."""

from __future__ import annotations

from typing import Any

from . import objects
from .errors import ApiError, Form
from .permissions import can_see, has
from .rest import Call, Routes
from .threads import ARCHIVE_AFTER, NAME, SLOWEST
from .world import PRIVATE_THREAD, Channel

routes = Routes()


@routes("GET", "/channels/{channel}")
def fetch(call: Call) -> Any:
    """A channel, thread or DM."""
    return objects.channel(call.parts.world, call.channel())


@routes("PATCH", "/channels/{channel}")
def change(call: Call) -> Any:
    """Change a thread: its owner may do most, locking is for those who manage threads."""
    channel, world = call.channel(), call.parts.world
    if not channel.is_thread:
        return _change_channel(call, channel)
    body = call.body
    form = Form()
    if body.get("name") is not None:
        form.text(("name",), body["name"], 1, NAME)
    if body.get("auto_archive_duration") is not None:
        form.choice(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_AFTER)
    if body.get("rate_limit_per_user") is not None:
        form.number(("rate_limit_per_user",), body["rate_limit_per_user"], 0, SLOWEST)
    form.done()
    manages = has(world, call.me, channel, "manage_threads")
    opens = body.get("archived") is False
    others = set(body) - {"archived"}
    if channel.archived and others and not opens:
        raise ApiError(50083)
    if opens and channel.archived and channel.locked and not manages:
        raise ApiError(50013)
    just_opening = opens and not others and has(world, call.me, channel, "send_messages_in_threads")
    if not manages and (("locked" in body) or (channel.owner_id != call.me and not just_opening)):
        raise ApiError(50013)
    if opens and channel.archived:
        _room(call, channel)
    names = {
        "name": "name", "archived": "archived", "locked": "locked", "auto_archive_duration": "auto_archive",
        "rate_limit_per_user": "slowmode", "invitable": "invitable",
    }  # fmt: skip
    fields = {field: body[key] for key, field in names.items() if body.get(key) is not None}
    call.parts.threads.change(channel, **fields)
    return objects.channel(world, channel)


def _room(call: Call, channel: Channel) -> None:
    threads = call.parts.threads
    if call.parts.world.awake(channel) >= threads.max_active:
        raise ApiError(160006)


def _change_channel(call: Call, channel: Channel) -> Any:
    if not has(call.parts.world, call.me, channel, "manage_channels"):
        raise ApiError(50013)
    form = Form()
    if call.body.get("name") is not None:
        form.text(("name",), call.body["name"], 1, 100)
        channel.name = call.body["name"]
    if call.body.get("topic") is not None:
        form.text(("topic",), call.body["topic"], 0, 1024)
    form.done()
    call.parts.moderator.channel_changed(channel)
    return objects.channel(call.parts.world, channel)


@routes("DELETE", "/channels/{channel}")
def delete(call: Call) -> Any:
    """Delete a thread or a channel, with the permission; a DM is only closed."""
    channel, world = call.channel(), call.parts.world
    shown = objects.channel(world, channel)
    if channel.is_dm:
        return shown
    if not has(world, call.me, channel, "manage_threads" if channel.is_thread else "manage_channels"):
        raise ApiError(50013)
    call.parts.moderator.delete_channel(channel.id)
    return shown


@routes("POST", "/channels/{channel}/messages/{message}/threads")
def open_on_message(call: Call) -> Any:
    """Open a thread on a message."""
    channel = call.channel("create_public_threads", "read_message_history")
    thread = call.parts.threads.open(channel, call.me, call.body, call.message(channel))
    call.status = 201
    return objects.channel(call.parts.world, thread)


@routes("POST", "/channels/{channel}/threads")
def open_alone(call: Call) -> Any:
    """Open a thread without a message: a private one if the body does not say otherwise."""
    private = call.body.get("type", PRIVATE_THREAD) == PRIVATE_THREAD
    channel = call.channel("create_private_threads" if private else "create_public_threads")
    thread = call.parts.threads.open(channel, call.me, call.body)
    call.status = 201
    return objects.channel(call.parts.world, thread)


def _thread(call: Call, *, awake: bool) -> Channel:
    channel = call.channel()
    if not channel.is_thread:
        raise ApiError(50024)
    if awake and channel.archived:
        raise ApiError(50083)
    return channel


def _who(call: Call) -> str:
    user = call.arg("user")
    if user == "@me":
        return call.me
    if user not in call.parts.world.users:
        raise ApiError(10013)
    return user


@routes("PUT", "/channels/{channel}/thread-members/{user}")
def add_member(call: Call) -> None:
    """Let somebody in, or join."""
    thread, user, world = _thread(call, awake=True), _who(call), call.parts.world
    if not world.users[user].in_guild:
        raise ApiError(10007)
    if user != call.me and not has(world, call.me, thread, "send_messages_in_threads"):
        raise ApiError(50013)
    if not can_see(world, user, world.parent(thread)):
        raise ApiError(50001)
    call.parts.threads.let_in(thread, user, call.me)


@routes("DELETE", "/channels/{channel}/thread-members/{user}")
def remove_member(call: Call) -> None:
    """Put somebody out, or leave."""
    thread, user = _thread(call, awake=True), _who(call)
    owner = thread.is_private and thread.owner_id == call.me
    if user != call.me and not owner and not has(call.parts.world, call.me, thread, "manage_threads"):
        raise ApiError(50013)
    call.parts.membership.remove(thread, user)


@routes("GET", "/channels/{channel}/thread-members/{user}")
def thread_member(call: Call) -> Any:
    """One membership."""
    thread, user = _thread(call, awake=False), _who(call)
    if user not in thread.members:
        raise ApiError(10007)
    return objects.thread_member(thread, user)


@routes("GET", "/channels/{channel}/thread-members")
def thread_members(call: Call) -> Any:
    """All memberships: with the privileged intent only."""
    thread = _thread(call, awake=False)
    if not call.parts.settings.privileged:
        raise ApiError(50001)
    return [objects.thread_member(thread, u) for u in thread.members]


@routes("GET", "/channels/{channel}/threads/archived/{kind}")
@routes("GET", "/channels/{channel}/users/@me/threads/archived/{kind}")
def archived(call: Call) -> Any:
    """Archived threads of a channel, the last archived first."""
    private = call.arg("kind") == "private"
    channel = call.channel("read_message_history")
    world = call.parts.world
    if private and "@me" not in call.request.path and not has(world, call.me, channel, "manage_threads"):
        raise ApiError(50013)
    found = [t for t in world.threads(channel.id) if t.archived and t.is_private is private]
    found = sorted((t for t in found if can_see(world, call.me, t)), key=lambda t: -t.archive_changed)
    return {
        "threads": [objects.channel(world, t) for t in found], "has_more": False,
        "members": [objects.thread_member(t, call.me) for t in found if call.me in t.members],
    }  # fmt: skip
