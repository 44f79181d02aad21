"""The private desk of one person at one table: what is asked, everything that can be answered, and what came of it."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Any

import msgspec

from bot.rules import Action, Decision, Stale
from bot.service.model import Desk, Report, Table
from bot.text.fluent import Text

from . import asking, plans, posts, wording
from .draft import Context, Draft, Panel, Row
from .house import House
from .limits import INPUT_LABEL, MODAL_TITLE, PER_ROW, ROWS, cut
from .panel import panel, tap, typed, typed_now
from .posts import Post

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

    def __init__(self, house: House) -> None:
        self.house = house
        self._drafts: OrderedDict[tuple[int, int], tuple[str, int, Draft]] = OrderedDict()

    # -- showing -----------------------------------------------------------------------------

    async def open(
        self, table: int, reader: Reader, seat: int | None = None, *, head: str = "", story: bool = True
    ) -> Post:
        """The whole desk with its picture. `head` stands above all; `story`: what happened since the last turn."""
        desk = await self.house.turns.desk(table, reader.user, seat)
        words = self.house.words(desk.table, reader.locale)
        if story and not head and desk.decision is not None:
            since = await self.house.turns.since(table, desk.seat)
            said = posts.digest(words, desk.table.game, since, posts.names(words, desk.table), desk.seat)
            kind = "desk-begun" if asking.from_beginning(since) else "desk-since"
            head = posts.headed(words, kind, said) if said else ""
        draft = self._draft(desk)
        shown = self._panel(desk, draft, words)
        post = self._post(desk, words, shown, head)
        below = await asking.below(self.house, reader.user, desk.table, words, asked=desk.decision is not None)
        post = Post(posts.lines(post.content, below.content), (post.rows + below.rows)[:ROWS])
        view, before = desk.view, None
        if shown is not None and shown.action is not None:
            if (after := await self._after(desk, shown.action, reader)) is not None:
                view, before = after, desk.view  # what would change is marked
            if before is not None and shown.action.words:
                post = Post(posts.lines(post.content, words("desk-preview")), post.rows)
        part = f"seat:{desk.seat}"
        picture, alt = await self.house.board(desk.table, view, words, part=part, before=before, kind="desk-alt")
        return Post(post.content, post.rows, picture, alt)

    async def _after(self, desk: Desk, action: Action, reader: Reader) -> Any:
        """The view after an answer, where nothing hidden would come to light by it."""
        return await self.house.turns.preview(desk.table.id, reader.user, action.verb, action.words, seat=desk.seat)

    def _post(self, desk: Desk, words: Text, shown: Panel | None, head: str) -> Post:
        who = posts.names(words, desk.table)
        title = words("desk-title", name=posts.escape(desk.table.name), you=who[desk.seat])
        ahead = f"-# {words('desk-plans', n=desk.plans)}" if desk.plans else ""
        said = shown.lines if shown is not None else (waiting(words, desk.table),)
        return Post(posts.lines(title, head, *said, ahead), _with_plans(desk, words, shown.rows if shown else ()))

    def _context(self, desk: Desk, words: Text) -> Context:
        who = posts.names(words, desk.table)
        facts = partial(self.house.rules(desk.table).facts, desk.view)
        return Context(words, desk.table.id, desk.seat, desk.tag, desk.brief, desk.hints, who, facts)

    def _panel(self, desk: Desk, draft: Draft, words: Text) -> Panel | None:
        return panel(desk.decision, draft, self._context(desk, words)) if desk.decision is not None else None

    # -- drafts ------------------------------------------------------------------------------

    def _draft(self, desk: Desk) -> Draft:
        """What has been tapped for this question by whoever has the seat now: it is not for who gets it next."""
        tag, user, draft = self._drafts.get((desk.table.id, desk.seat), ("", 0, Draft()))
        fits = tag and tag == desk.tag and user == desk.table.seats[desk.seat].user
        return draft if fits else Draft.load(desk.draft)

    async def now(self, table: int, reader: Reader, seat: int) -> tuple[Desk, Draft]:
        """The desk as it stands, with what has been tapped so far."""
        desk = await self.house.turns.desk(table, reader.user, seat)
        return desk, self._draft(desk)

    async def _keep(self, desk: Desk, reader: Reader, draft: Draft) -> None:
        self._drafts[desk.table.id, desk.seat] = (desk.tag, reader.user, draft)
        self._drafts.move_to_end((desk.table.id, desk.seat))
        while len(self._drafts) > KEPT:
            self._drafts.popitem(last=False)
        await self.house.turns.set_draft(desk.table.id, reader.user, draft.dump(), desk.tag, seat=desk.seat)

    async def _asked(self, table: int, reader: Reader, seat: int, tag: str) -> tuple[Desk, Decision]:
        """The desk, if it is still about the question that the press belongs to."""
        desk = await self.house.turns.desk(table, reader.user, seat)
        if desk.decision is None or desk.tag != tag:
            raise Stale("menu-out-of-date")
        return desk, desk.decision

    # -- acting ------------------------------------------------------------------------------

    async def tap(
        self, table: int, reader: Reader, seat: int, tag: str, what: str, arg: str, values: list[str]
    ) -> tuple[Post, bool]:
        """The desk after a tap, without a picture; and whether the picture changes with it.

        Raises `Stale` where another question is open by now.
        """
        desk, decision = await self._asked(table, reader, seat, tag)
        words = self.house.words(desk.table, reader.locale)
        before = self._draft(desk)
        draft = tap(decision, before, what, arg, values, self._context(desk, words))
        had = self._panel(desk, before, words)
        if draft == before:  # forged, or from a menu that has changed since
            return self._post(desk, words, had, words("refused-not-on-offer")), False
        await self._keep(desk, reader, draft)
        has = self._panel(desk, draft, words)
        changed = (had.action if had else None) != (has.action if has else None)
        return self._post(desk, words, has, ""), changed

    async def type_box(self, table: int, reader: Reader, seat: int, tag: str, arg: str) -> Box:
        """The box for typing the answer to the open question."""
        desk, decision = await self._asked(table, reader, seat, tag)
        words = self.house.words(desk.table, reader.locale)
        ctx = self._context(desk, words)
        now = typed_now(decision, self._draft(desk), ctx)
        return Box(
            ctx.id("typed", arg),
            cut(words("panel-type-title"), MODAL_TITLE),
            cut(words("panel-type-label"), INPUT_LABEL),
            now,
        )

    async def type_in(self, table: int, reader: Reader, seat: int, tag: str, said: str) -> None:
        """Take what was typed into the draft; raises `Refused` naming what was not understood."""
        desk, decision = await self._asked(table, reader, seat, tag)
        ctx = self._context(desk, self.house.words(desk.table, reader.locale))
        await self._keep(desk, reader, typed(decision, self._draft(desk), said, ctx))

    async def confirm(self, table: int, reader: Reader, seat: int, tag: str) -> Report:
        """Carry out what the desk shows; raises `Stale` where it shows nothing complete."""
        desk, decision = await self._asked(table, reader, seat, tag)
        shown = panel(decision, self._draft(desk), self._context(desk, self.house.words(desk.table, reader.locale)))
        if shown.action is None:
            raise Stale("menu-out-of-date")
        return await self.act(table, reader, shown.action.verb, shown.action.words, tag, seat)

    async def act(
        self, table: int, reader: Reader, verb: str, said: tuple[str, ...], tag: str = "", seat: int | None = None
    ) -> Report:
        """Answer the open question; typed commands come in here, too."""
        report = await self.house.turns.act(table, reader.user, verb, said, tag, seat)
        self._drafts.pop((table, report.seat), None)
        return report

    async def after(self, report: Report, reader: Reader) -> Post:
        """What came of an answer, and on to the next question of the same person."""
        words = self.house.words(report.table, reader.locale)
        said = self.told(report, words)
        return await self.open(
            report.table.id, reader, self._next_seat(report, reader), head=words("desk-done", events=said), story=False
        )

    def told(self, report: Report, words: Text) -> str:
        who = posts.names(words, report.table)
        game, seat = report.table.game, report.seat
        said = [
            wording.say_event(words, game, e, who, seat)
            for e in report.events
            if e.seat == seat or not wording.silent(words, game, e, who)
        ]
        ahead = posts.told(words, game, report.plans, who, seat)
        return cut(" ".join(p for p in (*said, ahead) if p), posts.PLACEABLE)

    def _next_seat(self, report: Report, reader: Reader) -> int:
        mine = report.table.seats_of(reader.user)
        return next((a.seat for a in report.asked if a.seat in mine), report.seat)


def _with_plans(desk: Desk, words: Text, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows with the button *Plans*, in the last one or below it; without it where nothing fits any more."""
    if desk.table.status != "running":
        return rows
    button = plans.desk_button(words, desk.table.id, desk.seat)
    if rows and isinstance(last := rows[-1], tuple) and len(last) < PER_ROW:
        return (*rows[:-1], (*last, button))
    return (*rows, (button,)) if len(rows) < ROWS else rows


def waiting(words: Text, table: Table) -> str:
    """Why nothing is asked."""
    if table.status != "running":
        return words({"lobby": "desk-lobby", "over": "desk-over", "abandoned": "card-abandoned"}[table.status])
    who = posts.names(words, table)
    people = [who[a.seat] for a in table.asked if table.seats[a.seat].user]
    if not people:  # computers answer in a moment
        return words("desk-waiting-computers")
    return words("desk-waiting", names=wording.listed(words, people))
