"""A cell of a colony or tile: its terrain by colour and by a drawn band, its building by signs of what it does."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.santa_maria.view import BuildingView
from rendering import theme as t
from rendering.canvas import Canvas
from rendering.pen import Pen
from rendering.spots import Box

GROUNDS = {
    "farm": t.FIELDS["corn"],
    "forest": t.FIELDS["forest"],
    "mountain": t.FIELDS["quarry"],
    "town": t.ROSE,
    "town_hall": t.LILAC,
    "road": t.FIELDS["coffee"],
}
CARRIERS = {"coins": "doubloon", "points": "point"}  # what a number is written upon
Facts = tuple[str, int, tuple[tuple[str, int], ...], tuple[str, ...], tuple[tuple[str, int], ...], tuple[str, ...]]


def facts(b: BuildingView) -> Facts:
    """All that a cell's picture is made from."""
    return b.terrain, b.colonists, tuple(b.gains.items()), b.gives, tuple(b.gets.items()), b.does


@lru_cache(maxsize=192)  # some 40 KB each
def cell(b: Facts, side: int, used: bool) -> Canvas:
    """A cell; a used one leaves its lower half to the die or coin that stands there, and is pale."""
    c = Canvas(Image.new("RGB", (side, side), GROUNDS[b[0]]))
    band = side * (16 if b[3] else 24) // 100  # goods of a trade need the room
    drawn = _band(b[0], side, band)
    c.image.paste(drawn, (0, side - band), drawn)
    c.outline(Box(0, 0, side, side), t.INK, 2, 2)
    high = side * 48 // 100 if used else side - band
    signs(c, b, Box(3, 3, side - 6, high - 3), used)
    return c


def signs(c: Canvas, b: Facts, area: Box, pale: bool = False) -> None:
    """What a building does, in signs, within an area."""
    _, colonists, gains, gives, gets, does = b
    if gives:
        _trade(c, gives, gets, area, pale)
        return
    row: list[tuple[str, int]] = [*((what, 0) for what in does), *(("colonist", 0),) * colonists]
    row += worth(dict(gains))
    in_row(c, row, area, pale)


def worth(gains: dict[str, int]) -> list[tuple[str, int]]:
    """Gains as signs: a resource once for each, coins and points once with their number."""
    row: list[tuple[str, int]] = []
    for what, n in gains.items():
        row += [(CARRIERS[what], n)] if what in CARRIERS else [(what, 0)] * n
    return row


def in_row(
    c: Canvas, row: list[tuple[str, int]], area: Box, pale: bool = False, most: int = 0, about: str = ""
) -> None:
    """Signs side by side in the middle of an area, as large as fits; a number stands upon its carrier."""
    if not row:
        return
    gap = 2
    high = area.h if any(n for _, n in row) else area.h - (4 if area.h > 40 else 1)
    side = min(high, (area.w - gap * (len(row) - 1)) // len(row), most or area.h)
    x = area.x + (area.w - side * len(row) - gap * (len(row) - 1)) // 2
    for icon, n in row:
        box = Box(x, area.y + (area.h - side) // 2, side, side)
        c.icon(icon, box, pale=pale)
        if n:
            c.number(box, n, about, t.LARGE if side > 60 else t.BIG, "centre", pale=pale)
        x += side + gap


def _trade(c: Canvas, gives: tuple[str, ...], gets: tuple[tuple[str, int], ...], area: Box, pale: bool) -> None:
    """One of some things on the left for one of those on the right."""
    left = right = area.w * 47 // 100
    tip = area.w - left - right
    for items, x, w in (([(g, 1) for g in gives], 0, left), (list(gets), left + tip, right)):
        high = area.h // len(items)
        for i, (what, n) in enumerate(items):
            carrier = CARRIERS.get(what)
            in_row(c, [(carrier, n)] if carrier else [(what, 0)] * n, Box(area.x + x, area.y + i * high, w, high), pale)
    point = area.w * 22 // 100  # in the middle, over the edges of both
    c.icon("arrow", Box(area.x + (area.w - point) // 2, area.y + (area.h - point) // 2, point, point), pale=pale)


@lru_cache(maxsize=64)
def _band(terrain: str, width: int, height: int) -> Image.Image:
    """The terrain, drawn along the lower edge of a cell."""
    p = Pen(width, height)
    low = 100 * height / width
    for i in range(5):
        x, step = i * 20.0, 20.0
        if terrain == "farm":
            p.line([(x + 3, low - 3), (x + 17, low - 3)], t.INK, 2)
            p.line([(x + 10, low - 4), (x + 10, low - 14)], t.LEAF, 4)
            p.line([(x + 5, low - 14), (x + 10, low - 9), (x + 15, low - 14)], t.LEAF, 3)
        elif terrain == "forest":
            p.rect(x + 8, low - 6, x + 12, low, t.INK, 0, 0)
            p.poly([(x + 10, 2), (x + 19, low - 5), (x + 1, low - 5)], t.LEAF, 2)
        elif terrain == "mountain" and i < 4:
            p.poly([(x + i * 5, low), (x + i * 5 + 13, 4 + 6 * (i % 2)), (x + i * 5 + 26, low)], t.STONE, 2)
        elif terrain == "town":
            p.rect(x + 3, 12, x + 17, low + 2, t.SAIL, 2, 0)
            p.poly([(x + 1, 13), (x + 10, 2), (x + 19, 13)], t.CHANGED, 2)
        elif terrain == "town_hall":
            p.rect(x + 5, 9, x + 13, low, t.SAIL, 2, 0)
            p.line([(x, 6), (x + step, 6)], t.INK, 4)
        elif terrain == "road":
            p.line([(x + 4, low / 2), (x + 15, low / 2)], t.INK, 4)
    return p.done()
