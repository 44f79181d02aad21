"""Turns: what a person answers, and what they may look at. Load, apply, save, under the table's lock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bot.rules import Action, CannotUndo, Game, NotYours, Refused, Stale, Tally
from bot.rules.log import hash8

from . import undo as _undo
from .course import Course, retrace
from .history import SNAPSHOT_EVERY, History, entry_of, readable
from .locks import Locks
from .model import PLAN, Desk, Entry, Report, Table, Trouble, Undoable
from .orders import Orders, Step
from .ports import Clock, Store
from .results import Results
from .shelf import Live, Shelf, as_text
from .tell import after_move
from .timers import Fired, timer_again
from .trouble import Troubles

Decide = Callable[[Live], Awaitable[tuple[int, Action]]]


def own_seats(table: Table, user: int, seat: int | None = None) -> list[int]:
    """The seats that a person may act for; raises `NotYours`."""
    mine = table.seats_of(user)
    if not mine or (seat is not None and seat not in mine):
        raise NotYours("not-seated", table=table.name)
    return mine if seat is None else [seat]


def tag_of(table: Table, sn: int) -> str:
    return f"{table.epoch}.{sn}"


def sn_of(table: Table, tag: str) -> int:
    """The question that a button belongs to, 0 for whatever is asked now; raises `Stale`."""
    if not tag:
        return 0
    epoch, _, sn = tag.partition(".")
    if epoch != str(table.epoch) or not (sn.isascii() and sn.isdigit() and len(sn) < 10 and int(sn)):
        raise Stale("menu-out-of-date")
    return int(sn)


def running(table: Table) -> None:
    if table.status != "running":
        raise Refused("not-running", status=table.status)


def seat_asked(table: Table, user: int, seat: int | None, sn: int) -> int:
    """Which of a person's seats an answer is for; raises `NotYours` or `Stale`."""
    mine = own_seats(table, user, seat)
    asked = [a for a in table.asked if a.seat in mine]
    if sn:
        if not any(a.sn == sn for a in asked):
            raise Stale("menu-out-of-date")
        return next(a.seat for a in asked if a.sn == sn)
    if not asked:
        raise NotYours("not-your-turn", waiting=waiting(table))
    return asked[0].seat


def waiting(table: Table) -> str:
    """The names of those who are asked, for a sentence."""
    return ", ".join(dict.fromkeys(table.seats[a.seat].name or f"#{a.seat + 1}" for a in table.asked))


def _entry(rules: Game[Any], n: int, step: Step, auto: int, now: float) -> tuple[Any, ...]:
    """A row of the log."""
    out = step.out
    return (
        n,
        step.seat,
        step.action.verb,
        as_text(step.action.words),
        int(out.barrier),
        out.fork,
        PLAN if step.plan else auto,
        hash8(rules, out.state),
        now,
        msgspec.json.encode(out.events),
    )


class Turns:
    """Every answer of every seat goes through `_move`."""

    results: Results  # writes down how a game has ended

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        history: History,
        locks: Locks,
        clock: Clock,
        troubles: Troubles,
        changed: Callable[[Table], None],
        orders: Orders,
    ) -> None:
        self.store, self.shelf, self.history, self.locks, self.orders = store, shelf, history, locks, orders
        self.clock, self.troubles, self.changed = clock, troubles, changed

    # -- answers -----------------------------------------------------------------------------
    async def act(
        self, table_id: int, user: int, verb: str, words: Sequence[str], tag: str = "", seat: int | None = None
    ) -> Report:
        """Carry a person's answer out; it is on the disk when this returns.

        `tag` is that of the desk the answer was made on; without it, it answers whatever is asked now.
        Raises `Refused` (of its kinds) or `Trouble`, and then nothing has happened.
        """

        async def decide(live: Live) -> tuple[int, Action]:
            running(live.table)
            sn = sn_of(live.table, tag)
            me = seat_asked(live.table, user, seat, sn)
            return me, Action(me, verb, tuple(words), sn)

        return await self._move(table_id, decide, " ".join((f"user {user}", verb, *words)))

    async def auto(self, table_id: int, seat: int, choose: Callable[[Live], Awaitable[Action]]) -> Report:
        """Carry out what a computer seat chooses; raises `NotYours` where it is not asked any more."""

        async def decide(live: Live) -> tuple[int, Action]:
            running(live.table)
            if not live.table.seats[seat].computer or not any(a.seat == seat for a in live.table.asked):
                raise NotYours("not-your-turn", waiting=waiting(live.table))
            return seat, await choose(live)

        return await self._move(table_id, decide, f"computer in seat {seat}", auto=1)

    async def by_plan(self, row: Any) -> Fired:
        """A timer's: give the answer that a standing order has ready, if its question is open still."""
        about = msgspec.json.decode(row.payload)
        seat, sn, table_id = int(about["seat"]), int(about["sn"]), int(row.table_id)

        async def decide(live: Live) -> tuple[int, Action]:
            running(live.table)
            return seat, await self.orders.answer(live, seat, sn)

        with suppress(Refused, Trouble):  # answered or withdrawn meanwhile; or a mistake of ours, which is on record
            paused = (await self.shelf.get(table_id)).table.paused
            if paused > self.clock.now():
                return Fired((timer_again(row, paused + 1.0),))
            await self._move(table_id, decide, f"plan of seat {seat}", auto=PLAN)
        return Fired()

    async def _move(self, table_id: int, decide: Decide, doing: str, auto: int = 0) -> Report:
        async with self.locks.table(table_id), self.troubles.around(table_id, doing):
            try:
                report = await self._once(table_id, decide, auto)
            except self.store.Conflict:  # somebody else wrote: once more, on what is stored now
                self.orders.forget(table_id)
                report = await self._once(table_id, decide, auto)
        self.changed(report.table)
        if report.over:
            await self._thin(table_id)
        return report

    async def _once(self, table_id: int, decide: Decide, auto: int) -> Report:
        live = await self.shelf.get(table_id)
        seat, action = await decide(live)
        rules, before = live.rules, live.table
        course = [Step(seat, action, rules.apply(live.state, action), plan=auto == PLAN)]
        plans, hush = await self.orders.follow(live, course)
        out, last = course[0].out, course[-1].out
        asked = tuple(rules.asked(last.state))
        n, now = before.n + len(course), self.clock.now()
        table = msgspec.structs.replace(
            before, n=n, asked=asked, touched=now, status="over" if last.state.over else "running"
        )
        outs, question = after_move(before.asked, table, live.question, before.version + 1, seat, hush)
        snapshot = None
        others = {a.seat for a in asked} != {a.seat for a in before.asked}
        if others or n // SNAPSHOT_EVERY != before.n // SNAPSHOT_EVERY:
            snapshot = (n, rules.dump(last.state))
        rows = [_entry(rules, before.n + i, step, auto, now) for i, step in enumerate(course, 1)]
        counts = table.status == "over" and not table.elsewhere
        ended = await self.results.writes(live, table, last.state, rows, now) if counts else []
        live = await self.shelf.save(
            live,
            table,
            question,
            state=last.state,
            entries=rows,
            snapshot=snapshot,
            answered=list({step.seat for step in course}),
            outs=outs,
            also=[*plans, *ended],
        )
        if plans:
            self.orders.forget(table_id)
        mine = live.table.seats_of(live.table.seats[seat].user)
        by_plan = tuple(
            Entry(before.n + i, step.seat, readable(step.out.events, mine), now, True, plan=True)
            for i, step in enumerate(course[1:], 2)
        )
        events = readable(out.events, mine)
        return Report(live.table, seat, before.n + 1, events, asked, last.state.over, plans=by_plan)

    async def _thin(self, table_id: int) -> None:
        with suppress(self.store.Error):  # only room on the disk
            await self.store.thin(table_id, SNAPSHOT_EVERY)

    # -- taking back -------------------------------------------------------------------------
    async def undoable(self, table_id: int, user: int, seat: int | None = None) -> Undoable:
        """What `undo` would take back; raises `CannotUndo` with the reason, or another `Refused`."""
        async with self.troubles.around(table_id, "undoable"):
            live = await self.shelf.get(table_id)
            me, rows, dropped = await self._undoable(live, user, seat)
            return Undoable(me, tuple(entry_of(r, live.table.seats_of(user)) for r in rows if r.n in dropped))

    async def _undoable(self, live: Live, user: int, seat: int | None) -> tuple[int, list[Any], list[int]]:
        mine = own_seats(live.table, user, seat)
        if live.table.status == "over":
            raise CannotUndo("undo-over")
        running(live.table)
        rows = await self.history.rows(live.table.id)
        return _undo.choose(rows, mine)

    async def undo(self, table_id: int, user: int, seat: int | None = None, n: int = 0) -> Report:
        """Take back the last answer of a person, and the computer's that followed from it.

        `n`: the first entry that the person was told would be taken back; a second press is then `Stale` instead of
        taking back one more. Raises `CannotUndo` with the reason, another `Refused`, or `Trouble`.
        """
        async with self.locks.table(table_id), self.troubles.around(table_id, f"user {user} undo"):
            live = await self.shelf.get(table_id)
            me, rows, dropped = await self._undoable(live, user, seat)
            if n and n != dropped[0]:
                raise Stale("menu-out-of-date")
            report = await _undo.carry_out(self.shelf, self.history, self.clock, live, me, rows, dropped)
        self.changed(report.table)
        return report

    # -- looking -----------------------------------------------------------------------------
    async def desk(self, table_id: int, user: int, seat: int | None = None) -> Desk:
        """What a person needs to answer. For a seat that is not asked, `decision` is None. Raises `Refused`."""
        async with self.troubles.around(table_id, f"user {user} desk"):
            live = await self.shelf.get(table_id)
            table, rules = live.table, live.rules
            mine = own_seats(table, user, seat)
            if live.state is None:
                raise Refused("not-running", status=table.status)
            me = next((a.seat for a in table.asked if a.seat in mine), mine[0])
            view = rules.view(live.state, me)
            decision = rules.decision(live.state, me) if table.status == "running" else None
            plans = await self.orders.number(table_id, me)
            if decision is None:
                return Desk(table, me, "", None, view, {}, {}, b"", plans)
            tag = tag_of(table, decision.sn)
            draft = await self.store.draft(table_id, me, tag)
            brief, hints = rules.brief(live.state, me), rules.hints(live.state, me)
            return Desk(table, me, tag, decision, view, brief, hints, draft, plans)

    async def preview(self, table_id: int, user: int, verb: str, words: Sequence[str], seat: int | None = None) -> Any:
        """The view after an answer, which is not given; None where something hidden would come to light."""
        async with self.troubles.around(table_id, f"user {user} preview {verb}"):
            live = await self.shelf.get(table_id)
            running(live.table)
            me = seat_asked(live.table, user, seat, 0)
            out = live.rules.apply(live.state, Action(me, verb, tuple(words)))
            return None if out.barrier else live.rules.view(out.state, me)

    async def look(self, table_id: int, user: int | None, at: int | None = None) -> Any:
        """The table as a person may see it (None: as anybody may), now or after entry `at`. Raises `Refused`."""
        async with self.troubles.around(table_id, "look"):
            live = await self.shelf.get(table_id)
            if live.state is None:
                raise Refused("not-running", status=live.table.status)
            mine = live.table.seats_of(user) if user is not None else []
            me = next((a.seat for a in live.table.asked if a.seat in mine), mine[0] if mine else None)
            if at is None or at == live.table.n:
                return live.rules.view(live.state, me)
            if not 0 <= at <= live.table.n:
                raise Refused("no-entry", n=at, last=live.table.n)
            return live.rules.view(await self.history.state_at(live, at), me)

    async def scores(self, table_id: int) -> list[Tally]:
        """The final score by seat; raises `Refused` before the end."""
        async with self.troubles.around(table_id, "scores"):
            live = await self.shelf.get(table_id)
            if live.table.status != "over":
                raise Refused("not-over")
            return live.rules.scores(live.state)

    async def course(self, table_id: int, most: int) -> Course:
        """A finished game from its beginning, with at most `most` views; raises `Refused` before the end."""
        async with self.troubles.around(table_id, "course"):
            live = await self.shelf.get(table_id)
            if live.table.status != "over":
                raise Refused("not-over")
            return await retrace(self.history, live, most)

    # -- history -----------------------------------------------------------------------------
    async def since(self, table_id: int, seat: int) -> tuple[Entry, ...]:
        """What stands since a seat's last own answer (or from the beginning), as its player may read it."""
        async with self.troubles.around(table_id, "since"):
            table = (await self.shelf.get(table_id)).table
            own = await self.store.last_own(table_id, seat)
            rows = await self.history.rows(table_id, own + 1 if own else 0)
            mine = table.seats_of(table.seats[seat].user)
            return tuple(entry_of(r, mine) for r in rows if r.undone_at is None)

    async def log(
        self, table_id: int, first: int = 0, last: int | None = None, user: int | None = None
    ) -> tuple[Entry, ...]:
        """Entries with their events, as a person may read them; those taken back are marked. Raises `Refused`."""
        async with self.troubles.around(table_id, "log"):
            table = (await self.shelf.get(table_id)).table
            mine = table.seats_of(user) if user is not None else []
            return tuple(entry_of(r, mine) for r in await self.history.rows(table_id, first, last))

    async def record(self, table_id: int) -> str:
        """The recorded game as text, key and all; raises `Refused` while the game goes on."""
        async with self.troubles.around(table_id, "record"):
            return await self.history.finished(table_id)

    # -- drafts ------------------------------------------------------------------------------
    async def set_draft(self, table_id: int, user: int, draft: bytes, tag: str, seat: int | None = None) -> None:
        """Keep a half-made choice for the question of `tag`. Raises `Stale` if it is not open, or `NotYours`."""
        async with self.troubles.around(table_id, "draft"):
            table = (await self.shelf.get(table_id)).table
            running(table)
            me = seat_asked(table, user, seat, sn_of(table, tag))
            await self.store.set_draft(table_id, me, tag, draft)

    async def draft(self, table_id: int, user: int, tag: str, seat: int | None = None) -> bytes:
        """The half-made choice for the question of `tag`, empty if there is none."""
        async with self.troubles.around(table_id, "draft"):
            table = (await self.shelf.get(table_id)).table
            return await self.store.draft(table_id, seat_asked(table, user, seat, sn_of(table, tag)), tag)
