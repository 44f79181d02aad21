"""What goes wrong between this machine and Discord: the codes of its errors, and a lost connection."""

from __future__ import annotations

import json

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE, UNKNOWN_MEMBER, UNKNOWN_USER = 10003, 10004, 10008, 10007, 10013
NO_ACCESS, NO_PERMISSION = 50001, 50013
ARCHIVED, LOCKED, THREAD_EXISTS = 50083, 160005, 160004
OLD_EDITS, TOO_LARGE = 30046, 40005
CLOSED = frozenset({UNKNOWN_CHANNEL, LOCKED, ARCHIVED})
SHUT = frozenset({UNKNOWN_CHANNEL, UNKNOWN_GUILD, NO_ACCESS, NO_PERMISSION})  # nothing can be posted, until people act
_NOTHING_SAID = frozenset({0, 40333})  # codes of refusals that come and go: of a proxy, or "internal network error"


class Braked(aiohttp.ClientError):
    """A request that was not made, for Discord is to be left alone for so many seconds: see `Brake`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no requests for {seconds:.0f} s")
        self.seconds = seconds


class Odd(aiohttp.ClientError):
    """An answer that is not of Discord's kind: a page in HTML where a message should be."""


# What goes wrong between this machine and Discord. discord.py lets errors of aiohttp and of broken JSON through.
CONNECTION = (aiohttp.ClientError, TimeoutError, ConnectionError, json.JSONDecodeError)


def passing(wrong: Exception) -> bool:
    """Whether what went wrong may go well in a while: Discord is busy or not there, or it has not said why not."""
    if not isinstance(wrong, discord.HTTPException):
        return True
    return wrong.status >= 500 or wrong.status == 429 or wrong.code in _NOTHING_SAID


async def has_left(client: discord.Client, guild: int, user: int) -> bool:
    """Whether somebody is not on the server any more; it has to be asked, for no unprivileged intent tells."""
    found = client.get_guild(guild)
    if found is None:
        return False
    try:
        await found.fetch_member(user)
    except discord.NotFound as wrong:
        return wrong.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except (discord.HTTPException, discord.RateLimited, *CONNECTION):
        return False
    return False


async def is_gone(client: discord.Client, channel: int) -> bool:
    """Whether a channel is really no more. A single answer that says so may pass."""
    try:
        await client.fetch_channel(channel)
    except discord.HTTPException as wrong:
        return wrong.code == UNKNOWN_CHANNEL
    except (discord.RateLimited, discord.InvalidData, *CONNECTION):
        return False
    return False
