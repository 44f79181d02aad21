"""Who is away: the table sees it, a stand-in plays, and it ends."""

import pytest

from bot.sandbox.rest_app import make_dm

from .calls import DAY, asked, dm, question_now, take, typed, words
from .stage import YOUR_TURN, Stage, SteppedClock


@pytest.fixture
async def stage(tmp_path):
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


async def test_away_is_seen_by_the_table_and_ends(stage):
    thread, question = await stage.started(4)
    person, others = await asked(stage), [p for p in stage.people() if p is not await asked(stage)]
    until = int(stage.clock.at + 3 * DAY)
    said = await typed(person, "me away", thread, until="3 days")
    assert words(person)("me-away-begun", until=until) in said.text
    other = others[0]
    desk = (await other.command("play", thread)).text
    assert words(other)("away-one", name=person.name, until=until) in desk
    assert f"<t:{until}:D>" in (await other.command("table list", thread)).text
    assert f"<t:{until}:D>" in (await other.command("board", thread)).text
    own = await person.press(question, custom_id=YOUR_TURN)
    assert words(person)("desk-away", until=until) in own.text
    await stage.frontend.service.outbox.drain()
    card = (await stage.frontend.tables.find(1)).card
    assert f"<t:{until}:D>" in person.shown(str(card))["content"]

    mark = len(stage.sandbox.notifications)
    while True:  # once round the table
        await take(stage)
        if await asked(stage) is person:
            break
    shown = question_now(stage, thread)
    assert person.mention not in shown["content"] and f"<t:{until}:D>" in shown["content"]
    assert all(n.user_id != person.id for n in stage.sandbox.notifications[mark:])
    await stage.pass_time(3 * DAY + 3600, 6 * 3600)
    (message,) = dm(stage, person)
    assert words(person)("digest-back") in message["content"]
    assert f"<t:{until}:D>" not in person.shown(str(card))["content"]
    assert words(other)("away-one", name=person.name, until=until) not in (await other.command("play", thread)).text


async def test_back_before_the_date_and_a_stand_in(stage):
    thread, _ = await stage.started(4)
    person = await asked(stage)
    gone = await typed(person, "me away", thread, until="31.03.")
    lent = await person.press(gone.message, custom_id="p:lend")
    assert lent.text.startswith(words(person)("me-away-begun-lent", until=0).split("<")[0])
    await stage.pass_time(60, 20)
    table = await stage.frontend.tables.find(1)
    (seat,) = [s for s in table.seats if s.belongs == int(person.id)]
    assert seat.computer
    back = await person.press(lent.message, custom_id="p:back")
    assert words(person)("me-away-ended") in back.text
    await stage.pass_time(60, 20)
    assert (await stage.frontend.tables.find(1)).seats[seat.seat].user == int(person.id)
    refused = await person.forge_press(back.message, "p:lend")
    assert words(person)("refused-not-away") in [m["content"] for m in refused.messages]


async def test_away_and_back_as_typed(stage):
    thread, _ = await stage.started(4)
    person = await asked(stage)
    said = await typed(person, "me away", thread, until="2026-03-20", computer="random")
    assert said.text.startswith(words(person)("me-away-begun-lent", until=0).split("<")[0])
    await stage.pass_time(60, 20)
    assert [s.computer for s in (await stage.frontend.tables.find(1)).seats if s.belongs] == ["random"]
    assert (await person.command("me back", make_dm(stage.sandbox, person.id))).text == words(person)("me-away-ended")
    await stage.pass_time(60, 20)
    assert int(person.id) in (await stage.frontend.tables.find(1)).people
    assert (await person.command("me back", thread)).text == words(person)("me-away-ended")  # once more does no harm
