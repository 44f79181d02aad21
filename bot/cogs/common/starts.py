"""How often the bot may still connect today: after 1,000 identifications within a day Discord resets the token."""

from __future__ import annotations

import logging
from typing import NamedTuple

import discord

from bot.ui.delivery.discord_errors import CONNECTION

_log = logging.getLogger(__name__)


class Starts(NamedTuple):
    total: int
    remaining: int
    reset: float  # seconds until all are there again
    at_once: int = 1  # shards that may connect at the same moment: as many as there are buckets


async def starts_left(client: discord.Client) -> Starts | None:
    """What Discord says; None where it does not say, for then no more can be known than that it is in trouble."""
    try:
        _, _, limit = await client.http.get_bot_gateway()
    except (discord.GatewayNotFound, discord.RateLimited, *CONNECTION) as wrong:
        _log.warning("how often the bot may connect today is not known: %s", wrong or type(wrong).__name__)
        return None
    reset, at_once = int(limit["reset_after"]) / 1000, int(limit["max_concurrency"])
    return Starts(int(limit["total"]), int(limit["remaining"]), reset, max(1, at_once))
