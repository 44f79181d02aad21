import asyncio
import hashlib
import io
import re

from PIL import Image

from bot import cli
from bot.ui.posts.final_score import CHART, FILM

from .players import TURNS, Stubborn, Tapper, Typist
from .stage import ENDED, Stage, has, posted


async def test_four_people_with_buttons_and_menus(tmp_path):
    async with Stage(tmp_path, drawn=True) as stage:
        thread, _ = await stage.started()
        tappers = [Tapper(p, seed) for seed, p in enumerate(stage.people())]
        await asyncio.gather(*(t.play(TURNS) for t in tappers))
        anna = stage.person("Anna")
        end = the_last(anna, thread)
        assert end["attachments"]
        await the_story(stage, anna, end)
        await the_end(stage, anna, end, tmp_path)


def the_last(person, thread):
    """The final message; only the story of the game may stand below it."""
    *_, end, last = person.history(thread)
    end = last if last["content"].startswith(ENDED) else end
    assert end["content"].startswith(ENDED)
    return end


async def the_story(stage, anna, end):
    """Once, in silence: the chart, which tells the final points, and a film that moves."""
    stories = [
        await anna.wait_message(lambda m, file=file: of_file(m, file), channel=end["channel_id"], within=120)
        for file in (CHART.format(1), FILM.format(1))
    ]
    (chart,), (film,) = (story["attachments"] for story in stories)
    scores = sorted(await stage.frontend.turns.scores(1), key=lambda t: t.seat)
    for name, score in zip((await stage.frontend.tables.find(1)).names, scores, strict=True):
        assert re.search(rf"{name}: [\d, ]*\b{score.total}\.", chart["description"])
    assert film["description"] and (chart["width"], chart["height"]) == (1600, 1000)
    moving = Image.open(io.BytesIO(content(stage, film)))
    assert moving.is_animated and moving.width == 700 and 10 <= moving.n_frames <= 40
    assert not {n.message_id for n in stage.sandbox.notifications} & {story["id"] for story in stories}
    for file in (CHART.format(1), FILM.format(1)):
        assert sum(of_file(m, file) for m in anna.history(end["channel_id"])) == 1


def of_file(message, name):
    """Whether the message carries that file."""
    return any(file["filename"] == name for file in message["attachments"])


def content(stage, attachment):
    """The bytes of an uploaded file."""
    return stage.sandbox.world.files["/".join(attachment["url"].split("/")[-2:]).partition("?")[0]][1]


async def the_end(stage, anna, end, folder):
    """What the final message leads to: the recorded game, which verifies; the score; another game."""
    got = await anna.press(end, custom_id=re.compile(":record$"))
    (folder / "table.game").write_bytes(content(stage, got.message["attachments"][0]))
    table = await stage.frontend.tables.find(1)
    assert cli.main(["verify", str(folder / "table.game"), "--commitment", table.commitment]) == 0
    key = re.search(r"`([0-9a-f]{64})`", end["content"])
    assert key and hashlib.sha256(bytes.fromhex(key[1])).hexdigest() == table.commitment, "the key is told"
    card = next(m for m in anna.history("games") if has(m, ":seal$"))
    assert table.commitment not in card["content"] and table.commitment[:8] in card["content"]
    assert table.commitment in (await anna.press(card, custom_id=re.compile(":seal$"))).text
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
        await asyncio.gather(*(t.play(TURNS) for t in typists))
        the_last(stage.person("Anna"), thread)


async def test_a_restart_in_the_middle(tmp_path):
    async with Stage(tmp_path) as stage:
        thread, _ = await stage.started(3)
        players = [Stubborn(p, seed) for seed, p in enumerate(stage.people(3))]
        playing = asyncio.gather(*(t.play(TURNS) for t in players))
        await stage.person("Anna").wait_message(contains=re.compile("🔔.*", re.S), within=60, check=later(stage, 25))
        await stage.restart()
        await playing
        the_last(stage.person("Anna"), thread)
        assert all(len(made) == 1 for made in posted(stage.sandbox).values())


def later(stage, n):
    """Whether so many questions have been asked."""
    return lambda message: len(posted(stage.sandbox)) >= n
