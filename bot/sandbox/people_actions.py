"""What a person does, as the page sends it: the second half of the contract of ``bot.sandbox.people``.

What a person does (``POST /people/{user}/...``)
    ``say``        ``{"channel_id", "content", "reply_to"?}`` -> the message (201)
    ``press``      ``{"message_id", "custom_id"}`` -> ``{"interaction_id"}`` (202)
    ``select``     ``{"message_id", "custom_id", "values": [...]}`` -> ``{"interaction_id"}``; for user, role,
                   channel menus the values are ids
    ``submit``     ``{"interaction_id", "custom_id", "fields": {custom_id: text, [values] or bool}}`` ->
                   ``{"interaction_id"}``
    ``close``      ``{"interaction_id"}``: shuts a modal without sending it (204)
    ``command``    ``{"channel_id", "command": "table new", "options": {name: value}}`` -> ``{"interaction_id"}``;
                   the path is command, group and sub-command with spaces between; users and channels are given by id
    ``complete``   the same plus ``"focused": name``; the value of the focused one is what has been typed so far ->
                   ``{"choices": [{"name", "value"}]}`` (empty when the bot does not answer in time)
    ``dismiss``    ``{"message_id"}``: an ephemeral message goes away (204)
    ``read``       ``{"channel_id"}``: mentions there are seen (204)
    ``dm``         ``{}`` -> the DM channel with the bot (made if there is none)
    ``threads/{id}/join``, ``threads/{id}/leave``  (204)
    ``moderate``   what the guild's moderator would do, open to everyone here: one of
                   ``{"delete_message": id}``, ``{"delete_channel": id}`` (threads too), ``{"archive": id,
                   "locked"?: bool}``, ``{"unarchive": id}`` (204)
    ``GET /people/{user}/channels/{id}/messages?before=&limit=``  newest first, at most 100 (default 50), no
                                                                  ephemeral ones

    Refused with 400: commands the bot has not synced, options the command does not have or of another type or not
    among its fixed choices, missing required options, a custom_id that is not on the message, disabled components,
    values not in the menu, more or fewer values than it allows, a message that is not visible any more, fields that
    the modal does not have or that break its lengths.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from . import objects
from .acting import Acting, Refused
from .rest import reply
from .rest_app import make_dm
from .world import Message

Body = dict[str, Any]
Action = Callable[[Acting, Body], Awaitable[web.Response]]
ACTIONS: dict[str, Action] = {}  # by the last word of the path


def action(name: str) -> Callable[[Action], Action]:
    """``@action("say")``"""

    def keep(act: Action) -> Action:
        ACTIONS[name] = act
        return act

    return keep


@action("leave")
async def leave(who: Acting, body: Body) -> web.Response:
    """Leave the guild."""
    who.parts.moderator.leave(who.user_id)
    return reply(None)


@action("return")
async def rejoin(who: Acting, body: Body) -> web.Response:
    """Join the guild again."""
    who.parts.moderator.rejoin(who.user_id)
    return reply(None)


def _shown(who: Acting, message: Message, status: int = 200) -> web.Response:
    return reply(objects.message(who.world, message) | {"ephemeral": bool(message.ephemeral_for)}, status)


@action("say")
async def say(who: Acting, body: Body) -> web.Response:
    """Write something."""
    reply_to = None if body.get("reply_to") is None else text(body, "reply_to")
    return _shown(who, who.say(text(body, "channel_id"), text(body, "content"), reply_to), 201)


@action("press")
async def press(who: Acting, body: Body) -> web.Response:
    """Press a button."""
    return reply({"interaction_id": who.press(text(body, "message_id"), text(body, "custom_id")).id}, 202)


@action("select")
async def select(who: Acting, body: Body) -> web.Response:
    """Choose in a menu."""
    it = who.select(text(body, "message_id"), text(body, "custom_id"), body.get("values", []))
    return reply({"interaction_id": it.id}, 202)


@action("submit")
async def submit(who: Acting, body: Body) -> web.Response:
    """Send a modal."""
    it = who.submit(text(body, "interaction_id"), text(body, "custom_id"), table(body, "fields"))
    return reply({"interaction_id": it.id}, 202)


@action("close")
async def close(who: Acting, body: Body) -> web.Response:
    """Shut a modal without sending it."""
    who.modal(text(body, "interaction_id")).modal = None
    return reply(None)


@action("command")
async def command(who: Acting, body: Body) -> web.Response:
    """Use a slash command."""
    it = who.command(text(body, "channel_id"), text(body, "command"), table(body, "options"))
    return reply({"interaction_id": it.id}, 202)


@action("complete")
async def complete(who: Acting, body: Body) -> web.Response:
    """Ask for suggestions."""
    focused = text(body, "focused")
    it = who.complete(text(body, "channel_id"), text(body, "command"), table(body, "options"), focused)
    assert it.choices is not None
    return reply({"choices": localised_choices(await it.choices, who.world.users[who.user_id].locale)})


@action("dismiss")
async def dismiss(who: Acting, body: Body) -> web.Response:
    """An ephemeral message goes away."""
    message = who.message(text(body, "message_id"))
    if not message.ephemeral_for:
        raise Refused("Only an ephemeral message can be dismissed.")
    who.parts.audience.message_gone(message)
    return reply(None)


@action("read")
async def read(who: Acting, body: Body) -> web.Response:
    """Mentions in a channel are seen."""
    who.parts.audience.unread[who.user_id].pop(text(body, "channel_id"), None)
    return reply(None)


@action("dm")
async def dm(who: Acting, body: Body) -> web.Response:
    """The DM with the bot."""
    return reply(who.parts.audience.channel(make_dm(who.parts, who.user_id), who.user_id))


@action("moderate")
async def moderate(who: Acting, body: Body) -> web.Response:
    """What the guild's moderator would do."""
    moderator = who.parts.moderator
    try:
        if "delete_message" in body:
            moderator.delete_message(str(body["delete_message"]))
        elif "delete_channel" in body:
            moderator.delete_channel(str(body["delete_channel"]))
        elif "archive" in body:
            moderator.archive(str(body["archive"]), locked=body.get("locked"))
        elif "unarchive" in body:
            moderator.unarchive(str(body["unarchive"]))
        else:
            raise Refused("One of delete_message, delete_channel, archive, unarchive.")
    except KeyError:
        raise Refused("There is no such message or channel.", 404) from None
    return reply(None)


def text(body: Body, key: str) -> str:
    """A required string of a body."""
    if not isinstance(body.get(key), str):
        raise Refused(f"A text is missing: {key}.")
    return str(body[key])


def table(body: Body, key: str) -> Body:
    """An optional object of a body."""
    found = body.get(key) or {}
    if not isinstance(found, dict):
        raise Refused(f"This must be an object: {key}.")
    return found


def localised_choices(choices: list[Body], locale: str) -> list[Body]:
    """The names of suggestions in somebody's language."""
    return [
        {"name": (c.get("name_localizations") or {}).get(locale) or c["name"], "value": c["value"]} for c in choices
    ]
