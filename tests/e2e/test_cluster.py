"""Several processes on one PostgreSQL: one is killed, one is frozen, one is replaced while people play on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.client import Shown
from bot.sandbox.person import Person
from bot.sandbox.rest_app import make_dm
from bot.settings import LIMITS
from tests.conformance.watch import watched

from .stage import CALLED, PATIENCE, YOUR_TURN, has


class Process:
    """The bot as one process among several."""

    def __init__(self, sandbox: Sandbox, folder: Path, database: str, name: str) -> None:
        self.sandbox, self.folder = sandbox, folder / name
        self.folder.mkdir()
        self.env = {
            **os.environ,
            "DISCORD_TOKEN": "sandbox",
            "CARAVEL_DATA": str(self.folder),
            "CARAVEL_DATABASE": database,
            "CARAVEL_SHARDS": "2",
            "CARAVEL_API_BASE": sandbox.api_url,
            "CARAVEL_GATEWAY": sandbox.gateway_url,
            **{f"CARAVEL_{limit.upper()}": "0" for limit in LIMITS},
        }

    async def start(self, **env: str) -> None:
        log = (self.folder / "log").open("ab")
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", env=self.env | env, stdout=log, stderr=log
        )
        log.close()

    def send(self, what: signal.Signals) -> None:
        self.process.send_signal(what)

    async def ended(self) -> int:
        return await asyncio.wait_for(self.process.wait(), 2 * PATIENCE)

    @property
    def said(self) -> str:
        return (self.folder / "log").read_text()


class Cluster:
    """A sandbox with a server on each of two shards, and processes."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder, self.database = folder, database
        self.sandbox = Sandbox(ack_deadline=PATIENCE, shards=2, least_shards=2, max_concurrency=2)
        self.processes: list[Process] = []
        world = self.sandbox.world
        world.add_guild("north")
        self.places = sorted(("games", "north"), key=lambda name: self.shard(world.channel_named(name).id))

    def shard(self, channel: str) -> int:
        world = self.sandbox.world
        return (int(world.guild_of(world.channels[channel]).id) >> 22) % 2

    async def process(self, name: str, **env: str) -> Process:
        self.processes.append(Process(self.sandbox, self.folder, self.database, name))
        await self.processes[-1].start(**env)
        return self.processes[-1]

    def person(self, name: str) -> Person:
        found = self.sandbox.person(name)
        found.timeout = 2 * PATIENCE
        return found

    async def started(self, place: str) -> Shown:
        """A game of two in a channel; its first question."""
        anna, boris = self.person("Anna"), self.person("Boris")
        await anna.wait_commands("table new")
        await anna.command("table new", place, game="puerto_rico")
        card = await anna.wait_message(lambda m: has(m, r":join$"), channel=place, ephemeral=False)
        await boris.press(card, custom_id=re.compile(r":join$"), until="ack")
        await boris.wait_message(lambda m: m["id"] == card["id"] and "Boris" in m["content"])
        await anna.press(card, custom_id=re.compile(r":start$"), until="ack")
        return await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=anna.mark() - 1)

    async def moved(self, question: Shown) -> Shown:
        """Whoever is asked first answers: what the other one is asked."""
        who = self.asked(question)
        mark = who.mark()
        await who.select(await self.desk(question), "prospector")
        channel = question["channel_id"]
        return await who.wait_message(
            lambda m: m["id"] != question["id"],
            contains=re.compile(CALLED),
            channel=channel,
            ephemeral=False,
            after=mark,
        )

    def asked(self, question: Shown) -> Person:
        return next(p for p in (self.person("Anna"), self.person("Boris")) if p.mention in question["content"])

    async def desk(self, question: Shown) -> Shown:
        return (await self.asked(question).press(question, custom_id=YOUR_TURN)).message

    def silent(self) -> None:
        """As if half a minute had gone by: who has shown no sign of life meanwhile counts as dead."""
        with psycopg.connect(self.database, autocommit=True) as c:
            c.execute("update members set beat = beat - 40 where beat < extract(epoch from clock_timestamp()) - 3")

    async def logged(self, process: Process, words: str) -> None:
        """Wait until a process has said that."""
        async with asyncio.timeout(2 * PATIENCE):
            while words not in process.said:
                self.silent()
                await asyncio.sleep(0.2)


@pytest.fixture
async def cluster(tmp_path: Path, on_server: str) -> AsyncIterator[Cluster]:
    it = Cluster(tmp_path, on_server)
    against_discord = watched(it.sandbox)
    async with it.sandbox:
        yield it
        for process in it.processes:
            with contextlib.suppress(ProcessLookupError):
                process.process.kill()
            await process.process.wait()
    against_discord.check()


async def test_one_dies_and_the_other_goes_on_with_all(cluster: Cluster) -> None:
    first = await cluster.process("first", CARAVEL_SHARD="0")
    second = await cluster.process("second", CARAVEL_SHARD="1")
    await cluster.sandbox.gateway.wait_shards(0, 1, within=2 * PATIENCE)
    here, there = [await cluster.started(place) for place in cluster.places]
    first.send(signal.SIGKILL)
    await first.ended()
    await cluster.logged(second, "shards: 0,1")
    await cluster.sandbox.gateway.wait_shards(0, 1, within=2 * PATIENCE)
    here, there = await cluster.moved(here), await cluster.moved(there)
    anna = cluster.person("Anna")
    assert (await anna.command("mine", make_dm(cluster.sandbox, anna.id))).text.count("Puerto Rico") == 2


async def test_one_is_frozen_and_wakes_when_another_has_its_shard(cluster: Cluster) -> None:
    first = await cluster.process("first", CARAVEL_SHARD="0")
    second = await cluster.process("second", CARAVEL_SHARD="1")
    await cluster.sandbox.gateway.wait_shards(0, 1, within=2 * PATIENCE)
    here = await cluster.started(cluster.places[0])
    first.send(signal.SIGSTOP)
    await cluster.logged(second, "shards: 0,1")
    await cluster.sandbox.gateway.wait_shards(0, 0, 1, within=2 * PATIENCE)
    here = await cluster.moved(here)
    first.send(signal.SIGCONT)
    assert await first.ended() == 1 and "silent for too long" in first.said
    assert has(await cluster.desk(here), "^d:")
    asked = [m for m in cluster.person("Anna").history({"id": here["channel_id"]}) if CALLED in m["content"]]
    assert len(asked) == 2, "once each"


async def test_one_is_replaced_and_no_press_is_lost(cluster: Cluster) -> None:
    first = await cluster.process("first")
    await cluster.sandbox.gateway.wait_shards(0, 1, within=2 * PATIENCE)
    here, there = [await cluster.started(place) for place in cluster.places]
    second = await cluster.process("second")
    await cluster.logged(second, "shards: ")
    first.send(signal.SIGTERM)
    pressed = 0
    while first.process.returncode is None:
        for question in (here, there):
            assert has(await cluster.desk(question), "^d:")
            pressed += 1
        await asyncio.sleep(0.1)
    assert await first.ended() == 0
    await cluster.sandbox.gateway.wait_shards(0, 1, within=2 * PATIENCE)
    here, there = await cluster.moved(here), await cluster.moved(there)
    assert pressed > 2 and "shards: 0,1" in second.said
