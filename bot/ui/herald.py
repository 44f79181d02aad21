"""Posts what the outbox holds: each message once, whatever has become of the channel, the thread or the connection."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import msgspec

from bot.rules import Refused
from bot.service.model import Delivered, Entry, Gone, Later, Outgoing, Table
from bot.text.fluent import Text

from . import adapter, asking, card, posts, rights
from .house import House
from .posts import Post

_log = logging.getLogger(__name__)

LAST = 200  # entries looked through for what came after the last answer of a person
RECENT = 50  # messages looked through for one of ours
MARKED = ("desk", "board")  # buttons that may bear the nonce of their message
SOON, LATER = 5.0, 60.0  # seconds

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_MEMBER, UNKNOWN_USER = 10003, 10008, 10007, 10013
NO_ACCESS, NO_PERMISSION = 50001, 50013
ARCHIVED, LOCKED, THREAD_EXISTS = 50083, 160005, 160004
OLD_EDITS, TOO_LARGE = 30046, 40005
CLOSED = frozenset({UNKNOWN_CHANNEL, LOCKED, ARCHIVED})


# What goes wrong between this machine and Discord. discord.py lets aiohttp's own errors through.
CONNECTION = (aiohttp.ClientError, TimeoutError, ConnectionError)


async def has_left(client: discord.Client, guild: int, user: int) -> bool:
    """Whether somebody is not on the server any more; it has to be asked, for no unprivileged intent tells."""
    found = client.get_guild(guild)
    if found is None:
        return False
    try:
        await found.fetch_member(user)
    except discord.NotFound as wrong:
        return wrong.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except (discord.HTTPException, *CONNECTION):
        return False
    return False


Deliver = Callable[[Outgoing, Table], Awaitable[int | Delivered | None]]


class Herald:
    """Delivers rows of the outbox through one client. `house` is set once both exist."""

    house: House

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self.kinds: dict[str, Deliver] = {  # others add theirs
            "card": self._card,
            "thread": self._thread,
            "answered": self.close,
            "tally": self._tally,
            "over": self._over,
            "story": self._story,
            "notice": self._notice,
        }

    async def deliver(self, row: Outgoing, table: Table) -> int | Delivered | None:
        """Post or edit what the row says; see the port."""
        try:
            await self.client.wait_until_ready()
            return await self.kinds[row.kind](row, table)
        except discord.HTTPException as wrong:
            return await self._refused(row, table, wrong)
        except (*CONNECTION, discord.RateLimited) as wrong:
            _log.warning("table %d, %s: %s", row.table, row.kind, wrong or type(wrong).__name__)
            wait = wrong.retry_after if isinstance(wrong, discord.RateLimited) else SOON
            raise Later(wait) from wrong

    async def _refused(self, row: Outgoing, table: Table, wrong: discord.HTTPException) -> int | None:
        """Discord said no: what can be waited for, what can be told, and what is done with."""
        _log.warning("table %d, %s: Discord says %s %s", row.table, row.kind, wrong.status, wrong.code)
        if wrong.status >= 500 or wrong.status == 429:
            raise Later(SOON) from wrong
        if wrong.code in (NO_ACCESS, NO_PERMISSION):
            if row.tries == 0:
                await self._complain(table)
            raise Later(LATER) from wrong
        raise Gone from wrong

    # -- the kinds ---------------------------------------------------------------------------

    async def _card_post(self, table: Table) -> Post:
        least, most = self.house.tables.limits(table)
        away = await self.house.away(table)
        return card.card(self.house.words(table), table, least, most, self.house.rules(table).options, away)

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
            thread = await self._open_thread(channel, table)
        except discord.HTTPException as wrong:
            if wrong.status >= 500 or wrong.status == 429:
                raise
            if wrong.code == THREAD_EXISTS:
                return table.card  # made before the process died: a thread on a message has its number
            _log.info("table %d plays in the channel: %s", table.id, wrong)
            return None
        for user in table.people:
            try:
                await thread.add_user(discord.Object(user))
            except discord.HTTPException as wrong:
                _log.info("table %d: %s cannot be added to the thread: %s", table.id, user, wrong)
        if table.card:
            there = msgspec.structs.replace(table, thread=thread.id)
            await self.edit(table.channel, table.card, await self._card_post(there))
        return thread.id

    async def _open_thread(self, channel: discord.TextChannel, table: Table) -> discord.Thread:
        name = table.name[:100]
        if table.card:
            try:
                card = channel.get_partial_message(table.card)
                return await card.create_thread(name=name, auto_archive_duration=10080)
            except discord.NotFound as wrong:
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
            await self.house.service.departures.note(table.id, user, "left")
        except Refused as no:
            _log.info("table %d: %s has left: %s", table.id, user, no.text)
        return True

    async def close(self, row: Outgoing, table: Table) -> int | None:
        """A question loses its buttons and says what was answered."""
        if not row.message:
            return None
        await self.edit(table.where, row.message, await self.answered(row.payload, table, self.house.words(table)))
        return row.message

    async def answered(self, about: dict[str, Any], table: Table, words: Text) -> Post:
        """What becomes of a question, in somebody's words."""
        entries: tuple[Entry, ...] = ()
        if about["last"] >= about["first"]:
            entries = await self.house.turns.log(table.id, int(about["first"]), int(about["last"]))
        who = posts.names(words, table)
        said = posts.told(words, table.game, entries, who, most=posts.PLACEABLE)
        return posts.answered(words, table, str(about["why"]), int(about["seat"]), said)

    async def _tally(self, row: Outgoing, table: Table) -> int | None:
        if not row.message or not row.current:
            return None
        still = {a.seat for a in table.asked}
        done = [int(s) for s in row.payload["seats"] if s not in still]
        words = self.house.words(table)
        message = await self.place(table.where).fetch_message(row.message)
        if posts.TALLY not in message.content and not any(table.seats[s].user for s in done):
            return row.message  # the mentions say it all, and an edit would take their mark from them
        post = posts.tally(words, table, done, message.content)
        kept = _with(post, b"", "", posts.question_buttons(words, table, str(row.payload["question"])))
        await self.edit(table.where, row.message, kept)
        return row.message

    async def _over(self, row: Outgoing, table: Table) -> int | None:
        if row.tries and (found := await self.find(table.where, row)):
            return found
        words = self.house.words(table)
        view = await self.house.turns.look(table.id, None)
        picture, alt = await self.house.board(table, view, words)
        tallies = await self.house.turns.scores(table.id)
        told = posts.last_moves(words, table, await self.house.turns.log(table.id, max(0, table.n - LAST)))
        post = posts.over(words, table, tallies, table.n, told, row.nonce)
        return await self.post(table, _with(post, picture, alt), row)

    async def _story(self, row: Outgoing, table: Table) -> int | None:
        files = [name.format(table.id) for name in (posts.CHART, posts.FILM)]
        if row.tries and (found := await self.find(table.where, row, *files)):
            return found
        post = await self.house.story(table, self.house.words(table))
        return await self.post(table, post, row) if post is not None else None

    async def _notice(self, row: Outgoing, table: Table) -> int | None:
        if row.tries and (found := await self.find(table.where, row)):
            return found
        words, args = self.house.words(table), {"table": table.name} | dict(row.payload["args"])
        if not args.get("name") and "seat" in args:  # a seat that nobody has held yet
            args["name"] = words("computer-name", n=int(args["seat"]) + 1)
        post = posts.notice(words, str(row.payload["id"]), args)
        return await self.post(table, post, row)

    async def thread_deleted(self, thread: int) -> None:
        """A thread is gone: its tables play on in the channel, and whoever is asked is called there."""
        for table in await self.house.tables.in_channel(thread):
            if table.thread != thread:
                continue
            table = await self.house.tables.set_thread(table.id, 0)
            if not table.asked:
                continue
            moved = self.house.words(table)("notice-moved", table=posts.escape(table.name))
            asked = await asking.question(self.house, table, asking.about_now(table))
            post = _with_line(asked, moved)
            try:
                await self.place(table.channel).send(**adapter.new(post))
            except discord.HTTPException as wrong:
                _log.warning("table %d: the question is not asked anew: %s", table.id, wrong)

    # -- sending and changing ----------------------------------------------------------------

    def place(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    async def post(self, table: Table, post: Post, row: Outgoing) -> int:
        """Send to where the table plays; where that is closed for good, to its channel, saying so."""
        try:
            return await self.send(table.where, post, row)
        except discord.HTTPException as wrong:
            if wrong.code not in CLOSED or not table.thread:
                raise
            _log.info("table %d: its thread is closed (%s), on in the channel", table.id, wrong.code)
        await self.house.tables.set_thread(table.id, 0)
        moved = self.house.words(table)("notice-moved", table=posts.escape(table.name))
        return await self.send(table.channel, _with_line(post, moved), row)

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
            words = self.house.words(await self.house.tables.find(row.table))
            bare = _with_line(_with(post, b"", ""), words("notice-no-picture"), last=True)
            sent = await target.send(nonce=row.nonce, **adapter.new(bare))
        return sent.id

    async def _may_write(self, channel: int) -> bool:
        """Whether words alone would be taken: then it is the picture that is not allowed."""
        have = await self._rights(channel)
        return have is not None and not rights.missing(have, ("view_channel", "send_messages"))

    async def _rights(self, channel: int) -> discord.Permissions | None:
        found = self.client.get_channel(channel)
        if isinstance(found, (discord.abc.GuildChannel, discord.Thread)) and found.guild.me is not None:
            return found.permissions_for(found.guild.me)
        return None

    async def edit(self, channel: int, message: int, post: Post) -> bool:
        """Change a message, its picture stays; False where there is nothing to change any more."""
        target = self.place(channel).get_partial_message(message)
        for last in (False, True):
            try:
                await target.edit(**adapter.change(post))
                return True
            except discord.HTTPException as wrong:
                if wrong.code == ARCHIVED and not last and await self._unarchive(channel):
                    continue
                if wrong.code not in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, LOCKED, ARCHIVED, OLD_EDITS):
                    raise
                _log.info("message %d is left as it is: %s", message, wrong.code)
                return False
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
        wanted = {f"t:{row.table}:desk:{key}" if key else "", *(f"t:{row.table}:{w}:{row.nonce}" for w in MARKED), *ids}
        me = self.client.user
        try:
            async for message in self.place(channel).history(limit=RECENT):
                if me is None or message.author.id != me.id:
                    continue
                if str(message.nonce or "") == row.nonce or wanted & _ids(message):
                    return message.id
        except discord.HTTPException as wrong:
            if wrong.code not in (UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION):
                raise
        return None

    async def _complain(self, table: Table) -> None:
        """Say what lacks where it can be read: in the channel, or else to the owner in private."""
        words = self.house.words(table)
        have = await self._rights(table.where) or await self._rights(table.channel)
        wanted = rights.wanted(in_thread=bool(table.thread))
        lacking = rights.missing(have, wanted) if have is not None else list(wanted)
        said = words(
            "notice-permission",
            table=posts.escape(table.name),
            place=f"<#{table.where}>",
            names=", ".join(words(f"permission-{n}") for n in lacking or wanted),
        )
        for target in (table.where, table.channel):
            try:
                await self.place(target).send(said, allowed_mentions=adapter.NOBODY)
                return
            except discord.HTTPException:
                continue
        try:
            owner = await self.client.fetch_user(table.owner)
            await owner.send(said, allowed_mentions=adapter.NOBODY)
        except discord.HTTPException as wrong:
            _log.warning("table %d: nobody could be told what lacks (%s): %s", table.id, ", ".join(lacking), wrong)


def _ids(message: discord.Message) -> set[str]:
    return {a.filename for a in message.attachments} | {
        str(part.custom_id)
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for part in row.children
        if part.custom_id
    }


def _with(post: Post, picture: bytes, alt: str, buttons: tuple[Any, ...] | None = None) -> Post:
    rows = post.rows if buttons is None else (buttons,)
    return Post(post.content, rows, picture, alt, post.ping, post.silent)


def _with_line(post: Post, line: str, *, last: bool = False) -> Post:
    content = posts.lines(post.content, line) if last else posts.lines(line, post.content)
    return msgspec.structs.replace(post, content=content)
