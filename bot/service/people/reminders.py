"""Reminders: who is waited for is told again, in waking hours, ever more seldom, and at last the table is told.

For each running table and each person that it waits for there is one timer, set and dropped in the transactions of
moves. When it is due, the word is written to the outbox in the transaction that sets the timer anew; the outbox asks
again just before it goes out whether it still should (see `gates`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.rules import Asked, Refused
from bot.rules.turn_order import coming, next_seat

from ..core.clock_back import each
from ..core.live_tables import Change, LiveTables
from ..core.locks import Locks
from ..core.model import Table
from ..core.outgoing import Out
from ..core.ports import Clock, Store
from ..core.timers import Fired, timer_again
from ..core.troubles import Troubles
from . import waking_hours as _hours
from .profiles import Profile, Profiles
from .waits import KIND, LIMIT, NEVER, Wait, asked_of, due, earlier, moving, setting, wait_of, word
from .waking_hours import Hours

LOG = logging.getLogger(__name__)

SNOOZE = 12  # waking hours
MOST_SNOOZE = 30  # days

Write = tuple[Any, ...]


class Waiting(msgspec.Struct, frozen=True):
    """A table that waits for somebody."""

    table: Table
    asked: tuple[Asked, ...]  # of this person
    since: float
    reminders: int = 0
    muted: bool = False
    snoozed: float = 0.0
    next: float = 0.0  # when the next reminder comes, 0 for none


class Reminders:
    """Sees to the timers of the kind `KIND`. What people read of it goes through the outbox."""

    def __init__(
        self, store: Store, live_tables: LiveTables, locks: Locks, clock: Clock, troubles: Troubles, people: Profiles
    ) -> None:
        self.store, self.live_tables, self.locks, self.clock, self.troubles = store, live_tables, locks, clock, troubles
        self.people = people

    # -- for the Discord side ----------------------------------------------------------------
    async def calls(self, table: Table, user: int) -> bool:
        """Whether a person is to be called with the question that is open now; else they hear of it later.

        It was decided when the question was put, so that nobody is called twice or not at all.
        """
        rows = await self.store.timers(KIND, table.id, user)
        return wait_of(rows[0]).called if rows else table.waits_for(user)

    async def waiting(self, user: int) -> list[Waiting]:
        """The running tables that wait for a person, the one that has waited longest first."""
        async with self.troubles.around(0, "waiting"):
            found, profile = [], await self.people.profile(user)
            for row in await self.store.timers(KIND, None, user):
                table = (await self.live_tables.get(row.table_id)).table
                if user in asked_of(table):
                    found.append(_waiting(table, user, row, profile))
        return sorted(found, key=lambda w: (w.since, w.table.id))

    async def snooze(self, table_id: int, user: int, until: float | None = None) -> float:
        """Be reminded at `until` and not before; without it, in 12 waking hours. Returns when that will be.

        Raises `Refused`: not-waited-for, snooze-past, snooze-too-long.
        """
        now = self.clock.now()
        if until is not None and until <= now:
            raise Refused("snooze-past")
        if until is not None and until > now + MOST_SNOOZE * 86400:
            raise Refused("snooze-too-long", most=MOST_SNOOZE)

        def change(wait: Wait, hours: Hours) -> Wait:
            at = _hours.add_waking(now, SNOOZE * 3600.0, hours) if until is None else until
            return msgspec.structs.replace(wait, called=True, snoozed=at, held=0.0, muted=False)

        return await self._change(table_id, user, change)

    async def mute(self, table_id: int, user: int, muted: bool = True) -> None:
        """No more reminders for the question that is open, or again some. Raises `Refused`: not-waited-for."""

        def change(wait: Wait, hours: Hours) -> Wait:
            return msgspec.structs.replace(wait, called=True, snoozed=0.0, held=0.0, muted=muted)

        await self._change(table_id, user, change)

    async def coming(self, table_id: int) -> tuple[int, ...]:
        """The seats that come after those asked now, as far as that is settled."""
        async with self.troubles.around(table_id, "coming"):
            live = await self.live_tables.get(table_id)
            return tuple(coming(live.state)) if live.table.status == "running" else ()

    async def heads_up(self, table: Table, key: str) -> list[Out]:
        """A word for the person who comes next, if that is settled and they want one. `key`: of the question."""
        live = await self.live_tables.get(table.id)
        if live.table.status != "running" or live.table.question != key:
            return []
        seat = next_seat(live.rules, live.state)
        user = live.table.seats[seat].user if seat is not None else 0
        if not user or live.table.waits_for(user):
            return []
        profile = await self.people.profile(user)
        if not profile.heads_up or profile.gathers:
            return []
        payload = {"user": user, "seat": seat, "after": live.table.asked[0].seat, "question": key}
        return [Out("heads-up", f"heads-up:{key}:{user}", payload)]

    # -- with each move ----------------------------------------------------------------------
    async def write_with(self, change: Change) -> Sequence[Write]:
        """What is to be written with a change of a table: a timer for each person that it waits for, and no other.

        Who has answered and is asked again is waited for anew; another's answer changes nothing. But where what is
        asked still is put anew, whoever is away by now is not called with it, however they were called at first.
        """
        before, after = change.before, change.after
        if after.status != "running":
            return [("no-timers", KIND, after.id)] if before.status == "running" else []
        now, old, new = self.clock.now(), asked_of(before), asked_of(after)
        writes: list[Write] = [("no-timer", KIND, after.id, user, "") for user in old.keys() - new.keys()]
        rows: dict[int, Any] = {}
        paused, hushed = before.paused != after.paused, set[int]()
        if after.question != before.question:
            hushed = {user for user in new.keys() & old.keys() if (await self.people.profile(user)).away(now)}
        if paused or hushed:
            rows = {row.user_id: row for row in await self.store.timers(KIND, after.id)}
        for user, questions in new.items():
            if user not in old or old[user] - questions:
                writes.append(await self._asked(after, user, now))
            elif user in rows and (paused or user in hushed):
                wait = wait_of(rows[user])
                mark = now if paused else wait.mark  # after a pause time begins anew
                wait = msgspec.structs.replace(wait, mark=mark, called=wait.called and user not in hushed)
                writes.append(setting(await self.due(after, user, wait), after.id, user, wait))
        return writes

    async def resume(self, tables: Sequence[Table]) -> None:
        """After a start: a timer for whoever is waited for without one, as of an older version; and `clock_back`."""
        now, missing = self.clock.now(), []
        for table in tables:
            rows = await self.store.timers(KIND, table.id)
            await each(rows, self._earlier)
            there = {row.user_id for row in rows}
            missing += [(table, user) for user in asked_of(table) if user not in there]
        if missing:
            await self.store.put([await self._asked(table, user, now, called=True) for table, user in missing])

    async def _asked(self, table: Table, user: int, now: float, called: bool = False) -> Write:
        profile = await self.people.profile(user)
        wait = Wait(now, now, called or not profile.gathers)
        return setting(await self.due(table, user, wait), table.id, user, wait)

    async def due(self, table: Table, user: int, wait: Wait) -> float:
        """When the next word to somebody at a table is due."""
        profile, hours = await self.people.profile(user), await self.people.hours(user, table.guild)
        return due(wait, profile, hours, table.paused)

    async def _change(self, table_id: int, user: int, change: Callable[[Wait, Hours], Wait]) -> float:
        async with self.locks.table(table_id), self.troubles.around(table_id, "remind"):
            table = (await self.live_tables.get(table_id)).table
            rows = await self.store.timers(KIND, table_id, user)
            if not rows or not table.waits_for(user):
                raise Refused("not-waited-for", table=table.name)
            wait = change(wait_of(rows[0]), await self.people.hours(user, table.guild))
            at = await self.due(table, user, wait)
            await self.store.put([setting(at, table_id, user, wait)])
        return at

    # -- when settings change ----------------------------------------------------------------
    async def profile_changed(self, user: int, before: Profile, after: Profile) -> Fired:
        """All timers of a person as they are by their new settings; after an absence time begins anew."""
        now, anew = self.clock.now(), 0.0
        if before.away_until and not after.away(now):
            anew = min(now, before.away_until)
        elif before.digest and not after.digest:
            anew = now
        writes = []
        for row in await self.store.timers(KIND, None, user):
            table, wait = (await self.live_tables.get(row.table_id)).table, wait_of(row)
            wait = msgspec.structs.replace(wait, mark=max(wait.mark, anew))
            hours = await self.people.hours_by(after, table.guild)
            writes.append(moving(row, due(wait, after, hours, table.paused), wait))
        return Fired(tuple(writes))

    async def clock_back(self) -> None:
        """See `core.clock_back`. After the absences and pauses, on which these times hang."""
        await each(await self.store.timers(KIND), self._earlier)

    async def _earlier(self, row: Any) -> None:
        wait = earlier(wait_of(row), self.clock.now(), MOST_SNOOZE * 86400.0)
        if wait != wait_of(row) or row.due < NEVER:
            table = (await self.live_tables.glance(row.table_id)).table
            at = await self.due(table, row.user_id, wait)
            if at < row.due:
                await self.store.put([moving(row, at, wait)])

    # -- when a timer is due -----------------------------------------------------------------
    async def fire(self, row: Any) -> Fired:
        """What a due timer says, and when it speaks next. One that lies wrong by now is only moved."""
        try:
            table = (await self.live_tables.get(row.table_id)).table
        except Refused as no:
            if no.text.startswith("storage-"):
                raise
            return Fired() if no.text == "no-table" else Fired((timer_again(row, self.clock.now() + 86400.0),))
        user, wait, now = row.user_id, wait_of(row), self.clock.now()
        if user not in asked_of(table):
            return Fired()
        profile, hours = await self.people.profile(user), await self.people.hours(user, table.guild)
        at = self._not_yet(wait, profile, hours, table, now)
        if at > now:
            return Fired((setting(at, table.id, user, wait),))
        what = word(wait, profile)
        if what == "digest":
            return await self._digest(row, table, profile, now)
        if what == "unanswered":
            wait = msgspec.structs.replace(wait, noted=True)
            out = Out("unanswered", f"unanswered:{user}:{now}", {**_about(table, user, wait), "n": wait.n})
            return Fired((setting(due(wait, profile, hours, table.paused), table.id, user, wait),), ((table.id, out),))
        new = _reminded(wait, now)
        at = due(new, profile, hours, table.paused)
        payload = {
            **_about(table, user, new),
            "question": table.question,
            "n": new.n,
            "of": LIMIT,
            "next": at if at < NEVER and word(new, profile) != "unanswered" else 0,
            "was": wait,
        }
        out = Out("reminder", f"reminder:{user}:{now}", msgspec.to_builtins(payload))
        return Fired((setting(at, table.id, user, new),), ((table.id, out),))

    @staticmethod
    def _not_yet(wait: Wait, profile: Profile, hours: Hours, table: Table, now: float) -> float:
        """When it is time, by the settings of now; at most `now` if it is."""
        at = due(wait, profile, hours, table.paused)
        if at <= now and not _hours.awake(now, hours):
            at = _hours.next_hour(now, hours, profile.digest_hours) if profile.digest else _hours.next_awake(now, hours)
        return at

    async def _digest(self, row: Any, table: Table, profile: Profile, now: float) -> Fired:
        """One message for all that a person has not been told, and for all reminders that are due."""
        user, writes, was, outs = row.user_id, [], [], []
        for other in await self.store.timers(KIND, None, user):
            there = (await self.live_tables.get(other.table_id)).table
            wait, hours = wait_of(other), await self.people.hours(user, there.guild)
            late = due(wait, profile, hours, there.paused) <= now and word(wait, profile) == "digest"
            if user not in asked_of(there) or not (late or wait.untold) or there.paused > now:
                continue
            new = msgspec.structs.replace(_reminded(wait, now), digested=now)
            at = due(new, profile, hours, there.paused)
            mine = other.id == row.id
            writes.append(setting(at, there.id, user, new) if mine else moving(other, at, new))
            was.append((there.id, wait))
        why = "digest" if profile.digest else "back"
        payload = {"user": user, "tables": [id for id, _ in was], "why": why, "at": now, "was": was}
        outs.append((table.id, Out("digest", f"digest:{user}:{now}", msgspec.to_builtins(payload))))
        return Fired(tuple(writes), tuple(outs))


def _waiting(table: Table, user: int, row: Any, profile: Profile) -> Waiting:
    wait = wait_of(row)
    asked = tuple(a for a in table.asked if table.seats[a.seat].user == user)
    later = 0.0 if word(wait, profile) == "unanswered" else row.due
    return Waiting(table, asked, wait.since, wait.n, wait.muted, wait.snoozed, later)


def _about(table: Table, user: int, wait: Wait) -> dict[str, Any]:
    asked = [list(a[:3]) for a in table.asked if table.seats[a.seat].user == user]
    return {"user": user, "seats": [a[0] for a in asked], "asked": asked, "since": wait.since}


def _reminded(wait: Wait, now: float) -> Wait:
    """After a reminder. One that they have asked for does not count, nor does being told of the question at all."""
    n = wait.n if wait.snoozed or wait.untold else wait.n + 1
    return msgspec.structs.replace(wait, n=n, mark=now, snoozed=0.0, held=0.0)
