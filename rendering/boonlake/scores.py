"""The final score of Boonlake; alone one wins with as many points as the Wise Eminence."""

from __future__ import annotations

from rendering import scoreboard
from rendering.boonlake.scene import Scene


def scores_height(s: Scene) -> int:
    return scoreboard.height(s, _lines(s))


def scores(s: Scene) -> None:
    scoreboard.draw(s, _lines(s))


def _lines(s: Scene) -> list[str]:
    """What points are for, also those of the Wise Eminence."""
    return list(dict.fromkeys(line for score in s.view.scores for line, _ in score.lines))
