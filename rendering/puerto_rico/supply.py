"""The buildings left, in four columns by how many quarries can count: price, points, circles, how many."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from bot.games.puerto_rico.view import BuildingView
from rendering import theme as t
from rendering.cache import Shelf
from rendering.canvas import Canvas
from rendering.puerto_rico.scene import PRODUCTION, Scene
from rendering.spots import Box

_strips: Shelf[Canvas] = Shelf(8)


def _columns(c: Canvas, s: Scene) -> None:
    """The columns, and how many quarries each stands for."""
    for i in range(4):
        c.panel(s.box("column", i), t.PANEL, 14, t.EDGE, on=t.SAND)
        head = s.box("head", i)
        for k in range(i + 1):
            c.icon("quarry", Box(head.x + head.w // 2 - 24 * (i + 1) + 48 * k, head.y, 42, 42))


def supply(s: Scene) -> None:
    """Every building of the supply in its column. It changes only when somebody builds, so the strip is kept."""
    kinds = s.view.buildings
    strip = _strips.get((s.at, kinds, tuple(s.called(b.building) for b in kinds)), lambda: _strip(s))
    s.canvas.lay(strip, s.at)
    old = {b.building: b for b in s.before.buildings} if s.before else {}
    for building, box in zip(kinds, _boxes(s), strict=True):
        was = old.get(building.building)
        s.mark(
            box, (building.left, building.cost), (was.left, was.cost) if was else None, f"building {building.building}"
        )


def forget() -> None:
    """Drop the strips."""
    _strips.clear()


def _strip(s: Scene) -> Canvas:
    """The section drawn on an image of its own."""
    at, whole = s.at, s.canvas
    strip = s.canvas = Canvas(Image.new("RGB", (s.plan.width, s.section.height), t.SAND))
    s.at = (0, 0)
    _columns(strip, s)
    for building, box in zip(s.view.buildings, _boxes(s), strict=True):
        _row(s, box, building)
    s.at, s.canvas = at, whole
    return strip


def _boxes(s: Scene) -> list[Box]:
    """Where each building stands: the next row of its column."""
    rows: Counter[int] = Counter()
    boxes = []
    for building in s.view.buildings:
        boxes.append(s.within(s.box("column", building.column - 1), "row", rows[building.column]))
        rows[building.column] += 1
    return boxes


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
