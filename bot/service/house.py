"""The service put together: tables, turns, outbox, computer seats, and the housekeeping."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.rules import Components, Game, Refused

from .away import END, LEND, Away
from .backups import Backups
from .changes import Changes
from .clocks import Clocks
from .components import Sets
from .computers import Computers, policies
from .departures import Departures
from .erase import Eraser
from .guilds import Guilds
from .history import History
from .locks import Locks
from .model import Table
from .newcomers import Newcomers
from .orders import KIND as PLANS
from .orders import Orders
from .outbox import Outbox
from .pause import Pauses
from .people import People
from .ports import Clock, Herald, Store
from .proposals import Proposals
from .reminders import Reminders
from .restored import Restored
from .results import Results
from .shelf import Shelf
from .tables import Tables
from .taking_back import TakingBack
from .tell import notice
from .timers import Timers
from .trouble import Troubles
from .turns import Turns
from .upgrade import Upgrades
from .waits import KIND

LOG = logging.getLogger(__name__)

BEAT_SECONDS = 20.0
TIDY_SECONDS = 3600.0
KEEP_ROWS_SECONDS = 7 * 86400.0  # how long rows of the outbox are remembered once they are done


class Service:
    """What the Discord side holds: `.tables`, `.turns`, `.outbox`, `.timers`, `.computers`.

    `folder` is for what only the host reads. `backups`: where to and how often (seconds), none without it.
    `components`: by game, what new tables are played with instead of ours.
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
    ) -> None:
        self.store, self.clock, self._lost = store, clock, lost
        self.sets = Sets(store, games, components)
        shelf, locks = Shelf(store, games, self.sets), Locks()
        self.shelf, self.locks = shelf, locks
        history = History(store, shelf)
        self.troubles = Troubles(folder / "trouble", history.record, store.Error)
        self.orders = Orders(store, shelf, locks, clock, self.troubles, self._unhurried)
        self.turns = Turns(store, shelf, history, locks, clock, self.troubles, self._changed, self.orders)
        self.tables = Tables(store, shelf, games, locks, clock, self.troubles, self._changed)
        self.guilds = self.tables.guilds = Guilds(store)
        self.eraser = Eraser(store, shelf, self.tables, self._forgotten)
        self.outbox = Outbox(store, shelf, self.tables, herald, clock)
        self.upgrades = Upgrades(store, shelf, history, locks, clock, games)
        self.timers = Timers(store, clock, self.outbox.poke)
        self.people = People(store, clock, self.troubles, self._poke)
        self.people.guild_zone = self._zone
        self.timers.on(PLANS, self.turns.by_plan)
        self.reminders = Reminders(store, shelf, locks, clock, self.troubles, self.people)
        self.away = Away(store, shelf, self.tables, clock, self.people)
        self._notice()
        self.backups = Backups(store, self.timers, clock, *(backups or (folder / "backups", 0.0)))
        self.proposals = Proposals(store, shelf, locks, clock, self.troubles, self.timers, self._changed)
        self.taking_back = TakingBack(shelf, history, clock, self.proposals)
        self.pauses = Pauses(shelf, locks, clock, self.proposals, self.timers, self._changed)
        self.clocks = Clocks(store, shelf, locks, clock, self.people, self.proposals, self.timers, self._changed)
        self.departures = Departures(
            store, shelf, locks, clock, self.troubles, self.tables, self.proposals, self._changed
        )
        self.newcomers = Newcomers(shelf, clock, self.proposals, self.departures)
        self.restored = Restored(shelf, locks, clock, self.timers, self._changed)
        self.reminders.gone = self.departures.is_gone
        self.results = self.turns.results = Results(store, history, self._shows)
        self.computers = Computers(store, self.turns, self._stuck, policies())
        self._house: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up what was left: rows to post, computer seats to play. Raises `Refused` if the store fails."""
        async with self.troubles.around(0, "start"):
            await self.upgrades.run()
            await self.backups.plan()
            await self.sets.learn()
            await self.departures.start()
            running = [t for row, _ in await self.store.by_status("running") if (t := await self._readable(row.id))]
            await self.reminders.resume(running)
            await self.pauses.resume_all(running)
            await self.clocks.resume(running)
        await self.computers.resume(running)
        self.computers.start()
        self.outbox.start()
        self.outbox.poke()
        self.timers.start()
        self._house = asyncio.create_task(self._keep_house(), name="housekeeping")

    async def stop(self) -> None:
        """Stop all tasks; nothing is lost, for all that is confirmed is on the disk."""
        if self._house is not None:
            self._house.cancel()
            with suppress(asyncio.CancelledError):
                await self._house
            self._house = None
        await self.timers.stop()
        await self.computers.stop()
        await self.outbox.stop()

    async def pulse(self) -> tuple[float, int]:
        """For how many seconds the oldest message has been due, and how many tables are running."""
        try:
            due = await self.store.next_due()
            running = await self.store.count("running")
        except self.store.Error:
            return 0.0, 0
        return max(0.0, self.clock.now() - due) if due else 0.0, running

    async def _readable(self, table_id: int) -> Table | None:
        """A running table; None where its components cannot be used, which is logged: the others are played on."""
        try:
            return await self.tables.find(table_id)
        except Refused as no:
            if not no.text.startswith("components-"):
                raise
            LOG.error("table %d: %s %s", table_id, no.text, no.args_)
            return None

    # -- inside ------------------------------------------------------------------------------
    def _forgotten(self, user: int) -> None:
        self.people.forget(user)
        self.departures.forget(user)

    def _notice(self) -> None:
        """What is said to people when, tied to moves, settings, timers and the outbox."""
        self.shelf.along += [self.reminders.along, self.away.along]
        self.people.changed.append(self.reminders.changed)
        self.outbox.gates.update(self.reminders.gates)
        for kind, handler in ((KIND, self.reminders.fire), (END, self.away.over), (LEND, self.away.lend)):
            self.timers.on(kind, handler)

    async def _unhurried(self, user: int) -> bool:
        return (await self.people.profile(user)).unhurried

    async def _shows(self, user: int) -> bool:
        return (await self.people.profile(user)).statistics

    async def _zone(self, guild: int) -> str:
        return (await self.guilds.of(guild)).zone

    def _poke(self) -> None:
        self.outbox.poke()
        self.timers.poke()

    def _changed(self, table: Table) -> None:
        self.outbox.poke()
        self.timers.poke()
        self.computers.poke(table)

    async def _stuck(self, table_id: int, ref: str) -> None:
        changes: Changes = self.tables
        with suppress(Refused):
            await changes.edit(
                table_id,
                lambda live: (live.table, [notice(live.table.version + 1, "notice-trouble", ref=ref)]),
                "stuck",
            )

    async def _keep_house(self) -> None:
        next_tidy = 0.0
        while True:
            try:
                await self.store.beat()
                if self.clock.now() >= next_tidy:
                    next_tidy = self.clock.now() + TIDY_SECONDS
                    await self.tables.expire()
                    await self.store.tidy(self.clock.now() - KEEP_ROWS_SECONDS)
            except self.store.Error as no:
                LOG.error("%s", no)
                if getattr(no, "reason", "") == "lease-lost":
                    self._lost()
                    return
            except Refused as no:
                LOG.error("housekeeping: %s", no.text)
            await asyncio.sleep(BEAT_SECONDS)
