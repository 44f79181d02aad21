"""The final score of Cooper Island."""

from __future__ import annotations

from rendering import scoreboard
from rendering.cooper_island.scene import Scene


def scores_height(s: Scene) -> int:
    return scoreboard.height(s, _lines(s))


def scores(s: Scene) -> None:
    scoreboard.draw(s, _lines(s))


def _lines(s: Scene) -> list[str]:
    return [line for line, _ in s.view.scores[0].lines]
