"""Places for monks, drawn large: what they are about, what they are worth, whose monks are there."""

from __future__ import annotations

from bot.games.santa_maria.view import PlaceView
from rendering import theme as t
from rendering.questions import LEAST
from rendering.santa_maria import effects
from rendering.santa_maria.cells import in_row, worth
from rendering.santa_maria.scene import Scene
from rendering.spots import Box

WIDE = 4  # places a row at most
NARROW = 450  # pixels of a place that leave no room beside its name
LOWEST = 232  # pixels of a place with its gap


def monks(s: Scene) -> None:
    """Scholars, bishops, missions, each kind in rows of its own."""
    area, rows = s.box("all"), _rows(s)
    step = min(320, (s.high + s.plan.gap) // max(1, len(rows)))
    for r, row in enumerate(rows):
        line = Box(area.x, area.y + r * step, area.w, step - s.plan.gap).split(max(3, len(row)), 8)
        for box, place in zip(line, row, strict=False):
            _place(s, box, place)


def monks_height(s: Scene) -> int:
    """What all places take at least."""
    return len(_rows(s)) * LOWEST


def _rows(s: Scene) -> list[list[PlaceView]]:
    kinds = [[p for p in s.view.places if p.kind == kind] for kind in ("scholar", "bishop", "mission")]
    return [kind[i : i + WIDE] for kind in kinds for i in range(0, len(kind), WIDE)]


def _place(s: Scene, box: Box, place: PlaceView) -> None:
    c, about = s.canvas, f"place {place.place}"
    fill = {"scholar": t.PANEL, "bishop": t.LILAC, "mission": t.POINT}[place.kind]
    c.panel(box, fill, 12, t.EDGE, on=t.SAND)
    mission, narrow = place.kind == "mission", box.w < NARROW
    shield = Box(box.x + box.w - 76, box.y + (110 if narrow else 6), 68, 68)
    if place.points:
        if place.points > 0:
            c.icon("point", shield)
        told = str(place.points).replace("-", "−")
        c.number(shield, told, f"{about} points", 48, "centre", least=LEAST)
    name = box.part(14, 2, box.w - (24 if mission or narrow else 98), 98)
    c.text(name, *s.called(place.place), size=48, least=LEAST, weight="bold", lines=2, about=about)
    slots = Box(box.x + 12, box.y + box.h - 58, box.w - 24, 50)
    signs = Box(box.x + 12, box.y + 102, box.w - (104 if narrow and place.points else 24), box.h - 164)
    if mission:
        in_row(c, worth(place.gains), signs, most=66, about=f"{about} gains")
    else:
        effects.in_row(c, place.effect, signs, about, LEAST)
    for k in range(len(s.view.seats)):
        slot = Box(slots.x + k * 76, slots.y, 70, slots.h)
        if k < len(place.seats):
            s.badge(place.seats[k], slot)
        else:
            c.panel(slot, t.CELL, 10, t.EDGE, 3, on=fill)
    then = next((p.seats for p in s.before.places if p.place == place.place), ()) if s.before else place.seats
    s.mark(box, place.seats, then, about, 12)
