"""Many tables and many clicks at once: how long presses wait, whether one is missed, and what memory it takes."""

from __future__ import annotations

import asyncio
import statistics
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.sandbox.client import Shown
from bot.sandbox.person import InteractionFailed, Person
from bot.sandbox.world import Message
from bot.service.core.model import Person as Seated
from bot.ui.common.press import public_id

from ..players.presser import Tapper
from ..players.stock import fill
from .stage.stage import Stage

BOUNDS = {"acknowledged_p99_s": 1.0, "missed": 0, "memory_growth": 1.05}
MOVES = 4  # at each table before it begins
WARM = 0.5  # of the time, before memory counts: caches of fixed size fill up
TURNS = 20  # taps in one turn
PATIENCE = 120.0  # seconds for the answer to a press; what is bounded is its acknowledgement
EVERY = 1.0  # seconds between two looks at the memory
FULL = 1600  # pixels: pictures as they are by default


class Clicker(Person):
    """A client that keeps none of what it shows, for it is shown much."""

    def _put(self, event: Shown) -> None:
        self._wake.set()


class Load:
    """The clicks in flight: each person has one, always."""

    def __init__(self, stage: Stage, clicks: int, seed: int) -> None:
        self.stage, self.chance = stage, Random(f"load {seed}")
        world = stage.sandbox.world
        users = [world.add_person(f"Clicker {n}", "ru" if n % 2 else "en-US") for n in range(clicks)]
        self.people = [Clicker(stage.sandbox, user, timeout=PATIENCE) for user in users]
        self.tappers = [Tapper(person, seed + n) for n, person in enumerate(self.people)]
        self.channel = world.channel_named("games")
        self.memory: list[int] = []
        self.waits: list[float] = []  # seconds from presses to their acknowledgements
        self.moves = self.missed = 0

    async def fill(self, tables: int) -> None:
        place = int(self.stage.sandbox.world.guild.id), int(self.channel.id)
        seated = [Seated(int(p.id), p.name, p.user.locale) for p in self.people]
        found = await fill(self.stage.folder / "caravel.sqlite3", tables, seated, place, MOVES, self.chance)
        self.tables = {p.id: found[int(p.id)] for p in self.people}

    async def rounds(self, message: Message, seconds: float) -> int:
        """One round at least, and more for so many seconds; returns how many."""
        begun, n = time.monotonic(), 0
        while not n or time.monotonic() - begun < seconds:
            await self.round(message)
            n += 1
        return n

    async def round(self, message: Message) -> None:
        """All press at the same moment; then each plays on at that desk at their own pace."""
        await asyncio.gather(*(self._one(tapper, message) for tapper in self.tappers))
        known = self.stage.sandbox.interactions
        for it in [it for it in known.by_id.values() if it.waited is not None or it.dead]:
            self.waits += [it.waited] if it.waited is not None else []
            self.missed += it.waited is None
            del known.by_id[it.id], known.by_token[it.token]  # counted: the sandbox need not remember it

    async def _one(self, tapper: Tapper, message: Message) -> None:
        person = tapper.person
        id = public_id(self.chance.choice(self.tables[person.id]), "desk")
        with suppress(InteractionFailed, LookupError):  # counted as missed
            desk = (await person.forge_press(message, id)).message
            await tapper.desk(desk)
        self.moves += len(tapper.confirms)
        tapper.confirms.clear()
        person._screen.ephemerals.clear()

    async def watch(self) -> None:
        while True:
            self.memory.append(self.stage.memory())
            await asyncio.sleep(EVERY)


async def measure(folder: Path, tables: int, clicks: int, seconds: float, seed: int) -> dict[str, Any]:
    """`acknowledged_p99_s`, `missed` and `memory_growth`, what is behind them, and `past`: the bounds passed."""
    async with Stage(folder) as stage:
        load = Load(stage, clicks, seed)
        await load.fill(tables)
        await stage.process(width=FULL)
        message = stage.sandbox.messages.create(load.channel, stage.sandbox.world.bot.id, {"content": "Press!"})
        rounds = await load.rounds(message, WARM * seconds)
        watching = asyncio.create_task(load.watch())
        rounds += await load.rounds(message, seconds)
        watching.cancel()
    return _found(load, rounds, tables)


def _found(load: Load, rounds: int, tables: int) -> dict[str, Any]:
    waits = sorted(load.waits)
    third = max(1, len(load.memory) // 3)
    first, last = statistics.mean(load.memory[:third]), statistics.mean(load.memory[-third:])
    found: dict[str, Any] = {
        "tables": tables,
        "rounds": rounds,
        "in flight": len(load.people),
        "presses": len(waits) + load.missed,
        "moves": load.moves,
        "acknowledged_p50_s": round(statistics.median(waits), 3),
        "acknowledged_p99_s": round(waits[int(len(waits) * 0.99)], 3),
        "acknowledged_max_s": round(waits[-1], 3),
        "missed": load.missed,
        "memory_growth": round(last / first, 3) if first else 0.0,
        "memory_mb": {"first third": round(first / 2**20, 1), "last third": round(last / 2**20, 1)},
        "memory_course_mb": [round(m / 2**20) for m in load.memory[:: max(1, len(load.memory) // 12)]],
        "bounds": BOUNDS,
    }
    found["past"] = [f"{name} is {found[name]}, at most {most}" for name, most in BOUNDS.items() if found[name] > most]
    return found
