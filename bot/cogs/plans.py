"""What people decide ahead: the button *Plans*, and /plan for those who type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.rules.orders import Part
from bot.service.model import Plans
from bot.text.fluent import Text
from bot.text.translator import described
from bot.ui import plans as shown
from bot.ui import wording
from bot.ui.limits import SUGGESTION_NAME, SUGGESTIONS, cut

from .reply import Interaction, Reply
from .trouble import command
from .which import mine, suggest, which

if TYPE_CHECKING:
    from .client import Caravel

TABLE = described("command-param-table")
Choices = list[app_commands.Choice[str]]


class PlansCog(commands.GroupCog, group_name="plan", group_description=described("command-plan")):
    """The group /plan, and the buttons and menus of the list."""

    def __init__(self, bot: Caravel) -> None:
        self.bot, self.house = bot, bot.house
        self.orders = bot.house.service.orders
        bot.publics |= {
            "plans": self._open,
            "planlist": self._list,
            "planpick": self._pick,
            "plandraft": self._draft,
            "planset": self._set,
            "planclear": self._clear,
            "planpace": self._pace,
        }
        super().__init__()

    # -- presses -----------------------------------------------------------------------------
    async def _plans(self, reply: Reply, table: int, seat: str) -> tuple[Plans, Text]:
        at = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 4 else None
        found = await self.orders.of(table, reply.reader.user, at)
        return found, reply.words(found.table.game)

    async def _open(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.thinking()
        plans, words = await self._plans(reply, table, arg)
        await reply.show(shown.listing(words, plans))

    async def _list(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        plans, words = await self._plans(reply, table, arg)
        await reply.show(shown.listing(words, plans))

    async def _pick(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        """An order of the menu: what is to be chosen for it."""
        await reply.update()
        plans, words = await self._plans(reply, table, arg)
        order = next((o for o in plans.orders if o.name in values), None)
        if order is None:
            raise Refused("no-such-plan", name=" ".join(values))
        await reply.show(shown.drafting(words, plans, shown.begin(plans, order)))

    async def _draft(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        """A part of a plan is chosen."""
        await reply.update()
        seat, _, rest = arg.partition(":")
        part, _, told = rest.partition(":")
        plans, words = await self._plans(reply, table, seat)
        half = shown.read(plans, told)
        if half is None or not values:
            await reply.show(shown.listing(words, plans, words("refused-menu-out-of-date")))
            return
        await reply.show(shown.drafting(words, plans, shown.choose(half, part, values[0])))

    async def _set(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        seat, _, told = arg.partition(":")
        plans, words = await self._plans(reply, table, seat)
        half = shown.read(plans, told)
        if half is None:
            await reply.show(shown.listing(words, plans, words("refused-menu-out-of-date")))
            return
        if half.lacks:  # the button is not there before: somebody has made the press by hand
            await reply.show(shown.drafting(words, plans, half))
            return
        user, name = reply.reader.user, half.order.name
        now = await self.orders.set(plans.table.id, user, name, half.values, half.lasts, plans.seat)
        words = reply.words(plans.table.game)
        await reply.show(shown.listing(words, now, shown.done(words, half)))

    async def _clear(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        seat, _, key = arg.partition(":")
        plans, words = await self._plans(reply, table, seat)
        now = await self.orders.clear(table, reply.reader.user, values[0] if values else key, plans.seat)
        await reply.show(shown.listing(words, now, words("plans-cleared")))

    async def _pace(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        """Whether plans answer at once: the other way than the button shows."""
        await reply.update()
        seat, _, pace = arg.partition(":")
        await self.house.service.people.set(reply.reader.user, unhurried=pace == "at-once")
        plans, words = await self._plans(reply, table, seat)
        await reply.show(shown.listing(words, plans))

    # -- typed -------------------------------------------------------------------------------
    async def _table(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.house, interaction, typed, mine)

    async def _suggested(self, interaction: Interaction) -> tuple[Plans, Text]:
        """The plans at the table that the command is about; raises `Refused`."""
        reply = Reply(interaction)
        table = await which(self.house, reply, str(getattr(interaction.namespace, "table", "") or ""), mine)
        plans = await self.orders.of(table.id, interaction.user.id)
        return plans, reply.words(table.game)

    async def _plan(self, interaction: Interaction, typed: str) -> Choices:
        try:
            plans, words = await self._suggested(interaction)
        except Refused:
            return []
        return _fitting([(words(f"order-{o.name}"), o.name) for o in plans.orders], typed)

    async def _part(self, interaction: Interaction, typed: str, at: int) -> Choices:
        try:
            plans, words = await self._suggested(interaction)
        except Refused:
            return []
        name = str(getattr(interaction.namespace, "plan", "") or "")
        order = next((o for o in plans.orders if o.name == name), None)
        if order is None or at >= len(order.parts):
            return []
        part: Part = order.parts[at]
        found = [(wording.capital(shown.value(words, order, part.name, v)), v) for v in shown.fitting(plans, part)]
        return _fitting(found, typed)

    async def _first(self, interaction: Interaction, typed: str) -> Choices:
        return await self._part(interaction, typed, 0)

    async def _second(self, interaction: Interaction, typed: str) -> Choices:
        return await self._part(interaction, typed, 1)

    async def _third(self, interaction: Interaction, typed: str) -> Choices:
        return await self._part(interaction, typed, 2)

    async def _fourth(self, interaction: Interaction, typed: str) -> Choices:
        return await self._part(interaction, typed, 3)

    async def _lasts(self, interaction: Interaction, typed: str) -> Choices:
        try:
            plans, words = await self._suggested(interaction)
        except Refused:
            return []
        name = str(getattr(interaction.namespace, "plan", "") or "")
        lasts = next((o.lasts for o in plans.orders if o.name == name), ())
        return _fitting([(wording.capital(words(f"order-lasts-{x}")), x) for x in lasts], typed)

    async def _key(self, interaction: Interaction, typed: str) -> Choices:
        try:
            plans, words = await self._suggested(interaction)
        except Refused:
            return []
        lines = shown.standing(words, plans)
        return _fitting([(line, p.key) for line, p in zip(lines, plans.standing, strict=True)], typed)

    @app_commands.command(name="set", description=described("command-plan-set"))
    @app_commands.describe(
        plan=described("command-param-plan"),
        first=described("command-param-plan-first"),
        second=described("command-param-plan-second"),
        third=described("command-param-plan-third"),
        fourth=described("command-param-plan-fourth"),
        lasts=described("command-param-plan-lasts"),
        table=TABLE,
    )
    @app_commands.autocomplete(
        plan=_plan, first=_first, second=_second, third=_third, fourth=_fourth, lasts=_lasts, table=_table
    )
    @app_commands.guild_only()
    async def set(
        self,
        interaction: Interaction,
        plan: str,
        first: str = "",
        second: str = "",
        third: str = "",
        fourth: str = "",
        lasts: str = "",
        table: str = "",
    ) -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, mine)
            plans = await self.orders.of(found.id, interaction.user.id)
            words = reply.words(found.game)
            order = next((o for o in plans.orders if plan in (o.name, words(f"order-{o.name}"))), None)
            if order is None:
                raise Refused("no-such-plan", name=plan[:100])
            if lasts not in ("", *order.lasts):
                raise Refused("bad-plan", value=lasts[:100])
            half = shown.begin(plans, order)
            values, given = dict(half.values), (first, second, third, fourth)
            if beyond := [said for said in given[len(order.parts) :] if said]:
                raise Refused("bad-plan", value=beyond[0][:100])
            for part, said in zip(order.parts, given, strict=False):
                if said:
                    values[part.name] = _meant(words, half, part, said)
            made = shown.Half(order, values, lasts or order.lasts[0])
            if made.lacks:  # what was left out is chosen in menus
                await reply.show(shown.drafting(words, plans, made))
                return
            now = await self.orders.set(found.id, interaction.user.id, order.name, values, made.lasts, plans.seat)
            await reply.show(shown.listing(words, now, shown.done(words, made)))

        await command(self.house, interaction, work)

    @app_commands.command(name="list", description=described("command-plan-list"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def list(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, mine)
            plans, words = await self._plans(reply, found.id, "")
            await reply.show(shown.listing(words, plans))

        await command(self.house, interaction, work)

    @app_commands.command(name="clear", description=described("command-plan-clear"))
    @app_commands.describe(plan=described("command-param-plan-clear"), table=TABLE)
    @app_commands.autocomplete(plan=_key, table=_table)
    @app_commands.guild_only()
    async def clear(self, interaction: Interaction, plan: str = "", table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, mine)
            plans, words = await self._plans(reply, found.id, "")
            if plan and plan not in [p.key for p in plans.standing]:
                raise Refused("no-such-plan", name=plan[:100])
            now = await self.orders.clear(found.id, interaction.user.id, plan, plans.seat)
            await reply.show(shown.listing(words, now, words("plans-cleared")))

        await command(self.house, interaction, work)


def _meant(words: Text, half: shown.Half, part: Part, said: str) -> str:
    """A value by its id or by its name. Raises `Refused` bad-plan, by the word that was typed."""
    wanted = said.strip().casefold()
    named = {shown.value(words, half.order, part.name, v).casefold(): v for v in part.values}
    if wanted not in part.values and wanted not in named:
        raise Refused("bad-plan", value=said[:100])
    return wanted if wanted in part.values else named[wanted]


def _fitting(found: list[tuple[str, str]], typed: str) -> Choices:
    """What has the typed letters in its name."""
    wanted = typed.strip().casefold()
    return [
        app_commands.Choice(name=cut(name, SUGGESTION_NAME), value=value)
        for name, value in found
        if wanted in name.casefold()
    ][:SUGGESTIONS]
