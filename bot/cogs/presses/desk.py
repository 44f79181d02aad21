"""Presses on somebody's private desk."""

from __future__ import annotations

from bot.rules import Stale
from bot.ui.common.press import Press
from bot.ui.posts import adapter

from ..common.parts import Parts
from ..common.reply import Handler, Reply


class DeskPresses:
    def __init__(self, parts: Parts) -> None:
        self.desks, self.answers, self.help, self.reasons = parts.desks, parts.answers, parts.help, parts.why

    async def answer(self, reply: Reply, press: Press, handler: Handler) -> None:
        """Do what was pressed; on a menu of an old question say so, and show how things stand."""
        try:
            await handler(reply, press)
        except Stale as no:
            if reply.state == "fresh":
                await reply.update()
            await self._show(reply, press, reply.text()(f"refused-{no.text}"))

    async def _show(self, reply: Reply, press: Press, head: str = "") -> None:
        await reply.show(await self.desks.open(press.table, reply.reader, press.seat, head=head, story=False))

    async def confirm(self, reply: Reply, press: Press) -> None:
        await reply.update()
        report = await self.desks.confirm(press, reply.reader)
        await self.answers.done(reply, report)

    async def type_box(self, reply: Reply, press: Press) -> None:
        """Open the box; its words come back to `typed`."""
        box = await self.desks.type_box(press, reply.reader)
        await reply.box(adapter.text_box(box.title, box.id, box.label, box.value))

    async def typed(self, reply: Reply, press: Press) -> None:
        await reply.update()
        await self.desks.type_in(press, reply.reader, adapter.typed_words(reply.interaction))
        await self._show(reply, press)

    async def topics(self, reply: Reply, press: Press) -> None:
        await reply.thinking()
        await self.help.of_question(reply, press.table, press.seat)

    async def why(self, reply: Reply, press: Press) -> None:
        """What is not on offer; the menu stays, and what is chosen in it is answered above it."""
        again = press.what == press.word and press.values
        await (reply.update() if again else reply.thinking())
        await self.reasons.show(reply, press.table, press.seat, press.value if again else "", press.arg)

    async def tap(self, reply: Reply, press: Press) -> None:
        """A step towards an answer, with a new picture where that changes; or the answer."""
        await reply.update()
        await self.answers.done(reply, await self.desks.tap(press, reply.reader))
