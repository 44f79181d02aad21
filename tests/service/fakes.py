"""The outside of the service, as tests have it; and a player."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import storage
from bot.games import GAMES
from bot.service import Service
from bot.service.consent.proposal import YES
from bot.service.core.model import Later, Outgoing, Person, Report, Table
from tests.rules.toy.game import Toy
from tests.rules.toy.isle import Isle

ALL = {**GAMES, "toy": Toy, "isle": Isle}
ANNA, BORIS, VERA, GLEB = Person(1, "Anna"), Person(2, "Boris", "ru"), Person(3, "Vera"), Person(4, "Gleb")
PEOPLE = (ANNA, BORIS, VERA, GLEB)


class Clock:
    """Stands still until told to go on."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def now(self) -> float:
        return self.at


class Herald:
    """Remembers what it is given. `trouble`, if set, is called first and may raise."""

    def __init__(self) -> None:
        self.rows: list[Outgoing] = []
        self.trouble: Callable[[Outgoing], None] = lambda row: None

    async def deliver(self, row: Outgoing, table: Table) -> int | None:
        self.trouble(row)
        self.rows.append(row)
        return row.message or 1000 + row.id

    def of(self, *kinds: str) -> list[Outgoing]:
        return [row for row in self.rows if row.kind in kinds]

    def kinds(self) -> list[str]:
        return [row.kind for row in self.rows]


def not_now(row: Outgoing) -> None:
    raise Later(30.0)


class Bench:
    """A service over a database in a folder, with a table of the toy game to play at."""

    def __init__(self, service: Service, store: Any, clock: Clock, herald: Herald) -> None:
        self.service, self.store, self.clock, self.herald = service, store, clock, herald
        self.tables, self.turns, self.outbox = service.tables, service.turns, service.outbox

    async def table(self, *people: Person, computers: int = 0, game: str = "toy", **options: str) -> Table:
        """A table that has been started, everything about it posted and forgotten."""
        people = people or (ANNA, BORIS, VERA)
        table = await self.tables.open(7, 70, people[0], game, options)
        for person in people[1:]:
            await self.tables.join(table.id, person)
        for _ in range(computers):
            await self.tables.add_computer(table.id, people[0].id)
        table = await self.tables.start(table.id, people[0].id)
        await self.outbox.drain()
        self.herald.rows.clear()
        return await self.tables.find(table.id)

    async def now(self, table: Table) -> Table:
        return await self.tables.find(table.id)

    async def do(self, table: Table, user: int, verb: str, *words: str) -> Report:
        return await self.turns.act(table.id, user, verb, words)

    async def hand_to(self, table_id: int, user: int, to: Person, seat: int | None = None) -> Table:
        """A seat is offered to somebody, who agrees."""
        p = await self.service.handovers.offer(table_id, user, to, seat)
        if p is not None:
            await self.service.proposals.vote(table_id, to.id, p.id, YES)
        return await self.tables.find(table_id)

    async def bids(self, table: Table, *coins: int) -> Table:
        """The first unseen bids, by seats; seat 0 is asked first in the turns if its bid is highest."""
        for seat, n in enumerate(coins):
            await self.do(table, table.seats[seat].user, "bid", f"coin={n}")
        return await self.now(table)

    async def play(self, table: Table, moves: int, seed: int = 0) -> list[Report]:
        """Random answers of people; stops early at the end of the game."""
        rnd, reports = random.Random(seed), []
        for _ in range(moves):
            table = await self.now(table)
            asked = [a.seat for a in table.asked if table.seats[a.seat].user]
            if not asked:
                break
            seat = asked[rnd.randrange(len(asked))]
            desk = await self.turns.desk(table.id, table.seats[seat].user, seat)
            assert desk.decision is not None
            offer = desk.decision.offers[rnd.randrange(len(desk.decision.offers))]
            words = offer.sample(rnd.randrange)
            reports.append(await self.turns.act(table.id, table.seats[seat].user, offer.verb, words, desk.tag, seat))
        return reports

    def rows(self, sql: str, *args: object) -> list[Any]:
        """Straight from the database, by another connection."""
        import sqlite3

        if url := getattr(self.store.db, "url", ""):
            from tests.postgres import asked

            return asked(url, sql, *args)
        conn = sqlite3.connect(self.store.db.path)
        try:
            return conn.execute(sql, args).fetchall()
        finally:
            conn.close()


class Machine:
    """One data folder, on which one program after the other runs."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.clock = folder, Clock()
        self.where: Path | str = folder / "caravel.db"
        self.now: Bench | None = None

    async def run(self, kind: Any = Toy) -> Bench:
        """Start a program whose toy game is of that kind; the one before it ends."""
        await self.stop()
        store = await storage.open(self.where, now=self.clock.now, busy=0.1)
        herald = Herald()
        self.now = Bench(
            Service(store, herald, self.clock, self.folder, {**ALL, "toy": kind}), store, self.clock, herald
        )
        return self.now

    async def stop(self) -> None:
        if self.now is not None:
            await self.now.service.stop()
            await self.now.store.close()
            self.now = None
