"""What comes of a refusal: what may pass is tried again, what people can mend is told them, the rest is done with."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord

from bot.service.core.model import Later, Outgoing, Table
from bot.service.core.outgoing import Out
from bot.service.core.stranded import CHANNEL, RIGHTS, SERVER
from bot.text.fluent import Text

from ..common import permissions
from ..pages import question
from ..posts import adapter, posts
from .discord_errors import NO_ACCESS, NO_PERMISSION, SHUT, is_gone, passing
from .messages import Messages

_log = logging.getLogger(__name__)

SURE = 2  # refusals after which rights that lack are not taken for a passing trouble
OVER = ("over", "abandoned")
BESIDE = frozenset({"answered", "tally", "card", "picture", "word", "private", "digest", "heads-up"})  # not what calls


class Refusals(Messages):
    """What the herald does when Discord says no."""

    async def _refused(self, row: Outgoing, table: Table, wrong: discord.HTTPException) -> None:
        """Discord said no: raises `Later` where that may pass, or where people can do something about it."""
        _log.warning("table %d, %s: Discord says %s %s", row.table, row.kind, wrong.status, wrong.code)
        if passing(wrong):
            raise Later from wrong
        if wrong.code not in SHUT or (
            table.status in ("over", "abandoned") and wrong.code not in (NO_ACCESS, NO_PERMISSION)
        ):
            return
        if row.kind in BESIDE:
            raise Later from wrong
        if row.tries == 0 and wrong.code in (NO_ACCESS, NO_PERMISSION):
            await self._complain(table)
        raise Later(more=await self._stranded(row, table, wrong)) from wrong

    async def _stranded(self, row: Outgoing, table: Table, wrong: discord.HTTPException) -> tuple[tuple[Any, ...], ...]:
        """Nothing gets through to a table: its people are told in private, and called there meanwhile.

        Those calls, as rows to post; none as long as it may be a passing trouble.
        """
        if self.client.get_guild(table.guild) is None:
            why = SERVER
        elif await is_gone(self.client, table.channel):
            why = CHANNEL
        elif wrong.code in (NO_ACCESS, NO_PERMISSION) and row.tries >= SURE:
            why = RIGHTS
        else:
            return ()
        await self.frontend.service.stranded.mark(table, why)
        if row.kind != "question" or not row.current:
            return ()
        key = str(row.payload["key"])
        called = {user for _, user, _ in await self.frontend.service.outbox.calls_of(table.id, key)}
        how = await question.calls(self.frontend, table, [int(s) for s in row.payload["ping"]])
        asked = [user for user, way in how.items() if way and user not in called | question.spared(table, row.payload)]
        about = {"question": key, "n": row.payload["n"], "asked": row.payload["asked"], "both": True, "struck": ""}
        about["instead"] = True
        return tuple(Out("private", f"private:{key}:{u}", {**about, "user": u}, key).row() for u in asked)

    async def lost(self, tables: Sequence[Table], why: str) -> None:
        """Discord has told that the place of these tables is gone."""
        for table in tables:
            if table.status in ("lobby", "running"):
                await self.frontend.service.stranded.mark(table, why)
        self.frontend.service.outbox.poke()

    async def channel_deleted(self, channel: int) -> None:
        """A channel is gone, and its threads with it."""
        await self.lost([t for t in await self.frontend.tables.in_channel(channel) if t.channel == channel], CHANNEL)

    async def sent_away(self, guild: int) -> None:
        """The bot has been removed from a server."""
        await self.lost(await self.frontend.tables.of_guild(guild), SERVER)

    async def _complain(self, table: Table) -> None:
        """Say what lacks where it can be read: in the channel, or else to the owner in private."""
        text = self.frontend.text(table)
        names = await self.lacking(table, text)
        said = text("notice-permission", table=posts.escape(table.name), place=f"<#{table.where}>", names=names)
        for target in (table.where, table.channel):
            try:
                await self.place(target).send(said, allowed_mentions=adapter.NOBODY)
                return
            except discord.HTTPException:
                continue
        _log.warning("table %d: what lacks (%s) cannot be told where it is played", table.id, names)

    async def lacking(self, table: Table, text: Text) -> str:
        """The rights that the bot lacks where a table is played; all that it needs where that cannot be told."""
        have = await self.rights(table.where) or await self.rights(table.channel)
        wanted = permissions.wanted(in_thread=bool(table.thread))
        lacking = permissions.missing(have, wanted) if have is not None else list(wanted)
        return ", ".join(text(f"permission-{n}") for n in lacking or wanted)
