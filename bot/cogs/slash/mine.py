"""/mine: all of somebody's tables."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.text.translator import described
from bot.ui.pages.my_tables import mine

from ..common.choices import in_private
from ..common.parts import Parts
from ..common.reply import Interaction, Reply
from ..common.trouble import command


class MineCog(commands.Cog):
    def __init__(self, parts: Parts) -> None:
        self.frontend = parts.frontend

    @app_commands.command(name="mine", description=described("command-mine"))
    @in_private
    async def mine(self, interaction: Interaction) -> None:
        async def work(reply: Reply) -> None:
            await reply.show(await mine(self.frontend, reply.reader.user, reply.locale))

        await command(self.frontend, interaction, work)
