"""The bot with several shards in one process: every server is heard, and private messages by the first shard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.cogs.sharded
from bot.complaint import Complaint
from bot.sandbox.rest_app import make_dm
from bot.service.core.log_context import about, always

from .stage import CALLED, YOUR_TURN, Stage, has


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bot.cogs.sharded, "EVERY", 0.2)
    yield
    always(shards=None)


async def test_three_servers_on_two_shards(tmp_path: Path, quick: None) -> None:
    stage = Stage(tmp_path, shards=2)
    stage.sandbox.settings.least_shards = stage.sandbox.settings.shards = 2
    stage.sandbox.settings.identify_every = 0.1
    north, south = (stage.sandbox.world.add_guild(name) for name in ("north", "south"))
    async with stage:
        await stage.sandbox.gateway.wait_shards(0, 1)
        anna, boris = stage.people(2)
        for number, place in enumerate(("games", "north", "south"), 1):
            mark = anna.mark()
            await anna.command("table new", place, game="puerto_rico")
            card = await anna.wait_message(lambda m: has(m, r":join$"), ephemeral=False, after=mark)
            await boris.press(card, custom_id=re.compile(r":join$"), until="ack")
            await boris.wait_message(lambda m, card=card: m["id"] == card["id"] and "Boris" in m["content"])
            await anna.press(card, custom_id=re.compile(r":start$"), until="ack")
            question = await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
            (asked,) = stage.called(question)
            assert has((await asked.press(question, custom_id=YOUR_TURN)).message, "^d:")
            assert (await stage.frontend.tables.find(number)).status == "running"
        assert {(await stage.frontend.tables.find(n)).guild for n in (2, 3)} == {int(north.id), int(south.id)}
        assert stage.app is not None
        health = await stage.app.look()
        assert health.connected and (health.shards, health.all_shards) == ((0, 1), 2)
        await stage.sandbox.gateway.drop()
        await stage.sandbox.gateway.wait_shards(0, 1)
        assert (await anna.command("play", "south")).text
        private = make_dm(stage.sandbox, anna.id)
        mine = (await anna.command("mine", private)).text
        for number in (1, 2, 3):
            assert (await stage.frontend.tables.find(number)).name in mine
        assert about()["shards"] == "0,1"


async def test_too_few_shards_are_told_in_one_line(tmp_path: Path) -> None:
    stage = Stage(tmp_path)
    stage.sandbox.settings.least_shards = 2
    await stage.sandbox.start()
    with pytest.raises(Complaint, match="CARAVEL_SHARDS"):
        await stage.up()
    await stage.sandbox.stop()
