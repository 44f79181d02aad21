"""Turns: what a person answers, and what they may look at. Load, apply, save, under the table's lock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bot.rules import Action, CannotUndo, NotYours, Refused, Stale, Tally
from bot.rules.missing import Missing, missing, nearest

from ..core.live_tables import Live, LiveTables
from ..core.locks import Locks
from ..core.model import BY_ORDER, Desk, Entry, Report, Table, Trouble, Undoable
from ..core.ports import Clock, Store
from ..core.timers import Fired, timer_again
from ..core.troubles import Troubles
from ..history import undo as _undo
from ..history.entries import SNAPSHOT_EVERY, History, entry_of
from ..history.outline import Outline, outline
from ..history.results import Results
from ..history.retrace import Course, retrace
from .asked import own_seats, running, seat_asked, sn_of, tag_of, waiting
from .drafts import Drafts
from .move import Move, Step
from .standing_orders import StandingOrders
from .weight import weigh

Decide = Callable[[Live], Awaitable[tuple[int, Action]]]


class Turns:
    """Every answer of every seat goes through `_move`."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        history: History,
        locks: Locks,
        clock: Clock,
        troubles: Troubles,
        changed: Callable[[Table], None],
        orders: StandingOrders,
        results: Results,
    ) -> None:
        self.store, self.live_tables, self.history, self.locks = store, live_tables, history, locks
        self.clock, self.troubles, self.changed, self.orders, self.results = clock, troubles, changed, orders, results
        self.drafts = Drafts(store, live_tables, troubles)

    # -- answers -----------------------------------------------------------------------------
    async def act(
        self,
        table_id: int,
        user: int,
        verb: str,
        words: Sequence[str],
        tag: str = "",
        seat: int | None = None,
        *,
        sure: bool = True,
    ) -> Report:
        """Carry a person's answer out; it is on the disk when this returns.

        `tag` is that of the desk the answer was made on; without it, it answers whatever is asked now. Raises `Refused`
        (of its kinds; `Unsure` by `weigh`, where it is not `sure`) or `Trouble`, and then nothing has happened.
        """

        async def decide(live: Live) -> tuple[int, Action]:
            running(live.table)
            sn = sn_of(live.table, tag)
            me = seat_asked(live.table, user, seat, sn)
            return me, Action(me, verb, tuple(words), sn)

        return await self._move(table_id, decide, " ".join((f"user {user}", verb, *words)), sure=sure)

    async def auto(self, table_id: int, seat: int, choose: Callable[[Live], Awaitable[Action]]) -> Report:
        """Carry out what a computer seat chooses; raises `NotYours` where it is not asked any more."""

        async def decide(live: Live) -> tuple[int, Action]:
            running(live.table)
            if not live.table.seats[seat].computer or not any(a.seat == seat for a in live.table.asked):
                raise NotYours("not-your-turn", waiting=waiting(live.table))
            return seat, await choose(live)

        return await self._move(table_id, decide, f"computer in seat {seat}", auto=1)

    async def by_order(self, row: Any) -> Fired:
        """A timer's: give the answer that a standing order has ready, if its question is open still."""
        about = msgspec.json.decode(row.payload)
        seat, sn, table_id = int(about["seat"]), int(about["sn"]), int(row.table_id)

        async def decide(live: Live) -> tuple[int, Action]:
            running(live.table)
            return seat, await self.orders.answer(live, seat, sn)

        with suppress(Refused, Trouble):  # answered or withdrawn meanwhile; or a mistake of ours, which is on record
            paused = (await self.live_tables.get(table_id)).table.paused
            if paused > self.clock.now():
                return Fired((timer_again(row, paused + 1.0),))
            await self._move(table_id, decide, f"order of seat {seat}", auto=BY_ORDER)
        return Fired()

    async def _move(self, table_id: int, decide: Decide, doing: str, auto: int = 0, *, sure: bool = True) -> Report:
        async with self.locks.table(table_id), self.troubles.around(table_id, doing):
            try:
                report = await self._once(table_id, decide, auto, sure)
            except self.store.Conflict:  # somebody else wrote: once more, on what is stored now
                self.orders.forget(table_id)
                report = await self._once(table_id, decide, auto, sure)
        self.changed(report.table)
        return report

    async def _once(self, table_id: int, decide: Decide, auto: int, sure: bool) -> Report:
        live = await self.live_tables.get(table_id)
        seat, action = await decide(live)
        steps = [Step(seat, action, live.rules.apply(live.state, action), auto=auto)]
        if not sure:
            weigh(live, action, steps[0].out)
        orders, hush = await self.orders.follow(live, steps)
        move = Move.of(live, steps, self.clock.now())
        rows = move.rows()
        outs, question = move.outs(hush)
        new = await self.live_tables.save(
            live,
            move.after,
            question,
            state=move.state,
            entries=rows,
            snapshot=(move.after.n, SNAPSHOT_EVERY),
            answered=list({step.seat for step in steps}),
            outs=outs,
            also=[*orders, *await self.results.writes(live.rules, move.after, move.state, rows)],
        )
        if orders:
            self.orders.forget(table_id)
        return move.report(new.table)

    # -- taking back -------------------------------------------------------------------------
    async def undoable(self, table_id: int, user: int, seat: int | None = None) -> Undoable:
        """What `undo` would take back; raises `CannotUndo` with the reason, or another `Refused`."""
        async with self.troubles.around(table_id, "undoable"):
            live = await self.live_tables.get(table_id)
            me, rows, dropped = await self._undoable(live, user, seat)
            return Undoable(me, tuple(entry_of(r, live.table.seats_of(user)) for r in rows if r.n in dropped))

    async def _undoable(self, live: Live, user: int, seat: int | None) -> tuple[int, list[Any], list[int]]:
        mine = own_seats(live.table, user, seat)
        if live.table.status == "over":
            raise CannotUndo("undo-over")
        running(live.table)
        rows = await self.history.rows(live.table.id)
        return _undo.choose(rows, mine)

    async def newest(self, table_id: int, seat: int) -> int:
        """The entry that an undo of this seat would begin with; 0 where it can take nothing back."""
        async with self.troubles.around(table_id, "newest"):
            table = (await self.live_tables.get(table_id)).table
            return await _undo.newest(self.store, self.history, table, seat)

    async def undo(self, table_id: int, user: int, seat: int | None = None, n: int = 0) -> Report:
        """Take back the last answer of a person, and the computer's that followed from it.

        `n`: the first entry that the person was told would be taken back; a second press is then `Stale` instead of
        taking back one more. Raises `CannotUndo` with the reason, another `Refused`, or `Trouble`.
        """
        async with self.locks.table(table_id), self.troubles.around(table_id, f"user {user} undo"):
            live = await self.live_tables.get(table_id)
            me, rows, dropped = await self._undoable(live, user, seat)
            if n and n != dropped[0]:
                raise Stale("menu-out-of-date")
            report = await _undo.carry_out(self.live_tables, self.history, self.clock, live, me, rows, dropped)
        self.changed(report.table)
        return report

    # -- looking -----------------------------------------------------------------------------
    async def desk(self, table_id: int, user: int, seat: int | None = None) -> Desk:
        """What a person needs to answer. For a seat that is not asked, `decision` is None. Raises `Refused`."""
        async with self.troubles.around(table_id, f"user {user} desk"):
            live = await self.live_tables.get(table_id)
            table, rules = live.table, live.rules
            mine = own_seats(table, user, seat)
            if live.state is None:
                raise Refused("not-running", status=table.status)
            me = next((a.seat for a in table.asked if a.seat in mine), mine[0])
            view = rules.view(live.state, me)
            decision = rules.decision(live.state, me) if table.status == "running" else None
            orders = await self.orders.number(table_id, me)
            if decision is None:
                return Desk(table, me, "", None, view, {}, {}, b"", orders)
            tag = tag_of(table, decision.sn)
            draft = await self.store.draft(table_id, me, tag)
            brief, hints = rules.brief(live.state, me), rules.hints(live.state, me)
            return Desk(table, me, tag, decision, view, brief, hints, draft, orders)

    async def called(self, table_id: int) -> Desk | None:
        """What the one person who is asked may answer, as all may see it; None for several, or what is hidden."""
        async with self.troubles.around(table_id, "called"):
            live = await self.live_tables.get(table_id)
            table, rules = live.table, live.rules
            people = [a.seat for a in table.asked if table.seats[a.seat].user]
            if table.status != "running" or len(people) != 1:
                return None
            me, state = people[0], live.state
            decision = rules.decision(state, me)
            if decision is None or not decision.public:
                return None
            view, brief, hints = rules.view(state, None), rules.brief(state, me), decision.open(rules.hints(state, me))
            return Desk(table, me, tag_of(table, decision.sn), decision.shown, view, brief, hints, b"")

    async def preview(self, table_id: int, user: int, verb: str, words: Sequence[str], seat: int | None = None) -> Any:
        """The view after an answer, which is not given; None where something hidden would come to light."""
        async with self.troubles.around(table_id, f"user {user} preview {verb}"):
            live = await self.live_tables.get(table_id)
            running(live.table)
            me = seat_asked(live.table, user, seat, 0)
            out = live.rules.apply(live.state, Action(me, verb, tuple(words)))
            return None if out.barrier else live.rules.view(out.state, me)

    async def missing(self, table_id: int, user: int, seat: int | None = None) -> list[Missing]:
        """What a person's question could offer and does not, with reasons. Raises `Refused`."""
        async with self.troubles.around(table_id, f"user {user} missing"):
            live, me = await self._seat(table_id, user, seat)
            return missing(live.rules, live.state, me)

    async def why(
        self, table_id: int, user: int, verb: str, given: Mapping[str, str], seat: int | None = None
    ) -> Missing:
        """Why a person cannot answer so, of all that says what is `given` by facet. Raises `Refused`."""
        async with self.troubles.around(table_id, f"user {user} why {verb}"):
            live, me = await self._seat(table_id, user, seat)
            return nearest(live.rules, live.state, me, verb, given)

    async def _seat(self, table_id: int, user: int, seat: int | None) -> tuple[Live, int]:
        """A running table and the seat of a person's there that is asked, or the first."""
        live = await self.live_tables.get(table_id)
        mine = own_seats(live.table, user, seat)
        running(live.table)
        return live, next((a.seat for a in live.table.asked if a.seat in mine), mine[0])

    async def look(self, table_id: int, user: int | None, at: int | None = None) -> Any:
        """The table as a person may see it (None: as anybody may), now or after entry `at`. Raises `Refused`."""
        async with self.troubles.around(table_id, "look"):
            live = await self.live_tables.get(table_id)
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
        """The final scores, best first; raises `Refused` before the end."""
        async with self.troubles.around(table_id, "scores"):
            live = await self.live_tables.get(table_id)
            if live.table.status != "over":
                raise Refused("not-over")
            return live.rules.standing(live.state)

    async def course(self, table_id: int, most: int) -> Course:
        """A finished game from its beginning, with at most `most` views; raises `Refused` before the end."""
        async with self.troubles.around(table_id, "course"):
            live = await self.live_tables.get(table_id)
            if live.table.status != "over":
                raise Refused("not-over")
            return await retrace(self.history, live, most)

    # -- history -----------------------------------------------------------------------------
    async def since(self, table_id: int, seat: int) -> tuple[Entry, ...]:
        """What stands since a seat's last own answer (or from the beginning), as its player may read it."""
        async with self.troubles.around(table_id, "since"):
            table = (await self.live_tables.get(table_id)).table
            own = await self.store.last_own(table_id, seat)
            rows = await self.history.rows(table_id, own + 1 if own else 0)
            mine = table.seats_of(table.seats[seat].user)
            return tuple(entry_of(r, mine) for r in rows if r.undone_at is None)

    async def log(
        self, table_id: int, first: int = 0, last: int | None = None, user: int | None = None
    ) -> tuple[Entry, ...]:
        """Entries with their events, as a person may read them; those taken back are marked. Raises `Refused`."""
        async with self.troubles.around(table_id, "log"):
            table = (await self.live_tables.get(table_id)).table
            mine = table.seats_of(user) if user is not None else []
            return tuple(entry_of(r, mine) for r in await self.history.rows(table_id, first, last))

    async def outline(self, table_id: int) -> Outline:
        """What there is to step through at a table. Raises `Refused`."""
        async with self.troubles.around(table_id, "outline"):
            return await outline(self.history, table_id)

    async def record(self, table_id: int) -> str:
        """The recorded game as text, key and all; raises `Refused` while the game goes on."""
        async with self.troubles.around(table_id, "record"):
            return await self.history.finished(table_id)
