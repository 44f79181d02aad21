"""Away until a date: the tables are told, reminders sleep, and if they like the computer plays meanwhile.

It ends at its date by a timer, or when they say so. An answer given meanwhile does not end it: who moves from a beach
is not back yet; the desk offers to end it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.rules import Refused

from ..core.clock_back import each
from ..core.live_tables import Change, LiveTables
from ..core.model import STRENGTHS, SeatInfo, Table
from ..core.outgoing import Out
from ..core.ports import Clock, Store
from ..core.timers import Fired, no_timer, timer
from ..tables.tables import Tables
from .profiles import MOST_AWAY, Profile, Profiles
from .waits import NEVER

END, LEND, LENT = "away", "away-lend", "away-lent"  # kinds of timers; the last only remembers which seats were lent
SECONDS_DAY = 86400

Write = tuple[Any, ...]


class Absences:
    """Begins and ends absences. `LEND` is done after it has begun, a table at a time, each safe to do twice."""

    def __init__(self, store: Store, live_tables: LiveTables, tables: Tables, clock: Clock, people: Profiles) -> None:
        self.store, self.live_tables, self.tables, self.clock, self.people = store, live_tables, tables, clock, people
        self._finishing = asyncio.Lock()

    async def begin(self, user: int, until: float, lend: str = "") -> Profile:
        """Be away until then; said again, until another date. `lend`: how the computer plays meanwhile, "" not at all.

        The computer gets a seat only where somebody else plays on. Raises `Refused`: away-past, away-too-long,
        not-on-offer.
        """
        now, before = self.clock.now(), await self.people.profile(user)
        if until <= now:
            raise Refused("away-past")
        if until > now + MOST_AWAY * SECONDS_DAY:
            raise Refused("away-too-long", most=MOST_AWAY)
        fields = {"away_from": before.away_from or now, "away_until": until, "away_lend": lend}
        also, outs = [timer(until, END, user=user)], []
        for table in await self._tables(user):
            if lend and table.seats_of(user):
                also.append(timer(now, LEND, table.id, user))
            elif until != before.away_until:
                lent = not table.seats_of(user)
                outs.append((table.id, _told("notice-away-lent" if lent else "notice-away", table, user, now, until)))
            outs.append((table.id, _card(user, now)))
        return await self.people.change(user, fields, also, outs)

    async def end(self, user: int) -> Profile:
        """Be back: seats that the computer has had are one's own again. Nothing happens to who is not away."""
        profile = await self.people.profile(user)
        if not profile.away_until:
            return profile
        # Killed in between, it is done after the next start.
        await self.people.change(user, {}, [timer(self.clock.now(), END, user=user, payload={"back": True})])
        return await self._finish(user)

    async def clock_back(self) -> None:
        """See `core.clock_back`."""
        await each(await self.store.timers(END), self._earlier)

    async def _earlier(self, row: Any) -> None:
        user, now, profile = row.user_id, self.clock.now(), await self.people.profile(row.user_id)
        begun = min(profile.away_from, now)
        until = min(profile.away_until - (profile.away_from - begun), now + MOST_AWAY * SECONDS_DAY)
        if profile.away_until and until < max(profile.away_until, row.due):
            end = timer(until, END, user=user, payload=msgspec.json.decode(row.payload))
            cards = [(table.id, _card(user, now)) for table in await self._tables(user)]
            await self.people.change(user, {"away_from": begun, "away_until": until}, [end], cards)

    # -- with each move ----------------------------------------------------------------------
    async def write_with(self, change: Change) -> Sequence[Write]:
        """A table that starts while somebody is away whose seats are to be lent."""
        before, after = change.before, change.after
        if not (before.status == "lobby" and after.status == "running"):
            return ()
        people = [user for user in after.people if (await self.people.profile(user)).away_lend]
        return [timer(self.clock.now(), LEND, after.id, user) for user in people]

    # -- timers ------------------------------------------------------------------------------
    async def over(self, row: Any) -> Fired:
        """The date has come, unless it was moved."""
        profile, back = await self.people.profile(row.user_id), "back" in row.payload
        if profile.away_until > self.clock.now() and not back:
            return Fired((timer(profile.away_until, END, user=row.user_id),))
        await self._finish(row.user_id)
        return Fired()

    async def lend(self, row: Any) -> Fired:
        """Give the computer the seats of somebody at one table; where it may not have them, only tell of it."""
        user, now = row.user_id, self.clock.now()
        profile, table = await self.people.profile(user), (await self.live_tables.get(row.table_id)).table
        mine = table.seats_of(user)
        if not profile.away_lend or table.status != "running" or not mine:
            return Fired()
        record = timer(NEVER, LENT, table.id, user, payload={"seats": mine})
        told = _told("notice-away", table, user, now, profile.away_until)
        if all(s.user in (0, user) for s in table.seats):
            return Fired(outs=((table.id, told),))
        await self.store.put([record])
        until = str(int(profile.away_until))
        for seat in mine:
            try:
                await self.tables.reseat(table.id, _lending(user, seat, profile.away_lend, until), ping=False)
            except Refused as no:
                if no.text != "search-seats":  # nobody has to wait for somebody who is away because of that
                    raise
                await self.tables.reseat(table.id, _lending(user, seat, STRENGTHS[1], until), ping=False)
        return Fired()

    async def _finish(self, user: int) -> Profile:
        """While they still count as away: what they are asked again with a seat is told with all the rest."""
        async with self._finishing:
            profile = await self.people.profile(user)
            return await self._finish_once(user) if profile.away_until else profile

    async def _finish_once(self, user: int) -> Profile:
        now, also, back = self.clock.now(), [no_timer(END, user=user)], set()
        for row in await self.store.timers(LENT, None, user):
            also.append(no_timer(LENT, row.table_id, user))
            back.add(row.table_id)
            await self._take_back(row.table_id, user, msgspec.json.decode(row.payload)["seats"])
        tables = [t for t in await self._tables(user) if t.id not in back and t.seats_of(user)]
        outs = [(table.id, _told("notice-back", table, user, now)) for table in tables]
        outs += [(table.id, _card(user, now)) for table in await self._tables(user)]
        return await self.people.change(user, {"away_from": 0.0, "away_until": 0.0, "away_lend": ""}, also, outs)

    async def _take_back(self, table_id: int, user: int, seats: Sequence[int]) -> None:
        table = (await self.live_tables.get(table_id)).table
        if table.status != "running":
            return
        for seat in seats:
            if table.seats[seat].belongs == user:
                try:
                    await self.tables.reseat(table_id, _returning(user, seat), ping=False)
                except Refused as no:
                    if no.text not in ("nothing-lent", "not-running"):  # taken back, or over, at this very moment
                        raise

    async def _tables(self, user: int) -> list[Table]:
        """Running tables where they sit, or where the computer plays for them because they are away."""
        lent = {row.table_id for row in await self.store.timers(LENT, None, user)}
        running = [t for t in await self.tables.of_user(user) if t.status == "running"]
        return [t for t in running if t.seats_of(user) or t.id in lent]


def _card(user: int, now: float) -> Out:
    """The card of a table is to say anew who is away."""
    # One that is just being posted must not stand in the way of the next, even in the same moment.
    return Out("card", f"card:away:{user}:{now}:{secrets.token_hex(4)}", {}, merge=True)


Replace = Callable[[Table], tuple[SeatInfo, str, dict[str, object]]]


def _lending(user: int, seat: int, policy: str, until: str) -> Replace:
    def replace(table: Table) -> tuple[SeatInfo, str, dict[str, object]]:
        old = table.seats[seat]
        if old.user != user:
            raise Refused("not-seated", table=table.name)
        new = SeatInfo(seat, computer=policy, belongs=user, belongs_name=old.name)
        return new, "notice-away-lent", {"name": old.name, "until": until}

    return replace


def _returning(user: int, seat: int) -> Replace:
    def replace(table: Table) -> tuple[SeatInfo, str, dict[str, object]]:
        old = table.seats[seat]
        if old.belongs != user:
            raise Refused("nothing-lent", table=table.name)
        return SeatInfo(seat, user, old.belongs_name), "notice-back-seat", {"name": old.belongs_name}

    return replace


def _told(text: str, table: Table, user: int, now: float, until: float = 0.0) -> Out:
    seat = next(s for s in table.seats if user in (s.user, s.belongs))
    args: dict[str, object] = {"seat": seat.seat, "name": seat.name or seat.belongs_name}
    if until:
        args["until"] = str(int(until))
    return Out("notice", f"away:{user}:{now}:{text}", {"id": text, "args": args, "version": table.version})
