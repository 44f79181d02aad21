"""/table pause, resume and clock: proposals about time. `TablesCog` takes them into its group."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.service.consent.proposal import Proposal
from bot.service.consent.time_banks import PRESETS
from bot.service.people.waking_hours import zone
from bot.text.translator import described
from bot.ui.common import dates
from bot.ui.pages import clocks
from bot.ui.posts import posts
from bot.ui.posts.posts import Post

from ..common.choices import TABLE
from ..common.clock import choose_clock
from ..common.owners import pass_on
from ..common.parts import Parts
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.which import complete_table, mine, which


class TimingCommands(commands.Cog):
    """Three commands of the group /table."""

    parts: Parts

    @app_commands.command(name="pause", description=described("command-table-pause"))
    @app_commands.describe(until=described("command-param-pause-until"), table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def pause(self, interaction: Interaction, until: str, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            service, user = self.parts.frontend.service, reply.reader.user
            found = await which(self.parts.frontend, reply, table, mine)
            hours = await service.people.hours(user, found.guild)
            end = dates.moment(until, service.clock.now(), zone(hours.zone))
            p = await service.pauses.propose(found.id, user, end)
            text = reply.text()
            await reply.tell(text("pause-asked") if p else text("pause-done", until=posts.moment(end)))

        await command(self.parts.frontend, interaction, work)

    @app_commands.command(name="resume", description=described("command-table-resume"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def resume(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.parts.frontend, reply, table, mine)
            p = await self.parts.frontend.service.pauses.resume(found.id, reply.reader.user)
            await reply.tell(reply.text()("resume-asked" if p else "resume-done"))

        await command(self.parts.frontend, interaction, work)

    @app_commands.command(name="clock", description=described("command-table-clock"))
    @app_commands.describe(preset=described("command-param-clock"), table=TABLE)
    @app_commands.choices(
        preset=[app_commands.Choice(name=described(f"choice-clock-{p}"), value=p) for p in (clocks.NONE, *PRESETS)]
    )
    @app_commands.autocomplete(table=complete_table)
    async def clock(self, interaction: Interaction, preset: str = "", table: str = "") -> None:
        async def work(reply: Reply) -> None:
            frontend = self.parts.frontend
            found = await which(frontend, reply, table, mine)
            text = reply.text(found.game)
            if preset:
                await pass_on(self.parts.frontend, reply, found.id)
                chosen = await choose_clock(self.parts.frontend, found.id, reply.reader.user, preset)
                asked = isinstance(chosen, Proposal)
                await reply.tell(text("clock-asked") if asked else text("clock-set", clock=clocks.named(text, preset)))
                return
            name = clocks.named(text, found.clock)
            about = text(f"clock-{found.clock if found.clock in PRESETS else clocks.NONE}.about")
            seats = range(len(found.seats))
            standing = await clocks.lines(frontend, found, text, seats) if found.status == "running" else ""
            await reply.show(Post(posts.lines(text("clock-title", clock=name, about=about), standing)))

        await command(self.parts.frontend, interaction, work)
