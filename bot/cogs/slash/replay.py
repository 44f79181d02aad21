"""/replay: the game step by step, as the reader may see it; /export: the recorded game once it is over."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.text.translator import described

from ..common.choices import TABLE
from ..common.parts import Parts
from ..common.replay import show_step
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.which import complete_table, mine, which


class ReplayCog(commands.Cog):
    def __init__(self, parts: Parts) -> None:
        self.parts, self.frontend = parts, parts.frontend

    @app_commands.command(name="replay", description=described("command-replay"))
    @app_commands.describe(table=TABLE, step=described("command-param-step"))
    @app_commands.autocomplete(table=complete_table)
    async def replay(
        self, interaction: Interaction, table: str = "", step: app_commands.Range[int, 0, 99999] | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.frontend, reply, table, mine, ended=True)
            await show_step(self.frontend, reply, found, step if step is not None else 0)

        await command(self.frontend, interaction, work)

    @app_commands.command(name="export", description=described("command-export"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def export(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            await self.parts.answers.record(reply, await which(self.frontend, reply, table, mine, ended=True))

        await command(self.frontend, interaction, work)
