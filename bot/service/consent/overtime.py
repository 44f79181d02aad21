"""When a clock runs out the OTHERS decide what is to be done, never the program alone; and it is on record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..core.live_tables import Live, LiveTables
from ..core.locks import Locks
from ..core.model import STRENGTHS, SeatInfo, Table
from ..core.outgoing import Out, after_seating, card, notice
from ..core.ports import Clock, Store
from ..core.timers import Fired, no_timer, number_of
from ..tables.changes import ended
from .clocks import GRACE, KIND, Clocks
from .proposal import Agreed, Kind, Proposal
from .proposals import Proposals
from .time_banks import HOUR, PRESETS, questions, timed

LATE = HOUR  # a timer that comes so much too late: the program was not there, and nobody could answer
MORE, COMPUTER, ABANDON = 1, 2, 3  # what the others can choose


class Overtime:
    """Sees to the timers of `clocks`; the kind of proposal `clock` is the others' decision."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        locks: Locks,
        clock: Clock,
        proposals: Proposals,
        clocks: Clocks,
        changed: Callable[[Table], None],
    ) -> None:
        self.store, self.live_tables, self.locks, self.clock = store, live_tables, locks, clock
        self.proposals, self.clocks, self.changed = proposals, clocks, changed
        proposals.kinds["clock"] = Kind(self._decided, _answered, _others, choices=3)

    async def ran_out(self, row: Any) -> Fired:
        """A timer's: the others are asked what is to be done."""
        async with self.locks.table(row.table_id):
            live, now, seat = await self.live_tables.get(row.table_id), self.clock.now(), number_of(row)
            table = live.table
            if not any(r.id == row.id and r.due == row.due for r in await self.store.timers(KIND, table.id)):
                return Fired()
            if not (timed(table) and seat < len(table.seats) and await self.clocks.counts(table, seat, now)):
                return Fired()
            if now - row.due > LATE:
                return Fired((await self.clocks.setting(table, seat, GRACE, now),))
            user, overrun = table.seats[seat].user, (await self.clocks.banks(table))[seat].overrun + 1
            also = [("clock", table.id, seat, 0.0, overrun), no_timer(KIND, table.id, key=row.key)]
            args = {"seat": seat, "user": user, "sn": questions(table)[seat], "overrun": overrun}
            await self.proposals.put(table, "clock", args, also)
        self.changed(table)
        return Fired()

    async def _decided(self, live: Live, p: Proposal, choice: int, agreed: Agreed) -> Table:
        """What more than half of the others want."""
        table, seat = live.table, int(p.args["seat"])
        old, version, now = table.seats[seat], table.version + 1, self.clock.now()
        outs: list[Out] = [*agreed.outs]
        also: list[tuple[Any, ...]] = [*agreed.also]
        question = live.question
        change: dict[str, Any] = {}
        if choice == ABANDON:
            table, more = ended(live, "notice-abandoned-agreed")
            outs, question = [*outs, *more, card(version)], None
        elif choice == COMPUTER:
            new = SeatInfo(seat, computer=STRENGTHS[1], belongs=old.user, belongs_name=old.name)
            seats = tuple(new if s.seat == seat else s for s in table.seats)
            table = msgspec.structs.replace(table, seats=seats)
            more, question = after_seating(table, live.question, version, seat, False)
            outs += [notice(version, "notice-handed-computer", seat=seat, name=old.name), *more]
            change = {"answered": [seat]}
        else:
            bank = PRESETS[table.clock].bank
            also += [("clock", table.id, seat, bank, int(p.args["overrun"])), ("no-gains-of", table.id, seat)]
            if await self.clocks.counts(table, seat, now):
                also.append(await self.clocks.setting(table, seat, bank, now))
            outs.append(notice(version, "notice-more-time", name=old.name, n=int(bank // HOUR)))
        table = msgspec.structs.replace(table, touched=now)
        return (await self.live_tables.save(live, table, question, outs=outs, also=also, **change)).table


def _answered(before: Table, after: Table, p: Proposal) -> bool:
    """The question has been answered meanwhile, or somebody else sits there."""
    seat = int(p.args["seat"])
    if not timed(after) or seat >= len(after.seats) or after.seats[seat].user != p.args["user"]:
        return True
    return bool(questions(after).get(seat) != p.args["sn"])


def _others(table: Table, p: Proposal) -> tuple[int, ...]:
    return tuple(u for u in table.people if u != p.args["user"])
