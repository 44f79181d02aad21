import asyncio

from .players import Tapper, Typist
from .stage import ENDED, Stage


async def test_four_people_with_buttons_and_menus(tmp_path):
    async with Stage(tmp_path) as stage:
        thread, _ = await stage.started()
        tappers = [Tapper(p, seed) for seed, p in enumerate(stage.people())]
        await asyncio.wait_for(asyncio.gather(*(t.play() for t in tappers)), 120)
        end = stage.person("Anna").history(thread)[-1]
        assert end["content"].startswith(ENDED)


async def test_four_people_with_slash_commands(tmp_path):
    async with Stage(tmp_path) as stage:
        thread, _ = await stage.started()
        typists = [Typist(p, seed) for seed, p in enumerate(stage.people())]
        await asyncio.wait_for(asyncio.gather(*(t.play() for t in typists)), 120)
        end = stage.person("Anna").history(thread)[-1]
        assert end["content"].startswith(ENDED)
