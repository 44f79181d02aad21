"""Pictures of Boonlake: the whole table, one player's desk, or the common part alone."""

from __future__ import annotations

from collections.abc import Callable

from rendering.boonlake import board, common, map, questions, river, seats, tiles
from rendering.boonlake.scene import Scene
from rendering.boonlake.scores import scores, scores_height
from rendering.drawing import pictures
from rendering.scene import Placed, forget_scratch, part_of

GAME = "boonlake"


def forget() -> None:
    """Drop everything kept: the next picture is drawn from nothing."""
    forget_scratch()


def _stack(s: Scene, part: str) -> tuple[list[Placed], int]:
    """The sections of a part from top to bottom, and the height they take."""
    n = len(s.view.seats)
    kind, mine = part_of(s.plan, part, n)
    empty = {"[scores]": not s.view.scores, "[eminence]": s.view.eminence is None}
    placed, y = [], s.plan.margin
    for name in s.plan.parts[kind]:
        if empty.get(name):
            continue
        name = name.strip("[]")
        around = [(mine + i) % n for i in range(1, n)]
        for seat in {"seats": list(range(n)), "own": [mine], "lines": around}.get(name, [-1]):
            section = _tall(s, "seats" if name == "own" else name)
            placed.append(Placed(section, s.plan.margin, y, seat))
            y += _height(s, section, seat) + s.plan.gap
    return placed, y - s.plan.gap + s.plan.margin


def _tall(s: Scene, name: str) -> str:
    """The section with room for a name that needs it, where anybody at the table has one."""
    if name not in ("seats", "lines"):
        return name
    s.enter(name, (0, 0))
    return f"tall_{name}" if any(seats.long_name(s, s.box("name"), x.seat) for x in s.view.seats) else name


def _height(s: Scene, name: str, seat: int) -> int:
    if name in ("seats", "tall_seats"):
        s.enter(name, (0, 0))
        return seats.board_height(s, seat)
    return s.plan.sections[name].height or scores_height(s)


_DRAW: dict[str, Callable[[Scene, int], None]] = {
    "status": lambda s, seat: common.status(s),
    "scores": lambda s, seat: scores(s),
    "actions": lambda s, seat: board.actions(s),
    "stacks": lambda s, seat: common.stacks(s),
    "tracks": lambda s, seat: board.tracks(s),
    "river": lambda s, seat: river.river(s),
    "map": lambda s, seat: map.map_(s),
    "areas": lambda s, seat: tiles.areas(s),
    "eminence": lambda s, seat: common.eminence(s),
    "seats": seats.board,
    "tall_seats": seats.board,
    "lines": seats.strip,
    "tall_lines": seats.strip,
}

draw = pictures(GAME, Scene, _stack, questions.DRAW | _DRAW, needs=questions.NEEDS)
