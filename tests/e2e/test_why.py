"""Why not, through every layer: the button on the desk, the command, and a typed command that is refused."""

import re

import pytest

from bot.sandbox import look
from bot.text.fluent import text

from .stage import Stage

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def test_why_a_role_cannot_be_taken(stage):
    thread, question = await stage.started(4)
    (first,) = stage.called(question)
    await first.command("puerto-rico take", thread, role="prospector")
    table = await stage.frontend.tables.find(1)
    people = {int(p.user.id): p for p in stage.people()}
    asked = people[table.seats[table.asked[0].seat].user]
    words = RU if asked.user.locale == "ru" else EN
    taken = words("why-taken", seat="§").partition("§")[0].rstrip(". ")

    desk = (await asked.command("play", thread)).message
    roles = look.menus(desk)[0]
    assert roles["options"][-1]["label"] == words("button-why")
    shown = await asked.select(desk, roles["options"][-1]["value"], custom_id=roles["custom_id"])
    assert shown.ephemeral and shown.message["id"] != desk["id"] and words("why-title") in shown.text
    menu = look.menus(shown.message)[0]
    assert menu["options"][0]["value"] == "take/prospector"
    told = await asked.select(shown.message, "take/prospector", custom_id=menu["custom_id"])
    assert taken in told.text and "/help" in told.text and look.menus(told.message)

    offered = await asked.complete("why", "what", "", thread)
    assert "take/prospector" in [o["value"] for o in offered]
    assert taken in (await asked.command("why", thread, what="take/prospector")).text
    assert taken in (await asked.command("puerto-rico take", thread, role="prospector")).text
    assert (await asked.command("why", thread, what="a spaceship")).text.startswith(words("why-title"))

    words = RU if first.user.locale == "ru" else EN
    waiting = (await first.command("why", thread)).text
    assert words("call-ChooseRole") in waiting


async def test_the_call_is_asked_why_not_too_and_answers_only_whom_it_asks(stage):
    _, question = await stage.started(4)
    (asked,) = stage.called(question)
    mark = asked.mark()
    await asked.press(question, custom_id=re.compile("^c:.*:pick:take/builder$"), until="ack")
    await asked.wait_message(lambda m: True, ephemeral=True, after=mark)
    await stage.frontend.service.outbox.drain()
    now = asked.shown(question)
    label = {b["custom_id"]: b["label"] for b in look.buttons(now)}
    (why,) = [id for id in label if re.match("^c:.*:why:", id)]
    words = EN if label[why] == EN("button-why") else RU
    assert label[why] == words("button-why")
    before = await stage.frontend.tables.find(1)
    mark = asked.mark()
    await asked.press(now, custom_id=why, until="ack")
    told = await asked.wait_message(lambda m: look.menus(m), ephemeral=True, after=mark)
    missing = [o["value"] for o in look.menus(told)[0]["options"]]
    offered = {id.partition(":pick:")[2] for id in label if ":pick:build/" in id}
    assert missing and offered and not offered.intersection(missing)
    assert any(value.startswith("build/") for value in missing)
    for other in stage.people(4):
        if other.name != asked.name:
            mark = other.mark()
            await other.press(now, custom_id=why, until="ack")
            said = await other.wait_message(lambda m: True, ephemeral=True, after=mark)
            assert asked.name in said["content"] and not look.menus(said)
    assert await stage.frontend.tables.find(1) == before
