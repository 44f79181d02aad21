"""The soak itself: rounds of play in a storm, with nights, restarts and kills between them, and the reckoning."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from pathlib import Path
from typing import Any

from bot.service.core.model import Table

from .audit import checks
from .audit.aftermath import aftermath
from .audit.chronicle import keep
from .audit.verdict import reckon
from .people.canaries import Secrets
from .people.ledger import Ledger
from .people.life import Life
from .people.players import Players
from .people.pressers import Wire
from .stage.bad_rows import BadRows
from .stage.chance import Chance, dealt
from .stage.crowd import crowd, open_tables, plan_something
from .stage.errors import Errors
from .stage.spells import SPELLS
from .stage.stage import Ended, Stage
from .stage.storm import Storm
from .trials import Trials

NIGHT, NIGHTS = 26 * 3600.0, 6 * 86400.0  # seconds that pass at once, and in all: rows of the outbox live for a week
BEGINS, DAY = 10 * 3600.0, 86400.0  # the hour of the day (UTC) at which it begins
STEP = 2700.0  # seconds of a night between two looks at what is due: a clock that runs out is to be noticed in time
# Points of `bot.service.core.kill_points`, each with the time at which it is come by; "sent" and "edited": see
# `Stage.kill_when`.
KILL_AT = (
    *(
        "after-commit:15",
        "sent",
        "claimed:4",
        "delivered:3",
        "marked:4",
        "before-commit:16",
        "before-claim:3",
        "edited",
    ),
    *("after-insert:3", "claimed:9", "sent", "delivered:7"),
)
KILL_WITHIN = 20.0  # seconds, else it is killed from outside
SETTLED_WITHIN = 300.0
LOOK = 0.05  # seconds between two looks whether everything is posted, and up to five times that
RATE = 0.03  # of all requests are struck
SAMPLE = 20  # tables replayed between two rounds


class Soak:
    """`await run()` returns what was counted, `findings`, and `past`: the bounds that were passed."""

    def __init__(self, folder: Path, tables: int, moves: int, seed: int, rate: float = 0.0, life: float = 0.0) -> None:
        self.tables, self.moves, self.seed = tables, moves, seed
        self.rounds = max(2, min(8, moves // 400))
        self.night = min(NIGHT, NIGHTS / self.rounds)
        self.kills = max(1, min(len(KILL_AT), moves // 1500))
        self.chance = Chance(f"soak {seed}")
        self.stage = Stage(folder)
        self.ledger = Ledger()
        self.secrets = Secrets(self.stage, Chance(f"secrets {seed}"))
        self.storm = Storm(self.stage.sandbox, Chance(f"storm {seed}"), rate or RATE)
        self.life = Life(self.stage, self.ledger, Chance(f"life {seed}"), life)
        self.trials = Trials(self.stage, self.life, Chance(f"trials {seed}"), self._settle)
        self.spoilt = BadRows(self.stage, Chance(f"bad rows {seed}"))
        self.errors = Errors()
        self.died = list[str]()  # the kill points that it came to
        self.late = list[str]()  # those to which it did not come in time: it was killed from outside
        self.findings: list[str] = []

    async def run(self) -> dict[str, Any]:
        begun = time.monotonic()
        logging.getLogger("bot").addHandler(self.errors)
        try:
            with dealt(Chance(f"dealt {self.seed}")):
                async with self.stage:
                    return await self._run() | {"seconds": round(time.monotonic() - begun)}
        finally:
            logging.getLogger("bot").removeHandler(self.errors)

    async def _run(self) -> dict[str, Any]:
        # Processes know the true time only, and for them it must not go back. It begins at the same hour of a day
        # whenever it runs: by waking hours, what falls due in so many nights would else be left to the time of day.
        self.stage.clock.ahead = -self.night * self.rounds - (time.time() - BEGINS) % DAY
        await self.stage.up()
        keep(self.stage.database)
        people = await crowd(self.stage)
        ways = {p.user: p.way for p in people}
        tables = await open_tables(self.stage, people, self.tables, self.chance)
        self.here = [t.id for t in tables]
        self.same = {t.id: fingerprint(t) for t in tables}
        await self.spoilt.choose(people, self.tables + 1)
        await self.life.rest(tables)
        some = [t for t in tables if t.id % 4 == 0]
        plans = sum([await plan_something(self.stage.service, t, self.chance.of("plans", t.id)) for t in some])
        await self._settle()
        for _ in range(self.rounds // 2):
            self.findings += await self.trials.run(SPELLS, self.here, self._players(), ways)
        wire = Wire(self.stage, self.seed)
        await wire.open()
        self.storm.on = True
        for n in range(self.rounds):
            await self._round(n)
        await self._night(0.0)
        for at in KILL_AT[: self.kills]:
            await self._killed(at)
        self.spoilt.spoil()
        await self.stage.up()
        await self._settle()
        self.findings += await self.spoilt.aside()
        await self.stage.down()
        self.spoilt.mend()
        await self.stage.up()
        await self._settle()
        self.findings += await self.spoilt.back()
        await self.life.evening(self.here, self._players().answer)
        self.findings += await wire.end()
        self.storm.on = False
        await self._settle()
        pinged = await self._reckon(wire, ways)
        tried, wrong = await aftermath(self.stage.database, self.stage.folder / "aftermath", self.stage.clock.now())
        self.findings += wrong
        return self._found(wire, pinged, plans) | {"aftermath": tried}

    async def _round(self, n: int) -> None:
        """Play for a while; then a night passes, and the bot is stopped and started, now and then without a pause."""
        left = self.moves - self.ledger.played
        await self.life.morning(self.here)
        await self._players().play(left // (self.rounds - n))
        self.here += [t for t in self.life.opened if t not in self.here]
        if n % 2:
            await self._settle()
            self.findings += checks.moves(self.stage, self.ledger, self.here)
            some = self.chance.of("replayed").sample(self.here, min(SAMPLE, len(self.here)))
            self.findings += await checks.replays(self.stage, some)
        await self._night(self.stage.clock.ahead + self.night)
        if n % 2:
            await self._settle()
        await self.stage.restart()

    def _players(self) -> Players:
        here = [t for t in self.here if t not in self.life.resting]
        players = Players(self.stage, here, self.ledger, self.secrets, self.chance)
        players.life = self.life
        return players

    async def _night(self, end: float) -> None:
        """It passes at once, up to so many seconds ahead, but what falls due in it does so when it should."""
        while self.stage.clock.ahead < end:
            self.stage.clock.ahead = min(end, self.stage.clock.ahead + STEP)
            while await self.stage.service.timers.sweep():
                pass
        self.stage.service.outbox.poke()

    async def _killed(self, at: str) -> None:
        """The bot goes on as a process of its own, and dies in the middle of things."""
        await self.stage.down()
        from_outside = at in ("sent", "edited")
        try:
            await self.stage.process("" if from_outside else at)
            if from_outside:
                self.stage.kill_when(at)
            (self.died if await self.stage.died(KILL_WITHIN) else self.late).append(at)
        except Ended as no:
            self.findings.append(f"before {at}: {no}")
        try:
            await self.stage.kill()
        except TimeoutError:
            self.findings.append(f"after {at}: a bot that is dead stayed online")

    async def _settle(self) -> None:
        """Wait until everything due is done; what Discord has put off comes at once."""
        service, clock, pause = self.stage.service, self.stage.clock, LOOK
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
                    await asyncio.sleep(pause)
                    pause = min(5 * LOOK, 1.2 * pause)
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
            "trials": dict(self.trials.tried),
            "gateway": {"identified": gateway.identified, "resumed": gateway.resumed},
            "restarts": self.stage.restarts,
            "kills": self.stage.kills,
            "killed at": self.died,
            "bad rows": self.spoilt.what,
            "by the seed": {"tables": digest(self.same), "kills": list(KILL_AT[: self.kills])},
            "by time": {"moves at each table": digest(self.ledger.last), "killed from outside instead": self.late},
            "messages": pinged,
            "rings": len(self.stage.sandbox.notifications),
            "canaries": {"kept": len(self.secrets.found), "heard": self.heard, "texts": len(self.stage.record.said)},
            "errors logged": self.errors.count,
            "first errors": self.errors.first,
            "findings": self.findings,
            "past": past,
        }


def fingerprint(table: Table) -> str:
    """What a table is: its game and options, who sits there, and the commitment to its key."""
    seats = [(s.name, s.computer) for s in table.seats]  # users have other numbers in each run
    return f"{table.game} {sorted(table.options.items())} {seats} {table.clock} {table.commitment}"


def digest(what: object) -> str:
    """A few letters that are the same for what is the same."""
    return hashlib.sha256(repr(what).encode()).hexdigest()[:12]
