"""/plan: what people decide ahead, typed."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.rules.orders import Part
from bot.service.core.model import SeatOrders
from bot.text.fluent import Text
from bot.text.translator import described
from bot.ui.common import wording
from bot.ui.pages import plans as shown

from ..common.choices import TABLE, Choices, fitting, meant
from ..common.parts import Parts
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.which import mine, suggest, which


class PlansCog(commands.GroupCog, group_name="plan", group_description=described("command-plan")):
    """The group /plan."""

    def __init__(self, parts: Parts) -> None:
        self.parts, self.frontend = parts, parts.frontend
        self.orders = parts.frontend.service.orders
        super().__init__()

    async def _table(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.frontend, interaction, typed, mine)

    async def _suggested(self, interaction: Interaction) -> tuple[SeatOrders, Text]:
        """The plans at the table that the command is about; raises `Refused`."""
        reply = Reply(interaction)
        table = await which(self.frontend, reply, str(getattr(interaction.namespace, "table", "") or ""), mine)
        plans = await self.orders.of(table.id, interaction.user.id)
        return plans, reply.text(table.game)

    async def _plan(self, interaction: Interaction, typed: str) -> Choices:
        try:
            plans, text = await self._suggested(interaction)
        except Refused:
            return []
        return fitting([(text(f"order-{o.name}"), o.name) for o in plans.orders], typed)

    async def _part(self, interaction: Interaction, typed: str, at: int) -> Choices:
        try:
            plans, text = await self._suggested(interaction)
        except Refused:
            return []
        name = str(getattr(interaction.namespace, "plan", "") or "")
        order = next((o for o in plans.orders if o.name == name), None)
        if order is None or at >= len(order.parts):
            return []
        part: Part = order.parts[at]
        begun = str(getattr(interaction.namespace, "first", "") or "")
        found = [
            (wording.capital(shown.value(text, order, part.name, v)), v) for v in shown.fitting(plans, part, begun)
        ]
        return fitting(found, typed)

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
            plans, text = await self._suggested(interaction)
        except Refused:
            return []
        name = str(getattr(interaction.namespace, "plan", "") or "")
        lasts = next((o.lasts for o in plans.orders if o.name == name), ())
        return fitting(_lasting(text, lasts), typed)

    async def _key(self, interaction: Interaction, typed: str) -> Choices:
        try:
            plans, text = await self._suggested(interaction)
        except Refused:
            return []
        return fitting(_keys(text, plans), typed)

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
            found = await which(self.frontend, reply, table, mine)
            plans = await self.orders.of(found.id, interaction.user.id)
            text = reply.text(found.game)
            order = next((o for o in plans.orders if plan in (o.name, text(f"order-{o.name}"))), None)
            if order is None:
                raise Refused("no-such-plan", name=plan[:100])
            so_long = meant(_lasting(text, order.lasts), lasts)
            if so_long not in ("", *order.lasts):
                raise Refused("bad-plan", value=lasts[:100])
            draft = shown.begin(plans, order)
            values, given = dict(draft.values), (first, second, third, fourth)
            if beyond := [said for said in given[len(order.parts) :] if said]:
                raise Refused("bad-plan", value=beyond[0][:100])
            for part, said in zip(order.parts, given, strict=False):
                if said:
                    values[part.name] = _meant(text, draft, part, said)
            made = shown.PlanDraft(order, values, so_long or order.lasts[0])
            if made.lacks:  # what was left out is chosen in menus
                await reply.show(shown.drafting(text, plans, made))
                return
            now = await self.orders.set(found.id, interaction.user.id, order.name, values, made.lasts, plans.seat)
            await reply.show(shown.listing(text, now, shown.done(text, made)))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="list", description=described("command-plan-list"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=_table)
    async def list(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.frontend, reply, table, mine)
            plans = await self.orders.of(found.id, interaction.user.id)
            text = reply.text(found.game)
            await reply.show(shown.listing(text, plans))

        await command(self.frontend, interaction, work)

    @app_commands.command(name="clear", description=described("command-plan-clear"))
    @app_commands.describe(plan=described("command-param-plan-clear"), table=TABLE)
    @app_commands.autocomplete(plan=_key, table=_table)
    async def clear(self, interaction: Interaction, plan: str = "", table: str = "") -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.frontend, reply, table, mine)
            plans = await self.orders.of(found.id, interaction.user.id)
            text = reply.text(found.game)
            key = meant(_keys(text, plans), plan)
            if key and key not in [p.key for p in plans.standing]:
                raise Refused("no-such-plan", name=plan[:100])
            now = await self.orders.clear(found.id, interaction.user.id, key, plans.seat)
            await reply.show(shown.listing(text, now, text("plans-cleared")))

        await command(self.frontend, interaction, work)


def _lasting(text: Text, lasts: Sequence[str]) -> list[tuple[str, str]]:
    """How long a plan may last: labels and values."""
    return [(wording.capital(text(f"order-lasts-{x}")), x) for x in lasts]


def _keys(text: Text, plans: SeatOrders) -> list[tuple[str, str]]:
    """The plans that stand: labels and keys."""
    return [(line, p.key) for line, p in zip(shown.standing(text, plans), plans.standing, strict=True)]


def _meant(text: Text, draft: shown.PlanDraft, part: Part, said: str) -> str:
    """A value by its id or by its name. Raises `Refused` bad-plan, by the word that was typed."""
    wanted = said.strip().casefold()
    named = {shown.value(text, draft.order, part.name, v).casefold(): v for v in part.values}
    if wanted not in part.values and wanted not in named:
        raise Refused("bad-plan", value=said[:100])
    return wanted if wanted in part.values else named[wanted]
