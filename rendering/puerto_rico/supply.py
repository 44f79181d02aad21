"""The buildings left, in four columns by how many quarries can count: price, points, circles, how many."""

from __future__ import annotations

from bot.games.puerto_rico.view import BuildingView
from rendering import theme as t
from rendering.canvas import Canvas
from rendering.puerto_rico.scene import PRODUCTION, Scene
from rendering.spots import Box


def ground(c: Canvas, s: Scene) -> None:
    """What never changes: the columns and how many quarries each stands for."""
    for i in range(4):
        c.panel(s.box("column", i), t.PANEL, 14, t.EDGE, on=t.SAND)
        head = s.box("head", i)
        for k in range(i + 1):
            c.icon("quarry", Box(head.x + head.w // 2 - 24 * (i + 1) + 48 * k, head.y, 42, 42))


def supply(s: Scene) -> None:
    """Every building of the supply in its column."""
    old = {b.building: b for b in s.before.buildings} if s.before else {}
    rows = dict.fromkeys((1, 2, 3, 4), 0)
    for building in s.view.buildings:
        column = s.box("column", building.column - 1)
        box = s.within(column, "row", rows[building.column])
        rows[building.column] += 1
        _row(s, box, building)
        was = old.get(building.building)
        s.mark(box, (building.left, building.cost), (was.left, was.cost) if was else None,
               f"building {building.building}")


def _row(s: Scene, box: Box, building: BuildingView) -> None:
    c, gone = s.canvas, not building.left
    about = f"building {building.building}"
    good = PRODUCTION.get(building.building)
    c.panel(box, t.PALE if gone else t.FIELDS[good] if good else t.BUILDING, 8, on=t.PANEL)
    ink = t.MUTED if gone else t.INK
    coin = s.within(box, "cost")
    c.icon("doubloon", coin, pale=gone)
    c.number(coin, building.cost, f"{about} cost", t.BIG, "centre", pale=gone)
    c.text(s.within(box, "name"), *s.called(building.building), size=t.BODY, lines=2, colour=ink, about=about)
    _circles(s, s.within(box, "circles"), building.circles, gone)
    shield = s.within(box, "points")
    c.icon("point", shield, pale=gone)
    c.number(shield, building.points, f"{about} points", t.BIG, "centre", pale=gone)
    c.number(s.within(box, "left"), f"×{building.left}", f"{about} left", t.BIG, "right", pale=gone)


def _circles(s: Scene, box: Box, n: int, gone: bool) -> None:
    side = 20 if n > 2 else box.w
    top = box.y + (box.h - n * side) // 2
    for i in range(n):
        s.canvas.icon("empty", Box(box.x + (box.w - side) // 2, top + i * side, side, side), pale=gone)
