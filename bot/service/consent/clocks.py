"""Time to think, for tables that want it: a bank for each seat, counted in the waking hours of who is asked.

A clock runs while its seat is asked, its person is awake and not away, and the table is not paused. Each answer adds a
bonus, up to a cap; an undo takes just that back from those whose answers go, and what has been thought away is gone.
A person who plays against computers only is not timed. (What happens when a clock runs out: see `overtime`.)
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.rules import Refused

from ..core.clock_back import each
from ..core.live_tables import Change, Live, LiveTables
from ..core.locks import Locks
from ..core.model import Table
from ..core.outgoing import card, notice
from ..core.ports import Clock, Store
from ..core.timers import Fired, no_timer, number_of, timer
from ..people.profiles import Profile, Profiles
from ..people.waking_hours import add_waking
from ..tables.changes import lobby, owned_by
from .proposal import Agreed, Kind, Proposal, reseated
from .proposals import Proposals
from .time_banks import HOUR, PRESETS, Bank, Became, Left, Running, became, questions, timed

LOG = logging.getLogger(__name__)

KIND = "clock"  # of the timers
GRACE = 4 * HOUR  # waking hours that are given to who had none left while the program was not there
KEEP = HOUR  # what an undo leaves of a bank when it takes back a bonus that has been thought away: time to answer

Write = tuple[Any, ...]


class Clocks:
    """Writes along with every change of a timed table; the kind of proposal `timing` is another clock for it."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        locks: Locks,
        clock: Clock,
        people: Profiles,
        proposals: Proposals,
        changed: Callable[[Table], None],
    ) -> None:
        self.store, self.live_tables, self.locks, self.clock = store, live_tables, locks, clock
        self.people, self.proposals, self.changed = people, proposals, changed
        proposals.kinds["timing"] = Kind(self._timing, reseated)

    # -- for people -----------------------------------------------------------------------------
    async def standing(self, table: Table) -> tuple[Left, ...]:
        """The clocks of a table, seat by seat; nothing where there are none."""
        if not timed(table):
            return ()
        async with self.proposals.troubles.around(table.id, "clocks"):
            now, run, banks = self.clock.now(), await self.running(table.id), await self.banks(table)
        found = []
        for s in table.seats:
            if s.user:
                due, r = run.get(s.seat, (0.0, None))
                found.append(Left(s.seat, r.left(now) if r else banks[s.seat].left, due, banks[s.seat].overrun))
        return tuple(found)

    async def choose(self, table_id: int, user: int, preset: str) -> Proposal | Table | None:
        """Set the clock of a table ("" for none): in a lobby its owner does; a running one asks all.

        Returns the table where it is done, else the proposal. Raises `Refused`: bad-clock, not-owner, …
        """
        if preset and preset not in PRESETS:
            raise Refused("bad-clock", word=preset[:40])
        if (await self.live_tables.get(table_id)).table.status == "running":

            async def check(live: Live) -> dict[str, Any]:
                if live.table.clock == preset:
                    raise Refused("clock-already")
                return {"preset": preset}

            return await self.proposals.propose(table_id, user, "timing", check)
        async with self.locks.table(table_id), self.proposals.troubles.around(table_id, "clock"):
            live = await self.live_tables.get(table_id)
            owned_by(lobby(live), user)
            table = msgspec.structs.replace(live.table, clock=preset, touched=self.clock.now())
            live = await self.live_tables.save(live, table, None, outs=[card(table.version + 1)])
        self.changed(live.table)
        return live.table

    async def _timing(self, live: Live, p: Proposal, choice: int, agreed: Agreed) -> Table:
        """All agree to another clock, or to none."""
        preset = str(p.args["preset"])
        table = msgspec.structs.replace(live.table, clock=preset, touched=self.clock.now())
        version = table.version + 1
        outs = [*agreed.outs, notice(version, "notice-clock", preset=preset or "none"), card(version)]
        return (await self.live_tables.save(live, table, live.question, outs=outs, also=agreed.also)).table

    async def resume(self, tables: Sequence[Table]) -> None:
        """After a start: clocks that should run and do not (of tables that came from another machine) run again.

        Where the time was over and nobody is deciding about it any more, some is given.
        """
        now, writes = self.clock.now(), list[Write]()
        for table in tables:
            if not timed(table):
                continue
            run, open_now = await self.running(table.id), await self.proposals.open_at(table.id)
            deciding = {int(p.args["seat"]) for p in open_now if p.kind == KIND}
            banks = await self.banks(table)
            for seat in questions(table).keys() - run.keys() - deciding:
                if await self.counts(table, seat, now):
                    bank = banks[seat].left or GRACE
                    writes.append(("clock", table.id, seat, bank, banks[seat].overrun))
                    writes.append(await self.setting(table, seat, bank, now))
        if writes:
            await self.store.put(writes)

    # -- what is written along --------------------------------------------------------------------
    async def write_with(self, change: Change) -> list[Write]:
        """The clocks as they become: those that stop are reckoned, those that begin are set."""
        before, after = change.before, change.after
        if not (timed(before) or timed(after)):
            return []
        same = (before.asked, before.seats, before.paused, before.clock, before.status, before.epoch)
        if same == (after.asked, after.seats, after.paused, after.clock, after.status, after.epoch):
            return []
        if before.clock != after.clock or not timed(after):
            writes: list[Write] = [("no-timers", KIND, before.id)]
            if before.clock != after.clock:
                writes += [("no-clocks", before.id), ("no-gains", before.id)]
            return writes + (await self._reckon(None, after, {}, {}) if timed(after) else [])
        back: dict[int, float] = {}
        for n, seat, seconds in await self.store.gains(before.id) if change.undone else ():
            if n in change.undone:
                back[seat] = back.get(seat, 0.0) + seconds
        return await self._reckon(before, after, await self.running(before.id), back)

    async def _reckon(
        self, before: Table | None, after: Table, run: dict[int, tuple[float, Running]], back: dict[int, float]
    ) -> list[Write]:
        """`run`: the clocks that run until now. `back`: seconds by seat that were given for what is taken back."""
        now, preset, writes = self.clock.now(), PRESETS[after.clock], list[Write]()
        banks = await self.banks(after) if before else dict.fromkeys(range(len(after.seats)), Bank(preset.bank))
        for seat in range(len(after.seats)):
            counts, (_, r) = await self.counts(after, seat, now), run.get(seat, (0.0, None))
            old, user = banks[seat], r.user if r else 0
            what = became(before, after, seat, counts=counts, running=user, given=seat in back, out=not old.left)
            bank = r.left(now) if r else old.left
            match what:
                case Became.STANDS | Became.RUNS_ON | Became.DECIDED_BY_OTHERS:
                    continue
                case Became.NEW_PERSON:
                    bank = preset.bank
                    writes.append(("no-gains-of", after.id, seat))
                case Became.ANSWERED:
                    assert before is not None
                    more = max(bank, min(preset.cap, bank + preset.bonus))
                    writes.append(("gain", after.id, before.n + 1, seat, more - bank))
                    bank = more
                case Became.TAKEN_BACK:
                    bank = max(bank - back[seat], min(bank, KEEP))
            writes.append(("clock", after.id, seat, bank, old.overrun))
            if counts:
                writes.append(await self.setting(after, seat, bank, now))
            else:
                writes.append(no_timer(KIND, after.id, key=str(seat)))
        return writes

    async def profile_changed(self, user: int, before: Profile, after: Profile) -> Fired:
        """Somebody's waking hours have changed, or they go away or are back: their clocks are set anew."""
        now = self.clock.now()
        same = (before.zone, before.quiet_from, before.quiet_to, before.quiet_days, before.away_until)
        if same == (after.zone, after.quiet_from, after.quiet_to, after.quiet_days, after.away_until):
            return Fired()
        writes: list[Write] = []
        for row, _ in await self.store.of_user(user, ("running",)):
            table = (await self.live_tables.get(row.id)).table
            if not timed(table):
                continue
            run, banks = await self.running(table.id), await self.banks(table)
            for seat in set(table.seats_of(user)) & questions(table).keys():
                bank = banks[seat].left
                if seat in run:
                    bank = run[seat][1].left(now)
                elif not before.away_until or not bank:
                    continue  # it stands for another reason: a pause, or the others are deciding
                writes.append(("clock", table.id, seat, bank, banks[seat].overrun))
                if after.away(now) or table.paused > now or len(table.people) < 2:
                    writes.append(no_timer(KIND, table.id, key=str(seat)))
                else:
                    hours = await self.people.hours_by(after, table.guild)
                    writes.append(_setting(table.id, seat, Running(now, bank, user, hours)))
        return Fired(tuple(writes))

    async def clock_back(self) -> None:
        """See `core.clock_back`. What is left runs from now on."""
        await each(await self.store.timers(KIND), self._earlier)

    async def _earlier(self, row: Any) -> None:
        clock, now = msgspec.json.decode(row.payload, type=Running), self.clock.now()
        if clock.since > now:
            async with self.locks.table(row.table_id):
                if (await self.running(row.table_id)).get(number_of(row), (0.0, None))[1] == clock:
                    await self.store.put(
                        [_setting(row.table_id, number_of(row), msgspec.structs.replace(clock, since=now))]
                    )

    # -- what is known of them --------------------------------------------------------------------
    async def banks(self, table: Table) -> dict[int, Bank]:
        """What is stored of every seat of a timed table; all of it where nothing is yet."""
        found = {seat: Bank(PRESETS[table.clock].bank) for seat in range(len(table.seats))}
        return found | {row.seat: Bank(row.bank, row.overrun) for row in await self.store.clocks(table.id)}

    async def running(self, table_id: int) -> dict[int, tuple[float, Running]]:
        """The clocks that run, by seat, each with the time when it runs out."""
        rows = await self.store.timers(KIND, table_id)
        found = {}
        for row in rows:
            try:
                found[number_of(row)] = (row.due, msgspec.json.decode(row.payload, type=Running))
            except msgspec.DecodeError:  # put aside when it is due
                LOG.warning("a clock of table %s cannot be read", table_id)
        return found

    async def counts(self, table: Table, seat: int, now: float) -> bool:
        """Whether a person is asked in a seat for whom time counts."""
        user = table.seats[seat].user
        if not user or seat not in questions(table):
            return False
        away = (await self.people.profile(user)).away(now)
        return len(table.people) > 1 and table.paused <= now and not away

    async def setting(self, table: Table, seat: int, bank: float, now: float) -> Write:
        """The write that lets the clock of a seat run from now on."""
        user = table.seats[seat].user
        return _setting(table.id, seat, Running(now, bank, user, await self.people.hours(user, table.guild)))


def _setting(table_id: int, seat: int, clock: Running) -> Write:
    due = add_waking(clock.since, clock.bank, clock.hours)
    return timer(due, KIND, table_id, key=str(seat), payload=clock)
