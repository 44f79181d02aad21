"""A table before it starts: its card, its options, and the place it is played in."""

import re

import pytest

from bot.text.fluent import text

from .stage import CALLED, YOUR_TURN, Stage, has

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def test_the_card_follows_what_happens_in_the_lobby(stage):
    card = await stage.open(2, name="Amber Gull")
    anna, boris = stage.people(2)
    assert "Amber Gull" in anna.shown(card)["content"]
    await anna.select(card, "heuristic", custom_id=re.compile(":computer$"), until="ack")
    await anna.wait_message(lambda m: EN("computer-name", n=3) in m["content"], ephemeral=False)
    await boris.press(card, custom_id=re.compile(":leave$"), until="ack")
    await anna.wait_message(lambda m: "Boris" not in m["content"] and m["id"] == card["id"], ephemeral=False)
    await anna.press(card, custom_id=re.compile(":spare$"), until="ack")
    await anna.wait_message(lambda m: not has(m, ":spare$") and m["id"] == card["id"], ephemeral=False)
    await anna.select(card, "points=open", custom_id=re.compile(":options:"), until="ack")
    await anna.wait_message(contains=re.compile(re.escape(f"**{EN('option-points-open')}**")), ephemeral=False)
    assert (await stage.frontend.tables.find(1)).options["points"] == "open"


async def test_options_by_command_with_suggestions_in_the_readers_language(stage):
    await stage.open(1)
    anna = stage.person("Anna")
    offered = await anna.complete("table options", "option")
    assert {"name": EN("option-prices"), "value": "prices"} in offered
    values = await anna.complete("table options", "value", option="prices")
    assert [v["value"] for v in values] == ["printed", "balanced"]
    said = await anna.command("table options", option="prices", value="balanced")
    assert EN("option-prices-balanced") in said.text
    assert "draft" not in [o["value"] for o in offered]
    idle = await anna.command("table options", option="draft", value="random")
    names = {
        "option": EN("option-draft"),
        "other": EN("option-new_buildings"),
        "value": EN("option-new_buildings-true"),
    }
    assert idle.text == EN("refused-idle-option", **names)
    wrong = await anna.command("table options", option="prices", value="free")
    assert "free" in wrong.text
    unknown = await anna.command("table options", option="weather", value="rain")
    assert "weather" in unknown.text


async def test_everything_of_the_lobby_by_command(stage):
    await stage.open(1, name="Quiet Bay", language="ru", seats=3)
    anna, boris, vera = stage.person("Anna"), stage.person("Boris"), stage.person("Vera")
    mark = boris.mark()
    await anna.command("table invite", person=boris.id)
    invited = await boris.wait_message(contains=re.compile(re.escape(boris.mention)), after=mark)
    assert [n.user_id for n in stage.sandbox.notifications if n.message_id == invited["id"]] == [boris.id]
    await boris.press(invited, custom_id=re.compile(":join$"), until="ack")
    await vera.press(invited, custom_id=re.compile(":join$"), until="ack")
    card = await anna.wait_message(lambda m: "Vera" in m["content"] and has(m, ":start$"), ephemeral=False)
    assert RU("card-full", name="Anna") in card["content"]
    listed = await vera.command("table list")
    assert "Quiet Bay" in listed.text and RU("status-lobby") in listed.text
    said = await anna.command("table start", table="Quiet Bay")
    assert said.text == EN("started", name="Quiet Bay")
    question = await anna.wait_message(contains=re.compile(CALLED), ephemeral=False)
    assert RU("call-ChooseRole") in question["content"]
    mine = await vera.command("table list", "general", all=True)
    assert RU("status-running") in mine.text


async def test_the_thread_is_named_after_the_table_and_has_everybody_in_it(stage):
    _, question = await stage.started(4, name="Amber Gull")
    thread = await stage.person("Anna").wait_thread()
    assert thread["name"] == "Amber Gull" and question["channel_id"] == thread["id"]
    world = stage.sandbox.world
    card = await stage.person("Anna").wait_message(lambda m: f"<#{thread['id']}>" in m["content"], ephemeral=False)
    assert card["channel_id"] == thread["parent_id"]
    inside = set(world.channels[thread["id"]].members)
    assert {p.id for p in stage.people()} <= inside
    told = [m for m in stage.person("Anna").history(thread) if not m["content"].startswith(CALLED)]
    people = [m for m in told if m["type"] != 21]  # but for the card, which the thread begins with
    assert len(people) == 1 and {u["id"] for u in people[0]["mentions"]} == {p.id for p in stage.people()}
    (asked,) = stage.called(question)
    assert [n.user_id for n in stage.sandbox.notifications] == [asked.id], "only who is asked is rung"


async def test_the_people_of_a_thread_are_told_once_whatever_the_wire_does(stage):
    card, anna = await stage.open(4), stage.person("Anna")
    where = f"/channels/{card['id']}/messages"  # a thread has the number of its message
    stage.sandbox.faults.cut(after=True, method="POST", path=where)
    await anna.press(card, custom_id=re.compile(":start$"), until="ack")
    await anna.wait_message(contains=re.compile(CALLED), ephemeral=False)
    members = stage.sandbox.world.channels[card["id"]].members
    assert {p.id for p in stage.people()} <= set(members)
    said = [m for m in anna.history(card["id"]) if len(m["mentions"]) == 4]
    assert len(said) == 1


async def test_without_threads_it_plays_in_the_channel(stage):
    stage.sandbox.moderator.deny("create_public_threads", channel="games")
    card = await stage.open(3)
    await stage.person("Anna").press(card, custom_id=re.compile(":start$"), until="ack")
    question = await stage.person("Anna").wait_message(contains=re.compile(CALLED), ephemeral=False)
    assert question["channel_id"] == card["channel_id"]
    (asked,) = stage.called(question)
    assert has((await asked.press(question, custom_id=YOUR_TURN)).message, "^d:")


async def test_too_many_threads_and_it_plays_in_the_channel(stage):
    stage.sandbox.threads.max_active = 0
    card = await stage.open(3)
    await stage.person("Anna").press(card, custom_id=re.compile(":start$"), until="ack")
    question = await stage.person("Anna").wait_message(contains=re.compile(CALLED), ephemeral=False)
    assert question["channel_id"] == card["channel_id"]
