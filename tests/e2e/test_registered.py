"""What a host is told at the start: commands that Discord does not take, and connections that are used up."""

from __future__ import annotations

import asyncio

import pytest

from bot.cogs.client import RESERVE
from bot.health import Health
from bot.text.fluent import text

from .stage import Stage

EN = text("en")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def looked(stage: Stage) -> Health:
    """What is written for `caravel health` every few seconds."""
    assert stage.app is not None
    return await stage.app.look()


async def test_commands_that_are_refused_are_told_at_the_start_and_by_health(stage):
    anna = stage.person("Anna")
    (stage.folder / "commands.sha256").write_text("from another version")
    stage.sandbox.faults.refuse(50035, method="PUT", path="/applications/*/commands")
    stage.lines.clear()
    await stage.restart()
    ready = EN("start-ready", name=str(stage.app.bot.user))
    await anna.wait_for(lambda: len(stage.lines) == 2, "what the host is told")
    assert stage.lines[0] == ready and "50035" in stage.lines[1]
    told = EN("start-unregistered", reason=stage.app.bot.unregistered)
    assert stage.lines[1] == told

    note = (await looked(stage)).note()
    assert "won't take the commands" in note and "50035" in note
    assert "puerto_rico" in str(await anna.complete("table new", "game")), "those that are there go on"
    await stage.restart()
    assert not stage.app.bot.unregistered, "it tries again at each start"
    assert (await looked(stage)).note() == ""


async def test_near_the_last_connection_of_the_day_it_waits_for_the_next_day(stage):
    anna, gateway = stage.person("Anna"), stage.sandbox.gateway
    assert gateway.starts == 999, "counted"
    await stage.down()
    gateway.starts, gateway.day, before = RESERVE, 0.0, len(stage.sandbox.requests)
    up = asyncio.create_task(stage.up())

    def asked() -> int:
        return sum(r.path == "/gateway/bot" for r in stage.sandbox.requests[before:])

    await anna.wait_for(lambda: asked() >= 2, "a second question, whether there are any again")
    assert gateway.identified == 1 and not gateway.online
    gateway.starts = 1000
    await up
    assert (gateway.identified, gateway.starts) == (2, 999)


async def test_without_word_from_discord_it_connects(stage):
    stage.sandbox.faults.refuse(50001, path="/gateway/bot", times=99)
    await stage.restart()
    assert stage.sandbox.gateway.online
