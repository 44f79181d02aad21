"""Pictures of Cooper Island: the whole table, one player's desk, or the common part alone."""

from __future__ import annotations

from collections.abc import Callable

from rendering.cooper_island import common, questions, seats
from rendering.cooper_island.scene import Scene
from rendering.cooper_island.scores import scores, scores_height
from rendering.drawing import pictures
from rendering.scene import Placed, forget_scratch, part_of

GAME = "cooper_island"
_HALF = 789  # from one player's boards to those beside them


def forget() -> None:
    """Drop everything kept: the next picture is drawn from nothing."""
    forget_scratch()


def _stack(s: Scene, part: str) -> tuple[list[Placed], int]:
    """The sections of a part from top to bottom, and the height they take."""
    n = len(s.view.seats)
    kind, mine = part_of(s.plan, part, n)
    placed, y = [], s.plan.margin
    for name in s.plan.parts[kind]:
        if name == "[scores]" and not s.view.scores:
            continue
        name = name.strip("[]")
        if name == "seats":
            high = s.highs["seats"] = seats.height(s)
            high += s.plan.gap
            placed += [Placed(name, s.plan.margin + _HALF * (i % 2), y + high * (i // 2), i) for i in range(n)]
            y += high * ((n + 1) // 2)
            continue
        for seat in {"own": [mine], "lines": [(mine + i) % n for i in range(1, n)]}.get(name, [-1]):
            placed.append(Placed(name, s.plan.margin, y, seat))
            y += (s.plan.sections[name].height or _GROWING[name](s)) + s.plan.gap
    return placed, y - s.plan.gap + s.plan.margin


_GROWING: dict[str, Callable[[Scene], int]] = {
    "scores": scores_height,
    "ring": common.ring_height,
    "court": common.court_height,
    "coast": common.coast_height,
    "offers": common.offers_height,
}
_DRAW: dict[str, Callable[[Scene, int], None]] = {
    "status": lambda s, seat: common.status(s),
    "scores": lambda s, seat: scores(s),
    "centre": lambda s, seat: common.centre(s),
    "ring": lambda s, seat: common.ring(s),
    "court": lambda s, seat: common.court(s),
    "coast": lambda s, seat: common.coast(s),
    "offers": lambda s, seat: common.offers(s),
    "seats": seats.overview,
    "own": seats.seat,
    "lines": seats.line,
}

draw = pictures(GAME, Scene, _stack, _DRAW | questions.DRAW, needs=questions.NEEDS)
