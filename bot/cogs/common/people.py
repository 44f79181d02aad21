"""Discord's users as the service knows people."""

from __future__ import annotations

import discord

from bot.service.core.model import Person
from bot.service.tables.changes import clean

from .reply import Interaction


def person(interaction: Interaction) -> Person:
    """Whoever acts."""
    user = interaction.user
    return Person(user.id, clean(user.display_name, str(user.id)), str(interaction.locale))


def person_of(user: discord.User | discord.Member) -> Person:
    """Somebody named in a command; their language shows when they act."""
    return Person(user.id, clean(user.display_name, str(user.id)))


def parent_of(interaction: Interaction) -> int:
    """The channel that a thread hangs on, 0 elsewhere."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else 0
