"""Asked to stop, the program ends within the ten seconds that `docker stop` gives, whatever hangs."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time

import pytest

from bot import stopping
from bot.app import DRAIN
from bot.service.workers.search_process import Worker
from tests.rules.toy.game import Toy

from .stage import YOUR_TURN, Stage

TEN = 10.0


def test_what_is_waited_for_is_less_than_what_there_is() -> None:
    assert 2 * DRAIN < stopping.STOPPED < TEN


async def test_a_hung_post_and_a_hung_answer_are_not_waited_for(tmp_path, monkeypatch):
    """Each has its time; what is confirmed is on the disk, and the post comes at the next start."""
    monkeypatch.setattr("bot.app.DRAIN", 0.2)
    async with Stage(tmp_path) as stage:
        _, question = await stage.started(2)
        (asked,) = stage.called(question)
        hung = [
            stage.sandbox.faults.hold(method="POST", path="/interactions/*/callback"),
            stage.sandbox.faults.hold(method="POST", path="/channels/*/messages"),
        ]
        stage.sandbox.settings.ack_deadline = 0.5
        await asked.press(question, custom_id=YOUR_TURN, fails=True)
        desk = await stage.frontend.turns.desk(1, int(asked.id))
        offer = desk.decision.offers[0]
        await stage.frontend.turns.act(1, int(asked.id), offer.verb, offer.sample(lambda n: 0), desk.tag)
        await stage.frontend.tables.pass_on(1, int(stage.person("Anna").id), int(stage.person("Boris").id))
        await hung[0].met.wait()
        await stage.down()  # `Stage` waits for as long as it takes: a limit of the test ends it
        stage.sandbox.faults.clear()
        stage.sandbox.settings.ack_deadline = stage.deadline
        await stage.up()
        await stage.frontend.service.outbox.drain()
        sql = "select count(*) from outbox where done_at is null"
        assert await stage.frontend.service.store.db.run(lambda c: c.execute(sql).fetchall()) == [(0,)]


HANGS = """
import threading, time
from bot.stopping import stopping
import bot.stopping, asyncio, signal, os
bot.stopping.STOPPED = 0.5
async def main():
    with stopping() as stop:
        os.kill(os.getpid(), signal.SIGTERM)
        await stop.wait()
        time.sleep(1000)
asyncio.run(main())
"""


async def test_what_cannot_be_cancelled_is_cut_off():
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", HANGS, stderr=asyncio.subprocess.PIPE)
    _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1 and b"cut off" in said


def endless(*_: object) -> None:
    time.sleep(1000)


@pytest.mark.parametrize("stopped", [False, True])
async def test_a_search_that_does_not_end_is_ended_with_its_process(stopped: bool) -> None:
    worker = Worker(work=endless)
    rules = Toy({})
    state = rules.setup(2, bytes(32)).state
    thinking = asyncio.create_task(asyncio.to_thread(worker.choose, rules, state, 0, lambda n: 0))
    async with asyncio.timeout(60):
        while not (worker._pool and worker._pool._processes):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    (process,) = worker._pool._processes.values()
    if stopped:
        os.kill(process.pid, signal.SIGSTOP)
    worker.close()
    await asyncio.wait([thinking], timeout=60)
    assert thinking.done() and thinking.exception() is not None
    async with asyncio.timeout(60):
        while process.is_alive():  # noqa: ASYNC110 (it may be the pool's thread that learns of its end first)
            await asyncio.sleep(0.01)
