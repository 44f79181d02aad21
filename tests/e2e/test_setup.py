"""/setup: what those who run a server see, set, and what comes of it."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import pytest

import storage
from bot.sandbox.bits import bits
from bot.sandbox.world import PRIVATE_THREAD
from bot.service.core.model import Person
from bot.service.tables.guilds import Guild
from bot.text.fluent import text
from bot.ui.common import permissions
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


async def test_check_tells_of_backups_that_fail(stage: Stage) -> None:
    anna, boris = stage.people(2)
    backups = stage.frontend.service.backups
    folder, at = backups.folder, backups.clock.now()
    folder.write_text("in the way")
    backups._good = at - 3.5 * backups.every
    await backups.due(None)
    assert (await stage.frontend.service.pulse()).unsaved == 2
    assert EN("setup-unsaved", n=2) in (await anna.command("setup check")).text
    assert RU("setup-unsaved", n=2) in (await boris.command("setup check")).text
    folder.unlink()
    await backups.due(None)
    assert "⚠" not in (await anna.command("setup check")).text


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
    assert await stage.frontend.tables.of_user(int(boris.id)) == []
    await anna.command("setup channels", everywhere=True)
    await anna.command("setup limits", each=1)
    await stage.open(1)
    result = await anna.command("table new", game="puerto_rico")
    assert result.text == EN("refused-too-many-own-tables", n=1)
    assert len(await stage.frontend.tables.of_user(int(anna.id))) == 1


async def test_a_rematch_of_a_table_in_a_thread_of_a_channel_that_is_allowed(stage: Stage) -> None:
    anna, boris = stage.people(2)
    thread, mark = stage.thread(anna), anna.mark()
    await stage.frontend.service.guilds.set(int(stage.sandbox.world.guild.id), channels=(int(anna.channel("games")),))
    await anna.command("table new", thread, game="puerto_rico", seats=2)
    card = await anna.wait_message(lambda m: has(m, "t:1:join$"), ephemeral=False, after=mark)
    await boris.press(card, custom_id=re.compile(":join$"), until="ack")
    await anna.wait_message(lambda m: m["id"] == card["id"] and "Boris" in m["content"])
    await stage.frontend.tables.start(1, int(anna.id))
    chance, turns = random.Random(1), stage.frontend.turns
    while (table := await stage.frontend.tables.find(1)).status == "running":
        a = table.asked[0]
        desk = await turns.desk(1, table.seats[a.seat].user, a.seat)
        offer = chance.choice(desk.decision.offers)
        await turns.act(1, table.seats[a.seat].user, offer.verb, offer.sample(chance.randrange), desk.tag, a.seat)
    over = await boris.wait_message(lambda m: has(m, "t:1:again$"), ephemeral=False)
    sql = "select nonce from outbox where kind = 'over'"
    ((nonce,),) = await stage.frontend.service.store.db.run(lambda c: c.execute(sql).fetchall())
    assert has(over, f"t:1:board:{nonce}$"), "by which it is found after a stop, and not posted again"
    mark = anna.mark()
    await boris.press(over, custom_id=re.compile(":again$"), until="ack")
    await anna.wait_message(lambda m: has(m, "t:2:join$"), ephemeral=False, after=mark)


async def test_who_may_end_a_table(stage: Stage) -> None:
    anna, boris, vera = stage.people(3)
    await stage.open(3)
    result = await vera.command("table abandon")
    assert result.text == RU("refused-not-owner", owner="Anna", table=(await stage.frontend.tables.find(1)).name)
    await anna.command("setup abandon", who="seated")
    result = await vera.command("table abandon")
    assert "abandon" in str(result.message["components"])
    await vera.press(result.message, custom_id=re.compile(":abandon"))
    assert (await stage.frontend.tables.find(1)).status == "abandoned"
    await anna.command("setup abandon", who="owner")
    mark = vera.mark()
    await vera.command("table new", game="puerto_rico")
    await vera.wait_message(lambda m: "join" in str(m["components"]), after=mark)
    result = await boris.command("table abandon", table="2")
    await boris.press(result.message, custom_id=re.compile(":abandon"))
    assert (await stage.frontend.tables.find(2)).status == "abandoned", "who manages the server may end any table"


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
    assert await stage.frontend.service.guilds.of(int(stage.sandbox.world.guild.id)) == Guild()


async def test_everything_about_me_can_be_deleted(stage: Stage) -> None:
    await stage.started(3)
    anna, boris = stage.people(2)
    await anna.command("me statistics", on=False)
    assert not (await stage.frontend.service.people.profile(int(anna.id))).statistics
    asked = await anna.command("me forget")
    assert EN("me-forget-what", open=1, all=1) == asked.text
    assert (await stage.frontend.tables.find(1)).seats_of(int(anna.id)) == [0], "asked first, nothing done yet"
    done = await anna.press(asked.message, custom_id=re.compile("^p:forget$"))
    assert done.text == EN("me-forgotten", left=0, lent=1, ended=0, cleared=0)
    table = await stage.frontend.tables.find(1)
    assert table.owner == int(boris.id) and table.seats[0].computer and not table.seats[0].belongs
    assert (await stage.frontend.service.people.profile(int(anna.id))).statistics, "as for somebody new"
    twice = await anna.forge_press(asked.message, "p:forget")
    assert twice.text == EN("me-forgotten", left=0, lent=0, ended=0, cleared=0)


async def test_the_zone_of_the_server_counts_for_who_has_said_none(stage: Stage) -> None:
    anna = stage.person("Anna")
    found = await anna.complete("setup zone", "city", "Mosc")
    assert found[0]["value"] == "Europe/Moscow"
    result = await anna.command("setup zone", city="Europe/Moscow")
    assert "Moscow" in result.text
    guild = int(stage.sandbox.world.guild.id)
    hours = await stage.frontend.service.people.hours(int(anna.id), guild)
    assert hours.zone == "Europe/Moscow"
    refused = await anna.command("setup zone", city="Atlantis")
    assert EN("refused-unknown-city", word="Atlantis") == refused.text
    assert (await stage.frontend.service.guilds.of(guild)).zone == "Europe/Moscow"


async def test_a_database_that_cannot_be_read_is_told(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = stage.person("Anna")

    async def fails(guild: int) -> dict[str, str]:
        raise storage.StoreError("no")

    monkeypatch.setattr(stage.frontend.service.store, "guild", fails)
    told = await anna.command("setup channels", everywhere=True)
    assert told.text == EN("refused-storage-unusable")


async def test_check_asks_whether_those_who_read_a_channel_may_play_there(stage: Stage) -> None:
    """Everybody, or where a channel is closed to most, the roles that are let in."""
    anna, world, sandbox = stage.person("Anna"), stage.sandbox.world, stage.sandbox
    den, games = sandbox.moderator.add_channel("den"), world.channel_named("games")
    den.overwrites[world.guild.id] = (0, bits("send_messages_in_threads"))
    sandbox.moderator.channel_changed(den)
    said = (await anna.command("setup check")).text
    told = EN("setup-no-send-messages-in-threads", who=EN("setup-members"))
    assert f"⚠ <#{den.id}>" in said and told in said and f"⚠ <#{games.id}>" not in said
    sandbox.moderator.promote("Anna", "change_nickname")
    role = world.person("Anna").roles[-1]
    den.overwrites[world.guild.id] = (0, bits("view_channel", "use_application_commands"))
    den.overwrites[world.bot.roles[0]] = den.overwrites[role] = (bits("view_channel"), 0)
    sandbox.moderator.channel_changed(den)
    said = (await anna.command("setup check")).text
    assert EN("setup-no-use-application-commands", who=f"<@&{role}>") in said
    assert EN("setup-no-use-application-commands", who=EN("setup-members")) not in said
    assert EN("setup-no-send-messages-in-threads", who=f"<@&{role}>") not in said


async def test_a_server_with_the_commands_but_without_the_bot_is_told_the_invite(stage: Stage) -> None:
    anna, world = stage.person("Anna"), stage.sandbox.world
    assert stage.app is not None
    await stage.app.bot.wait_until_ready()
    world.bot.in_guild = False
    stage.sandbox.gateway.dispatch("GUILD_DELETE", {"id": world.guild.id})
    link = stage.app.bot.invite()
    for path in ("setup check", "table new", "play"):
        assert (await anna.command(path)).text == EN("trouble-no-bot", link=link)
    assert await anna.complete("table new", "game", "p") == []
    assert EN("mine-empty") in (await anna.command("mine")).text, "what is about nobody but her goes on"
    asked = parse_qs(urlparse(link).query)
    assert asked["integration_type"] == ["0"] and asked["scope"] == ["bot applications.commands"]
    assert int(asked["permissions"][0]) == bits(*permissions.NEEDED)


async def test_check_says_what_it_can_of_a_server_that_discord_does_not_tell_of(stage: Stage) -> None:
    anna, sandbox = stage.person("Anna"), stage.sandbox
    sandbox.gateway.dispatch("GUILD_DELETE", {"id": sandbox.world.guild.id, "unavailable": True})
    assert (await anna.command("setup check")).text == EN("setup-unknown")
    sandbox.moderator.deny("attach_files", channel="games")
    said = (await anna.command("setup check")).text
    assert EN("setup-unknown") in said and EN("permission-attach_files.why") in said


async def test_the_table_of_a_private_thread_is_seen_from_within(stage: Stage) -> None:
    """Boris is in it and reads the board there; Gleb, who is not, reaches it by no number, asleep or awake."""
    anna, boris, gleb = (stage.person(name) for name in ("Anna", "Boris", "Gleb"))
    games = stage.sandbox.world.channel_named("games")
    thread = stage.sandbox.threads.open(games, anna.id, {"type": PRIVATE_THREAD, "name": "hush"})
    for user in (boris.id, stage.sandbox.world.bot.id):
        stage.sandbox.membership.add(thread, user)
    await anna.command("table new", thread, game="puerto_rico", seats=2)
    await stage.frontend.tables.join(1, Person(int(stage.person("Vera").id), "Vera"))
    await stage.frontend.tables.start(1, int(anna.id))
    assert EN("refused-no-table") not in (await boris.command("board", thread, table="1", text=True)).text
    for _ in range(2):
        assert (await gleb.command("board", table="1", text=True)).text == EN("refused-no-table")
        assert (await boris.command("board", table="1", text=True)).text == RU("refused-no-table")
        stage.sandbox.moderator.archive(thread.id)
    assert EN("refused-no-table") not in (await anna.command("board", table="1", text=True)).text, "she plays there"
