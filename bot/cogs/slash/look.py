"""Commands that only look: /board, /score, /log, /help, /about."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.text.translator import described
from bot.ui.posts.posts import Post

from ..common.choices import TABLE, Choices, in_private
from ..common.parts import Parts
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.which import complete_table, mine, which


class LookCog(commands.Cog):
    def __init__(self, parts: Parts) -> None:
        self.parts, self.frontend = parts, parts.frontend

    @app_commands.command(name="board", description=described("command-board"))
    @app_commands.describe(table=TABLE, text=described("command-param-text"))
    @app_commands.autocomplete(table=complete_table)
    async def board(self, interaction: Interaction, table: str = "", text: bool = False) -> None:
        async def work(reply: Reply) -> None:
            await self.parts.answers.board(
                reply, await which(self.frontend, reply, table, mine, ended=True), in_words=text
            )

        await command(self.frontend, interaction, work)

    @app_commands.command(name="score", description=described("command-score"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def score(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            await self.parts.answers.score(reply, await which(self.frontend, reply, table, mine, ended=True))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="log", description=described("command-log"))
    @app_commands.describe(table=TABLE, at=described("command-param-from"))
    @app_commands.rename(at="from")
    @app_commands.autocomplete(table=complete_table)
    async def log(
        self, interaction: Interaction, table: str = "", at: app_commands.Range[int, 0, 100_000] | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            await self.parts.answers.log(reply, await which(self.frontend, reply, table, mine, ended=True), first=at)

        await command(self.frontend, interaction, work)

    async def _topic(self, interaction: Interaction, typed: str) -> Choices:
        found = await self.parts.help.topics(Reply(interaction), typed)
        return [app_commands.Choice(name=title, value=topic) for title, topic in found]

    @app_commands.command(name="help", description=described("command-help"))
    @app_commands.describe(topic=described("command-param-topic"))
    @app_commands.autocomplete(topic=_topic)
    @in_private
    async def help(self, interaction: Interaction, topic: str = "") -> None:
        async def work(reply: Reply) -> None:
            await self.parts.help.look_up(reply, topic)

        await command(self.frontend, interaction, work)

    async def _missing(self, interaction: Interaction, typed: str) -> Choices:
        reply = Reply(interaction)
        try:
            table = await which(self.frontend, reply, str(getattr(interaction.namespace, "table", "") or ""), mine)
            found = await self.parts.why.suggest(reply, table, typed)
        except Refused:
            return []
        return [app_commands.Choice(name=label, value=value) for label, value in found]

    @app_commands.command(name="why", description=described("command-why"))
    @app_commands.describe(what=described("command-param-what"), table=TABLE)
    @app_commands.autocomplete(what=_missing, table=complete_table)
    async def why(self, interaction: Interaction, what: str = "", table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.frontend, reply, table, mine)
            await self.parts.why.show(reply, found.id, chosen=what)

        await command(self.frontend, interaction, work)

    @app_commands.command(name="about", description=described("command-about"))
    @in_private
    async def about(self, interaction: Interaction) -> None:
        async def work(reply: Reply) -> None:
            text = reply.text()
            games = ", ".join(reply.text(g)(f"game-{g}") for g in self.frontend.games)
            await reply.show(Post(text("about", version=_version(), games=games)))

        await command(self.frontend, interaction, work)


def _version() -> str:
    try:
        return version("caravel")
    except PackageNotFoundError:
        return "?"
