"""/play: the desk."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.text.translator import described
from bot.ui.common.limits import PER_ROW, ROWS, cut
from bot.ui.posts import posts
from bot.ui.posts.posts import Post

from ..common.choices import TABLE
from ..common.parts import Parts
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.which import complete_table, mine, my_turn, reachable, which


class PlayCog(commands.Cog):
    def __init__(self, parts: Parts) -> None:
        self.parts, self.frontend = parts, parts.frontend

    @app_commands.command(name="play", description=described("command-play"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def play(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            try:
                found = await which(self.frontend, reply, table, my_turn, mine)
            except Refused as no:
                if no.text != "which-table":
                    raise
                await self._ask_which(reply)
                return
            await self.parts.answers.desk(reply, found.id)

        await command(self.frontend, interaction, work)

    async def _ask_which(self, reply: Reply) -> None:
        """Several tables could be meant: a button for each."""
        tables = await reachable(self.frontend, reply.interaction, ended=False)
        tables = [t for t in tables if mine(t, reply.reader.user)] or tables
        buttons = [posts.button(t.id, "desk", f"{t.id} {t.name}", style="main") for t in tables[: ROWS * PER_ROW]]
        rows = tuple(tuple(buttons[i : i + PER_ROW]) for i in range(0, len(buttons), PER_ROW))
        said = ", ".join(posts.escape(t.name) for t in tables)
        await reply.show(Post(reply.text()("which-table", tables=cut(said, posts.PLACEABLE)), rows))
