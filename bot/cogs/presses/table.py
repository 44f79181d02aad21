"""Presses under the messages of a running or finished table: to look at it, to take a move back, to end it."""

from __future__ import annotations

from bot.ui.common.press import Press
from bot.ui.posts import adapter, posts

from ..common.owners import pass_on
from ..common.parts import Parts
from ..common.people import parent_of, person
from ..common.replay import show_step
from ..common.reply import Reply
from ..common.which import manages


class TablePresses:
    def __init__(self, parts: Parts) -> None:
        self.frontend, self.answers, self.help = parts.frontend, parts.answers, parts.help

    async def desk(self, reply: Reply, press: Press) -> None:
        await reply.thinking()
        await self.answers.desk(reply, press.table)

    async def board(self, reply: Reply, press: Press) -> None:
        await reply.thinking()
        await self.answers.board(reply, await self.frontend.tables.find(press.table))

    async def zoom(self, reply: Reply, press: Press) -> None:
        await reply.update()
        await self.answers.board(reply, await self.frontend.tables.find(press.table), part=press.value)

    async def log(self, reply: Reply, press: Press) -> None:
        await (reply.update() if press.arg else reply.thinking())  # turning its pages changes the log that is there
        last = int(press.arg) if press.arg.isascii() and press.arg.isdigit() and len(press.arg) < 10 else None
        await self.answers.log(reply, await self.frontend.tables.find(press.table), last)

    async def replay(self, reply: Reply, press: Press) -> None:
        """A button with a step in its id, or the menu of rounds. The first press is on a public message."""
        wanted = press.value or press.arg.partition(".")[0]
        await (reply.update() if press.arg else reply.thinking())
        at = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 7 else 0
        await show_step(self.frontend, reply, await self.frontend.tables.find(press.table), at)

    async def score(self, reply: Reply, press: Press) -> None:
        await reply.thinking()
        await self.answers.score(reply, await self.frontend.tables.find(press.table))

    async def record(self, reply: Reply, press: Press) -> None:
        await reply.thinking()
        await self.answers.record(reply, await self.frontend.tables.find(press.table))

    async def seal(self, reply: Reply, press: Press) -> None:
        await reply.thinking()
        table = await self.frontend.tables.find(press.table)
        await reply.tell(reply.text(table.game)("seal-whole", commitment=table.commitment))

    async def topic(self, reply: Reply, press: Press) -> None:
        """A thing chosen in the menu behind *?*."""
        await reply.update()
        message = reply.interaction.message
        among = adapter.choices_of(message) if message is not None else list(press.values)
        await self.help.of_thing(reply, await self.frontend.tables.find(press.table), press.value, among)

    async def offer_undo(self, reply: Reply, press: Press) -> None:
        await reply.thinking()
        await self.answers.offer_undo(reply, await self.frontend.tables.find(press.table))

    async def undo(self, reply: Reply, press: Press) -> None:
        await reply.update()
        await self.answers.undo_now(reply, press.table, press.arg)

    async def abandon(self, reply: Reply, press: Press) -> None:
        await reply.update()
        await pass_on(self.frontend, reply, press.table)
        manager = manages(reply.interaction, await self.frontend.tables.find(press.table))
        found = await self.frontend.tables.abandon(press.table, reply.reader.user, manager=manager)
        text = reply.text(found.game)
        await reply.show(posts.Post(text("abandon-done", name=posts.escape(found.name))))

    async def again(self, reply: Reply, press: Press) -> None:
        """Another table with the same game, options and people; the first to ask calls the others, they join by it."""
        await reply.update()
        before, asker = await self.frontend.tables.find(press.table), person(reply.interaction)
        found, new = await self.frontend.tables.again(before.id, asker, parent_of(reply.interaction))
        others = [u for u in before.players if u != asker.id]
        if not new or not others:
            await reply.tell(reply.text()("again-joined", name=posts.escape(found.name)))
            return
        text = self.frontend.text(before)
        called = " ".join(posts.mention(u) for u in others)
        name, place = posts.escape(asker.name), f"<#{before.channel}>"
        said = text("notice-again", mentions=called, name=name, table=posts.escape(found.name), place=place)
        await reply.interaction.followup.send(**adapter.new(posts.Post(said, ping=tuple(others))))
