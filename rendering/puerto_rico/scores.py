"""The final score of Puerto Rico."""

from __future__ import annotations

from rendering import scoreboard
from rendering.puerto_rico.scene import LARGE_BUILDINGS, Scene


def scores_height(s: Scene) -> int:
    return scoreboard.height(s, _lines(s))


def scores(s: Scene) -> None:
    scoreboard.draw(s, _lines(s))


def _lines(s: Scene) -> list[str]:
    """What points are for: every line but those of buildings that this table does not have."""
    return [line for line, _ in s.view.scores[0].lines if line in s.kinds or line not in LARGE_BUILDINGS]
