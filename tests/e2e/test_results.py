"""/leaderboard and /stats, after games that were really played."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.service.history.results import FEW
from bot.text.fluent import text
from tests.e2e.stage import CALLED, Stage, pictured

EN, RU = text("en", "santa_maria"), text("ru", "santa_maria")


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path) as stage:
        yield stage


async def finished(stage: Stage, seed: int) -> int:
    """A game of two, played out by chance behind the bot's back; returns its table."""
    anna, boris = stage.people(2)
    mark = anna.mark()
    await anna.command("table new", game="santa_maria")
    card = await anna.wait_message(lambda m: ":join" in str(m["components"]), after=mark)
    await boris.press(card, custom_id=re.compile(r":join$"), until="ack")
    await anna.wait_message(lambda m: m["id"] == card["id"] and "Boris" in m["content"])
    mark = anna.mark()
    await anna.press(card, custom_id=re.compile(r":start$"), until="ack")
    await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    number = int(re.search(r"t:(\d+):join", str(card["components"]))[1])
    chance, turns = random.Random(seed), stage.frontend.turns
    while (table := await stage.frontend.tables.find(number)).status == "running":
        a = table.asked[0]
        desk = await turns.desk(number, table.seats[a.seat].user, a.seat)
        offer = chance.choice(desk.decision.offers)
        await turns.act(number, table.seats[a.seat].user, offer.verb, offer.sample(chance.randrange), desk.tag, a.seat)
    return number


async def test_what_was_played_is_told_to_who_asks(stage: Stage) -> None:
    anna, boris = stage.people(2)
    result = await anna.command("leaderboard", game="santa_maria")
    assert result.text == EN("leaderboard-empty", game=EN("game-santa_maria"))
    assert (await anna.command("stats")).text == EN("refused-stats-none-own")
    assert (await anna.command("stats", person=boris.id)).text == EN("refused-stats-none")
    for seed in range(FEW):
        await finished(stage, seed)
    result = await anna.command("leaderboard", game="Santa Maria")
    found = await stage.frontend.service.results.standings(int(stage.sandbox.world.guild.id), "santa_maria")
    assert all(s.rating is not None and f"rating {s.rating}" in result.text for s in found)
    assert result.text.index(found[0].name) < result.text.index(found[1].name)
    (picture,) = (await pictured(anna, result.message))["attachments"]
    assert "Anna" in picture["description"] and "Boris" in picture["description"]
    told = (await boris.command("stats", person=anna.id)).text
    assert "Anna" in told and RU("game-santa_maria") in told and "рейтинг" in told


async def test_who_wants_to_be_in_no_statistics_is_in_none(stage: Stage) -> None:
    anna, boris = stage.people(2)
    await finished(stage, 1)
    await stage.frontend.service.people.set(int(boris.id), statistics=False)
    result = await anna.command("leaderboard", game="santa_maria")
    assert "Boris" not in result.text and "Anna" in result.text
    assert "Boris" not in (await pictured(anna, result.message))["attachments"][0]["description"]
    assert (await anna.command("stats", person=boris.id)).text == EN("refused-stats-hidden")
    assert (await boris.command("stats")).text == RU("refused-stats-hidden-own")
    there = ", ".join(text("en", game)(f"game-{game}") for game in GAMES)
    assert (await anna.command("leaderboard", game="chess")).text == EN(
        "refused-no-such-game", game="chess", games=there
    )
    assert "Anna" in (await anna.command("leaderboard")).text  # the game that was finished here
