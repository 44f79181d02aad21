"""What `bench` says about clicks and about a loop that stands still, by clocks that go on only where told to."""

import asyncio
import threading
from contextvars import ContextVar
from types import SimpleNamespace

import pytest

from bot.checks.bench import clicks, stalls
from bot.sandbox import Sandbox
from bot.sandbox.interactions import DEFER
from bot.service.workers.taking_up import TakingUp

# -- clicks -------------------------------------------------------------------------------------------------------


class Quick:
    """A sandbox whose bot acknowledges a press within `ack` seconds of its own clock, and answers `more` later."""

    def __init__(self, ack, more):
        self.sandbox, self.ack, self.more, self.at = Sandbox(), ack, more, 0.0
        self.pressed = 0
        self.sandbox.gateway.dispatch = self._told

    def _told(self, event, data, intent=0):
        if event == "INTERACTION_CREATE":
            self.pressed += 1
            asyncio.get_running_loop().call_soon(self._acknowledge, data)

    def _acknowledge(self, data):
        self.at += self.ack
        it, _ = self.sandbox.answers.callback(data["id"], data["token"], {"type": DEFER, "data": {"flags": 64}}, {})
        asyncio.get_running_loop().call_soon(self._answer, it)

    def _answer(self, it):
        self.at += self.more
        self.sandbox.answers.hook(self.sandbox.world.bot.id, it.token)
        self.sandbox.answers.hook_edit(it, it.original, {"content": "done"}, {})

    def button(self, content):
        button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
        body = {"content": content, "components": [{"type": 1, "components": [button]}]}
        world = self.sandbox.world
        return self.sandbox.messages.create(world.channel_named("games"), world.bot.id, body)


async def compared(monkeypatch, ack):
    """What is measured where the bot takes `ack` seconds for each press, and one that does nothing else a tenth."""
    ours, bare = Quick(ack, 7.0), Quick(0.1, 0.0)
    whose, press = ContextVar("whose", default=ours), clicks._press
    monkeypatch.setattr(clicks, "time", SimpleNamespace(perf_counter=lambda: whose.get().at))
    monkeypatch.setattr(clicks, "BETWEEN", 0.0)

    async def beside(*args):
        whose.set(bare)
        await press(*args)

    monkeypatch.setattr(clicks, "_press", beside)

    async def opened(people):
        call = ours.button("".join(p.mention for p in people))
        ours.ack = 1000.0  # what is cold is slow, and left out
        for p in people:
            await p.press(call.id, "Press")
        ours.ack = ack

    async def played(players, turns):
        for player in players:
            message = player.person.history()[-1]
            for _ in range(2):
                await player.person.press(message, "Press")
                player.confirms.append(5 * ack)
            player.kinds["at a desk"] += 2
        while bare.pressed < 5:  # noqa: ASYNC110
            await asyncio.sleep(0)

    monkeypatch.setattr(clicks, "open_table", opened)
    monkeypatch.setattr(clicks, "play_some", played)
    bare.button("bare")
    found = await clicks._compare(ours.sandbox, bare.sandbox)
    ours.sandbox.interactions.close()
    bare.sandbox.interactions.close()
    return found


@pytest.mark.parametrize("ack", [0.1, 2.0])
async def test_a_press_is_timed_to_its_acknowledgement_and_compared_with_a_bare_one(monkeypatch, ack):
    found = await compared(monkeypatch, ack)
    assert found["click_ratio"] == pytest.approx(10 * ack)
    assert found["confirm_ratio"] == pytest.approx(50 * ack)
    told = found["clicks"]
    assert told["acknowledged_ms"] == told["acknowledged_p95_ms"] == pytest.approx(1000 * ack)
    assert told["acknowledged"] == told["confirmed"] == told["at a desk"] == 8 and told["bare"] >= 4


# -- stalls -------------------------------------------------------------------------------------------------------


def about(ms):
    """So many milliseconds, or less by a tick, for which this clock does not go on."""
    return pytest.approx(ms - 500 * stalls.TICK, abs=501 * stalls.TICK)


class Planted:
    """A clock, and how long the thread has waited for a processor; `seen`: what watches by it."""

    def __init__(self, monkeypatch):
        self.at = self.queued = 0.0
        self.seen = stalls._Stalls()
        monkeypatch.setattr(stalls, "time", SimpleNamespace(perf_counter=lambda: self.at))
        monkeypatch.setattr(stalls, "_queued", lambda: self.queued)
        monkeypatch.setattr(stalls, "_Stalls", lambda: self.seen)

    @property
    def ticks(self):
        return sum(map(len, self.seen.found.values()))

    async def ticked(self):
        """Until it has ticked twice: once within, and once from begin to end."""
        until = self.ticks + 2
        while self.ticks < until:  # noqa: ASYNC110
            await asyncio.sleep(0.001)

    async def blocked(self, seconds, queued=0.0):
        """Something that does not let the loop turn, and what the thread waited for a processor of that."""
        await self.ticked()
        self.at, self.queued = self.at + seconds, self.queued + queued
        await self.ticked()


@pytest.fixture
def planted(monkeypatch):
    return Planted(monkeypatch)


async def test_a_loop_that_stands_still_is_seen_and_not_taken_for_one_that_waits_for_a_processor(planted):
    watch = asyncio.create_task(planted.seen.watch())
    await planted.blocked(0.3)
    planted.seen.part = "later"
    await planted.blocked(0.9, queued=0.8)
    watch.cancel()
    told = planted.seen.told()
    assert (told["loop_stall_ms"], told["loop_stall_raw_ms"]) == (about(300), about(900))
    start, later = told["loop"].values()
    assert (start["own_ms"], start["raw_ms"], later["own_ms"], later["raw_ms"]) == tuple(
        map(about, (300, 300, 100, 900))
    )


async def test_work_elsewhere_is_not_taken_for_a_loop_that_stands_still(planted):
    watch, over = asyncio.create_task(planted.seen.watch()), threading.Event()
    working = asyncio.create_task(asyncio.to_thread(over.wait, 60))
    for _ in range(5):  # the loop turns meanwhile, or else this would not come to its end
        await planted.ticked()
    over.set()
    assert await working
    watch.cancel()
    told = planted.seen.told()
    assert told["loop_stall_ms"] == told["loop_stall_raw_ms"] == about(0) and told["loop"]["start"]["ticks"] >= 10


async def test_every_part_of_the_evening_is_watched(planted, monkeypatch, tmp_path):
    for name, value in (("FEW", 1), ("MOVES", 1)):
        monkeypatch.setattr(stalls, name, value)
    start = TakingUp.start

    async def slow(self):
        await planted.blocked(0.4)
        await start(self)

    async def fast(*_, **more):
        pass

    async def plays(tappers, turns):
        assert len(tappers) == len(stalls.NAMES)
        await planted.blocked(0.2)

    async def ended(service, table):
        await planted.blocked(0.1, queued=0.1)

    monkeypatch.setattr(TakingUp, "start", slow)
    for name, instead in (("_opened", fast), ("_thoughts", fast), ("open_table", fast)):
        monkeypatch.setattr(stalls, name, instead)
    monkeypatch.setattr(stalls, "play_some", plays)
    monkeypatch.setattr(stalls, "_ended", ended)
    found = await stalls._measure(tmp_path, 1)
    assert (found["loop_stall_ms"], found["loop_stall_raw_ms"]) == (about(400), about(400))
    assert {name: p["own_ms"] for name, p in found["loop"].items()} == {
        "start": about(400),
        "play and search": about(200),
        "end and film": about(0),
    }
