import asyncio
import re

from .players import Stubborn, Tapper, Typist
from .stage import ENDED, Stage, posted


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


async def test_a_restart_in_the_middle(tmp_path):
    async with Stage(tmp_path, deadline=1.0) as stage:
        thread, _ = await stage.started(3)
        players = [Stubborn(p, seed) for seed, p in enumerate(stage.people(3))]
        playing = asyncio.gather(*(t.play() for t in players))
        await stage.person("Anna").wait_message(contains=re.compile("🔔.*", re.S), within=60, check=later(stage, 25))
        await stage.restart()
        await asyncio.wait_for(playing, 120)
        assert stage.person("Anna").history(thread)[-1]["content"].startswith(ENDED)
        assert all(len(made) == 1 for made in posted(stage.sandbox).values())


def later(stage, n):
    """Whether so many questions have been asked."""
    return lambda message: len(posted(stage.sandbox)) >= n
