"""Our tokens as emoji of the application: what Discord lacks of them is uploaded, beside everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from hashlib import sha256

import discord

from bot.ui.common.signs import Signs
from bot.ui.delivery.discord_errors import CONNECTION

_log = logging.getLogger(__name__)


def name_of(id: str, png: bytes) -> str:
    """What an emoji is called: another drawing of the same thing has another name, and is uploaded beside the old one,
    which older messages bear."""
    return f"{id[:25]}_{sha256(png).hexdigest()[:6]}"


async def upload(client: discord.Client, signs: Signs, draw: Callable[[], Mapping[str, bytes]]) -> None:
    """Make all signs known that Discord has or takes. Whatever goes wrong is logged, and the others are missing."""
    try:
        await client.wait_until_ready()
        drawn = await asyncio.to_thread(draw)
        if not drawn:
            return
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        known = {id: there.get(name_of(id, png)) for id, png in drawn.items()}
        signs.known.update((id, str(emoji)) for id, emoji in known.items() if emoji is not None)
        for id, emoji in known.items():
            if emoji is None:
                made = await client.create_application_emoji(name=name_of(id, drawn[id]), image=drawn[id])
                signs.known[id] = str(made)
    except (discord.DiscordException, *CONNECTION) as no:
        _log.warning("the signs are not all there, and nothing else is missing: %s", no)
    except Exception:  # a mistake of the drawing must not stop the bot
        _log.exception("the signs are not all there")
