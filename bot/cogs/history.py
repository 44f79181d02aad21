"""/undo: answers privately what it would take back, with a button that does it; or why it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.text.translator import described

from .reply import Interaction, Reply
from .trouble import command
from .which import mine, suggest, which

if TYPE_CHECKING:
    from .client import Caravel


class HistoryCog(commands.Cog):
    def __init__(self, bot: Caravel) -> None:
        self.bot, self.house = bot, bot.house

    async def _table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(self.house, interaction, typed)

    @app_commands.command(name="undo", description=described("command-undo"))
    @app_commands.describe(table=described("command-param-table"))
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            await self.bot.answers.offer_undo(reply, await which(self.house, reply, table, mine))

        await command(self.house, interaction, work)
