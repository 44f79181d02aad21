"""What a soak has left, under a clock that jumps and with greedy people: on a copy, for by neither the rest could be
judged any more."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import storage
from bot.games import GAMES
from bot.rules import Action, Game, Refused
from bot.rules.policies import by_rules_of_thumb
from bot.service import Service
from bot.service.core.limits import Limits
from bot.service.core.model import Outgoing, Person, Table
from bot.service.people.profiles import MOST_AWAY
from bot.service.workers.computer_seats import Policy

DAY = 86400.0
JUMP = 400 * DAY
LATEST = 2 * MOST_AWAY * DAY  # seconds: not even a reminder after the longest absence comes later
NEVER = 1e11  # timers from there on wait for no time
LIMITS = Limits(tables_minute=3, tables_hour=10, tables_person=20, tables_server=10**6, search_seats=8)
GREEDY, STRANGER = Person(1, "Greedy"), Person(2, "Stranger")
HERE, ELSEWHERE = 71, 72  # servers
WITHIN = 120.0  # seconds for a random seat; what is told of is whether thinking ones came first


class Clock:
    """The time of the soak's end; it goes on by jumps alone."""

    def __init__(self, at: float) -> None:
        self.at = at

    def now(self) -> float:
        return self.at


class Nowhere:
    """A Discord that takes everything."""

    async def deliver(self, row: Outgoing, table: Table) -> int | None:
        return row.message or row.id


async def aftermath(database: Path, folder: Path, now: float) -> tuple[dict[str, int], list[str]]:
    """What was tried, counted, and what was found."""
    clock = Clock(now)
    store = await storage.open(_copied(database, folder), now=clock.now)
    service = Service(store, Nowhere(), clock, folder, GAMES, limits=LIMITS)
    try:
        await service.start()
        counts, wrong = await _jump(service, clock)
        more, too = await _greed(service)
        return counts | more, wrong + too
    finally:
        await service.stop()
        await store.close()


def _copied(database: Path, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    copy = folder / "copy.sqlite3"
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.execute("delete from lease")
        target.commit()
    return copy


async def _jump(service: Service, clock: Clock) -> tuple[dict[str, int], list[str]]:
    """Ahead, where people go on with whatever has a time, and back."""
    clock.at += JUMP
    await _swept(service)
    running = [row.id for row, _ in await service.store.by_status("running")]
    for number in running:
        with suppress(Refused):  # what is open already, or cannot be read
            people = (await service.tables.find(number)).people
            await service.pauses.propose(number, people[0], clock.now() + 20 * DAY)
            await service.absences.begin(people[-1], clock.now() + 30 * DAY)
            await service.reminders.snooze(number, people[0], clock.now() + 10 * DAY)
    set_ahead = await _late(service, clock.now() - JUMP)
    clock.at -= JUMP
    await _swept(service)
    wrong = [f"{kind} of table {table}: due {late / DAY:.0f} days late" for kind, table, late in
             await _late(service, clock.now())]  # fmt: skip
    due = await service.store.next_due()
    if due is not None and due > clock.now() + DAY:
        wrong.append("a message waits for a time that was set by a clock that ran ahead")
    return {"times set ahead": len(set_ahead)}, wrong


async def _swept(service: Service) -> None:
    while await service.timers.sweep():
        pass


async def _late(service: Service, now: float) -> list[tuple[str, int, float]]:
    """Kind, table and seconds of what is due later than anything may be."""
    rows = await service.store.timers()
    return [(r.kind, r.table_id, r.due - now) for r in rows if now + LATEST < r.due < NEVER]


async def _greed(service: Service) -> tuple[dict[str, int], list[str]]:
    """One opens tables without end and fills them with seats that think; a stranger plays with a random one."""
    opened = [service.tables.open(HERE, 1, GREEDY, "puerto_rico", size=5) for _ in range(30)]
    got = await asyncio.gather(*opened, return_exceptions=True)
    tables = [it for it in got if isinstance(it, Table)]
    wrong = [f"a greedy person: {no!r}" for no in got if not isinstance(no, (Table, Refused))]
    if len(tables) != LIMITS.tables_minute:
        wrong.append(f"a greedy person opened {len(tables)} tables at once, allowed were {LIMITS.tables_minute}")
    thought, seats = threading.Event(), 0

    def think(rules: Game[Any], state: Any, seat: int, below: Callable[[int], int]) -> Action:
        thought.wait()  # until all is over
        return by_rules_of_thumb(rules, state, seat, below)

    service.computers.policies["search"] = Policy(think, slow=True, close=thought.set)
    for table in tables:
        with suppress(Refused):
            for _ in range(4):
                await service.tables.add_computer(table.id, GREEDY.id, "search")
            await service.tables.start(table.id, GREEDY.id)
            seats += 4
    if not seats or seats > LIMITS.search_seats:
        wrong.append(f"at a greedy person's tables {seats} seats think, allowed are {LIMITS.search_seats}")
    other = await service.tables.open(ELSEWHERE, 1, STRANGER, "puerto_rico", size=3)
    for _ in range(2):
        await service.tables.add_computer(other.id, STRANGER.id, "random")
    await service.tables.start(other.id, STRANGER.id)
    await _answered(service, other.id)
    if not await service.computers.finished(other.id, WITHIN):
        wrong.append("a stranger's random seat was not answered for, while a greedy person's seats think")
    return {"tables a greedy person got": len(tables), "of": len(got)}, wrong


async def _answered(service: Service, table: int) -> None:
    """The stranger answers, if it is their turn."""
    desk: Any = await service.turns.desk(table, STRANGER.id)
    if desk.decision is not None:
        offer = desk.decision.offers[0]
        with suppress(Refused):
            await service.turns.act(table, STRANGER.id, offer.verb, offer.sample(lambda n: 0), desk.tag)
