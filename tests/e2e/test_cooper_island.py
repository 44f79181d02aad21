"""Cooper Island by buttons and menus, in both languages: the third game asks nothing new of the Discord side."""

import asyncio
import re

import pytest

from bot import cli
from bot.ui.posts.final_score import CHART, FILM

from .players import TURNS, Tapper, play_some
from .stage import CALLED, ENDED, Stage, has


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("ru", 4)])
async def test_people_play_cooper_island(tmp_path, language, seats):
    async with Stage(tmp_path, drawn=seats == 2) as stage:
        people = stage.people(seats)
        for person in people:
            person.user.locale = language
        anna, mark = people[0], people[0].mark()
        await anna.command("table new", game="cooper_island", language=language)
        card = await anna.wait_message(lambda m: has(m, r":join$"), ephemeral=False, after=mark)
        for other in people[1:]:
            await other.press(card, custom_id=re.compile(r":join$"), until="ack")
            await other.wait_message(lambda m, other=other: m["id"] == card["id"] and other.name in m["content"])
        mark = anna.mark()
        await anna.press(card, custom_id=re.compile(r":start$"), until="ack")
        question = await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
        tappers = [Tapper(p, seed) for seed, p in enumerate(people)]
        if seats == 2:
            await asyncio.gather(*(t.play(TURNS) for t in tappers))
        else:  # pressed to the end by two
            await play_some(tappers, 8)
            await stage.play_out()
            await anna.wait_message(contains=ENDED, channel=question["channel_id"])
        said = [m["content"] for m in anna.history(question["channel_id"])]
        assert sum(line.startswith(ENDED) for line in said) == 1
        assert sum("/help components" in line for line in said) == 1  # told once that values are ours
        table = await stage.frontend.tables.find(1)
        assert table.status == "over" and table.n > 5
        for file in (CHART.format(1), FILM.format(1)):
            story = await anna.wait_message(
                lambda m, file=file: any(a["filename"] == file for a in m["attachments"]),
                channel=question["channel_id"],
                within=120,
            )
            assert story["attachments"][0]["description"]
        end = next(m for m in anna.history(question["channel_id"]) if m["content"].startswith(ENDED))
        got = await anna.press(end, custom_id=re.compile(":record$"))
        url = got.message["attachments"][0]["url"]
        (tmp_path / "table.game").write_bytes(
            stage.sandbox.world.files["/".join(url.split("/")[-2:]).partition("?")[0]][1]
        )
        assert cli.main(["verify", str(tmp_path / "table.game"), "--commitment", table.commitment]) == 0
