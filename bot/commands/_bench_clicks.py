"""How fast presses are answered, and how long the event loop stands still: for `caravel bench`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from bot.app import App
from bot.sandbox import Sandbox
from bot.settings import Settings

from ._people import YOUR_TURN, Tapper, look_for, open_table, play_some

CLICKS = 150
NAMES = ("Anna", "Boris", "Vera", "Gleb")
TICK = 0.005


def measure() -> dict[str, Any]:
    """`click_ratio`, `confirm_ratio` and `loop_stall_ms`, with the figures behind them in milliseconds."""
    return asyncio.run(_measure())


async def _measure() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        found = await _clicks(Path(folder))
        return found | await _stalls(Path(folder) / "stalls")


@contextlib.asynccontextmanager
async def _bot(sandbox: Sandbox, *command: str, **env: str) -> AsyncIterator[None]:
    """A bot in a process of its own, on a sandbox in this one."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *command, env={**os.environ, **env}, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        await asyncio.wait_for(sandbox.gateway.wait_online(), 30)
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
        }
        async with (
            _bot(ours, "bot", "run", **run),
            _bot(bare, "bot.commands._bench_bare", bare.api_url, bare.gateway_url),
        ):
            return await _compare(ours, bare)
    finally:
        await ours.stop()
        await bare.stop()


async def _compare(ours: Sandbox, bare: Sandbox) -> dict[str, Any]:
    people = [ours.person(name) for name in NAMES]
    await open_table(people)
    await asyncio.wait([asyncio.create_task(p.wait_notified()) for p in people], return_when=asyncio.FIRST_COMPLETED)
    asked = next(p for p in people if p.notifications)
    other = bare.person("Anna")
    button = other.history()[-1] if other.history() else await other.wait_message(contains="bare")
    question = await asked.wait_message(lambda m: look_for(m, YOUR_TURN), ephemeral=False)
    times: dict[str, list[float]] = {"ours": [], "bare": []}
    for n in range(CLICKS + 20):  # in turn, so that a slow moment of the machine meets both
        begun = time.perf_counter()
        pressed = await asked.press(question, custom_id=YOUR_TURN, until="ack")
        between = time.perf_counter()
        await asked.settle(pressed.interaction)
        bare_begun = time.perf_counter()
        await other.press(button, "Press", until="ack")
        if n >= 20:  # the first ones warm caches
            times["ours"].append(between - begun)
            times["bare"].append(time.perf_counter() - bare_begun)
    tappers = [Tapper(p, seed) for seed, p in enumerate(people)]
    await asyncio.wait_for(play_some(tappers, 8), 120)
    confirms = [c for t in tappers for c in t.confirms]
    ms = {name: 1000 * statistics.median(t) for name, t in times.items()}
    confirm = 1000 * statistics.median(confirms)
    return {
        "click_ratio": round(ms["ours"] / ms["bare"], 3),
        "confirm_ratio": round(confirm / ms["bare"], 3),
        "clicks": {
            "acknowledged_ms": round(ms["ours"], 3),
            "bare_ms": round(ms["bare"], 3),
            "confirmed_ms": round(confirm, 3),
            "clicks": CLICKS,
            "confirms": len(confirms),
        },
    }


async def _stalls(folder: Path) -> dict[str, Any]:
    """The longest time that the loop could not turn while four people play and every picture is drawn in full."""
    sandbox = Sandbox()
    await sandbox.start()
    settings = Settings(data=folder, api_base=sandbox.api_url, gateway=sandbox.gateway_url, log="error")
    stop = asyncio.Event()
    app = asyncio.create_task(App(settings, "bench", say=lambda line: None).run(stop))
    try:
        await asyncio.wait_for(sandbox.gateway.wait_online(), 30)
        people = [sandbox.person(name) for name in NAMES]
        await open_table(people)
        stalls: list[tuple[float, float]] = []
        watch = asyncio.create_task(_watch(stalls))
        tappers = [Tapper(p, seed) for seed, p in enumerate(people)]
        await asyncio.wait_for(play_some(tappers, 25), 300)
        watch.cancel()
    finally:
        stop.set()
        await app
        await sandbox.stop()
    own = sorted(stall - queued for stall, queued in stalls)
    return {
        "loop_stall_ms": round(1000 * own[-1], 2),
        "loop": {
            "p99_ms": round(1000 * own[int(len(own) * 0.99)], 2),
            "with_waiting_for_a_processor_ms": round(1000 * max(stall for stall, _ in stalls), 2),
            "ticks": len(own),
        },
    }


async def _watch(stalls: list[tuple[float, float]]) -> None:
    """How late each tick came, and how much of that the thread stood ready while others had the processors."""
    while True:
        begun, queued = time.perf_counter(), _queued()
        await asyncio.sleep(TICK)
        stalls.append((time.perf_counter() - begun - TICK, _queued() - queued))


def _queued() -> float:
    """Seconds that this thread has waited for a processor so far; 0 where the system does not tell."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text("ascii").split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0
