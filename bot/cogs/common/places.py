"""Where a new table is opened, and what the bot may do there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import discord

from bot.ui.common import permissions
from bot.ui.delivery.discord_errors import CONNECTION, UNKNOWN_MEMBER, UNKNOWN_USER
from bot.ui.posts.frontend import Frontend

from .people import parent_of
from .reply import Interaction


class Place(NamedTuple):
    channel: int
    parent: int  # the channel that it hangs on, if it is a thread
    lacks: list[str]  # permissions
    elsewhere: bool = False  # not where the command was given


async def place_for(frontend: Frontend, interaction: Interaction) -> Place:
    """Where the command was given; in the thread of another table it is the channel that this thread hangs on.

    A thread of people's own is as good a place as a channel: the table is played right there.
    """
    thread, guild = interaction.channel, interaction.guild
    if isinstance(thread, discord.Thread):
        here = await frontend.tables.in_channel(thread.id, ended=True)
        if any(t.thread == thread.id for t in here):
            parent = thread.parent
            have = parent.permissions_for(guild.me) if guild and parent else interaction.app_permissions
            return Place(thread.parent_id, 0, permissions.missing(have, permissions.wanted()), True)
    wanted = permissions.wanted(in_thread=isinstance(thread, discord.Thread))
    return Place(
        interaction.channel_id or 0, parent_of(interaction), permissions.missing(interaction.app_permissions, wanted)
    )


async def out_of_sight(interaction: Interaction, place: Place, users: Iterable[int]) -> tuple[list[int], list[int]]:
    """Who of these people can't read a place of this server, and who is not even on the server.

    It has to be asked, for no unprivileged intent tells; where Discord does not say, it is taken for well.
    """
    blind, absent, guild = [], [], interaction.guild
    channel = guild.get_channel(place.parent or place.channel) if guild is not None else None
    if guild is None or channel is None:
        return [], []
    for user in users:
        try:
            if not channel.permissions_for(await guild.fetch_member(user)).view_channel:
                blind.append(user)
        except discord.NotFound as no:
            if no.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
                absent.append(user)
        except (discord.HTTPException, discord.RateLimited, *CONNECTION):
            continue
    return blind, absent
