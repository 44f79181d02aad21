"""What an operator watches, read as Prometheus would read it."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families as families

from bot.complaint import Complaint

from .stage import Stage


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def read(port: int) -> dict[str, float]:
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        text = answer.read().decode()
    return {s.name: s.value for family in families(text) for s in family.samples}


async def test_figures_are_served_on_this_machine_while_the_bot_runs(tmp_path: Path) -> None:
    port = free_port()
    async with Stage(tmp_path, metrics=port) as stage:
        await stage.started(2)
        found = await asyncio.to_thread(read, port)
        assert (found["caravel_connected"], found["caravel_tables_running"], found["caravel_shard"]) == (1, 1, 1)
        assert found["caravel_presses_total"] == 3, "a command, Join, Start"
        assert found["caravel_timers_late"] == found["caravel_conflicts_total"] == 0
        assert {"caravel_messages_waiting", "caravel_oldest_unposted_seconds"} <= found.keys()
        assert found.get("process_resident_memory_bytes", 1) > 0
    with pytest.raises(OSError):
        await asyncio.to_thread(read, port)


async def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        stage = Stage(tmp_path, metrics=other.getsockname()[1])
        await stage.sandbox.start()
        with pytest.raises(Complaint, match="CARAVEL_METRICS"):
            await stage.up()
        await stage.sandbox.stop()
