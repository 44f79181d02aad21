"""An answer to one interaction: acknowledged first, filled in later, and in one place whatever way it went before."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import discord
import msgspec

from bot.service.core.kill_points import reach
from bot.text.fluent import Text, text
from bot.ui.common.press import Press
from bot.ui.delivery.discord_errors import CONNECTION, NO_PERMISSION, TOO_LARGE, passing
from bot.ui.desk import Reader
from bot.ui.posts import adapter, posts
from bot.ui.posts.posts import Drawing, Post

_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

Handler = Callable[["Reply", Press], Coroutine[Any, Any, None]]  # does what was pressed and fills the reply


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
        self.acknowledged: Callable[[], Coroutine[Any, Any, None]] | None = (
            None  # to do first once Discord waits no more
        )

    def _said(self) -> None:
        """The words of the answer are out."""
        if (frontend := getattr(self.interaction.client, "frontend", None)) is not None:
            frontend.said(self, self.place)

    @property
    def locale(self) -> str:
        """The language of whoever acts: what they have chosen, else that of their Discord."""
        discords = str(self.interaction.locale)
        frontend = getattr(self.interaction.client, "frontend", None)
        return discords if frontend is None else str(frontend.languages.locale(self.interaction.user.id, discords))

    @property
    def reader(self) -> Reader:
        return Reader(self.interaction.user.id, self.locale)

    def text(self, game: str = "") -> Text:
        """Words in the language of whoever acts."""
        return text(self.locale, game)

    async def thinking(self, *, private: bool = True) -> None:
        """Ask for time; a message will follow."""
        await self.interaction.response.defer(ephemeral=private, thinking=True)
        self.state = "thinking"
        await self.catch_up()

    async def update(self) -> None:
        """Acknowledge a press; the pressed message may be changed later."""
        await self.interaction.response.defer()
        message = self.interaction.message
        # Between the two of us nobody else reads: there an answer may change even where it is not marked as private.
        answer = message is not None and self.interaction.guild_id is None and message.interaction_metadata is not None
        self.state = "update" if answer or (message is not None and message.flags.ephemeral) else "public"
        await self.catch_up()

    async def catch_up(self) -> None:
        """What was to be done on the way, and has waited for the acknowledgement; once."""
        todo, self.acknowledged = self.acknowledged, None
        if todo is not None:
            await todo()

    async def reopen_menu(self) -> None:
        """The menu that was chosen in takes the same choice again: clients forget it when its message is edited.

        Nothing of the message is named but what it never has, for others may have changed it meanwhile.
        """
        pressed = self.interaction.message
        if pressed is None or self.state == "fresh" or not values(self.interaction):
            return
        try:
            await self.interaction.followup.edit_message(pressed.id, embeds=[])
        except (discord.HTTPException, *CONNECTION) as wrong:
            _log.info("a menu keeps what was chosen in it: %s", wrong or type(wrong).__name__)

    async def box(self, modal: discord.ui.Modal) -> None:
        """Open a box to type into; only as the first answer."""
        await self.interaction.response.send_modal(modal)
        self.state = "sent"
        await self.reopen_menu()  # the box may be closed with nothing in it

    async def show(self, post: Post, *, picture: bool = True) -> None:
        """Put the post where the answer belongs. `picture` False: the picture that is there stays, but for a new one.

        A picture that is still to be drawn is not waited for: it follows the words, and is owed until it is there.
        One that is too large for this place, or not allowed in it, is left out with a word about it.
        """
        if post.drawing is not None:
            await self._show_drawing(post, post.drawing)
            return
        try:
            await self._show(post, picture)
        except discord.HTTPException as wrong:
            if not post.picture or wrong.code not in (TOO_LARGE, NO_PERMISSION):
                raise
            said = posts.lines(post.content, self.text()("notice-no-picture"))
            await self._show(Post(said, post.rows), picture)

    async def _show(self, post: Post, picture: bool) -> None:
        if self.state == "fresh":
            await self.interaction.response.send_message(ephemeral=True, **adapter.new(post))
            self.state = "sent"
        elif self.state == "public":
            await self.more(post)
        else:
            await self.interaction.edit_original_response(**adapter.change(post, picture=picture))
        self._said()

    async def _show_drawing(self, post: Post, drawing: Drawing) -> None:
        promises, user = self.interaction.client.frontend.service.promises, self.interaction.user.id
        words, table = msgspec.structs.replace(post, drawing=None), drawing.page.table
        if (picture := drawing.known()) or self.state == "public":
            await promises.keep(self.place, table, user)
            picture = picture or await drawing.made()
            await self.show(msgspec.structs.replace(words, picture=picture, alt=drawing.alt))
            return
        page, token = msgspec.to_builtins(drawing.page), self.interaction.token
        owed = {"page": page, "user": user, "locale": self.locale, "token": token}
        number = await promises.give(self.place, table, user, owed)
        await self._show(words, False)
        reach("words-shown")
        async with promises.brush:
            picture = await drawing.made() if promises.stands(self.place, number) else b""
        if not promises.stands(self.place, number):
            return  # another answer has taken the place of this one
        try:
            await self._add(msgspec.structs.replace(words, picture=picture, alt=drawing.alt))
        except (discord.HTTPException, *CONNECTION, discord.RateLimited) as wrong:
            _log.warning("a picture is not shown: %s", wrong or type(wrong).__name__)
            if passing(wrong):
                return  # it is owed, and will be brought
        await promises.keep(self.place, table, user)

    async def _add(self, post: Post) -> None:
        """The picture of an answer whose words are there; in the place of the one before, and of nothing else."""
        try:
            await self.interaction.edit_original_response(attachments=adapter.files_of(post))
        except discord.HTTPException as wrong:
            if not post.picture or wrong.code not in (TOO_LARGE, NO_PERMISSION):
                raise
            said = posts.lines(post.content, self.text()("notice-no-picture"))
            await self._show(Post(said, post.rows), True)

    @property
    def place(self) -> str:
        """The message that is the answer, by the interaction that it was made by."""
        message = self.interaction.message if self.state == "update" else None
        made_by = message.interaction_metadata if message is not None else None
        return str((made_by or message or self.interaction).id)

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
