"""Everything that is said to one person: questions, reminders, digests, "you are next"; in the thread or in private.

Each goes out once. A private message is found again by the mark in its buttons, and what follows from a message is
written in the transaction that says it is out.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import discord

from bot.service.model import Delivered, Later, Outgoing, Table
from bot.service.outbox import call_post
from bot.service.tell import Out

from . import asking, posts, reminding
from .draft import Button
from .herald import LATER, Herald
from .house import House
from .posts import Post
from .reminding import SHOWN

_log = logging.getLogger(__name__)

CLOSED = frozenset({50007, 50278})  # they take none, or share no server with us
TOO_FAST = 40003

Make = Callable[[], Awaitable[Post]]


class Notices:
    """Registers its kinds of rows with the herald and posts them through it."""

    def __init__(self, herald: Herald) -> None:
        self.herald = herald
        herald.kinds |= {
            "question": self._question,
            "answered": self._answered,
            "private": self._private,
            "called": self._called,
            "reminder": self._reminder,
            "unanswered": self._unanswered,
            "digest": self._digest,
            "heads-up": self._heads_up,
        }

    @property
    def house(self) -> House:
        return self.herald.house

    # -- questions ---------------------------------------------------------------------------

    async def _question(self, row: Outgoing, table: Table) -> Delivered | None:
        how = await asking.calls(self.house, table, [int(s) for s in row.payload["ping"]])
        if row.tries and (found := await self.herald.find(table.where, row)):
            return Delivered(found, more=await self._after(row, table, how))
        if not row.current:
            return None
        post = await asking.question(self.house, table, row.payload, how)
        sent = await self.herald.post(table, post, row)
        for seat in row.payload["ping"]:
            await self.herald.look_for(table, table.seats[int(seat)].user)
        return Delivered(sent, more=await self._after(row, table, how))

    async def _after(self, row: Outgoing, table: Table, how: dict[int, str]) -> tuple[tuple[Any, ...], ...]:
        """What follows a question: private messages, and a word to whoever comes next."""
        key = str(row.payload["key"])
        about = {"question": key, "n": row.payload["n"], "asked": row.payload["asked"]}
        outs = [
            Out("private", f"private:{key}:{user}", {**about, "user": user, "both": way == "both"}, key)
            for user, way in how.items()
            if way in ("message", "both") and user not in asking.spared(table, row.payload)
        ]
        outs += await self.house.service.reminders.heads_up(table, key)
        return tuple(out.row() for out in outs)

    async def _private(self, row: Outgoing, table: Table) -> Delivered | None:
        about, user = row.payload, int(row.payload["user"])
        if not _open(row, table, user):
            return None
        message = row.message

        async def make() -> Post:
            return await asking.private(self.house, table, user, about, message, row.nonce)

        sent = await self._to(user, row, make)
        if sent is None and not about["both"]:
            key = str(about["question"])
            out = Out("called", f"called:{key}:{user}", about, key)
            return Delivered(more=(out.row(),))
        return sent

    async def _answered(self, row: Outgoing, table: Table) -> int | None:
        """The question is one no more, and neither are the words that have called people to it."""
        message = await self.herald.close(row, table)
        for channel, user, call in await self.house.service.outbox.calls_of(table.id, str(row.payload["question"])):
            words = self.house.words(table, await self.house.readers.language(user, table) if user else "")
            done = Post(words("remind-answered"))
            post = await self.herald.answered(row.payload, table, words) if user else done
            with suppress(discord.HTTPException):  # it cannot be changed any more, which does no harm
                await self.herald.edit(channel, call, post)
        return message

    async def _called(self, row: Outgoing, table: Table) -> Delivered | None:
        """In the thread after all, for somebody who takes no private messages."""
        if row.tries and (found := await self.herald.find(table.where, row)):
            return self._kept(row, table.where, 0, found)
        user = int(row.payload["user"])
        if not _open(row, table, user):
            return None
        words = self.house.words(table)
        mine = {"asked": [a for a in row.payload["asked"] if table.seats[int(a[0])].user == user]}
        called = reminding.asked_of(words, mine)
        said = posts.lines(
            words("call-closed", mentions=posts.mention(user), asked=called),
            words("link-question", link=posts.link(table, row.message)),
        )
        post = Post(said, (asking.desk_buttons(words, table, row.nonce),), ping=(user,))
        return self._kept(row, table.where, 0, await self.herald.post(table, post, row))

    # -- reminders ---------------------------------------------------------------------------

    async def _reminder(self, row: Outgoing, table: Table) -> Delivered | None:
        user = int(row.payload["user"])
        if await self.herald.look_for(table, user):
            return None  # the others are asked instead
        link = posts.link(table, await self.house.service.outbox.message_of(table.id, "question", table.question))
        people = self.house.service.people
        profile = await people.profile(user)
        zoned = bool(profile.zone or await people.guild_zone(table.guild))
        if profile.notify != "mention":  # `_to` knows who takes none

            async def make() -> Post:
                words = self.house.words(table, await self.house.readers.language(user, table))
                return reminding.reminder(words, table, row.payload, link, row.nonce, private=True, zoned=zoned)

            if sent := await self._to(user, row, make):
                return sent
        if row.tries and (found := await self.herald.find(table.where, row)):
            return self._kept(row, table.where, 0, found)
        if not row.current:
            return None
        words = self.house.words(table)
        post = reminding.reminder(words, table, row.payload, link, row.nonce, private=False, zoned=zoned)
        return self._kept(row, table.where, 0, await self.herald.post(table, post, row))

    async def _unanswered(self, row: Outgoing, table: Table) -> int | None:
        if row.tries and (found := await self.herald.find(table.where, row)):
            await self._given_up(row, table)
            return found
        if not row.current:
            return None
        post = reminding.unanswered(self.house.words(table), table, row.payload, row.nonce)
        sent = await self.herald.post(table, post, row)
        await self._given_up(row, table)
        return sent

    async def _given_up(self, row: Outgoing, table: Table) -> None:
        """After the last reminder the others are asked what is to be done; once, however often this is called."""
        await self.house.service.departures.note(table.id, int(row.payload["user"]), "silent")

    async def _digest(self, row: Outgoing, table: Table) -> Delivered | None:
        """One message with all tables that wait, as they stand now."""
        user = int(row.payload["user"])
        waiting = (await self.house.service.reminders.waiting(user))[:SHOWN]
        if not waiting and not row.tries:
            return None

        async def written(locale: str, *, private: bool) -> Post:
            words = self.house.words(table, locale)
            title = "digest-back" if row.payload["why"] == "back" else "digest-title"
            head = words(title) if private else words("digest-thread", mentions=posts.mention(user))
            said = [await self._line(w, locale) for w in waiting]
            rows = reminding.desk_rows([w.table for w in waiting], row.nonce)
            mine = (Button("p:mine", words("button-mine")),)
            return Post(posts.lines(head, *said), (*rows, mine), ping=() if private else (user,))

        async def make() -> Post:
            return await written(await self.house.readers.language(user, table), private=True)

        if sent := await self._to(user, row, make, wanted=bool(waiting)):
            return sent
        if row.tries and (found := await self.herald.find(table.where, row)):
            return Delivered(found)
        if not row.current or not waiting:
            return None
        return Delivered(await self.herald.post(table, await written(table.locale, private=False), row))

    async def _line(self, waiting: Any, locale: str) -> str:
        table = waiting.table
        message = await self.house.service.outbox.message_of(table.id, "question", table.question)
        words = self.house.words(table, locale)
        return reminding.waiting_line(words, table, waiting.asked, waiting.since, posts.link(table, message))

    async def _heads_up(self, row: Outgoing, table: Table) -> Delivered | None:
        user = int(row.payload["user"])

        async def make() -> Post:
            words = self.house.words(table, await self.house.readers.language(user, table))
            who, game = posts.names(words, table), words(f"game-{table.game}")
            said = words("next-private", table=posts.escape(table.name), game=game, name=who[int(row.payload["after"])])
            return Post(said, ((posts.button(table.id, "board", words("button-board"), row.nonce),),))

        return await self._to(user, row, make)

    # -- in private --------------------------------------------------------------------------

    def _kept(self, row: Outgoing, channel: int, user: int, message: int) -> Delivered:
        """What is out, remembered if it calls to a question: it is put right when that is answered."""
        question = row.payload.get("question") if row.kind in ("private", "called", "reminder") else None
        if not question:
            return Delivered(message)
        now = self.house.service.clock.now()
        return Delivered(message, also=(call_post(row.table, str(question), channel, user, message, now),))

    async def _to(self, user: int, row: Outgoing, make: Make, *, wanted: bool = True) -> Delivered | None:
        """Send a private message, once; None where the person takes none, which is remembered, or it is wanted no more.

        Who takes none is not tried again until they say how they want to be called.
        """
        if (await self.house.service.people.profile(user)).closed:
            return None
        try:
            there = await self.herald.client.create_dm(discord.Object(user))
            if row.tries and (found := await self.herald.find(there.id, row)):
                return self._kept(row, there.id, user, found)
            if not row.current or not wanted:
                return None
            return self._kept(row, there.id, user, await self.herald.send(there.id, await make(), row))
        except discord.HTTPException as wrong:
            if wrong.status >= 500 or wrong.status == 429:
                raise
            if wrong.code == TOO_FAST:
                raise Later(LATER) from wrong
            _log.info("no private message to %d: Discord says %s %s", user, wrong.status, wrong.code)
            if wrong.code in CLOSED:
                await self.house.service.people.set(user, closed=True, told=False)
            return None


def _open(row: Outgoing, table: Table, user: int) -> bool:
    """Whether the question of a row is still put to somebody."""
    return table.question == row.payload["question"] and table.waits_for(user)
