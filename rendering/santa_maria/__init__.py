"""Pictures of Santa Maria: the whole table, one player's desk, or the common part alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from bot.games.santa_maria.view import View
from rendering import theme as t
from rendering.cache import Shelf
from rendering.canvas import Canvas
from rendering.santa_maria import common, market, scene, seats, tracks
from rendering.santa_maria.scene import Scene
from rendering.santa_maria.scores import scores, scores_height
from rendering.spots import layout

GAME = "santa_maria"
_HALF = 789  # from one player's boards to those beside them
_scratch: Shelf[Image.Image] = Shelf(3)


class Placed(NamedTuple):
    """A section on the picture: where it begins, and for whom it is (-1: for all)."""

    name: str
    x: int
    y: int
    seat: int


def draw(
    view: View,
    *,
    names: Sequence[str],
    words: Callable[..., str],
    part: str = "table",
    before: View | None = None,
    scratch: bool = False,
) -> Canvas:
    """The picture of a view, 1600 wide. Raises ValueError for a part there is not.

    With `scratch` the image is one that the next picture of its size is drawn upon: for who only encodes it.
    """
    s = Scene(Canvas(Image.new("RGB", (1, 1))), view, before, names, words, layout(GAME))
    placed, height = _stack(s, part)
    size = (t.WIDTH, height)
    image = _scratch.get(height, lambda: Image.new("RGB", size)) if scratch else Image.new("RGB", size)
    image.paste(t.SAND, (0, 0, *size))
    s.canvas = Canvas(image)
    for section in placed:
        s.enter(section.name, (section.x, section.y))
        _DRAW[section.name](s, section.seat)
    return s.canvas


def forget() -> None:
    """Drop everything kept: the next picture is drawn from nothing."""
    scene.forget()
    _scratch.clear()


def _stack(s: Scene, part: str) -> tuple[list[Placed], int]:
    """The sections of a part from top to bottom, and the height they take."""
    kind, _, number = part.partition(":")
    n = len(s.view.seats)
    if kind not in s.plan.parts or (kind == "seat") != bool(number):
        raise ValueError(f"no part {part!r} in a picture of Santa Maria")
    if number and not (number.isdecimal() and int(number) < n):
        raise ValueError(f"no seat {number!r} at this table")
    mine = int(number) if number else -1
    view = s.view
    empty = {
        "[scores]": not view.scores,
        "[colonies]": not view.colonies,
        "[halls]": not view.halls,
        "[blue]": not view.shared_blue,
        "[display]": not (view.doubles or view.triples),
    }
    placed, y = [], s.plan.margin
    for name in s.plan.parts[kind]:
        if empty.get(name):
            continue
        name = name.strip("[]")
        if name == "seats":
            name, columns = ("own", 1) if n == 1 else ("lines", 1) if view.colonies else (name, 2)
            high = s.plan.sections[name].height + s.plan.gap
            placed += [
                Placed(name, s.plan.margin + _HALF * (i % columns), y + high * (i // columns), i) for i in range(n)
            ]
            y += high * ((n + columns - 1) // columns)
            continue
        around = [(mine + i) % n for i in range(1, n)]
        for seat in {"own": [mine], "lines": around}.get(name, [-1]):
            placed.append(Placed(name, s.plan.margin, y, seat))
            y += _height(s, name) + s.plan.gap
    return placed, y - s.plan.gap + s.plan.margin


def _height(s: Scene, name: str) -> int:
    return s.plan.sections[name].height or _GROWING[name](s)


_GROWING: dict[str, Callable[[Scene], int]] = {
    "scores": scores_height,
    "colonies": market.colonies_height,
    "religion": tracks.religion_height,
}
_DRAW: dict[str, Callable[[Scene, int], None]] = {
    "status": lambda s, seat: common.status(s),
    "scores": lambda s, seat: scores(s),
    "colonies": lambda s, seat: market.colonies(s),
    "halls": lambda s, seat: market.halls(s),
    "dice": lambda s, seat: common.dice(s),
    "blue": lambda s, seat: common.blue(s),
    "conquest": lambda s, seat: tracks.conquest(s),
    "religion": lambda s, seat: tracks.religion(s),
    "docks": lambda s, seat: market.docks(s),
    "display": lambda s, seat: market.display(s),
    "places": lambda s, seat: market.places(s),
    "seats": seats.board,
    "own": seats.board,
    "lines": seats.line,
}
