"""A fault that passes, and what has become of it when it has: everybody is called once, and everything is posted."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import bot.service.workers.outbox
from bot.sandbox.rest_app import make_dm

from .calls import EN, dm, words
from .stage import ENDED, YOUR_TURN, Stage, SteppedClock, has
from .test_replay import played

HOUR = 3600.0

# What a request may get instead of an answer: each orders it for the next requests of that method and path.
FAULTS = {
    "403 in HTML": lambda f, **at: f.page(403, **at),
    "404 in HTML": lambda f, **at: f.page(404, **at),
    "200 in HTML": lambda f, **at: f.page(200, **at),
    "200 in HTML, done": lambda f, **at: f.page(200, after=True, **at),
    "520": lambda f, **at: f.page(520, **at),
    "530, done": lambda f, **at: f.page(530, after=True, **at),
    "403, 40333": lambda f, **at: f.refuse(40333, **at),
    "401, 0": lambda f, **at: f.refuse(0, **at),
    "400, 0": lambda f, **at: f.refuse(0, status=400, **at),
    "503": lambda f, **at: f.server_error(503, **at),
    "broken JSON": lambda f, **at: f.broken(after=False, **at),
    "broken JSON, done": lambda f, **at: f.broken(**at),
    "half an answer": lambda f, **at: f.half(after=False, **at),
    "half an answer, done": lambda f, **at: f.half(**at),
    "cut": lambda f, **at: f.cut(after=False, **at),
    "cut, done": lambda f, **at: f.cut(after=True, **at),
    "a long limit": lambda f, **at: f.rate_limit(600.0, **at),
    "a long limit for everything": lambda f, **at: f.rate_limit(600.0, everywhere=True, **at),
    "1015": lambda f, **at: f.ban(600, **at),
    "no rights for a moment": lambda f, **at: f.refuse(50013, **at),
    "unknown for a moment": lambda f, **at: f.refuse(10003, **at),
    "silence": lambda f, **at: f.hold(**at),
}
POST, PATCH = ("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")


@pytest.fixture
async def stage(tmp_path):
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


async def rows(stage, sql):
    return await stage.frontend.service.store.db.run(lambda c: c.execute(sql).fetchall())


async def on(stage, chance):
    """Answers by chance, behind the bot's back, until somebody else is asked; the game begins anew when it is over."""
    turns, before = stage.frontend.turns, (await stage.frontend.tables.find(1)).question
    while True:
        found = await stage.frontend.tables.find(1)
        if found.status != "running" or found.question not in ("", before):
            return
        a = found.asked[0]
        user = found.seats[a.seat].user
        desk = await turns.desk(1, user, a.seat)
        offer = chance.choice(desk.decision.offers)
        await turns.act(1, user, offer.verb, offer.sample(chance.randrange), desk.tag, a.seat)


async def recover(stage, name, faults, seconds=2 * HOUR):
    """Time passes with the faults, then without them. Nobody waits long for what is never answered."""
    with pytest.MonkeyPatch.context() as patched:
        if name == "silence":
            patched.setattr(bot.service.workers.outbox, "PATIENCE", 0.3)
        for _ in range(8):
            await stage.pass_time(10.0)
            if not any(fault.times for fault in faults):
                break
    stage.sandbox.faults.clear()
    await stage.pass_time(seconds, 300.0)


async def check(stage, thread, name, *, private=False):
    """Nothing waits, nothing was given up, each question is there once, and has rung once whom it calls."""
    outbox = stage.frontend.service.outbox
    assert await rows(stage, "select kind, tries from outbox where done_at is null") == [], name
    lost = await rows(stage, "select kind, result from outbox where result in ('gone', 'failed', 'given up')")
    assert lost == [], name
    table = await stage.frontend.tables.find(1)
    expected = Counter()
    for key, payload, result in await rows(stage, "select about, payload, result from outbox where kind = 'question'"):
        assert result.startswith(("posted", "overtaken"))
        if result.startswith("posted"):
            where = {str(user): str(message) for _, user, message in await outbox.calls_of(1, key)}
            public = str(await outbox.message_of(1, "question", key))
            for seat in json.loads(payload)["ping"]:
                user = str(table.seats[seat].user)
                expected[user, where[user] if private else public] += 1
    rung = Counter((n.user_id, n.message_id) for n in stage.sandbox.notifications)
    assert rung == expected and max(rung.values()) == 1, name
    here = stage.person("Anna").history(thread)
    current = str(await outbox.message_of(1, "question", table.question)) if table.question else None
    assert [m["id"] for m in here if has(m, YOUR_TURN.pattern)] == [current], name


@pytest.mark.parametrize("where", [POST, PATCH])
async def test_what_passes_is_made_good(stage, where):
    thread, _ = await stage.started(3)
    await stage.frontend.service.outbox.drain()
    chance = random.Random(11)
    for name, order in FAULTS.items():
        fault = order(stage.sandbox.faults, method=where[0], path=where[1], times=3)
        await on(stage, chance)
        await recover(stage, name, [fault])
        assert fault.hits, name
        await check(stage, thread, name)


async def test_calls_in_private_are_made_good(stage):
    private = [make_dm(stage.sandbox, p.id).id for p in stage.people(3)]
    for p in stage.people(3):
        await stage.frontend.service.people.set(int(p.id), notify="message")
    thread, _ = await stage.started(3)
    await stage.frontend.service.outbox.drain()
    chance = random.Random(11)
    for name, order in FAULTS.items():
        if name in ("no rights for a moment", "unknown for a moment"):
            continue  # these are not waited for in private: there is the thread to call in
        at = [{"method": "POST", "path": f"/channels/{channel}/messages", "times": 3} for channel in private]
        faults = [order(stage.sandbox.faults, **where) for where in at]
        await on(stage, chance)
        await recover(stage, name, faults)
        assert any(f.hits for f in faults), name
        await check(stage, thread, name, private=True)


@pytest.mark.parametrize(
    ("name", "times"),
    [("403 in HTML", 2), ("401, 0", 4), ("403, 40333", 9), ("200 in HTML, done", 1), ("cut, done", 1)],
)
async def test_a_thread_that_comes_late_is_the_tables_all_the_same(stage, name, times):
    """The game waits for it a while, and begins without it; whoever plays is in it, and edits reach what was before."""
    await stage.open(3)
    fault = FAULTS[name](stage.sandbox.faults, method="POST", path="/channels/*/threads", times=times)
    await stage.frontend.tables.start(1, int(stage.person("Anna").id))
    await stage.pass_time(2 * HOUR, 5.0 if times > 5 else 60.0)
    assert fault.hits == times
    table = await stage.frontend.tables.find(1)
    thread = stage.sandbox.world.channels[str(table.thread)]
    assert set(thread.members) >= {p.id for p in stage.people(3)}
    assert sum(c.is_thread for c in stage.sandbox.world.channels.values()) == 1
    (rung,) = stage.sandbox.notifications
    assert (rung.channel_id == thread.id) == (times < 5)
    await on(stage, random.Random(11))
    await stage.pass_time(60.0)
    old = stage.sandbox.world.messages[rung.channel_id][rung.message_id]
    assert not old.components and stage.sandbox.notifications[-1].channel_id == thread.id


async def test_what_a_finished_game_leaves_comes_after_all(stage):
    thread, _ = await stage.started(2)
    await stage.frontend.service.outbox.drain()
    fault = stage.sandbox.faults.page(403, method="POST", path="/channels/*/messages", times=1000)
    await played(stage, 2000)
    await stage.pass_time(6 * HOUR, HOUR)
    assert fault.hits > 5
    stage.sandbox.faults.clear()
    await stage.pass_time(2 * HOUR, HOUR)
    results = dict(await rows(stage, "select kind, result from outbox where kind in ('over', 'story', 'film')"))
    assert results == dict.fromkeys(("over", "story", "film"), "posted")
    last = [m for m in stage.person("Anna").history(thread) if m["content"] or m["attachments"]][-3:]
    assert ENDED in last[0]["content"] and all(m["attachments"] for m in last)


async def test_an_edit_that_is_refused_for_days_holds_up_nothing(stage):
    thread, _ = await stage.started(3)
    await stage.frontend.service.outbox.drain()
    fault = stage.sandbox.faults.refuse(50013, method="PATCH", path="/channels/*/messages/*", times=1000)
    for n in range(1, 6):
        before = len(stage.sandbox.notifications)
        await on(stage, random.Random(n))
        await stage.pass_time(1.0)
        assert len(stage.sandbox.notifications) > before
    hits = fault.hits
    await stage.pass_time(10 * HOUR, 600.0)
    assert fault.hits - hits < 5 * 2 * 20  # each waits longer every time, an hour at last
    stage.sandbox.faults.clear()
    await stage.pass_time(HOUR, 600.0)
    assert len([m for m in stage.person("Anna").history(thread) if has(m, YOUR_TURN.pattern)]) == 1


async def test_a_locked_thread_is_left_for_the_channel(stage):
    thread, _ = await stage.started(3)
    await stage.frontend.service.outbox.drain()
    stage.sandbox.moderator.lock(thread["id"])
    await on(stage, random.Random(1))
    await stage.pass_time(1.0)
    table = await stage.frontend.tables.find(1)
    assert table.thread == 0 and stage.sandbox.notifications[-1].channel_id == str(table.channel)
    assert await rows(stage, "select kind from outbox where done_at is null") == []


async def test_what_is_given_up_after_a_week_is_told(stage, monkeypatch):
    monkeypatch.setattr(bot.service.workers.outbox, "GIVEN_UP", 12)  # else the week would be walked through
    thread, _ = await stage.started(2)
    await stage.frontend.service.outbox.drain()
    stage.sandbox.faults.refuse(0, status=403, method="POST", path="/channels/*/messages", times=10000)
    await played(stage, 2000)
    await stage.pass_time(16 * HOUR, HOUR)
    _, lost = await stage.frontend.service.store.refused()
    assert lost >= 1
    assert "given up" in (await stage.app.look()).note()
    stage.sandbox.faults.clear()
    await stage.pass_time(3 * HOUR, HOUR)
    said = [m["content"] for m in stage.person("Anna").history(thread)]
    assert EN("notice-not-posted", what="over") in said


@pytest.mark.parametrize("name", ["1015", "403 in HTML", "401, 0", "cut", "200 in HTML"])
async def test_a_press_that_cannot_be_answered_is_answered_by_a_message_when_that_is_taken(stage, caplog, name):
    await stage.started(3)
    await stage.frontend.service.outbox.drain()
    table = await stage.frontend.tables.find(1)
    asked = next(p for p in stage.people(3) if int(p.id) == table.seats[table.asked[0].seat].user)
    question = next(m for m in asked.history(str(table.thread)) if has(m, YOUR_TURN.pattern))
    FAULTS[name](stage.sandbox.faults, method="POST", path="/interactions/*/callback", times=4)
    stage.sandbox.settings.ack_deadline = 0.5
    for _ in range(2):
        await asked.press(question, custom_id=YOUR_TURN, fails=True)
    stage.sandbox.settings.ack_deadline = stage.deadline
    stage.sandbox.faults.clear()
    await stage.pass_time(HOUR, 300.0)
    link = f"https://discord.com/channels/{table.guild}/{table.thread}"
    told = words(asked)("word-unanswered", table=table.name, link=link)
    assert [m["content"] for m in dm(stage, asked)].count(told) in (1, 2)
    assert "Traceback" not in caplog.text
    assert not list((stage.folder / "trouble").glob("*"))
    desk = await asked.press(question, custom_id=YOUR_TURN)
    assert has(desk.message, "^d:")


async def test_what_play_has_overtaken_is_not_posted_late(stage):
    """Of all that was to be told while nothing could be: a move taken back, a seat lent and taken again, and a rule."""
    thread, _ = await stage.started(3)
    await stage.frontend.service.outbox.drain()
    tables, turns = stage.frontend.tables, stage.frontend.turns
    fault = stage.sandbox.faults.page(403, method="POST", path="/channels/*/messages", times=1000)
    chance = random.Random(11)
    table = await tables.find(1)
    user = table.seats[table.asked[0].seat].user
    await on(stage, chance)
    await turns.undo(1, user)
    await stage.pass_time(60.0)
    other = next(int(p.id) for p in stage.people(3) if int(p.id) != user)
    await tables.lend(1, other)
    await stage.pass_time(60.0)
    await tables.take_back(1, other)
    await tables.set_confirm(1, int(stage.person("Anna").id), True)
    await on(stage, chance)
    await recover(stage, "403 in HTML", [fault])
    said = [m["content"] for m in stage.person("Anna").history(thread)]
    name = {int(p.id): p.name for p in stage.people(3)}
    assert EN("notice-undone", name=name[user]) not in said
    assert EN("notice-handed-computer", name=name[other]) not in said
    assert EN("notice-taken-back", name=name[other]) in said
    assert EN("notice-confirm", on=1) in said
    await check(stage, thread, "overtaken")


@pytest.mark.parametrize(
    ("kind", "method", "gone"),
    [("tally", "GET", "thread"), ("tally", "PATCH", "channel"), ("answered", "PATCH", "thread")],
)
async def test_a_tally_and_a_closing_whose_thread_goes_are_no_errors(stage, caplog, kind, method, gone):
    """It is deleted just before Discord is asked. What is out counts as it is, at the first try; play goes on."""
    thread, _ = await stage.started(4)
    waiting = await stage.several_asked() if kind == "tally" else []
    await stage.frontend.service.outbox.drain()
    world, number = stage.sandbox.world, thread["id"] if gone == "thread" else stage.person("Anna").channel("games")

    def go():  # the event about it is late
        for channel in [c.id for c in world.channels.values() if number in (c.id, c.parent_id)]:
            del world.channels[channel], world.messages[channel]

    delete = stage.sandbox.faults.happen(go, method=method, path="/channels/*/messages/*")
    ((last,),) = await rows(stage, "select max(id) from outbox")
    if kind == "tally":
        user = int(waiting[0].id)
        seat = next(s.seat for s in (await stage.frontend.tables.find(1)).seats if s.user == user)
        desk = await stage.frontend.turns.desk(1, user, seat)
        offer = desk.decision.offers[0]
        await stage.frontend.turns.act(1, user, offer.verb, offer.sample(lambda n: 0), desk.tag, seat)
    else:
        await on(stage, random.Random(1))
    await stage.pass_time(60.0, 20.0)
    assert delete.hits == 1
    row = ("tally", "posted", 1) if kind == "tally" else ("question", "posted", 1)  # which closes the one before
    assert row in await rows(stage, f"select kind, result, tries from outbox where id > {last}")
    assert await rows(stage, "select * from outbox where result in ('gone', 'failed', 'given up')") == []
    assert "Traceback" not in caplog.text and "gave up" not in caplog.text
    await on(stage, random.Random(2))
    await stage.pass_time(60.0, 20.0)
    table = await stage.frontend.tables.find(1)
    assert int(stage.sandbox.notifications[-1].user_id) in [table.seats[a.seat].user for a in table.asked]
