"""/mine: all of somebody's tables; and the buttons of reminders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.rules import Refused
from bot.text.translator import described
from bot.ui import adapter, posts
from bot.ui.limits import INPUT_LABEL, MODAL_TITLE, cut
from bot.ui.mine import mine
from bot.ui.posts import Post

from .reply import Interaction, Reply
from .trouble import command

if TYPE_CHECKING:
    from .client import Caravel


class MineCog(commands.Cog):
    def __init__(self, bot: Caravel) -> None:
        self.house = bot.house
        bot.publics |= {"snooze": self._snooze, "mute": self._mute, "away": self._away}
        bot.personals |= {"mine": self._mine}

    @app_commands.command(name="mine", description=described("command-mine"))
    async def mine(self, interaction: Interaction) -> None:
        async def work(reply: Reply) -> None:
            await reply.show(await mine(self.house, reply.reader.user, reply.locale))

        await command(self.house, interaction, work)

    async def _mine(self, reply: Reply, arg: str, values: list[str]) -> None:
        await reply.update()
        page = int(arg) if arg.isascii() and arg.isdigit() and len(arg) < 6 else 0
        await reply.show(await mine(self.house, reply.reader.user, reply.locale, page))

    # -- reminders ---------------------------------------------------------------------------

    async def _theirs(self, reply: Reply, table: int, arg: str) -> None:
        """Raises `Refused` for anybody but whom the reminder is for."""
        if arg == str(reply.reader.user):
            return
        found = await self.house.tables.find(table)
        name = next((s.name for s in found.seats if str(s.user) == arg), "")
        raise Refused("not-for-you", name=name or "?")

    async def _snooze(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.thinking()
        await self._theirs(reply, table, arg)
        at = await self.house.service.reminders.snooze(table, reply.reader.user)
        await reply.show(Post(reply.words()("snoozed", at=posts.when(at))))

    async def _mute(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.thinking()
        await self._theirs(reply, table, arg)
        await self.house.service.reminders.mute(table, reply.reader.user)
        await reply.show(Post(reply.words()("muted")))

    async def _away(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await self._theirs(reply, table, arg)
        words = reply.words()
        title, label = cut(words("me-away"), MODAL_TITLE), cut(words("me-ask-away"), INPUT_LABEL)
        await reply.box(adapter.asking(title, "p:box:away", label, ""))
