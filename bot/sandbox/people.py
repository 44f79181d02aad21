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
                         ``commands`` (see below), ``unread`` {channel id: number of mentions not seen},
                         ``opening`` (path of the command that is offered where a channel begins, "" for none).
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

What a person does: ``bot.sandbox.people_actions``.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web

from . import objects
from .acting import Acting, Refused
from .bodies import read_json
from .errors import ApiError
from .limits_commands import LOCALES
from .parts import Parts
from .people_actions import ACTIONS, Action, Body
from .rest import reply
from .world import User

PAGE = Path(__file__).parent / "page"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class People:
    """The routes of this module's contract."""

    def __init__(self, parts: Parts) -> None:
        self.parts, self.world = parts, parts.world
        self._sockets: set[web.WebSocketResponse] = set()

    async def close(self) -> None:
        """The server goes down: hang up on every page."""
        for ws in list(self._sockets):
            await ws.close(code=1001)

    def add(self, app: web.Application) -> None:
        """Serve page, people and what they do."""
        router = app.router
        app.middlewares.append(self._own_pages_only)
        app.on_response_prepare.append(_unframed)
        router.add_get("/", self._index)
        if PAGE.is_dir():
            router.add_static("/page", PAGE)
        router.add_get("/people", self._list)
        router.add_post("/people", self._add)
        router.add_patch("/people/{user}", self._doing(self._change))
        router.add_get("/people/{user}/events", self._events)
        router.add_get("/people/{user}/channels/{channel}/messages", self._history)
        for name, act in ACTIONS.items():
            router.add_post(f"/people/{{user}}/{name}", self._doing(act))
        router.add_post("/people/{user}/threads/{thread}/{what:join|leave}", self._thread)

    # -- plumbing

    def _user(self, request: web.Request) -> User:
        try:
            return self.world.person(request.match_info["user"])
        except KeyError:
            raise Refused("There is no such person.", 404) from None

    def _doing(self, act: Action) -> Callable[[web.Request], Awaitable[web.Response]]:
        """A handler that reads a JSON object and turns refusals into answers."""

        async def handle(request: web.Request) -> web.Response:
            try:
                try:
                    body = read_json(await request.read()) if request.can_read_body else {}
                except ValueError:
                    raise Refused("The body is not JSON.") from None
                if not isinstance(body, dict):
                    raise Refused("The body is not a JSON object.")
                return await act(Acting(self.parts, self._user(request).id), body)
            except Refused as refusal:
                return reply({"message": str(refusal)}, refusal.status)
            except ApiError as refusal:
                return reply({"message": refusal.message}, refusal.status)

        return handle

    @property
    def _own_pages_only(self) -> Any:
        """Another site that is open in the same browser has no business here: not by its own name (`Origin`), nor by a
        name that it has made point to this machine (`Host`)."""
        own = {self.parts.settings.host, "127.0.0.1", "localhost", "::1"}

        @web.middleware
        async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
            origin = request.headers.get("Origin")
            try:
                called = urlsplit(f"//{request.host}").hostname
            except ValueError:
                called = None
            if called not in own or (origin is not None and urlsplit(origin).netloc != request.host):
                return reply({"message": "This server speaks to its own page only."}, 403)
            return await handler(request)

        return check

    # -- page and people

    async def _index(self, request: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        return web.FileResponse(index) if index.exists() else web.Response(text="The page is not installed.")

    async def _list(self, request: web.Request) -> web.Response:
        return reply([self.parts.audience.person(u) for u in self.world.people()])

    async def _add(self, request: web.Request) -> web.Response:
        try:
            body = read_json(await request.read())
            name, locale = str(body["name"]).strip(), str(body.get("locale", "en-US"))
        except (ValueError, KeyError, TypeError, AttributeError):
            return reply({"message": "A person has a name and a locale."}, 400)
        if not 1 <= len(name) <= 32 or locale not in LOCALES:
            return reply({"message": "A name has 1 to 32 characters; the locale is one of Discord's."}, 400)
        return reply(self.parts.audience.person(self.parts.moderator.add_person(name, locale)), 201)

    async def _change(self, who: Acting, body: Body) -> web.Response:
        user = self.world.users[who.user_id]
        name, locale = body.get("name", user.name), str(body.get("locale", user.locale))
        if not isinstance(name, str) or not 1 <= len(name.strip()) <= 32 or locale not in LOCALES:
            raise Refused("A name has 1 to 32 characters; the locale is one of Discord's.")
        renamed = name != user.name
        user.name, user.locale, user.dms_open = name.strip(), locale, bool(body.get("dms_open", user.dms_open))
        self.parts.audience.refresh(user.id)
        if renamed:
            self.parts.audience.everyone({"type": "members", "members": self.parts.audience.members()})
        return reply(self.parts.audience.person(user))

    # -- events and history

    async def _events(self, request: web.Request) -> web.StreamResponse:
        try:
            user = self._user(request)
        except Refused as refusal:
            return reply({"message": str(refusal)}, refusal.status)
        ws = web.WebSocketResponse(heartbeat=30)
        await ws.prepare(request)
        queue = asyncio.Queue[Body]()
        screen = self.parts.audience.open(user.id, queue.put_nowait)

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
            self.parts.audience.close(screen)
            writer.cancel()
        return ws

    async def _history(self, request: web.Request) -> web.Response:
        try:
            channel = Acting(self.parts, self._user(request).id).channel(request.match_info["channel"])
        except Refused as refusal:
            return reply({"message": str(refusal)}, refusal.status)
        before, limit = request.query.get("before"), request.query.get("limit", "50")
        if not limit.isdigit() or not (before is None or before.isdigit()):
            return reply({"message": "before and limit are numbers."}, 400)
        found = sorted(self.world.messages[channel.id].values(), key=lambda m: int(m.id), reverse=True)
        found = [m for m in found if before is None or int(m.id) < int(before)][: max(1, min(int(limit), 100))]
        return reply([objects.message(self.world, m) | {"ephemeral": False} for m in found])

    async def _thread(self, request: web.Request) -> web.Response:
        async def act(who: Acting, body: Body) -> web.Response:
            thread = who.channel(request.match_info["thread"])
            if not thread.is_thread:
                raise Refused("This is no thread.")
            membership = self.parts.membership
            (membership.add if request.match_info["what"] == "join" else membership.remove)(thread, who.user_id)
            return reply(None)

        return await self._doing(act)(request)


async def _unframed(request: web.Request, response: web.StreamResponse) -> None:
    """No other page may show ours within itself, so that nobody presses here what they see elsewhere."""
    response.headers["Content-Security-Policy"] = "frame-ancestors 'none'"
    response.headers["X-Frame-Options"] = "DENY"
    response.headers["X-Content-Type-Options"] = "nosniff"
