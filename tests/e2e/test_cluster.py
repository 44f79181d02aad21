"""Several processes on one PostgreSQL: one is frozen, one is replaced while people play on."""

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

    async def taken_over(self, process: Process) -> None:
        """Wait until a process has both shards, and a connection more than there was: that of the frozen one hears
        what is pressed, too, and does nothing. Half a minute without a sign of life goes by in three seconds."""
        before, sessions = process.said.count("shards: 0,1"), self.sandbox.gateway.shards()
        async with asyncio.timeout(2 * PATIENCE):
            while process.said.count("shards: 0,1") == before or self.sandbox.gateway.shards() == sessions:
                with psycopg.connect(self.database, autocommit=True) as c:
                    c.execute(
                        "update members set beat = beat - 40 where beat < extract(epoch from clock_timestamp()) - 3"
                    )
                await asyncio.sleep(0.2)

    async def shared(self, *processes: Process) -> None:
        """Wait until each of these has a part of the shards, is connected for it, and nothing more is to change."""
        sql = "select count(distinct holder), count(holder), count(wanted) from shards"
        async with asyncio.timeout(2 * PATIENCE):
            with psycopg.connect(self.database, autocommit=True) as c:
                while c.execute(sql).fetchone() != (len(processes), 2, 0):  # noqa: ASYNC110 - another process's
                    await asyncio.sleep(0.1)
        await self.sandbox.gateway.wait_shards(0, 1, within=2 * PATIENCE)


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


async def test_one_is_frozen_and_one_is_replaced(cluster: Cluster) -> None:
    """Each time another goes on where it was; while one is replaced, every press is answered."""
    first = await cluster.process("first")
    await cluster.sandbox.gateway.wait_shards(0, 1, within=2 * PATIENCE)
    here, there = [await cluster.started(place) for place in cluster.places]
    second = await cluster.process("second")
    await cluster.shared(first, second)
    with psycopg.connect(cluster.database) as c:
        holders = c.execute("select holder from shards order by shard").fetchall()
    assert len(set(holders)) == 2
    assert has(await cluster.desk(here), "^d:") and has(await cluster.desk(there), "^d:")

    second.send(signal.SIGSTOP)
    await cluster.taken_over(first)
    here, there = await cluster.moved(here), await cluster.moved(there)
    second.send(signal.SIGCONT)
    assert await second.ended() == 1 and "silent for too long" in second.said

    third = await cluster.process("third")
    await cluster.shared(first, third)
    first.send(signal.SIGTERM)
    pressed = 0
    while first.process.returncode is None:
        assert has(await cluster.desk(here), "^d:") and has(await cluster.desk(there), "^d:")
        pressed += 2
        await asyncio.sleep(0.1)
    assert await first.ended() == 0 and pressed > 2
    await cluster.shared(third)

    anna = cluster.person("Anna")
    assert (await anna.command("mine", make_dm(cluster.sandbox, anna.id))).text.count("Puerto Rico") == 2
    for question in (here, there):
        rung = [n.user_id for n in cluster.sandbox.notifications if n.channel_id == question["channel_id"]]
        assert sorted(rung) == sorted(p.id for p in (anna, cluster.person("Boris"))), "each was called once"
