"""Posts what the outbox holds: each message once, whatever has become of the channel, the thread or the connection."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec

from bot.rules import Refused
from bot.service.core.model import Delivered, Entry, Gone, Later, Outgoing, Table
from bot.text.fluent import Text

from ..pages import question
from ..posts import card, final_score, open_question, posts
from ..posts.posts import Post
from .discord_errors import (
    CONNECTION,
    THREAD_EXISTS,
    UNKNOWN_MESSAGE,
    Braked,
    has_left,
    passing,
)
from .messages import with_picture
from .refusals import BESIDE, Refusals

_log = logging.getLogger(__name__)

LAST = 200  # entries looked through for what came after the last answer of a person
LATER = 60.0  # seconds


Deliver = Callable[[Outgoing, Table], Awaitable[int | Delivered | None]]


class Herald(Refusals):
    """Delivers rows of the outbox."""

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client)
        self.kinds: dict[str, Deliver] = {  # `app.py` adds those of notices, proposals and departures
            "card": self._card,
            "thread": self._thread,
            "answered": self.close,
            "tally": self._tally,
            "over": self._over,
            "story": self._story,
            "film": self._film,
            "notice": self._notice,
        }

    async def deliver(self, row: Outgoing, table: Table) -> int | Delivered | None:
        """Post or edit what the row says; see the port."""
        try:
            await self.client.wait_until_ready()
            await self.frontend.words_first(row.table)
            posted = await self.kinds[row.kind](row, table)
        except discord.HTTPException as wrong:
            await self._refused(row, table, wrong)
            raise Gone from wrong
        except (*CONNECTION, discord.RateLimited) as wrong:
            _log.warning("table %d, %s: %s", row.table, row.kind, wrong or type(wrong).__name__)
            if isinstance(wrong, discord.RateLimited):
                raise Later(wrong.retry_after) from wrong
            raise Later(wrong.seconds if isinstance(wrong, Braked) else 0.0) from wrong
        if posted is not None and row.kind not in BESIDE:
            await self.frontend.service.stranded.clear(table.id)
        return posted

    # -- the kinds ---------------------------------------------------------------------------

    async def _card_post(self, table: Table) -> Post:
        least, most = self.frontend.tables.limits(table)
        away = await self.frontend.away(table)
        rules = self.frontend.rules(table)
        misfits = rules.misfits(len(table.seats)) if table.status == "lobby" else ()
        tallies = await self.frontend.turns.scores(table.id) if table.status == "over" else ()
        return card.card(self.frontend.text(table), table, least, most, rules.options, away, misfits, tallies)

    async def _card(self, row: Outgoing, table: Table) -> int | None:
        post = await self._card_post(table)
        if row.message and await self.edit(table.channel, row.message, post):
            return row.message
        if row.message and table.status != "lobby":
            return None  # deleted meanwhile, and nothing on it is needed any more
        return await self.send(table.channel, post, row)

    async def _thread(self, row: Outgoing, table: Table) -> int | None:
        """A public thread named after the table, hung on its card; None where that is not allowed."""
        channel = self.client.get_channel(table.channel) or await self.client.fetch_channel(table.channel)
        if not isinstance(channel, discord.TextChannel):
            return None  # a thread in a thread, or a channel that has none
        try:
            opened = await self._opened_before(row, channel, table)
            if opened is None and table.status != "running":
                return None  # over before it came: there is nothing to play in it
            opened = opened or await self._open_thread(channel, table)
        except discord.HTTPException as wrong:
            if passing(wrong):
                raise
            _log.info("table %d plays in the channel: %s", table.id, wrong)
            return None
        thread = opened.id
        there = msgspec.structs.replace(table, thread=thread)
        await self._gather(there, row)
        if table.card:
            await self.edit(table.channel, table.card, await self._card_post(there))
        return thread

    async def _gather(self, table: Table, row: Outgoing) -> None:
        """Everybody at the table into its thread: a message that mentions all of them and rings nobody.

        Adding people one by one rings each, and leaves a line for each in the thread.
        """
        if row.tries and await self.find(table.thread, row):
            return
        text = self.frontend.text(table)
        called = " ".join(posts.mention(user) for user in table.people)
        said = text("thread-people", table=posts.escape(table.name), mentions=called)
        look = posts.button(table.id, "board", text("button-board"), row.nonce)
        try:
            await self.send(table.thread, Post(said, ((look,),), ping=tuple(table.people), silent=True), row)
        except discord.HTTPException as wrong:
            if passing(wrong):
                raise
            _log.info("table %d: its people are not added to its thread: %s", table.id, wrong)

    async def _opened_before(self, row: Outgoing, channel: discord.TextChannel, table: Table) -> discord.Thread | None:
        """A thread that an earlier try has made, whose answer was lost; one on the card has the card's number."""
        if not row.tries:
            return None
        for thread in channel.threads:
            if thread.owner_id != channel.guild.me.id:
                continue
            taken = await self.frontend.tables.in_channel(thread.id, ended=True)
            if thread.id == table.card or (not table.card and thread.name == _title(table) and not taken):
                return thread
        return None

    async def _open_thread(self, channel: discord.TextChannel, table: Table) -> discord.Thread:
        name = _title(table)
        if table.card:
            card = channel.get_partial_message(table.card)
            try:
                return await card.create_thread(name=name, auto_archive_duration=10080)
            except discord.HTTPException as wrong:
                if wrong.code == THREAD_EXISTS:
                    found = await self.client.fetch_channel(table.card)
                    if isinstance(found, discord.Thread):
                        return found
                if wrong.code != UNKNOWN_MESSAGE:
                    raise
        return await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=10080
        )

    async def look_for(self, table: Table, user: int) -> bool:
        """Whether somebody who is called has left the server; then the table is told, and asked what is to be done."""
        if not user or not await has_left(self.client, table.guild, user):
            return False
        try:
            await self.frontend.service.departures.note(table.id, user, "left")
        except Refused as no:
            _log.info("table %d: %s has left: %s", table.id, user, no.text)
        return True

    async def close(self, row: Outgoing, table: Table) -> int | None:
        """A question loses its buttons and says what was answered."""
        if not row.message:
            return None
        done = await self.answered(row.payload, table, self.frontend.text(table))
        await self.change(table, row.message, done, row.payload.get("at", ()))
        return row.message

    async def answered(self, about: dict[str, Any], table: Table, text: Text) -> Post:
        """What becomes of a question, in somebody's words."""
        entries: tuple[Entry, ...] = ()
        if about["last"] >= about["first"]:
            entries = await self.frontend.turns.log(table.id, int(about["first"]), int(about["last"]))
        who = posts.names(text, table)
        said = posts.told(text, entries, who, most=posts.PLACEABLE)
        return open_question.answered(text, table, str(about["why"]), int(about["seat"]), said)

    async def _tally(self, row: Outgoing, table: Table) -> int | None:
        if not row.message or not row.current:
            return None
        if len(row.payload["seats"]) == 1:  # the same person goes on: what is asked now, and its answers
            await self.change(table, row.message, await question.on(self.frontend, table, row.payload))
            return row.message
        still = {a.seat for a in table.asked}
        done = [int(s) for s in row.payload["seats"] if s not in still]
        text = self.frontend.text(table)
        message = await self.read(table, row.message)
        if message is None:
            return row.message  # it is gone: nothing on it is to be put right
        if open_question.TALLY not in message.content and not any(table.seats[s].user for s in done):
            return row.message  # the mentions say it all
        post = open_question.tally(text, table, done, message.content)
        view = await self.frontend.turns.look(table.id, None)
        drawn = await self.frontend.board(table, view, text, part="question") if view.asked else (b"", "")
        kept = with_picture(post, *drawn, open_question.question_buttons(text, table, str(row.payload["question"])))
        await self.change(table, row.message, kept)
        return row.message

    async def _over(self, row: Outgoing, table: Table) -> int | None:
        if row.tries and (found := await self.find(table.where, row)):
            return found
        text = self.frontend.text(table)
        view = await self.frontend.turns.look(table.id, None)
        picture, alt = await self.frontend.board(table, view, text)
        tallies = await self.frontend.turns.scores(table.id)
        told = final_score.last_moves(text, table, await self.frontend.turns.log(table.id, max(0, table.n - LAST)))
        post = final_score.over(text, table, tallies, table.n, told, row.nonce, await self._key(table))
        return await self.post(table, with_picture(post, picture, alt), row)

    async def _key(self, table: Table) -> str:
        """What all chance came from; "" where it is to stay secret, for the game goes on elsewhere."""
        try:
            return await self.frontend.service.history.key(table.id)
        except Refused:
            return ""

    async def _story(self, row: Outgoing, table: Table) -> int | None:
        return await self._file(row, table, final_score.CHART, self.frontend.story)

    async def _film(self, row: Outgoing, table: Table) -> int | None:
        return await self._file(row, table, final_score.FILM, self.frontend.moving)

    async def _file(
        self, row: Outgoing, table: Table, name: str, make: Callable[[Table, Text], Awaitable[Post | None]]
    ) -> int | None:
        """A message with one file, which is made only if an earlier try has not posted it."""
        if row.tries and (found := await self.find(table.where, row, name.format(table.id))):
            return found
        post = await make(table, self.frontend.text(table))
        return await self.post(table, post, row) if post is not None else None

    async def _notice(self, row: Outgoing, table: Table) -> int | None:
        left = int(row.payload.get("at", 0))  # a place where the table is played no more
        if row.tries and (found := await self.find(left or table.where, row)):
            return found
        if not row.current:
            return None
        text, args = self.frontend.text(table), {"table": table.name} | dict(row.payload["args"])
        if not args.get("name") and "seat" in args:  # a seat that nobody has held yet
            args["name"] = text("computer-name", n=int(args["seat"]) + 1)
        post = posts.notice(text, str(row.payload["id"]), args)
        if not left:
            return await self.post(table, post, row)
        try:
            await self.send(left, post, row)
        except discord.HTTPException as wrong:
            if passing(wrong):
                raise
            _log.info("table %d: where it was nobody is told that it has moved: %s", table.id, wrong)
        return None

    async def thread_deleted(self, thread: int) -> None:
        """A thread is gone: its tables play on in the channel, and whoever is asked is called there."""
        for table in await self.frontend.tables.in_channel(thread):
            if table.thread == thread:
                await self.frontend.tables.set_thread(table.id, 0)
                await self.frontend.service.places.ask_anew(table.id)


def _title(table: Table) -> str:
    """The name of its thread."""
    return table.name[:100]
