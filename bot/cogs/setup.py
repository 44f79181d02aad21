"""/setup: for those who manage the server. What the bot may do where, and what the server wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.service.guilds import MOST_TABLES, Guild
from bot.text import cities
from bot.text.fluent import Text
from bot.text.translator import described
from bot.ui import posts, rights
from bot.ui.posts import Post

from .me import suggest_cities, zone_of
from .reply import Interaction, Reply
from .trouble import command

if TYPE_CHECKING:
    from .client import Caravel

MOST = 15  # channels told one by one
EVERYWHERE = "everywhere"


def manages(interaction: Interaction) -> bool:
    """Whether the person manages the server."""
    return bool(interaction.permissions.manage_guild or interaction.permissions.administrator)


@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
class SetupCog(commands.GroupCog, group_name="setup", group_description=described("command-setup")):
    """The group /setup. Discord shows it to managers only, and it is checked again here."""

    def __init__(self, bot: Caravel) -> None:
        self.bot, self.house = bot, bot.house
        super().__init__()

    async def _settings(self, interaction: Interaction, **changes: Any) -> None:
        """Change settings and show all of them as they are now."""

        async def work(reply: Reply) -> None:
            manager(interaction)
            guild = interaction.guild_id or 0
            guilds = self.house.service.guilds
            found = await (guilds.set(guild, **changes) if changes else guilds.of(guild))
            await reply.show(Post(posts.lines(*overview(reply.words(), found))))

        await command(self.house, interaction, work)

    @app_commands.command(name="check", description=described("command-setup-check"))
    @app_commands.describe(channel=described("command-param-channel"))
    @app_commands.guild_only()
    async def check(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        async def work(reply: Reply) -> None:
            manager(interaction)
            guild = interaction.guild
            if guild is None or guild.me is None:
                raise Refused("no-server")
            found = await self.house.service.guilds.of(guild.id)
            channels = [channel] if channel else chosen(guild, found)
            first, *more = posts.pages(checked(reply.words(), guild, channels))
            await reply.show(Post(first))
            for page in more:
                await reply.more(Post(page))

        await command(self.house, interaction, work)

    @app_commands.command(name="show", description=described("command-setup-show"))
    @app_commands.guild_only()
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
    @app_commands.guild_only()
    async def language(self, interaction: Interaction, language: str) -> None:
        await self._settings(interaction, language="" if language == "discord" else language)

    async def _city(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggest_cities(Reply(interaction), typed, self.house.service.clock.now())

    @app_commands.command(name="zone", description=described("command-setup-zone"))
    @app_commands.describe(city=described("command-param-setup-city"))
    @app_commands.autocomplete(city=_city)
    @app_commands.guild_only()
    async def zone(self, interaction: Interaction, city: str) -> None:
        async def work(reply: Reply) -> None:
            manager(interaction)
            found = await self.house.service.guilds.set(interaction.guild_id or 0, zone=zone_of(city))
            await reply.show(Post(posts.lines(*overview(reply.words(), found))))

        await command(self.house, interaction, work)

    @app_commands.command(name="channels", description=described("command-setup-channels"))
    @app_commands.describe(
        add=described("command-param-add"),
        remove=described("command-param-remove"),
        everywhere=described("command-param-everywhere"),
    )
    @app_commands.guild_only()
    async def channels(
        self,
        interaction: Interaction,
        add: discord.TextChannel | None = None,
        remove: discord.TextChannel | None = None,
        everywhere: bool = False,
    ) -> None:
        async def work(reply: Reply) -> None:
            manager(interaction)
            guild, guilds = interaction.guild_id or 0, self.house.service.guilds
            found = await guilds.of(guild)
            kept = [] if everywhere else [c for c in found.channels if remove is None or c != remove.id]
            if add is not None and add.id not in kept:
                kept.append(add.id)
            if tuple(kept) != found.channels:
                found = await guilds.set(guild, channels=tuple(kept))
            await reply.show(Post(posts.lines(*overview(reply.words(), found))))

        await command(self.house, interaction, work)

    @app_commands.command(name="limits", description=described("command-setup-limits"))
    @app_commands.describe(tables=described("command-param-tables"), each=described("command-param-each"))
    @app_commands.guild_only()
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
    @app_commands.guild_only()
    async def abandon(self, interaction: Interaction, who: str) -> None:
        await self._settings(interaction, abandon=who)


def manager(interaction: Interaction) -> None:
    """Raises `Refused` not-manager."""
    if not manages(interaction):
        raise Refused("not-manager")


def overview(words: Text, found: Guild) -> list[str]:
    """The settings of a server, a line each, with the command that changes it."""
    places = " ".join(f"<#{c}>" for c in found.channels) or words("setup-everywhere")
    return [
        words("setup-title"),
        words("setup-language", language=words(f"choice-{found.language or 'discord'}")),
        words("setup-zone", city=cities.name_of(words.language, found.zone) if found.zone else "UTC"),
        words("setup-channels", places=places),
        words(
            "setup-limits", tables=found.tables or words("setup-no-limit"), each=found.each or words("setup-no-limit")
        ),
        words("setup-abandon", who=words(f"choice-{found.abandon}")),
    ]


def chosen(guild: discord.Guild, found: Guild) -> list[discord.TextChannel]:
    """The channels worth a look: those that are named for tables, or all that there are."""
    return [c for c in guild.text_channels if not found.channels or c.id in found.channels]


def checked(words: Text, guild: discord.Guild, channels: list[discord.TextChannel]) -> list[str]:
    """For each channel what the bot lacks there and why it matters; first what is wrong."""
    good, bad = [], []
    for channel in channels:
        lines = lacks(words, guild, channel)
        if lines:
            bad += [words("setup-bad", place=f"<#{channel.id}>"), *lines]
        else:
            good.append(f"<#{channel.id}>")
    told = [words("setup-checked", n=len(channels)), *bad]
    if good:
        shown = " ".join(good[:MOST]) + (f" +{len(good) - MOST}" if len(good) > MOST else "")
        told.append(words("setup-good", places=shown))
    return told


def lacks(words: Text, guild: discord.Guild, channel: discord.TextChannel) -> list[str]:
    """What is missing in a channel, a line each, in plain words."""
    have = channel.permissions_for(guild.me)
    missing = [n for n in rights.NEEDED if not getattr(have, n)]
    if "view_channel" in missing:  # without it nothing else counts
        missing = ["view_channel"]
    told = [words("setup-lacks", name=words(f"permission-{n}"), why=words(f"permission-{n}.why")) for n in missing]
    if not channel.permissions_for(guild.default_role).use_application_commands:
        told.append(words("setup-no-commands"))
    return told
