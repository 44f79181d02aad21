"""A bare process that reminds, by a clock that it steps itself; it is killed in the middle of it.

See `test_reminders_killed`. The time is kept in a file, for it does not go back when the process dies. A
life gets FOLDER SEED STEPS (see `lives`).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from pathlib import Path

from bot.rules import Refused
from bot.service import Service
from bot.service.core.kill_points import reach
from bot.service.core.model import Outgoing, Person, Table
from storage import Store
from tests.service.fakes import ALL
from tests.service.lives import bear

PEOPLE = (Person(1, "Anna"), Person(2, "Boris"), Person(3, "Vera"))
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Sydney")
START = 1_774_569_600.0  # 2026-03-27 in UTC: two nights before a change in Berlin
KINDS = ("reminder", "digest", "unanswered", "notice")


class FileClock:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.at = float(path.read_text()) if path.exists() else START

    def now(self) -> float:
        return self.at

    def go(self, seconds: float) -> None:
        self.at += seconds
        new = self.path.with_suffix(".new")
        new.write_text(repr(self.at))
        new.replace(self.path)


class FileHerald:
    """Posts by adding a line to a file, and like Discord it can be asked what has been posted."""

    def __init__(self, path: Path, clock: FileClock) -> None:
        self.path, self.clock = path, clock
        self.fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    async def deliver(self, row: Outgoing, table: Table) -> int | None:
        if row.message:
            return row.message
        message = int(row.nonce[:12], 16)
        if row.tries and any(json.loads(line)["nonce"] == row.nonce for line in self.path.read_text().splitlines()):
            return message
        if not row.current:
            return None
        if row.kind in KINDS:
            line = {"nonce": row.nonce, "kind": row.kind, "table": row.table, "at": self.clock.at, **row.payload}
            os.write(self.fd, json.dumps(line).encode() + b"\n")
            os.fsync(self.fd)
            reach("posted")
        return message


async def table_of(service: Service) -> Table:
    """The table that is being played at, or a new one."""
    for row, _ in await service.store.by_status("running"):
        return await service.tables.find(row.id)
    lobbies = await service.store.by_status("lobby")
    table = (
        await service.tables.find(lobbies[-1].row.id) if lobbies else await service.tables.open(7, 70, PEOPLE[0], "toy")
    )
    for person in PEOPLE:
        if not table.seats_of(person.id):
            table = await service.tables.join(table.id, person)
    return await service.tables.start(table.id, 1)


async def step(service: Service, clock: FileClock, rnd: random.Random) -> None:
    table = await table_of(service)
    what, user = rnd.random(), rnd.choice(PEOPLE).id
    try:
        if what < 0.15:
            asked = [a.seat for a in table.asked if table.seats[a.seat].user]
            if asked:
                seat = rnd.choice(asked)
                desk = await service.turns.desk(table.id, table.seats[seat].user, seat)
                assert desk.decision is not None
                offer = rnd.choice(desk.decision.offers)
                words = offer.sample(rnd.randrange)
                await service.turns.act(table.id, table.seats[seat].user, offer.verb, words, desk.tag, seat)
        elif what < 0.20:
            await service.absences.begin(user, clock.at + rnd.uniform(5, 50) * 3600, rnd.choice(["", "random"]))
        elif what < 0.25:
            await service.people.set(user, digest=rnd.random() < 0.4)
        elif what < 0.30:
            await service.reminders.snooze(table.id, user)
    except Refused:
        pass
    clock.go(rnd.uniform(0.2, 6) * 3600)
    while await service.timers.sweep():
        if rnd.random() < 0.3:
            await service.outbox.drain()
    await service.outbox.drain()


async def main(folder: Path, seed: int, steps: int) -> None:
    rnd, clock = random.Random(seed), FileClock(folder / "clock")
    store = await Store.open(folder / "caravel.db", now=clock.now, reach=reach)
    service = Service(store, FileHerald(folder / "posts", clock), clock, folder, ALL)
    try:
        for person, zone in zip(PEOPLE, ZONES, strict=True):
            await service.people.set(person.id, zone=zone, remind=2)
        for _ in range(steps):
            await step(service, clock, rnd)
        if not os.environ.get("CARAVEL_KILL_AT"):  # the last life: all is said that is to be said
            for person in PEOPLE:
                await service.absences.end(person.id)
                await service.people.set(person.id, digest=False)
            for _ in range(60):
                clock.go(6 * 3600)
                await service.timers.sweep()
                await service.outbox.drain()
    finally:
        await service.stop()
        await store.close()


if __name__ == "__main__":
    bear(lambda args: asyncio.run(main(Path(args[0]), int(args[1]), int(args[2]))))
