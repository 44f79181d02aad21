"""Who is called, where and how often: in the thread, in private, in one message with others; and one's own settings."""

import re
from collections import Counter

import pytest

from bot.sandbox import look
from bot.sandbox.rest_app import make_dm
from bot.service.model import Person as User
from bot.text.fluent import text
from bot.ui.posts import escape

from .stage import CALLED, YOUR_TURN, Stage, SteppedClock, has, ids

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
OK = re.compile(":ok:")
DAY = 86400.0
LINK = re.compile(r"https://discord\.com/channels/(\d+)/(\d+)/(\d+)")


@pytest.fixture
async def stage(tmp_path):
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


def words(person):
    return RU if person.user.locale == "ru" else EN


async def typed(person, path, where="games", **options):
    """A command with options that are called like arguments of `Person.command`."""
    return await person.settle(person.does.command(person.channel(where), path, options))


async def asked(stage, table=1):
    """Who is asked now, the first of them."""
    found = await stage.house.tables.find(table)
    user = found.seats[found.asked[0].seat].user
    return next(p for p in stage.people() if int(p.id) == user)


async def take(stage, role="", table=1):
    """Whoever is asked takes a role in which nobody has anything to do, and everything is posted."""
    person = await asked(stage, table)
    desk = await stage.house.turns.desk(table, int(person.id))
    offered = [o[0] for o in desk.decision.offer("take").options]
    role = role or next(r for r in ("prospector", "trader", "captain", "craftsman") if r in offered)
    await stage.house.turns.act(table, int(person.id), "take", (role,))
    await stage.house.service.outbox.drain()
    return person


async def settle(stage):
    """Whoever is asked takes a tile."""
    person = await asked(stage)
    desk = await stage.house.turns.desk(1, int(person.id))
    await stage.house.turns.act(1, int(person.id), "settle", desk.decision.offer("settle").options[0])
    await stage.house.service.outbox.drain()


def dm(stage, person):
    """All that the bot has written to somebody in private."""
    found = stage.sandbox.world.dm(person.id)
    return [] if found is None else [m for m in person.history(found.id) if not m["ephemeral"]]


def question_now(stage, thread):
    return next(m for m in reversed(stage.person("Anna").history(thread)) if has(m, r"^t:\d+:desk"))


def rung(stage):
    """How often each message has rung for each person."""
    return Counter((n.user_id, n.message_id) for n in stage.sandbox.notifications)


async def test_in_private_instead_of_a_mention(stage):
    """Once, in one's own language, with all that is needed: what happened, what is asked, the way to it, the desk."""
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
    n = (await stage.house.tables.find(1)).n
    offered = [o["value"] for menu in look.menus(desk.message) for o in menu["options"]]
    role = next(r for r in ("prospector", "trader", "captain", "craftsman") if r in offered)
    await person.select(desk.message, role)
    assert "✓" in (await person.press(desk.message, custom_id=OK)).text
    assert (await stage.house.tables.find(1)).n == n + 1
    await stage.house.service.outbox.drain()
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
    await stage.house.service.outbox.drain()
    assert len(dm(stage, person)) == 1 and max(rung(stage).values()) == 1


@pytest.mark.parametrize("fault", ["cut after", "cut before", "server error", "rate limit", "too fast"])
async def test_a_private_message_comes_once_whatever_the_wire_does(stage, fault):
    thread, _ = await stage.started(4)
    for p in stage.people():
        await p.command("me notify", thread, how="message")
    table = await stage.house.tables.find(1)
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
    await stage.house.service.outbox.drain()
    person_seat = (await stage.house.tables.find(1)).asked[0].seat
    await stage.house.turns.act(1, int(first.id), "take", ("prospector",))
    second = await asked(stage)
    await stage.house.turns.act(1, int(second.id), "take", ("captain",))
    await stage.house.service.outbox.drain()
    assert person_seat is not None and dm(stage, second) == []


async def test_of_several_who_has_answered_is_not_called_in_private_any_more(stage):
    thread, _ = await stage.started(4)
    for p in stage.people():
        await p.command("me notify", thread, how="message")
    first = (await stage.several_asked())[0]
    await stage.house.service.outbox.drain()
    desk = await stage.house.turns.desk(1, int(first.id))
    await stage.house.turns.act(1, int(first.id), "place", desk.decision.offer("place").sample(lambda n: 0))
    table, before = await stage.house.tables.find(1), len(dm(stage, first))
    assert before and table.asked
    stage.sandbox.messages._nonces.clear()
    sql = "update outbox set done_at = null, tries = 0 where kind = 'private' and about = ? and payload like ?"
    args = (table.question, f'%"user":{first.id}%')
    write = stage.house.service.store.db.write
    assert await write(lambda c: c.execute(sql, args).rowcount) == 1  # as if it had not gone out in time
    await stage.house.service.outbox.drain()
    assert len(dm(stage, first)) == before


@pytest.mark.parametrize("why", [50007, 50278])
async def test_closed_private_messages_fall_back_to_a_mention(stage, why):
    """Told in the thread, remembered, never tried again, said once on the desk, cleared by the setting."""
    thread, _ = await stage.started(4)
    for p in stage.people():
        await p.command("me notify", thread, how="message")
    table = await stage.house.tables.find(1)
    closed = next(p for p in stage.people() if int(p.id) == table.seats[(table.asked[0].seat + 1) % 4].user)
    there = make_dm(stage.sandbox, closed.id).id
    fault = stage.sandbox.faults.refuse(why, method="POST", path=f"/channels/{there}/messages", times=99)
    await take(stage)
    assert await asked(stage) is closed
    called = [m for m in closed.history(thread) if closed.mention in m["content"]]
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
    await stage.house.turns.act(1, int(first.id), "take", ("builder",))
    await stage.house.service.outbox.drain()
    assert (await stage.house.tables.find(1)).asked[0].ask == "Build"
    assert await asked(stage) is first
    assert len(stage.sandbox.notifications) == mark and len(first.history(thread)) == made


async def test_who_comes_next_is_said_and_told_on_request(stage):
    """After the settler everybody settles in order; whoever asked for it is told before it is their turn."""
    thread, _ = await stage.started(4)
    table = await stage.house.tables.find(1)
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


# -- away ------------------------------------------------------------------------------------


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
    await stage.house.service.outbox.drain()
    card = (await stage.house.tables.find(1)).card
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
    table = await stage.house.tables.find(1)
    (seat,) = [s for s in table.seats if s.belongs == int(person.id)]
    assert seat.computer
    back = await person.press(lent.message, custom_id="p:back")
    assert words(person)("me-away-ended") in back.text
    await stage.pass_time(60, 20)
    assert (await stage.house.tables.find(1)).seats[seat.seat].user == int(person.id)
    refused = await person.forge_press(back.message, "p:lend")
    assert words(person)("refused-not-away") in [m["content"] for m in refused.messages]


async def test_away_and_back_as_typed(stage):
    thread, _ = await stage.started(4)
    person = await asked(stage)
    said = await typed(person, "me away", thread, until="2026-03-20", computer="random")
    assert said.text.startswith(words(person)("me-away-begun-lent", until=0).split("<")[0])
    await stage.pass_time(60, 20)
    assert [s.computer for s in (await stage.house.tables.find(1)).seats if s.belongs] == ["random"]
    assert (await person.command("me back", make_dm(stage.sandbox, person.id))).text == words(person)("me-away-ended")
    await stage.pass_time(60, 20)
    assert int(person.id) in (await stage.house.tables.find(1)).people
    assert (await person.command("me back", thread)).text == words(person)("me-away-ended")  # once more does no harm


async def test_the_language_that_one_has_chosen(stage):
    """In answers and in private messages alike, whatever Discord is set to."""
    thread, _ = await stage.started(4)
    for p in stage.people():
        said = (await p.command("me language", thread, language="ru")).text
        assert said == RU("me-saved", setting=RU("me-language"), value=RU("me-language-ru"))
        await p.command("me notify", thread, how="message")
    await take(stage)
    person = await asked(stage)
    (message,) = dm(stage, person)
    assert RU("call-ChooseRole") in message["content"]
    assert RU("mine-title") in (await person.command("mine", thread)).text
    await stage.restart()
    assert RU("mine-title") in (await person.command("mine", thread)).text
    await person.command("me language", thread, language="auto")
    assert words(person)("mine-title") in (await person.command("mine", thread)).text


# -- /mine -----------------------------------------------------------------------------------


async def test_all_tables_in_one_list_wherever_it_is_asked_for(stage):
    thread, question = await stage.started(4)
    person = await asked(stage)
    await stage.house.tables.open(
        int(stage.sandbox.world.guild.id),
        int(person.channel("games")),
        User(int(person.id), person.name),
        "puerto_rico",
    )
    others = [p for p in stage.people() if p is not person]
    for where in ("games", thread, make_dm(stage.sandbox, person.id)):
        listed = await person.command("mine", where)
        assert listed.ephemeral
        first, *rest = listed.text.split("\n")[1:]
        assert CALLED in first and LINK.search(first).groups()[1:] == (thread["id"], question["id"])
        assert words(person)("call-ChooseRole") in first
        assert re.search(r"<t:\d+:R>", first)
        assert CALLED not in rest[0] and "/channels/" in rest[0]
        desk = await person.press(listed.message, custom_id=YOUR_TURN)
        assert desk.ephemeral and has(desk.message, "^d:")
    listed = await others[0].command("mine", thread)
    assert person.name in listed.text and words(others[0])("mine-nothing") in listed.text
    nobody = stage.sandbox.moderator.add_person("Christina", "en-US")
    assert EN("mine-empty") in (await stage.sandbox.person(nobody.id).command("mine")).text


async def test_more_tables_than_a_message_holds(stage):
    anna = stage.person("Anna")
    guild, channel = int(stage.sandbox.world.guild.id), int(anna.channel("games"))
    for i in range(27):
        await stage.house.tables.open(guild, channel, User(int(anna.id), "Anna"), "puerto_rico", name="Ж" * 30 + str(i))
    page = await anna.command("mine")
    seen = set(re.findall(r"Ж+\d+", page.text))
    while has(page.message, r"^p:mine:\d+$"):
        buttons = [b for b in look.buttons(page.message) if b["label"] == EN("button-later")]
        if not buttons:
            break
        page = await anna.press(page.message, custom_id=buttons[0]["custom_id"])
        seen |= set(re.findall(r"Ж+\d+", page.text))
    assert len(seen) == 27
    assert (await anna.forge_press(page.message, "p:mine:999999999")).ephemeral


# -- settings --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "options", "refusal"),
    [
        ("zone", {"city": "Atlantis"}, "unknown-city"),
        ("zone", {"city": "x" * 300}, "unknown-city"),
        ("quiet", {"from": "25:00", "to": "8"}, "unread-time"),
        ("quiet", {"from": "at night"}, "unread-time"),
        ("quiet", {"days": "someday"}, "unread-days"),
        ("quiet", {"from": "8:00", "to": "7:55"}, "bad-quiet"),
        ("quiet", {}, "nothing-said"),
        ("digest", {"on": True, "hours": "9:30"}, "full-hours"),
        ("digest", {"on": True, "hours": "25"}, "unread-time"),
        ("away", {"until": "soon"}, "unread-date"),
        ("away", {"until": "31.02.2026"}, "no-such-date"),
        ("away", {"until": "01.01.2020"}, "away-past"),
        ("away", {"until": "2027-01-01"}, "away-too-long"),
    ],
)
async def test_bad_input_gets_a_sentence_and_changes_nothing(stage, command, options, refusal):
    for name in ("Anna", "Boris"):
        person = stage.person(name)
        before = await stage.house.service.people.profile(int(person.id))
        said = (await typed(person, f"me {command}", **options)).text
        word = escape(str(options.get("hours") or next(iter(options.values()), ""))[:40])
        assert said == words(person)(f"refused-{refusal}", word=word, most=60)
        after = await stage.house.service.people.profile(int(person.id))
        assert after.__class__ is before.__class__ and _settings(after) == _settings(before)


def _settings(profile):
    return {f: getattr(profile, f) for f in profile.__struct_fields__ if f != "seen"}


async def test_a_city_is_offered_in_the_readers_language_and_its_time_is_said(stage):
    anna, boris = stage.person("Anna"), stage.person("Boris")
    (offered,) = await boris.complete("me zone", "city", "моск")
    assert offered["value"] == "Europe/Moscow" and offered["name"] == "Москва, Россия · 15:00"
    assert any(c["name"].startswith("Moscow, Russia · 15:00") for c in await anna.complete("me zone", "city", "mos"))
    assert len(await anna.complete("me zone", "city", "")) > 3
    said = (await boris.command("me zone", city="Europe/Moscow")).text
    assert said == RU("me-saved-zone", city="Москва", time="15:00")
    assert (await anna.command("me zone", city="new york")).text == EN("me-saved-zone", city="New York", time="07:00")
    assert (await stage.house.service.people.profile(int(anna.id))).zone == "America/New_York"


async def test_every_setting_by_menus(stage):
    anna = stage.person("Anna")
    shown = await anna.command("me settings", make_dm(stage.sandbox, anna.id))
    profile = stage.house.service.people.profile

    async def choose(topic, *values):
        page = await anna.select(shown.message, topic)
        await anna.select(page.message, *values)
        return await profile(int(anna.id))

    assert (await choose("notify", "both")).notify == "both"
    assert (await choose("remind", "8")).remind == 8
    found = await choose("quiet", "1320-420")
    assert (found.quiet_from, found.quiet_to) == (1320, 420)
    assert (await choose("days", "6", "7")).quiet_days == "67"
    found = await choose("digest", "8,13,20")
    assert found.digest and found.digest_hours == (8, 13, 20)
    assert not (await choose("digest", "off")).digest
    assert (await choose("next", "on")).heads_up
    assert (await choose("language", "ru")).locale == "ru"
    now = anna.shown(shown.message)
    assert RU("me-title-nowhere", time="12:00", zone="UTC") in now["content"]  # spoken at once

    await anna.select(shown.message, "zone", until="ack")
    await anna.submit({"words": "Берлин"})
    assert (await profile(int(anna.id))).zone == "Europe/Berlin"
    await anna.select(shown.message, "zone", until="ack")
    refused = await anna.submit({"words": "Атлантида"})
    assert any(RU("refused-unknown-city", word="Атлантида") in m["content"] for m in anna.ephemerals), refused
    page = await anna.select(shown.message, "quiet")
    await anna.select(page.message, "other", until="ack")
    await anna.submit({"words": "22:30-6"})
    found = await profile(int(anna.id))
    assert (found.quiet_from, found.quiet_to) == (1350, 360)
    await anna.select(shown.message, "away", until="ack")
    await anna.submit({"words": "3 дня"})
    assert (await profile(int(anna.id))).away_until == stage.clock.at + 3 * DAY
    assert ids(anna.shown(shown.message))


async def test_forged_settings_change_nothing(stage):
    anna = stage.person("Anna")
    shown = (await anna.command("me settings")).message
    before = _settings(await stage.house.service.people.profile(int(anna.id)))
    for id, values in (
        ("p:me:set.quiet", ["a-b"]),
        ("p:me:set.quiet", ["99999-3"]),
        ("p:me:set.notify", ["pigeon"]),
        ("p:me:set.remind", ["-5"]),
        ("p:me:set.language", ["tlh"]),
        ("p:me:set.digest", ["25"]),
        ("p:me:set.nothing", ["x"]),
        ("p:me:set.days", ["9"]),
        ("p:me:topic", ["nothing"]),
        ("p:me:topic", []),
    ):
        await anna.forge_select(shown, id, values)
    await anna.forge_press(shown, "p:nothing")
    assert _settings(await stage.house.service.people.profile(int(anna.id))) == before
