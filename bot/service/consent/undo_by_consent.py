"""Undo with the consent of every person at the table: across what came to light and under what was built upon it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.rules import CannotUndo, Event, NotYours, Stale
from bot.rules.log import TAKEN_BACK, hash8

from ..core.live_tables import Live, LiveTables, as_text
from ..core.model import Entry, Table, Undoable
from ..core.outgoing import ask, close, notice, people_asked, struck_by_undo
from ..core.ports import Clock
from ..history.entries import History, apart, entry_of, standing
from ..history.record_lines import UNDONE
from ..history.undo import choose_with_consent, without
from ..tables.asked import running
from .proposal import Agreed, Kind, Proposal, moved
from .proposals import Proposals


async def with_consent(
    live_tables: LiveTables,
    history: History,
    clock: Clock,
    live: Live,
    seat: int,
    rows: Sequence[Any],
    dropped: Sequence[int],
    agreed: Agreed,
) -> Table:
    """Take the entries `dropped` back by consent of all, in one transaction; the table's lock is held.

    Chance does not rewind: the generator's counter goes on from where it is, and what nobody knows is shuffled with it,
    so that nobody profits from what was seen. An entry of the log says so.
    """
    rules, before, now = live.rules, live.table, clock.now()
    state, amended = await without(history, live, rows, dropped)
    state.rng.used = live.state.rng.used
    rules.reshuffle(state)
    n, version, asked = before.n + 1, before.version + 1, tuple(rules.asked(state))
    table = msgspec.structs.replace(before, n=n, asked=asked, epoch=before.epoch + 1, touched=now)
    answers = sum(not apart(r) for r in rows if r.n in dropped)
    events = msgspec.json.encode([Event(TAKEN_BACK, seat, {"n": answers})])
    entry = (n, -1, UNDONE, as_text([str(x) for x in (seat, *dropped)]), 1, 0, 1, hash8(rules, state), now, events)
    outs, question = [*close(live.question, before.n, seat, "undone")], None
    outs.append(notice(version, "notice-undone-agreed", seat=seat, name=before.seats[seat].name, n=answers))
    if waiting := [a.seat for a in people_asked(table)]:
        row, question = ask(table, version, waiting, seat, struck=struck_by_undo(live.question))
        outs.append(row)
    live = await live_tables.save(
        live,
        table,
        question,
        state=state,
        entries=[entry],
        undone=list(dropped),
        at=now,
        amended=amended,
        snapshot=(n, 0),
        answered=range(len(before.seats)),
        outs=[*agreed.outs, *outs],
        also=agreed.also,
    )
    return live.table


class UndoByConsent:
    """Undo by consent as a kind of proposal."""

    def __init__(self, live_tables: LiveTables, history: History, clock: Clock, proposals: Proposals) -> None:
        self.live_tables, self.history, self.clock, self.proposals = live_tables, history, clock, proposals
        proposals.kinds["undo"] = Kind(self._carry_out, moved)

    async def undoable(self, table_id: int, user: int) -> Undoable:
        """What would go with the consent of all; raises `CannotUndo` or another `Refused`."""
        async with self.proposals.troubles.around(table_id, "undoable with consent"):
            live = await self.live_tables.get(table_id)
            if not (mine := live.table.seats_of(user)):
                raise NotYours("not-seated", table=live.table.name)
            seat, rows, dropped = await self._choose(live, mine)
            return Undoable(seat, tuple(entry_of(r, mine) for r in rows if r.n in dropped))

    async def propose(self, table_id: int, user: int, n: int) -> Proposal | None:
        """Ask all to let a person's last answer be taken back; None where nobody else sits there, and it is done.

        `n`: the first entry that the person was told would go. Raises `Stale` where that is another one by now.
        """

        async def check(live: Live) -> dict[str, Any]:
            seat, _, dropped = await self._choose(live, live.table.seats_of(user))
            if dropped[0] != n:
                raise Stale("menu-out-of-date")
            return {"seat": seat, "entries": dropped}

        return await self.proposals.propose(table_id, user, "undo", check)

    async def entries(self, p: Proposal) -> tuple[Entry, ...]:
        """The answers that a proposal is about, as anybody may read them."""
        numbers = p.args["entries"]
        rows = await self.history.rows(p.table, numbers[0], numbers[-1])
        return tuple(entry_of(r) for r in rows if r.n in numbers)

    async def _choose(self, live: Live, seats: Sequence[int]) -> tuple[int, list[Any], list[int]]:
        if live.table.status == "over":
            raise CannotUndo("undo-over")
        running(live.table)
        return choose_with_consent(await self.history.rows(live.table.id), seats)

    async def _carry_out(self, live: Live, p: Proposal, choice: int, agreed: Agreed) -> Table:
        rows = standing(await self.history.rows(live.table.id))
        seat, dropped = p.args["seat"], p.args["entries"]
        return await with_consent(self.live_tables, self.history, self.clock, live, seat, rows, dropped, agreed)
