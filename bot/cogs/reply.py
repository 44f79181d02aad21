"""An answer to one interaction: acknowledged first, filled in later, and in one place whatever way it went before."""

from __future__ import annotations

import io
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.text.fluent import Text, text
from bot.ui import adapter, posts
from bot.ui.desk import Reader
from bot.ui.herald import NO_PERMISSION, TOO_LARGE
from bot.ui.posts import Post

Interaction = discord.Interaction[Any]

# With the table, the rest of the id, what was chosen.
Public = Callable[["Reply", int, str, list[str]], Coroutine[Any, Any, None]]
Personal = Callable[["Reply", str, list[str]], Coroutine[Any, Any, None]]


def custom_id(interaction: Interaction) -> str:
    """The id of what was pressed, or of the box that was sent; empty for commands."""
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", ""))


def values(interaction: Interaction) -> list[str]:
    """What was chosen in a menu; nothing for a button."""
    data: dict[str, Any] = dict(interaction.data or {})
    return [str(v) for v in data.get("values") or []]


class Reply:
    """Knows what has been answered already, for each step has its own way to Discord.

    fresh: nothing yet; thinking: a message is promised; update: the pressed message may change; public: it may not,
    for others see it, too; sent: a message of our own is there.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.state = "fresh"
        self.table = 0  # the table it is about, once that is known

    @property
    def locale(self) -> str:
        """The language of whoever acts: what they have chosen, else that of their Discord."""
        discords = str(self.interaction.locale)
        house = getattr(self.interaction.client, "house", None)
        return discords if house is None else str(house.readers.locale(self.interaction.user.id, discords))

    @property
    def reader(self) -> Reader:
        return Reader(self.interaction.user.id, self.locale)

    def words(self, game: str = "") -> Text:
        """Words in the language of whoever acts."""
        return text(self.locale, game)

    async def thinking(self, *, private: bool = True) -> None:
        """Ask for time; a message will follow."""
        await self.interaction.response.defer(ephemeral=private, thinking=True)
        self.state = "thinking"

    async def update(self) -> None:
        """Acknowledge a press; the pressed message may be changed later."""
        await self.interaction.response.defer()
        message = self.interaction.message
        # Between the two of us nobody else reads: there an answer may change even where it is not marked as private.
        answer = message is not None and self.interaction.guild_id is None and message.interaction_metadata is not None
        self.state = "update" if answer or (message is not None and message.flags.ephemeral) else "public"

    async def box(self, modal: discord.ui.Modal) -> None:
        """Open a box to type into; only as the first answer."""
        await self.interaction.response.send_modal(modal)
        self.state = "sent"

    async def show(self, post: Post, *, picture: bool = True) -> None:
        """Put the post where the answer belongs. `picture` False: the picture that is there stays.

        A picture that is too large for this place, or not allowed in it, is left out with a word about it.
        """
        try:
            await self._show(post, picture)
        except discord.HTTPException as wrong:
            if not post.picture or wrong.code not in (TOO_LARGE, NO_PERMISSION):
                raise
            said = posts.lines(post.content, self.words()("notice-no-picture"))
            await self._show(Post(said, post.rows), picture)

    async def _show(self, post: Post, picture: bool) -> None:
        if self.state == "fresh":
            await self.interaction.response.send_message(ephemeral=True, **adapter.new(post))
            self.state = "sent"
            return
        if self.state == "public":
            await self.more(post)
            return
        await self.interaction.edit_original_response(**adapter.change(post, picture=picture))

    async def more(self, post: Post) -> None:
        """One more private message after the first."""
        await self.interaction.followup.send(ephemeral=True, **adapter.new(post))

    async def attach(self, said: str, name: str, content: bytes) -> None:
        """A private message with a file; after `thinking`."""
        file = discord.File(io.BytesIO(content), name)
        await self.interaction.edit_original_response(content=said, attachments=[file], allowed_mentions=adapter.NOBODY)

    async def tell(self, said: str) -> None:
        """A private sentence that leaves the pressed message as it is."""
        if self.state == "fresh":
            await self.interaction.response.send_message(said, ephemeral=True, allowed_mentions=adapter.NOBODY)
            self.state = "sent"
        elif self.state == "thinking":
            await self.interaction.edit_original_response(content=said, allowed_mentions=adapter.NOBODY)
        else:
            await self.interaction.followup.send(said, ephemeral=True, allowed_mentions=adapter.NOBODY)
