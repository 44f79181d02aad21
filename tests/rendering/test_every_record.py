"""Every recorded game can be drawn: nothing leaves its box, is cut, too small, or lies upon something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.text.fluent import text
from rendering import RENDERERS
from tests.rendering import samples
from tests.rendering.checks import faults

HERE = Path(__file__).parent.parent / "recorded"
STORIES = sorted(HERE.rglob("*.game"))
GROUPS = 24  # files that are drawn by one test: a test a file costs more in bookkeeping than the drawing


def moments(path: Path):
    """The table in the middle of a story and at its end, before and after, with the seats that may look."""
    replay = Replay(read(path.read_text("utf-8")), GAMES)
    answers = sum(row.kind == "do" for row in replay.record.rows)
    before = middle = None
    for n, _ in enumerate(replay.steps(), 1):
        if n == answers // 2 and replay.g.s.seats:
            middle = replay.rules.dump(replay.g.s)
    rules = replay.rules
    if middle is not None:
        before = rules.load(middle)
        yield rules, before, None
    yield rules, replay.g.s, before


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_recorded_game_can_be_drawn(group: int) -> None:
    wrong = []
    for i, path in enumerate(STORIES[group::GROUPS]):
        for k, (rules, state, before) in enumerate(moments(path)):
            language = ("en", "ru")[(group + i + k) % 2]
            seats = len(rules.view(state, None).seats)
            reader = (group + i) % seats if k else None
            part = ("table", f"seat:{(i + k) % seats}", "market")[(group + i + k) % 3]
            view = rules.view(state, reader)
            old = rules.view(before, reader) if before is not None else None
            words, names = text(language, rules.name), samples.NAMES[language][:seats]
            drawn = RENDERERS[rules.name](view, names=names, words=words, part=part, before=old)
            wrong += [(str(path.relative_to(HERE)), language, part, fault) for fault in faults(drawn)]
    assert wrong == []


def test_all_stories_are_among_them() -> None:
    assert sum(len(STORIES[g::GROUPS]) for g in range(GROUPS)) == len(STORIES) > 200
