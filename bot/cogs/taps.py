"""Every press and choice: of private desks and of public messages, however old the message is."""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.rules import Refused, Stale
from bot.service.model import STRENGTHS
from bot.ui import adapter, posts
from bot.ui.desk import Reader

from .people import parent_of, person
from .reply import Interaction, Public, Reply, custom_id, values
from .trouble import attempt
from .which import manages, reaches

if TYPE_CHECKING:
    from .client import Caravel


class TapsCog(commands.Cog):
    """Where a press goes, by the words in its id. Whatever is pressed is answered."""

    def __init__(self, bot: Caravel) -> None:
        self.house, self.desks, self.answers = bot.house, bot.desks, bot.answers
        # The newest tap at each desk where something is being answered, so that a late picture knows it is late.
        self._taps: dict[tuple[int, int], int] = {}
        self._numbers = count(1)
        self.publics, self.personals = bot.publics, bot.personals
        bot.publics |= {
            "desk": self._desk,
            "board": self._board,
            "zoom": self._zoom,
            "log": self._log,
            "score": self._score,
            "record": self._record,
            "undo": self._undo,
            "unmake": self._unmake,
            "join": self._join,
            "leave": self._leave,
            "computer": self._computer,
            "spare": self._spare,
            "start": self._start,
            "options": self._options,
            "abandon": self._abandon,
            "again": self._again,
            "help": self._help,
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Buttons, menus, and boxes that come back: all by their ids, from before a restart too."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        id = custom_id(interaction)
        if (found := re.fullmatch(adapter.DESK, id)) is not None:
            await self.desk(interaction, found)
        elif (found := re.fullmatch(adapter.PUBLIC, id)) is not None:
            await self.public(interaction, found)
        elif (found := re.fullmatch(adapter.PERSONAL, id)) is not None:
            await self.personal(interaction, found)
        else:
            reply = Reply(interaction)
            await attempt(self.house, reply, self._unknown(reply))

    # -- the desk ----------------------------------------------------------------------------

    async def desk(self, interaction: Interaction, found: re.Match[str]) -> None:
        reply = Reply(interaction)
        table, seat = int(found["table"]), int(found["seat"])
        reply.table = table
        work = self._tap(reply, table, seat, found["tag"], found["what"], found["arg"] or "", values(interaction))
        await attempt(self.house, reply, work)

    async def _tap(self, reply: Reply, table: int, seat: int, tag: str, what: str, arg: str, values: list[str]) -> None:
        reader = reply.reader
        self._taps[table, reader.user] = now = next(self._numbers)
        try:
            if what == "type":
                box = await self.desks.type_box(table, reader, seat, tag, arg)
                await reply.box(adapter.asking(box.title, box.id, box.label, box.value))
                return
            if what == "help":
                await reply.thinking()
                await self.answers.help_on_desk(reply, table, seat)
                return
            await reply.update()
            if what == "ok":
                report = await self.desks.confirm(table, reader, seat, tag)
                await reply.show(await self.desks.after(report, reader))
            elif what == "typed":
                await self.desks.type_in(table, reader, seat, tag, adapter.typed_words(reply.interaction))
                await reply.show(await self.desks.open(table, reader, seat, story=False))
            else:
                post, redraw = await self.desks.tap(table, reader, seat, tag, what, arg, values)
                await reply.show(post, picture=False)
                if redraw:
                    post = await self.desks.open(table, reader, seat, story=False)
                    if self._taps.get((table, reader.user)) == now:  # no other tap has overtaken it
                        await reply.show(post)
        except Stale as no:
            await self._fresh(reply, table, reader, seat, no)
        finally:
            if self._taps.get((table, reader.user)) == now:
                del self._taps[table, reader.user]

    async def _fresh(self, reply: Reply, table: int, reader: Reader, seat: int, no: Stale) -> None:
        """An old menu: say so, and show how things stand."""
        if reply.state == "fresh":
            await reply.update()
        words = reply.words()
        post = await self.desks.open(table, reader, seat, head=words(f"refused-{no.text}"), story=False)
        await reply.show(post)

    # -- public messages ---------------------------------------------------------------------

    async def public(self, interaction: Interaction, found: re.Match[str]) -> None:
        reply = Reply(interaction)
        table = reply.table = int(found["table"])
        handler = self.publics.get(found["what"])
        if handler is None:
            await attempt(self.house, reply, self._unknown(reply))
            return
        work = self._at(reply, table, handler, found["arg"] or "", values(interaction))
        await attempt(self.house, reply, work)

    async def _at(self, reply: Reply, table: int, handler: Public, arg: str, values: list[str]) -> None:
        """Does what was pressed, where it is the table's own people or place: ids may come from anybody."""
        if not reaches(reply.interaction, await self.house.tables.find(table)):
            raise Refused("no-table")
        await handler(reply, table, arg, values)

    async def personal(self, interaction: Interaction, found: re.Match[str]) -> None:
        reply = Reply(interaction)
        handler = self.personals.get(found["what"])
        work = handler(reply, found["arg"] or "", values(interaction)) if handler else self._unknown(reply)
        await attempt(self.house, reply, work)

    async def _unknown(self, reply: Reply) -> None:
        await reply.tell(reply.words()("trouble-expired"))

    async def _desk(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.thinking()
        await self.answers.desk(reply, table)

    async def _board(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.thinking()
        await self.answers.board(reply, await self.house.tables.find(table))

    async def _zoom(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        await self.answers.board(reply, await self.house.tables.find(table), part=values[0] if values else "")

    async def _log(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await (reply.update() if arg else reply.thinking())  # turning its pages changes the log that is there
        last = int(arg) if arg.isascii() and arg.isdigit() and len(arg) < 10 else None
        await self.answers.log(reply, await self.house.tables.find(table), last)

    async def _score(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.thinking()
        await self.answers.score(reply, await self.house.tables.find(table))

    async def _record(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.thinking()
        await self.answers.record(reply, await self.house.tables.find(table))

    async def _undo(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.thinking()
        await self.answers.offer_undo(reply, await self.house.tables.find(table))

    async def _unmake(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        await self.answers.undo_now(reply, table, arg)

    async def _join(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        await self.house.tables.join(table, person(reply.interaction))

    async def _leave(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        await self.house.tables.leave(table, reply.reader.user)

    async def _computer(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        await self.answers.pass_on(reply, table)
        await self.house.tables.add_computer(table, reply.reader.user, values[0] if values else STRENGTHS[1])

    async def _spare(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        await self.answers.pass_on(reply, table)
        await self.house.tables.drop_computer(table, reply.reader.user)

    async def _start(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        await self.answers.pass_on(reply, table)
        await self.house.tables.start(table, reply.reader.user)

    async def _options(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        if not values:
            raise Refused("not-on-offer")
        await self.answers.pass_on(reply, table)
        for change in values:
            name, _, value = change.partition("=")
            await self.house.tables.set_option(table, reply.reader.user, name, value)

    async def _help(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        message = reply.interaction.message
        among = adapter.choices_of(message) if message is not None else values
        await self.answers.help_on(reply, await self.house.tables.find(table), values[0] if values else "", among)

    async def _abandon(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        await self.answers.pass_on(reply, table)
        manager = manages(reply.interaction, await self.house.tables.find(table))
        found = await self.house.tables.abandon(table, reply.reader.user, manager=manager)
        words = reply.words(found.game)
        await reply.show(posts.Post(words("abandon-done", name=posts.escape(found.name))))

    async def _again(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        await reply.update()
        found, asker = await self.house.tables.find(table), person(reply.interaction)
        await self.answers.again(reply, found, asker, parent_of(reply.interaction))
