"""How long the event loop stands still, whatever goes on: for `caravel bench`."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bot.app import App
from bot.sandbox import Sandbox
from bot.service import Service
from bot.service.core.model import Person as Seated
from bot.service.core.model import Table
from bot.settings import Settings, unlimited

from ..players.presser import Tapper, open_table, play_some
from ..players.stock import fill, play
from .tables import FEW, MANY, MOVES, PEOPLE, copies

NAMES = ("Anna", "Boris", "Vera", "Gleb")
TURNS = 25  # of whoever has the most
THOUGHTS = 4  # answers of computers that think ahead
TICK = 0.005
PATIENCE = 600.0  # seconds for each part of the evening, on a machine that does much else


def measure(many: int = MANY) -> dict[str, Any]:
    """`loop_stall_ms`: the longest time that the loop could not turn, less what the thread stood ready while others had
    the processors; `loop_stall_raw_ms`: with that. In `loop`, the same of each part of the evening.

    Each picture is drawn in full. The parts: the bot's start on a database with `many` tables; four people who press
    while computers think ahead at another table; a game that ends, with its story and its film.
    """
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), many))


async def _measure(folder: Path, many: int) -> dict[str, Any]:
    settings, sandbox = Settings(data=folder, log="error"), Sandbox()
    place = int(sandbox.world.guild.id), int(sandbox.world.channel_named("games").id)
    await fill(settings.database, FEW, PEOPLE, place, MOVES, Random("bench"), games=("puerto_rico",))
    copies(settings.database, many)
    await sandbox.start()
    settings = Settings(data=folder, api_base=sandbox.api_url, gateway=sandbox.gateway_url, log="error")
    stalls = _Stalls()
    watch, stop = asyncio.create_task(stalls.watch()), asyncio.Event()
    app = App(unlimited(settings), "bench", say=lambda line: None)
    running = asyncio.create_task(app.run(stop))
    try:
        await asyncio.wait_for(sandbox.gateway.wait_online(PATIENCE), PATIENCE)
        service = app.parts.frontend.service
        await asyncio.wait_for(service.taking_up.done(), PATIENCE)
        stalls.part = "play and search"
        people = [sandbox.person(name) for name in NAMES]
        seated = [Seated(int(p.user.id), p.name) for p in people]
        await open_table(people)  # before the other: they join whatever table was opened last
        thinking = asyncio.create_task(_thoughts(service, await _opened(service, place, seated[:2], computers=2)))
        await asyncio.wait_for(play_some([Tapper(p, seed) for seed, p in enumerate(people)], TURNS), PATIENCE)
        await asyncio.wait_for(thinking, PATIENCE)
        stalls.part = "end and film"
        await asyncio.wait_for(_ended(service, await _opened(service, place, seated[:2], game="santa_maria")), PATIENCE)
    finally:
        watch.cancel()
        stop.set()
        await running
        await sandbox.stop()
    return stalls.told()


async def _opened(
    service: Service, place: tuple[int, int], people: list[Seated], game: str = "puerto_rico", computers: int = 0
) -> Table:
    first, *others = people
    table = await service.tables.open(*place, first, game)
    for person in others:
        await service.tables.join(table.id, person)
    for _ in range(computers):
        await service.tables.add_computer(table.id, first.id, "search")
    return await service.tables.start(table.id, first.id)


async def _thoughts(service: Service, table: Table) -> None:
    """Play on until computers have thought often enough."""
    chance = Random("thoughts")
    while sum(e.auto for e in await service.turns.log(table.id)) < THOUGHTS:
        await service.computers.settled()
        await play(service, table.id, 1, chance)
        await asyncio.sleep(0.01)


async def _ended(service: Service, table: Table) -> None:
    """A game to its end, and everything about it posted."""
    chance = Random("end")
    while (await service.tables.find(table.id)).status == "running":
        await play(service, table.id, 1, chance)
        await asyncio.sleep(0)
    while True:
        if not await service.store.head(table.id, float("inf")):
            return
        await asyncio.sleep(0.1)


class _Stalls:
    """How late each tick came, by part, and how much of that the thread stood ready while others had the processors."""

    def __init__(self) -> None:
        self.part, self.found = "start", dict[str, list[tuple[float, float]]]()

    async def watch(self) -> None:
        while True:
            begun, queued = time.perf_counter(), _queued()
            await asyncio.sleep(TICK)
            late = time.perf_counter() - begun - TICK
            self.found.setdefault(self.part, []).append((late, _queued() - queued))

    def told(self) -> dict[str, Any]:
        parts = {name: _of(ticks) for name, ticks in self.found.items()}
        return {
            "loop_stall_ms": max(part["own_ms"] for part in parts.values()),
            "loop_stall_raw_ms": max(part["raw_ms"] for part in parts.values()),
            "loop": parts,
        }


def _of(ticks: list[tuple[float, float]]) -> dict[str, float]:
    own = sorted(late - queued for late, queued in ticks)
    return {
        "own_ms": round(1000 * own[-1], 2),
        "p99_ms": round(1000 * own[int(len(own) * 0.99)], 2),
        "raw_ms": round(1000 * max(late for late, _ in ticks), 2),
        "ticks": len(own),
    }


def _queued() -> float:
    """Seconds that this thread has waited for a processor so far; 0 where the system does not tell."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text("ascii").split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0
