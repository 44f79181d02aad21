"""/table pause, resume and clock: proposals about time. `TablesCog` takes them into its group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.service.clocks import PRESETS
from bot.service.hours import zone
from bot.service.proposals import Proposal
from bot.text.translator import described
from bot.ui import clocks, moments, posts
from bot.ui.posts import Post

from .reply import Interaction, Reply
from .trouble import command
from .which import mine, suggest, which

if TYPE_CHECKING:
    from .client import Caravel

TABLE = described("command-param-table")
Choices = list[app_commands.Choice[str]]


class TimingCommands(commands.Cog):
    """Three commands of the group /table."""

    bot: Caravel

    async def _timed(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.bot.house, interaction, typed)

    @app_commands.command(name="pause", description=described("command-table-pause"))
    @app_commands.describe(until=described("command-param-pause-until"), table=TABLE)
    @app_commands.autocomplete(table=_timed)
    @app_commands.guild_only()
    async def pause(self, interaction: Interaction, until: str, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            service, user = self.bot.house.service, reply.reader.user
            found = await which(self.bot.house, reply, table, mine)
            hours = await service.people.hours(user, found.guild)
            end = moments.moment(until, service.clock.now(), zone(hours.zone))
            p = await service.pauses.propose(found.id, user, end)
            words = reply.words()
            await reply.tell(words("pause-asked") if p else words("pause-done", until=posts.moment(end)))

        await command(self.bot.house, interaction, work)

    @app_commands.command(name="resume", description=described("command-table-resume"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=_timed)
    @app_commands.guild_only()
    async def resume(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.bot.house, reply, table, mine)
            p = await self.bot.house.service.pauses.resume(found.id, reply.reader.user)
            await reply.tell(reply.words()("resume-asked" if p else "resume-done"))

        await command(self.bot.house, interaction, work)

    @app_commands.command(name="clock", description=described("command-table-clock"))
    @app_commands.describe(preset=described("command-param-clock"), table=TABLE)
    @app_commands.choices(
        preset=[app_commands.Choice(name=described(f"choice-clock-{p}"), value=p) for p in (clocks.NONE, *PRESETS)]
    )
    @app_commands.autocomplete(table=_timed)
    @app_commands.guild_only()
    async def clock(self, interaction: Interaction, preset: str = "", table: str = "") -> None:
        async def work(reply: Reply) -> None:
            house = self.bot.house
            found = await which(house, reply, table, mine)
            words = reply.words(found.game)
            if preset:
                await self.bot.answers.pass_on(reply, found.id)
                chosen = await choose(self.bot, found.id, reply.reader.user, preset)
                asked = isinstance(chosen, Proposal)
                await reply.tell(
                    words("clock-asked") if asked else words("clock-set", clock=clocks.named(words, preset))
                )
                return
            name = clocks.named(words, found.clock)
            about = words(f"clock-{found.clock if found.clock in PRESETS else clocks.NONE}.about")
            seats = range(len(found.seats))
            standing = await clocks.lines(house, found, words, seats) if found.status == "running" else ""
            await reply.show(Post(posts.lines(words("clock-title", clock=name, about=about), standing)))

        await command(self.bot.house, interaction, work)


async def choose(bot: Caravel, table: int, user: int, preset: str) -> object:
    """Set a table's clock as chosen in a menu or command; raises `Refused`."""
    if preset != clocks.NONE and preset not in PRESETS:
        raise Refused("bad-clock", word=preset[:40])
    return await bot.house.service.clocks.choose(table, user, "" if preset == clocks.NONE else preset)
