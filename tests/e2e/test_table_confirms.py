"""A table can ask for Confirm always: for everybody, whatever they have set for themselves."""

import re

import pytest

from bot.text.fluent import LANGUAGES, text

from .moves import OK
from .stage import YOUR_TURN, Stage, has, pictured


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


def said(id, words, **args):
    return any(text(code)(id, **args) in words for code in LANGUAGES)


async def test_every_answer_is_confirmed_at_the_desk_in_the_call_and_typed(stage):
    thread, question = await stage.started(3)
    anna = stage.person("Anna")
    mark = anna.mark()
    told = await anna.command("table confirm", thread, on=True)
    assert said("confirm-set", told.text, how=text("en")("me-confirm-on"))
    await anna.wait_message(lambda m: said("notice-confirm", m["content"], on=1), ephemeral=False, after=mark)
    (asked,) = stage.called(question)
    pressed = await asked.press(question, custom_id=re.compile(":pick:take/trader$"))
    assert has(pressed.message, ":ok:") and said("refused-confirm-table", pressed.text)
    desk = await asked.press(question, custom_id=YOUR_TURN)
    back = await asked.press(desk.message, custom_id=re.compile(":back:"))
    shown = await asked.select(back.message, "captain")
    assert has(shown.message, ":ok:") and said("refused-confirm-table", shown.text)
    typed = await asked.command("puerto-rico take", thread, role="trader")
    assert has(typed.message, ":ok:")
    table = await stage.frontend.tables.find(1)
    assert table.n == 0 and table.confirm, "nothing has happened yet"
    await pictured(asked, typed.message)
    done = await asked.press(typed.message, custom_id=OK)
    assert "✓" in done.text and (await stage.frontend.tables.find(1)).n > 0
    await stage.restart()
    assert (await stage.frontend.tables.find(1)).confirm, "the table keeps it"
    await anna.command("table confirm", thread, on=False)
    assert not (await stage.frontend.tables.find(1)).confirm


async def test_the_card_says_it_and_only_the_owner_sets_it(stage):
    card = await stage.open(3)
    anna, boris = stage.person("Anna"), stage.person("Boris")
    before = await stage.frontend.tables.find(1)
    refused = await boris.command("table confirm", on=True)
    assert said("refused-not-owner", refused.text, owner="Anna", table=before.name)
    assert await stage.frontend.tables.find(1) == before
    await anna.command("table confirm", on=True)
    await stage.frontend.service.outbox.drain()
    assert said("card-confirm", anna.shown(card)["content"])
