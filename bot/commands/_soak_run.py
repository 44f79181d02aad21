"""The soak itself: rounds of play in a storm, with nights, restarts and kills between them, and the reckoning."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from random import Random
from typing import Any

from bot.service.model import Table

from . import _soak_checks as checks
from . import _soak_pings as pings
from ._soak_faults import Storm
from ._soak_play import Ledger, Players
from ._soak_secrets import Secrets
from ._soak_stage import Stage
from ._soak_tables import crowd, open_tables, plan_something
from ._soak_wire import Wire

NIGHT, NIGHTS = 26 * 3600.0, 6 * 86400.0  # seconds that pass at once, and in all: rows of the outbox live for a week
KILL_AT = ("after-commit:5", "", "claimed:4", "delivered:3", "before-commit:6", "", "claimed:9", "delivered:7")
KILL_WITHIN = 8.0  # seconds, else it is killed from outside
SETTLED_WITHIN = 300.0
RATE = 0.03  # of all requests are struck
SAMPLE = 20  # tables replayed between two rounds


class Errors(logging.Handler):
    """What the bot has logged as an error: counted, and the first unlike ones kept."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count, self.first = 0, list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1
        said = f"{record.name}: {record.getMessage()}" + (f": {record.exc_info[1]!r}" if record.exc_info else "")
        if len(self.first) < 10 and said not in self.first:
            self.first.append(said)


class Soak:
    """`await run()` returns what was counted, `findings`, and `past`: the bounds that were passed."""

    def __init__(self, folder: Path, tables: int, moves: int, seed: int, rate: float = 0.0) -> None:
        self.tables, self.moves, self.seed = tables, moves, seed
        self.rounds = max(2, min(8, moves // 400))
        self.night = min(NIGHT, NIGHTS / self.rounds)
        self.kills = max(1, min(len(KILL_AT), moves // 1500))
        self.chance = Random(f"soak {seed}")
        self.stage = Stage(folder)
        self.ledger = Ledger()
        self.secrets = Secrets(self.stage, Random(f"secrets {seed}"))
        self.storm = Storm(self.stage.sandbox, Random(f"storm {seed}"), rate or RATE)
        self.errors = Errors()
        self.findings: list[str] = []

    async def run(self) -> dict[str, Any]:
        begun = time.monotonic()
        logging.getLogger("bot").addHandler(self.errors)
        try:
            async with self.stage:
                return await self._run() | {"seconds": round(time.monotonic() - begun)}
        finally:
            logging.getLogger("bot").removeHandler(self.errors)

    async def _run(self) -> dict[str, Any]:
        # Processes know the true time only, and for them it must not go back.
        self.stage.clock.ahead = -self.night * self.rounds
        await self.stage.up()
        people = await crowd(self.stage)
        ways = {p.user: p.way for p in people}
        tables = await open_tables(self.stage, people, self.tables, self.chance)
        self.here = [t.id for t in tables]
        plans = await self._plans(tables)
        await self._settle()
        wire = Wire(self.stage, self.seed)
        await wire.open()
        self.storm.on = True
        for n in range(self.rounds):
            await self._round(n)
        for at in KILL_AT[: self.kills]:
            await self._killed(at)
        await self.stage.up()
        await self._settle()
        self.findings += await wire.end()
        self.storm.on = False
        await self._settle()
        pinged = await self._reckon(wire, ways)
        return self._found(wire, pinged, plans)

    async def _plans(self, tables: list[Table]) -> int:
        return sum([await plan_something(self.stage.service, t, self.chance) for t in tables if t.id % 4 == 0])

    async def _round(self, n: int) -> None:
        """Play for a while; then a night passes, and the bot is stopped and started, now and then without a pause."""
        left = self.moves - self.ledger.played
        players = Players(self.stage, self.here, self.ledger, self.secrets, self.chance)
        await players.play(left // (self.rounds - n))
        if n % 2:
            await self._settle()
            self.findings += checks.moves(self.stage, self.ledger, self.here)
            some = self.chance.sample(self.here, min(SAMPLE, len(self.here)))
            self.findings += await checks.replays(self.stage, some)
        self.stage.clock.ahead += self.night
        self.stage.service.timers.poke()
        self.stage.service.outbox.poke()
        if n % 2:
            await self._settle()
        await self.stage.restart()

    async def _killed(self, at: str) -> None:
        """The bot goes on as a process of its own, and dies in the middle of things."""
        await self.stage.down()
        await self.stage.process(at)
        await self.stage.died(KILL_WITHIN if at else 1.0 + 4.0 * self.chance.random())
        await self.stage.kill()

    async def _settle(self) -> None:
        """Wait until everything due is done; what Discord has put off comes at once."""
        service, clock = self.stage.service, self.stage.clock
        try:
            async with asyncio.timeout(SETTLED_WITHIN):
                while True:
                    service.timers.poke()
                    service.outbox.poke()
                    await service.computers.settled()
                    now = clock.now()
                    due = await service.store.next_due()
                    late = await service.store.timers_due(now)
                    if due is None and not late:
                        return
                    if due is not None and due > now and not late:
                        clock.ahead += min(due - now, 60.0)
                    await asyncio.sleep(0.05)
        except TimeoutError:
            self.findings.append(f"not everything was posted within {SETTLED_WITHIN:.0f} s")

    async def _reckon(self, wire: Wire, ways: dict[int, str]) -> dict[str, int]:
        stage, ledger = self.stage, self.ledger
        self.findings += ledger.wrong
        self.findings += await checks.replays(stage, [*self.here, *wire.tables])
        self.findings += checks.moves(stage, ledger, self.here)
        self.findings += checks.pressed(stage, wire.tables, wire.confirmed, wire.unsure)
        self.findings += checks.leftovers(stage)
        wrong, pinged = pings.check(stage, ledger, ways)
        self.findings += wrong
        sung, self.heard = self.secrets.sung(stage.record.said, checks.ended(stage))
        self.findings += sung
        return pinged

    def _found(self, wire: Wire, pinged: dict[str, int], plans: int) -> dict[str, Any]:
        gateway, ledger = self.stage.sandbox.gateway, self.ledger
        past = []
        if self.findings:
            past.append(f"findings: {len(self.findings)}, at most 0")
        if ledger.played < self.moves:
            past.append(f"moves: {ledger.played}, at least {self.moves}")
        if not wire.confirmed:
            past.append("presses: no move was made by pressing")
        if not self.secrets.found or not self.heard:
            past.append("canaries: none was heard even where it may be, so their silence proves nothing")
        return {
            "tables": len(self.here) + len(wire.tables),
            "over": len(checks.ended(self.stage)),
            "moves": ledger.played,
            "confirmed": len(ledger.moves),
            "pressed": wire.confirmed,
            "undone": ledger.undos,
            "sent twice": ledger.twice,
            "plans": plans,
            "faults": dict(self.storm.struck.most_common()),
            "gateway": {"identified": gateway.identified, "resumed": gateway.resumed},
            "restarts": self.stage.restarts,
            "kills": self.stage.kills,
            "messages": pinged,
            "rings": len(self.stage.sandbox.notifications),
            "canaries": {"kept": len(self.secrets.found), "heard": self.heard, "texts": len(self.stage.record.said)},
            "errors logged": self.errors.count,
            "first errors": self.errors.first,
            "findings": self.findings,
            "past": past,
        }
