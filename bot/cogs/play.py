"""/play: the desk; and a group of commands for each game, one for every action, made from the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.text.translator import described
from bot.ui import posts
from bot.ui.limits import PER_ROW, ROWS, cut
from bot.ui.posts import Post

from .games import GameCommands
from .reply import Interaction, Reply
from .trouble import command
from .which import mine, my_turn, reachable, suggest, which

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
            try:
                found = await which(self.house, reply, table, my_turn, mine)
            except Refused as no:
                if no.text != "which-table":
                    raise
                await self._ask_which(reply)
                return
            await self.bot.answers.desk(reply, found.id)

        await command(self.house, interaction, work)

    async def _ask_which(self, reply: Reply) -> None:
        """Several tables could be meant: a button for each."""
        tables = await reachable(self.house, reply.interaction, ended=False)
        tables = [t for t in tables if mine(t, reply.reader.user)] or tables
        buttons = [posts.button(t.id, "desk", f"{t.id} {t.name}", style="main") for t in tables[: ROWS * PER_ROW]]
        rows = tuple(tuple(buttons[i : i + PER_ROW]) for i in range(0, len(buttons), PER_ROW))
        said = ", ".join(posts.escape(t.name) for t in tables)
        await reply.show(Post(reply.words()("which-table", tables=cut(said, posts.PLACEABLE)), rows))
