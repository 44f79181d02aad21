"""Presses on the answers that stand in a call: all see them, and they are for whoever is asked."""

from __future__ import annotations

from bot.rules import NotYours
from bot.ui.common.press import Press
from bot.ui.posts.posts import Post

from ..common.answers import waiting_for
from ..common.parts import Parts
from ..common.reply import Reply


class CallPresses:
    def __init__(self, parts: Parts) -> None:
        self.frontend, self.desks, self.answers, self.reasons = parts.frontend, parts.desks, parts.answers, parts.why

    async def pick(self, reply: Reply, press: Press) -> None:
        """Give the answer and show, to its player alone, what came of it; what is to be confirmed goes to the desk."""
        await reply.thinking()
        try:
            done = await self.desks.answer(press, reply.reader)
        except NotYours:
            await self._waiting(reply, press)
            await reply.reopen_menu()
            return
        await self.answers.done(reply, done)
        if isinstance(done, Post):  # not given yet: the call stands as it did
            await reply.reopen_menu()

    async def why(self, reply: Reply, press: Press) -> None:
        """What is not among the answers, to whoever is asked."""
        await reply.thinking()
        try:
            await self.reasons.show(reply, press.table, press.seat)
        except NotYours:
            await self._waiting(reply, press)

    async def _waiting(self, reply: Reply, press: Press) -> None:
        table = await self.frontend.tables.find(press.table)
        await reply.tell(waiting_for(reply.text(table.game), table))
