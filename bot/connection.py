"""The way to Discord: logged in and connected, and tried again while Discord is not to be had."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.cogs.client import Caravel
from bot.complaint import CANNOT, Complaint
from bot.text.fluent import Text
from bot.ui.delivery.discord_errors import CONNECTION, Braked, passing

_log = logging.getLogger(__name__)

FIRST, LONGEST = 2.0, 300.0  # seconds between two tries, doubled each time
TOLD = {4004: "start-bad-token", 4010: "start-shards", 4011: "start-shards"}  # by the code a connection is closed with
AWAY = (discord.HTTPException, discord.RateLimited, discord.GatewayNotFound, OSError, *CONNECTION)


class Connection:
    """One bot's. `say` prints for the host: one line for each thing that is waited for."""

    def __init__(self, bot: Caravel, token: str, text: Text, say: Callable[[str], None]) -> None:
        self.bot, self.token, self.text, self.say = bot, token, text, say

    async def login(self, stop: asyncio.Event) -> bool:
        """Log in; False where the program is asked to stop before that. Raises `Complaint` for a bad token."""
        return await self._tried(self._login, stop)

    async def keep(self, stop: asyncio.Event) -> None:
        """Be connected until asked to stop; raises `Complaint` where Discord will not have this bot."""
        await self._tried(self._connect, stop)

    async def _tried(self, work: Callable[[], Coroutine[Any, Any, None]], stop: asyncio.Event) -> bool:
        pause = FIRST
        while not stop.is_set():
            try:
                return await _until(work(), stop)
            except AWAY as no:
                if isinstance(no, discord.HTTPException) and not passing(no):
                    _log.warning("Discord says %s", no)
                wait = max(pause, _asked(no))
                self.say(self.text("start-waits", reason=_short(no), n=round(wait)))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), wait)
            pause = min(LONGEST, 2 * pause)
        return False

    async def _login(self) -> None:
        try:
            await self.bot.login(self.token)
        except discord.LoginFailure as no:
            cause = no.__cause__
            if isinstance(cause, discord.HTTPException) and cause.response.content_type != "application/json":
                raise cause from no  # not Discord's word, but of something in between
            raise Complaint(self.text("start-bad-token"), CANNOT) from no
        except AWAY:
            await self.bot.http.close()  # else the next try would leave the sessions of this one open
            self.bot.http.connector = discord.utils.MISSING
            raise

    async def _connect(self) -> None:
        try:
            await self.bot.connect(reconnect=True)
        except discord.ConnectionClosed as no:
            told = TOLD.get(no.code, "start-unreachable")
            raise Complaint(self.text(told, reason=f"gateway {no.code}"), CANNOT) from no
        except discord.PrivilegedIntentsRequired as no:
            raise Complaint(self.text("start-unreachable", reason=_short(no)), CANNOT) from no
        except AttributeError as no:
            # discord.py means to resume what was never begun, and hides why it was not.
            if self.bot.ws is not None:
                raise
            raise _cause(no) from no


async def _until(work: Coroutine[Any, Any, None], stop: asyncio.Event) -> bool:
    """Do the work unless asked to stop before it is done; whether it was done."""
    working, stopped = asyncio.ensure_future(work), asyncio.ensure_future(stop.wait())
    try:
        await asyncio.wait([working, stopped], return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            working.result()
            return True
        return False
    finally:
        for task in (working, stopped):
            task.cancel()
        await asyncio.gather(working, stopped, return_exceptions=True)


def _cause(no: BaseException) -> Exception:
    """What went wrong before an exception was raised in its handling."""
    before = no.__context__
    return before if isinstance(before, AWAY) else ConnectionError("no gateway")


def _asked(no: Exception) -> float:
    """For how long Discord asks to be left alone."""
    return no.retry_after if isinstance(no, discord.RateLimited) else no.seconds if isinstance(no, Braked) else 0.0


def _short(no: Exception) -> str:
    """A reason in one line."""
    return (str(no).splitlines() or [""])[0] or type(no).__name__
