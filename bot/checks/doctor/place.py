"""The channel that the host names: whether the bot sees it, and what everybody may do there."""

from __future__ import annotations

import discord

from bot.cogs.common.invite import invite_link
from bot.cogs.slash.setup import readers
from bot.text.fluent import text
from bot.ui.common import permissions
from bot.ui.delivery.discord_errors import NO_ACCESS, UNKNOWN_CHANNEL

from .visit import Skipped, Step, Visit, Wrong


async def channel(visit: Visit) -> str:
    invite = f"Invite it with this link, and let it view the channel: {invite_link(visit.client.application_id or 0)}"
    try:
        found = await visit.client.fetch_channel(visit.number)
    except discord.HTTPException as no:
        if no.code in (NO_ACCESS, UNKNOWN_CHANNEL):
            raise Wrong(f"The bot can't see the channel {visit.number}.", invite) from no
        raise
    if not isinstance(found, discord.TextChannel):
        raise Wrong(
            f"{visit.number} is not a text channel of a server.", "Name one by its ID: “Copy Channel ID” in its menu."
        )
    guild = await visit.client.fetch_guild(found.guild.id)
    whole = await guild.fetch_channel(found.id)  # the same, and its server knows its roles
    assert isinstance(whole, discord.TextChannel) and visit.client.user is not None
    visit.channel, visit.me = whole, await guild.fetch_member(visit.client.user.id)
    return f"#{whole.name} on {guild.name}."


async def rights(visit: Visit) -> str:
    if visit.me is None:
        raise Skipped
    lacking = permissions.missing(visit.there().permissions_for(visit.me), permissions.NEEDED)
    if lacking:
        words = text("en")
        raise Wrong(
            f"The bot lacks: {', '.join(words(f'permission-{name}') for name in lacking)}.",
            "Grant it to the bot's role in the server settings, or to the bot in the channel settings.",
        )
    return ""


async def everybody(visit: Visit) -> str:
    place = visit.there()
    guild = place.guild
    for name in permissions.EVERYBODY:
        if roles := [r for r in readers(guild, place) if not getattr(place.permissions_for(r), name)]:
            who = "Members" if guild.default_role in roles else ", ".join(f"@{role.name}" for role in roles)
            raise Wrong(
                f"{who} lack {name.replace('_', ' ').title()}.",
                "Grant it in the channel settings: without it they can't type commands, or press in a sleeping thread.",
            )
    return ""


STEPS = (
    Step("channel", "The bot can see the channel.", "Try again later.", channel),
    Step("rights", "The bot has the permissions it needs there.", "Try again later.", rights),
    Step("members", "Whoever can read it can play there.", "Try again later.", everybody),
)
