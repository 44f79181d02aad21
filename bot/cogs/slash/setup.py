"""/setup: for those who manage the server. What the bot may do where, and what the server wants."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.service import Service
from bot.service.core.limits import Limits
from bot.service.tables.guilds import MOST_TABLES, Guild, lesser
from bot.text import cities
from bot.text.fluent import Text
from bot.text.translator import described
from bot.ui.common import permissions
from bot.ui.posts import posts
from bot.ui.posts.posts import Post

from ..common.choices import Choices
from ..common.parts import Parts
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.zones import suggest_cities, zone_of

MOST = 15  # channels told one by one
EVERYWHERE = "everywhere"


def manages(interaction: Interaction) -> bool:
    """Whether the person manages the server."""
    return bool(interaction.permissions.manage_guild or interaction.permissions.administrator)


@app_commands.default_permissions(manage_guild=True)
class SetupCog(commands.GroupCog, group_name="setup", group_description=described("command-setup")):
    """The group /setup. Discord shows it to managers only, and it is checked again here."""

    def __init__(self, parts: Parts) -> None:
        self.parts, self.frontend = parts, parts.frontend
        super().__init__()

    async def _settings(self, interaction: Interaction, **changes: Any) -> None:
        """Change settings and show all of them as they are now."""

        async def work(reply: Reply) -> None:
            manager(interaction)
            guild = interaction.guild_id or 0
            guilds = self.frontend.service.guilds
            found = await (guilds.set(guild, **changes) if changes else guilds.of(guild))
            await reply.show(Post(posts.lines(*overview(reply.text(), found, self.frontend.service.limits))))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="check", description=described("command-setup-check"))
    @app_commands.describe(channel=described("command-param-channel"))
    async def check(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        async def work(reply: Reply) -> None:
            manager(interaction)
            text = reply.text()
            guild = interaction.guild
            if (
                guild is None or guild.unavailable or guild.me is None
            ):  # Discord has not told us of the server, or is in trouble there
                have, place = interaction.app_permissions, f"<#{interaction.channel_id}>"
                here = [text("setup-bad", place=place), *missing(text, have)] if permissions.missing(have) else []
                await reply.show(Post(posts.lines(text("setup-unknown"), *here)))
                return
            found = await self.frontend.service.guilds.of(guild.id)
            channels = [channel] if channel else chosen(guild, found)
            lines = [*unsaved(text, self.frontend.service), *checked(text, guild, channels)]
            first, *more = posts.pages(lines)
            await reply.show(Post(first))
            for page in more:
                await reply.more(Post(page))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="show", description=described("command-setup-show"))
    async def show(self, interaction: Interaction) -> None:
        await self._settings(interaction)

    @app_commands.command(name="language", description=described("command-setup-language"))
    @app_commands.describe(language=described("command-param-setup-language"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=described("choice-en"), value="en"),
            app_commands.Choice(name=described("choice-ru"), value="ru"),
            app_commands.Choice(name=described("choice-discord"), value="discord"),
        ]
    )
    async def language(self, interaction: Interaction, language: str) -> None:
        await self._settings(interaction, language="" if language == "discord" else language)

    async def _city(self, interaction: Interaction, typed: str) -> Choices:
        return suggest_cities(Reply(interaction), typed, self.frontend.service.clock.now())

    @app_commands.command(name="zone", description=described("command-setup-zone"))
    @app_commands.describe(city=described("command-param-setup-city"))
    @app_commands.autocomplete(city=_city)
    async def zone(self, interaction: Interaction, city: str) -> None:
        async def work(reply: Reply) -> None:
            manager(interaction)
            found = await self.frontend.service.guilds.set(interaction.guild_id or 0, zone=zone_of(city))
            await reply.show(Post(posts.lines(*overview(reply.text(), found, self.frontend.service.limits))))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="channels", description=described("command-setup-channels"))
    @app_commands.describe(
        add=described("command-param-add"),
        remove=described("command-param-remove"),
        everywhere=described("command-param-everywhere"),
    )
    async def channels(
        self,
        interaction: Interaction,
        add: discord.TextChannel | None = None,
        remove: discord.TextChannel | None = None,
        everywhere: bool = False,
    ) -> None:
        async def work(reply: Reply) -> None:
            manager(interaction)
            guild, guilds = interaction.guild_id or 0, self.frontend.service.guilds
            found = await guilds.of(guild)
            kept = [] if everywhere else [c for c in found.channels if remove is None or c != remove.id]
            if add is not None and add.id not in kept:
                kept.append(add.id)
            if tuple(kept) != found.channels:
                found = await guilds.set(guild, channels=tuple(kept))
            await reply.show(Post(posts.lines(*overview(reply.text(), found, self.frontend.service.limits))))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="limits", description=described("command-setup-limits"))
    @app_commands.describe(tables=described("command-param-tables"), each=described("command-param-each"))
    async def limits(
        self,
        interaction: Interaction,
        tables: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        each: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    ) -> None:
        given = {"tables": tables, "each": each}
        await self._settings(interaction, **{name: n for name, n in given.items() if n is not None})

    @app_commands.command(name="abandon", description=described("command-setup-abandon"))
    @app_commands.describe(who=described("command-param-abandon"))
    @app_commands.choices(
        who=[
            app_commands.Choice(name=described("choice-owner"), value="owner"),
            app_commands.Choice(name=described("choice-seated"), value="seated"),
        ]
    )
    async def abandon(self, interaction: Interaction, who: str) -> None:
        await self._settings(interaction, abandon=who)


def manager(interaction: Interaction) -> None:
    """Raises `Refused` not-manager."""
    if not manages(interaction):
        raise Refused("not-manager")


def overview(text: Text, found: Guild, limits: Limits) -> list[str]:
    """The settings of a server, a line each, with the command that changes it; of two limits the one that is met."""
    tables, each = lesser(found.tables, limits.tables_server), lesser(found.each, limits.tables_person)
    places = " ".join(f"<#{c}>" for c in found.channels) or text("setup-everywhere")
    return [
        text("setup-title"),
        text("setup-language", language=text(f"choice-{found.language or 'discord'}")),
        text("setup-zone", city=cities.name_of(text.language, found.zone) if found.zone else "UTC"),
        text("setup-channels", places=places),
        text("setup-limits", tables=tables or text("setup-no-limit"), each=each or text("setup-no-limit")),
        text("setup-abandon", who=text(f"choice-{found.abandon}")),
    ]


def unsaved(text: Text, service: Service) -> list[str]:
    """A line where backups fail: whoever hosts the bot may look here before they look into its log."""
    backups = service.backups
    return [text("setup-unsaved", n=max(1, backups.missed()))] if backups.failing or backups.missed() > 0 else []


def chosen(guild: discord.Guild, found: Guild) -> list[discord.TextChannel]:
    """The channels worth a look: those that are named for tables, or all that there are."""
    return [c for c in guild.text_channels if not found.channels or c.id in found.channels]


def checked(text: Text, guild: discord.Guild, channels: list[discord.TextChannel]) -> list[str]:
    """For each channel what the bot lacks there and why it matters; first what is wrong."""
    good, bad = [], []
    for channel in channels:
        lines = lacks(text, guild, channel)
        if lines:
            bad += [text("setup-bad", place=f"<#{channel.id}>"), *lines]
        else:
            good.append(f"<#{channel.id}>")
    told = [text("setup-checked", n=len(channels)), *bad]
    if good:
        shown = " ".join(good[:MOST]) + (f" +{len(good) - MOST}" if len(good) > MOST else "")
        told.append(text("setup-good", places=shown))
    return told


def lacks(text: Text, guild: discord.Guild, channel: discord.TextChannel) -> list[str]:
    """What is missing in a channel, to the bot and to those who read it, a line each, in plain words."""
    told = missing(text, channel.permissions_for(guild.me))
    for what in permissions.EVERYBODY:
        if lacking := [r for r in readers(guild, channel) if not getattr(channel.permissions_for(r), what)]:
            who = text("setup-members") if guild.default_role in lacking else " ".join(r.mention for r in lacking)
            told.append(text(f"setup-no-{what.replace('_', '-')}", who=who))
    return told


def missing(text: Text, have: discord.Permissions) -> list[str]:
    """What the bot lacks, and why it matters."""
    names = permissions.missing(have, permissions.NEEDED)
    if "view_channel" in names:  # without it nothing else counts
        names = ["view_channel"]
    return [text("setup-lacks", name=text(f"permission-{n}"), why=text(f"permission-{n}.why")) for n in names]


def readers(guild: discord.Guild, channel: discord.TextChannel) -> list[discord.Role]:
    """Through which roles people read a channel: everybody, or, where it is closed to most, those let in."""
    if channel.permissions_for(guild.default_role).view_channel:
        return [guild.default_role]
    return [r for r in guild.roles if not r.is_bot_managed() and channel.permissions_for(r).view_channel]
