"""The service put together: tables, turns, outbox, computer seats, and the housekeeping."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.rules import Components, Game, Refused

from .consent import clocks, pauses, proposals
from .consent.clocks import Clocks
from .consent.departures import Departures
from .consent.handovers import Handovers
from .consent.overtime import Overtime
from .consent.pauses import Pauses
from .consent.proposals import Proposals
from .consent.replacements import Replacements
from .consent.undo_by_consent import UndoByConsent
from .core.component_sets import ComponentSets
from .core.elsewhere import GONE, SERVER, USER
from .core.limits import Limits
from .core.live_tables import Change, LiveTables
from .core.locks import Locks
from .core.model import Table
from .core.outgoing import notice
from .core.ports import Clock, Herald, Store
from .core.stranded import Stranded
from .core.timers import Fired, Handler, Timers
from .core.troubles import Troubles
from .core.unreadable import Unreadable
from .history.entries import History
from .history.results import Results
from .history.upgrades import Upgrades
from .people import absences, waits
from .people.absences import Absences
from .people.erasure import Eraser
from .people.gates import Gates
from .people.profiles import Profile, Profiles
from .people.reminders import Reminders
from .tables import standing_orders
from .tables.changes import Changes
from .tables.guilds import Guilds
from .tables.places import Places
from .tables.score_so_far import ScoreSoFar
from .tables.serverless import close_serverless
from .tables.standing_orders import StandingOrders
from .tables.tables import Tables
from .tables.turns import Turns
from .workers import after_restore, backups, promises
from .workers.after_restore import AfterRestore
from .workers.backups import Backups
from .workers.computer_seats import ComputerSeats, policies
from .workers.outbox import Gate, Outbox
from .workers.promises import Promises
from .workers.pulse import Pulse, pulse
from .workers.taking_up import TakingUp
from .workers.thinning import Thinning
from .workers.together import Together

LOG = logging.getLogger(__name__)

BEAT_SECONDS = 20.0
TIDY_SECONDS = 3600.0
KEEP_ROWS_SECONDS = 7 * 86400.0  # how long rows of the outbox are remembered once they are done

# Kinds of timers that are done at once, or tried again soon.
SOON = (standing_orders.KIND, absences.LEND, proposals.RECOUNT, after_restore.KIND, promises.KIND)

Write = tuple[Any, ...]


class Service:
    """What the Discord side holds: `.tables`, `.turns`, `.outbox`, `.timers`, `.computers`.

    `folder` is for what only the host reads. `backups`: where to and how often (seconds), none without it.
    `components`: by game, what new tables are played with instead of ours. `limits`: of people and servers; none
    without them.
    `lost` is called if another process takes the database over: nothing more may be written then.
    """

    def __init__(
        self,
        store: Store,
        herald: Herald,
        clock: Clock,
        folder: Path,
        games: Mapping[str, type[Game[Any]]] = GAMES,
        lost: Callable[[], None] = lambda: None,
        backups: tuple[Path, float] | None = None,
        components: Mapping[str, Components] | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.store, self.clock, self._lost = store, clock, lost
        self.sets = ComponentSets(store, games, components)
        self.unreadable = Unreadable(store, clock)
        live, locks = LiveTables(store, games, self.sets, self._with_change, self.unreadable), Locks()
        self.live_tables, self.locks = live, locks
        self.history = history = History(store, live)
        self.troubles = troubles = Troubles(folder / "trouble", history.record, store.Error)
        self.upgrades = Upgrades(store, live, history, locks, clock, games)
        # What servers and people have set
        self.limits = limits or Limits()
        self.guilds = Guilds(store, clock, self.limits)
        self.people = people = Profiles(store, clock, troubles, self.guilds.zone, self._with_profile, self._poke)
        self.results = Results(store, history, people.in_statistics)
        # Tables
        changed = self._changed
        self.orders = StandingOrders(store, live, locks, clock, troubles, people.unhurried)
        self.turns = Turns(store, live, history, locks, clock, troubles, changed, self.orders, self.results)
        self.tables = tables = Tables(store, live, games, locks, clock, troubles, changed, self.guilds)
        self.stranded = Stranded(store, clock)
        self.places = Places(live, locks, clock, troubles, self.guilds, self.stranded, changed)
        self.score_so_far = ScoreSoFar(live, troubles)
        # People
        self.reminders = Reminders(store, live, locks, clock, troubles, people)
        self.absences = Absences(store, live, tables, clock, people)
        # Consent
        self.proposals = Proposals(store, live, locks, clock, troubles, changed)
        self.undo_by_consent = UndoByConsent(live, history, clock, self.proposals)
        self.pauses = Pauses(live, locks, clock, self.proposals, changed)
        self.clocks = Clocks(store, live, locks, clock, people, self.proposals, changed)
        self.overtime = Overtime(store, live, locks, clock, self.proposals, self.clocks, changed)
        self.departures = Departures(store, live, locks, clock, troubles, tables, self.proposals, changed)
        self.handovers = Handovers(live, clock, self.proposals)
        self.replacements = Replacements(live, clock, self.proposals, self.departures)
        self.eraser = Eraser(store, live, tables, (people.forget, self.departures.forget))
        # What runs by itself
        gates = Gates(store, clock, people, self.reminders, self.departures.is_gone)
        self.outbox = Outbox(store, live, tables, herald, clock, self._gates(gates))
        self.backups = Backups(store, clock, *(backups or (folder / "backups", 0.0)))
        self.after_restore = AfterRestore(live, locks, clock, changed)
        self.promises = Promises(store, clock)
        self.computers = ComputerSeats(store, self.turns, self._stuck, policies())
        resume = (self.reminders.resume, self.pauses.resume_all, self.clocks.resume, self.computers.resume)
        self.taking_up = TakingUp(store, live, locks, self.unreadable, resume)
        self.thinning = Thinning(store, {name: game.version for name, game in games.items()})
        self.timers = Timers(store, clock, self._handlers(), self.outbox.poke)
        self.timers.went_back = self._clock_back
        beside = (self.orders.forget, self.proposals.forget)
        self.together = Together(store, live, clock, self.outbox, self.computers, beside, self._learning(), self._poke)
        self.together.on(USER, people.forget)
        self.together.on(SERVER, self.guilds.forget)
        self.together.on(GONE, lambda _: self.together.later(self.departures.start))
        self._housekeeping: asyncio.Task[None] | None = None

    # -- what hangs on what -------------------------------------------------------------------
    async def _with_change(self, change: Change) -> list[Write]:
        """What is written in the transaction of every change of a table, in this order."""
        return [
            *await self.orders.write_with(change),
            *await self.reminders.write_with(change),
            *await self.absences.write_with(change),
            *await self.proposals.write_with(change),
            *await self.pauses.write_with(change),
            *await self.clocks.write_with(change),
        ]

    async def _with_profile(self, user: int, before: Profile, after: Profile) -> list[Fired]:
        """What is written in the transaction of every change of somebody's settings."""
        return [
            await self.reminders.profile_changed(user, before, after),
            await self.clocks.profile_changed(user, before, after),
        ]

    def _handlers(self) -> dict[str, Handler]:
        """Who sees to which kind of timer."""
        return {
            standing_orders.KIND: self.turns.by_order,
            waits.KIND: self.reminders.fire,
            absences.END: self.absences.over,
            absences.LEND: self.absences.lend,
            proposals.EXPIRES: self.proposals.expire,
            proposals.RECOUNT: self.proposals.recount_due,
            pauses.KIND: self.pauses.over,
            clocks.KIND: self.overtime.ran_out,
            backups.KIND: self.backups.due,
            after_restore.KIND: self.after_restore.tell,
            promises.KIND: self.promises.due,
        }

    def _gates(self, gates: Gates) -> dict[str, Gate]:
        """Who looks once more at which kind of row before it goes out."""
        return {
            "reminder": gates.reminder,
            "digest": gates.digest,
            "heads-up": gates.heads_up,
            "unanswered": gates.unanswered,
        }

    def _learning(self) -> list[Callable[[], Awaitable[object]]]:
        """What is found out at each start, in this order, and done again where other tables become this process's."""
        return [
            self.unreadable.learn,
            self.stranded.learn,
            self.upgrades.run,
            partial(close_serverless, self.tables),
            self.sets.learn,
            self.departures.start,
            self.promises.resume,
            partial(self._clock_back, start=True),
            self.taking_up.start,
        ]

    # -- life ---------------------------------------------------------------------------------
    async def start(self) -> None:
        """Take up what was left: rows to post, computer seats to play. Raises `Refused` if the store fails."""
        async with self.troubles.around(0, "start"):
            for learn in self._learning():
                await learn()
        self.computers.start()
        self.outbox.start()
        self.outbox.poke()
        self.timers.start()
        self.thinning.start()
        self._housekeeping = asyncio.create_task(self._keep_tidy(), name="housekeeping")

    async def stop(self) -> None:
        """Stop all tasks; nothing is lost, for all that is confirmed is on the disk."""
        if self._housekeeping is not None:
            self._housekeeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._housekeeping
            self._housekeeping = None
        await self.taking_up.stop()
        await self.thinning.stop()
        await self.timers.stop()
        await self.computers.stop()
        await self.outbox.stop()

    async def pulse(self) -> Pulse:
        """How the work is going; all zero while the store cannot tell."""
        return await pulse(self.store, self.clock, self.unreadable, self.backups, self.stranded)

    async def _clock_back(self, *, start: bool = False) -> None:
        """At each start, and where the clock goes back (`core.clock_back`): reminders hang on pauses and absences.

        At a start it is done with reminders when their tables are taken up.
        """
        for part in (self.tables, self.pauses, self.absences, self.proposals, self.clocks, self.outbox):
            await part.clock_back()
        if not start:
            await self.reminders.clock_back()
        await self.timers.clock_back(SOON)
        await self.backups.plan()

    # -- inside ------------------------------------------------------------------------------
    def _poke(self) -> None:
        self.outbox.poke()
        self.timers.poke()

    def _changed(self, table: Table) -> None:
        self.outbox.poke()
        self.timers.poke()
        if self.store.share.has(table.guild):
            self.computers.poke(table)
        else:
            self.together.tell(table.id)

    async def _stuck(self, table_id: int, ref: str) -> None:
        changes: Changes = self.tables
        with suppress(Refused):
            await changes.edit(
                table_id,
                lambda live: (live.table, [notice(live.table.version + 1, "notice-trouble", ref=ref)]),
                "stuck",
            )

    async def _keep_tidy(self) -> None:
        next_tidy = 0.0
        while True:
            try:
                await self.store.beat()
                if not -TIDY_SECONDS <= self.clock.now() - next_tidy < 0:
                    next_tidy = self.clock.now() + TIDY_SECONDS
                    await self.tables.expire()
                    await self.store.tidy(self.clock.now() - KEEP_ROWS_SECONDS)
                    if self.store.members is not None:
                        await self.store.members.tidy(self.clock.now())
            except self.store.Error as no:
                LOG.error("%s", no)
                if getattr(no, "reason", "") == "lease-lost":
                    self._lost()
                    return
            except Refused as no:
                LOG.error("housekeeping: %s", no.text)
            await asyncio.sleep(BEAT_SECONDS)
