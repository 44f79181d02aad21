"""/table: open, list, invite, seat the computer, set up, start, abandon; and who plays a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.service.model import STRENGTHS, Table
from bot.text.fluent import language_of
from bot.text.translator import described
from bot.ui import adapter, posts
from bot.ui.card import counting
from bot.ui.limits import SUGGESTION_NAME, SUGGESTIONS, cut
from bot.ui.posts import Post

from .games_named import game_meant, suggest_game
from .people import person, person_of
from .places import place_for
from .reply import Interaction, Reply
from .timing import TimingCommands
from .trouble import command, lacking
from .which import lobby, mine, suggest, which

if TYPE_CHECKING:
    from .client import Caravel

TABLE = described("command-param-table")
Choices = list[app_commands.Choice[str]]
STRENGTH: Choices = [app_commands.Choice(name=described(f"choice-{s}"), value=s) for s in STRENGTHS]


class TablesCog(TimingCommands, commands.GroupCog, group_name="table", group_description=described("command-table")):
    """The group /table."""

    def __init__(self, bot: Caravel) -> None:
        self.bot, self.house = bot, bot.house
        super().__init__()

    async def _table(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.house, interaction, typed)

    async def _game(self, interaction: Interaction, typed: str) -> Choices:
        return suggest_game(self.house, interaction, typed)

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
    @app_commands.autocomplete(game=_game)
    @app_commands.guild_only()
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
            place = await place_for(self.house, interaction)
            if place.lacks:
                said = lacking(reply, place.lacks)
                await reply.tell(f"<#{place.channel}>: {said}" if place.elsewhere else said)
                return
            chosen = game_meant(self.house, reply, game) or next(iter(self.house.games))
            table = await self.house.tables.open(
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
            words = reply.words(chosen)
            others = [g for g in self.house.games if g != chosen]
            also = (
                words("opened-other", game=reply.words(others[0])(f"game-{others[0]}")) if others and not game else ""
            )
            opened = words("opened", name=posts.escape(table.name), game=words(f"game-{chosen}"))
            there = words("opened-there", place=f"<#{place.channel}>") if place.elsewhere else ""
            await reply.tell(posts.lines(opened, there, words("opened-new"), also))

        await command(self.house, interaction, work)

    async def _language(self, interaction: Interaction) -> str:
        """What a table speaks: what the server has chosen, else its language in Discord, else that of the program."""
        if chosen := (await self.house.service.guilds.of(interaction.guild_id or 0)).language:
            return chosen
        community = interaction.guild_locale is not None and "COMMUNITY" in getattr(interaction.guild, "features", [])
        return str(interaction.guild_locale) if community else self.house.language

    # -- before the game ---------------------------------------------------------------------

    @app_commands.command(name="list", description=described("command-table-list"))
    @app_commands.describe(all=described("command-param-all"))
    @app_commands.guild_only()
    async def list(self, interaction: Interaction, all: bool = False) -> None:
        async def work(reply: Reply) -> None:
            if all:
                found = await self.house.tables.of_user(interaction.user.id)
            else:
                found = await self.house.tables.in_channel(interaction.channel_id or 0)
            words = reply.words()
            said = [words("list-title"), *[await self._line(reply, t) for t in found[:20]]] if found else []
            await reply.show(Post(posts.lines(*said) or words("list-empty")))

        await command(self.house, interaction, work)

    async def _line(self, reply: Reply, table: Table) -> str:
        words = reply.words(table.game)
        who = posts.whereabouts(words, table, await self.house.away(table))
        return words(
            "list-line",
            id=table.id,
            name=posts.escape(table.name),
            game=words(f"game-{table.game}"),
            status=words(f"status-{table.status}"),
            people=", ".join(who) or words("list-none"),
        )

    @app_commands.command(name="invite", description=described("command-table-invite"))
    @app_commands.rename(who="person")
    @app_commands.describe(who=described("command-param-person"), table=TABLE)
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def invite(self, interaction: Interaction, who: discord.User, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            if who.bot:
                raise Refused("person-is-bot")
            found = await which(self.house, reply, table, lobby, mine)
            if found.status != "lobby":
                raise Refused("started", table=found.name)
            await self.house.tables.invite(found.id, interaction.user.id, who.id)
            words = self.house.words(found)
            said = words(
                "notice-invited",
                mentions=posts.mention(who.id),
                name=posts.escape(person(interaction).name),
                table=posts.escape(found.name),
            )
            join = posts.button(found.id, "join", words("button-join"), style="good")
            await reply.tell(reply.words()("invited", person=posts.escape(person_of(who).name)))
            await interaction.followup.send(**adapter.new(Post(said, ((join,),), ping=(who.id,))))

        await command(self.house, interaction, work)

    @app_commands.command(name="access", description=described("command-table-access"))
    @app_commands.describe(who=described("command-param-access"), table=TABLE)
    @app_commands.choices(
        who=[
            app_commands.Choice(name=described("choice-open"), value="open"),
            app_commands.Choice(name=described("choice-invited"), value="invited"),
        ]
    )
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def access(self, interaction: Interaction, who: str, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, lobby, mine)
            await self.bot.answers.pass_on(reply, found.id)
            await self.house.tables.set_access(found.id, interaction.user.id, who)
            words = reply.words()
            await reply.tell(words("access-set", who=words(f"choice-{who}")))

        await command(self.house, interaction, work)

    async def _option(self, interaction: Interaction, typed: str) -> Choices:
        found = await self._lobby_of(interaction)
        if found is None:
            return []
        words = Reply(interaction).words(found.game)
        options = counting(found, self.house.rules(found).options)
        named = [(words(f"option-{o.name}"), o.name) for o in options]
        return _fitting(named, typed)

    async def _value(self, interaction: Interaction, typed: str) -> Choices:
        found = await self._lobby_of(interaction)
        chosen = getattr(interaction.namespace, "option", "")
        option = next((o for o in self.house.rules(found).options if o.name == chosen), None) if found else None
        if found is None or option is None:
            return []
        words = Reply(interaction).words(found.game)
        named = [(f"{words(f'option-{chosen}-{v}')}: {words(f'option-{chosen}-{v}.about')}", v) for v in option.values]
        return _fitting(named, typed)

    async def _lobby_of(self, interaction: Interaction) -> Table | None:
        try:
            return await which(
                self.house, Reply(interaction), str(getattr(interaction.namespace, "table", "") or ""), lobby, mine
            )
        except Refused:
            return None

    @app_commands.command(name="options", description=described("command-table-options"))
    @app_commands.describe(
        option=described("command-param-option"), value=described("command-param-value"), table=TABLE
    )
    @app_commands.autocomplete(option=_option, value=_value, table=_table)
    @app_commands.guild_only()
    async def options(self, interaction: Interaction, option: str, value: str, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, lobby, mine)
            await self.bot.answers.pass_on(reply, found.id)
            found = await self.house.tables.set_option(found.id, interaction.user.id, option, value)
            words = reply.words(found.game)
            said = words("option-set", option=words(f"option-{option}"), value=words(f"option-{option}-{value}"))
            await reply.tell(said)

        await command(self.house, interaction, work)

    @app_commands.command(name="computer", description=described("command-table-computer"))
    @app_commands.describe(strength=described("command-param-strength"), table=TABLE)
    @app_commands.choices(strength=STRENGTH)
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def computer(self, interaction: Interaction, strength: str, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, lobby, mine)
            await self.bot.answers.pass_on(reply, found.id)
            await self.house.tables.add_computer(found.id, interaction.user.id, strength)
            words = reply.words()
            await reply.tell(words("computer-added", strength=words(f"strength-{strength}")))

        await command(self.house, interaction, work)

    @app_commands.command(name="start", description=described("command-table-start"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def start(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, lobby, mine)
            await self.bot.answers.pass_on(reply, found.id)
            found = await self.house.tables.start(found.id, interaction.user.id)
            await reply.tell(reply.words()("started", name=posts.escape(found.name)))

        await command(self.house, interaction, work)

    @app_commands.command(name="abandon", description=described("command-table-abandon"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def abandon(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, mine)
            await self.bot.answers.pass_on(reply, found.id)
            found = await self.house.tables.find(found.id)
            await self.bot.answers.may_abandon(reply, found)
            words = reply.words(found.game)
            button = posts.button(found.id, "abandon", words("button-abandon-now"), style="danger")
            await reply.show(Post(words("abandon-what", name=posts.escape(found.name)), ((button,),)))

        await command(self.house, interaction, work)

    @app_commands.command(name="owner", description=described("command-table-owner"))
    @app_commands.rename(who="person")
    @app_commands.describe(who=described("command-param-owner"), table=TABLE)
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def owner(self, interaction: Interaction, who: discord.User, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, mine)
            await self.bot.answers.pass_on(reply, found.id)
            await self.house.tables.pass_on(found.id, interaction.user.id, who.id)
            said = reply.words()("owner-passed", to=posts.escape(person_of(who).name), name=posts.escape(found.name))
            await reply.tell(said)

        await command(self.house, interaction, work)

    # -- seats of a running game -------------------------------------------------------------

    async def _whose(self, interaction: Interaction, typed: str) -> Any:
        try:
            given = str(getattr(interaction.namespace, "table", "") or "")
            found = await which(self.house, Reply(interaction), given, mine)
        except Refused:
            return []
        who = posts.plain_names(Reply(interaction).words(found.game), found)
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
    @app_commands.autocomplete(table=_table, seat=_whose)
    @app_commands.guild_only()
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
            found = await which(self.house, reply, table, mine)
            await self.bot.answers.pass_on(reply, found.id)
            await reply.tell(await self._seat(reply, found, to, who, seat - 1 if seat else None, strength))

        await command(self.house, interaction, work)

    async def _seat(
        self, reply: Reply, table: Table, to: str, who: discord.User | None, seat: int | None, strength: str
    ) -> str:
        words, name, user = reply.words(), posts.escape(table.name), reply.reader.user
        own = seat is None or seat in table.seats_of(user)
        if to == "me":
            await self.house.tables.take_back(table.id, user)
            return words("seat-back", name=name)
        if to == "computer":
            await self.house.tables.hand_over(table.id, user, None, seat, strength)
            return words("seat-computer" if own else "seat-other-computer", name=name)
        if who is None:
            raise Refused("person-missing")
        if who.bot:
            raise Refused("person-is-bot")
        await self.house.tables.hand_over(table.id, user, person_of(who), seat)
        return words("seat-given" if own else "seat-other-given", to=posts.escape(person_of(who).name), name=name)


def _fitting(named: list[tuple[str, str]], typed: str) -> Choices:
    wanted = typed.casefold()
    fitting = [(n, v) for n, v in named if wanted in n.casefold() or wanted == v]
    return [app_commands.Choice(name=cut(n, SUGGESTION_NAME), value=v) for n, v in fitting][:SUGGESTIONS]


# Discord offers them in this order; what one begins with comes first, before what the base class has.
TablesCog.__cog_app_commands__.sort(key=lambda c: c.name != "new")
