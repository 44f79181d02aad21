"""Pictures that are owed: the words were there before the process died, or before Discord took the picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord
import msgspec

from bot.rules import Refused
from bot.service.core.model import Outgoing, Table
from bot.service.workers.promises import KIND
from bot.ui.delivery.discord_errors import NO_PERMISSION, TOO_LARGE
from bot.ui.delivery.herald import Deliver, Herald
from bot.ui.desk import Reader
from bot.ui.posts import adapter, posts
from bot.ui.posts.posts import Page, Post

from .parts import Parts
from .replay import step_page

TOKEN = 14 * 60.0  # seconds in which an answer can be changed; Discord says 15 minutes
ORIGINAL = "@original"  # the answer, as Discord's webhook of an interaction calls it

Make = Callable[[Page, Reader], Awaitable[Post]]


class LatePictures:
    """Rows of the outbox that come of broken promises: the answer is made anew as things stand, and shown whole."""

    def __init__(self, herald: Herald, parts: Parts) -> None:
        self.herald, self.parts, self.frontend = herald, parts, parts.frontend
        self.kinds: dict[str, Deliver] = {KIND: self._deliver}
        self.pages: Mapping[str, Make] = {"desk": parts.desks.again, "board": self._board, "replay": self._step}

    async def _board(self, page: Page, reader: Reader) -> Post:
        table = await self.frontend.tables.find(page.table)
        return await self.parts.answers.board_page(table, reader, page.args["part"])

    async def _step(self, page: Page, reader: Reader) -> Post:
        return await step_page(self.frontend, await self.frontend.tables.find(page.table), reader, page.args["at"])

    async def _deliver(self, row: Outgoing, table: Table) -> None:
        """Changing a message is safe to do twice, so nothing is looked for where an earlier try was cut off."""
        what, service = row.payload, self.frontend.service
        if service.clock.now() - what["at"] > TOKEN or service.promises.open(what["key"]):
            return
        page, reader = msgspec.convert(what["page"], Page), Reader(what["user"], what["locale"])
        try:
            post = await self.pages[page.name](page, reader)
        except Refused:
            return  # it is no answer for them any more
        if post.drawing is not None:
            picture, alt = await post.drawing.made(), post.drawing.alt
            post = msgspec.structs.replace(post, drawing=None, picture=picture, alt=alt)
        await self._change(what["token"], post, reader)

    async def _change(self, token: str, post: Post, reader: Reader) -> None:
        client = self.herald.client
        webhook = discord.Webhook.partial(client.application_id or 0, token, client=client)
        try:
            await webhook.edit_message(ORIGINAL, **adapter.change(post, picture=True))  # type: ignore[call-overload]
        except discord.HTTPException as wrong:
            if not post.picture or wrong.code not in (TOO_LARGE, NO_PERMISSION):
                raise
            said = posts.lines(post.content, self.frontend.game_text("", reader.locale)("notice-no-picture"))
            bare = adapter.change(Post(said, post.rows), picture=True)
            await webhook.edit_message(ORIGINAL, **bare)  # type: ignore[call-overload]
