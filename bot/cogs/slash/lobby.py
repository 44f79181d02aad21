"""/table invite, access, confirm, options and computer: how a table is set up; `TablesCog` takes them in."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.service.core.model import Table
from bot.text.translator import described
from bot.ui.posts import adapter, posts
from bot.ui.posts.card import counting
from bot.ui.posts.posts import Post

from ..common.choices import STRENGTH, TABLE, Choices, fitting, meant
from ..common.owners import pass_on
from ..common.parts import Parts
from ..common.people import person, person_of
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.which import complete_table, lobby, mine, which


class LobbyCommands(commands.Cog):
    """Five commands of the group /table."""

    parts: Parts

    @app_commands.command(name="invite", description=described("command-table-invite"))
    @app_commands.rename(who="person")
    @app_commands.describe(who=described("command-param-person"), table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def invite(self, interaction: Interaction, who: discord.User, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            if who.bot:
                raise Refused("person-is-bot")
            found = await which(self.parts.frontend, reply, table, lobby, mine)
            if found.status != "lobby":
                raise Refused("started", table=found.name)
            await self.parts.frontend.tables.invite(found.id, interaction.user.id, who.id)
            text = self.parts.frontend.text(found)
            said = text(
                "notice-invited",
                mentions=posts.mention(who.id),
                name=posts.escape(person(interaction).name),
                table=posts.escape(found.name),
            )
            join = posts.button(found.id, "join", text("button-join"), style="good")
            await reply.tell(reply.text()("invited", person=posts.escape(person_of(who).name)))
            await interaction.followup.send(**adapter.new(Post(said, ((join,),), ping=(who.id,))))

        await command(self.parts.frontend, interaction, work)

    @app_commands.command(name="access", description=described("command-table-access"))
    @app_commands.describe(who=described("command-param-access"), table=TABLE)
    @app_commands.choices(
        who=[
            app_commands.Choice(name=described("choice-open"), value="open"),
            app_commands.Choice(name=described("choice-invited"), value="invited"),
        ]
    )
    @app_commands.autocomplete(table=complete_table)
    async def access(self, interaction: Interaction, who: str, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.parts.frontend, reply, table, lobby, mine)
            await pass_on(self.parts.frontend, reply, found.id)
            await self.parts.frontend.tables.set_access(found.id, interaction.user.id, who)
            text = reply.text()
            await reply.tell(text("access-set", who=text(f"choice-{who}")))

        await command(self.parts.frontend, interaction, work)

    @app_commands.command(name="confirm", description=described("command-table-confirm"))
    @app_commands.describe(on=described("command-param-confirm"), table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def confirm(self, interaction: Interaction, on: bool, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.parts.frontend, reply, table, mine)
            await pass_on(self.parts.frontend, reply, found.id)
            await self.parts.frontend.tables.set_confirm(found.id, interaction.user.id, on)
            text = reply.text()
            await reply.tell(text("confirm-set", how=text(f"me-confirm-{'on' if on else 'off'}")))

        await command(self.parts.frontend, interaction, work)

    async def _option(self, interaction: Interaction, typed: str) -> Choices:
        found = await self._lobby_of(interaction)
        return fitting(self._options(Reply(interaction), found), typed) if found else []

    async def _value(self, interaction: Interaction, typed: str) -> Choices:
        found = await self._lobby_of(interaction)
        if found is None:
            return []
        reply = Reply(interaction)
        option = meant(self._options(reply, found), str(getattr(interaction.namespace, "option", "") or ""))
        return fitting(self._values(reply, found, option), typed)

    def _options(self, reply: Reply, table: Table) -> list[tuple[str, str]]:
        text = reply.text(table.game)
        options = counting(table, self.parts.frontend.rules(table).options)
        return [(text(f"option-{o.name}"), o.name) for o in options]

    def _values(self, reply: Reply, table: Table, option: str) -> list[tuple[str, str]]:
        """The values of an option, each with what it means; none of an option that there is not."""
        text, options = reply.text(table.game), self.parts.frontend.rules(table).options
        values = next((o.values for o in options if o.name == option), ())
        return [(f"{text(f'option-{option}-{v}')}: {text(f'option-{option}-{v}.about')}", v) for v in values]

    async def _lobby_of(self, interaction: Interaction) -> Table | None:
        try:
            return await which(
                self.parts.frontend,
                Reply(interaction),
                str(getattr(interaction.namespace, "table", "") or ""),
                lobby,
                mine,
            )
        except Refused:
            return None

    @app_commands.command(name="options", description=described("command-table-options"))
    @app_commands.describe(
        option=described("command-param-option"), value=described("command-param-value"), table=TABLE
    )
    @app_commands.autocomplete(option=_option, value=_value, table=complete_table)
    async def options(self, interaction: Interaction, option: str, value: str, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.parts.frontend, reply, table, lobby, mine)
            name = meant(self._options(reply, found), option)
            to = meant(self._values(reply, found, name), value)
            await pass_on(self.parts.frontend, reply, found.id)
            found = await self.parts.frontend.tables.set_option(found.id, interaction.user.id, name, to)
            text = reply.text(found.game)
            said = text("option-set", option=text(f"option-{name}"), value=text(f"option-{name}-{to}"))
            await reply.tell(said)

        await command(self.parts.frontend, interaction, work)

    @app_commands.command(name="computer", description=described("command-table-computer"))
    @app_commands.describe(strength=described("command-param-strength"), table=TABLE)
    @app_commands.choices(strength=STRENGTH)
    @app_commands.autocomplete(table=complete_table)
    async def computer(self, interaction: Interaction, strength: str, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.parts.frontend, reply, table, lobby, mine)
            await pass_on(self.parts.frontend, reply, found.id)
            await self.parts.frontend.tables.add_computer(found.id, interaction.user.id, strength)
            text = reply.text()
            await reply.tell(text("computer-added", strength=text(f"strength-{strength}")))

        await command(self.parts.frontend, interaction, work)
