"""The clock of a table, chosen in a menu or by a command."""

from __future__ import annotations

from bot.rules import Refused
from bot.service.consent.time_banks import PRESETS
from bot.ui.pages import clocks
from bot.ui.posts.frontend import Frontend


async def choose_clock(frontend: Frontend, table: int, user: int, preset: str) -> object:
    """Set it, or propose it where the game has begun; raises `Refused`."""
    if preset != clocks.NONE and preset not in PRESETS:
        raise Refused("bad-clock", word=preset[:40])
    return await frontend.service.clocks.choose(table, user, "" if preset == clocks.NONE else preset)
