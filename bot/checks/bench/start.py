"""How long a start takes where many tables are stored, over one where there are none: for `caravel bench`."""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.sandbox import Sandbox

TIMES = 5
PATIENCE = 300.0  # seconds for one start, on a machine that does much else


async def measure(stored: Path) -> dict[str, Any]:
    """`start_ratio`: from the program's begin until it is connected, by the clock, with the tables of the database
    `stored` over none; the median of a few pairs, of each now the one first, now the other."""
    took: dict[str, list[float]] = {"none": [], "many": []}
    with tempfile.TemporaryDirectory() as folder:
        for name in took:
            (Path(folder) / name).mkdir()
        shutil.copyfile(stored, Path(folder) / "many" / "caravel.sqlite3")
        for n in range(-1, TIMES):  # the first of each makes files, and warms the disk
            for name in sorted(took, reverse=bool(n % 2)):
                seconds = await _start(Path(folder) / name)
                took[name] += [seconds] if n >= 0 else []
    ratios = [many / none for many, none in zip(took["many"], took["none"], strict=True)]
    middle = {f"{name}_s": round(statistics.median(seconds), 3) for name, seconds in took.items()}
    return {"start_ratio": round(statistics.median(ratios), 3), "start": middle | {"starts": TIMES}}


async def _start(data: Path) -> float:
    sandbox = Sandbox()
    await sandbox.start()
    run = {
        "DISCORD_TOKEN": "bench",
        "CARAVEL_DATA": str(data),
        "CARAVEL_API_BASE": sandbox.api_url,
        "CARAVEL_GATEWAY": sandbox.gateway_url,
        "CARAVEL_BACKUP_HOURS": "0",
        "CARAVEL_LOG": "error",
    }
    begun = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"), env={**os.environ, **run}, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        await sandbox.gateway.wait_online(PATIENCE)
        return time.perf_counter() - begun
    finally:
        process.terminate()
        await process.wait()
        await sandbox.stop()
