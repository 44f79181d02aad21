"""Everything that is said to one person: questions, reminders, digests, "you are next"; in the thread or in private.

Each goes out once. A private message is found again by the mark in its buttons, and what follows from a message is
written in the transaction that says it is out.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec

from bot.service.core.model import Delivered, Later, Outgoing, Table
from bot.service.core.outgoing import Out
from bot.service.core.stranded import RIGHTS
from bot.service.workers.posted import call_post
from bot.text.fluent import Text

from ..common.draft import Button
from ..common.press import personal_id
from ..pages import question, reminders
from ..pages.reminders import SHOWN
from ..posts import posts
from ..posts.frontend import Frontend
from ..posts.posts import Post
from .discord_errors import passing
from .herald import LATER, Deliver, Herald

_log = logging.getLogger(__name__)

CLOSED = frozenset({50007, 50278})  # they take none, or share no server with us
TOO_FAST = 40003

Make = Callable[[], Awaitable[Post]]


class Notices:
    """Posts its kinds of rows through the herald."""

    def __init__(self, herald: Herald) -> None:
        self.herald = herald
        self.kinds: dict[str, Deliver] = {
            "question": self._question,
            "answered": self._answered,
            "private": self._private,
            "called": self._called,
            "reminder": self._reminder,
            "unanswered": self._unanswered,
            "digest": self._digest,
            "heads-up": self._heads_up,
            "word": self._word,
        }

    @property
    def frontend(self) -> Frontend:
        return self.herald.frontend

    # -- questions ---------------------------------------------------------------------------

    async def _question(self, row: Outgoing, table: Table) -> Delivered | None:
        how = await question.calls(self.frontend, table, [int(s) for s in row.payload["ping"]])
        if row.tries:  # who was called in private meanwhile is named like the others, and not rung again
            calls = await self.frontend.service.outbox.calls_of(table.id, str(row.payload["key"]))
            how |= {user: "" for _, user, _ in calls if user in how}
        sent = await self.herald.find(table.where, row) if row.tries else None
        if sent is None:
            if not row.current:
                return None
            sent = await self.herald.post(table, await question.question(self.frontend, table, row.payload, how), row)
        if row.current:
            for seat in row.payload["ping"]:
                await self.herald.look_for(table, table.seats[int(seat)].user)
        return Delivered(sent, more=await self._after(row, table, how))

    async def _after(self, row: Outgoing, table: Table, how: dict[int, str]) -> tuple[tuple[Any, ...], ...]:
        """What follows a question: private messages, and a word to whoever comes next."""
        key = str(row.payload["key"])
        about = {"question": key, "n": row.payload["n"], "asked": row.payload["asked"]}
        struck = row.payload.get("struck", {})
        outs = [
            Out(
                "private",
                f"private:{key}:{user}",
                {**about, "user": user, "both": way == "both", "struck": struck.get(str(user), "")},
                key,
            )
            for user, way in how.items()
            if way in ("message", "both") and user not in question.spared(table, row.payload)
        ]
        if not struck:  # else they have been told a moment ago
            outs += await self.frontend.service.reminders.heads_up(table, key)
        return tuple(out.row() for out in outs)

    async def _private(self, row: Outgoing, table: Table) -> Delivered | None:
        about, user = row.payload, int(row.payload["user"])
        still = _open(row, table, user)
        wanted = still and not (about.get("instead") and row.message)  # in public it has come through, and has rung
        if not wanted and not row.tries:
            return None
        message, outbox = row.message, self.frontend.service.outbox
        earlier = await outbox.calls_of(table.id, about["struck"]) if about.get("struck") else []

        async def make() -> Post:
            post = await question.private(self.frontend, table, user, about, message, row.nonce)
            return msgspec.structs.replace(post, silent=any(to == user for _, to, _ in earlier))

        sent = await self._to(user, row, make, wanted=wanted)
        if sent is not None and sent.message and not still:  # answered while it was not known to be out
            there, text = await self.herald.client.create_dm(discord.Object(user)), await self._text(user, table)
            await self.herald.edit(there.id, sent.message, Post(text("remind-answered")))
        if sent is None and wanted and not about["both"]:
            key = str(about["question"])
            out = Out("called", f"called:{key}:{user}", about, key)
            return Delivered(more=(out.row(),))
        return sent

    async def _answered(self, row: Outgoing, table: Table) -> int | None:
        """The question is one no more, and neither are the words that have called people to it."""
        message, again = None, None
        try:
            message = await self.herald.close(row, table)
        except discord.HTTPException as wrong:
            again = wrong  # what has been said in private does not wait for that
        for channel, user, call in await self.frontend.service.outbox.calls_of(table.id, str(row.payload["question"])):
            text = self.frontend.text(table, await self.frontend.languages.language(user, table) if user else "")
            done = Post(text("remind-answered"))
            post = await self.herald.answered(row.payload, table, text) if user else done
            try:
                await self.herald.edit(channel, call, post)
            except discord.HTTPException as wrong:
                again = wrong if passing(wrong) else again  # else it cannot be changed any more, which does no harm
        if again is not None:
            raise again
        return message

    async def _called(self, row: Outgoing, table: Table) -> Delivered | None:
        """In the thread after all, for somebody who takes no private messages."""
        if row.tries and (found := await self.herald.find(table.where, row)):
            return self._kept(row, table.where, 0, found)
        user = int(row.payload["user"])
        if not _open(row, table, user):
            return None
        text = self.frontend.text(table)
        mine = {"asked": [a for a in row.payload["asked"] if table.seats[int(a[0])].user == user]}
        called = reminders.asked_of(text, mine)
        said = posts.lines(
            text("call-closed", mentions=posts.mention(user), asked=called),
            text("link-question", link=posts.link(table, row.message)),
        )
        post = Post(said, (question.desk_buttons(text, table, row.nonce),), ping=(user,))
        return self._kept(row, table.where, 0, await self.herald.post(table, post, row))

    # -- reminders ---------------------------------------------------------------------------

    async def _reminder(self, row: Outgoing, table: Table) -> Delivered | None:
        user = int(row.payload["user"])
        if await self.herald.look_for(table, user):
            return None  # the others are asked instead
        link = posts.link(table, await self.frontend.service.outbox.message_of(table.id, "question", table.question))
        people = self.frontend.service.people
        profile = await people.profile(user)
        zoned = bool(profile.zone or await people.guild_zone(table.guild))
        if profile.notify != "mention":  # `_to` knows who takes none

            async def make() -> Post:
                text = await self._text(user, table)
                return reminders.reminder(text, table, row.payload, link, row.nonce, private=True, zoned=zoned)

            if sent := await self._to(user, row, make):
                return sent
        if row.tries and (found := await self.herald.find(table.where, row)):
            return self._kept(row, table.where, 0, found)
        if not row.current:
            return None
        text = self.frontend.text(table)
        post = reminders.reminder(text, table, row.payload, link, row.nonce, private=False, zoned=zoned)
        return self._kept(row, table.where, 0, await self.herald.post(table, post, row))

    async def _unanswered(self, row: Outgoing, table: Table) -> int | None:
        if row.tries and (found := await self.herald.find(table.where, row)):
            await self._given_up(row, table)
            return found
        if not row.current:
            return None
        post = reminders.unanswered(self.frontend.text(table), table, row.payload, row.nonce)
        sent = await self.herald.post(table, post, row)
        await self._given_up(row, table)
        return sent

    async def _given_up(self, row: Outgoing, table: Table) -> None:
        """After the last reminder the others are asked what is to be done; once, however often this is called."""
        await self.frontend.service.departures.note(table.id, int(row.payload["user"]), "silent")

    async def _digest(self, row: Outgoing, table: Table) -> Delivered | None:
        """One message with all tables that wait, as they stand now."""
        user = int(row.payload["user"])
        waiting = (await self.frontend.service.reminders.waiting(user))[:SHOWN]
        if not waiting and not row.tries:
            return None

        async def written(locale: str, *, private: bool) -> Post:
            text = self.frontend.text(table, locale)
            title = "digest-back" if row.payload["why"] == "back" else "digest-title"
            head = text(title) if private else text("digest-thread", mentions=posts.mention(user))
            said = [await self._line(w, locale) for w in waiting]
            rows = reminders.desk_rows([w.table for w in waiting], row.nonce)
            mine = (Button(personal_id("mine"), text("button-mine")),)
            return Post(posts.lines(head, *said), (*rows, mine), ping=() if private else (user,))

        async def make() -> Post:
            return await written(await self.frontend.languages.language(user, table), private=True)

        if sent := await self._to(user, row, make, wanted=bool(waiting)):
            return sent
        if row.tries and (found := await self.herald.find(table.where, row)):
            return Delivered(found)
        if not row.current or not waiting:
            return None
        return Delivered(await self.herald.post(table, await written(table.locale, private=False), row))

    async def _line(self, waiting: Any, locale: str) -> str:
        table = waiting.table
        message = await self.frontend.service.outbox.message_of(table.id, "question", table.question)
        text = self.frontend.text(table, locale)
        return reminders.waiting_line(text, table, waiting.asked, waiting.since, posts.link(table, message))

    async def _heads_up(self, row: Outgoing, table: Table) -> Delivered | None:
        user = int(row.payload["user"])

        async def make() -> Post:
            text = await self._text(user, table)
            who, game = posts.names(text, table), text(f"game-{table.game}")
            said = text("next-private", table=posts.escape(table.name), game=game, name=who[int(row.payload["after"])])
            return Post(said, ((posts.button(table.id, "board", text("button-board"), row.nonce),),))

        return await self._to(user, row, make)

    async def _word(self, row: Outgoing, table: Table) -> Delivered | None:
        """Something about a table that is told to one person."""
        user = int(row.payload["user"])
        of_loss = str(row.payload["id"]).startswith("word-stranded")
        wanted = not of_loss or table.id in self.frontend.service.stranded.tables  # it may have its place again by now

        async def make() -> Post:
            text = await self._text(user, table)
            about = {"table": posts.escape(table.name), "n": table.id, "link": posts.link(table)}
            if row.payload["id"] == f"word-stranded-{RIGHTS}":
                about["names"] = await self.herald.lacking(table, text)
            said = text(str(row.payload["id"]), **about, **row.payload["args"])
            return Post(said, ((posts.button(table.id, "desk", text("button-desk"), row.nonce, "main"),),))

        return await self._to(user, row, make, wanted=wanted)

    async def _text(self, user: int, table: Table) -> Text:
        """Words in somebody's language."""
        return self.frontend.text(table, await self.frontend.languages.language(user, table))

    # -- in private --------------------------------------------------------------------------

    def _kept(self, row: Outgoing, channel: int, user: int, message: int) -> Delivered:
        """What is out, remembered if it calls to a question: it is put right when that is answered."""
        key = row.payload.get("question") if row.kind in ("private", "called", "reminder") else None
        if not key:
            return Delivered(message)
        now = self.frontend.service.clock.now()
        return Delivered(message, also=(call_post(row.table, str(key), channel, user, message, now),))

    async def _to(self, user: int, row: Outgoing, make: Make, *, wanted: bool = True) -> Delivered | None:
        """Send a private message, once; None where the person takes none, which is remembered, or it is wanted no more.

        Who takes none is not tried again until they say how they want to be called.
        """
        if (await self.frontend.service.people.profile(user)).closed:
            return None
        try:
            there = await self.herald.client.create_dm(discord.Object(user))
            if row.tries and (found := await self.herald.find(there.id, row)):
                return self._kept(row, there.id, user, found)
            if not row.current or not wanted:
                return None
            return self._kept(row, there.id, user, await self.herald.send(there.id, await make(), row))
        except discord.HTTPException as wrong:
            if passing(wrong):
                raise
            if wrong.code == TOO_FAST:
                raise Later(LATER) from wrong
            _log.info("no private message to %d: Discord says %s %s", user, wrong.status, wrong.code)
            guild = (await self.frontend.tables.find(row.table)).guild
            if wrong.code in CLOSED and self.herald.client.get_guild(guild):  # where we are gone, it is not they
                await self.frontend.service.people.set(user, closed=True, told=False)
            return None


def _open(row: Outgoing, table: Table, user: int) -> bool:
    """Whether the question of a row is still put to somebody."""
    return table.question == row.payload["question"] and table.waits_for(user)
