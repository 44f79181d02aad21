"""Trials within a soak: a fault that lasts while people play, its end, and whether everything has been made good."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress

from .audit import recovered
from .audit.chronicle import Chronicle
from .people.life import Life
from .people.players import Players
from .stage.chance import Chance
from .stage.spells import SPELLS
from .stage.stage import Stage

PER_TRIAL = 40  # tables for each at which is played meanwhile, beside two
MOVES = 2  # at each of them
STEPS, STEP = 3, 6.0  # seconds that pass after each: what was refused is tried again
DRAINED = 20.0  # seconds, by the machine's clock, that posting may take before people play on


class Trials:
    """`tried`: by what they are, how many messages were to be posted meanwhile."""

    def __init__(self, stage: Stage, life: Life, chance: Chance, settle: Callable[[], Awaitable[None]]) -> None:
        self.stage, self.life, self.chance, self.settle = stage, life, chance, settle
        self.tried: Counter[str] = Counter()

    async def run(
        self, names: Collection[str], tables: Sequence[int], players: Players, ways: Mapping[int, str]
    ) -> list[str]:
        """One after the other, before the storm; what went wrong. `ways`: see `audit.pings.check`."""
        wrong: list[str] = []
        for name in names:
            wrong += [f"{name}: {w}" for w in await self._one(name, tables, players, ways)]
        return wrong

    async def _one(self, name: str, tables: Sequence[int], players: Players, ways: Mapping[int, str]) -> list[str]:
        await self.settle()
        here = await self._chosen(name, tables)
        if not here:
            return []
        row = recovered.last_row(self.stage)
        async with SPELLS[name](self.stage, here) as wrong:
            for _ in range(MOVES):
                for table in here:
                    await players.answer(await self.stage.service.tables.find(table))
                await self._pass()
        self.stage.sandbox.faults.clear()
        await self.settle()
        self.tried[name] += recovered.last_row(self.stage) - row
        chronicle = Chronicle(self.stage.database)
        return wrong + recovered.check(self.stage, chronicle, ways, self.life.absent.spans, here, row)

    async def _chosen(self, name: str, tables: Sequence[int]) -> list[int]:
        """Some tables at which somebody who is here can play."""
        found = [await self.stage.service.tables.find(t) for t in tables if t not in self.life.resting]
        gone = {*self.life.absent.left, *self.life.absent.away}
        fit = [t.id for t in found if t.status == "running" and len(t.people) > 1 and not gone & {*t.people}]
        return sorted(self.chance.of(name).sample(fit, min(2 + len(tables) // PER_TRIAL, len(fit))))

    async def _pass(self) -> None:
        """A moment, in which computers play and what can be posted is."""
        service = self.stage.service
        await service.computers.settled()
        for _ in range(STEPS):
            with suppress(TimeoutError):
                async with asyncio.timeout(DRAINED):
                    await service.outbox.drain()
            self.stage.clock.ahead += STEP
