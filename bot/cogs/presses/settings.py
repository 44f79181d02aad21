"""Presses on somebody's own settings, and on the help that is about no table."""

from __future__ import annotations

from bot.rules import Refused
from bot.service.core.model import STRENGTHS
from bot.ui.common.limits import INPUT_LABEL, MODAL_TITLE, cut
from bot.ui.common.press import Press, personal_id
from bot.ui.pages import settings
from bot.ui.posts import adapter
from bot.ui.posts.posts import Post

from ..common.my_settings import MySettings, chosen
from ..common.parts import Parts
from ..common.reply import Reply


class SettingsPresses:
    def __init__(self, parts: Parts) -> None:
        self.frontend, self.help = parts.frontend, parts.help
        self.mine = MySettings(parts.frontend)

    async def settings(self, reply: Reply, press: Press) -> None:
        """A page of the settings is opened (`topic`), something is set on one (`set.<topic>`), or all are shown."""
        what, _, topic = press.arg.partition(".")
        if what == "topic":
            topic = press.value
        other = what == "set" and settings.OTHER in press.values
        if (what in ("topic", "set") and topic not in settings.TOPICS) or (other and topic not in settings.TYPED):
            raise Refused("not-on-offer")
        if other or (what == "topic" and topic in settings.BOXES):
            await self._open_box(reply, topic)
            return
        await reply.update()
        text, profile = reply.text(), await self.mine.people.profile(reply.reader.user)
        if what == "topic":
            await reply.show(settings.page(text, topic, profile))
        elif what == "set":
            await self.mine.overview(reply, await self.mine.set(reply, topic, chosen(topic, press.values)))
        else:
            await self.mine.overview(reply)

    async def _open_box(self, reply: Reply, topic: str) -> None:
        text = reply.text()
        title, label = cut(text(f"me-{topic}"), MODAL_TITLE), cut(text(f"me-ask-{topic}"), INPUT_LABEL)
        await reply.box(adapter.text_box(title, personal_id("box", topic), label, ""))

    async def typed(self, reply: Reply, press: Press) -> None:
        """A box comes back."""
        await reply.update()
        said = adapter.typed_words(reply.interaction)
        if press.arg == "away":
            await self.mine.go_away(reply, said)
            return
        head = await self.mine.take(reply, press.arg, said)
        await self.mine.overview(reply, head)

    async def lend(self, reply: Reply, press: Press) -> None:
        """Somebody who is away has the computer play meanwhile."""
        await reply.update()
        profile = await self.mine.people.profile(reply.reader.user)
        if not profile.away(self.frontend.service.clock.now()):
            raise Refused("not-away")
        await self.mine.be_away(reply, profile.away_until, STRENGTHS[1])

    async def back(self, reply: Reply, press: Press) -> None:
        await reply.update()
        await self.frontend.service.absences.end(reply.reader.user)
        await self.mine.overview(reply, reply.text()("me-away-ended"))

    async def forget(self, reply: Reply, press: Press) -> None:
        """Everything known of whoever presses; nothing of others."""
        await reply.update()
        user = reply.reader.user
        gone = await self.frontend.service.eraser.erase(user)
        text = reply.text()
        self.frontend.languages.learn(user, "")
        await reply.show(
            Post(text("me-forgotten", left=gone.left, lent=gone.lent, ended=gone.ended, cleared=gone.cleared))
        )

    async def rules(self, reply: Reply, press: Press) -> None:
        """A topic chosen in the menu of how a game goes."""
        await reply.update()
        await self.help.rules(reply, press.arg, press.value)
