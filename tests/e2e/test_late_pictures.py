"""What one waits for first comes first: the words of an answer, then its picture, whatever happens in between."""

import re
import sqlite3
import threading
from contextlib import closing

import pytest

from bot.service.workers.promises import PATIENCE

from .killed_stage import KilledStage
from .stage import YOUR_TURN, Stage, SteppedClock, has, ids, pictured, pictures

ANSWER = "/webhooks/*/*/messages/@original"


@pytest.fixture
async def stage(tmp_path):
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


@pytest.fixture
def brush(stage, monkeypatch):
    """Pictures are drawn only while this is set."""
    free, draw = threading.Event(), stage.frontend.pictures._render
    free.set()
    monkeypatch.setattr(stage.frontend.pictures, "_render", lambda *a, **k: free.wait(300) and draw(*a, **k))
    yield free
    free.set()


def edits(stage):
    """How often answers have been changed, and how often with a file."""
    sent = [r for r in stage.sandbox.requests if r.method == "PATCH" and r.path.endswith("@original")]
    return len(sent), sum(bool(r.files) for r in sent)


def owed(stage):
    return stage.frontend.service.store.timers("picture")


async def first(stage):
    _, question = await stage.started(3)
    (asked,) = stage.called(question)
    return asked, question


async def test_the_words_do_not_wait_for_the_picture(stage, brush):
    asked, question = await first(stage)
    before = edits(stage)
    brush.clear()
    desk = await asked.press(question, custom_id=YOUR_TURN)
    assert has(desk.message, "^d:.*:pick:take") and not desk.message["attachments"]
    assert len(await owed(stage)) == 1
    brush.set()
    shown = pictures(await pictured(asked, desk.message))
    assert await stage.frontend.idle(60)
    assert not await owed(stage)
    assert (edits(stage)[0] - before[0], edits(stage)[1] - before[1]) == (2, 1), "one for the words, one for it"

    brush.clear()
    done = await asked.select(desk.message, "trader")
    assert "✓" in done.text, "the answer is told at once"
    assert pictures(done.message) == shown, "with the picture as it was"
    brush.set()
    await pictured(asked, done.message, shown)
    assert "✓" in asked.shown(done.message)["content"], "which comes to the words and takes nothing from them"


async def test_a_picture_that_is_ready_takes_no_second_call(stage):
    asked, question = await first(stage)
    board = await asked.press(question, custom_id=re.compile(":board$"))
    await pictured(asked, board.message)
    assert await stage.frontend.idle(60)
    before = edits(stage)
    again = await asked.press(question, custom_id=re.compile(":board$"))
    assert await stage.frontend.idle(60)
    assert again.message["attachments"]
    assert (edits(stage)[0] - before[0], edits(stage)[1] - before[1]) == (1, 1)
    assert not await owed(stage)


async def test_a_late_picture_is_not_put_over_a_newer_one(stage, brush):
    asked, question = await first(stage)
    board = (await asked.press(question, custom_id=re.compile(":board$"))).message
    await pictured(asked, board)
    assert await stage.frontend.idle(60)
    before = edits(stage)
    brush.clear()
    for part in ("closer:board:0", "closer:board:1"):
        await asked.select(board, part, custom_id=re.compile(":zoom$"))
    assert len(await owed(stage)) == 1, "one message, one picture"
    brush.set()
    assert await stage.frontend.idle(60)
    assert edits(stage)[1] - before[1] == 1 and not await owed(stage)
    (menu,) = [c for row in asked.shown(board)["components"] for c in row["components"]]
    assert [o["value"] for o in menu["options"] if o.get("default")] == ["closer:board:1"]


async def test_an_edit_that_discord_refuses_is_brought_later(stage, brush):
    asked, question = await first(stage)
    brush.clear()
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    fault = stage.sandbox.faults.cut(after=False, method="PATCH", path=ANSWER)
    brush.set()
    assert await stage.frontend.idle(60)
    assert fault.hits == 1 and not asked.shown(desk)["attachments"] and len(await owed(stage)) == 1
    fault = stage.sandbox.faults.cut(after=False, method="PATCH", path=ANSWER)
    await stage.pass_time(PATIENCE)
    assert fault.hits == 1 and not asked.shown(desk)["attachments"], "refused once more"
    await stage.pass_time(60)
    await pictured(asked, desk)
    assert has(asked.shown(desk), "^d:.*:pick:take") and not await owed(stage)
    before = edits(stage)
    await stage.pass_time(10 * PATIENCE)
    assert edits(stage) == before, "and once only"


async def test_what_cannot_be_changed_any_more_is_not_tried_for_ever(stage, brush):
    asked, question = await first(stage)
    brush.clear()
    await asked.press(question, custom_id=YOUR_TURN)
    stage.sandbox.faults.cut(after=False, method="PATCH", path=ANSWER)
    brush.set()
    assert await stage.frontend.idle(60)
    before = edits(stage)
    stage.clock.at += 3600.0
    await stage.pass_time(1)
    assert not await owed(stage) and edits(stage) == before
    sql = "select count(*) from outbox where done_at is null"
    assert await stage.frontend.service.store.db.run(lambda c: c.execute(sql).fetchone()[0]) == 0


async def test_killed_between_words_and_picture_it_follows_after_the_start(tmp_path):
    async with KilledStage(tmp_path, kill_at="words-shown:2") as stage:
        asked, question = await first(stage)
        desk = (await asked.press(question, custom_id=YOUR_TURN)).message
        await pictured(asked, desk)
        done = (await asked.select(desk, "trader")).message
        assert "✓" in done["content"]
        await stage.died()
        old = pictures(asked.shown(done))
        await stage.up()
        await pictured(asked, done, old)
        assert "✓" in asked.shown(done)["content"] and has(asked.shown(done), ":unmake:"), "the words stay"
        await stage.settled()
        await stage.down()
        with closing(sqlite3.connect(tmp_path / "caravel.sqlite3")) as db:
            assert db.execute("select count(*) from timers where kind = 'picture'").fetchone()[0] == 0
            assert db.execute("select count(*), max(tries) from outbox where kind = 'picture'").fetchone() == (1, 1)
            assert db.execute("select count(*) from outbox where done_at is null").fetchone()[0] == 0


@pytest.mark.parametrize("at", ["claimed", "delivered"])
async def test_killed_once_more_while_it_is_brought_it_comes_all_the_same(tmp_path, at):
    async with KilledStage(tmp_path, kill_at="words-shown") as stage:
        asked, question = await first(stage)
        board = (await asked.press(question, custom_id=re.compile(":board$"))).message
        await stage.died()
        assert not asked.shown(board)["attachments"] and ids(board)
        await stage.up(kill_at=at)
        await stage.died()
        await stage.up()
        await pictured(asked, board)
        await stage.settled()  # it may be there already by the life before
        await stage.down()
        with closing(sqlite3.connect(tmp_path / "caravel.sqlite3")) as db:
            assert db.execute("select count(*) from outbox where done_at is null").fetchone()[0] == 0
