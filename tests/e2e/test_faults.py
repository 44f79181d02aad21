"""What Discord may answer at any moment, struck on purpose: the game goes on, and the next press works."""

import asyncio
import logging
import re

import pytest

from .stage import CALLED, YOUR_TURN, Stage, has

OK = re.compile(":ok:")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def desk_of(stage, question):
    (asked,) = stage.called(question)
    return asked, (await asked.press(question, custom_id=YOUR_TURN)).message


@pytest.mark.parametrize(("code", "told"), [(10062, "too late"), (40060, "twice")])
async def test_an_acknowledgement_that_is_not_taken(stage, caplog, code, told):
    _, question = await stage.started(3)
    (asked,) = stage.called(question)
    fault = stage.sandbox.faults.refuse(code, method="POST", path="/interactions/*/callback")
    with caplog.at_level(logging.INFO):
        await pressed_in_vain(stage, asked, question, fault)
        await asked.wait_for(lambda: told in caplog.text, "a line in the log")
    assert fault.hits == 1 and "Traceback" not in caplog.text
    assert has((await asked.press(question, custom_id=YOUR_TURN)).message, "^d:")


async def test_a_press_that_is_delivered_twice_is_answered_once_and_no_trouble(stage, caplog):
    _, question = await stage.started(3)
    (asked,) = stage.called(question)
    before = len(answers(stage))
    with caplog.at_level(logging.INFO):
        stage.sandbox.gateway.duplicates.append("INTERACTION_CREATE")
        assert has((await asked.press(question, custom_id=YOUR_TURN)).message, "^d:")
    assert len(answers(stage)) == before + 1
    assert "delivered twice" in caplog.text and "running twice" not in caplog.text
    assert not [r for r in caplog.records if r.name.startswith("bot") and r.levelno >= logging.WARNING]


async def test_somebody_else_who_goes_on_answering_is_told_to_the_host(stage, caplog):
    _, question = await stage.started(3)
    (asked,) = stage.called(question)

    def told():
        return [r for r in caplog.records if "running twice" in r.getMessage()]

    for n in range(1, 7):
        fault = stage.sandbox.faults.refuse(40060, method="POST", path="/interactions/*/callback")
        await pressed_in_vain(stage, asked, question, fault)
        await asked.wait_for(lambda n=n: len(told()) >= n // 3, "the host to be told")
        assert len(told()) == n // 3 and all(r.levelno == logging.ERROR for r in told())


async def pressed_in_vain(stage, asked, question, fault):
    """A press whose first answer is refused, as soon as it has been."""
    press = asyncio.create_task(asked.press(question, custom_id=YOUR_TURN, fails=True))
    await asked.wait_for(lambda: fault.hits, "the refusal")
    stage.sandbox.interactions.give_up()
    await press


def answers(stage):
    return [e for e in stage.sandbox.requests if e.method == "POST" and e.path.startswith("/interactions/")]


async def test_an_answer_whose_token_has_died_meanwhile(stage):
    """The move is made all the same: what was confirmed does not hang on being told so."""
    await stage.careful()
    _, question = await stage.started(3)
    asked, desk = await desk_of(stage, question)
    await asked.select(desk, "captain")
    n = (await stage.frontend.tables.find(1)).n
    stage.sandbox.faults.refuse(50027, method="PATCH", path="/webhooks/*", times=2)
    mark = asked.mark()
    await asked.press(desk, custom_id=OK, until="ack")
    again = await asked.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    assert again["id"] != question["id"]
    assert (await stage.frontend.tables.find(1)).n == n + 1


async def test_slow_answers_lose_nothing(stage):
    await stage.careful()
    _, question = await stage.started(3)
    asked, desk = await desk_of(stage, question)
    await asked.select(desk, "captain")
    stage.sandbox.faults.slow(0.3, method="POST", path="/channels/*/messages", times=3)
    mark = asked.mark()
    assert "✓" in (await asked.press(desk, custom_id=OK)).text
    await asked.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)


async def test_too_many_threads_and_it_is_played_in_the_channel(stage):
    stage.sandbox.threads.max_active = 0
    _, question = await stage.started(3)
    assert question["channel_id"] == stage.person("Anna").channel("games")
    assert (await stage.frontend.tables.find(1)).thread == 0
    _, desk = await desk_of(stage, question)
    assert has(desk, "^d:")


async def test_an_owner_who_takes_no_private_messages_stops_nothing(stage):
    await stage.careful()
    _, question = await stage.started(3)
    asked, desk = await desk_of(stage, question)
    stage.sandbox.moderator.close_dms("Anna")
    stage.sandbox.moderator.deny("send_messages_in_threads", "send_messages", channel="games")
    await asked.select(desk, "captain")
    assert "✓" in (await asked.press(desk, custom_id=OK)).text
    await stage.frontend.service.outbox.drain()
    stage.sandbox.moderator.allow("send_messages_in_threads", "send_messages", channel="games")
    mark = asked.mark()
    await stage.frontend.service.store.db.write(lambda c: c.execute("update outbox set due = 0 where done_at is null"))
    stage.frontend.service.outbox.poke()
    await asked.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)


async def test_an_answered_question_keeps_its_picture_and_loses_its_buttons(stage):
    await stage.careful()
    _, question = await stage.started(3)
    asked, desk = await desk_of(stage, question)
    await asked.select(desk, "captain")
    await asked.press(desk, custom_id=OK)
    done = await asked.wait_message(lambda m: m["id"] == question["id"] and not m["components"], ephemeral=False)
    assert done["content"].startswith("✓")
    assert [a["id"] for a in done["attachments"]] == [a["id"] for a in question["attachments"]] != []
    assert done["attachments"][0]["description"]


async def test_a_notice_about_the_table_rings_nobodys_telephone(stage):
    thread, question = await stage.started(3)
    (asked,) = stage.called(question)
    other = next(p for p in stage.people(3) if p is not asked)
    await stage.frontend.service.outbox.drain()
    rung, mark = len(stage.sandbox.notifications), other.mark()
    await other.command("table seat", thread, to="computer")
    await other.wait_message(lambda m: m["flags"] & 4096, ephemeral=False, after=mark)
    assert len(stage.sandbox.notifications) == rung
