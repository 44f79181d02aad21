"""The whole visit, step by step."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.endpoint import point_discord_at
from bot.settings import Settings
from bot.ui.delivery.discord_errors import CONNECTION

from . import place, portal, trial
from .visit import Line, Visit, taken

STEPS = (*portal.STEPS, *place.STEPS, *trial.STEPS)


async def examine(settings: Settings, channel: int, say: Callable[[str], None]) -> list[Line]:
    """Take every step and say each line as it comes. The bot logs in and does not connect: it may be running beside.

    Raises `ValueError` for an address that cannot be used.
    """
    point_discord_at(settings.api_base or None, settings.gateway or None)
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=60.0)
    lines = []

    def note(line: Line) -> None:
        lines.append(line)
        say(str(line))

    try:
        try:
            await client.login(settings.token)
        except discord.LoginFailure:
            note(Line("token", False, True, "Discord doesn't accept DISCORD_TOKEN. Copy it again from the page “Bot”."))
            return lines
        except (discord.HTTPException, *CONNECTION) as no:
            note(Line("token", False, True, f"Discord can't be reached ({type(no).__name__}). Try again later."))
            return lines
        note(Line("token", True, True, f"The token belongs to {client.user}."))
        visit = Visit(client, channel, settings.data)
        for step in STEPS:
            note(await taken(step, visit))
    finally:
        await client.close()
    return lines
