"""A stepped clock over a service: what goes out when, for tests of everything that happens by itself."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, NamedTuple

from bot.service import Service
from bot.service.core.model import Delivered, Outgoing, Table
from tests.service.fakes import Bench, Clock, Herald

HOUR, DAY = 3600.0, 86400.0
WORDS = ("reminder", "digest", "unanswered", "heads-up")  # kinds of rows by which people are reminded


class Word(NamedTuple):
    """Something that went out."""

    at: float
    kind: str
    table: int
    payload: dict[str, Any]


def at(text: str) -> float:
    """A moment in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


class Watch(Herald):
    """Notes what goes out, and when."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.words: list[Word] = []
        self.handed: list[str] = []  # kinds of all rows that it was given, to post or only to look for

    async def deliver(self, row: Outgoing, table: Table) -> int | Delivered | None:
        self.trouble(row)
        self.handed.append(row.kind)
        if row.current:
            self.words.append(Word(self.clock.at, row.kind, row.table, row.payload))
        return await super().deliver(row, table) if row.current else None


class Time:
    """Lets time pass at a bench."""

    def __init__(self, bench: Bench, start: str) -> None:
        self.bench, self.clock = bench, bench.clock
        self.clock.at = at(start)
        self.herald = bench.service.outbox.herald = Watch(self.clock)

    async def do(self) -> None:
        """All that is due now."""
        while await self.bench.service.timers.sweep():
            pass
        await self.bench.outbox.drain()

    async def until(self, end: float, step: float = 0.0) -> None:
        """From one timer to the next; with `step` at least so often."""
        await self.do()
        while self.clock.at < end:
            due = max(await self.bench.store.next_timer() or end, self.clock.at + 1.0)
            self.clock.at = min(end, due, self.clock.at + step if step else end)
            await self.do()

    async def pass_(self, seconds: float, step: float = 0.0) -> None:
        await self.until(self.clock.at + seconds, step)

    def said(self, *kinds: str) -> list[Word]:
        """What has gone out since the last time, of these kinds; forgotten then."""
        found = [w for w in self.herald.words if w.kind in kinds]
        self.herald.words = [w for w in self.herald.words if w.kind not in kinds]
        return found


async def waits_match(bench: Bench, service: Service | None = None) -> None:
    """There is a timer for each person that a running table waits for, and no other."""
    there = {(row.table_id, row.user_id) for row in await bench.store.timers("remind")}
    wanted = set()
    for stored, _ in await bench.store.by_status("running"):
        table = await (service or bench.service).tables.find(stored.id)
        wanted |= {(table.id, table.seats[a.seat].user) for a in table.asked if table.seats[a.seat].user}
    assert there == wanted


async def nights_off(bench: Bench, *users: int, **more: object) -> None:
    """People who never sleep: hours of the clock are waking hours."""
    for user in users or (1, 2, 3, 4):
        await bench.service.people.set(user, quiet_from=0, quiet_to=0, **more)


def users(words: list[Word]) -> list[int]:
    return [w.payload["user"] for w in words]
