"""Who plays with computers goes on in the same messages: the call and the desk become their next question."""

import re

import pytest

from bot.sandbox import look
from bot.service.core.outgoing import GOES_ON
from bot.text.fluent import LANGUAGES, text

from .stage import CALLED, YOUR_TURN, Stage, SteppedClock, has, pictured, pictures

COMPUTERS = [text(code)("desk-waiting-computers") for code in LANGUAGES]


@pytest.fixture
async def stage(tmp_path):
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


async def alone(stage, strength="heuristic"):
    """Anna with two computers, called to choose a role."""
    anna = stage.person("Anna")
    card = await stage.open(1)
    for _ in range(2):
        await stage.frontend.tables.add_computer(1, int(anna.id), strength)
    mark = anna.mark()
    await anna.press(card, custom_id=re.compile(":start$"), until="ack")
    return anna, await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)


def messages(anna, question):
    return [m["id"] for m in anna.history(question["channel_id"])]


async def settled(stage):
    await stage.frontend.service.computers.settled()
    assert await stage.frontend.idle(60)
    await stage.frontend.service.outbox.drain()


def quiet(shown):
    """The answer by which nobody has anything to do, or else the first: what leads to the computers."""
    offered = [b["custom_id"] for b in look.buttons(shown) if re.match("^[cd]:.*:pick:", b["custom_id"])]
    return next((i for i in offered if i.endswith(("take/trader", "decline"))), offered[0] if offered else "")


async def test_call_and_desk_become_the_next_question(stage):
    anna, question = await alone(stage)
    rung, there = len(stage.sandbox.notifications), messages(anna, question)
    done = await anna.press(question, custom_id=quiet(question))
    await settled(stage)
    desk, call = anna.shown(done.message), anna.shown(question)
    found = await stage.frontend.tables.find(1)
    assert found.waits_for(int(anna.id)) and found.n > 1, "the computers have played and it is her turn"
    assert messages(anna, question) == there and len(stage.sandbox.notifications) == rung
    assert "✓" in desk["content"] and has(desk, "^d:"), "the desk asks what is to be decided now"
    assert not any(said in desk["content"] + call["content"] for said in COMPUTERS)
    assert has(call, "^c:") and anna.mention in call["content"], "and so does the call"
    tags = {i.split(":")[3] for m in (desk, call) for row in m["components"] for c in row["components"]
            if (i := c.get("custom_id", ""))[:2] in ("c:", "d:")}  # fmt: skip
    assert len(tags) == 1
    assert pictures(call) != pictures(question), "with the board as the computers have left it"
    await pictured(anna, desk)


async def test_it_can_be_taken_back_in_the_same_place(stage):
    anna, question = await alone(stage)
    there = messages(anna, question)
    done = await anna.press(question, custom_id=quiet(question))
    await settled(stage)
    desk = anna.shown(done.message)
    before = await stage.frontend.tables.find(1)
    if not has(desk, ":unmake:"):
        pytest.skip("the computers have turned something up")
    await anna.press(desk, custom_id=re.compile(":unmake:"))
    await settled(stage)
    assert (await stage.frontend.tables.find(1)).epoch == before.epoch + 1
    call = anna.shown(question)
    offered = [b["custom_id"].split(":pick:")[1] for b in look.buttons(call) if ":pick:" in b["custom_id"]]
    assert quiet(question).split(":pick:")[1] in offered, "the same is asked again"
    new = [m for m in anna.history(question["channel_id"]) if m["id"] not in there]
    assert not any(CALLED in m["content"] for m in new), "and nobody is called for it"


async def test_whole_rounds_in_one_message(stage):
    anna, question = await alone(stage)
    rung, there = len(stage.sandbox.notifications), messages(anna, question)
    shown, turns = question, 0
    while turns < 8:
        now = anna.shown(shown)
        if sure := next((b["custom_id"] for b in look.buttons(now) if ":ok:" in b["custom_id"]), ""):
            await anna.press(now, custom_id=sure)
        elif answer := quiet(now):
            shown = (await anna.press(now, custom_id=answer)).message
        else:
            menu = look.menus(now)[0]
            await anna.select(now, menu["options"][0]["value"], custom_id=menu["custom_id"])
        await settled(stage)
        turns += 1
    assert (await stage.frontend.tables.find(1)).n > 12
    assert messages(anna, question) == there and len(stage.sandbox.notifications) == rung


async def test_who_has_to_wait_is_called_anew(stage, monkeypatch):
    """Computers that think for long: until then the message says who is waited for, and then somebody is called."""
    anna, question = await alone(stage)
    rung = len(stage.sandbox.notifications)
    service = stage.frontend.service
    await service.computers.stop()
    done = await anna.press(question, custom_id=quiet(question))
    await service.outbox.drain()
    call = anna.shown(question)
    assert any(said in call["content"] for said in COMPUTERS) and "✓" in call["content"]
    assert not has(call, "^c:") and has(call, YOUR_TURN.pattern)
    assert any(said in anna.shown(done.message)["content"] for said in COMPUTERS)
    stage.clock.at += GOES_ON
    service.computers.start()
    await service.computers.resume([await stage.frontend.tables.find(1)])
    await settled(stage)
    assert not has(anna.shown(question), "^c:") and not has(anna.shown(question), "^t:1:desk")
    assert anna.shown(question)["content"].startswith("✓")
    last = [m for m in anna.history(question["channel_id"]) if CALLED in m["content"]][-1]
    assert last["id"] != question["id"] and has(last, "^c:")
    assert len(stage.sandbox.notifications) == rung + 1
