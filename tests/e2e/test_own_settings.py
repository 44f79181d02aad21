"""One's own settings and one's own tables: by commands, by menus, and what is refused."""

import re

import pytest

from bot.sandbox import look
from bot.sandbox.rest_app import make_dm
from bot.service.core.model import Person as User
from bot.ui.posts.posts import escape

from .calls import DAY, EN, LINK, RU, asked, dm, take, typed, words
from .stage import CALLED, YOUR_TURN, Stage, SteppedClock, has, ids


@pytest.fixture
async def stage(tmp_path):
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


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


async def test_all_tables_in_one_list_wherever_it_is_asked_for(stage):
    thread, question = await stage.started(4)
    person = await asked(stage)
    await stage.frontend.tables.open(
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
        await stage.frontend.tables.open(
            guild, channel, User(int(anna.id), "Anna"), "puerto_rico", name="Ж" * 30 + str(i)
        )
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
        before = await stage.frontend.service.people.profile(int(person.id))
        said = (await typed(person, f"me {command}", **options)).text
        word = escape(str(options.get("hours") or next(iter(options.values()), ""))[:40])
        assert said == words(person)(f"refused-{refusal}", word=word, most=60)
        after = await stage.frontend.service.people.profile(int(person.id))
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
    assert (await stage.frontend.service.people.profile(int(anna.id))).zone == "America/New_York"


async def test_every_setting_by_menus(stage):
    anna = stage.person("Anna")
    shown = await anna.command("me settings", make_dm(stage.sandbox, anna.id))
    profile = stage.frontend.service.people.profile

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
    before = _settings(await stage.frontend.service.people.profile(int(anna.id)))
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
    assert _settings(await stage.frontend.service.people.profile(int(anna.id))) == before
