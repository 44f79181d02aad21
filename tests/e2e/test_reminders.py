"""Reminders as people get them: in waking hours, with their buttons, to an end; the clock is stepped, nobody waits."""

import asyncio
import re
from collections import Counter
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.sandbox import look
from bot.service.people.waits import LIMIT
from bot.text.fluent import text

from .calls import settle, take
from .killed_stage import KilledStage
from .players import Stubborn
from .stage import YOUR_TURN, Stage, SteppedClock, has, ids

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
HOUR, DAY = 3600.0, 86400.0
SNOOZE = re.compile(r":snooze:\d+$")


@pytest.fixture
async def stage(tmp_path):
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


def words(person):
    return RU if person.user.locale == "ru" else EN


async def asked(stage):
    found = await stage.frontend.tables.find(1)
    user = found.seats[found.asked[0].seat].user
    return next(p for p in stage.people() if int(p.id) == user)


def reminders(stage, where):
    """The reminders in a channel, oldest first."""
    return [m for m in stage.person("Anna").history(where) if has(m, SNOOZE.pattern)]


def in_private(stage, person):
    found = stage.sandbox.world.dm(person.id)
    return [] if found is None else [m for m in person.history(found.id) if has(m, SNOOZE.pattern)]


async def test_reminders_with_growing_gaps_and_an_end(stage):
    thread, question = await stage.started(4)
    person = await asked(stage)
    await stage.pass_time(40 * DAY, 3 * HOUR)
    sent = reminders(stage, thread)
    assert len(sent) == LIMIT
    for m in sent:
        assert person.mention in m["content"] and [u["id"] for u in m["mentions"]] == [person.id]
        assert f"/{thread['id']}/{question['id']}" in m["content"]
        assert EN("call-ChooseRole") in m["content"] and EN("remind-zone") in m["content"]
    assert EN("remind-last") in sent[-1]["content"] and EN("remind-last") not in sent[0]["content"]
    notes = [m for m in person.history(thread) if "⏳" in m["content"]]
    assert len(notes) == 1 and person.name in notes[0]["content"] and not notes[0]["mentions"]
    rung = Counter((n.user_id, n.message_id) for n in stage.sandbox.notifications)
    assert max(rung.values()) == 1
    made = {m["id"] for m in (*sent, *notes)}
    assert {n.user_id for n in stage.sandbox.notifications if n.message_id in made} == {person.id}


async def test_a_reminder_leads_to_the_desk_and_ends_with_the_answer(stage):
    await stage.careful()
    thread, _ = await stage.started(4)
    person = await asked(stage)
    await person.command("me reminders", thread, after=1)
    await stage.pass_time(2 * HOUR, HOUR / 2)
    (reminder,) = reminders(stage, thread)
    desk = await person.press(reminder, custom_id=YOUR_TURN)
    offered = [o["value"] for menu in look.menus(desk.message) for o in menu["options"]]
    await person.select(desk.message, next(r for r in ("prospector", "trader", "captain") if r in offered))
    await person.press(desk.message, custom_id=re.compile(":ok:"))
    await stage.pass_time(10 * HOUR, HOUR / 2)
    assert not [m for m in reminders(stage, thread) if person.mention in m["content"]]
    assert person.shown(reminder)["content"] == EN("remind-answered")
    late = await person.forge_press(reminder, f"t:1:snooze:{person.id}")
    name = (await stage.frontend.tables.find(1)).name
    assert late.text == words(person)("refused-not-waited-for", table=name)


async def test_the_buttons_are_for_whom_the_reminder_is(stage):
    thread, _ = await stage.started(4)
    person = await asked(stage)
    await person.command("me reminders", thread, after=1)
    await stage.pass_time(2 * HOUR, HOUR / 2)
    (reminder,) = reminders(stage, thread)
    other = next(p for p in stage.people() if p is not person)
    for what in ("snooze", "away", "mute"):
        said = await other.press(reminder, custom_id=re.compile(f":{what}:"))
        assert said.ephemeral and said.text == words(other)("refused-not-for-you", name=person.name)
    (waiting,) = await stage.frontend.service.reminders.waiting(int(person.id))
    assert not waiting.muted and not waiting.snoozed
    assert not (await stage.frontend.service.people.profile(int(person.id))).away_until


async def test_snoozed_for_twelve_waking_hours(stage):
    thread, _ = await stage.started(4)
    person = await asked(stage)
    await person.command("me reminders", thread, after=1)
    await stage.pass_time(2 * HOUR, HOUR / 2)  # 14:00; quiet from 23 to 8: twelve waking hours end at 11:00
    (reminder,) = reminders(stage, thread)
    said = await person.press(reminder, custom_id=SNOOZE)
    at = int(stage.clock.at + 21 * HOUR)
    assert said.ephemeral and said.text == words(person)("snoozed", at=f"<t:{at}:R>")
    await stage.pass_time(20.5 * HOUR, HOUR / 2)
    assert len(reminders(stage, thread)) == 1
    await stage.pass_time(1 * HOUR, HOUR / 2)
    assert len(reminders(stage, thread)) == 2


async def test_no_more_of_this_one(stage):
    thread, _ = await stage.started(4)
    person = await asked(stage)
    await person.command("me reminders", thread, after=1)
    await stage.pass_time(2 * HOUR, HOUR / 2)
    (reminder,) = reminders(stage, thread)
    assert (await person.press(reminder, custom_id=re.compile(":mute:"))).text == words(person)("muted")
    await stage.pass_time(5 * DAY, 3 * HOUR)
    assert len(reminders(stage, thread)) == 1


async def test_away_from_a_reminder(stage):
    thread, _ = await stage.started(4)
    person = await asked(stage)
    await person.command("me reminders", thread, after=1)
    await stage.pass_time(2 * HOUR, HOUR / 2)
    (reminder,) = reminders(stage, thread)
    await person.press(reminder, custom_id=re.compile(":away:"), until="ack")
    refused = await person.submit({"words": "when pigs fly"})
    assert [m["content"] for m in refused.messages] == [words(person)("refused-unread-date", word="when pigs fly")]
    await person.press(reminder, custom_id=re.compile(":away:"), until="ack")
    gone = await person.submit({"words": "5.3."})
    until = int(datetime(2026, 3, 5, 8, tzinfo=UTC).timestamp())
    assert [m["content"] for m in gone.messages] == [words(person)("me-away-begun", until=until)]
    await stage.frontend.service.outbox.drain()
    assert any(f"<t:{until}:D>" in m["content"] and person.name in m["content"] for m in person.history(thread))
    await stage.pass_time(3.5 * DAY, 3 * HOUR)
    assert len(reminders(stage, thread)) == 1


async def test_in_private_or_where_that_is_refused_in_the_thread(stage):
    thread, _ = await stage.started(4)
    person = await asked(stage)
    await person.command("me reminders", thread, after=1)
    await person.command("me notify", thread, how="message")
    await stage.pass_time(2 * HOUR, HOUR / 2)
    (reminder,) = in_private(stage, person)
    assert words(person)("remind-zone") in reminder["content"]
    await person.command("me zone", thread, city="Europe/London")
    assert reminders(stage, thread) == [] and words(person)("call-ChooseRole") in reminder["content"]
    assert (await person.press(reminder, custom_id=SNOOZE)).ephemeral
    stage.sandbox.moderator.close_dms(person.name)
    refused = len([r for r in stage.sandbox.requests if r.status == 403])
    await stage.pass_time(3 * DAY, HOUR)
    assert len(in_private(stage, person)) == 1 and len(reminders(stage, thread)) >= 2
    assert len([r for r in stage.sandbox.requests if r.status == 403]) == refused + 1
    assert all(words(person)("remind-zone") not in m["content"] for m in reminders(stage, thread))


async def test_neither_lost_nor_doubled_by_a_restart(stage):
    thread, _ = await stage.started(4)
    person = await asked(stage)
    await person.command("me reminders", thread, after=2)
    await stage.down()
    stage.clock.at += 3 * HOUR  # due while nobody was there
    await stage.up()
    await stage.pass_time(60, 30)
    assert len(reminders(stage, thread)) == 1
    await stage.restart()
    await stage.pass_time(60, 30)
    assert len(reminders(stage, thread)) == 1


@pytest.mark.parametrize("fault", ["cut after", "cut before", "server error"])
async def test_a_reminder_comes_once_whatever_the_wire_does(stage, fault):
    thread, _ = await stage.started(4)
    person = await asked(stage)
    await person.command("me reminders", thread, after=2)
    where = {"method": "POST", "path": f"/channels/{thread['id']}/messages"}
    if fault == "server error":
        stage.sandbox.faults.server_error(503, **where)
    else:
        stage.sandbox.faults.cut(after=fault == "cut after", **where)
    await stage.pass_time(3 * HOUR, HOUR)
    await stage.pass_time(120, 5)
    assert len(reminders(stage, thread)) == 1


# -- quiet hours over the change of the clocks ------------------------------------------------

NIGHTS = [
    # zone, when the question is put (UTC), quiet begins and ends in that night (UTC)
    ("Europe/Berlin", "2026-03-28 21:00", "2026-03-28 22:00", "2026-03-29 06:00"),
    ("Europe/Berlin", "2026-03-29 20:00", "2026-03-29 21:00", "2026-03-30 06:00"),
    ("Europe/Berlin", "2026-10-24 20:00", "2026-10-24 21:00", "2026-10-25 07:00"),
    ("Europe/Berlin", "2026-10-25 21:00", "2026-10-25 22:00", "2026-10-26 07:00"),
    ("Europe/Moscow", "2026-03-28 19:00", "2026-03-28 20:00", "2026-03-29 05:00"),
    ("Europe/Moscow", "2026-10-24 19:00", "2026-10-24 20:00", "2026-10-25 05:00"),
]


def moment(said):
    return datetime.fromisoformat(said).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(("zone", "put", "quiet", "awake"), NIGHTS)
async def test_never_in_quiet_hours_never_twice_never_lost(tmp_path, zone, put, quiet, awake):
    """One hour before the quiet begins somebody is asked, to be reminded after four waking hours: the first is over
    when it begins, three are left when it ends, whatever the clocks do in between."""
    stage = Stage(tmp_path)
    stage.clock = SteppedClock(moment(put))
    async with stage:
        people = stage.people()
        for p in people:
            await p.command("me zone", city=zone)
            await p.command("me reminders", after=4)
        thread, _ = await stage.started(4)
        stamps: dict[str, float] = {}
        end = moment(awake)
        while stage.clock.at < end + 6 * HOUR:
            await stage.pass_time(HOUR / 2)
            for m in reminders(stage, thread):
                stamps.setdefault(m["id"], stage.clock.at)
        assert list(stamps.values()) == [end + 3 * HOUR]
        local = datetime.fromtimestamp(end, ZoneInfo(zone))
        assert (local.hour, local.minute) == (8, 0)
        assert datetime.fromtimestamp(moment(quiet), ZoneInfo(zone)).hour == 23


async def test_a_reminder_due_at_an_hour_that_is_missing_or_comes_twice(tmp_path):
    """Who is awake all night is reminded at half past two: not in the hour left out, and once in the one doubled."""
    for folder, put, due in (("spring", "2026-03-28 23:30", "2026-03-29 01:30"), ("autumn", "2026-10-24 22:30", None)):
        stage = Stage(tmp_path / folder)
        stage.clock = SteppedClock(moment(put))
        async with stage:
            for p in stage.people():
                await p.command("me zone", city="Europe/Berlin")
                await p.command("me quiet", **{"from": "none"})
                await p.command("me reminders", after=2)
            thread, _ = await stage.started(4)
            await stage.pass_time(1.75 * HOUR, HOUR / 4)
            assert reminders(stage, thread) == []
            await stage.pass_time(1.5 * HOUR, HOUR / 4)
            assert len(reminders(stage, thread)) == 1
            assert due is None or moment(due) == moment(put) + 2 * HOUR


# -- killed ----------------------------------------------------------------------------------


def dies_after_posting(stage, kind):
    """The next row of a kind is posted, and then it is as if the process had died before it could note that.

    So much later that Discord itself knows nothing of it any more. Returns the list of such deaths.
    """
    herald, died = stage.frontend.service.outbox.herald, []
    real = herald.deliver

    async def deliver(row, table):
        found = await real(row, table)
        if row.kind == kind and not died:
            died.append(row)
            stage.sandbox.world.skew += 3600.0
            raise asyncio.CancelledError
        return found

    herald.deliver = deliver
    return died


def sent(stage):
    """Every message that was posted and calls to something: by its marked button, how often it was posted."""
    made = {
        r.answer["id"]: r.answer
        for r in stage.sandbox.requests
        if r.method == "POST" and r.path.endswith("/messages") and r.status == 200 and r.body.get("components")
    }
    return Counter((m["channel_id"], i) for m in made.values() for i in ids(m) if re.search(MARKED, i))


MARKED = r"^t:\d+:(desk|board):\w+$"


@pytest.mark.parametrize("kind", ["question", "private", "called", "reminder", "unanswered", "digest", "heads-up"])
async def test_posted_and_killed_before_it_was_noted(stage, kind):
    thread, _ = await stage.started(4)
    for p in stage.people():
        if kind in ("private", "called"):
            await p.command("me notify", thread, how="message")
        if kind == "called":
            stage.sandbox.moderator.close_dms(p.name)
        if kind == "digest":
            await p.command("me digest", thread, on=True)
        if kind == "heads-up":
            await p.command("me next", thread, on=True)
        await p.command("me reminders", thread, after=1)
    died = dies_after_posting(stage, kind)
    await take(stage, "settler")
    await settle(stage)
    await stage.pass_time(9 * DAY if kind == "unanswered" else DAY, 3 * HOUR)
    await stage.restart()
    await stage.pass_time(HOUR, HOUR / 2)
    (row,) = died
    assert row.kind == kind
    counted = sent(stage)
    assert any(i.endswith(row.nonce) or i.endswith(f":{row.payload.get('key')}") for _, i in counted)
    assert max(counted.values()) == 1
    assert max(Counter((n.user_id, n.message_id) for n in stage.sandbox.notifications).values()) == 1


async def test_private_questions_survive_kills(tmp_path):
    """Between Discord's answer and our mark, and between the question and what follows from it."""
    async with KilledStage(tmp_path) as stage:
        thread, _ = await stage.started(3)
        people = stage.people(3)
        for p in people:
            await p.command("me notify", thread, how="both")
        players = [Stubborn(p, seed) for seed, p in enumerate(people)]
        playing = [asyncio.create_task(p.play()) for p in players]
        await stage.kill()
        for at in ("delivered:6", "delivered:7", "claimed:8", "marked:6"):
            await stage.up(kill_at=at)
            await stage.died()
        await stage.up()
        anna = people[0]

        def private():
            """(person, message, the question it leads to) of all that was sent in private."""
            there = {f"/channels/{_there(stage, p)}/messages": p.name for p in people}
            return {
                (there[r.path], r.answer["id"], re.search(r"/(\d+)\)", r.answer["content"])[1])
                for r in stage.sandbox.requests
                if r.method == "POST" and r.path in there and r.status == 200
            }

        made = len(private())
        await anna.wait_for(lambda: len(private()) >= made + 4, "more private messages", within=120)
        for task in playing:
            task.cancel()
        for end in await asyncio.gather(*playing, return_exceptions=True):
            assert end is None or isinstance(end, asyncio.CancelledError), end
        await stage.down()
        links = Counter((name, question) for name, _, question in private())
        assert links and max(links.values()) == 1
        assert max(Counter((n.user_id, n.message_id) for n in stage.sandbox.notifications).values()) == 1


def _there(stage, person):
    found = stage.sandbox.world.dm(person.id)
    return found.id if found else ""
