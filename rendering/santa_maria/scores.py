"""The final score of Santa Maria; alone one wins by reaching the goal."""

from __future__ import annotations

from rendering import scoreboard
from rendering.santa_maria.scene import Scene


def scores_height(s: Scene) -> int:
    return scoreboard.height(s, _lines(s))


def scores(s: Scene) -> None:
    scoreboard.draw(s, _lines(s), lambda score: score.rank == 1 and score.total >= s.view.goal)


def _lines(s: Scene) -> list[str]:
    return [line for line, _ in s.view.scores[0].lines]
