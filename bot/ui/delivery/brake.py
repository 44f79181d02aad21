"""One brake for all requests of the process: Discord bans an address after 10,000 invalid ones in ten minutes.

What counts as invalid are answers of 401, 403 and 429 (but for limits shared with others). Whoever is banned gets pages
of Cloudflare's with the error 1015 instead of answers, also to what was valid.

Where a bot is several processes, each makes its part of the 50 requests a second that Discord allows in all; answers to
presses do not count.

Connections to the gateway have a brake of their own: discord.py makes one anew without a pause when it was taken and
is lost again, and what takes and drops connections may do so for hours.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Callable

import aiohttp
from discord.http import Route

from .discord_errors import Braked, Odd

_log = logging.getLogger(__name__)

WINDOW = 600.0  # seconds in which Discord counts
MOST = 2000  # invalid requests in that time, after which only presses are answered
FIRST, LONGEST = 60.0, 3600.0  # seconds without requests after a ban that does not say how long it lasts
QUICK = 5.0  # seconds: a connection that is lost sooner is not made anew at once
LONGEST_BETWEEN = 30.0  # seconds between two such; discord.py gives a connection a minute to be made
STEADY, AT_ONCE = 40.0, 10  # requests a second, and more of them at once: together no more than Discord's 50 a second
INVALID = (401, 403, 429)
ANSWERS = ("/interactions/", "/webhooks/")  # to presses: there are never many, and people wait for them


class Brake:
    """Watches every request of a client (give `trace()` to it) and lets none through while Discord is to be left alone.

    A request that is not let through fails with `Braked`, one whose answer is no JSON with `Odd`.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._invalid: deque[float] = deque()
        self._until = 0.0
        self._pause = FIRST
        self.processes = 1  # of the bot, which share what Discord allows in all
        self._next = -math.inf
        self._connected, self._lost = -math.inf, 0  # when last, by the process's clock; how many were lost soon

    def trace(self) -> aiohttp.TraceConfig:
        """What aiohttp calls at each request and answer."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before)
        config.on_request_end.append(self._after)
        return config

    def wait(self, path: str = "") -> float:
        """For how many seconds no request to that path of the API is made; 0 for none."""
        now = self._now()
        while self._invalid and self._invalid[0] <= now - WINDOW:
            self._invalid.popleft()
        shut = self._until - now
        if len(self._invalid) >= MOST and not path.startswith(ANSWERS):
            shut = max(shut, self._invalid[-MOST] + WINDOW - now)
        return max(0.0, shut)

    async def _before(self, _: object, __: object, about: aiohttp.TraceRequestStartParams) -> None:
        url = str(about.url)
        if about.url.scheme in ("ws", "wss"):
            await self._connecting()
        if url.startswith(Route.BASE) and (seconds := self.wait(url.removeprefix(Route.BASE))) > 0:
            raise Braked(seconds)
        if url.startswith(Route.BASE) and self.processes > 1 and not url.removeprefix(Route.BASE).startswith(ANSWERS):
            await asyncio.sleep(self.turn(time.monotonic()))

    def turn(self, now: float) -> float:
        """In how many seconds the next request may be made; each process has the same part of what is allowed."""
        part = self.processes / STEADY
        self._next = max(self._next + part, now - max(0.0, AT_ONCE / STEADY - part))
        return max(0.0, self._next - now)

    async def _connecting(self) -> None:
        self._lost = self._lost + 1 if time.monotonic() - self._connected < QUICK else 0
        if self._lost:
            await asyncio.sleep(min(LONGEST_BETWEEN, 0.1 * 2 ** min(self._lost, 10)))
        self._connected = time.monotonic()

    async def _after(self, _: object, __: object, about: aiohttp.TraceRequestEndParams) -> None:
        answer = about.response
        if not str(about.url).startswith(Route.BASE):
            return
        if answer.status in INVALID and answer.headers.get("X-RateLimit-Scope") != "shared":
            self._invalid.append(self._now())
            if len(self._invalid) == MOST:
                _log.error("Discord has refused %d requests in %d minutes: it is left alone", MOST, WINDOW // 60)
        if answer.content_type == "application/json":
            if answer.status == 429:
                self._limited(answer)
            elif answer.status < 300:
                self._pause = FIRST
        elif answer.status == 429:
            self._banned(answer)
            answer.close()
            raise Braked(self.wait())
        elif answer.status < 300 and answer.status != 204:
            answer.close()
            raise Odd(f"{answer.method} {about.url.path}: {answer.content_type} instead of an answer")

    def _limited(self, answer: aiohttp.ClientResponse) -> None:
        """A limit for everything the bot does that lasts longer than discord.py waits for."""
        if answer.headers.get("X-RateLimit-Global") and (seconds := _seconds(answer)) > FIRST:
            _log.error("Discord's limit for all requests is passed: it is left alone for %.0f s", seconds)
            self._until = max(self._until, self._now() + seconds)

    def _banned(self, answer: aiohttp.ClientResponse) -> None:
        seconds = min(LONGEST, max(self._pause, _seconds(answer)))
        self._pause = min(LONGEST, 2 * self._pause)
        _log.error("this address is shut out of Discord (Cloudflare's 1015): it is left alone for %.0f s", seconds)
        self._until = max(self._until, self._now() + seconds)


def _seconds(answer: aiohttp.ClientResponse) -> float:
    """What the answer says of how long to wait; 0 where it says nothing that can be read."""
    try:
        return max(0.0, float(answer.headers.get("Retry-After", "0")))
    except ValueError:
        return 0.0
