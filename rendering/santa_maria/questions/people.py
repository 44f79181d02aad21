"""Who can be hired, drawn large beside the own colony."""

from __future__ import annotations

from rendering import theme as t
from rendering.questions import LEAST
from rendering.santa_maria.common import COLUMNS
from rendering.santa_maria.questions.home import own_colony
from rendering.santa_maria.scene import Scene
from rendering.spots import Box


def hiring(s: Scene) -> None:
    """The colony, and the specialists by the values of white dice, with how many of each were hired."""
    own_colony(s)
    c, area, me, line = s.canvas, s.box("list"), s.view.seats[s.mine], s.view.line
    asked = {"A1F6": "1", "F1A6": "6"}.get(line) or (str(COLUMNS.index(line) + 1) if line in COLUMNS else line)
    step = (area.h + 8) // 6
    there = [(value, specialist) for value, specialist in s.view.specialists.items() if specialist]
    for i, (value, specialist) in enumerate(there):
        box = Box(area.x, area.y + i * step, area.w, step - 8)
        c.panel(box, t.PANEL, 12, t.INK, 3, on=t.SAND)
        s.die(f"white_{value}", box.part(12, (box.h - 64) // 2, 64, 64), f"value {value}")
        side = box.h - 12
        sign(s, specialist, box.part(92, 6, side, side))
        if specialist in s.view.produces:
            hired = f"×{me.specialists.count(specialist)}"
            c.number(box.part(box.w - 100, 0, 88), hired, f"hired {value}", 56, "centre", least=LEAST)
        if value == asked:
            c.outline(box, t.DEEP, 12, 7)
        name = box.part(104 + side, 4, box.w - side - 216, box.h - 8)
        c.text(name, *s.called(specialist), size=48, least=LEAST, weight="bold", lines=2, about=f"hire {specialist}")


def sign(s: Scene, specialist: str, box: Box) -> None:
    """What a specialist brings, or the cell that he makes."""
    if specialist in s.view.produces:
        s.canvas.icon(s.view.produces[specialist], box.square(min(box.w, box.h) - 6))
    else:
        s.cell(specialist, box)
