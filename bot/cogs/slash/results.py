"""Statistics of a server: /leaderboard, /stats."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.service.history.results import FEW, Standing
from bot.text.fluent import Text
from bot.text.translator import described
from bot.ui.posts import posts
from bot.ui.posts.posts import Post

from ..common.games_named import complete_game, game_meant
from ..common.parts import Parts
from ..common.reply import Interaction, Reply
from ..common.trouble import command

_log = logging.getLogger(__name__)

MOST = 10  # people on the board
HOUR = 3600.0
UNKNOWN = "—"


def spent(text: Text, seconds: float) -> str:
    """A time to think, as people say it."""
    if not seconds:
        return UNKNOWN
    if seconds < HOUR:
        return text("stats-minutes", n=max(1, round(seconds / 60)))
    return text("stats-hours", n=round(seconds / HOUR))


class ResultsCog(commands.Cog):
    def __init__(self, parts: Parts) -> None:
        self.frontend, self.service = parts.frontend, parts.frontend.service

    async def _usual(self, reply: Reply) -> str:
        """The game that is meant where none is said: the one played here, else the one finished most often here."""
        channel, guild = reply.interaction.channel_id or 0, reply.interaction.guild_id or 0
        for ended in (False, True):
            if here := await self.frontend.tables.in_channel(channel, ended=ended):
                return here[-1].game
        finished = {
            g: sum(s.games for s in await self.service.results.standings(guild, g)) for g in self.frontend.games
        }
        return max(finished, key=lambda g: finished[g])

    @app_commands.command(name="leaderboard", description=described("command-leaderboard"))
    @app_commands.describe(game=described("command-param-game"))
    @app_commands.autocomplete(game=complete_game)
    async def leaderboard(self, interaction: Interaction, game: str = "") -> None:
        async def work(reply: Reply) -> None:
            chosen = game_meant(self.frontend, reply, game) or await self._usual(reply)
            text = reply.text(chosen)
            found = (await self.service.results.standings(interaction.guild_id or 0, chosen))[:MOST]
            name = text(f"game-{chosen}")
            if not found:
                await reply.tell(text("leaderboard-empty", game=name))
                return
            title = text("leaderboard-title", game=name)
            lines = [self._line(text, s, posts.escape(s.name)) for s in found]
            told = [self._line(text, s, s.name) for s in found]
            post = Post(posts.lines(f"**{title}**", *lines, text("leaderboard-how", n=FEW)))
            await reply.show(post)  # its words first: who asked is not to wait for the picture
            if png := await self._picture(title, found, text):
                await reply.show(Post(post.content, (), png, posts.alt(text, [title, *told], "alt-leaderboard")))

        await command(self.frontend, interaction, work)

    def _line(self, text: Text, s: Standing, name: str) -> str:
        rating = str(s.rating) if s.rating is not None else UNKNOWN
        return text("leaderboard-line", name=name, rating=rating, games=s.games, wins=s.wins)

    async def _picture(self, title: str, found: list[Standing], text: Text) -> bytes:
        rows = [(s.name, s.rating, s.games, s.wins) for s in found]
        try:
            return bytes(
                (await self.frontend.pictures.leaderboard(title, rows, words=text, width=self.frontend.width)).png
            )
        except Exception:  # words do without it
            _log.exception("picture of the leaderboard")
            return b""

    @app_commands.command(name="stats", description=described("command-stats"))
    @app_commands.rename(who="person")
    @app_commands.describe(who=described("command-param-stats-person"), game=described("command-param-game"))
    @app_commands.autocomplete(game=complete_game)
    async def stats(self, interaction: Interaction, who: discord.User | None = None, game: str = "") -> None:
        async def work(reply: Reply) -> None:
            user = who.id if who is not None else interaction.user.id
            text, guild = reply.text(), interaction.guild_id or 0
            if not (await self.service.people.profile(user)).statistics:
                raise Refused("stats-hidden" if user != interaction.user.id else "stats-hidden-own")
            games = [game_meant(self.frontend, reply, game)] if game else list(self.frontend.games)
            told: list[str] = []
            name = ""
            for g in games:
                found = next((s for s in await self.service.results.standings(guild, g) if s.user == user), None)
                if found is not None:
                    name = found.name
                    told.append(self._about(reply.text(g), g, found))
            if not told:
                raise Refused("stats-none" if user != interaction.user.id else "stats-none-own")
            await reply.show(Post(posts.lines(text("stats-title", name=posts.escape(name)), *told)))

        await command(self.frontend, interaction, work)

    def _about(self, text: Text, game: str, s: Standing) -> str:
        return text(
            "stats-line",
            game=text(f"game-{game}"),
            games=s.games,
            wins=s.wins,
            points=round(s.points),
            rating=str(s.rating) if s.rating is not None else text("stats-too-few", n=max(0, FEW - s.rated)),
            time=spent(text, s.thought),
        )
