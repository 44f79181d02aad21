"""The whole bot is killed in the middle of a game, at named points and at any moment: nothing is lost or doubled."""

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing

from .killed_stage import KilledStage
from .players import Stubborn
from .stage import posted

# Where the process kills itself, and how often it comes by first.
POINTS = ("before-commit:14", "after-commit:17", "claimed:9", "delivered:8")


async def test_six_kills_in_one_game(tmp_path):
    async with KilledStage(tmp_path) as stage:
        await stage.started(3)
        players = [Stubborn(p, seed) for seed, p in enumerate(stage.people(3))]
        playing = [asyncio.create_task(p.play()) for p in players]
        await stage.kill()
        for at in POINTS:
            await stage.up(kill_at=at)
            await stage.died()
        await stage.up()
        await goes_on(stage, 4)
        await stage.kill()  # from outside, at any moment
        await stage.up()
        await goes_on(stage, 12)
        for task in playing:
            task.cancel()
        for end in await asyncio.gather(*playing, return_exceptions=True):
            assert end is None or isinstance(end, asyncio.CancelledError), end
        await stage.settled()
        await stage.down()

        twice = {key: made for key, made in posted(stage.sandbox).items() if len(made) > 1}
        assert not twice
        rung = Counter((n.user_id, n.message_id) for n in stage.sandbox.notifications)
        assert max(rung.values()) == 1
        with closing(sqlite3.connect(tmp_path / "caravel.sqlite3")) as db:
            rows = db.execute("select n, seat from log where auto = 0 and n > 0 order by n").fetchall()
            assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
            left = db.execute("select count(*) from outbox where done_at is null").fetchone()[0]
        assert left == 0
        sure, unsure = sum(p.confirmed for p in players), sum(p.unsure for p in players)
        assert sure <= len(rows) <= sure + unsure


async def goes_on(stage, n):
    """So many more questions are asked."""
    asked = len(posted(stage.sandbox))
    anna = stage.person("Anna")
    await anna.wait_for(lambda: len(posted(stage.sandbox)) >= asked + n, "the game to go on", within=90)
