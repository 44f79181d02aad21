"""/undo: answers privately what it would take back, with a button that does it; or why it cannot."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.text.translator import described

from ..common.choices import TABLE
from ..common.parts import Parts
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.which import complete_table, mine, which


class HistoryCog(commands.Cog):
    def __init__(self, parts: Parts) -> None:
        self.parts, self.frontend = parts, parts.frontend

    @app_commands.command(name="undo", description=described("command-undo"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def undo(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            await self.parts.answers.offer_undo(reply, await which(self.frontend, reply, table, mine))

        await command(self.frontend, interaction, work)
