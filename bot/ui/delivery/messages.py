"""Messages sent, changed and found again, whatever has become of the channel, the thread or what was said before."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.service.core.model import Outgoing, Table

from ..common import permissions
from ..common.press import public_id
from ..posts import adapter, posts
from ..posts.frontend import Frontend
from ..posts.posts import Post
from .discord_errors import (
    ARCHIVED,
    CLOSED,
    NO_ACCESS,
    NO_PERMISSION,
    OLD_EDITS,
    TOO_LARGE,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    is_gone,
)

_log = logging.getLogger(__name__)

RECENT = 50  # messages looked through for one of ours
MARKED = ("desk", "board")  # buttons that may bear the nonce of their message


class Messages:
    """One client's messages. `frontend` is set once both exist."""

    frontend: Frontend

    def __init__(self, client: discord.Client) -> None:
        self.client = client

    def place(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    async def post(self, table: Table, post: Post, row: Outgoing) -> int:
        """Send to where the table plays; where that is closed for good, to its channel, saying so."""
        try:
            return await self.send(table.where, post, row)
        except discord.HTTPException as wrong:
            if not table.thread or not await self._closed(table.thread, wrong):
                raise
            _log.info("table %d: its thread is closed (%s), on in the channel", table.id, wrong.code)
        await self.frontend.tables.set_thread(table.id, 0)
        moved = self.frontend.text(table)("notice-moved", table=posts.escape(table.name))
        return await self.send(table.channel, with_line(post, moved), row)

    async def _closed(self, thread: int, wrong: discord.HTTPException) -> bool:
        """Whether a thread can be written to no more. In one that is locked, all but reading is forbidden."""
        if wrong.code == UNKNOWN_CHANNEL:
            return await is_gone(self.client, thread)
        return wrong.code in CLOSED or (wrong.code == NO_PERMISSION and await self._locked(thread))

    async def _locked(self, channel: int) -> bool:
        try:
            found = await self.client.fetch_channel(channel)
        except discord.HTTPException:
            return False
        return isinstance(found, discord.Thread) and found.locked

    async def send(self, channel: int, post: Post, row: Outgoing) -> int:
        """Send once: the nonce makes Discord give back the message it already has."""
        target = self.place(channel)
        try:
            sent = await target.send(nonce=row.nonce, **adapter.new(post))
        except discord.HTTPException as wrong:
            if not (post.picture or post.files) or wrong.code not in (TOO_LARGE, NO_PERMISSION):
                raise
            if wrong.code == NO_PERMISSION and not await self._may_write(channel):
                raise
            text = self.frontend.text(await self.frontend.tables.find(row.table))
            bare = with_line(with_picture(post, b"", ""), text("notice-no-picture"), last=True)
            sent = await target.send(nonce=row.nonce, **adapter.new(bare))
        return sent.id

    async def _may_write(self, channel: int) -> bool:
        """Whether words alone would be taken: then it is the picture that is not allowed."""
        have = await self.rights(channel)
        return have is not None and not permissions.missing(have, ("view_channel", "send_messages"))

    async def rights(self, channel: int) -> discord.Permissions | None:
        found = self.client.get_channel(channel)
        if isinstance(found, (discord.abc.GuildChannel, discord.Thread)) and found.guild.me is not None:
            return found.permissions_for(found.guild.me)
        return None

    async def change(self, table: Table, message: int, post: Post, at: Sequence[int] = ()) -> bool:
        """Change a message of a table, wherever it was played when that was posted; `at`: there, where it has moved."""
        for place in dict.fromkeys(at or (table.where, table.channel)):
            if (changed := await self._edited(place, message, post)) is not False:
                return bool(changed)
        return False

    async def read(self, table: Table, message: int) -> discord.Message | None:
        """A message of a table; None where it, or the place it was in, is gone."""
        for channel in dict.fromkeys((table.where, table.channel)):
            try:
                return await self.place(channel).fetch_message(message)
            except discord.HTTPException as wrong:
                if wrong.code not in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                    raise
        return None

    async def edit(self, channel: int, message: int, post: Post) -> bool:
        """Change a message, its picture only if there is a new one; False where there is nothing to change any more."""
        return bool(await self._edited(channel, message, post))

    async def _edited(self, channel: int, message: int, post: Post) -> bool | None:
        """The same; None where it is there, and too old to be changed so often."""
        target = self.place(channel).get_partial_message(message)
        for last in (False, True):
            try:
                await target.edit(**adapter.change(post, picture=bool(post.picture)))
                return True
            except discord.HTTPException as wrong:
                if wrong.code == ARCHIVED and not last and await self._unarchive(channel):
                    continue
                if wrong.code not in (UNKNOWN_MESSAGE, OLD_EDITS) and not await self._closed(channel, wrong):
                    raise
                _log.info("message %d is left as it is: %s", message, wrong.code)
                return None if wrong.code == OLD_EDITS else False
        return False

    async def _unarchive(self, channel: int) -> bool:
        """Open a thread that has fallen asleep; False where it is locked or no thread."""
        try:
            thread = await self.client.fetch_channel(channel)
            if isinstance(thread, discord.Thread) and not thread.locked:
                await thread.edit(archived=False)
                return True
        except discord.HTTPException as wrong:
            _log.info("thread %d cannot be opened: %s", channel, wrong.code)
        return False

    async def find(self, channel: int, row: Outgoing, *ids: str) -> int | None:
        """A message of ours that an earlier try has posted: by its nonce, or by the id of a button or a file's name."""
        key = str(row.payload.get("key", ""))
        wanted = {*ids, *(public_id(row.table, word, row.nonce) for word in MARKED)}
        if key:
            wanted.add(public_id(row.table, "desk", key))
        me = self.client.user
        try:
            async for message in self.place(channel).history(limit=RECENT):
                if me is None or message.author.id != me.id:
                    continue
                if str(message.nonce or "") == row.nonce or wanted & ids_of(message):
                    return message.id
        except discord.HTTPException as wrong:
            if wrong.code not in (UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION):
                raise
        return None


def ids_of(message: discord.Message) -> set[str]:
    """By what a message of ours is known again: its files' names, and the ids of its buttons."""
    return {a.filename for a in message.attachments} | {
        str(part.custom_id)
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for part in row.children
        if part.custom_id
    }


def with_picture(post: Post, picture: bytes, alt: str, buttons: tuple[Any, ...] | None = None) -> Post:
    rows = post.rows if buttons is None else (buttons,)
    return Post(post.content, rows, picture, alt, post.ping, post.silent)


def with_line(post: Post, line: str, *, last: bool = False) -> Post:
    content = posts.lines(post.content, line) if last else posts.lines(line, post.content)
    return msgspec.structs.replace(post, content=content)
