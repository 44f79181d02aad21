"""Where a table is played: archived and locked threads, forums, threads of others, private messages."""

import re

import pytest

from bot.games import GAMES
from bot.sandbox.rest_app import make_dm
from bot.text.fluent import text
from bot.ui.panel import help

from .moves import EN, move
from .stage import CALLED, YOUR_TURN, Stage, has, ids


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def test_an_archived_thread_is_opened(stage):
    thread, question = await stage.started(4)
    stage.sandbox.moderator.archive(thread["id"])
    _, _, fresh = await move(stage, thread)
    assert fresh["channel_id"] == thread["id"]
    await stage.person("Anna").wait_message(
        lambda m: m["id"] == question["id"] and not m["components"], ephemeral=False
    )


async def test_a_locked_thread_sends_the_game_to_the_channel(stage):
    thread, question = await stage.started(4)
    (asked,) = stage.called(question)
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    stage.sandbox.moderator.archive(thread["id"], locked=True)
    mark = asked.mark()
    await asked.select(desk, "prospector")
    fresh = await asked.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    assert fresh["channel_id"] == asked.channel("games")


async def test_help_works_in_private_too(stage):
    anna = stage.person("Anna")
    dm = make_dm(stage.sandbox, anna.id)
    helped = await anna.command("help", dm)
    assert EN("help-how") in helped.text
    assert ids(helped.message) == [f"p:help:{game}" for game in GAMES]
    for game, topic in (("puerto_rico", "course"), ("santa_maria", "first")):
        told = await anna.select(helped.message, topic, custom_id=f"p:help:{game}")
        assert help.title(text("en", game), topic) in told.text and ids(told.message) == [f"p:help:{game}"]
        helped = await anna.command("help", dm)
    mark = anna.mark()
    await anna.forge_select(helped.message, "p:help:santa_maria", ["d01"], until="ack")
    await anna.wait_message(contains=re.compile(re.escape(EN("refused-not-on-offer"))), after=mark)


async def test_a_table_in_a_forum_post_or_thread_plays_right_there(stage):
    gleb = stage.person("Gleb")
    thread, mark = stage.thread(gleb), gleb.mark()
    await gleb.command("table new", thread, name="Nested")
    card = await gleb.wait_message(contains=re.compile("Nested"), ephemeral=False, after=mark)
    for p in stage.people(2):
        await p.press(card, custom_id=re.compile(":join$"), until="ack")
        await gleb.wait_message(lambda m, p=p: m["id"] == card["id"] and p.name in m["content"])
    await gleb.press(card, custom_id=re.compile(":start$"), until="ack")
    question = await gleb.wait_message(
        lambda m: CALLED in m["content"] and has(m, "^t:1:desk"), ephemeral=False, after=mark
    )
    assert question["channel_id"] == thread.id


async def test_a_table_opened_in_the_thread_of_another_is_in_its_channel(stage):
    thread, _ = await stage.started(3)
    anna = stage.person("Anna")
    games, mark = stage.sandbox.world.channel_named("games").id, anna.mark()
    said = (await anna.command("table new", thread, name="Second Wind")).text
    assert EN("opened-there", place=f"<#{games}>") in said
    card = await anna.wait_message(lambda m: has(m, "t:2:join$"), ephemeral=False, after=mark)
    assert card["channel_id"] == games and (await stage.frontend.tables.find(2)).channel == int(games)
    await stage.frontend.tables.abandon(1, int(anna.id))
    said = (await anna.command("table new", thread, game="santa_maria")).text
    assert f"<#{games}>" in said and (await stage.frontend.tables.find(3)).channel == int(games), (
        "when it has ended, too"
    )
    stage.sandbox.moderator.deny("send_messages", channel="games")
    said = (await anna.command("table new", thread)).text
    assert said.startswith(f"<#{games}>: ") and EN("permission-send_messages") in said
    assert len(await stage.frontend.tables.in_channel(int(games), ended=True)) == 3
