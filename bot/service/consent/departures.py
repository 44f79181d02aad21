"""People who are gone: they have left the server, or answer no reminders any more. Nothing stands still for ever.

The table is told once, and those who are left decide, by more than half: the computer plays the seat until its person
is back, or the game ends and is scored as it stands, or they wait. Who comes back and does anything here gets the seat
back from the computer at once. Seats are numbers; users come and go.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal

import msgspec

from bot.rules import Refused, Tally

from ..core.elsewhere import GONE, telling
from ..core.live_tables import Live, LiveTables
from ..core.locks import Locks
from ..core.model import STRENGTHS, SeatInfo, Table
from ..core.outgoing import Out, after_seating, card, close, notice
from ..core.ports import Clock, Store
from ..core.troubles import Troubles
from ..tables.tables import Tables
from .proposal import Agreed, Kind, Proposal
from .proposals import Proposals

LOG = logging.getLogger(__name__)

KIND = "absent"
NEWCOMER = "newcomer"  # the kind of proposal of `replacements`
KEPT = 4096  # people remembered who have gone; beyond that, only from tables that are still open
COMPUTER, END, WAIT = 1, 2, 3  # what can be chosen
Why = Literal["left", "silent"]


class Departures:
    """`is_gone` is asked by whoever would call somebody. `start` reads what is known after a restart."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        locks: Locks,
        clock: Clock,
        troubles: Troubles,
        tables: Tables,
        proposals: Proposals,
        changed: Callable[[Table], None],
    ) -> None:
        self.store, self.live_tables, self.locks, self.clock, self.troubles = store, live_tables, locks, clock, troubles
        self.tables, self.proposals, self.changed = tables, proposals, changed
        self._gone: dict[int, dict[int, Why]] = {}  # user -> table -> why
        proposals.kinds[KIND] = Kind(self._decided, _overtaken, self.voters, choices=3)

    async def start(self) -> None:
        """Read who is gone. Raises the store's `Error`."""
        gone: dict[int, dict[int, Why]] = {}
        for table, user, why in await self.store.departures():
            gone.setdefault(user, {})[table] = "left" if why == "left" else "silent"
        self._gone = gone

    def is_gone(self, table_id: int, user: int) -> bool:
        """Whether somebody is known to have left the server of a table."""
        return self._gone.get(user, {}).get(table_id) == "left"

    async def note(self, table_id: int, user: int, why: Why) -> None:
        """Somebody at a table is gone: a seat in a lobby is free; at a running table the others are asked, once.

        Who has left is told even where they were silent before. Raises `Refused` if the store fails.
        """
        known = self._gone.get(user, {}).get(table_id)
        if known in (why, "left"):
            return
        async with self.locks.table(table_id), self.troubles.around(table_id, f"departure of {user}"):
            table = (await self.live_tables.get(table_id)).table
            seats = table.seats_of(user)
            if table.status not in ("lobby", "running") or not (seats or user == table.owner):
                return
            if table.status == "running" and seats and self._left(table, user):
                args = {"user": user, "seats": seats, "why": why}
                open_now = await self.proposals.open_at(table_id)
                if not any(p.kind == KIND and p.args["user"] == user for p in open_now):
                    await self.proposals.put(table, KIND, args)
            await self.store.put([("gone", table_id, user, why, self.clock.now()), *telling(self.store, GONE)])
            self._gone.setdefault(user, {})[table_id] = why
            if len(self._gone) > KEPT:
                await self.start()  # without those who are gone from tables that have ended
        if why == "left":
            await self.tables.gone(table_id, user)
            await self.proposals.recount(table_id)
        self.changed(table)

    def forget(self, user: int) -> None:
        """Somebody else has taken it out of the store."""
        self._gone.pop(user, None)

    def knows(self, user: int, table_id: int | None = None) -> bool:
        """Whether somebody is thought to be gone from a table, or from any."""
        return table_id in self._gone.get(user, {}) if table_id is not None else user in self._gone

    async def back(self, user: int, still_gone: Callable[[Table], Awaitable[bool]] | None = None) -> list[Table]:
        """Somebody who was gone does something: seats lent meanwhile are theirs again.

        `still_gone` tells of a table whether they are not on its server. Returns the tables they are back at.
        """
        found = []
        for table_id in list(self._gone.get(user, {})):
            with suppress(Refused):
                table = await self.tables.find(table_id)
                if still_gone is not None and await still_gone(table):
                    continue
                await self.store.put([("back", table_id, user), *telling(self.store, GONE)])
                # Who is here again is no question any more, and nobody else gets their seat without their word.
                await self.proposals.void(table_id, lambda p: p.kind == NEWCOMER and p.args["user"] == user)
                if self._gone.get(user, {}).pop(table_id, None) == "left":
                    await self.proposals.void(table_id, lambda p: p.kind == KIND and p.args["user"] == user)
                for seat in table.seats:
                    if table.status == "running" and seat.belongs == user and seat.computer:
                        table = await self.tables.take_back(table_id, user)
                found.append(table)
        if not self._gone.get(user):
            self._gone.pop(user, None)
        return found

    # -- what is decided ---------------------------------------------------------------------
    def _left(self, table: Table, user: int) -> tuple[int, ...]:
        """Those at a table who can still decide about somebody."""
        return tuple(u for u in table.people if u != user and not self.is_gone(table.id, u))

    def voters(self, table: Table, p: Proposal) -> tuple[int, ...]:
        """Those who decide about somebody who is gone."""
        return self._left(table, int(p.args["user"]))

    async def _decided(self, live: Live, p: Proposal, choice: int, agreed: Agreed) -> Table:
        if choice == END:
            return await self._end(live, agreed)
        if choice == COMPUTER:
            return await self._lend(live, p, agreed)
        await self.store.put(agreed.also, [(live.table.id, out.row()) for out in agreed.outs])
        return live.table

    async def _lend(self, live: Live, p: Proposal, agreed: Agreed) -> Table:
        """The computer plays every seat of the person, who gets them back on return."""
        user, table, question = int(p.args["user"]), live.table, live.question
        version, outs = table.version + 1, list(agreed.outs)
        answered = []
        for seat in table.seats:
            if seat.user != user:
                continue
            new = SeatInfo(seat.seat, computer=STRENGTHS[1], belongs=user, belongs_name=seat.name)
            seats = tuple(new if s.seat == seat.seat else s for s in table.seats)
            table = msgspec.structs.replace(table, seats=seats, touched=self.clock.now())
            more, question = after_seating(table, question, version, seat.seat, ping=False)
            outs += [notice(version, "notice-handed-computer", seat=seat.seat, name=seat.name), *more]
            answered.append(seat.seat)
        live = await self.live_tables.save(live, table, question, outs=outs, also=agreed.also, answered=answered)
        return live.table

    async def _end(self, live: Live, agreed: Agreed) -> Table:
        """The game ends here, and its score is told as it stands; it counts in no statistics.

        No score where the game may go on elsewhere: it would tell of hidden points.
        """
        table, version = live.table, live.table.version + 1
        outs = [*agreed.outs, *close(live.question, table.n, -1, "ended"), card(version)]
        if table.elsewhere:
            outs.append(notice(version, "notice-ended-by-server"))
        else:
            outs.append(standing(version, table, live.rules.standing(live.state)))
        table = msgspec.structs.replace(table, status="abandoned", asked=(), touched=self.clock.now())
        return (await self.live_tables.save(live, table, None, outs=outs, also=agreed.also)).table


def standing(version: int, table: Table, tallies: list[Tally]) -> Out:
    """The score of a game that was ended before its end, to be posted."""
    scores: list[Any] = [msgspec.to_builtins(t) for t in tallies]
    return Out("standing", f"standing:{version}", {"n": table.n, "scores": scores})


def _overtaken(before: Table, after: Table, p: Proposal) -> bool:
    """The person has answered, or sits there no more."""
    return after.status != "running" or not after.seats_of(int(p.args["user"])) or answered(before, after, p)


def answered(before: Table, after: Table, p: Proposal) -> bool:
    """Whether somebody who was silent has answered what they were asked."""
    user = int(p.args["user"])
    mine = {a.sn for a in before.asked if a.seat in before.seats_of(user)}
    return p.args["why"] == "silent" and bool(mine) and not mine & {a.sn for a in after.asked}
