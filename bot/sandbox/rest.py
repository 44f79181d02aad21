"""The REST side's plumbing: bodies and uploads read, tokens checked, faults struck, answers written, all logged."""

from __future__ import annotations

import json
import logging
import re
import time
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from aiohttp import BodyPartReader, web

from .attachments import Upload
from .bodies import read_json
from .errors import ApiError, not_a_model
from .faults import Between
from .parts import Parts
from .permissions import can_see, has
from .settings import BASE
from .world import Channel, Message

LOG = 100_000  # exchanges kept
log = logging.getLogger(__name__)
SECRET = re.compile(r"^(/webhooks/\d+|/interactions/\d+)/[^/]+")


@dataclass
class Exchange:
    """One request and its answer, for tests and for looking into trouble; tokens are blanked out.

    Kept as it was sent and answered, to the byte: what becomes of a message later does not change it. ``status`` is 0
    while there is no answer; ``fault``: the answer is an injected fault's, or was lost by one; ``between``: it is not
    Discord's at all, or not whole.
    """

    method: str
    path: str
    sent: bytes = b""
    given: bytes = b""
    kind: str = ""  # the body's content type
    parts: list[str] = field(default_factory=list)  # names of a multipart body's parts
    files: list[str] = field(default_factory=list)  # names of the files in it
    query: dict[str, str] = field(default_factory=dict)
    status: int = 0
    at: float = 0.0
    fault: bool = False
    between: bool = False

    @cached_property
    def body(self) -> Any:
        """The JSON sent, {} if there was none, None if it was no JSON."""
        return _read_back(self.sent, {})

    @cached_property
    def answer(self) -> Any:
        """The JSON answered, None if there was none."""
        return _read_back(self.given, None)


@dataclass
class Call:
    """A request as the routes see it."""

    parts: Parts
    request: web.Request
    body: Any
    files: dict[int, Upload]
    status: int = 200

    def arg(self, name: str) -> str:
        """A part of the path."""
        return self.request.match_info[name]

    @property
    def me(self) -> str:
        """The bot's user id."""
        return self.parts.world.bot.id

    def channel(self, *need: str) -> Channel:
        """The channel of the path; 10003 if unknown, 50001 if the bot does not see it, 50013 without a permission."""
        world = self.parts.world
        channel = world.channels.get(self.arg("channel"))
        if channel is None:
            raise ApiError(10003)
        if not can_see(world, self.me, channel):
            raise ApiError(50001)
        if need and not has(world, self.me, channel, *need):
            raise ApiError(50013)
        return channel

    def message(self, channel: Channel) -> Message:
        """The message of the path; 10008 if the channel has no such message."""
        found = self.parts.world.messages[channel.id].get(self.arg("message"))
        if found is None:
            raise ApiError(10008)
        return found


Route = Callable[[Call], Any]


class Routes:
    """A list of routes, filled by decorators."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str, Route]] = []

    def __call__(self, method: str, path: str) -> Callable[[Route], Route]:
        """``@routes("GET", "/users/@me")``"""

        def keep(route: Route) -> Route:
            self.all.append((method, path, route))
            return route

        return keep


def reply(data: Any, status: int = 200) -> web.Response:
    """JSON with exactly the content type Discord gives; without data 204."""
    if data is None:
        return web.Response(status=204)
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return web.Response(body=body, status=status, headers={"Content-Type": "application/json"})


class Rest:
    """Puts routes into the web application, each behind the checks that all share."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.log: list[Exchange] = []

    def add(self, app: web.Application, *lists: Routes) -> None:
        """Serve the routes of these lists, and refuse everything else under the base path as Discord does."""
        for routes in lists:
            for method, path, route in routes.all:
                app.router.add_route(method, BASE + path, self._handler(route, path))
        app.router.add_route("*", BASE + "/{rest:.*}", self._handler(_unknown, "/unknown"))

    def _handler(self, route: Route, canonical: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        open_to_all = "{token}" in canonical

        async def handle(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(BASE)
            entry = Exchange(
                request.method, SECRET.sub(r"\1/***", path), query=dict(request.query), at=self.parts.world.now()
            )
            self.log.append(entry)
            if len(self.log) > LOG:
                del self.log[: LOG // 2]

            async def answer() -> web.StreamResponse:
                call = Call(self.parts, request, body, files)
                if not isinstance(call.body, dict) and not canonical.endswith("/commands"):
                    raise not_a_model()
                out = route(call)
                out = await out if isinstance(out, Awaitable) else out
                return reply(out, call.status)

            try:
                body, files = await self._read(request, entry)
                token = request.headers.get("Authorization", "").removeprefix("Bot ")
                if not open_to_all and not self.parts.settings.accepts(token):
                    raise ApiError(0)
                entry.fault = self.parts.faults.meets(request.method, path)
                got = await self.parts.faults.run(request, path, answer)
            except ApiError as refusal:
                got = reply(refusal.body, refusal.status)
                got.headers.update(refusal.headers)
                if refusal.status == 429:
                    got.headers["Retry-After"] = str(refusal.body["retry_after"])
            except Exception:
                # A bug of this server; a test must see it as such, and the client gets what Discord's bugs look like.
                log.exception("%s %s", request.method, entry.path)
                got = reply({"message": "500: Internal Server Error", "code": 0}, 500)
            entry.status = got.status
            entry.given = got.body if isinstance(got, web.Response) and isinstance(got.body, bytes) else b""
            entry.between = isinstance(got, Between) or got.prepared
            if not entry.between:
                self._headers(got, f"{request.method}-{canonical}")
            return got

        return handle

    def _headers(self, answer: web.StreamResponse, bucket: str) -> None:
        """What discord.py reads: Via (or a 429 counts as a ban) and a rate limit that is never near."""
        answer.headers["Via"] = "1.1 sandbox"
        answer.headers["X-RateLimit-Bucket"] = f"{zlib.crc32(bucket.encode()):08x}"
        answer.headers["X-RateLimit-Limit"] = "1000"
        answer.headers["X-RateLimit-Remaining"] = "999"
        answer.headers["X-RateLimit-Reset"] = f"{time.time() + 1:.3f}"
        answer.headers["X-RateLimit-Reset-After"] = "1.000"

    async def _read(self, request: web.Request, entry: Exchange) -> tuple[Any, dict[int, Upload]]:
        body: Any = {}
        files: dict[int, Upload] = {}
        entry.kind = request.content_type if request.can_read_body else ""
        if request.content_type == "multipart/form-data":
            async for part in await request.multipart():
                if not isinstance(part, BodyPartReader):
                    continue
                name, data = part.name or "", bytes(await part.read(decode=True))
                entry.parts.append(name)
                if name == "payload_json":
                    entry.sent = data
                    body = _json(data)
                elif (number := re.fullmatch(r"files\[(\d+)\]", name)) is not None:
                    kind = part.headers.get("Content-Type", "application/octet-stream")
                    files[int(number[1])] = (part.filename or "file", data, kind)
        elif request.can_read_body:
            entry.sent = data = await request.read()
            body = _json(data) if data else {}
        entry.files = [name for name, _, _ in files.values()]
        return body, files


def _read_back(data: bytes, nothing: Any) -> Any:
    try:
        return read_json(data) if data else nothing
    except ValueError:
        return None


def _json(data: bytes) -> Any:
    try:
        return read_json(data)
    except ValueError:
        raise ApiError(50109) from None


def _unknown(call: Call) -> None:
    raise ApiError(0, status=404, message="404: Not Found")
