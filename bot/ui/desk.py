"""The private desk of one person at one table: what is asked, everything that can be answered, and what came of it."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Any

import msgspec

from bot.rules import Action, Decision, Stale
from bot.rules.view_parts import AskedView
from bot.service.core.model import Desk, Report, Table, Unsure
from bot.text.fluent import Text

from .common import event_words, wording
from .common.draft import Context, Draft, Panel, Row
from .common.limits import INPUT_LABEL, MODAL_TITLE, ROWS, cut
from .common.press import Press, desk_id
from .pages import changes, plans, question
from .panel import not_here
from .panel.panel import chosen, panel, tap, typed, typed_now
from .posts import posts
from .posts.drawing import TableDrawing
from .posts.frontend import Frontend
from .posts.posts import Page, Post

KEPT = 2048  # half-made choices in memory; all are in the store


class Reader(msgspec.Struct, frozen=True):
    """Who sits at the desk: a user and the language they read."""

    user: int
    locale: str


class Box(msgspec.Struct, frozen=True):
    """A box to type an answer into."""

    id: str
    title: str
    label: str
    value: str


class Desks:
    """Makes desks. Half-made choices are kept here for the moment and in the store for a restart."""

    def __init__(self, frontend: Frontend) -> None:
        self.frontend = frontend
        self._drafts: OrderedDict[tuple[int, int], tuple[str, int, Draft]] = OrderedDict()

    # -- showing -----------------------------------------------------------------------------

    async def open(
        self, table: int, reader: Reader, seat: int | None = None, *, head: str = "", story: bool = True
    ) -> Post:
        """The whole desk with its picture. `head` stands above all; `story`: what happened since the last turn."""
        desk = await self.frontend.turns.desk(table, reader.user, seat)
        text = self.frontend.text(desk.table, reader.locale)
        if story and desk.decision is not None:
            head = posts.lines(head, await self._since(desk, text))
        page = Page("desk", table, {"seat": desk.seat, "head": head, "n": desk.table.n, "epoch": desk.table.epoch})
        draft = self._draft(desk)
        shown = self._panel(desk, draft, text)
        post = self._post(desk, text, shown, head)
        newest = await self.frontend.turns.newest(table, desk.seat)
        post = msgspec.structs.replace(post, rows=_with_undo(desk, text, post.rows, newest))
        below = await question.below(self.frontend, reader.user, desk.table, text, asked=desk.decision is not None)
        post = Post(posts.lines(post.content, below.content), (post.rows + below.rows)[:ROWS])
        view, before = desk.view, None
        if shown is not None and shown.action is not None:
            if (after := await self._after(desk, shown.action, reader)) is not None:
                view, before = after, desk.view  # what would change is marked
            why = ""
            if desk.decision is not None and shown.action.verb in desk.decision.ends:
                why = text("refused-confirm-ends")
            elif before is None:
                why = text("refused-confirm-barrier")
            elif shown.action.words:
                why = text("desk-preview")
            post = Post(posts.lines(post.content, why if why != head else ""), post.rows)
        asked = () if desk.decision is None else (AskedView(desk.seat, desk.decision.ask),)
        part = "question" if asked else f"seat:{desk.seat}"
        drawing = TableDrawing(
            self.frontend, desk.table, view, text, page, part=part, before=before, asked=asked, kind="desk-alt"
        )
        return Post(post.content, post.rows, drawing=drawing)

    async def _since(self, desk: Desk, text: Text) -> str:
        """What happened since the last turn of a seat, and which of its plans have had their time."""
        since = await self.frontend.turns.since(desk.table.id, desk.seat)
        told = posts.digest(text, since, posts.names(text, desk.table), desk.seat, self.frontend.signs)
        user = desk.table.seats[desk.seat].user
        mine = await changes.of_seat(self.frontend, desk.table, text, since, desk.seat, user, desk.table.n)
        said = changes.before(mine, told)
        kind = "desk-begun" if question.from_beginning(since) else "desk-since"
        ended = await self._ended(desk.table, desk.seat, text, since[0].n if since else None)
        return posts.lines(posts.headed(text, kind, said) if said else "", ended)

    async def again(self, page: Page, reader: Reader) -> Post:
        """A desk that was shown before, as it stands now; what stood above it only if nothing has happened since."""
        table, args = await self.frontend.tables.find(page.table), page.args
        same = (table.n, table.epoch) == (args["n"], args["epoch"])
        return await self.open(page.table, reader, args["seat"], head=args["head"] if same else "", story=not same)

    async def _ended(self, table: Table, seat: int, text: Text, first: int | None, last: int | None = None) -> str:
        """That plans of the seat have had their time by these entries, or nothing."""
        if first is None:
            return ""
        last = table.n if last is None else last
        return plans.ended(text, await self.frontend.service.orders.ended(table.id, seat, first, last))

    async def _after(self, desk: Desk, action: Action, reader: Reader) -> Any:
        """The view after an answer, where nothing hidden would come to light by it."""
        return await self.frontend.turns.preview(desk.table.id, reader.user, action.verb, action.words, seat=desk.seat)

    def _post(self, desk: Desk, text: Text, shown: Panel | None, head: str) -> Post:
        who = posts.names(text, desk.table)
        title = text("desk-title", name=posts.escape(desk.table.name), you=who[desk.seat])
        ahead = f"-# {text('desk-plans', n=desk.orders)}" if desk.orders else ""
        said = shown.lines if shown is not None else (waiting(text, desk.table),)
        return Post(posts.lines(title, head, *said, ahead), _with_more(desk, text, shown.rows if shown else ()))

    def _context(self, desk: Desk, text: Text) -> Context:
        who = posts.names(text, desk.table)
        facts = partial(self.frontend.rules(desk.table).facts, desk.view)
        sign = self.frontend.signs.of
        return Context(text, desk.table.id, desk.seat, desk.tag, desk.brief, desk.hints, who, facts, sign)

    def _panel(self, desk: Desk, draft: Draft, text: Text) -> Panel | None:
        return panel(desk.decision, draft, self._context(desk, text)) if desk.decision is not None else None

    # -- drafts ------------------------------------------------------------------------------

    def _draft(self, desk: Desk) -> Draft:
        """What has been tapped for this question by whoever has the seat now: it is not for who gets it next."""
        tag, user, draft = self._drafts.get((desk.table.id, desk.seat), ("", 0, Draft()))
        fits = tag and tag == desk.tag and user == desk.table.seats[desk.seat].user
        return draft if fits else Draft.load(desk.draft)

    async def now(self, table: int, reader: Reader, seat: int) -> tuple[Desk, Draft]:
        """The desk as it stands, with what has been tapped so far."""
        desk = await self.frontend.turns.desk(table, reader.user, seat)
        return desk, self._draft(desk)

    async def _keep(self, desk: Desk, reader: Reader, draft: Draft) -> None:
        self._drafts[desk.table.id, desk.seat] = (desk.tag, reader.user, draft)
        self._drafts.move_to_end((desk.table.id, desk.seat))
        while len(self._drafts) > KEPT:
            self._drafts.popitem(last=False)
        await self.frontend.turns.drafts.keep(desk.table.id, reader.user, draft.dump(), desk.tag, seat=desk.seat)

    async def _asked(self, press: Press, reader: Reader) -> tuple[Desk, Decision]:
        """The desk, if it is still about the question that the press belongs to."""
        desk = await self.frontend.turns.desk(press.table, reader.user, press.seat)
        if desk.decision is None or desk.tag != press.tag:
            raise Stale("menu-out-of-date")
        return desk, desk.decision

    # -- acting ------------------------------------------------------------------------------

    async def tap(self, press: Press, reader: Reader) -> Post | Report:
        """The desk after a tap, with a picture where that changes; what came of it where it was an answer.

        Raises `Stale` where another question is open by now.
        """
        desk, decision = await self._asked(press, reader)
        text = self.frontend.text(desk.table, reader.locale)
        before = self._draft(desk)
        draft = tap(decision, before, press, self._context(desk, text))
        had = self._panel(desk, before, text)
        if draft == before:  # forged, or from a menu that has changed since
            return self._post(desk, text, had, text("refused-not-on-offer"))
        has, reason = panel(decision, draft, self._context(desk, text)), ""
        if has.action is not None and has.settled and press.what != "back":
            try:
                answer = has.action.verb, has.action.words, press.tag, press.seat
                return await self.act(press.table, reader, *answer, sure=False)
            except Unsure as no:
                reason = wording.refusal(text, no)
        await self._keep(desk, reader, draft)
        if had is not None and had.action == has.action:
            return self._post(desk, text, has, reason)
        return await self.open(press.table, reader, press.seat, head=reason, story=False)

    async def type_box(self, press: Press, reader: Reader) -> Box:
        """The box for typing the answer to the open question."""
        desk, decision = await self._asked(press, reader)
        text = self.frontend.text(desk.table, reader.locale)
        ctx = self._context(desk, text)
        now = typed_now(decision, self._draft(desk), ctx)
        return Box(
            ctx.id("typed", press.arg),
            cut(text("panel-type-title"), MODAL_TITLE),
            cut(text("panel-type-label"), INPUT_LABEL),
            now,
        )

    async def type_in(self, press: Press, reader: Reader, said: str) -> None:
        """Take what was typed into the draft; raises `Refused` naming what was not understood."""
        desk, decision = await self._asked(press, reader)
        ctx = self._context(desk, self.frontend.text(desk.table, reader.locale))
        await self._keep(desk, reader, typed(decision, self._draft(desk), said, ctx))

    async def confirm(self, press: Press, reader: Reader) -> Report:
        """Carry out what the desk shows; raises `Stale` where it shows nothing complete."""
        desk, decision = await self._asked(press, reader)
        shown = panel(decision, self._draft(desk), self._context(desk, self.frontend.text(desk.table, reader.locale)))
        if shown.action is None:
            raise Stale("menu-out-of-date")
        return await self.act(press.table, reader, shown.action.verb, shown.action.words, press.tag, press.seat)

    async def answer(self, press: Press, reader: Reader) -> Report | Post:
        """Give an answer pressed in the call; see `give`."""
        desk, _ = await self._asked(press, reader)
        verb, *words = (press.value or press.arg).split("/")
        return await self.give(desk, reader, verb, tuple(words))

    async def give(self, desk: Desk, reader: Reader, verb: str, said: tuple[str, ...]) -> Report | Post:
        """Give an answer that was made elsewhere; the desk with it where it is to be confirmed, and why it is."""
        try:
            return await self.act(desk.table.id, reader, verb, said, desk.tag, desk.seat, sure=False)
        except Unsure as no:
            assert desk.decision is not None
            await self._keep(desk, reader, chosen(desk.decision, verb, said))
            why = wording.refusal(self.frontend.text(desk.table, reader.locale), no)
            return await self.open(desk.table.id, reader, desk.seat, head=why, story=False)

    async def act(
        self,
        table: int,
        reader: Reader,
        verb: str,
        said: tuple[str, ...],
        tag: str = "",
        seat: int | None = None,
        *,
        sure: bool = True,
    ) -> Report:
        """Answer the open question. `sure`: as for `Turns.act`, and somebody may want to confirm every answer."""
        if not sure and (await self.frontend.service.people.profile(reader.user)).confirm:
            raise Unsure("confirm-always")
        if not sure and (await self.frontend.tables.find(table)).confirm:
            raise Unsure("confirm-table")
        report = await self.frontend.turns.act(table, reader.user, verb, said, tag, seat, sure=sure)
        self._drafts.pop((table, report.seat), None)
        return report

    async def after(self, report: Report, reader: Reader, *, story: bool = False) -> Post:
        """What came of an answer, and on to the next question of the same person. `story`: what happened since."""
        text = self.frontend.text(report.table, reader.locale)
        done = text("desk-done", events=told) if (told := self.told(report, text)) else ""
        over = await self._ended(report.table, report.seat, text, report.n, report.n)
        seat = None if story else self._next_seat(report, reader)
        return await self.open(report.table.id, reader, seat, head=posts.lines(done, over), story=story)

    def told(self, report: Report, text: Text) -> str:
        who = posts.names(text, report.table)
        seat = report.seat
        said = [
            event_words.sentence(text, e, who, seat)
            for e in report.events
            if e.seat == seat or not event_words.silent(text, e, who)
        ]
        ahead = posts.told(text, report.by_order, who, seat)
        return cut(" ".join(p for p in (*said, ahead) if p), posts.PLACEABLE)

    def _next_seat(self, report: Report, reader: Reader) -> int:
        mine = report.table.seats_of(reader.user)
        return next((a.seat for a in report.asked if a.seat in mine), report.seat)


def _with_more(desk: Desk, text: Text, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows with *Plans* and *Not here?*."""
    if desk.table.status != "running":
        return rows
    rows = not_here.beside(rows, plans.desk_button(text, desk.table.id, desk.seat))
    if desk.decision is not None:
        rows = not_here.added(rows, desk_id(desk.table.id, desk.seat, desk.tag, "why"), text)
    return rows


def _with_undo(desk: Desk, text: Text, rows: tuple[Row, ...], n: int) -> tuple[Row, ...]:
    """The rows with *Undo*, where there is something to take back."""
    if not n:
        return rows
    return not_here.beside(rows, posts.button(desk.table.id, "unmake", text("button-undo"), f"{desk.table.epoch}.{n}"))


def waiting(text: Text, table: Table) -> str:
    """Why nothing is asked."""
    if table.status != "running":
        return text({"lobby": "desk-lobby", "over": "desk-over", "abandoned": "card-abandoned"}[table.status])
    who = posts.names(text, table)
    people = [who[a.seat] for a in table.asked if table.seats[a.seat].user]
    if not people:  # computers answer in a moment
        return text("desk-waiting-computers")
    return text("desk-waiting", names=wording.listed(text, people))
