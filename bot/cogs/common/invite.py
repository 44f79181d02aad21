"""The link that lets the bot in, and servers that have its commands but not the bot."""

from __future__ import annotations

import discord

from bot.ui.common import permissions

from .reply import Interaction

GUILD_INSTALL = 0


def invite_link(application: int) -> str:
    """Where the owner of a server lets the bot in: onto a server, with exactly the permissions it needs.

    Without the word "bot" Discord would install the commands alone; without the kind of installation a link may ask
    whether they are for the person instead.
    """
    needed = discord.Permissions(**dict.fromkeys(permissions.NEEDED, True))
    link = discord.utils.oauth_url(application, permissions=needed, scopes=("bot", "applications.commands"))
    return f"{link}&integration_type={GUILD_INSTALL}"


def without_bot(interaction: Interaction) -> bool:
    """Whether a command comes from a server that has our commands, but where the bot is no member.

    Permissions look empty there, and nothing can be posted. Before the first connection no server is known.
    """
    guild, client = interaction.guild_id, interaction.client
    return guild is not None and client.is_ready() and client.get_guild(guild) is None
