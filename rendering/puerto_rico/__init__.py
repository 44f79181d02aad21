"""Pictures of Puerto Rico: the whole table, one player's desk, or the common part alone."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from rendering import theme as t
from rendering.cache import Shelf, image_bytes
from rendering.canvas import Canvas
from rendering.drawing import pictures
from rendering.puerto_rico import common, harbour, questions, seats, supply
from rendering.puerto_rico.scene import Scene
from rendering.puerto_rico.scores import scores, scores_height
from rendering.scene import Placed, forget_scratch, part_of

GAME = "puerto_rico"
_grounds: Shelf[Image.Image] = Shelf(16 << 20, image_bytes)  # strips: what never changes of a section


def forget() -> None:
    """Drop every static layer: the next picture is drawn from nothing."""
    _grounds.clear()
    forget_scratch()
    supply.forget()


def _stack(s: Scene, part: str) -> tuple[list[Placed], int]:
    """The sections of a part from top to bottom, and the height they take."""
    n = len(s.view.seats)
    kind, mine = part_of(s.plan, part, n)
    over = s.view.over
    drafting = bool(s.view.drafting)
    empty = {
        "[ending]": not s.view.ending or over,
        "[scores]": not s.view.scores,
        "[draft]": not drafting,
        "[roles]": over or drafting,
    }
    placed, y = [], s.plan.margin
    for name in s.plan.parts[kind]:
        if empty.get(name):
            continue
        name = name.strip("[]")
        around = [(mine + i) % n for i in range(1, n)]
        for seat in {"seats": list(range(n)), "own": [mine], "lines": around}.get(name, [-1]):
            placed.append(Placed(_variant(s, name, seat), s.plan.margin, y, seat))
            y += _height(s, placed[-1].name) + s.plan.gap
    return placed, y - s.plan.gap + s.plan.margin


def _variant(s: Scene, name: str, seat: int) -> str:
    """Two players have large boards everywhere; a line grows for a name that needs it."""
    if len(s.view.seats) == 2 and name in ("seats", "lines"):
        return "own"
    if name == "lines":
        s.enter(name, (0, 0))
        place = s.box("name" if s.view.seats[seat].roles else "wide_name")
        return "tall_lines" if seats.long_name(s, place, seat) else name
    return name


def _height(s: Scene, name: str) -> int:
    height = s.plan.sections[name].height
    return height or {"scores": scores_height, "supply": supply.supply_height, "draft": supply.draft_height}[name](s)


def _ground(s: Scene, name: str) -> Image.Image | None:
    """The static layer of a section, if it has one."""
    if name not in _GROUND:
        return None

    def make() -> Image.Image:
        s.enter(name, (0, 0))
        strip = Canvas(Image.new("RGB", (s.plan.width, s.section.height), t.SAND))
        _GROUND[name](strip, s)
        return strip.image

    return _grounds.get((name, s.view.with_nobles), make)


_DRAW: dict[str, Callable[[Scene, int], None]] = {
    "status": lambda s, seat: common.status(s),
    "ending": lambda s, seat: common.ending(s),
    "scores": lambda s, seat: scores(s),
    "draft": lambda s, seat: supply.draft(s),
    "roles": lambda s, seat: common.roles(s),
    "harbour": lambda s, seat: harbour.harbour(s),
    "supply": lambda s, seat: supply.supply(s),
    "seats": seats.own,
    "own": seats.own,
    "lines": seats.line,
    "tall_lines": seats.line,
}
_GROUND: dict[str, Callable[[Canvas, Scene], None]] = {
    "status": common.ground,
    "harbour": harbour.ground,
    "seats": seats.ground,
    "own": seats.ground,
    "lines": seats.ground,
    "tall_lines": seats.ground,
    "strips": seats.ground,
    "strip": seats.ground,
}

draw = pictures(GAME, Scene, _stack, _DRAW | questions.DRAW, lambda s, at: _ground(s, at.name), questions.NEEDS)
