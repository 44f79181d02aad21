"""Commands that only look: /board, /score, /log, /help, /about."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.text.translator import described
from bot.ui.posts import Post

from .reply import Interaction, Reply
from .trouble import command
from .which import mine, suggest, which

if TYPE_CHECKING:
    from .client import Caravel

TABLE = described("command-param-table")


class LookCog(commands.Cog):
    def __init__(self, bot: Caravel) -> None:
        self.bot, self.house = bot, bot.house
        bot.personals |= {"help": self._rules}

    async def _table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(self.house, interaction, typed)

    @app_commands.command(name="board", description=described("command-board"))
    @app_commands.describe(table=TABLE, text=described("command-param-text"))
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def board(self, interaction: Interaction, table: str = "", text: bool = False) -> None:
        async def work(reply: Reply) -> None:
            await self.bot.answers.board(reply, await which(self.house, reply, table, mine, ended=True), text=text)

        await command(self.house, interaction, work)

    @app_commands.command(name="score", description=described("command-score"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def score(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            await self.bot.answers.score(reply, await which(self.house, reply, table, mine, ended=True))

        await command(self.house, interaction, work)

    @app_commands.command(name="log", description=described("command-log"))
    @app_commands.describe(table=TABLE, at=described("command-param-from"))
    @app_commands.rename(at="from")
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def log(
        self, interaction: Interaction, table: str = "", at: app_commands.Range[int, 0, 100_000] | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            await self.bot.answers.log(reply, await which(self.house, reply, table, mine, ended=True), first=at)

        await command(self.house, interaction, work)

    async def _topic(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await self.bot.answers.topics(Reply(interaction), typed)
        return [app_commands.Choice(name=title, value=topic) for title, topic in found]

    @app_commands.command(name="help", description=described("command-help"))
    @app_commands.describe(topic=described("command-param-topic"))
    @app_commands.autocomplete(topic=_topic)
    async def help(self, interaction: Interaction, topic: str = "") -> None:
        async def work(reply: Reply) -> None:
            await self.bot.answers.help(reply, topic)

        await command(self.house, interaction, work)

    async def _rules(self, reply: Reply, arg: str, values: list[str]) -> None:
        await reply.update()
        await self.bot.answers.rules(reply, arg, values[0] if values else "")

    @app_commands.command(name="about", description=described("command-about"))
    async def about(self, interaction: Interaction) -> None:
        async def work(reply: Reply) -> None:
            words = reply.words()
            games = ", ".join(reply.words(g)(f"game-{g}") for g in self.house.games)
            await reply.show(Post(words("about", version=_version(), games=games)))

        await command(self.house, interaction, work)


def _version() -> str:
    try:
        return version("caravel")
    except PackageNotFoundError:
        return "?"
