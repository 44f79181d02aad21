"""A host's own values on Discord: told at the start, in help, and kept by the table through a restart without them."""

import re

import pytest

from bot.text.fluent import text

from .stage import CALLED, Stage, has

OWN = '[[resource]]\nid = "wood"\nprice = 7\nbuy = 9\nsource = "printed"\n'
TOPICS = ("astronomy", "bishop_square", "hall_1", "trade_3", "conquistador", "religion", "monks", "score")


@pytest.fixture
def folder(tmp_path):
    path = tmp_path / "my *box*"
    path.mkdir()
    (path / "santa_maria.toml").write_text(OWN)
    return path


async def begun(stage, *names):
    """A table of Santa Maria; what was said in it before the first question."""
    first, *others = (stage.person(name) for name in names)
    mark = first.mark()
    await first.command("table new", game="santa_maria")
    card = await first.wait_message(lambda m: has(m, r":join$"), ephemeral=False, after=mark)
    for p in others:
        await p.press(card, custom_id=re.compile(r":join$"), until="ack")
        await p.wait_message(lambda m, p=p: m["id"] == card["id"] and p.name in m["content"])
    mark = first.mark()
    await first.press(card, custom_id=re.compile(r":start$"), until="ack")
    question = await first.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    return [m["content"] for m in first.history(question["channel_id"])]


async def test_a_table_says_whose_values_it_plays_with_and_keeps_them(tmp_path, folder):
    async with Stage(tmp_path / "data", components=folder) as stage:
        said = await begun(stage, "Anna", "Boris")
        told = [text for text in said if "/help components" in text]
        assert len(told) == 1 and "my \\*box\\*" in told[0] and "of 170" in told[0]
        assert "7 coins" in (await stage.person("Anna").command("help", topic="wood")).text
        stage.changes = {}
        await stage.restart()
        anna = stage.person("Anna")
        assert "7 coins" in (await anna.command("help", topic="wood")).text  # of her table, as it began
        table = await stage.frontend.tables.find(1)
        await stage.frontend.tables.abandon(1, table.owner)
        assert "sells for 1 coin" in (await anna.command("help", topic="wood")).text


async def test_help_on_scholars_bishops_buildings_tracks_and_where_translations_differ(tmp_path):
    async with Stage(tmp_path) as stage:
        anna = stage.person("Anna")
        assert "Puerto Rico" in (await anna.command("help", topic="components")).text
        await begun(stage, "Anna", "Boris")  # from now on what fits several games is asked of this one
        components = (await anna.command("help", topic="components")).text
        for topic in TOPICS:
            said = (await anna.command("help", topic=topic)).text
            assert len(said) > 60 and "{" not in said, topic
        assert "119 reconstructed" in components and "Values of your own" in components
        differences = (await anna.command("help", topic="differences")).text
        assert "000" in differences and differences.count("·") >= 6
        title = text("en", "santa_maria")("topic-differences")
        assert title in differences
