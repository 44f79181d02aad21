"""Time to think, for tables that want it: a bank for each seat, counted in the waking hours of who is asked.

A clock runs while its seat is asked, its person is awake and not away, and the table is not paused. Each answer adds a
bonus, up to a cap; an undo takes just that back from those whose answers go, and what has been thought away is gone.
When a clock runs out the OTHERS decide what is to be done, never the program alone; and it is on record. A person who
plays against computers only is not timed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.rules import Refused

from .changes import ended, lobby, owned_by
from .hours import Hours, add_waking, waking_between
from .locks import Locks
from .model import STRENGTHS, SeatInfo, Table
from .pause import reseated
from .people import People, Profile
from .ports import Clock, Store
from .proposals import Agreed, Kind, Proposal, Proposals
from .shelf import Live, Shelf
from .tell import Out, after_seating, card, notice
from .timers import Fired, Timers, no_timer, timer

HOUR, DAY = 3600.0, 86400.0
LATE = HOUR  # a timer that comes so much too late: the program was not there, and nobody could answer
GRACE = 4 * HOUR  # waking hours that are given then
KEEP = HOUR  # what an undo leaves of a bank when it takes back a bonus that has been thought away: time to answer

MORE, COMPUTER, ABANDON = 1, 2, 3


class Preset(msgspec.Struct, frozen=True):
    """Seconds of waking time: to begin with, for each answer, and never more than."""

    bank: float
    bonus: float
    cap: float


PRESETS = {
    "quick": Preset(24 * HOUR, 4 * HOUR, 72 * HOUR),
    "easy": Preset(72 * HOUR, 12 * HOUR, 120 * HOUR),
    "weekly": Preset(7 * DAY, 24 * HOUR, 14 * DAY),
}


class Running(msgspec.Struct, frozen=True):
    """In the timer of a clock that runs: since when, with how much, for whom and by whose waking hours."""

    since: float
    bank: float
    user: int
    hours: Hours


class Left(msgspec.Struct, frozen=True):
    """The clock of a seat: what is left (seconds of waking time), when it runs out (0: it stands), how often it did."""

    seat: int
    bank: float
    due: float
    overrun: int


def timed(table: Table) -> bool:
    return table.clock in PRESETS and table.status == "running"


def questions(table: Table) -> dict[int, int]:
    """The number of the question that each seat is asked."""
    return {a.seat: a.sn for a in table.asked}


class Clocks:
    """Writes along with every change of a timed table; the kind of proposal `clock` is the others' decision."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        locks: Locks,
        clock: Clock,
        people: People,
        proposals: Proposals,
        timers: Timers,
        changed: Callable[[Table], None],
    ) -> None:
        self.store, self.shelf, self.locks, self.clock = store, shelf, locks, clock
        self.people, self.proposals, self.changed = people, proposals, changed
        proposals.kinds["clock"] = Kind(self._decided, _answered, _others, choices=3)
        proposals.kinds["timing"] = Kind(self._timing, reseated)
        timers.on("clock", self._ran_out)
        shelf.along_entries.append(self._along)
        people.changed.append(self._profile)

    # -- for people -----------------------------------------------------------------------------
    async def standing(self, table: Table) -> tuple[Left, ...]:
        """The clocks of a table, seat by seat; nothing where there are none."""
        if not timed(table):
            return ()
        async with self.proposals.troubles.around(table.id, "clocks"):
            now, run = self.clock.now(), await self._running(table.id)
            kept = {row.seat: row for row in await self.store.clocks(table.id)}
        found = []
        for s in table.seats:
            if not s.user:
                continue
            bank = kept[s.seat].bank if s.seat in kept else PRESETS[table.clock].bank
            due, overrun = 0.0, kept[s.seat].overrun if s.seat in kept else 0
            if s.seat in run:
                due, r = run[s.seat]
                bank = max(0.0, r.bank - waking_between(r.since, now, r.hours))
            found.append(Left(s.seat, bank, due, overrun))
        return tuple(found)

    async def choose(self, table_id: int, user: int, preset: str) -> Proposal | Table | None:
        """Set the clock of a table ("" for none): in a lobby its owner does; a running one asks all.

        Returns the table where it is done, else the proposal. Raises `Refused`: bad-clock, not-owner, …
        """
        if preset and preset not in PRESETS:
            raise Refused("bad-clock", word=preset[:40])
        if (await self.shelf.get(table_id)).table.status == "running":

            async def check(live: Live) -> dict[str, Any]:
                if live.table.clock == preset:
                    raise Refused("clock-already")
                return {"preset": preset}

            return await self.proposals.propose(table_id, user, "timing", check)
        async with self.locks.table(table_id), self.proposals.troubles.around(table_id, "clock"):
            live = await self.shelf.get(table_id)
            owned_by(lobby(live), user)
            table = msgspec.structs.replace(live.table, clock=preset, touched=self.clock.now())
            live = await self.shelf.save(live, table, None, outs=[card(table.version + 1)])
        self.changed(live.table)
        return live.table

    async def resume(self, tables: Sequence[Table]) -> None:
        """After a start: clocks that should run and do not (of tables that came from another machine) run again.

        Where the time was over and nobody is deciding about it any more, some is given.
        """
        now, writes = self.clock.now(), list[tuple[Any, ...]]()
        for table in tables:
            if not timed(table):
                continue
            run, open_now = await self._running(table.id), await self.proposals.open_at(table.id)
            deciding = {int(p.args["seat"]) for p in open_now if p.kind == "clock"}
            kept = {c.seat: c for c in await self.store.clocks(table.id)}
            for seat in questions(table).keys() - run.keys() - deciding:
                user = table.seats[seat].user
                if user and await self._counts(table, user, now):
                    bank, overrun = (kept[seat].bank, kept[seat].overrun) if seat in kept else (None, 0)
                    bank = PRESETS[table.clock].bank if bank is None else bank or GRACE
                    writes.append(("clock", table.id, seat, bank, overrun))
                    writes.append(await self._set(table, seat, user, bank, now))
        if writes:
            await self.store.put(writes)

    # -- what is written along --------------------------------------------------------------------
    async def _along(self, before: Table, after: Table, dropped: Sequence[int]) -> list[tuple[Any, ...]]:
        if not (timed(before) or timed(after)):
            return []
        same = (before.asked, before.seats, before.paused, before.clock, before.status, before.epoch)
        if same == (after.asked, after.seats, after.paused, after.clock, after.status, after.epoch):
            return []
        if before.clock != after.clock or not timed(after):
            writes: list[tuple[Any, ...]] = [("no-timers", "clock", before.id)]
            if before.clock != after.clock:
                writes += [("no-clocks", before.id), ("no-gains", before.id)]
            if not timed(after):
                return writes
            return writes + await self._reckon(None, after, {}, {}, {})
        run = await self._running(before.id)
        kept = {row.seat: row for row in await self.store.clocks(before.id)}
        back: dict[int, float] = {}
        for n, seat, seconds in await self.store.gains(before.id) if dropped else ():
            if n in dropped:
                back[seat] = back.get(seat, 0.0) + seconds
        return await self._reckon(before, after, run, kept, back)

    async def _reckon(
        self,
        before: Table | None,
        after: Table,
        run: dict[int, tuple[float, Running]],
        kept: dict[int, Any],
        back: dict[int, float],
    ) -> list[tuple[Any, ...]]:
        """The clocks as they become: those that stop are reckoned, those that begin are set.

        `back`: seconds by seat that had been given for what is taken back.
        """
        now, preset = self.clock.now(), PRESETS[after.clock]
        was, new = questions(before) if before else {}, questions(after)
        undone = before is not None and before.epoch != after.epoch
        writes: list[tuple[Any, ...]] = []
        for s in after.seats:
            seat, user = s.seat, s.user
            on = user != 0 and seat in new and await self._counts(after, user, now)
            started = run.get(seat) if seat in was else None
            goes_on = on and started is not None and started[1].user == user and was[seat] == new[seat] and not undone
            same = before is not None and user == before.seats[seat].user
            answered = same and seat in was and was[seat] != new.get(seat) and not undone
            fresh = before is not None and user and not same and user != before.seats[seat].belongs
            if goes_on or not (on or answered or started is not None or seat in run or seat in back or fresh):
                continue
            old = kept.get(seat)
            theirs = not fresh and seat not in back and was.get(seat) == new.get(seat)
            if on and started is None and theirs and old and not old.bank:
                continue  # the others are deciding
            bank, overrun = (old.bank, old.overrun) if old else (preset.bank, 0)
            if started is not None:
                r = started[1]
                bank = max(0.0, r.bank - waking_between(r.since, now, r.hours))
            if answered:
                more = max(bank, min(preset.cap, bank + preset.bonus))
                assert before is not None
                writes.append(("gain", after.id, before.n + 1, seat, more - bank))
                bank = more
            elif seat in back:
                bank = max(bank - back[seat], min(bank, KEEP))
            if fresh:  # somebody new begins with all of it
                bank = preset.bank
                writes.append(("no-gains-of", after.id, seat))
            writes.append(("clock", after.id, seat, bank, overrun))
            if on:
                writes.append(await self._set(after, seat, user, bank, now))
            else:
                writes.append(no_timer("clock", after.id, key=str(seat)))
        return writes

    async def _counts(self, table: Table, user: int, now: float) -> bool:
        """Whether time counts for a person at a table."""
        away = (await self.people.profile(user)).away(now)
        return len(table.people) > 1 and table.paused <= now and not away

    async def _set(self, table: Table, seat: int, user: int, bank: float, now: float) -> tuple[Any, ...]:
        hours = await self.people.hours(user, table.guild)
        running = Running(now, bank, user, hours)
        return timer(add_waking(now, bank, hours), "clock", table.id, key=str(seat), payload=running)

    async def _running(self, table_id: int) -> dict[int, tuple[float, Running]]:
        rows = await self.store.timers("clock", table_id)
        return {int(r.key): (r.due, msgspec.json.decode(r.payload, type=Running)) for r in rows}

    async def _profile(self, user: int, before: Profile, after: Profile) -> Fired:
        """Somebody's waking hours have changed, or they go away or are back: their clocks are set anew."""
        now = self.clock.now()
        same = (before.zone, before.quiet_from, before.quiet_to, before.quiet_days, before.away_until)
        if same == (after.zone, after.quiet_from, after.quiet_to, after.quiet_days, after.away_until):
            return Fired()
        writes: list[tuple[Any, ...]] = []
        for row, _ in await self.store.of_user(user, ("running",)):
            table = (await self.shelf.get(row.id)).table
            if not timed(table):
                continue
            run = await self._running(table.id)
            kept = {c.seat: c for c in await self.store.clocks(table.id)}
            for seat in set(table.seats_of(user)) & questions(table).keys():
                bank, overrun = (
                    (kept[seat].bank, kept[seat].overrun) if seat in kept else (PRESETS[table.clock].bank, 0)
                )
                if seat in run:
                    r = run[seat][1]
                    bank = max(0.0, r.bank - waking_between(r.since, now, r.hours))
                elif not before.away_until or (seat in kept and not bank):
                    continue  # it stands for another reason: a pause, or the others are deciding
                writes.append(("clock", table.id, seat, bank, overrun))
                if after.away(now) or table.paused > now or len(table.people) < 2:
                    writes.append(no_timer("clock", table.id, key=str(seat)))
                    continue
                hours = await self.people.hours_by(after, table.guild)
                due = add_waking(now, bank, hours)
                running = Running(now, bank, user, hours)
                writes.append(timer(due, "clock", table.id, key=str(seat), payload=running))
        return Fired(tuple(writes))

    # -- running out ------------------------------------------------------------------------------
    async def _ran_out(self, row: Any) -> Fired:
        """The others are asked what is to be done."""
        async with self.locks.table(row.table_id):
            live, now, seat = await self.shelf.get(row.table_id), self.clock.now(), int(row.key)
            table = live.table
            if not any(r.id == row.id and r.due == row.due for r in await self.store.timers("clock", table.id)):
                return Fired()
            user = table.seats[seat].user if seat < len(table.seats) else 0
            if not (timed(table) and user and seat in questions(table) and await self._counts(table, user, now)):
                return Fired()
            if now - row.due > LATE:
                return Fired((await self._set(table, seat, user, GRACE, now),))
            kept = {c.seat: c for c in await self.store.clocks(table.id)}
            overrun = (kept[seat].overrun if seat in kept else 0) + 1
            also = [("clock", table.id, seat, 0.0, overrun), no_timer("clock", table.id, key=row.key)]
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
            if await self._counts(table, old.user, now):
                also.append(await self._set(table, seat, old.user, bank, now))
            outs.append(notice(version, "notice-more-time", name=old.name, n=int(bank // HOUR)))
        table = msgspec.structs.replace(table, touched=now)
        return (await self.shelf.save(live, table, question, outs=outs, also=also, **change)).table

    async def _timing(self, live: Live, p: Proposal, choice: int, agreed: Agreed) -> Table:
        """All agree to another clock, or to none."""
        preset = str(p.args["preset"])
        table = msgspec.structs.replace(live.table, clock=preset, touched=self.clock.now())
        outs = [
            *agreed.outs,
            notice(table.version + 1, "notice-clock", preset=preset or "none"),
            card(table.version + 1),
        ]
        return (await self.shelf.save(live, table, live.question, outs=outs, also=agreed.also)).table


def _answered(before: Table, after: Table, p: Proposal) -> bool:
    """The question has been answered meanwhile, or somebody else sits there."""
    seat = int(p.args["seat"])
    if not timed(after) or seat >= len(after.seats) or after.seats[seat].user != p.args["user"]:
        return True
    return bool(questions(after).get(seat) != p.args["sn"])


def _others(table: Table, p: Proposal) -> tuple[int, ...]:
    return tuple(u for u in table.people if u != p.args["user"])
