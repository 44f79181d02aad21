"""The people side of the sandbox: what the web page (or anything else that stands in for Discord's client) talks to.

All bodies and answers are JSON. Ids are strings. A refused request answers 4xx with ``{"message": "<one
sentence>"}``: 400 for what Discord's own client would never send, 403 for what this person may not do here, 404 for
what is unknown (or not visible to this person). No authorisation, for it is loopback, but requests that come from
other sites' pages are refused (403).

Static files
    ``GET /``                       ``bot/sandbox/page/index.html``
    ``GET /page/{file}``            the other files of ``bot/sandbox/page/`` (*.js, *.css, *.svg); link them as
                                    ``page/x.js``
    ``GET /cdn/...``                attachments: every url in a message object is absolute and can be used as it is

People
    ``GET /people``                 ``[{"id", "name", "locale", "colour", "in_guild", "dms_open"}]``; colour is
                                    "#rrggbb"
    ``POST /people``                ``{"name", "locale"}`` -> the new person (201); locale is one of Discord's:
                                    "en-US", "ru"
    ``PATCH /people/{user}``        ``{"locale"?, "name"?, "dms_open"?: bool}`` -> the person; sends ``hello`` anew
    ``POST /people/{user}/leave``   leaves the guild; ``POST /people/{user}/return`` joins it again

Events: ``WS /people/{user}/events``
    Server to page, one JSON object a frame, ``{"type": ..., ...}``. The page sends nothing (pings are answered).

    ``hello``            first frame of each connection, and again when something as large as the language changes:
                         ``me`` (person), ``bot`` {"id", "name", "online"}, ``guild`` {"id", "name", "locale"},
                         ``members`` [{"id", "name", "colour", "bot"}], ``channels`` (visible guild text channels, and
                         DM channels of type 1 with ``recipients``), ``threads`` (visible, archived ones too; each
                         with ``parent_id``, ``thread_metadata`` {"archived", "locked", ...} and ``member_ids``),
                         ``commands`` (see below), ``unread`` {channel id: number of mentions not seen}.
                         Discord's channel objects with one addition: ``can_send`` bool.
    ``channel_create`` / ``channel_update``   ``channel``;  ``channel_delete``  ``channel_id``  (DMs arrive so, too)
    ``thread_create`` / ``thread_update``     ``thread``;   ``thread_delete``   ``thread_id``, ``parent_id``
                         (``thread_create`` may come again for a thread that is known: when this person joins it)
    ``members``          ``members``, the whole list anew (someone came, left, or changed the name)
    ``message``          ``message``: Discord's message object plus ``"ephemeral": bool``. An ephemeral message is
                         sent to its owner's open connections only and is never stored for later ones: after a reload
                         it is gone. While the bot is "thinking" the message has flag 128 (LOADING) and no content.
                         ``interaction_metadata`` {"id", "type", "user", "name"?} says who used which command for it.
    ``message_update``   ``message``, the whole object again
    ``message_delete``   ``message_id``, ``channel_id``
    ``interaction``      ``interaction_id``, ``state``, ``kind`` ("command", "component", "modal"), ``channel_id``,
                         and as known ``message_id``, ``custom_id``, ``name``; states in order: ``sent``, then
                         ``deferred`` (the bot has asked for time), then ``done`` or ``failed`` with ``reason`` "This
                         interaction failed" (no answer in three seconds, or the 15 minutes of a deferred one are
                         over)
    ``modal``            ``interaction_id`` (quote it in /submit), ``custom_id``, ``title``, ``components`` as the
                         bot sent them: rows (type 1) of text inputs (4), or labels (18) {"label", "description"?,
                         "component"}, the component being text input 4, selects 3 5 6 7 8, radio group 21, checkbox
                         group 22, checkbox 23; or text displays (10)
    ``notify``           ``channel_id``, ``message_id``, ``kind`` ("mention", "reply" or "dm"), ``content``: this is
                         where a phone would ring
    ``commands_changed`` ``commands``
    ``typing``           ``channel_id``, ``user_id``
    ``bot_online`` / ``bot_offline``

    A command: ``{"id", "name", "label", "description", "options", "dm"}``, an option ``{"type", "name", "label",
    "description", "required", "autocomplete", "choices"?: [{"name", "value"}], "min_value"?, "max_value"?,
    "min_length"?, "max_length"?, "channel_types"?, "options"?}``; types 1 sub-command, 2 group, 3 string, 4 integer,
    5 bool, 6 user, 7 channel, 8 role, 9 mentionable, 10 number. ``name`` is what to send back, ``label`` and
    ``description`` and the names of choices are in the person's language.

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

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from aiohttp import web

from . import objects
from .acting import Acting, Refused
from .errors import ApiError
from .limits_commands import LOCALES
from .rest import reply
from .rest_app import make_dm

if TYPE_CHECKING:
    from .server import Sandbox
    from .world import Message, User

PAGE = Path(__file__).parent / "page"
Body = dict[str, Any]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Answer = Callable[[Acting, Body], Awaitable[web.Response]]


class People:
    """The routes of this module's contract."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox, self.world = sandbox, sandbox.world
        self._sockets: set[web.WebSocketResponse] = set()

    async def close(self) -> None:
        """The server goes down: hang up on every page."""
        for ws in list(self._sockets):
            await ws.close(code=1001)

    def add(self, app: web.Application) -> None:
        """Serve page, people and what they do."""
        router = app.router
        app.middlewares.append(own_pages_only)
        router.add_get("/", self._index)
        if PAGE.is_dir():
            router.add_static("/page", PAGE)
        router.add_get("/people", self._list)
        router.add_post("/people", self._add)
        router.add_patch("/people/{user}", self._doing(self._change))
        router.add_get("/people/{user}/events", self._events)
        router.add_get("/people/{user}/channels/{channel}/messages", self._history)
        for name in ("say", "press", "select", "submit", "close", "command", "complete", "dismiss", "read", "dm",
                     "moderate", "leave", "return"):  # fmt: skip
            router.add_post(f"/people/{{user}}/{name}", self._doing(getattr(self, f"_{name}")))
        router.add_post("/people/{user}/threads/{thread}/{what:join|leave}", self._thread)

    # -- plumbing

    def _user(self, request: web.Request) -> User:
        try:
            return self.world.person(request.match_info["user"])
        except KeyError:
            raise Refused("There is no such person.", 404) from None

    def _doing(self, act: Answer) -> Callable[[web.Request], Awaitable[web.Response]]:
        """A handler that reads a JSON object and turns refusals into answers."""

        async def handle(request: web.Request) -> web.Response:
            try:
                try:
                    body = await request.json() if request.can_read_body else {}
                except ValueError:
                    raise Refused("The body is not JSON.") from None
                if not isinstance(body, dict):
                    raise Refused("The body is not a JSON object.")
                return await act(Acting(self.sandbox, self._user(request).id), body)
            except Refused as refusal:
                return reply({"message": str(refusal)}, refusal.status)
            except ApiError as refusal:
                return reply({"message": refusal.message}, refusal.status)

        return handle

    # -- page and people

    async def _index(self, request: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        return web.FileResponse(index) if index.exists() else web.Response(text="The page is not installed.")

    async def _list(self, request: web.Request) -> web.Response:
        return reply([self.sandbox.audience.person(u) for u in self.world.people()])

    async def _add(self, request: web.Request) -> web.Response:
        try:
            body = await request.json()
            name, locale = str(body["name"]).strip(), str(body.get("locale", "en-US"))
        except (ValueError, KeyError, TypeError, AttributeError):
            return reply({"message": "A person has a name and a locale."}, 400)
        if not 1 <= len(name) <= 32 or locale not in LOCALES:
            return reply({"message": "A name has 1 to 32 characters; the locale is one of Discord's."}, 400)
        return reply(self.sandbox.audience.person(self.sandbox.moderator.add_person(name, locale)), 201)

    async def _change(self, who: Acting, body: Body) -> web.Response:
        user = self.world.users[who.user_id]
        name, locale = body.get("name", user.name), str(body.get("locale", user.locale))
        if not isinstance(name, str) or not 1 <= len(name.strip()) <= 32 or locale not in LOCALES:
            raise Refused("A name has 1 to 32 characters; the locale is one of Discord's.")
        renamed = name != user.name
        user.name, user.locale, user.dms_open = name.strip(), locale, bool(body.get("dms_open", user.dms_open))
        self.sandbox.audience.refresh(user.id)
        if renamed:
            self.sandbox.audience.everyone({"type": "members", "members": self.sandbox.audience.members()})
        return reply(self.sandbox.audience.person(user))

    async def _leave(self, who: Acting, body: Body) -> web.Response:
        self.sandbox.moderator.leave(who.user_id)
        return reply(None)

    async def _return(self, who: Acting, body: Body) -> web.Response:
        self.sandbox.moderator.rejoin(who.user_id)
        return reply(None)

    # -- events and history

    async def _events(self, request: web.Request) -> web.StreamResponse:
        try:
            user = self._user(request)
        except Refused as refusal:
            return reply({"message": str(refusal)}, refusal.status)
        ws = web.WebSocketResponse(heartbeat=30)
        await ws.prepare(request)
        queue = asyncio.Queue[Body]()
        screen = self.sandbox.audience.open(user.id, queue.put_nowait)

        async def write() -> None:
            with contextlib.suppress(ConnectionError):
                while True:
                    await ws.send_str(json.dumps(await queue.get(), ensure_ascii=False))

        writer = asyncio.create_task(write())
        self._sockets.add(ws)
        try:
            async for _ in ws:
                pass  # the page has nothing to say here
        finally:
            self._sockets.discard(ws)
            self.sandbox.audience.close(screen)
            writer.cancel()
        return ws

    async def _history(self, request: web.Request) -> web.Response:
        try:
            channel = Acting(self.sandbox, self._user(request).id).channel(request.match_info["channel"])
        except Refused as refusal:
            return reply({"message": str(refusal)}, refusal.status)
        before, limit = request.query.get("before"), request.query.get("limit", "50")
        if not limit.isdigit() or not (before is None or before.isdigit()):
            return reply({"message": "before and limit are numbers."}, 400)
        found = sorted(self.world.messages[channel.id].values(), key=lambda m: int(m.id), reverse=True)
        found = [m for m in found if before is None or int(m.id) < int(before)][: max(1, min(int(limit), 100))]
        return reply([objects.message(self.world, m) | {"ephemeral": False} for m in found])

    # -- doing

    def _shown(self, message: Message, status: int = 200) -> web.Response:
        return reply(objects.message(self.world, message) | {"ephemeral": bool(message.ephemeral_for)}, status)

    async def _say(self, who: Acting, body: Body) -> web.Response:
        reply_to = None if body.get("reply_to") is None else text(body, "reply_to")
        return self._shown(who.say(text(body, "channel_id"), text(body, "content"), reply_to), 201)

    async def _press(self, who: Acting, body: Body) -> web.Response:
        return reply({"interaction_id": who.press(text(body, "message_id"), text(body, "custom_id")).id}, 202)

    async def _select(self, who: Acting, body: Body) -> web.Response:
        it = who.select(text(body, "message_id"), text(body, "custom_id"), body.get("values", []))
        return reply({"interaction_id": it.id}, 202)

    async def _submit(self, who: Acting, body: Body) -> web.Response:
        it = who.submit(text(body, "interaction_id"), text(body, "custom_id"), table(body, "fields"))
        return reply({"interaction_id": it.id}, 202)

    async def _close(self, who: Acting, body: Body) -> web.Response:
        who.modal(text(body, "interaction_id")).modal = None
        return reply(None)

    async def _command(self, who: Acting, body: Body) -> web.Response:
        it = who.command(text(body, "channel_id"), text(body, "command"), table(body, "options"))
        return reply({"interaction_id": it.id}, 202)

    async def _complete(self, who: Acting, body: Body) -> web.Response:
        focused = text(body, "focused")
        it = who.complete(text(body, "channel_id"), text(body, "command"), table(body, "options"), focused)
        assert it.choices is not None
        return reply({"choices": localised_choices(await it.choices, self.world.users[who.user_id].locale)})

    async def _dismiss(self, who: Acting, body: Body) -> web.Response:
        message = who.message(text(body, "message_id"))
        if not message.ephemeral_for:
            raise Refused("Only an ephemeral message can be dismissed.")
        self.sandbox.audience.message_gone(message)
        return reply(None)

    async def _read(self, who: Acting, body: Body) -> web.Response:
        self.sandbox.audience.unread[who.user_id].pop(text(body, "channel_id"), None)
        return reply(None)

    async def _dm(self, who: Acting, body: Body) -> web.Response:
        return reply(self.sandbox.audience.channel(make_dm(self.sandbox, who.user_id), who.user_id))

    async def _thread(self, request: web.Request) -> web.Response:
        async def act(who: Acting, body: Body) -> web.Response:
            thread = who.channel(request.match_info["thread"])
            if not thread.is_thread:
                raise Refused("This is no thread.")
            threads = self.sandbox.threads
            (threads.add_member if request.match_info["what"] == "join" else threads.remove_member)(thread, who.user_id)
            return reply(None)

        return await self._doing(act)(request)

    async def _moderate(self, who: Acting, body: Body) -> web.Response:
        moderator = self.sandbox.moderator
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


@web.middleware
async def own_pages_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Another site open in the same browser has no business here."""
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        return reply({"message": "This server speaks to its own page only."}, 403)
    return await handler(request)


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
