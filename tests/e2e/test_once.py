"""What is posted is posted once, whatever the wire, the clock or a long stop do."""

import pytest

import bot.app
import bot.service.workers.patience
from bot.service.consent.departures import END

from .moves import OK, move
from .stage import CALLED, YOUR_TURN, Stage, has, posted
from .test_replay import played


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


@pytest.mark.parametrize("fault", ["server error", "cut before", "cut after", "rate limit"])
async def test_a_question_is_posted_once_whatever_the_wire_does(stage, fault, monkeypatch):
    monkeypatch.setattr(bot.service.workers.patience, "FIRST", 0.5)
    thread, _ = await stage.started(4)
    where = {"method": "POST", "path": "/channels/*/messages"}
    faults = stage.sandbox.faults
    if fault == "server error":
        faults.server_error(503, **where)
    elif fault == "rate limit":
        faults.rate_limit(0.05, **where)
    else:
        faults.cut(after=fault == "cut after", **where)
    stage.frontend.service.outbox.poke()
    person = stage.person("Anna")
    await move(stage, thread)
    keys = posted(stage.sandbox)
    assert len(keys) == 2
    shown = [m for m in person.history(thread) if CALLED in m["content"]]
    assert len(shown) == 1


async def again(stage, *kinds):
    """As after a kill between a post and our mark, and a stop so long that Discord knows the nonce no more."""
    store = stage.frontend.service.store
    marks = ", ".join("?" * len(kinds))

    def work(c):
        c.execute(f"delete from posts where kind in ({marks})", kinds)
        return c.execute(f"update outbox set done_at = null where kind in ({marks})", kinds).rowcount

    before = [m["id"] for m in stage.person("Anna").history(stage.thread)]
    stage.sandbox.messages._nonces.clear()
    assert await store.db.write(work), kinds
    await stage.frontend.service.outbox.drain()
    assert [m["id"] for m in stage.person("Anna").history(stage.thread)] == before


async def test_what_was_posted_before_a_long_stop_is_found_by_its_buttons(stage):
    stage.thread, _ = await stage.started(2)
    service, (anna, boris) = stage.frontend.service, stage.people(2)
    until = service.clock.now() + 86400
    for user in (anna, boris):
        p = await service.pauses.propose(1, int(user.id), until)
        await service.outbox.drain()
        await again(stage, "proposal", "question")
        await service.proposals.vote(1, int(user.id), p.id, 0)
    await service.departures.note(1, int(boris.id), "silent")
    (p,) = await service.proposals.open_at(1)
    await service.proposals.vote(1, int(anna.id), p.id, END)
    await service.outbox.drain()
    await again(stage, "standing")


async def test_how_a_game_ended_is_told_once_whatever_stop_there_was(stage):
    stage.thread, _ = await stage.started(2)
    await played(stage, 2000)
    await stage.frontend.service.outbox.drain()
    await again(stage, "over", "story", "film")


async def test_everything_that_is_posted_bears_its_nonce(stage):
    """So Discord itself sees to it, after a short stop, that nothing is there twice."""
    thread, _ = await stage.started(4)
    await move(stage, thread)
    await stage.frontend.service.outbox.drain()
    sql = "select kind, nonce from outbox where result = 'posted' and kind in ('card', 'thread', 'question', 'notice')"
    rows = await stage.frontend.service.store.db.run(lambda c: c.execute(sql).fetchall())
    bodies = [s.body for s in stage.sandbox.requests if s.method == "POST" and isinstance(s.body, dict)]
    sent = {body["nonce"] for body in bodies if body.get("enforce_nonce")}
    assert {"card", "question"} <= {kind for kind, nonce in rows if nonce in sent}
    assert sent <= {nonce for _, nonce in rows}


async def test_a_dropped_gateway_is_taken_up_again(stage):
    _thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    for resumable in (True, False):
        await stage.sandbox.gateway.drop(resumable=resumable)
        await stage.sandbox.gateway.wait_online()
    assert has((await asked.press(question, custom_id=YOUR_TURN)).message, "^d:")


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_is_wrong(stage, hours):
    """Ages of interactions are told by their numbers; a host whose clock is off answers all the same."""
    _, question = await stage.started(4)
    await stage.careful()
    (asked,) = stage.called(question)
    stage.sandbox.world.skew = hours * 3600.0
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    await asked.select(desk, "prospector")
    assert "✓" in (await asked.press(desk, custom_id=OK)).text


async def test_an_event_that_comes_twice_is_one_move(stage):
    thread, question = await stage.started(4)
    await stage.careful()
    (asked,) = stage.called(question)
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    await asked.select(desk, "prospector")
    n = (await stage.frontend.tables.find(1)).n
    stage.sandbox.gateway.duplicates.append("INTERACTION_CREATE")
    await asked.press(desk, custom_id=OK)
    await asked.command("play", thread)
    assert (await stage.frontend.tables.find(1)).n == n + 1


async def test_exactly_those_asked_are_called_and_edits_call_nobody(stage):
    thread, _question = await stage.started(4, name="@everyone here")
    for _ in range(3):
        await move(stage, thread)
    for sent in stage.sandbox.requests:
        if sent.body and "content" in sent.body and sent.method in ("POST", "PATCH"):
            allowed = sent.body.get("allowed_mentions")
            assert allowed is not None and "everyone" not in allowed.get("parse", [])
            if sent.method == "PATCH":
                assert not allowed.get("users")
    called = [(n.user_id, n.message_id) for n in stage.sandbox.notifications]
    questions = [m for m in stage.person("Anna").history(thread) if not m["flags"] & 4096]  # but for who plays here
    assert len(called) == len(set(called)) == len([q for q in questions if q["content"]])
