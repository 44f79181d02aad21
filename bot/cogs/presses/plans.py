"""Presses on the list of plans: what somebody decides ahead at a table."""

from __future__ import annotations

from bot.rules import Refused
from bot.service.core.model import SeatOrders
from bot.text.fluent import Text
from bot.ui.common.press import Press
from bot.ui.pages import plans as shown

from ..common.parts import Parts
from ..common.reply import Reply


class PlanPresses:
    def __init__(self, parts: Parts) -> None:
        self.service, self.orders = parts.frontend.service, parts.frontend.service.orders

    async def _plans(self, reply: Reply, table: int, seat: str) -> tuple[SeatOrders, Text]:
        at = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 4 else None
        found = await self.orders.of(table, reply.reader.user, at)
        return found, reply.text(found.table.game)

    async def open(self, reply: Reply, press: Press) -> None:
        await reply.thinking()
        plans, text = await self._plans(reply, press.table, press.arg)
        await reply.show(shown.listing(text, plans))

    async def list(self, reply: Reply, press: Press) -> None:
        await reply.update()
        plans, text = await self._plans(reply, press.table, press.arg)
        await reply.show(shown.listing(text, plans))

    async def pick(self, reply: Reply, press: Press) -> None:
        """An order of the menu: what is to be chosen for it."""
        await reply.update()
        plans, text = await self._plans(reply, press.table, press.arg)
        order = next((o for o in plans.orders if o.name in press.values), None)
        if order is None:
            raise Refused("no-such-plan", name=" ".join(press.values))
        await reply.show(shown.drafting(text, plans, shown.begin(plans, order)))

    async def draft(self, reply: Reply, press: Press) -> None:
        """A part of a plan is chosen."""
        await reply.update()
        seat, _, rest = press.arg.partition(":")
        part, _, told = rest.partition(":")
        plans, text = await self._plans(reply, press.table, seat)
        draft = shown.read(plans, told)
        if draft is None or not press.values:
            await reply.show(shown.listing(text, plans, text("refused-menu-out-of-date")))
            return
        await reply.show(shown.drafting(text, plans, shown.choose(draft, part, press.value)))

    async def set(self, reply: Reply, press: Press) -> None:
        await reply.update()
        seat, _, told = press.arg.partition(":")
        plans, text = await self._plans(reply, press.table, seat)
        draft = shown.read(plans, told)
        if draft is None:
            await reply.show(shown.listing(text, plans, text("refused-menu-out-of-date")))
            return
        if draft.lacks:  # the button is not there before: somebody has made the press by hand
            await reply.show(shown.drafting(text, plans, draft))
            return
        user, name = reply.reader.user, draft.order.name
        now = await self.orders.set(plans.table.id, user, name, draft.values, draft.lasts, plans.seat)
        text = reply.text(plans.table.game)
        await reply.show(shown.listing(text, now, shown.done(text, draft)))

    async def clear(self, reply: Reply, press: Press) -> None:
        await reply.update()
        seat, _, key = press.arg.partition(":")
        plans, text = await self._plans(reply, press.table, seat)
        now = await self.orders.clear(press.table, reply.reader.user, press.value if press.values else key, plans.seat)
        await reply.show(shown.listing(text, now, text("plans-cleared")))

    async def pace(self, reply: Reply, press: Press) -> None:
        """Whether plans answer at once: the other way than the button shows."""
        await reply.update()
        seat, _, pace = press.arg.partition(":")
        await self.service.people.set(reply.reader.user, unhurried=pace == "at-once")
        plans, text = await self._plans(reply, press.table, seat)
        await reply.show(shown.listing(text, plans))
