"""Presses on what a table is asked to agree on, and on the buttons that ask it."""

from __future__ import annotations

import re

from bot.rules import Refused
from bot.ui.common.press import Press
from bot.ui.posts import posts
from bot.ui.posts.posts import Post

from ..common.parts import Parts
from ..common.people import person
from ..common.reply import Reply


class ConsentPresses:
    """Votes, and proposals made by a button."""

    def __init__(self, parts: Parts) -> None:
        self.frontend, self.answers = parts.frontend, parts.answers

    async def vote(self, reply: Reply, press: Press) -> None:
        await reply.update()
        read = re.fullmatch(r"([0-9]{1,15})\.([0-9])", press.arg)
        if read is None:
            raise Refused("no-proposal")
        await self.frontend.service.proposals.vote(press.table, reply.reader.user, int(read[1]), int(read[2]))

    async def ask_undo(self, reply: Reply, press: Press) -> None:
        """Ask for exactly what was shown; where the game has gone on, it is shown anew."""
        await reply.update()
        found = await self.frontend.tables.find(press.table)
        epoch, _, rest = press.arg.partition(".")
        n, _, first = rest.partition(".")
        if (epoch, n) != (str(found.epoch), str(found.n)) or not (first.isascii() and first.isdigit()):
            await self.answers.offer_undo(reply, found)
            return
        p = await self.frontend.service.undo_by_consent.propose(press.table, reply.reader.user, int(first))
        text = reply.text(found.game)
        if p is not None:
            await reply.show(Post(text("undo-asked")))
            return
        button = posts.button(press.table, "desk", text("button-desk"), style="main")
        await reply.show(Post(text("undo-done"), ((button,),)))

    async def sit_down(self, reply: Reply, press: Press) -> None:
        """Somebody would like to play on for a person who is gone."""
        await reply.thinking()
        if re.fullmatch(r"[0-9]{1,15}", press.arg) is None:
            raise Refused("no-proposal")
        found = await self.frontend.tables.find(press.table)
        await self.frontend.service.replacements.offer(press.table, person(reply.interaction), int(press.arg))
        await reply.tell(reply.text(found.game)("newcomer-asked"))
