"""The soak itself: rounds of play in a storm, with nights, restarts and kills between them, and the reckoning."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from random import Random
from typing import Any

from . import _soak_checks as checks
from ._soak_chronicle import keep
from ._soak_errors import Errors
from ._soak_faults import Storm
from ._soak_life import Life
from ._soak_play import Ledger, Players
from ._soak_reckoning import reckon
from ._soak_secrets import Secrets
from ._soak_stage import Stage
from ._soak_tables import crowd, open_tables, plan_something
from ._soak_wire import Wire

NIGHT, NIGHTS = 26 * 3600.0, 6 * 86400.0  # seconds that pass at once, and in all: rows of the outbox live for a week
STEP = 2700.0  # seconds of a night between two looks at what is due: a clock that runs out is to be noticed in time
# Points of `bot.service.points`; "sent": a message is made at Discord, and the bot dies before it hears of it.
KILL_AT = (
    *("after-commit:5", "sent", "claimed:4", "delivered:3", "marked:4", "before-commit:6", "before-claim:3", ""),
    *("after-insert:3", "claimed:9", "sent", "delivered:7"),
)
KILL_WITHIN = 8.0  # seconds, else it is killed from outside
SETTLED_WITHIN = 300.0
RATE = 0.03  # of all requests are struck
SAMPLE = 20  # tables replayed between two rounds


class Soak:
    """`await run()` returns what was counted, `findings`, and `past`: the bounds that were passed."""

    def __init__(self, folder: Path, tables: int, moves: int, seed: int, rate: float = 0.0, life: float = 0.0) -> None:
        self.tables, self.moves, self.seed = tables, moves, seed
        self.rounds = max(2, min(8, moves // 400))
        self.night = min(NIGHT, NIGHTS / self.rounds)
        self.kills = max(1, min(len(KILL_AT), moves // 1500))
        self.chance = Random(f"soak {seed}")
        self.stage = Stage(folder)
        self.ledger = Ledger()
        self.secrets = Secrets(self.stage, Random(f"secrets {seed}"))
        self.storm = Storm(self.stage.sandbox, Random(f"storm {seed}"), rate or RATE)
        self.life = Life(self.stage, self.ledger, Random(f"life {seed}"), life)
        self.errors = Errors()
        self.died = list[str]()  # where it was killed from within
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
        keep(self.stage.database)
        people = await crowd(self.stage)
        ways = {p.user: p.way for p in people}
        tables = await open_tables(self.stage, people, self.tables, self.chance)
        self.here = [t.id for t in tables]
        await self.life.rest(tables)
        some = [t for t in tables if t.id % 4 == 0]
        plans = sum([await plan_something(self.stage.service, t, self.chance) for t in some])
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
        await self.life.evening(self.here, self._players().answer)
        self.findings += await wire.end()
        self.storm.on = False
        await self._settle()
        pinged = await self._reckon(wire, ways)
        return self._found(wire, pinged, plans)

    async def _round(self, n: int) -> None:
        """Play for a while; then a night passes, and the bot is stopped and started, now and then without a pause."""
        left = self.moves - self.ledger.played
        await self.life.morning(self.here)
        await self._players().play(left // (self.rounds - n))
        self.here += [t for t in self.life.opened if t not in self.here]
        if n % 2:
            await self._settle()
            self.findings += checks.moves(self.stage, self.ledger, self.here)
            some = self.chance.sample(self.here, min(SAMPLE, len(self.here)))
            self.findings += await checks.replays(self.stage, some)
        await self._night()
        if n % 2:
            await self._settle()
        await self.stage.restart()

    def _players(self) -> Players:
        here = [t for t in self.here if t not in self.life.resting]
        players = Players(self.stage, here, self.ledger, self.secrets, self.chance)
        players.life = self.life
        return players

    async def _night(self) -> None:
        """It passes at once, but what falls due in it does so when it should."""
        end = self.stage.clock.ahead + self.night
        while self.stage.clock.ahead < end:
            self.stage.clock.ahead = min(end, self.stage.clock.ahead + STEP)
            while await self.stage.service.timers.sweep():
                pass
        self.stage.service.outbox.poke()

    async def _killed(self, at: str) -> None:
        """The bot goes on as a process of its own, and dies in the middle of things."""
        await self.stage.down()
        await self.stage.process("" if at == "sent" else at)
        if at == "sent":
            self.stage.kill_when_sent()
        if await self.stage.died(KILL_WITHIN if at else 1.0 + 4.0 * self.chance.random()):
            self.died.append(at)
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
        wrong, pinged = reckon(stage, ledger, self.life, [*self.here, *wire.tables], ways)
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
            "life": dict(self.life.counts),
            "faults": dict(self.storm.struck.most_common()),
            "gateway": {"identified": gateway.identified, "resumed": gateway.resumed},
            "restarts": self.stage.restarts,
            "kills": self.stage.kills,
            "killed at": self.died,
            "messages": pinged,
            "rings": len(self.stage.sandbox.notifications),
            "canaries": {"kept": len(self.secrets.found), "heard": self.heard, "texts": len(self.stage.record.said)},
            "errors logged": self.errors.count,
            "first errors": self.errors.first,
            "findings": self.findings,
            "past": past,
        }
