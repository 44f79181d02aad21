"""Faults on demand: refusals, rate limits, server errors, slow or lost answers for the next requests that match.

Some answers are not Discord's at all, but of what stands between: pages in HTML, a ban of the address, half an answer.

What befalls the connection and not a request (a dropped gateway, an event sent twice, a clock that jumps) is struck
at a request by `happen`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from aiohttp import web

from .errors import ApiError

Handler = Callable[[], Awaitable[web.StreamResponse]]

CONNECT, GATEWAY = "CONNECT", "/gateway"  # method and path by which a fault meets whoever connects to the gateway
PAGE = "<!DOCTYPE html><html><head><title>{0}</title></head><body><h1>{0}</h1></body></html>"


class Between(web.Response):
    """An answer of somebody between the bot and Discord: it bears none of Discord's headers."""


@dataclass(eq=False)
class Fault:
    """One fault waiting for its requests; ``met`` is set when the first one comes, ``hits`` counts them."""

    method: str
    path: str
    times: int
    act: Callable[[web.Request, Handler], Awaitable[web.StreamResponse]]
    hits: int = 0
    met: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def matches(self, method: str, path: str) -> bool:
        """Method and path (after ``/api/v10``) against the patterns, ``*`` in them as in file names."""
        return self.times > 0 and fnmatchcase(method, self.method) and fnmatchcase(path, self.path)

    def release(self) -> None:
        """Let the requests that ``hold`` has stopped go on."""
        self.released.set()


class Faults:
    """All faults now waiting. Each method takes ``method`` and ``path`` patterns and how many ``times`` to strike."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.draw: Callable[[str, str], None] | None = None  # hears of each request first, and may order a fault for it

    def clear(self) -> None:
        """No faults any more; held requests go on."""
        for fault in self.waiting:
            fault.release()
        self.waiting.clear()

    def meets(self, method: str, path: str) -> bool:
        """Whether a fault waits for such a request; asked once for each."""
        if self.draw is not None:
            self.draw(method, path)
        return any(fault.matches(method, path) for fault in self.waiting)

    async def run(self, request: web.Request, path: str, handler: Handler, method: str = "") -> web.StreamResponse:
        """Answer a request, with the first fault that matches if there is one."""
        for fault in self.waiting:
            if fault.matches(method or request.method, path):
                fault.times -= 1
                fault.hits += 1
                fault.met.set()
                try:
                    return await fault.act(request, handler)
                finally:
                    if not fault.times and fault in self.waiting:
                        self.waiting.remove(fault)
        return await handler()

    def _add(
        self, method: str, path: str, times: int, act: Callable[[web.Request, Handler], Awaitable[web.StreamResponse]]
    ) -> Fault:
        fault = Fault(method, path, times, act)
        self.waiting.append(fault)
        return fault

    def refuse(self, code: int, *, method: str = "*", path: str = "*", times: int = 1, **more: Any) -> Fault:
        """Answer with one of Discord's error codes (``errors.CODES``); nothing happens. ``retry_after`` for a 429."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            raise ApiError(code, **more)

        return self._add(method, path, times, act)

    def rate_limit(
        self, retry_after: float, *, method: str = "*", path: str = "*", times: int = 1, everywhere: bool = False
    ) -> Fault:
        """Answer 429; ``everywhere``: Discord's global limit."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            refusal = ApiError(0, status=429, message="You are being rate limited.", retry_after=retry_after)
            refusal.body["global"] = everywhere
            if everywhere:
                refusal.headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            raise refusal

        return self._add(method, path, times, act)

    def server_error(self, status: int = 500, *, method: str = "*", path: str = "*", times: int = 1) -> Fault:
        """Answer 5xx; nothing happens."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            raise ApiError(0, status=status, message=f"{status}: Internal Server Error")

        return self._add(method, path, times, act)

    def slow(self, seconds: float, *, method: str = "*", path: str = "*", times: int = 1) -> Fault:
        """Do it at once, but answer only after a while."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            answer = await handler()
            await asyncio.sleep(seconds)
            return answer

        return self._add(method, path, times, act)

    def hold(self, *, after: bool = False, method: str = "*", path: str = "*", times: int = 1) -> Fault:
        """Keep the request waiting until the fault is released: before anything happens, or ``after`` it has.

        What has not happened by then does not happen for a client that is gone.
        """

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            answer = await handler() if after else None
            await fault.released.wait()
            if answer is None and (request.transport is None or request.transport.is_closing()):
                return Between(status=499)
            return answer if answer is not None else await handler()

        fault = self._add(method, path, times, act)
        return fault

    def cut(self, *, after: bool, method: str = "*", path: str = "*", times: int = 1) -> Fault:
        """Cut the connection without an answer, ``after`` the effect took place or before it could."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            answer = await handler() if after else web.Response(status=500)
            if request.transport is not None:
                request.transport.abort()
            return answer

        return self._add(method, path, times, act)

    def begun(self, *, times: int = 1) -> Fault:
        """Take a connection to the gateway, and cut it before a word is said."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            line = web.WebSocketResponse()
            await line.prepare(request)
            if request.transport is not None:
                request.transport.abort()
            return line

        return self._add(CONNECT, GATEWAY, times, act)

    def page(self, status: int, *, after: bool = False, method: str = "*", path: str = "*", times: int = 1) -> Fault:
        """Answer with a page in HTML, as a proxy does; ``after`` the effect took place, or instead of it."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            if after:
                await handler()
            return Between(text=PAGE.format(f"Error {status}"), status=status, content_type="text/html")

        return self._add(method, path, times, act)

    def ban(self, seconds: int = 600, *, method: str = "*", path: str = "*", times: int = 1) -> Fault:
        """Answer as Cloudflare does where it shuts an address out for too many invalid requests: error 1015."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            answer = Between(text="error code: 1015", status=429, content_type="text/plain")
            answer.headers["Retry-After"] = str(seconds)
            return answer

        return self._add(method, path, times, act)

    def broken(self, *, after: bool = True, method: str = "*", path: str = "*", times: int = 1) -> Fault:
        """Answer 200 with JSON that ends in its middle; ``after`` the effect took place, or instead of it."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            if after:
                await handler()
            return Between(body=b'{"id": "1', content_type="application/json")

        return self._add(method, path, times, act)

    def half(self, *, after: bool = True, method: str = "*", path: str = "*", times: int = 1) -> Fault:
        """Begin an answer and cut the connection in its middle."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            if after:
                await handler()
            answer = web.StreamResponse(headers={"Content-Type": "application/json", "Content-Length": "5000"})
            await answer.prepare(request)
            await answer.write(b'{"id": "1')
            if request.transport is not None:
                request.transport.abort()
            return answer

        return self._add(method, path, times, act)

    def happen(
        self, effect: Callable[[], object], *, after: bool = False, method: str = "*", path: str = "*", times: int = 1
    ) -> Fault:  # fmt: skip
        """Let something else happen while a request is answered as ever: before its effect, or ``after`` it."""

        async def act(request: web.Request, handler: Handler) -> web.StreamResponse:
            answer = await handler() if after else None
            done = effect()
            if isinstance(done, Awaitable):
                await done
            return answer if answer is not None else await handler()

        return self._add(method, path, times, act)
