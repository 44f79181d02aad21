"""/play: the desk; and a group of commands for each game, one for every action, made from the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.text.translator import described

from .games import GameCommands
from .reply import Interaction, Reply
from .trouble import command
from .which import mine, my_turn, suggest, which

if TYPE_CHECKING:
    from .client import Caravel


class PlayCog(commands.Cog):
    def __init__(self, bot: Caravel) -> None:
        self.bot, self.house = bot, bot.house

    async def cog_load(self) -> None:
        for game in self.house.games:
            self.bot.tree.add_command(GameCommands(self.bot, game).group())

    async def _table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(self.house, interaction, typed)

    @app_commands.command(name="play", description=described("command-play"))
    @app_commands.describe(table=described("command-param-table"))
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def play(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, my_turn, mine)
            await self.bot.answers.desk(reply, found.id)

        await command(self.house, interaction, work)
