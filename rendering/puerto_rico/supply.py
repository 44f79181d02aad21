"""The buildings left, in four columns by how many quarries can count: price, points, circles, how many. While beige
buildings are drafted, those that may be taken stand in the same columns, with the free spaces of each price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TypeVar

from PIL import Image

from bot.games.puerto_rico.view import BuildingView, DraftView
from rendering import theme as t
from rendering.cache import Shelf
from rendering.canvas import Canvas
from rendering.puerto_rico.scene import PRODUCTION, WHO_MATTERS, Scene, ground, shape
from rendering.spots import Box

Kind = TypeVar("Kind", BuildingView, DraftView)
_strips: Shelf[Canvas] = Shelf(3)
_TAIL = 4  # free below the last row


def supply_height(s: Scene) -> int:
    """As high as the longest column."""
    rows = max((len(column) for column in _columns(s.view.buildings)), default=0)
    return _foot(s, "supply", "row", rows)


def draft_height(s: Scene) -> int:
    """As high as the longest column with its prices."""
    columns = [[b.cost for b in column] for column in _columns(s.view.drafting)]
    spots = s.plan.sections["draft"].spots
    return (
        spots["column"].box[1]
        + spots["first"].box[1]
        + max(len(set(costs)) * spots["price"].box[3] + len(costs) * spots["row"].step[1] for costs in columns)
        + _TAIL
    )


def supply(s: Scene) -> None:
    """Every building of the supply in its column. It changes only when somebody builds, so the strip is kept."""
    kinds = s.view.buildings
    key = ("supply", kinds, tuple(s.called(b.building) for b in kinds))
    _lay(s, key, supply_height(s), _supply)
    old = {b.building: b for b in s.before.buildings} if s.before else {}
    for building, box in _places(s):
        was = old.get(building.building)
        s.mark(
            box, (building.left, building.cost), (was.left, was.cost) if was else None, f"building {building.building}"
        )


def draft(s: Scene) -> None:
    """What may be drafted, by price, and how many spaces of the board are free for it."""
    kinds, spaces = s.view.drafting, s.view.draft_spaces
    words = tuple(s.words("picture-spaces", n=n) for n in spaces.values())
    key = ("draft", kinds, tuple(spaces.items()), words, tuple(s.called(b.building) for b in kinds))
    _lay(s, key, draft_height(s), _draft)


def forget() -> None:
    """Drop the strips."""
    _strips.clear()


def _lay(s: Scene, key: tuple[object, ...], height: int, draw: Callable[[Scene, int], None]) -> None:
    """A section drawn on an image of its own, now or before, laid upon the picture."""

    def make() -> Canvas:
        at, whole = s.at, s.canvas
        strip = s.canvas = Canvas(Image.new("RGB", (s.plan.width, height), t.SAND))
        s.at = (0, 0)
        draw(s, height)
        s.at, s.canvas = at, whole
        return strip

    s.canvas.lay(_strips.get(key, make), s.at)


def _supply(s: Scene, height: int) -> None:
    for i in range(4):
        column, head = s.box("column", i), s.box("head", i)
        s.canvas.panel(column._replace(h=height - column.y), t.PANEL, 14, t.EDGE, on=t.SAND)
        _quarries(s.canvas, head, i + 1)
    for building, box in _places(s):
        _row(s, box, building)


def _draft(s: Scene, height: int) -> None:
    c = s.canvas
    for i, kinds in enumerate(_columns(s.view.drafting)):
        column = s.box("column", i)
        c.panel(column._replace(h=height - column.y), t.PANEL, 14, t.EDGE, on=t.SAND)
        first = s.within(column, "first")
        y = first.y
        for cost, same in groupby(kinds, lambda b: b.cost):
            price = Box(first.x, y, first.w, s.section.spots["price"].box[3])
            _price(s, price, cost)
            y += price.h
            for b in same:
                row = Box(first.x, y, first.w, s.section.spots["row"].box[3])
                _row(s, row, BuildingView(b.building, b.copies, b.cost, b.column, b.points, b.circles, b.size))
                y += s.section.spots["row"].step[1]


def _price(s: Scene, box: Box, cost: int) -> None:
    """A price, and the spaces of the board that are free for it: in words, and one by one."""
    n = s.view.draft_spaces.get(str(cost), 0)
    coin = box.part(5, 4, 50, 50)
    s.canvas.icon("doubloon", coin)
    s.canvas.number(coin, cost, f"draft {cost} cost", t.BIG, "centre")
    told = s.words("picture-spaces", n=n)
    width = s.canvas.text(
        box.part(66, 0, 150), told, size=t.BIG, least=t.SMALL, weight="bold", about=f"draft {cost} spaces"
    )
    for i in range(n):
        space = Box(box.x + 66 + width + 12 + 34 * i, box.y + 14, 28, 30)
        s.canvas.panel(space, t.CELL, 6, t.INK, 3, on=t.PANEL)


def _quarries(c: Canvas, head: Box, n: int) -> None:
    """How many quarries the column stands for."""
    for k in range(n):
        c.icon("quarry", Box(head.x + head.w // 2 - 24 * n + 48 * k, head.y, 42, 42))


def _foot(s: Scene, section: str, spot: str, rows: int) -> int:
    row = s.plan.sections[section].spots[spot]
    return row.box[1] + row.step[1] * rows + _TAIL


def _columns(kinds: Sequence[Kind]) -> list[list[Kind]]:
    """The kinds of each column: production first, then by price, else as they come."""
    in_order = sorted(kinds, key=lambda b: (b.building not in PRODUCTION, b.cost))
    return [[b for b in in_order if b.column == column] for column in range(1, 5)]


def _places(s: Scene) -> list[tuple[BuildingView, Box]]:
    """Where each building of the supply stands."""
    return [
        (b, s.within(s.box("column", i), "row", place))
        for i, column in enumerate(_columns(s.view.buildings))
        for place, b in enumerate(column)
    ]


def _row(s: Scene, box: Box, building: BuildingView) -> None:
    c, gone = s.canvas, not building.left
    about = f"building {building.building}"
    fill = t.PALE if gone else ground(building.building)
    c.panel(box, fill, 8 if shape(building.building) == "round" else 16, on=t.PANEL, shape=shape(building.building))
    ink = t.MUTED if gone else t.INK
    coin = s.within(box, "cost")
    c.icon("doubloon", coin, pale=gone)
    c.number(coin, building.cost, f"{about} cost", t.BIG, "centre", pale=gone)
    name, good = s.within(box, "name"), PRODUCTION.get(building.building)
    if good:
        c.icon(good, s.within(box, "good"), pale=gone)
        name = name.part(44, 0)
    c.text(name, *s.called(building.building), size=36, lines=2, colour=ink, about=about)
    _circles(s, s.within(box, "circles"), building, gone)
    shield = s.within(box, "points")
    c.icon("point", shield, pale=gone)
    c.number(shield, building.points, f"{about} points", t.BIG, "centre", pale=gone)
    c.number(s.within(box, "left"), f"×{building.left}", f"{about} left", t.BIG, "right", pale=gone)


def _circles(s: Scene, box: Box, building: BuildingView, gone: bool) -> None:
    n = building.circles
    side = min(box.w, box.h // max(1, n))
    top = box.y + (box.h - n * side) // 2
    name = "either" if building.building in WHO_MATTERS else "empty"
    for i in range(n):
        s.canvas.icon(name, Box(box.x + (box.w - side) // 2, top + i * side, side, side), pale=gone)
