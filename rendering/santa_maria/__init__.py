"""Pictures of Santa Maria: the whole table, one player's desk, or the common part alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rendering.drawing import pictures
from rendering.santa_maria import common, market, places, questions, scene, seats, tracks
from rendering.santa_maria.scene import Scene
from rendering.santa_maria.scores import scores, scores_height
from rendering.santa_maria.seats import long_name
from rendering.scene import Placed, forget_scratch, part_of

GAME = "santa_maria"
_HALF = 789  # from one player's boards to those beside them


def forget() -> None:
    """Drop everything kept: the next picture is drawn from nothing."""
    scene.forget()
    forget_scratch()


def _stack(s: Scene, part: str) -> tuple[list[Placed], int]:
    """The sections of a part from top to bottom, and the height they take."""
    n = len(s.view.seats)
    kind, mine = part_of(s.plan, part, n)
    view = s.view
    empty = {
        "[scores]": not view.scores,
        "[colonies]": not view.colonies,
        "[halls]": not view.halls,
        "[blue]": not view.shared_blue,
        "[people]": not (view.specialists or view.ambassadors),
        "[display]": not (view.doubles or view.triples or view.longs),
    }
    placed, y = [], s.plan.margin
    for name in s.plan.parts[kind]:
        if empty.get(name):
            continue
        name = name.strip("[]")
        if name == "seats":
            columns = 1 if n == 1 or view.colonies else 2
            name = "own" if n == 1 else _tall(s, "lines" if view.colonies else name, range(n))
            high = s.plan.sections[name].height + s.plan.gap
            placed += [
                Placed(name, s.plan.margin + _HALF * (i % columns), y + high * (i // columns), i) for i in range(n)
            ]
            y += high * ((n + columns - 1) // columns)
            continue
        around = [(mine + i) % n for i in range(1, n)]
        for seat in {"own": [mine], "lines": around}.get(name, [-1]):
            kind = _tall(s, name, [seat]) if name == "lines" else name
            placed.append(Placed(kind, s.plan.margin, y, seat))
            y += _height(s, kind) + s.plan.gap
    return placed, y - s.plan.gap + s.plan.margin


def _tall(s: Scene, name: str, seats: Sequence[int]) -> str:
    """The section for some players: one with room for a name that needs it."""
    s.enter(name, (0, 0))
    return f"tall_{name}" if any(long_name(s, s.box("name"), seat) for seat in seats) else name


def _height(s: Scene, name: str) -> int:
    return s.plan.sections[name].height or _GROWING[name](s)


_GROWING: dict[str, Callable[[Scene], int]] = {
    "scores": scores_height,
    "colonies": market.colonies_height,
    "display": market.display_height,
    "religion": tracks.religion_height,
    "places": places.places_height,
}
_DRAW: dict[str, Callable[[Scene, int], None]] = {
    "status": lambda s, seat: common.status(s),
    "scores": lambda s, seat: scores(s),
    "colonies": lambda s, seat: market.colonies(s),
    "halls": lambda s, seat: market.halls(s),
    "dice": lambda s, seat: common.dice(s),
    "blue": lambda s, seat: common.blue(s),
    "people": lambda s, seat: common.people(s),
    "conquest": lambda s, seat: tracks.conquest(s),
    "religion": lambda s, seat: tracks.religion(s),
    "docks": lambda s, seat: market.docks(s),
    "display": lambda s, seat: market.display(s),
    "places": lambda s, seat: places.places(s),
    "seats": seats.board,
    "tall_seats": seats.board,
    "own": seats.board,
    "lines": seats.line,
    "tall_lines": seats.line,
}

draw = pictures(GAME, Scene, _stack, _DRAW | questions.DRAW, needs=questions.NEEDS)
