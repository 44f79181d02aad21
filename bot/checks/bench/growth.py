"""What an answer leaves in the database, and what it costs that not every state is kept: for `caravel bench`."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import storage
from bot.games import GAMES
from bot.service import Service
from bot.service.core.model import Person

from ..players.stock import Silent, Wall, play

TABLES, ANSWERS = 2, 400  # of each game; most answers of one of them
PASSES = 5
PEOPLE = [Person(100 + n, f"Person {n}") for n in range(4)]


def measure(tables: int = TABLES, answers: int = ANSWERS) -> dict[str, Any]:
    """`growth_bytes`: by which an answer makes the database larger, of all games the worst; games of four by chance.

    `look_back_dearer_ms`: processor milliseconds that an earlier state costs more than where every state is stored, of
    all entries of a game the worst, of all games the worst. An undo works on such a state.
    """
    with tempfile.TemporaryDirectory() as folder:
        found = {game: asyncio.run(_of(Path(folder), game, tables, answers)) for game in GAMES}
    return {
        "growth_bytes": max(f["bytes_an_answer"] for f in found.values()),
        "look_back_dearer_ms": max(f["dearer_worst_ms"] for f in found.values()),
        "growth": found,
    }


async def _of(folder: Path, game: str, tables: int, answers: int) -> dict[str, Any]:
    store = await storage.open(folder / f"{game}.db")
    service = Service(store, Silent(), Wall(), folder)
    chance, people = Random(f"growth {game}"), PEOPLE[: max(n for n in GAMES[game]().seat_counts if n <= len(PEOPLE))]
    try:
        numbers = [await _opened(service, game, people) for _ in range(tables)]
        begun, given = await _used(store), 0
        for number in numbers:
            for _ in range(answers):
                before = await service.tables.find(number)
                if before.status != "running":
                    break
                await play(service, number, 1, chance)
                await service.outbox.drain()
            given += (await service.tables.find(number)).n
        grown = (await _used(store) - begun) / given
        dearer = await _dearer(store, service, numbers[0])
    finally:
        await service.stop()
        await store.close()
    return {
        "answers": given,
        "bytes_an_answer": round(grown),
        "dearer_mean_ms": round(statistics.mean(dearer), 3),
        "dearer_worst_ms": round(max(dearer), 3),
    }


async def _opened(service: Service, game: str, people: list[Person]) -> int:
    table = await service.tables.open(1, 2, people[0], game)
    for person in people[1:]:
        await service.tables.join(table.id, person)
    await service.tables.start(table.id, people[0].id)
    await service.outbox.drain()
    return table.id


async def _used(store: storage.Store) -> int:
    """Bytes of all pages that hold something."""

    def work(c: Any) -> int:
        size, pages, free = (
            c.execute(f"pragma {p}").fetchone()[0] for p in ("page_size", "page_count", "freelist_count")
        )
        return int(size * (pages - free))

    return await store.db.run(work)


async def _dearer(store: storage.Store, service: Service, number: int) -> list[float]:
    """By entry: processor milliseconds to its state from what is stored, less those where its state itself is.

    The least of some passes each, the two in turn.
    """
    live = await service.live_tables.get(number)
    entries = [r.n for r in await service.history.rows(number)]
    sparse = {n: await _least(service, live, n) for n in entries}
    for n in entries:
        blob = live.rules.dump(await service.history.state_at(live, n))

        def keep(c: Any, n: int = n, blob: bytes = blob) -> None:
            c.execute("insert or replace into snapshots (table_id, n, state) values (?, ?, ?)", (number, n, blob))

        await store.db.write(keep)
    return [sparse[n] - await _least(service, live, n) for n in entries]


async def _least(service: Service, live: Any, n: int) -> float:
    best = float("inf")
    for _ in range(PASSES):
        begun = time.process_time()
        await service.history.state_at(live, n)
        best = min(best, time.process_time() - begun)
    return best * 1000
