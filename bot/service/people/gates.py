"""A last look at what people are reminded of, just before it goes out: is it still right, and is it a good moment?

What has no object any more does not go out. What comes at a bad moment (quiet hours, an absence, a pause) is put back:
its timer is set to the first good one, as if the word had not been said yet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..core.model import Delivered, Table
from ..core.ports import Clock, Store
from .profiles import Profiles
from .reminders import Reminders
from .waits import KIND, Wait, asked_of, moving, wait_of
from .waking_hours import next_awake


class Gates:
    """One method for a kind of row of the outbox; `left` tells who has left a table's server.

    Each returns None to let the row go, else what is written in its place.
    """

    def __init__(
        self, store: Store, clock: Clock, people: Profiles, reminders: Reminders, left: Callable[[int, int], bool]
    ) -> None:
        self.store, self.clock, self.people, self.reminders, self.left = store, clock, people, reminders, left

    async def reminder(self, payload: dict[str, Any], table: Table) -> Delivered | None:
        """None for a reminder that is still right. One for quiet hours, an absence or a pause comes again later."""
        user, now = int(payload["user"]), self.clock.now()
        rows = await self.store.timers(KIND, table.id, user)
        if not rows or user not in asked_of(table) or self.left(table.id, user):
            return Delivered()
        wait = wait_of(rows[0])
        if wait.since != payload["since"] or wait.n != payload["n"] or wait.muted or wait.snoozed:
            return Delivered()  # answered and asked again, reminded since, or told to be silent
        if (at := await self._later(table, user, now, table.paused)) <= now:
            return None
        return Delivered(also=(moving(rows[0], at, _put_back(payload["was"], at)),))

    async def digest(self, payload: dict[str, Any], table: Table) -> Delivered | None:
        """The same for a message about many tables: nothing where nothing waits any more, or a newer one is out."""
        user, now = int(payload["user"]), self.clock.now()
        rows = {row.table_id: row for row in await self.store.timers(KIND, None, user)}
        if any(wait_of(row).digested > payload["at"] for row in rows.values()):
            return Delivered()
        waiting = await self.reminders.waiting(user)
        was = {int(id): wait for id, wait in payload["was"]}
        told = [w.table for w in waiting if w.table.id in was] or [w.table for w in waiting]
        if not told:
            return Delivered()
        later = {t.id: await self._later(t, user, now, t.paused) for t in told}
        if min(later.values()) <= now:
            return None
        mine = [id for id in later if id in was]
        return Delivered(also=tuple(moving(rows[id], later[id], _put_back(was[id], later[id])) for id in mine))

    async def heads_up(self, payload: dict[str, Any], table: Table) -> Delivered | None:
        """It is no use later, so it goes out at once or not at all."""
        user, now = int(payload["user"]), self.clock.now()
        good = table.question == payload["question"] and not table.waits_for(user) and table.seats_of(user)
        return None if good and await self._later(table, user, now, table.paused) <= now else Delivered()

    async def unanswered(self, payload: dict[str, Any], table: Table) -> Delivered | None:
        """The table is not told while it is paused or the person is away: then time begins anew afterwards."""
        user, now = int(payload["user"]), self.clock.now()
        rows = await self.store.timers(KIND, table.id, user)
        if not rows or wait_of(rows[0]).since != payload["since"]:
            return Delivered()
        if max(table.paused, (await self.people.profile(user)).away_until) <= now:
            return None
        wait = msgspec.structs.replace(wait_of(rows[0]), noted=False)
        return Delivered(also=(moving(rows[0], await self.reminders.due(table, user, wait), wait),))

    async def _later(self, table: Table, user: int, now: float, paused: float) -> float:
        """The first moment from now on at which a person may be disturbed because of a table."""
        profile, hours = await self.people.profile(user), await self.people.hours(user, table.guild)
        return next_awake(max(now, paused, profile.away_until), hours)


def _put_back(was: Any, at: float) -> Wait:
    """A wait as it was before a word that could not go out, which is to come at `at`."""
    return msgspec.structs.replace(msgspec.convert(was, type=Wait), held=at)
