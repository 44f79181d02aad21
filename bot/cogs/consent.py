"""Presses on what the table is asked to agree on, and the buttons that ask it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from discord.ext import commands

from bot.rules import Refused
from bot.ui import posts
from bot.ui.posts import Post

from .people import person
from .reply import Reply
from .timing import choose

if TYPE_CHECKING:
    from .client import Caravel


class ConsentCog(commands.Cog):
    """Votes, and proposals made by a button."""

    def __init__(self, bot: Caravel) -> None:
        self.bot, self.house, self.answers = bot, bot.house, bot.answers
        bot.publics |= {"vote": self._vote, "askundo": self._ask_undo, "clock": self._clock, "sitdown": self._sit_down}

    async def _vote(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        read = re.fullmatch(r"([0-9]{1,15})\.([0-9])", arg)
        if read is None:
            raise Refused("no-proposal")
        await self.house.service.proposals.vote(table, reply.reader.user, int(read[1]), int(read[2]))

    async def _ask_undo(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        """Ask for exactly what was shown; where the game has gone on, it is shown anew."""
        await reply.update()
        found = await self.house.tables.find(table)
        epoch, _, rest = arg.partition(".")
        n, _, first = rest.partition(".")
        if (epoch, n) != (str(found.epoch), str(found.n)) or not (first.isascii() and first.isdigit()):
            await self.answers.offer_undo(reply, found)
            return
        p = await self.house.service.taking_back.propose(table, reply.reader.user, int(first))
        words = reply.words(found.game)
        if p is not None:
            await reply.show(Post(words("undo-asked")))
            return
        button = posts.button(table, "desk", words("button-desk"), style="main")
        await reply.show(Post(words("undo-done"), ((button,),)))

    async def _sit_down(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        """Somebody would like to play on for a person who is gone."""
        await reply.thinking()
        if re.fullmatch(r"[0-9]{1,15}", arg) is None:
            raise Refused("no-proposal")
        found = await self.house.tables.find(table)
        await self.house.service.newcomers.offer(table, person(reply.interaction), int(arg))
        await reply.tell(reply.words(found.game)("newcomer-asked"))

    async def _clock(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        """The menu of a lobby's card."""
        await reply.update()
        if not values:
            raise Refused("not-on-offer")
        await self.answers.pass_on(reply, table)
        await choose(self.bot, table, reply.reader.user, values[0])
