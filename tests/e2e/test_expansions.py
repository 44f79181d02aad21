"""Puerto Rico with everything on, by two people with buttons and menus, through the draft and the whole game."""

import asyncio
import re

from .players import TURNS, Tapper
from .stage import CALLED, ENDED, Stage


async def test_two_people_with_every_expansion(tmp_path):
    async with Stage(tmp_path) as stage:
        card = await stage.open(2)
        anna = stage.person("Anna")
        for name in ("new_buildings", "nobles"):
            await anna.command("table options", option=name, value="true")
        mark = anna.mark()
        await anna.press(card, custom_id=re.compile(r":start$"), until="ack")
        question = await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
        tappers = [Tapper(p, seed) for seed, p in enumerate(stage.people(2))]
        await asyncio.gather(*(t.play(TURNS) for t in tappers))
        said = [m["content"] for m in anna.history(question["channel_id"])]
        assert any(text.startswith(ENDED) for text in said)
        table = await stage.frontend.tables.find(1)
        entries = await stage.frontend.turns.log(1, 0, table.n)
        kinds = {event.kind for entry in entries for event in entry.events}
        assert {"drafted", "board", "noble_taken", "over"} <= kinds
