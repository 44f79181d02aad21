"""The private answers that buttons and commands share: desk, board, log, score, record, undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bot.rules import CannotUndo, Refused
from bot.service.core.model import Entry, Report, Table
from bot.service.core.outgoing import GOES_ON
from bot.text.fluent import Text
from bot.ui.common import event_words, wording
from bot.ui.common.draft import Choice, Menu
from bot.ui.common.limits import CHOICE, PLACEHOLDER, cut
from bot.ui.common.press import public_id
from bot.ui.delivery.proposals import ask_table
from bot.ui.desk import Desks, Reader, waiting
from bot.ui.pages import question
from bot.ui.posts import final_score, posts
from bot.ui.posts.drawing import TableDrawing
from bot.ui.posts.frontend import Frontend
from bot.ui.posts.posts import Page, Post

from .reply import Reply

SOON = 1.5  # seconds for computers to play before the board is shown as it was before
LOG = 1700  # characters of the log in one message


class Answers:
    """Each fills a reply that has been acknowledged already."""

    def __init__(self, frontend: Frontend, desks: Desks) -> None:
        self.frontend, self.desks = frontend, desks

    async def desk(self, reply: Reply, table: int, *, head: str = "") -> None:
        """The person's desk; somebody without a seat is told who is waited for."""
        found = await self.frontend.tables.find(table)
        if found.status == "lobby":
            await reply.tell(reply.text(found.game)("desk-lobby"))
            return
        try:
            await reply.show(await self.desks.open(table, reply.reader, head=head, story=not head))
        except Refused as no:
            if no.text != "not-seated":
                raise
            text = reply.text(found.game)
            away = question.away_line(text, found, await self.frontend.away(found))
            await reply.tell(posts.lines(f"{text('refused-not-seated')} {waiting_for(text, found)}".strip(), away))

    async def done(self, reply: Reply, report: Report | Post) -> None:
        """What came of an answer, and on to the next question; where computers have to play before that, then.

        Of a step towards an answer the desk is shown as it is then.
        """
        if isinstance(report, Post):
            await reply.show(report, picture=False)
            return
        post = await self.desks.after(report, reply.reader)
        if any(report.table.seats[a.seat].user for a in report.asked) or report.over:
            await reply.show(post)
            return
        await reply.show(msgspec.structs.replace(post, drawing=None), picture=False)
        if await self._played(reply, report, SOON):
            await reply.show(await self.desks.after(report, reply.reader, story=True))
        elif await self._stands(reply, report):
            await reply.show(post)
            if await self._played(reply, report, GOES_ON):
                await reply.show(await self.desks.after(report, reply.reader, story=True))

    async def _played(self, reply: Reply, report: Report, seconds: float) -> bool:
        """Wait for the computers; whether they have played and the answer still stands there."""
        with self.frontend.resting():
            played = await self.frontend.service.computers.finished(report.table.id, seconds)
        return played and await self._stands(reply, report)

    async def _stands(self, reply: Reply, report: Report) -> bool:
        """Whether nothing else has been shown in its place, and nothing was taken back."""
        now = await self.frontend.tables.find(report.table.id)
        return self.frontend.shows(reply.place) is reply and now.epoch == report.table.epoch

    async def board(self, reply: Reply, table: Table, *, in_words: bool = False, part: str = "table") -> None:
        """The table as the person may see it, as a picture or line by line; a menu leads to its parts, drawn larger."""
        text = reply.text(table.game)
        if table.status == "lobby" or not table.seats:
            await reply.tell(text("desk-lobby"))
            return
        if not in_words:
            await reply.show(await self.board_page(table, reply.reader, part))
            return
        title, told, _ = await self._board(table, reply.reader)
        first, *rest = posts.pages([title, *told[1:]])
        await reply.show(Post(first))
        for page in rest:
            await reply.more(Post(page))

    async def _board(self, table: Table, reader: Reader) -> tuple[str, list[str], Any]:
        """A title for what somebody may see of a table, all of it line by line, and the view itself."""
        text = self.frontend.text(table, reader.locale)
        view = await self.frontend.turns.look(table.id, reader.user)
        told = self.frontend.lines(table, view, text, posts.names(text, table))
        title = text("board-title", name=posts.escape(table.name), line=told[0] if told else "")
        return posts.lines(title, question.away_line(text, table, await self.frontend.away(table))), told, view

    async def board_page(self, table: Table, reader: Reader, part: str = "table") -> Post:
        """The table, or a part of it, as a picture, with a menu of its parts; raises `Refused` for no such part."""
        text = self.frontend.text(table, reader.locale)
        title, _, view = await self._board(table, reader)
        closer = self.frontend.pictures.closer(table.game, len(table.seats))
        choices = parts(text, table, closer, part)
        if part not in [c.value for c in choices]:
            raise Refused("not-on-offer")
        drawing = TableDrawing(self.frontend, table, view, text, Page("board", table.id, {"part": part}), part=part)
        menu = Menu(public_id(table.id, "zoom"), cut(text("board-zoom"), PLACEHOLDER), choices)
        return Post(title, (menu,), drawing=drawing)

    async def score(self, reply: Reply, table: Table) -> None:
        """The final score line by line; before the end what the reader may know of it."""
        text = reply.text(table.game)
        if table.status == "running":
            known = await self.frontend.service.score_so_far.of(table.id, reply.reader.user)
            await reply.show(Post(posts.lines(*final_score.so_far(text, known, posts.names(text, table)))))
            return
        if table.status != "over":
            await reply.tell(text("score-ended" if table.status == "abandoned" else "score-hidden"))
            return
        tallies = await self.frontend.turns.scores(table.id)
        await reply.show(Post(posts.lines(*final_score.score_lines(text, tallies, posts.names(text, table)))))

    async def record(self, reply: Reply, table: Table) -> None:
        """The recorded game of a table that is over, with the key that proves its chance."""
        said = await self.frontend.turns.record(table.id)
        text = reply.text(table.game)
        await reply.attach(text("record-here"), f"table-{table.id}.game", said.encode("utf-8"))

    async def log(self, reply: Reply, table: Table, last: int | None = None, *, first: int | None = None) -> None:
        """What happened, up to entry `last` or from `first` on: as much as fits, with buttons to the rest."""
        text = reply.text(table.game)
        if table.status == "lobby":
            await reply.tell(text("desk-lobby"))
            return
        entries = await self.frontend.turns.log(table.id, first or 0, last, user=reply.reader.user)
        told = self._turns(text, entries, posts.names(text, table))
        shown = _that_fit(told, from_the_end=first is None)
        if not shown and first is not None and first > table.n:
            raise Refused("no-entry", n=first, last=table.n)
        if not shown:
            await reply.show(Post(text("log-empty")))
            return
        begin, end = shown[0].first, shown[-1].last
        buttons = []
        if begin > 0:
            buttons.append(posts.button(table.id, "log", text("button-earlier"), str(begin - 1)))
        if end < table.n:
            buttons.append(posts.button(table.id, "log", text("button-later"), str(min(table.n, end + len(shown)))))
        head = text("log-title", name=posts.escape(table.name))
        part = text("log-part", first=max(1, begin), last=end, n=table.n)
        rows = (tuple(buttons),) if buttons else ()
        await reply.show(Post(posts.lines(head, *(turn.line for turn in shown), part), rows))

    def _turns(self, text: Text, entries: Sequence[Entry], who: tuple[str, ...]) -> list[Turn]:
        """Entries told turn by turn: one number and one time for all that a seat did one after the other."""
        found: list[Turn] = []
        for entry in entries:
            said = " ".join(event_words.sentence(text, e, who) for e in entry.events)
            if not said:
                continue
            if entry.by_order:
                said = event_words.by_plan(text, said)
            turn = found[-1] if found else None
            if turn is not None and turn.goes_on(entry, said):
                found[-1] = Turn(text, turn.entry, entry.n, f"{turn.said} {said}")
            else:
                found.append(Turn(text, entry, entry.n, cut(said, posts.PLACEABLE - 50)))
        return found

    # -- undo --------------------------------------------------------------------------------

    async def offer_undo(self, reply: Reply, table: Table) -> None:
        """What would be taken back, with a button that does it; or that asks the table where all have to agree."""
        text = reply.text(table.game)
        try:
            what = await self.frontend.turns.undoable(table.id, reply.reader.user)
        except CannotUndo as no:
            if no.text not in ("undo-barrier", "undo-built-upon"):
                raise
            with_consent = await self.frontend.service.undo_by_consent.undoable(table.id, reply.reader.user)
            await reply.show(ask_table(text, table, with_consent, no))
            return
        who = posts.names(text, table)
        said = posts.told(text, what.entries, who, what.seat, most=posts.PLACEABLE)
        also = text("undo-also") if len({e.seat for e in what.entries}) > 1 else ""
        arg = f"{table.epoch}.{what.entries[0].n}"
        button = posts.button(table.id, "unmake", text("button-undo-now"), arg, "danger")
        await reply.show(Post(posts.lines(text("undo-what", events=said), also), ((button,),)))

    async def undo_now(self, reply: Reply, table: int, arg: str) -> None:
        """Take back exactly what was offered; something else is offered anew, not taken."""
        found = await self.frontend.tables.find(table)
        what = await self.frontend.turns.undoable(table, reply.reader.user)
        if arg != f"{found.epoch}.{what.entries[0].n}":
            await self.offer_undo(reply, found)
            return
        report = await self.frontend.turns.undo(table, reply.reader.user, n=what.entries[0].n)
        head = reply.text(found.game)("undo-done")
        await reply.show(await self.desks.open(table, reply.reader, report.seat, head=head, story=False))


def parts(text: Text, table: Table, closer: Sequence[tuple[str, int]], shown: str = "") -> tuple[Choice, ...]:
    """What of a table can be looked at: all of it, and what is drawn larger (`closer`, see `Illustrator`)."""
    who = posts.plain_names(text, table)
    named = [("table", text("board-zoom-table"))]
    named += [(part, who[seat] if seat >= 0 else text(part.replace(":", "-"))) for part, seat in closer]
    return tuple(Choice(value, cut(name, CHOICE), chosen=value == shown) for value, name in named)


class Turn(NamedTuple):
    """What a seat did one after the other, from an entry on to another."""

    text: Text
    entry: Entry
    last: int
    said: str

    @property
    def first(self) -> int:
        return self.entry.n

    def goes_on(self, entry: Entry, said: str) -> bool:
        """Whether an entry belongs to it: the same seat's, stands as it does, and there is room for it."""
        one = self.entry
        alike = (one.seat, one.undone, one.n > 0) == (entry.seat, entry.undone, True) and entry.seat >= 0
        return alike and len(self.said) + len(said) < posts.PLACEABLE - 50

    @property
    def line(self) -> str:
        when = posts.when(self.entry.at)
        id = "log-line" if self.first else "log-begun"  # the set-up is no move
        line = self.text(id, n=self.first, when=when, events=self.said)
        if not self.entry.undone:
            return line
        return self.text("log-undone", events=line, when=posts.when(self.entry.undone_at))


def _that_fit(told: list[Turn], *, from_the_end: bool) -> list[Turn]:
    """As many turns as a message holds, one at least."""
    room = LOG
    shown: list[Turn] = []
    for turn in reversed(told) if from_the_end else told:
        room -= len(turn.line) + 1
        if room < 0 and shown:
            break
        shown.append(turn)
    return shown[::-1] if from_the_end else shown


def waiting_for(text: Text, table: Table) -> str:
    """Who is waited for, as a sentence."""
    if not table.asked:
        return waiting(text, table) if table.status != "running" else ""
    return text("desk-waiting-for", names=waiting_names(text, table))


def waiting_names(text: Text, table: Table) -> str:
    """Everybody who is asked, one after the other."""
    who = posts.names(text, table)
    return wording.listed(text, [who[a.seat] for a in table.asked])
