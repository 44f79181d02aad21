"""/table owner and seat: who owns a table, and who plays a seat. `TablesCog` takes them into its group."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.service.core.model import STRENGTHS, Table
from bot.text.translator import described
from bot.ui.common.limits import SUGGESTION_NAME, cut
from bot.ui.posts import posts

from ..common.choices import STRENGTH, TABLE
from ..common.owners import pass_on
from ..common.parts import Parts
from ..common.people import person_of
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.which import complete_table, mine, which


class SeatCommands(commands.Cog):
    """Two commands of the group /table."""

    parts: Parts

    @app_commands.command(name="owner", description=described("command-table-owner"))
    @app_commands.rename(who="person")
    @app_commands.describe(who=described("command-param-owner"), table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def owner(self, interaction: Interaction, who: discord.User, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.parts.frontend, reply, table, mine)
            await pass_on(self.parts.frontend, reply, found.id)
            await self.parts.frontend.tables.pass_on(found.id, interaction.user.id, who.id)
            said = reply.text()("owner-passed", to=posts.escape(person_of(who).name), name=posts.escape(found.name))
            await reply.tell(said)

        await command(self.parts.frontend, interaction, work)

    async def _whose(self, interaction: Interaction, typed: str) -> Any:
        try:
            given = str(getattr(interaction.namespace, "table", "") or "")
            found = await which(self.parts.frontend, Reply(interaction), given, mine)
        except Refused:
            return []
        who = posts.plain_names(Reply(interaction).text(found.game), found)
        return [
            app_commands.Choice(name=cut(f"{i}. {name}", SUGGESTION_NAME), value=i) for i, name in enumerate(who, 1)
        ]

    @app_commands.command(name="seat", description=described("command-table-seat"))
    @app_commands.rename(who="person")
    @app_commands.describe(
        to=described("command-param-to"),
        who=described("command-param-person"),
        strength=described("command-param-strength"),
        seat=described("command-param-seat"),
        table=TABLE,
    )
    @app_commands.choices(
        to=[
            app_commands.Choice(name=described("choice-person"), value="person"),
            app_commands.Choice(name=described("choice-computer"), value="computer"),
            app_commands.Choice(name=described("choice-me"), value="me"),
        ],
        strength=STRENGTH,
    )
    @app_commands.autocomplete(table=complete_table, seat=_whose)
    async def seat(
        self,
        interaction: Interaction,
        to: str,
        who: discord.User | None = None,
        strength: str = STRENGTHS[1],
        seat: app_commands.Range[int, 1, 20] | None = None,
        table: str = "",
    ) -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.parts.frontend, reply, table, mine)
            await pass_on(self.parts.frontend, reply, found.id)
            await reply.tell(await self._seat(reply, found, to, who, seat - 1 if seat else None, strength))

        await command(self.parts.frontend, interaction, work)

    async def _seat(
        self, reply: Reply, table: Table, to: str, who: discord.User | None, seat: int | None, strength: str
    ) -> str:
        text, name, user = reply.text(), posts.escape(table.name), reply.reader.user
        own = seat is None or seat in table.seats_of(user)
        if to == "me":
            await self.parts.frontend.tables.take_back(table.id, user)
            return text("seat-back", name=name)
        if to == "computer":
            await self.parts.frontend.tables.lend(table.id, user, seat, strength)
            return text("seat-computer" if own else "seat-other-computer", name=name)
        if who is None:
            raise Refused("person-missing")
        if who.bot:
            raise Refused("person-is-bot")
        asked = await self.parts.frontend.service.handovers.offer(table.id, user, person_of(who), seat)
        told = "seat-offered" if asked else "seat-back"
        return text(told, to=posts.escape(person_of(who).name), name=name)
