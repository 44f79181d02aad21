"""A database full of tables in the middle of their games, made past Discord: where load is measured."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import storage
from bot.games import GAMES
from bot.rules import Refused
from bot.service import Service
from bot.service.core.model import Outgoing, Person, Table

SEATS = 3


class Silent:
    """A herald for tables that nobody reads of: whatever is handed to it counts as posted."""

    async def deliver(self, row: Outgoing, table: Table) -> int | None:
        return row.message or 10**6 + row.id


class Wall:
    def now(self) -> float:
        return time.time()


async def fill(
    database: Path | str,
    count: int,
    people: Sequence[Person],
    place: tuple[int, int],
    moves: int,
    chance: Random,
    games: Sequence[str] = tuple(GAMES),
    others: Sequence[tuple[int, int]] = (),
    folder: Path | None = None,
) -> dict[int, list[int]]:
    """So many running tables in a new database, nothing left to post; returns each user's tables.

    `place`: server and channel; others come by turns with it. Every table has been played at for a few moves. `folder`:
    what the service writes beside the database.
    """
    store = await storage.open(database)
    service = Service(store, Silent(), Wall(), folder or Path(database).parent)
    places = (place, *others)
    found: dict[int, list[int]] = {}
    try:
        for n in range(count):
            sitting = [people[(n * SEATS + k) % len(people)] for k in range(SEATS)]
            first, *rest = sitting
            table = await service.tables.open(*places[n % len(places)], first, games[n % len(games)])
            for person in rest:
                await service.tables.join(table.id, person)
            await service.tables.start(table.id, first.id)
            await play(service, table.id, moves, chance)
            for person in sitting:
                found.setdefault(person.id, []).append(table.id)
        await store.db.write(lambda c: c.execute("update outbox set done_at = 1, result = 'posted'"))
    finally:
        await service.stop()
        await store.close()
    return found


async def play(service: Service, table: int, moves: int, chance: Random) -> None:
    """Some moves of whoever is asked."""
    for _ in range(moves):
        now = await service.tables.find(table)
        if not now.asked or now.status != "running":
            return
        asked = chance.choice(now.asked)
        try:
            desk = await service.turns.desk(table, now.seats[asked.seat].user, asked.seat)
            if desk.decision is None:
                return
            offer = chance.choice(desk.decision.offers)
            words = offer.sample(chance.randrange)
            await service.turns.act(table, now.seats[asked.seat].user, offer.verb, words, desk.tag, asked.seat)
        except Refused:
            return
