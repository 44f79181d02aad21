"""Calls by private message: instead of a mention or beside it, once whatever happens, and what falls back."""

import re
from collections import Counter

import pytest

from bot.sandbox import look
from bot.sandbox.rest_app import make_dm

from .calls import EN, LINK, asked, dm, question_now, settle, take, words
from .stage import YOUR_TURN, Stage, SteppedClock, has

OK = re.compile(":ok:")


@pytest.fixture
async def stage(tmp_path):
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


def rung(stage):
    """How often each message has rung for each person."""
    return Counter((n.user_id, n.message_id) for n in stage.sandbox.notifications)


async def test_in_private_instead_of_a_mention(stage):
    """Once, in one's own language, with all that is needed: what happened, what is asked, the way to it, the desk."""
    await stage.careful()
    thread, _ = await stage.started(4)
    for p in stage.people():
        said = (await p.command("me notify", thread, how="message")).text
        assert words(p)("me-notify-message") in said
    mark = len(stage.sandbox.notifications)
    await take(stage)
    person = await asked(stage)
    question = question_now(stage, thread)
    assert person.mention not in question["content"] and person.name in question["content"]
    assert question["flags"] & 4096  # nobody's telephone rings for it
    (message,) = dm(stage, person)
    assert words(person)("call-ChooseRole") in message["content"]
    assert LINK.search(message["content"]).groups()[1:] == (thread["id"], question["id"])
    assert message["attachments"]
    rings = stage.sandbox.notifications[mark:]
    assert [(n.user_id, n.message_id) for n in rings] == [(person.id, message["id"])]

    desk = await person.press(message, custom_id=YOUR_TURN)
    assert desk.ephemeral and has(desk.message, "^d:")
    n = (await stage.frontend.tables.find(1)).n
    offered = [o["value"] for menu in look.menus(desk.message) for o in menu["options"]]
    role = next(r for r in ("prospector", "trader", "captain", "craftsman") if r in offered)
    await person.select(desk.message, role)
    assert "✓" in (await person.press(desk.message, custom_id=OK)).text
    assert (await stage.frontend.tables.find(1)).n == n + 1
    await stage.frontend.service.outbox.drain()
    done = person.shown(message)  # no question any more: it says what was answered, and offers nothing
    assert done["content"].startswith("✓") and person.name in done["content"] and not done["components"]


async def test_both_ways(stage):
    thread, _ = await stage.started(4)
    for p in stage.people():
        await p.command("me notify", thread, how="both")
    await take(stage)
    person, question = await asked(stage), question_now(stage, thread)
    assert person.mention in question["content"]
    assert len(dm(stage, person)) == 1
    await stage.restart()
    await stage.frontend.service.outbox.drain()
    assert len(dm(stage, person)) == 1 and max(rung(stage).values()) == 1


@pytest.mark.parametrize("fault", ["cut after", "cut before", "server error", "rate limit", "too fast"])
async def test_a_private_message_comes_once_whatever_the_wire_does(stage, fault):
    thread, _ = await stage.started(4)
    for p in stage.people():
        await p.command("me notify", thread, how="message")
    table = await stage.frontend.tables.find(1)
    nobody_yet = next(p for p in stage.people() if int(p.id) == table.seats[(table.asked[0].seat + 1) % 4].user)
    where = {"method": "POST", "path": f"/channels/{make_dm(stage.sandbox, nobody_yet.id).id}/messages"}
    faults = stage.sandbox.faults
    if fault == "server error":
        faults.server_error(503, **where)
    elif fault == "rate limit":
        faults.rate_limit(0.05, **where)
    elif fault == "too fast":
        faults.refuse(40003, **where)
    else:
        faults.cut(after=fault == "cut after", **where)
    await take(stage)
    await stage.pass_time(120, 5)
    person = await asked(stage)
    assert person is nobody_yet and len(dm(stage, person)) == 1


async def test_a_private_message_that_came_too_late_is_not_sent(stage):
    """Answered before it could be sent: nobody is called for it."""
    thread, _ = await stage.started(4)
    for p in stage.people():
        await p.command("me notify", thread, how="message")
    first = await asked(stage)
    await stage.frontend.service.outbox.drain()
    person_seat = (await stage.frontend.tables.find(1)).asked[0].seat
    await stage.frontend.turns.act(1, int(first.id), "take", ("prospector",))
    second = await asked(stage)
    await stage.frontend.turns.act(1, int(second.id), "take", ("captain",))
    await stage.frontend.service.outbox.drain()
    assert person_seat is not None and dm(stage, second) == []


async def test_of_several_who_has_answered_is_not_called_in_private_any_more(stage):
    thread, _ = await stage.started(4)
    for p in stage.people():
        await p.command("me notify", thread, how="message")
    first = (await stage.several_asked())[0]
    await stage.frontend.service.outbox.drain()
    desk = await stage.frontend.turns.desk(1, int(first.id))
    await stage.frontend.turns.act(1, int(first.id), "place", desk.decision.offer("place").sample(lambda n: 0))
    table, before = await stage.frontend.tables.find(1), len(dm(stage, first))
    assert before and table.asked
    stage.sandbox.messages._nonces.clear()
    sql = "update outbox set done_at = null, tries = 0 where kind = 'private' and about = ? and payload like ?"
    args = (table.question, f'%"user":{first.id}%')
    write = stage.frontend.service.store.db.write
    assert await write(lambda c: c.execute(sql, args).rowcount) == 1  # as if it had not gone out in time
    await stage.frontend.service.outbox.drain()
    assert len(dm(stage, first)) == before


@pytest.mark.parametrize("why", [50007, 50278])
async def test_closed_private_messages_fall_back_to_a_mention(stage, why):
    """Told in the thread, remembered, never tried again, said once on the desk, cleared by the setting."""
    thread, _ = await stage.started(4)
    for p in stage.people():
        await p.command("me notify", thread, how="message")
    table = await stage.frontend.tables.find(1)
    closed = next(p for p in stage.people() if int(p.id) == table.seats[(table.asked[0].seat + 1) % 4].user)
    there = make_dm(stage.sandbox, closed.id).id
    fault = stage.sandbox.faults.refuse(why, method="POST", path=f"/channels/{there}/messages", times=99)
    await take(stage)
    assert await asked(stage) is closed
    told = [m for m in closed.history(thread) if closed.mention in m["content"]]
    called = [m for m in told if not m["flags"] & 4096]  # nobody is called by who plays here
    assert len(called) == 1 and called[0]["mentions"] and has(called[0], "^t:1:desk")
    assert fault.hits == 1
    desk = (await closed.press(called[0], custom_id=YOUR_TURN)).text
    assert words(closed)("desk-closed") in desk
    assert words(closed)("desk-closed") not in (await closed.command("play", thread)).text

    await take(stage)
    for _ in range(3):
        await take(stage)
    assert await asked(stage) is not None and fault.hits == 1
    again = [m for m in closed.history(thread) if closed.mention in m["content"]]
    assert len({m["id"] for m in again}) == len(again)

    stage.sandbox.faults.clear()
    shown = (await closed.command("me settings", thread)).text
    assert words(closed)("me-notify-closed", value=words(closed)("me-notify-message")) in shown
    await closed.command("me notify", thread, how="message")
    while await asked(stage) is not closed:
        await take(stage)
    before = len(dm(stage, closed))
    await take(stage)
    while await asked(stage) is not closed:
        await take(stage)
    assert len(dm(stage, closed)) == before + 1


async def test_several_steps_of_one_turn_call_once(stage):
    thread, _ = await stage.started(4)
    first = await asked(stage)
    mark = len(stage.sandbox.notifications)
    made = len(first.history(thread))
    await stage.frontend.turns.act(1, int(first.id), "take", ("builder",))
    await stage.frontend.service.outbox.drain()
    assert (await stage.frontend.tables.find(1)).asked[0].ask == "Build"
    assert await asked(stage) is first
    assert len(stage.sandbox.notifications) == mark and len(first.history(thread)) == made


async def test_who_comes_next_is_said_and_told_on_request(stage):
    """After the settler everybody settles in order; whoever asked for it is told before it is their turn."""
    thread, _ = await stage.started(4)
    table = await stage.frontend.tables.find(1)
    order = [table.seats[(table.asked[0].seat + i) % 4] for i in range(4)]
    people = [next(p for p in stage.people() if int(p.id) == seat.user) for seat in order]
    await people[2].command("me next", thread, on=True)
    await take(stage, "settler")
    await settle(stage)
    assert await asked(stage) is people[1]
    assert EN("question-then", names=f"{order[2].name}, {order[3].name}") in question_now(stage, thread)["content"]
    (message,) = dm(stage, people[2])
    words_of = words(people[2])
    game = words_of("game-puerto_rico")
    assert message["content"] == words_of("next-private", table=table.name, game=game, name=order[1].name)
    assert (await people[2].press(message, custom_id=re.compile(":board"))).ephemeral
    await stage.restart()
    await settle(stage)
    assert await asked(stage) is people[2] and len(dm(stage, people[2])) == 1


async def test_a_digest_instead_of_calls(stage):
    """No call for each question, but one private message in the evening with all tables that wait."""
    thread, _ = await stage.started(4)
    for p in stage.people():
        await p.command("me digest", thread, on=True, hours="18")
    await take(stage)
    person = await asked(stage)
    question = question_now(stage, thread)
    assert person.mention not in question["content"] and dm(stage, person) == []
    await stage.pass_time(8 * 3600, 3600)
    (message,) = dm(stage, person)
    assert words(person)("digest-title") in message["content"]
    assert LINK.search(message["content"])[3] == question["id"]
    assert has((await person.press(message, custom_id=YOUR_TURN)).message, "^d:")
    listed = await person.press(message, custom_id=re.compile("^p:mine"))
    (list_of_all,) = listed.messages
    assert list_of_all["ephemeral"] and words(person)("mine-title") in list_of_all["content"]
    await stage.restart()
    await stage.pass_time(3600, 600)
    assert len(dm(stage, person)) == 1
