"""Presses on the card of a table that has not begun."""

from __future__ import annotations

from bot.rules import Refused
from bot.service.core.model import STRENGTHS
from bot.ui.common.press import Press

from ..common.clock import choose_clock
from ..common.owners import pass_on
from ..common.parts import Parts
from ..common.people import person
from ..common.reply import Reply


class LobbyPresses:
    def __init__(self, parts: Parts) -> None:
        self.frontend, self.tables = parts.frontend, parts.frontend.tables

    async def join(self, reply: Reply, press: Press) -> None:
        await reply.update()
        await self.tables.join(press.table, person(reply.interaction))

    async def leave(self, reply: Reply, press: Press) -> None:
        await reply.update()
        await self.tables.leave(press.table, reply.reader.user)

    async def add_computer(self, reply: Reply, press: Press) -> None:
        await reply.update()
        await pass_on(self.frontend, reply, press.table)
        await self.tables.add_computer(press.table, reply.reader.user, press.value or STRENGTHS[1])

    async def drop_computer(self, reply: Reply, press: Press) -> None:
        await reply.update()
        await pass_on(self.frontend, reply, press.table)
        await self.tables.drop_computer(press.table, reply.reader.user)

    async def start(self, reply: Reply, press: Press) -> None:
        await reply.update()
        await pass_on(self.frontend, reply, press.table)
        await self.tables.start(press.table, reply.reader.user)

    async def set_options(self, reply: Reply, press: Press) -> None:
        await reply.update()
        if not press.values:
            raise Refused("not-on-offer")
        await pass_on(self.frontend, reply, press.table)
        for change in press.values:
            name, _, value = change.partition("=")
            await self.tables.set_option(press.table, reply.reader.user, name, value)

    async def set_clock(self, reply: Reply, press: Press) -> None:
        await reply.update()
        if not press.values:
            raise Refused("not-on-offer")
        await pass_on(self.frontend, reply, press.table)
        await choose_clock(self.frontend, press.table, reply.reader.user, press.value)
