"""The few who press for themselves: over the wire, through every fault, restart and kill."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.games import GAMES
from bot.sandbox.client import Shown
from bot.sandbox.person import InteractionFailed, Person
from bot.service.core.model import Person as Seated

from ...players.presser import Stubborn
from ..stage.stage import Stage

NAMES = ("Anna", "Boris", "Vera", "Gleb")
NEVER = 1e9


class Phone(Person):
    """A client that keeps only what calls: a soak writes far more than one person reads."""

    def _put(self, event: Shown) -> None:
        if event["type"] == "notify":
            self.events.append(event)
        self._wake.set()


class Presser(Stubborn):
    """Answers every call, at whatever table it comes from, until cancelled."""

    person: Phone

    async def play(self, turns: int = 0) -> None:
        while True:
            await self.called()
            # Somebody who finds the bot in trouble comes back to it; nobody waits for ever at a dead desk.
            with suppress(InteractionFailed, TimeoutError, LookupError, AssertionError):
                async with asyncio.timeout(60):
                    await self.turn()

    async def called(self) -> bool:
        self.seen, over = await self.person.wait_for(self._call, "a call", within=NEVER)
        return over


class Wire:
    """Tables of those who press: one of each game. `tables`: their numbers."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.people = [Phone(stage.sandbox, stage.sandbox.world.person(name)) for name in NAMES]
        self.pressers = [Presser(p, seed * 10 + n) for n, p in enumerate(self.people)]
        self.tables: list[int] = []
        self._playing: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the tables and begin to play."""
        tables, world = self.stage.service.tables, self.stage.sandbox.world
        self.begin()
        for n, (name, kind) in enumerate(GAMES.items()):
            seats = [s for s in kind().seat_counts if s <= len(self.people)][-1]
            sitting = [self.people[(n + k) % len(self.people)] for k in range(seats)]
            first, *others = [Seated(int(p.id), p.name, p.user.locale) for p in sitting]
            channel = int(world.channel_named("general").id)
            table = await tables.open(int(world.guild.id), channel, first, name, locale=("en", "ru")[n % 2])
            for other in others:
                await tables.join(table.id, other)
            self.tables.append((await tables.start(table.id, first.id)).id)

    def begin(self) -> None:
        self._playing = [asyncio.create_task(p.play()) for p in self.pressers]

    async def end(self) -> list[str]:
        """All put their telephones away; what went wrong with one of them."""
        for task in self._playing:
            task.cancel()
        ends = await asyncio.gather(*self._playing, return_exceptions=True)
        return [f"a presser: {e!r}" for e in ends if e is not None and not isinstance(e, asyncio.CancelledError)]

    @property
    def confirmed(self) -> int:
        return sum(p.confirmed for p in self.pressers)

    @property
    def unsure(self) -> int:
        return sum(p.unsure for p in self.pressers)
