"""At the desk, too, one press answers: *Undo* stands beside what may be taken back, the rest is confirmed."""

import re

import pytest

from bot.text.fluent import LANGUAGES, text

from .moves import OK
from .stage import CALLED, YOUR_TURN, Stage, has, ids

UNDO = re.compile(":unmake:")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def opened(stage):
    _, question = await stage.started(3)
    (asked,) = stage.called(question)
    return asked, question, (await asked.press(question, custom_id=YOUR_TURN)).message


def said(id, words):
    return any(text(code)(id) in words for code in LANGUAGES)


async def test_a_choice_is_an_answer_and_undo_brings_the_question_back(stage):
    asked, _, desk = await opened(stage)
    assert not has(desk, ":unmake:"), "there is nothing to take back yet"
    done = await asked.select(desk, "trader")
    assert "✓" in done.text and not has(done.message, "^d:")
    before = await stage.frontend.tables.find(1)
    assert before.n == 1
    undo = next(i for i in ids(done.message) if UNDO.search(i))
    back = await asked.press(done.message, custom_id=undo)
    assert said("undo-done", back.text) and has(back.message, "^d:.*:pick:take")
    after = await stage.frontend.tables.find(1)
    assert after.epoch == before.epoch + 1 and after.asked[0].seat != before.asked[0].seat
    again = await asked.forge_press(done.message, undo)
    assert await stage.frontend.tables.find(1) == after and "✓" not in again.text


async def test_undo_strikes_the_next_call_and_rings_nobody(stage):
    asked, question, desk = await opened(stage)
    done = await asked.select(desk, "trader")
    await stage.frontend.service.outbox.drain()
    (next_call,) = [
        m for m in asked.history(question["channel_id"]) if CALLED in m["content"] and m["id"] != question["id"]
    ]
    others = [p for p in stage.people(3) if p is not asked]
    marks = {p.name: p.mark() for p in others}
    await asked.press(done.message, custom_id=UNDO)
    await stage.frontend.service.outbox.drain()
    struck = asked.shown(next_call)
    assert "↩" in struck["content"] and not ids(struck), "the call of the next is struck"
    for p in others:
        assert not [e for e in p.events[marks[p.name] :] if e["type"] == "notify"], p.name


async def test_who_wants_to_confirm_is_asked_every_time(stage):
    await stage.started(3)
    thread = {"id": str((await stage.frontend.tables.find(1)).where)}
    found = await stage.frontend.tables.find(1)
    asked = next(p for p in stage.people(3) if int(p.id) == found.seats[found.asked[0].seat].user)
    await asked.command("me confirm", thread, on=True)
    desk = (await asked.command("play", thread)).message
    shown = await asked.select(desk, "trader")
    assert has(shown.message, ":ok:") and said("refused-confirm-always", shown.text)
    typed = await asked.command("puerto-rico take", thread, role="captain")
    assert has(typed.message, ":ok:") and (await stage.frontend.tables.find(1)).n == 0
    done = await asked.press(typed.message, custom_id=OK)
    assert "✓" in done.text and (await stage.frontend.tables.find(1)).n > 0
    entry = (await stage.frontend.turns.log(1))[1]
    assert entry.events[0].args["role"] == "captain", "what was typed last is what was confirmed"


async def test_whoever_likes_it_quick_types_and_it_is_done(stage):
    _, question = await stage.started(3)
    (asked,) = stage.called(question)
    done = await asked.command("puerto-rico take", {"id": question["channel_id"]}, role="trader")
    assert "✓" in done.text and has(done.message, ":unmake:")
