"""A table whose channel is deleted, or where the bot has lost its rights or the server: people know, and it goes on."""

from __future__ import annotations

import random

import pytest

from .calls import EN, RU, dm, words
from .stage import YOUR_TURN, Stage, SteppedClock, has
from .test_refused import HOUR, on, rows


@pytest.fixture
async def stage(tmp_path):
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


def told(stage, person, why):
    """How often somebody has been told in private that a table has lost its place."""
    table = stage.table
    said = words(person)(f"word-stranded-{why}", table=table.name, n=table.id, link="LINK").partition("LINK")[0]
    return sum(m["content"].startswith(said) for m in dm(stage, person))


async def asked(stage):
    table = await stage.frontend.tables.find(1)
    user = table.seats[table.asked[0].seat].user
    return next(p for p in stage.people(3) if int(p.id) == user)


def rung(stage, person, since=0):
    return [n for n in stage.sandbox.notifications[since:] if n.user_id == person.id]


async def lose(stage, how):
    """The place of the table is lost; the event about it comes."""
    moderator = stage.sandbox.moderator
    if how == "channel":
        moderator.delete_channel("games")
    elif how == "rights":
        moderator.deny("view_channel", channel="games")
    else:
        moderator.deny("send_messages", "send_messages_in_threads", channel="games")


@pytest.mark.parametrize("how", ["channel", "rights", "writing"])
async def test_a_place_that_is_lost_in_mid_game(stage, how):
    await stage.started(3)
    await stage.frontend.service.outbox.drain()
    stage.table = await stage.frontend.tables.find(1)
    await lose(stage, how)
    why = "channel" if how == "channel" else "rights"
    chance = random.Random(4)
    for n in range(3):  # play goes on by the table's number, and whoever is asked is called in private, once
        before = len(stage.sandbox.notifications)
        await on(stage, chance)
        await stage.pass_time(2 * HOUR, 60.0 if n == 0 else 600.0)
        person = await asked(stage)
        calls = rung(stage, person, before)
        assert len(calls) == 1 + (n == 0), "the call, and once the word about what has happened"
    assert all(told(stage, p, why) == 1 for p in stage.people(3))
    assert "lost their channel" in (await stage.app.look()).note()
    # from any channel, by the table's number
    mover = next(p for p in stage.people(3) if p is not person)
    before = len(stage.sandbox.notifications)
    stage.sandbox.moderator.add_channel("harbour")
    await mover.command("table move", "harbour", table="1")
    await stage.pass_time(60.0)
    table = await stage.frontend.tables.find(1)
    assert table.channel == int(stage.sandbox.world.channel_named("harbour").id) and table.thread
    here = mover.history(str(table.thread))
    (question,) = [m for m in here if has(m, YOUR_TURN.pattern)]
    assert [n.message_id for n in rung(stage, person, before)] == [question["id"]]
    assert not any(
        m["content"].startswith("🔔") and has(m, YOUR_TURN.pattern) for p in stage.people(3) for m in dm(stage, p)
    )
    await on(stage, chance)
    await stage.pass_time(60.0)
    assert stage.sandbox.notifications[-1].channel_id == str(table.thread)
    assert "lost" not in (await stage.app.look()).note()
    waiting = {kind for (kind,) in await rows(stage, "select kind from outbox where done_at is null")}
    assert waiting <= {"answered"}  # where nothing may be changed any more, an old question stays as it is


async def test_rights_that_come_back_are_used_at_once_and_nobody_is_rung_twice(stage):
    _, first = await stage.started(3)
    await stage.frontend.service.outbox.drain()
    stage.table = await stage.frontend.tables.find(1)
    await lose(stage, "writing")
    before = len(stage.sandbox.notifications)
    await on(stage, random.Random(4))
    await stage.pass_time(3 * HOUR, 60.0)
    person = await asked(stage)
    assert len(rung(stage, person, before)) == 2  # the word and the call
    stage.sandbox.moderator.allow("send_messages", "send_messages_in_threads", channel="games")
    here = lambda m: has(m, YOUR_TURN.pattern) and m["channel_id"] == first["channel_id"] and m["id"] != first["id"]  # noqa: E731
    question = await person.wait_message(here)
    await stage.frontend.service.outbox.drain()
    assert question["content"] and len(rung(stage, person, before)) == 2
    assert await rows(stage, "select kind from outbox where done_at is null") == []


async def test_what_waits_to_be_said_in_private_is_dropped_when_the_rights_are_back(stage):
    await stage.started(3)
    await stage.frontend.service.outbox.drain()
    await lose(stage, "writing")
    stage.sandbox.faults.page(403, method="POST", path="/users/@me/channels", times=1000)
    before = len(stage.sandbox.notifications)
    await on(stage, random.Random(4))
    await stage.pass_time(60.0, 6.0)
    waiting = "select kind from outbox where done_at is null and kind in ('private', 'word') order by id"
    assert await rows(stage, waiting) == [("word",)] * 3 + [("private",)]
    stage.sandbox.moderator.allow("send_messages", "send_messages_in_threads", channel="games")
    person = await asked(stage)
    await person.wait_for(lambda: rung(stage, person, before) or None, "a call")
    stage.sandbox.faults.clear()
    await stage.pass_time(HOUR, 600.0)
    assert len(stage.sandbox.notifications) == before + 1
    assert await rows(stage, "select kind from outbox where done_at is null") == []


async def test_a_bot_that_is_sent_away_and_invited_again(stage):
    _, first = await stage.started(3)
    await stage.frontend.service.outbox.drain()
    stage.sandbox.moderator.send_away()
    await on(stage, random.Random(4))
    await stage.pass_time(3 * HOUR, 60.0)
    assert stage.frontend.service.stranded.tables == {1: "server"}
    person = await asked(stage)
    before = len(rung(stage, person))
    stage.sandbox.moderator.invite()
    await person.wait_message(lambda m: f"🔔 {person.mention}" in m["content"] and m["id"] != first["id"])
    await stage.frontend.service.outbox.drain()
    assert len(rung(stage, person)) == before + 1
    assert not any([(await stage.frontend.service.people.profile(int(p.id))).closed for p in stage.people(3)])


async def test_only_who_plays_there_moves_a_table_and_not_to_where_it_is(stage):
    thread, _ = await stage.started(3)
    await stage.frontend.service.outbox.drain()
    stranger = stage.person("Gleb")
    general = stage.sandbox.world.channel_named("general").id
    assert (await stranger.command("table move", general, table="1")).text in (
        EN("refused-not-seated"), RU("refused-not-seated"),
    )  # fmt: skip
    anna = stage.person("Anna")
    name = (await stage.frontend.tables.find(1)).name
    assert (await anna.command("table move", thread, table="1")).text == words(anna)("refused-already-here", table=name)
    await stage.frontend.service.guilds.set(int(stage.sandbox.world.guild.id), channels=(int(anna.channel("games")),))
    assert f"<#{anna.channel('games')}>" in (await anna.command("table move", general, table="1")).text
    assert (await stage.frontend.tables.find(1)).thread == int(thread["id"])


def bells(stage, where):
    """The questions that still look open in a channel and its threads: (message, channel)."""
    world = stage.sandbox.world
    places = [c.id for c in world.channels.values() if where in (c.id, c.parent_id)]
    found = [m for place in places for m in world.messages[place].values()]
    return {(int(m.id), int(m.channel_id)) for m in found if "🔔" in m.content and m.components}


@pytest.mark.parametrize("before", ["asked", "answered"])
async def test_an_old_question_is_closed_when_the_rights_come_back(stage, before):
    """The table has moved meanwhile. Its last question was open then, or was answered while nothing was allowed."""
    thread, first = await stage.started(3)
    await stage.frontend.service.outbox.drain()
    old = (await stage.frontend.tables.find(1)).channel
    assert bells(stage, str(old)) == {(int(first["id"]), int(thread["id"]))}
    await lose(stage, "rights")
    if before == "answered":
        await on(stage, random.Random(4))
    await stage.pass_time(60.0, 12.0)
    stage.sandbox.moderator.add_channel("harbour")
    person = await asked(stage)
    mover = next(p for p in stage.people(3) if p is not person)
    await mover.command("table move", "harbour", table="1")
    await stage.pass_time(60.0, 12.0)
    assert bells(stage, str(old)) == {(int(first["id"]), int(thread["id"]))}  # nothing is allowed there yet
    stage.sandbox.moderator.allow("view_channel", channel="games")
    await stage.person("Anna").wait_for(
        lambda: not stage.sandbox.world.message(first["id"]).components or None, "an end"
    )
    await stage.frontend.service.outbox.drain()
    table = await stage.frontend.tables.find(1)
    assert bells(stage, str(old)) == set()
    assert {place for _, place in bells(stage, str(table.channel))} == {table.thread}
    assert await rows(stage, "select kind from outbox where done_at is null") == []


async def test_a_private_call_is_closed_though_the_question_in_public_cannot_be(stage):
    for p in stage.people(3):
        await stage.frontend.service.people.set(int(p.id), notify="both")
    await stage.started(3)
    await stage.frontend.service.outbox.drain()
    person = await asked(stage)
    assert any("🔔" in m["content"] for m in dm(stage, person))
    await lose(stage, "rights")
    await on(stage, random.Random(4))
    await stage.pass_time(60.0, 5.0)
    assert not any("🔔" in m["content"] and has(m, YOUR_TURN.pattern) for m in dm(stage, person))


async def test_both_places_say_who_has_moved_a_table(stage):
    thread, first = await stage.started(3)
    await stage.frontend.service.outbox.drain()
    person = await asked(stage)
    mover = next(p for p in stage.people(3) if p is not person)
    stage.sandbox.moderator.add_channel("harbour")
    await mover.command("table move", "harbour", table="1")
    await stage.frontend.service.outbox.drain()
    table = await stage.frontend.tables.find(1)
    said = [m["content"] for m in mover.history(thread)]
    where = {"guild": str(table.guild), "channel": str(table.channel)}
    assert said.count(EN("notice-moved-to", name=mover.name, **where)) == 1
    here = mover.history(str(table.thread))
    assert [m["content"] for m in here].count(EN("notice-moved-here", name=mover.name)) == 1
    assert any(all(p.mention in m["content"] for p in stage.people(3)) for m in here)
    assert {place for _, place in bells(stage, str(table.channel))} == {table.thread}
    assert not stage.sandbox.world.message(first["id"]).components
    assert [n.user_id for n in stage.sandbox.notifications if n.channel_id == str(table.thread)] == [person.id]


@pytest.mark.parametrize("lost", [False, True])
@pytest.mark.parametrize("how", ["blind", "absent"])
async def test_nobody_is_left_behind_where_a_table_is_moved(stage, how, lost):
    await stage.started(3)
    await stage.frontend.service.outbox.drain()
    anna, boris = stage.person("Anna"), stage.person("Boris")
    stage.sandbox.moderator.add_channel("harbour")
    if how == "blind":
        stage.sandbox.moderator.deny("view_channel", channel="harbour", who="Boris")
    else:
        stage.sandbox.moderator.leave("Boris")
    if lost:
        await lose(stage, "channel")
        await stage.pass_time(60.0)
    before = await stage.frontend.tables.find(1)
    said = (await anna.command("table move", "harbour", table="1")).text
    after = await stage.frontend.tables.find(1)
    if how == "absent" and lost:  # it has no other place
        assert after.channel == int(stage.sandbox.world.channel_named("harbour").id)
    else:
        assert said == words(anna)("refused-unseen-there", table=before.name, names=boris.name)
        assert after.channel == before.channel
