"""How fast what people press is acknowledged and answered, with others playing: for `caravel bench`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from bot.sandbox import Sandbox, look
from bot.sandbox.client import Shown
from bot.sandbox.interactions import Interaction
from bot.sandbox.person import Person, Result
from bot.settings import LIMITS

from ..players.presser import ASIDE, Tapper, open_table, play_some

TURNS, BETWEEN = 16, 0.02  # turns of whoever has the most; seconds between two bare presses meanwhile
NAMES = ("Anna", "Boris", "Vera", "Gleb")
LOOKS = ("board", "score", "log", "mine")  # commands by which people look at something, after every other turn
CALL = re.compile("^c:")


def measure() -> dict[str, Any]:
    """`click_ratio` and `confirm_ratio`, with the figures behind them in milliseconds.

    Four people play at one table: they answer in the call or at their desks, in buttons and menus, confirm, and look at
    the board now and then; all of that is timed to its acknowledgement. A bot that does nothing else is pressed all the
    while, so that a slow moment of the machine meets both.
    """
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_clicks(Path(folder)))


@contextlib.asynccontextmanager
async def _bot(sandbox: Sandbox, *command: str, **env: str) -> AsyncIterator[None]:
    """A bot in a process of its own, on a sandbox in this one."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *command, env={**os.environ, **env}, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        await sandbox.gateway.wait_online(120.0)
        yield
    finally:
        process.terminate()
        await process.wait()


async def _clicks(folder: Path) -> dict[str, Any]:
    ours, bare = Sandbox(), Sandbox()
    await ours.start()
    await bare.start()
    try:
        run = {
            "DISCORD_TOKEN": "bench",
            "CARAVEL_DATA": str(folder / "clicks"),
            "CARAVEL_API_BASE": ours.api_url,
            "CARAVEL_GATEWAY": ours.gateway_url,
            "CARAVEL_LOG": "error",
            **{f"CARAVEL_{name.upper()}": "0" for name in LIMITS},
        }
        async with (
            _bot(ours, "bot", "run", **run),
            _bot(bare, "bot.checks.bench.bare", bare.api_url, bare.gateway_url),
        ):
            return await _compare(ours, bare)
    finally:
        await ours.stop()
        await bare.stop()


class Timed(Person):
    """Notes how many seconds pass until what they do is acknowledged."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.acknowledged: list[float] = []

    async def settle(self, it: Interaction, until: str = "answer", fails: bool = False) -> Result:
        begun = time.perf_counter()
        await super().settle(it, "ack", fails)
        self.acknowledged.append(time.perf_counter() - begun)
        return await super().settle(it, until, fails)


class Player(Tapper):
    """Answers in the call where that offers it, else at the desk; and looks at the table now and then."""

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__(person, seed)
        self.kinds = dict.fromkeys(("in the call", "at a desk", "commands"), 0)

    async def turn(self) -> None:
        try:
            call = self.person.shown(self.question)
        except LookupError:
            return
        here = [c for c in (*look.buttons(call), *look.menus(call)) if CALL.search(c["custom_id"])]
        here = [c for c in here if not ASIDE.search(c["custom_id"])]
        if here and self.chance.random() < 0.7:
            self.kinds["in the call"] += 1
            await self._here(call, self.chance.choice(here))
        else:
            self.kinds["at a desk"] += 1
            await super().turn()
        if self.chance.random() < 0.5:
            self.kinds["commands"] += 1
            await self.person.command(self.chance.choice(LOOKS), until="ack")

    async def _here(self, call: Shown, chosen: dict[str, Any]) -> None:
        if "options" in chosen:
            values = [o["value"] for o in chosen["options"] if not o["value"].startswith((">", "?"))]
            done = await self.person.select(call, self.chance.choice(values), custom_id=chosen["custom_id"])
        else:
            done = await self.person.press(call, custom_id=chosen["custom_id"])
        with contextlib.suppress(LookupError):  # no desk came of it
            await self.desk(done.message)


async def _compare(ours: Sandbox, bare: Sandbox) -> dict[str, Any]:
    people = [Timed(ours, ours.world.person(name), timeout=60.0) for name in NAMES]
    await open_table(people)
    await asyncio.wait([asyncio.create_task(p.wait_notified()) for p in people], return_when=asyncio.FIRST_COMPLETED)
    other = bare.person("Anna")
    button = other.history()[-1] if other.history() else await other.wait_message(contains="bare")
    players = [Player(p, seed) for seed, p in enumerate(people)]
    for person in people:
        person.acknowledged.clear()  # what came before play has warmed caches
    beside: list[float] = []
    pressing = asyncio.create_task(_press(other, button, beside))
    try:
        await asyncio.wait_for(play_some(players, TURNS), 600)
    finally:
        pressing.cancel()
    acknowledged = [seconds for person in people for seconds in person.acknowledged]
    confirms = [seconds for player in players for seconds in player.confirms]
    times = {"acknowledged": acknowledged, "confirmed": confirms, "bare": beside}
    ms = {name: 1000 * statistics.median(t) for name, t in times.items()}
    return {
        "click_ratio": round(ms["acknowledged"] / ms["bare"], 3),
        "confirm_ratio": round(ms["confirmed"] / ms["bare"], 3),
        "clicks": {f"{name}_ms": round(value, 3) for name, value in ms.items()}
        | {"acknowledged_p95_ms": round(1000 * statistics.quantiles(acknowledged, n=20)[-1], 3)}
        | {name: len(t) for name, t in times.items()}
        | {kind: sum(player.kinds[kind] for player in players) for kind in players[0].kinds},
    }


async def _press(other: Person, button: Shown, beside: list[float]) -> None:
    """Press a bare button again and again."""
    while True:
        begun = time.perf_counter()
        await other.press(button, "Press", until="ack")
        beside.append(time.perf_counter() - begun)
        await asyncio.sleep(BETWEEN)
