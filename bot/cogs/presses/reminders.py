"""Presses under a reminder, which are for one person only; and the pages of somebody's tables."""

from __future__ import annotations

from bot.rules import Refused
from bot.ui.common.limits import INPUT_LABEL, MODAL_TITLE, cut
from bot.ui.common.press import Press, personal_id
from bot.ui.pages.my_tables import mine
from bot.ui.posts import adapter, posts
from bot.ui.posts.posts import Post

from ..common.parts import Parts
from ..common.reply import Reply


class ReminderPresses:
    def __init__(self, parts: Parts) -> None:
        self.frontend = parts.frontend

    async def _theirs(self, reply: Reply, press: Press) -> None:
        """Raises `Refused` for anybody but whom the reminder is for."""
        if press.arg == str(reply.reader.user):
            return
        found = await self.frontend.tables.find(press.table)
        name = next((s.name for s in found.seats if str(s.user) == press.arg), "")
        raise Refused("not-for-you", name=name or "?")

    async def snooze(self, reply: Reply, press: Press) -> None:
        await reply.thinking()
        await self._theirs(reply, press)
        at = await self.frontend.service.reminders.snooze(press.table, reply.reader.user)
        await reply.show(Post(reply.text()("snoozed", at=posts.when(at))))

    async def mute(self, reply: Reply, press: Press) -> None:
        await reply.thinking()
        await self._theirs(reply, press)
        await self.frontend.service.reminders.mute(press.table, reply.reader.user)
        await reply.show(Post(reply.text()("muted")))

    async def away(self, reply: Reply, press: Press) -> None:
        """Ask until when; what is typed comes back as a setting of theirs."""
        await self._theirs(reply, press)
        text = reply.text()
        title, label = cut(text("me-away"), MODAL_TITLE), cut(text("me-ask-away"), INPUT_LABEL)
        await reply.box(adapter.text_box(title, personal_id("box", "away"), label, ""))

    async def my_tables(self, reply: Reply, press: Press) -> None:
        await reply.update()
        page = int(press.arg) if press.arg.isascii() and press.arg.isdigit() and len(press.arg) < 6 else 0
        await reply.show(await mine(self.frontend, reply.reader.user, reply.locale, page))
