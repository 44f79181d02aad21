"""Many tables on many servers, several processes on one PostgreSQL, of which now and then one is killed or frozen."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import storage
from bot.games import GAMES
from bot.rules import BadRecord
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.sandbox import Sandbox
from bot.sandbox.acting import Refused
from bot.sandbox.person import InteractionFailed
from bot.sandbox.world import Message
from bot.service import Service
from bot.service.core.model import Person as Seated
from bot.settings import LIMITS
from bot.ui.common.press import public_id

from ..players.presser import Stubborn
from ..players.stock import Silent, Wall, fill
from .load import MOVES, PATIENCE, Clicker
from .stage.stage import Ended

WIDTH = 320  # pixels of a picture: how they look is not what is tried here
UP = 300.0  # seconds for all processes to come online
BOUNDS = {"missed": 0, "false": 0, "unplayable": 0, "called_twice": 0}


class Process:
    """One of the bot's processes."""

    def __init__(self, folder: Path, env: dict[str, Any]) -> None:
        folder.mkdir(parents=True)
        self.folder, self.env = folder, {name: str(value) for name, value in env.items()}
        self.kills = self.freezes = 0

    async def start(self) -> None:
        env = {**os.environ, **self.env, "CARAVEL_DATA": str(self.folder)}
        with (self.folder / "log").open("ab") as log:
            self.child = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run"), env=env, stdout=log, stderr=log
            )

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.child.kill()
        await self.child.wait()

    async def killed(self) -> None:
        """kill -9, and started anew."""
        self.kills += 1
        await self.kill()
        await self.start()

    async def frozen(self, seconds: float) -> None:
        """Stopped in the middle of everything, and woken: it ends by itself where others have gone on without it."""
        self.freezes += 1
        self.child.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self.child.send_signal(signal.SIGCONT)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.child.wait(), 10.0)
            await self.start()


class Evening:
    """`processes` of one shard each on an empty `database`. `disturb`: seconds between two disturbances, 0 for none."""

    def __init__(self, folder: Path, database: str, processes: int, servers: int, disturb: float) -> None:
        self.database, self.folder, self.disturb = database, folder, disturb
        self.sandbox = Sandbox(shards=processes, identify_every=4.5, max_concurrency=processes)
        for n in range(servers - 1):
            self.sandbox.world.add_guild(f"server-{n + 2}")
        self.processes = [Process(folder / str(n), {}) for n in range(processes)]
        self.waits: list[float] = []
        self.missed = 0

    async def measure(self, tables: int, clicks: int, seconds: float, seed: int) -> dict[str, Any]:
        """What was found; `past`: the bounds passed."""
        async with self.sandbox:
            await self._fill(tables, clicks, seed)
            for n, process in enumerate(self.processes):
                process.env |= self._env(n)
                await process.start()
            disturbing = None
            try:
                await self._online()
                if self.disturb:
                    disturbing = asyncio.create_task(self._disturb(Random(f"disturb {seed}")))
                await self._press(seconds, clicks)
            finally:
                if disturbing is not None:
                    disturbing.cancel()
                    await asyncio.gather(disturbing, return_exceptions=True)
                for process in self.processes:
                    await process.kill()
        return await self._found(tables)

    async def _online(self) -> None:
        """Wait until all are connected; raises `Ended` where one ends before that."""
        up = asyncio.create_task(self.sandbox.gateway.wait_shards(*range(len(self.processes)), within=UP))
        ends = [asyncio.create_task(process.child.wait()) for process in self.processes]
        await asyncio.wait([up, *ends], return_when=asyncio.FIRST_COMPLETED)
        for task in ends:
            task.cancel()
        await asyncio.gather(*ends, return_exceptions=True)
        if not up.done():
            up.cancel()
            said = [(p.folder / "log").read_text("utf-8", "replace").strip().splitlines()[-1:] for p in self.processes]
            raise Ended(f"a process ended before it was online; they said {said}")
        await up

    def _env(self, n: int) -> dict[str, str]:
        return {
            "DISCORD_TOKEN": "soak",
            "CARAVEL_DATABASE": self.database,
            "CARAVEL_SHARDS": str(len(self.processes)),
            "CARAVEL_SHARD": str(n),
            "CARAVEL_API_BASE": self.sandbox.api_url,
            "CARAVEL_GATEWAY": self.sandbox.gateway_url,
            "CARAVEL_WIDTH": str(WIDTH),
            "CARAVEL_LOG": "warning",
            "CARAVEL_BACKUP_HOURS": "0",
            **{f"CARAVEL_{name.upper()}": "0" for name in LIMITS},
        }

    async def _fill(self, tables: int, clicks: int, seed: int) -> None:
        world, chance = self.sandbox.world, Random(f"several {seed}")
        users = [world.add_person(f"Clicker {n}") for n in range(clicks)]
        self.chance, self.people = chance, [Clicker(self.sandbox, user, timeout=PATIENCE) for user in users]
        self.tappers = [Stubborn(person, seed + n) for n, person in enumerate(self.people)]
        if not self.disturb:
            for person in self.people:
                person.timeout = PATIENCE  # nothing dies, so that an answer comes
        channels = {world.guild_of(c).id: c for c in world.channels.values() if c.name != "general"}
        place, *others = [(int(guild), int(c.id)) for guild, c in channels.items()]
        seated = [Seated(int(p.id), p.name, p.user.locale) for p in self.people]
        self.tables = await fill(
            self.database, tables, seated, place, MOVES, chance, others=others, folder=self.folder / "filling"
        )
        self.messages: dict[int, Message] = {
            int(guild): self.sandbox.messages.create(c, world.bot.id, {"content": "Press!"})
            for guild, c in channels.items()
        }
        store = await storage.open(self.database)
        self.where = {row.id: row.guild for row, _ in await store.by_status("running")}
        self.before = await self._answers(store)
        await store.close()

    async def _press(self, seconds: float, clicks: int) -> None:
        """Everybody opens a desk of theirs and plays on there, again and again."""
        until = time.monotonic() + seconds

        async def one(tapper: Stubborn) -> None:
            while time.monotonic() < until:
                table = self.chance.choice(self.tables[int(tapper.person.id)])
                if table in self.where:
                    await self._once(tapper, table)

        await asyncio.gather(*(one(tapper) for tapper in self.tappers))
        self._count()

    async def _once(self, tapper: Stubborn, table: int) -> None:
        try:
            found = await tapper.person.forge_press(self.messages[self.where[table]], public_id(table, "desk"))
            await tapper.desk(found.message)
        except (InteractionFailed, TimeoutError):
            await asyncio.sleep(0.5)
        except (LookupError, Refused, AssertionError):
            pass  # gone meanwhile, or a menu stands as it was chosen when nobody answered: the desk is opened anew
        tapper.person._screen.ephemerals.clear()
        self._count()

    def _count(self) -> None:
        known = self.sandbox.interactions
        for it in [it for it in known.by_id.values() if it.waited is not None or it.dead]:
            self.waits += [it.waited] if it.waited is not None else []
            self.missed += it.waited is None
            del known.by_id[it.id], known.by_token[it.token]

    async def _disturb(self, chance: Random) -> None:
        turn = 0
        while True:
            await asyncio.sleep(self.disturb)
            process = chance.choice(self.processes)
            await (process.killed() if turn % 2 == 0 else process.frozen(self.disturb / 2))
            turn += 1

    async def _answers(self, store: storage.Store) -> int:
        sql = "select count(*) from log where auto = 0 and n > 0 and seat >= 0"
        return int(await store.db.run(lambda c: c.execute(sql).fetchone()[0]))

    async def _found(self, tables: int) -> dict[str, Any]:
        await asyncio.sleep(12.0)  # the last of them count as dead by then
        store = await storage.open(self.database)
        service = Service(store, Silent(), Wall(), self.folder / "looking")
        made = await self._answers(store) - self.before
        wrong = [table for table in await store.running() if not await _replayable(service, table)]
        await store.close()
        confirmed, unsure = (sum(getattr(t, what) for t in self.tappers) for what in ("confirmed", "unsure"))
        rung = Counter((n.user_id, n.message_id) for n in self.sandbox.notifications)
        waits = sorted(self.waits)
        found: dict[str, Any] = {
            "tables": tables,
            "processes": len(self.processes),
            "kills": sum(p.kills for p in self.processes),
            "freezes": sum(p.freezes for p in self.processes),
            "presses": len(waits) + self.missed,
            "missed": self.missed,
            "answers made": made,
            "confirmed": confirmed,
            "unsure": unsure,
            "false": max(0, confirmed - made) + max(0, made - confirmed - unsure),
            "unplayable": len(wrong),
            "called_twice": sum(times > 1 for times in rung.values()),
            "acknowledged_p50_s": round(statistics.median(waits), 3) if waits else 0.0,
            "acknowledged_p99_s": round(waits[int(len(waits) * 0.99)], 3) if waits else 0.0,
        }
        bounds = {name: most for name, most in BOUNDS.items() if name != "missed" or not self.disturb}
        found["past"] = [
            f"{name} is {found[name]}, at most {most}" for name, most in bounds.items() if found[name] > most
        ]
        return found


async def _replayable(service: Service, table: int) -> bool:
    """Whether the log of a table, played again from its key, gives the state that is stored."""
    live = await service.live_tables.glance(table)
    try:
        played = Replay(read(await service.history.record(table)), GAMES)
        for _ in played.steps():
            pass
    except BadRecord:
        return False
    return bool(live.rules.dump(played.g.s) == live.rules.dump(live.state))
