"""Santa Maria by two people with buttons and menus: the second game asks nothing new of the Discord side."""

import asyncio
import re

from .players import TURNS, Tapper
from .stage import CALLED, ENDED, Stage, has


async def test_two_people_play_santa_maria(tmp_path):
    async with Stage(tmp_path) as stage:
        anna, boris = stage.people(2)
        mark = anna.mark()
        await anna.command("table new", game="santa_maria")
        card = await anna.wait_message(lambda m: has(m, r":join$"), ephemeral=False, after=mark)
        await boris.press(card, custom_id=re.compile(r":join$"), until="ack")
        await boris.wait_message(lambda m: m["id"] == card["id"] and boris.name in m["content"])
        mark = anna.mark()
        await anna.press(card, custom_id=re.compile(r":start$"), until="ack")
        question = await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
        tappers = [Tapper(p, seed) for seed, p in enumerate((anna, boris))]
        await asyncio.gather(*(t.play(TURNS) for t in tappers))
        said = [m["content"] for m in anna.history(question["channel_id"])]
        assert sum(text.startswith(ENDED) for text in said) == 1
        table = await stage.frontend.tables.find(1)
        assert table.status == "over" and table.n > 5
