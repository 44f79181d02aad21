"""Which table a command means: the one named, or the obvious one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord
from discord import app_commands

from bot.rules import Refused
from bot.service.core.model import Table
from bot.ui.common.limits import SUGGESTION_NAME, SUGGESTIONS, cut
from bot.ui.posts.frontend import Frontend

from .choices import Choices
from .reply import Interaction, Reply

Fit = Callable[[Table, int], bool]


def anything(table: Table, user: int) -> bool:
    return True


def lobby(table: Table, user: int) -> bool:
    return table.status == "lobby"


def mine(table: Table, user: int) -> bool:
    return user in table.people or any(s.belongs == user for s in table.seats)


def my_turn(table: Table, user: int) -> bool:
    return table.waits_for(user)


async def reachable(frontend: Frontend, interaction: Interaction, *, ended: bool = True) -> list[Table]:
    """Tables of this channel or thread first, then those of whoever acts, each once."""
    here = await frontend.tables.in_channel(interaction.channel_id or 0, ended=ended)
    own = await frontend.tables.of_user(interaction.user.id, ended=ended)
    return list({t.id: t for t in (*here, *own)}.values())


async def which(
    frontend: Frontend, reply: Reply, given: str, *prefer: Fit, ended: bool = False, only: Fit = anything
) -> Table:
    """The table that is meant, noted on the reply; raises `Refused` where there is none, or none is obvious.

    `given` is a number or a name. Without it: a table here, then one of whoever acts, wherever it is, then the last one
    that ended here (for `ended`, which is for looking, before those elsewhere); among several the only one that fits
    the first of `prefer` that any fits, and else the one whose thread this is. What is not
    `only` is never meant.
    """
    interaction = reply.interaction
    if given:
        found = await _named(frontend, interaction, given)
        if not only(found, interaction.user.id):
            raise Refused("other-game", table=found.name)
    else:
        found = await _obvious(frontend, interaction, prefer, ended, only)
    reply.table = found.id
    return found


async def _obvious(
    frontend: Frontend, interaction: Interaction, prefer: tuple[Fit, ...], ended: bool, only: Fit
) -> Table:
    user, channel = interaction.user.id, interaction.channel_id or 0

    def fitting(tables: Sequence[Table]) -> list[Table]:
        return [t for t in tables if only(t, user)]

    here = fitting(await frontend.tables.in_channel(channel))
    over = [] if here else fitting(await frontend.tables.in_channel(channel, ended=True))[-1:]
    if ended:
        here = here or over
    here = here or fitting(await frontend.tables.of_user(user)) or over
    if not here:
        raise Refused("no-table")
    for fit in prefer:
        found = [t for t in here if fit(t, user)]
        if len(found) == 1:
            return found[0]
        here = found or here
    if len(here) > 1:  # whose thread this is, before a lobby that somebody opened in it
        home = [t for t in here if t.thread and t.thread == channel]
        if len(home) == 1:
            return home[0]
        raise Refused("which-table", tables=", ".join(f"{t.id} {t.name}" for t in here[:10]))
    return here[0]


async def _named(frontend: Frontend, interaction: Interaction, given: str) -> Table:
    number = given.strip().partition(" ")[0].lstrip("#")
    if number.isascii() and number.isdigit() and len(number) < 19:
        found = await frontend.tables.find(int(number))
        if reaches(interaction, found):
            return found
        raise Refused("no-table")
    name = given.strip().casefold()
    fitting = [t for t in await reachable(frontend, interaction) if t.name.casefold() == name]
    if not fitting:
        raise Refused("no-table")
    return fitting[0]


def reaches(interaction: Interaction, table: Table) -> bool:
    """Whether whoever acts may know of the table: who sits there, and who reads its channel, from its own server."""
    if mine(table, interaction.user.id):
        return True
    return interaction.guild_id == table.guild and _sees(interaction, table)


def manages(interaction: Interaction, table: Table) -> bool:
    """Whether whoever acts manages the server of the table; what they may do on another one is nothing to it."""
    return interaction.guild_id == table.guild and interaction.permissions.manage_guild


def _sees(interaction: Interaction, table: Table) -> bool:
    """Whether whoever acts may read the channel that a table of this server is played in.

    Who is in a private thread can only be asked of Discord, which waits for an answer to this: its table is seen from
    within. The same goes for what is not known to be there: a thread that has fallen asleep, or a deleted channel.
    """
    guild, user = interaction.guild, interaction.user
    place = None if guild is None else guild.get_channel(table.channel) or guild.get_thread(table.channel)
    if place is None or (isinstance(place, discord.Thread) and place.is_private()):
        return interaction.channel_id in (table.channel, table.thread)
    return isinstance(user, discord.Member) and place.permissions_for(user).view_channel


async def suggest(frontend: Frontend, interaction: Interaction, typed: str, fit: Fit = anything) -> Choices:
    """Tables whose name or number begins with what has been typed."""
    tables = [t for t in await reachable(frontend, interaction) if fit(t, interaction.user.id)]
    text = Reply(interaction).text()
    wanted = typed.strip().casefold()
    return [
        app_commands.Choice(
            name=cut(f"{t.id} {t.name} · {text(f'status-{t.status}')}", SUGGESTION_NAME), value=str(t.id)
        )
        for t in tables
        if not wanted or str(t.id).startswith(wanted) or wanted in t.name.casefold()
    ][:SUGGESTIONS]


async def complete_table(interaction: Interaction, typed: str) -> Choices:
    """The same for an option of a command where any table may be meant."""
    return await suggest(interaction.client.frontend, interaction, typed)
