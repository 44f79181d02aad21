"""Boonlake with buttons and menus, in each language: two people, and somebody alone against the Wise Eminence."""

import asyncio
import re

import pytest

from bot.games.boonlake import Boonlake
from bot.text.fluent import text
from bot.ui.posts.final_score import CHART, FILM

from .players import TURNS, Tapper, play_some
from .stage import CALLED, ENDED, Stage, has


async def begun(stage, people):
    """A table of these people, started; the first call."""
    anna, *others = people
    mark = anna.mark()
    await anna.command("table new", game="boonlake")
    card = await anna.wait_message(lambda m: has(m, r":join$"), ephemeral=False, after=mark)
    for other in others:
        await other.press(card, custom_id=re.compile(r":join$"), until="ack")
        await other.wait_message(lambda m, name=other.name: m["id"] == card["id"] and name in m["content"])
    mark = anna.mark()
    await anna.press(card, custom_id=re.compile(r":start$"), until="ack")
    return await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)


@pytest.mark.parametrize(("people", "language"), [(2, "en"), (1, "ru")])
async def test_a_whole_game_by_buttons_and_menus(tmp_path, people, language):
    async with Stage(tmp_path, language=language, drawn=people == 1) as stage:
        mine = stage.people(people)
        question = await begun(stage, mine)
        tappers = [Tapper(p, seed) for seed, p in enumerate(mine)]
        if people == 1:
            await asyncio.gather(*(t.play(TURNS) for t in tappers))
        else:  # pressed to the end by one alone; between two the first turns, which have all parts of a round
            await play_some(tappers, 12)
            await stage.play_out()
            await mine[0].wait_message(contains=ENDED, channel=question["channel_id"])
        said = [m["content"] for m in mine[0].history(question["channel_id"])]
        assert sum(words.startswith(ENDED) for words in said) == 1
        table = await stage.frontend.tables.find(1)
        assert table.status == "over" and table.n > 60 * people
        sources = Boonlake().sources()
        told = text(language, "boonlake")(
            "notice-values", own=0, name="", hash="", n=sources["reconstructed"], of=sum(sources.values())
        )
        assert sum(told in words for words in said) == 1, "once it is told that most values are ours"
        for file in (CHART.format(1), FILM.format(1)):
            story = await mine[0].wait_message(
                lambda m, file=file: any(a["filename"] == file for a in m["attachments"]),
                channel=question["channel_id"],
                within=120,
            )
            assert 0 < story["attachments"][0]["size"] < 1_500_000
