"""Statistics of a server: /leaderboard, /stats."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.service.results import FEW, Standing
from bot.text.fluent import Text
from bot.text.translator import described
from bot.ui import posts
from bot.ui.posts import Post

from .games_named import game_meant, suggest_game
from .reply import Interaction, Reply
from .trouble import command

if TYPE_CHECKING:
    from .client import Caravel

_log = logging.getLogger(__name__)

MOST = 10  # people on the board
HOUR = 3600.0
UNKNOWN = "—"


def spent(words: Text, seconds: float) -> str:
    """A time to think, as people say it."""
    if not seconds:
        return UNKNOWN
    if seconds < HOUR:
        return words("stats-minutes", n=max(1, round(seconds / 60)))
    return words("stats-hours", n=round(seconds / HOUR))


class ResultsCog(commands.Cog):
    def __init__(self, bot: Caravel) -> None:
        self.house, self.service = bot.house, bot.house.service

    async def _game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggest_game(self.house, interaction, typed)

    async def _usual(self, reply: Reply) -> str:
        """The game that is meant where none is said: the one played here, else the one finished most often here."""
        channel, guild = reply.interaction.channel_id or 0, reply.interaction.guild_id or 0
        for ended in (False, True):
            if here := await self.house.tables.in_channel(channel, ended=ended):
                return here[-1].game
        finished = {g: sum(s.games for s in await self.service.results.standings(guild, g)) for g in self.house.games}
        return max(finished, key=lambda g: finished[g])

    @app_commands.command(name="leaderboard", description=described("command-leaderboard"))
    @app_commands.describe(game=described("command-param-game"))
    @app_commands.autocomplete(game=_game)
    @app_commands.guild_only()
    async def leaderboard(self, interaction: Interaction, game: str = "") -> None:
        async def work(reply: Reply) -> None:
            chosen = game_meant(self.house, reply, game) or await self._usual(reply)
            words = reply.words(chosen)
            found = (await self.service.results.standings(interaction.guild_id or 0, chosen))[:MOST]
            name = words(f"game-{chosen}")
            if not found:
                await reply.tell(words("leaderboard-empty", game=name))
                return
            title = words("leaderboard-title", game=name)
            lines = [self._line(words, s, posts.escape(s.name)) for s in found]
            told = [self._line(words, s, s.name) for s in found]
            post = Post(posts.lines(f"**{title}**", *lines, words("leaderboard-how", n=FEW)))
            png = await self._picture(title, found, words)
            if png:
                post = Post(post.content, (), png, posts.alt(words, [title, *told], "alt-leaderboard"))
            await reply.show(post)

        await command(self.house, interaction, work)

    def _line(self, words: Text, s: Standing, name: str) -> str:
        rating = str(s.rating) if s.rating is not None else UNKNOWN
        return words("leaderboard-line", name=name, rating=rating, games=s.games, wins=s.wins)

    async def _picture(self, title: str, found: list[Standing], words: Text) -> bytes:
        rows = [(s.name, s.rating, s.games, s.wins) for s in found]
        try:
            return bytes((await self.house.pictures.leaderboard(title, rows, words=words, width=self.house.width)).png)
        except Exception:  # words do without it
            _log.exception("picture of the leaderboard")
            return b""

    @app_commands.command(name="stats", description=described("command-stats"))
    @app_commands.rename(who="person")
    @app_commands.describe(who=described("command-param-stats-person"), game=described("command-param-game"))
    @app_commands.autocomplete(game=_game)
    @app_commands.guild_only()
    async def stats(self, interaction: Interaction, who: discord.User | None = None, game: str = "") -> None:
        async def work(reply: Reply) -> None:
            user = who.id if who is not None else interaction.user.id
            words, guild = reply.words(), interaction.guild_id or 0
            if not (await self.service.people.profile(user)).statistics:
                raise Refused("stats-hidden" if user != interaction.user.id else "stats-hidden-own")
            games = [game_meant(self.house, reply, game)] if game else list(self.house.games)
            told: list[str] = []
            name = ""
            for g in games:
                found = next((s for s in await self.service.results.standings(guild, g) if s.user == user), None)
                if found is not None:
                    name = found.name
                    told.append(self._about(reply.words(g), g, found))
            if not told:
                raise Refused("stats-none" if user != interaction.user.id else "stats-none-own")
            await reply.show(Post(posts.lines(words("stats-title", name=posts.escape(name)), *told)))

        await command(self.house, interaction, work)

    def _about(self, words: Text, game: str, s: Standing) -> str:
        return words(
            "stats-line",
            game=words(f"game-{game}"),
            games=s.games,
            wins=s.wins,
            points=round(s.points),
            rating=str(s.rating) if s.rating is not None else words("stats-too-few", n=max(0, FEW - s.rated)),
            time=spent(words, s.thought),
        )
