"""Taking back: the log without an answer, replayed from the last snapshot before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.rules import CannotUndo, Refused
from bot.rules.log import hash8, undone_by, undone_with_consent

from ..core.live_tables import Live, LiveTables
from ..core.model import BY_ORDER, Report, Table
from ..core.outgoing import after_undo, notice
from ..core.ports import Clock, Store
from .entries import SNAPSHOT_EVERY, History, action_of, played, standing


def choose(rows: Sequence[Any], seats: Sequence[int]) -> tuple[int, list[Any], list[int]]:
    """Whose last answer goes (of the seats that one person plays), the rows that stand, the numbers to be dropped."""
    rows = standing(rows)
    seat = _whose(rows, seats)
    return seat, list(rows), [rows[i].n for i in undone_by([played(r) for r in rows], seat)]


async def newest(store: Store, history: History, table: Table, seat: int) -> int:
    """The entry that an undo of the seat would begin with; 0 where it can take nothing back."""
    if table.status != "running" or not (first := await store.last_own(table.id, seat)):
        return 0
    try:
        return choose(await history.rows(table.id, first), [seat])[2][0]
    except CannotUndo:
        return 0


def choose_with_consent(rows: Sequence[Any], seats: Sequence[int]) -> tuple[int, list[Any], list[int]]:
    """The same where all agree: whatever has come to light or been built upon it."""
    rows = standing(rows)
    seat = _whose(rows, seats)
    return seat, list(rows), [rows[i].n for i in undone_with_consent([played(r) for r in rows], seat)]


def _whose(rows: Sequence[Any], seats: Sequence[int]) -> int:
    own = [r for r in rows if r.seat in seats and r.auto in (0, BY_ORDER)]
    if not own:
        raise CannotUndo("undo-nothing")
    return int(own[-1].seat)


async def without(
    history: History, live: Live, rows: Sequence[Any], dropped: Sequence[int]
) -> tuple[Any, list[tuple[Any, ...]]]:
    """The state without the entries `dropped`, and what is to be corrected in those that stay after the first of them.

    Raises `CannotUndo` where what others have answered since needs what goes.
    """
    state, amended = await history.state_at(live, dropped[0] - 1), []
    for row in rows:
        if row.n > dropped[0] and row.n not in dropped:
            try:
                out = live.rules.apply(state, action_of(row))
            except Refused as no:
                raise CannotUndo("undo-built-upon") from no
            state = out.state
            events = msgspec.json.encode(out.events)
            amended.append((row.n, int(out.barrier), out.fork, hash8(live.rules, state), events))
    return state, amended


async def carry_out(
    live_tables: LiveTables,
    history: History,
    clock: Clock,
    live: Live,
    seat: int,
    rows: Sequence[Any],
    dropped: Sequence[int],
) -> Report:
    """Take the entries `dropped` back in one transaction; the table's lock is held."""
    rules, first = live.rules, dropped[0]
    state, amended = await without(history, live, rows, dropped)
    now, before = clock.now(), live.table
    asked = tuple(rules.asked(state))
    table = msgspec.structs.replace(before, asked=asked, epoch=before.epoch + 1, touched=now)
    version = before.version + 1
    outs, question = after_undo(table, live.question, version, seat, first)
    who = before.seats[seat]
    outs.append(notice(version, "notice-undone", seat=seat, name=who.name, entries=list(dropped)))
    live = await live_tables.save(
        live,
        table,
        question,
        state=state,
        undone=list(dropped),
        at=now,
        amended=amended,
        snapshot=(before.n, SNAPSHOT_EVERY),
        answered=range(len(before.seats)),
        outs=outs,
    )
    last = max([r.n for r in rows if r.n not in dropped], default=0)
    return Report(live.table, seat, last, (), asked, False, tuple(dropped))
