"""What stays closed: records of running games, half-made choices of who had the seat before, other people's choices."""

from __future__ import annotations

import hashlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules.record import read
from bot.sandbox import look
from bot.text.fluent import text
from tests.e2e.stage import YOUR_TURN, Stage, has, ids
from tests.e2e.test_replay import played
from tests.e2e.test_whole_game import content

EN = text("en", "puerto_rico")
NOT_OVER = {text(locale, "puerto_rico")("refused-not-over") for locale in ("en", "ru")}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path) as stage:
        yield stage


async def key(stage: Stage, table: int) -> str:
    return bytes((await stage.frontend.service.store.load(table)).key).hex()


def everything(stage: Stage) -> str:
    """All that the bot has sent, files too."""
    sent = [e.sent.decode("utf-8", "replace") for e in stage.sandbox.requests]
    files = [
        data.decode("utf-8", "replace") for kind, data in stage.sandbox.world.files.values() if "image" not in kind
    ]
    return "\n".join([*sent, *files])


async def test_the_record_of_a_running_game_is_nobodys(stage: Stage) -> None:
    """Neither those who sit there nor anybody else get it by a command, a button or the id of a button."""
    thread, question = await stage.started(3)
    await played(stage, 30)
    await stage.frontend.service.outbox.drain()
    for person in stage.people(4):
        told = await person.command("export", table="1")
        assert told.text in NOT_OVER and not told.message["attachments"]
        for id in ("t:1:record", "t:1:record:1", "t:1:replay:99999.last", "t:1:log:99999"):
            pressed = await person.forge_press(question, id)
            shown = pressed.messages[-1] if pressed.messages else pressed.message
            assert not any(a["filename"].endswith(".game") for a in shown["attachments"]), id
        for path in ("log", "replay", "score", "board"):
            await person.command(path, thread, table="1")
    sent = everything(stage)
    assert await key(stage, 1) not in sent and "\nkey " not in sent


async def test_the_record_of_a_table_given_up_tells_nothing_of_another(stage: Stage) -> None:
    await stage.started(3)
    await played(stage, 20)
    await stage.open(3)
    await stage.frontend.tables.start(2, (await stage.frontend.tables.find(2)).owner)
    anna = stage.person("Anna")
    asked = await anna.command("table abandon", table="1")
    await anna.press(asked.message, custom_id=re.compile(":abandon"))
    assert (await stage.frontend.tables.find(1)).status == "abandoned"
    told = await anna.command("export", table="1")
    (file,) = told.message["attachments"]
    record = read(content(stage, file).decode())
    table = await stage.frontend.tables.find(1)
    assert record.key.hex() == await key(stage, 1), "nothing is played with it any more"
    assert hashlib.sha256(record.key).hexdigest() == table.commitment == record.commitment
    assert await key(stage, 2) != await key(stage, 1)
    sent = everything(stage)
    assert await key(stage, 1) in sent and await key(stage, 2) not in sent
    assert (await anna.command("export", table="2")).text in NOT_OVER
    with pytest.raises(Exception, match="not-running"):
        await stage.frontend.turns.act(1, int(anna.id), "take", ("builder",))


async def test_what_one_has_half_chosen_is_not_for_whoever_gets_the_seat(stage: Stage) -> None:
    await stage.careful()
    _, question = await stage.started(3)
    (asked,) = stage.called(question)
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    plain = ids(desk)
    chosen = (await asked.select(desk, "captain")).message
    assert has(chosen, ":ok:") and ids(chosen) != plain, "something is half chosen"
    gleb = stage.person("Gleb")
    await asked.command("table seat", to="person", person=gleb.id, table="1")
    offer = await gleb.wait_message(lambda m: has(m, ":vote:"), ephemeral=False)
    mark = gleb.mark()
    await gleb.press(offer, custom_id=re.compile(r":vote:\d+\.1$"), until="ack")
    await gleb.wait_notified(after=mark)
    table = await stage.frontend.tables.find(1)
    assert table.seats[table.asked[0].seat].user == int(gleb.id)
    fresh = (await gleb.command("play", table="1")).message
    assert not has(fresh, ":ok:"), "the new holder begins anew"
    options = [o for menu in look.menus(fresh) for o in menu["options"]]
    assert options and not any(o.get("default") for o in options)
    # and who had it may not go on with it, nor see suggestions
    again = await asked.press(desk, custom_id=re.compile(":ok:"))
    assert again.messages[-1]["content"] != chosen["content"]
    assert (await stage.frontend.tables.find(1)).n == 0
    assert await asked.complete("puerto-rico take", "role", "", table="1") == []
    assert await gleb.complete("puerto-rico take", "role", "", table="1") != []


async def test_suggestions_are_for_whoever_is_asked(stage: Stage) -> None:
    """Everybody else gets none: neither at the table, nor beside it, nor by the table's number."""
    thread, question = await stage.started(3)
    asked = stage.called(question)
    for person in stage.people(4):
        here = await person.complete("puerto-rico take", "role", "", thread)
        there = await person.complete("puerto-rico take", "role", "", table="1")
        assert bool(here) == bool(there) == (person in asked), person.name
        for path, option in (("plan set", "plan"), ("plan clear", "plan")):
            found = await person.complete(path, option, "", table="1")
            sits = person.name != "Gleb"
            assert path == "plan clear" or bool(found) == sits, "plans are one's own"
            assert path == "plan set" or not found
