"""People who are gone: what the others read and press, and how a seat comes back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.rest_app import make_dm
from bot.service.core.model import Person
from bot.text.fluent import text
from tests.e2e.stage import CALLED, Stage, SteppedClock, has

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
COMPUTER, END, WAIT = (re.compile(rf":vote:\d+\.{n}$") for n in (1, 2, 3))
SIT_DOWN, AGREE = re.compile(r":sitdown:\d+$"), re.compile(r":vote:\d+\.1$")
HOUR = 3600.0


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


async def until_asked(stage: Stage, person) -> None:
    """Answer behind the bot's back until that person is asked."""
    while True:
        table = await stage.frontend.tables.find(1)
        mine = table.seats_of(int(person.id))
        if any(a.seat in mine for a in table.asked):
            await stage.frontend.service.outbox.drain()
            return
        a = table.asked[0]
        user = table.seats[a.seat].user
        desk = await stage.frontend.turns.desk(1, user, a.seat)
        offer = desk.decision.offers[0]
        await stage.frontend.turns.act(1, user, offer.verb, offer.sample(lambda n: 0), desk.tag, a.seat)


async def asked_what_to_do(stage: Stage, gone: str, thread) -> tuple[list, dict]:
    """The others, and the message that asks them."""
    others = [p for p in stage.people(3) if p.name != gone]
    messages = [m for m in others[0].history(thread) if has(m, r":vote:\d+\.3$")]
    assert len(messages) == 1, "they are asked once"
    return others, messages[0]


async def test_who_has_left_is_played_by_the_computer_and_gets_the_seat_back(stage: Stage) -> None:
    thread, _ = await stage.started(3)
    vera = stage.person("Vera")
    stage.sandbox.moderator.leave("Vera")
    await until_asked(stage, vera)
    (anna, boris), message = await asked_what_to_do(stage, "Vera", thread)
    table = await stage.frontend.tables.find(1)
    (seat,) = table.seats_of(int(vera.id))
    assert EN("absent-left", name="Vera", seat=seat + 1) in message["content"]
    assert anna.mention in message["content"] and boris.mention in message["content"]
    assert vera.mention not in message["content"]
    gleb = stage.person("Gleb")
    told = await gleb.press(message, custom_id=COMPUTER)
    assert told.messages[-1]["content"] == EN("refused-not-seated", table=table.name)
    await anna.press(message, custom_id=COMPUTER, until="ack")
    told = await anna.press(message, custom_id=COMPUTER)
    assert told.messages[-1]["content"] == EN("refused-proposal-voted")
    mark = boris.mark()
    await boris.press(message, custom_id=COMPUTER, until="ack")
    await boris.wait_message(
        contains=re.compile(re.escape(EN("notice-handed-computer", name="Vera", seat=seat))), after=mark
    )
    await stage.frontend.service.computers.settled()
    table = await stage.frontend.tables.find(1)
    assert table.seats[seat].computer and not any(a.seat == seat for a in table.asked)
    await vera.command("mine", make_dm(stage.sandbox, vera.id))
    assert not (await stage.frontend.tables.find(1)).seats[seat].user, "who writes to the bot is not back on the server"
    stage.sandbox.moderator.rejoin("Vera")
    mark = vera.mark()
    await vera.command("board", table="1")
    await vera.wait_message(contains=re.compile(re.escape(RU("welcome-back", table=table.name))), after=mark)
    assert (await stage.frontend.tables.find(1)).seats[seat].user == int(vera.id)


async def test_a_newcomer_takes_the_seat_by_pressing_and_the_others_agree(stage: Stage) -> None:
    thread, _ = await stage.started(3)
    vera, gleb = stage.person("Vera"), stage.person("Gleb")
    stage.sandbox.moderator.leave("Vera")
    await until_asked(stage, vera)
    (anna, boris), message = await asked_what_to_do(stage, "Vera", thread)
    told = await anna.press(message, custom_id=SIT_DOWN)
    assert told.messages[-1]["content"] == EN("refused-already-seated")
    mark = anna.mark()
    told = await gleb.press(message, custom_id=SIT_DOWN)
    assert told.messages[-1]["content"] == EN("newcomer-asked")
    asked = await anna.wait_message(contains=re.compile("🪑"), ephemeral=False, after=mark)
    assert EN("proposal-newcomer", to="Gleb", name="Vera") in asked["content"]
    assert anna.mention in asked["content"] and boris.mention in asked["content"]
    await anna.press(asked, custom_id=AGREE, until="ack")
    mark = gleb.mark()
    await boris.press(asked, custom_id=AGREE, until="ack")
    called = await gleb.wait_message(contains=re.compile(re.escape(gleb.mention)), ephemeral=False, after=mark)
    assert has(called, ":desk:")
    await stage.frontend.service.outbox.drain()
    (now,) = [m for m in anna.history(thread) if m["id"] == message["id"]]
    assert not has(now, ":sitdown:") and not has(now, ":vote:")
    assert vera.name not in [s.name for s in (await stage.frontend.tables.find(1)).seats]


async def test_the_others_may_end_it_and_read_the_score_as_it_stands(stage: Stage) -> None:
    thread, _ = await stage.started(3)
    vera = stage.person("Vera")
    stage.sandbox.moderator.leave("Vera")
    await until_asked(stage, vera)
    (anna, boris), message = await asked_what_to_do(stage, "Vera", thread)
    await anna.press(message, custom_id=END, until="ack")
    mark = boris.mark()
    await boris.press(message, custom_id=END, until="ack")
    table = await stage.frontend.tables.find(1)
    ended = await boris.wait_message(contains=re.compile("🛑"), ephemeral=False, after=mark)
    assert all(name in ended["content"] for name in ("Anna", "Boris", "Vera")) and has(ended, ":again$")
    await stage.frontend.service.outbox.drain()
    assert (await stage.frontend.tables.find(1)).status == "abandoned"
    open_now = [m for m in anna.history(thread) if has(m, ":desk")]
    assert open_now == [], "nothing asks for an answer any more"
    assert CALLED not in ended["content"] and table.commitment
    assert (await anna.command("score", thread)).text == EN("score-ended")


async def test_who_never_answers_is_asked_about_after_the_last_reminder(stage: Stage) -> None:
    thread, question = await stage.started(3)
    (silent,) = stage.called(question)
    await stage.pass_time(70 * 24 * HOUR, 6 * HOUR)
    others, message = await asked_what_to_do(stage, silent.name, thread)
    assert EN("absent-silent", name=silent.name, seat=1) in message["content"]
    mark = others[0].mark()
    await others[0].press(message, custom_id=COMPUTER, until="ack")
    await others[1].press(message, custom_id=COMPUTER, until="ack")
    await others[0].wait_message(contains=re.compile("🤖|🪑|Computer|computer"), ephemeral=False, after=mark)
    table = await stage.frontend.tables.find(1)
    assert next(s for s in table.seats if s.belongs == int(silent.id)).computer
    told = await silent.command("play", table="1")
    assert told and (await stage.frontend.tables.find(1)).seats_of(int(silent.id)), "back by playing on"


async def test_a_table_may_be_looked_after_by_another(stage: Stage) -> None:
    await stage.started(3)
    anna, boris = stage.people(2)
    told = await boris.command("table owner", person=boris.id)
    assert told.text == RU("refused-not-owner", owner="Anna", table=(await stage.frontend.tables.find(1)).name)
    gleb = stage.person("Gleb")
    told = await anna.command("table owner", person=gleb.id)
    assert told.text == EN("refused-not-seated-other", table=(await stage.frontend.tables.find(1)).name)
    await anna.command("table owner", person=boris.id)
    assert (await stage.frontend.tables.find(1)).owner == int(boris.id)


async def test_what_only_the_owner_may_do_falls_to_whoever_does_it_when_the_owner_has_left(stage: Stage) -> None:
    card = await stage.open(2)
    presses = (
        ("options:0", ["points=open"]),
        ("clock", ["quick"]),
        ("computer", ["random"]),
        ("spare", []),
        ("computer", ["random"]),
        ("start", []),
    )
    owner, other = stage.people(2)
    for what, values in presses:
        stage.sandbox.moderator.leave(owner.name)
        if values:
            await other.forge_select(card, f"t:1:{what}", values, until="ack")
        else:
            await other.forge_press(card, f"t:1:{what}", until="ack")
        await owns(stage, other)
        stage.sandbox.moderator.rejoin(owner.name)
        if (await stage.frontend.tables.find(1)).status == "lobby":
            await stage.frontend.tables.join(1, Person(int(owner.id), owner.name))
        owner, other = other, owner
    table = await stage.frontend.tables.find(1)
    assert (table.status, table.clock, table.options["points"]) == ("running", "quick", "open")


async def owns(stage: Stage, person) -> None:
    for _ in range(6000):
        table = await stage.frontend.tables.find(1)
        if table.owner == int(person.id):
            break
        await asyncio.sleep(0.01)
    assert table.owner == int(person.id)
    await stage.frontend.service.outbox.drain()
