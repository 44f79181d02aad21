"""Recorded games: each tells one story, and holds from its first line to its last."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.rules.record import read, text_of
from bot.rules.replay import Replay

HERE = Path(__file__).parent.parent / "recorded"
STORIES = sorted(HERE.rglob("*.game"))


@pytest.mark.parametrize("path", STORIES, ids=lambda path: str(path.relative_to(HERE).with_suffix("")))
def test_recorded(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    assert record.game == path.parent.name, "it lies in the folder of another game"
    assert any(row.kind != "do" for row in record.rows), "nothing is checked in it"
    replay = Replay(record, GAMES)
    g = replay.run()
    assert replay.answers or record.sets
    total = replay.rules.census(replay.rules.begin(record.seats, record.key).s)
    assert replay.rules.census(g.s) == total
    again = Replay(read(text_of(record)), GAMES).run()
    assert replay.rules.dump(again.s) == replay.rules.dump(g.s)


def test_the_examples_of_the_readme_hold() -> None:
    blocks = re.findall(r"^```\n(.*?)^```", (HERE / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    for text in blocks:
        assert Replay(read(text), GAMES).run().s.seats


def test_there_are_stories_of_every_game() -> None:
    assert {path.parent.name for path in STORIES} == set(GAMES)
