"""/setup: what those who run a server see, set, and what comes of it."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import storage
from bot.service.guilds import Guild
from bot.text.fluent import text
from tests.e2e.stage import Stage, has

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
NEVER = re.compile("never")


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path) as stage:
        for name in ("Anna", "Boris"):
            stage.sandbox.moderator.promote(name, "manage_guild")
        yield stage


async def test_check_names_what_is_missing_where_and_why(stage: Stage) -> None:
    anna, boris = stage.people(2)
    result = await anna.command("setup check")
    assert "✅" in result.text and "⚠" not in result.text
    stage.sandbox.moderator.add_channel("den")
    stage.sandbox.moderator.deny("attach_files", "create_public_threads", channel="den")
    result = await anna.command("setup check")
    den = stage.sandbox.world.channel_named("den")
    assert f"⚠ <#{den.id}>" in result.text and "✅" in result.text
    for name in ("attach_files", "create_public_threads"):
        assert EN(f"permission-{name}") in result.text and EN(f"permission-{name}.why") in result.text
    assert EN("permission-send_messages.why") not in result.text
    stage.sandbox.moderator.deny("view_channel", channel="den")
    result = await boris.command("setup check", channel=den.id)
    assert RU("permission-view_channel.why") in result.text and RU("permission-attach_files.why") not in result.text


async def test_the_language_of_new_tables(stage: Stage) -> None:
    anna = stage.person("Anna")
    result = await anna.command("setup language", language="ru")
    assert EN("choice-ru") in result.text
    card = await stage.open(1)
    assert RU("button-join") in str(card["components"])


async def test_where_tables_may_be_opened_and_how_many(stage: Stage) -> None:
    anna, boris = stage.people(2)
    den = stage.sandbox.moderator.add_channel("den")
    result = await anna.command("setup channels", add=den.id)
    assert f"<#{den.id}>" in result.text
    result = await boris.command("table new", game="puerto_rico")
    assert f"<#{den.id}>" in result.text and RU("refused-channel-closed", places=f"<#{den.id}>") == result.text
    assert await stage.house.tables.of_user(int(boris.id)) == []
    await anna.command("setup channels", everywhere=True)
    await anna.command("setup limits", each=1)
    await stage.open(1)
    result = await anna.command("table new", game="puerto_rico")
    assert result.text == EN("refused-too-many-own-tables", n=1)
    assert len(await stage.house.tables.of_user(int(anna.id))) == 1


async def test_a_rematch_of_a_table_in_a_thread_of_a_channel_that_is_allowed(stage: Stage) -> None:
    anna, boris = stage.people(2)
    thread, mark = stage.thread(anna), anna.mark()
    await stage.house.service.guilds.set(int(stage.sandbox.world.guild.id), channels=(int(anna.channel("games")),))
    await anna.command("table new", thread, game="puerto_rico", seats=2)
    card = await anna.wait_message(lambda m: has(m, "t:1:join$"), ephemeral=False, after=mark)
    await boris.press(card, custom_id=re.compile(":join$"), until="ack")
    await anna.wait_message(lambda m: m["id"] == card["id"] and "Boris" in m["content"])
    await stage.house.tables.start(1, int(anna.id))
    chance, turns = random.Random(1), stage.house.turns
    while (table := await stage.house.tables.find(1)).status == "running":
        a = table.asked[0]
        desk = await turns.desk(1, table.seats[a.seat].user, a.seat)
        offer = chance.choice(desk.decision.offers)
        await turns.act(1, table.seats[a.seat].user, offer.verb, offer.sample(chance.randrange), desk.tag, a.seat)
    over = await boris.wait_message(lambda m: has(m, "t:1:again$"), ephemeral=False)
    sql = "select nonce from outbox where kind = 'over'"
    ((nonce,),) = await stage.house.service.store.db.run(lambda c: c.execute(sql).fetchall())
    assert has(over, f"t:1:board:{nonce}$"), "by which it is found after a stop, and not posted again"
    mark = anna.mark()
    await boris.press(over, custom_id=re.compile(":again$"), until="ack")
    await anna.wait_message(lambda m: has(m, "t:2:join$"), ephemeral=False, after=mark)


async def test_who_may_end_a_table(stage: Stage) -> None:
    anna, boris, vera = stage.people(3)
    await stage.open(3)
    result = await vera.command("table abandon")
    assert result.text == RU("refused-not-owner", owner="Anna", table=(await stage.house.tables.find(1)).name)
    await anna.command("setup abandon", who="seated")
    result = await vera.command("table abandon")
    assert "abandon" in str(result.message["components"])
    await vera.press(result.message, custom_id=re.compile(":abandon"))
    assert (await stage.house.tables.find(1)).status == "abandoned"
    await anna.command("setup abandon", who="owner")
    mark = vera.mark()
    await vera.command("table new", game="puerto_rico")
    await vera.wait_message(lambda m: "join" in str(m["components"]), after=mark)
    result = await boris.command("table abandon", table="2")
    await boris.press(result.message, custom_id=re.compile(":abandon"))
    assert (await stage.house.tables.find(2)).status == "abandoned", "who manages the server may end any table"


async def test_it_is_for_managers_only(stage: Stage) -> None:
    vera = stage.person("Vera")
    assert stage.sandbox.commands.find("setup check", vera.id) is None, "Discord does not even show it to others"
    command = stage.sandbox.commands.find("setup check")
    command[0]["default_member_permissions"] = None  # as where a server has opened it to everybody
    for path, options in (
        ("check", {}),
        ("show", {}),
        ("limits", {"tables": 1}),
        ("language", {"language": "ru"}),
        ("zone", {"city": "Europe/Moscow"}),
        ("channels", {"add": stage.sandbox.moderator.add_channel("den").id}),
        ("abandon", {"who": "seated"}),
    ):
        result = await vera.command(f"setup {path}", **options)
        assert result.text == RU("refused-not-manager")
    assert await stage.house.service.guilds.of(int(stage.sandbox.world.guild.id)) == Guild()


async def test_everything_about_me_can_be_deleted(stage: Stage) -> None:
    await stage.started(3)
    anna, boris = stage.people(2)
    await anna.command("me statistics", on=False)
    assert not (await stage.house.service.people.profile(int(anna.id))).statistics
    asked = await anna.command("me forget")
    assert EN("me-forget-what", open=1, all=1) == asked.text
    assert (await stage.house.tables.find(1)).seats_of(int(anna.id)) == [0], "asked first, nothing done yet"
    done = await anna.press(asked.message, custom_id=re.compile("^p:forget$"))
    assert done.text == EN("me-forgotten", left=0, lent=1, ended=0, cleared=0)
    table = await stage.house.tables.find(1)
    assert table.owner == int(boris.id) and table.seats[0].computer and not table.seats[0].belongs
    assert (await stage.house.service.people.profile(int(anna.id))).statistics, "as for somebody new"
    twice = await anna.forge_press(asked.message, "p:forget")
    assert twice.text == EN("me-forgotten", left=0, lent=0, ended=0, cleared=0)


async def test_the_zone_of_the_server_counts_for_who_has_said_none(stage: Stage) -> None:
    anna = stage.person("Anna")
    found = await anna.complete("setup zone", "city", "Mosc")
    assert found[0]["value"] == "Europe/Moscow"
    result = await anna.command("setup zone", city="Europe/Moscow")
    assert "Moscow" in result.text
    guild = int(stage.sandbox.world.guild.id)
    hours = await stage.house.service.people.hours(int(anna.id), guild)
    assert hours.zone == "Europe/Moscow"
    refused = await anna.command("setup zone", city="Atlantis")
    assert EN("refused-unknown-city", word="Atlantis") == refused.text
    assert (await stage.house.service.guilds.of(guild)).zone == "Europe/Moscow"


async def test_a_database_that_cannot_be_read_is_told(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = stage.person("Anna")

    async def fails(guild: int) -> dict[str, str]:
        raise storage.StoreError("no")

    monkeypatch.setattr(stage.house.service.store, "guild", fails)
    told = await anna.command("setup channels", everywhere=True)
    assert told.text == EN("refused-storage-unusable")
