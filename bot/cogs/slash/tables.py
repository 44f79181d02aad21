"""/table: open, list, invite, seat the computer, set up, start, abandon; and who plays a seat."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.service.core.model import Table
from bot.text.fluent import language_of
from bot.text.translator import described
from bot.ui.posts import posts
from bot.ui.posts.posts import Post

from ..common.choices import TABLE
from ..common.games_named import complete_game, game_meant
from ..common.owners import may_abandon, pass_on
from ..common.parts import Parts
from ..common.people import person
from ..common.places import out_of_sight, place_for
from ..common.reply import Interaction, Reply
from ..common.trouble import command, lacking
from ..common.which import complete_table, lobby, manages, mine, which
from .lobby import LobbyCommands
from .seats import SeatCommands
from .timing import TimingCommands


class TablesCog(
    LobbyCommands,
    TimingCommands,
    SeatCommands,
    commands.GroupCog,
    group_name="table",
    group_description=described("command-table"),
):
    """The group /table."""

    def __init__(self, parts: Parts) -> None:
        self.parts, self.frontend = parts, parts.frontend
        super().__init__()

    # -- new ---------------------------------------------------------------------------------

    @app_commands.command(name="new", description=described("command-table-new"))
    @app_commands.describe(
        game=described("command-param-game"),
        name=described("command-param-name"),
        seats=described("command-param-seats"),
        language=described("command-param-language"),
        invited=described("command-param-invited"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=described("choice-en"), value="en"),
            app_commands.Choice(name=described("choice-ru"), value="ru"),
        ]
    )
    @app_commands.autocomplete(game=complete_game)
    async def new(
        self,
        interaction: Interaction,
        game: str = "",
        name: app_commands.Range[str, 1, 32] | None = None,
        seats: app_commands.Range[int, 1, 10] | None = None,
        language: str = "",
        invited: bool = False,
    ) -> None:
        async def work(reply: Reply) -> None:
            place = await place_for(self.frontend, interaction)
            if place.lacks:
                said = lacking(reply, place.lacks)
                await reply.tell(f"<#{place.channel}>: {said}" if place.elsewhere else said)
                return
            chosen = game_meant(self.frontend, reply, game) or next(iter(self.frontend.games))
            table = await self.frontend.tables.open(
                interaction.guild_id or 0,
                place.channel,
                person(interaction),
                chosen,
                name=name or "",
                locale=language_of(language or await self._language(interaction)),
                size=seats or 0,
                parent=place.parent,
                access="invited" if invited else "open",
            )
            text = reply.text(chosen)
            others = [g for g in self.frontend.games if g != chosen]
            named = ", ".join(reply.text(other)(f"game-{other}") for other in others)
            also = text("opened-other", game=named) if others and not game else ""
            opened = text("opened", name=posts.escape(table.name), game=text(f"game-{chosen}"))
            there = text("opened-there", place=f"<#{place.channel}>") if place.elsewhere else ""
            await reply.tell(posts.lines(opened, there, text("opened-new"), also))

        await command(self.frontend, interaction, work)

    async def _language(self, interaction: Interaction) -> str:
        """What a table speaks: what the server has chosen, else its language in Discord, else that of the program."""
        if chosen := (await self.frontend.service.guilds.of(interaction.guild_id or 0)).language:
            return chosen
        community = interaction.guild_locale is not None and "COMMUNITY" in getattr(interaction.guild, "features", [])
        return str(interaction.guild_locale) if community else self.frontend.language

    # -- before the game ---------------------------------------------------------------------

    @app_commands.command(name="list", description=described("command-table-list"))
    @app_commands.describe(all=described("command-param-all"))
    async def list(self, interaction: Interaction, all: bool = False) -> None:
        async def work(reply: Reply) -> None:
            if all:
                found = await self.frontend.tables.of_user(interaction.user.id)
            else:
                found = await self.frontend.tables.in_channel(interaction.channel_id or 0)
            text = reply.text()
            said = [text("list-title"), *[await self._line(reply, t) for t in found[:20]]] if found else []
            await reply.show(Post(posts.lines(*said) or text("list-empty")))

        await command(self.frontend, interaction, work)

    async def _line(self, reply: Reply, table: Table) -> str:
        text = reply.text(table.game)
        who = posts.whereabouts(text, table, await self.frontend.away(table))
        return text(
            "list-line",
            id=table.id,
            name=posts.escape(table.name),
            game=text(f"game-{table.game}"),
            status=text(f"status-{table.status}"),
            people=", ".join(who) or text("list-none"),
        )

    @app_commands.command(name="start", description=described("command-table-start"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def start(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.frontend, reply, table, lobby, mine)
            await pass_on(self.frontend, reply, found.id)
            found = await self.frontend.tables.start(found.id, interaction.user.id)
            await reply.tell(reply.text()("started", name=posts.escape(found.name)))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="move", description=described("command-table-move"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def move(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.frontend, reply, table, mine)
            place = await place_for(self.frontend, interaction)
            if place.lacks:
                await reply.tell(lacking(reply, place.lacks))
                return
            user, places = interaction.user.id, self.frontend.service.places
            blind, absent = await out_of_sight(interaction, place, [u for u in found.players if u != user])
            found = await places.move(
                found.id,
                user,
                interaction.guild_id or 0,
                place.channel,
                place.parent,
                manager=manages(interaction, found),
                blind=blind,
                absent=absent,
            )
            said = reply.text()("table-moved", table=posts.escape(found.name), place=f"<#{place.channel}>")
            await reply.tell(said)

        await command(self.frontend, interaction, work)

    @app_commands.command(name="abandon", description=described("command-table-abandon"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def abandon(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.frontend, reply, table, mine)
            await pass_on(self.frontend, reply, found.id)
            found = await self.frontend.tables.find(found.id)
            await may_abandon(self.frontend, reply, found)
            text = reply.text(found.game)
            button = posts.button(found.id, "abandon", text("button-abandon-now"), style="danger")
            await reply.show(Post(text("abandon-what", name=posts.escape(found.name)), ((button,),)))

        await command(self.frontend, interaction, work)


# Discord offers them in this order: as a table comes to need them.
ORDER = (
    *("new", "invite", "access", "options", "computer", "clock", "confirm", "start", "list"),
    *("pause", "resume", "seat", "owner", "move", "abandon"),
)
TablesCog.__cog_app_commands__.sort(key=lambda c: ORDER.index(c.name))
