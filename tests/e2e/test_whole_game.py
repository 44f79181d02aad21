import asyncio
import re

from bot import cli

from .players import Stubborn, Tapper, Typist
from .stage import ENDED, Stage, has, posted


async def test_four_people_with_buttons_and_menus(tmp_path):
    async with Stage(tmp_path) as stage:
        thread, _ = await stage.started()
        tappers = [Tapper(p, seed) for seed, p in enumerate(stage.people())]
        await asyncio.wait_for(asyncio.gather(*(t.play() for t in tappers)), 280)
        anna = stage.person("Anna")
        end = anna.history(thread)[-1]
        assert end["content"].startswith(ENDED) and end["attachments"]
        await the_end(stage, anna, end, tmp_path)


async def the_end(stage, anna, end, folder):
    """What the final message leads to: the recorded game, which verifies; the score; another game."""
    got = await anna.press(end, custom_id=re.compile(":record$"))
    url = got.message["attachments"][0]["url"]
    _, data = stage.sandbox.world.files["/".join(url.split("/")[-2:]).partition("?")[0]]
    (folder / "table.game").write_bytes(data)
    table = await stage.house.tables.find(1)
    assert cli.main(["verify", str(folder / "table.game"), "--commitment", table.commitment]) == 0
    score = await anna.command("score", end["channel_id"])
    assert score.text.splitlines()[0] in end["content"]
    mark = anna.mark()
    await anna.press(end, custom_id=re.compile(":again$"), until="ack")
    called = await anna.wait_message(lambda m: "<@" in m["content"], channel=end["channel_id"], after=mark)
    assert {n.user_id for n in stage.sandbox.notifications if n.message_id == called["id"]} == {
        p.id for p in stage.people() if p is not anna
    }
    await anna.wait_message(lambda m: has(m, "^t:2:join"), ephemeral=False, after=mark)


async def test_four_people_with_slash_commands(tmp_path):
    async with Stage(tmp_path) as stage:
        thread, _ = await stage.started()
        typists = [Typist(p, seed) for seed, p in enumerate(stage.people())]
        await asyncio.wait_for(asyncio.gather(*(t.play() for t in typists)), 280)
        end = stage.person("Anna").history(thread)[-1]
        assert end["content"].startswith(ENDED)


async def test_a_restart_in_the_middle(tmp_path):
    async with Stage(tmp_path, deadline=1.0) as stage:
        thread, _ = await stage.started(3)
        players = [Stubborn(p, seed) for seed, p in enumerate(stage.people(3))]
        playing = asyncio.gather(*(t.play() for t in players))
        await stage.person("Anna").wait_message(contains=re.compile("🔔.*", re.S), within=60, check=later(stage, 25))
        await stage.restart()
        await asyncio.wait_for(playing, 280)
        assert stage.person("Anna").history(thread)[-1]["content"].startswith(ENDED)
        assert all(len(made) == 1 for made in posted(stage.sandbox).values())


def later(stage, n):
    """Whether so many questions have been asked."""
    return lambda message: len(posted(stage.sandbox)) >= n
