"""The two tracks, drawn large: who stands where, what is crossed on the way, what the year's ranks are worth."""

from __future__ import annotations

from collections.abc import Sequence

from rendering import theme as t
from rendering.questions import LEAST
from rendering.santa_maria.scene import Scene
from rendering.spots import Box

MARKER = 46  # pixels a marker takes
ABOVE = 60 + 44  # the number of a space, and its signs


def height(s: Scene) -> int:
    """Room for as many markers as can stand on one space."""
    return ABOVE + 16 + MARKER * len(s.view.seats)


def pilgrims(s: Scene) -> None:
    """The religion track; monks and blue dice stand on the spaces where they are crossed."""
    view = s.view
    signs = {i: ["monk"] for i in view.religion_monks}
    for i in view.religion_dice:
        signs.setdefault(i, []).append("die_blue")
    then = s.before.religion if s.before else view.religion
    _track(s, s.box("all")._replace(h=s.high), "religion", view.religion, then, signs)


def march(s: Scene) -> None:
    """The conquistador track, and the points of the year by rank."""
    view = s.view
    signs = {i: ["gold"] for i in view.conquest_gold}
    for i in view.trees:
        signs.setdefault(i, []).append("tree")
    then = s.before.conquest if s.before else view.conquest
    area = s.box("all")._replace(h=s.high)
    wide = 160
    _track(s, area._replace(w=area.w - wide - 10), "conquistador", view.conquest, then, signs)
    right = Box(area.x + area.w - wide, area.y, wide, area.h)
    s.canvas.panel(right, t.PANEL, 14, t.EDGE, on=t.SAND)
    n = len(view.conquest_points)
    step = min(90, (right.h - 16) // max(1, n))
    for i, points in enumerate(view.conquest_points):
        row = Box(right.x + 10, right.y + 8 + i * step, wide - 20, step)
        side = min(72, step - 4)
        if view.trees:
            s.canvas.icon("tree", row._replace(w=side))
        else:
            s.canvas.text(row._replace(w=60), f"{i + 1}.", size=LEAST, least=LEAST, about=f"conquest rank {i + 1}")
        shield = Box(row.x + row.w - side, row.y + (step - side) // 2, side, side)
        s.canvas.icon("point", shield, pale=not points)
        about = f"conquest points {i + 1}"
        s.canvas.number(shield, points, about, 48, "centre", least=LEAST, pale=not points)


def _track(
    s: Scene,
    area: Box,
    icon: str,
    spaces: Sequence[Sequence[int]],
    then: Sequence[Sequence[int]],
    signs: dict[int, list[str]],
) -> None:
    c = s.canvas
    c.panel(area, t.PANEL, 14, t.EDGE, on=t.SAND)
    c.icon(icon, Box(area.x + 8, area.y + (area.h - 72) // 2, 72, 72))
    boxes = area.part(88, 8, area.w - 96, area.h - 16).split(len(spaces), 4)
    for i, (box, seats) in enumerate(zip(boxes, spaces, strict=True)):
        crossed = signs.get(i, [])
        c.panel(box, t.CELL, 10, t.INK if crossed else t.EDGE, 2, on=t.PANEL)
        c.number(box._replace(h=56), i, f"space of {icon} {i}", LEAST, "centre", weight="regular", least=LEAST)
        for k, sign in enumerate(crossed):
            side = min(40, (box.w - 8) // len(crossed))
            left = box.x + (box.w - side * len(crossed)) // 2 + k * side
            c.icon(sign, Box(left, box.y + 60 + (40 - side) // 2, side, side))
        wide = min(box.w - 8, 76)
        for k, seat in enumerate(seats):
            low = box.y + box.h - 6 - MARKER * (k + 1)
            s.badge(seat, Box(box.x + (box.w - wide) // 2, low, wide, MARKER - 4))
        s.mark(box, tuple(seats), tuple(then[i]) if i < len(then) else (), f"{icon} {i}")
