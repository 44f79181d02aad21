"""The chart of points over time: a line a seat, told apart by its letter, its dashes and its colour; for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import ceil, hypot

from PIL import Image, ImageDraw

from rendering import theme as t
from rendering.canvas import Canvas
from rendering.fonts import fits, initials
from rendering.spots import Box

HEIGHT = 1000
PANEL = Box(16, 16, t.WIDTH - 32, HEIGHT - 32)
TITLE = Box(48, 32, 1500, 72)
PLOT = Box(136, 136, 900, 700)  # where the lines are
KEYS = Box(1096, 136, 464, 700)  # whose they are, beside their ends
KEY, TALL = 100, 140  # pixels of each; with a name that needs more than two lines, of all
THICK, OVER = 8, 3
TICKS, MARKS = 7, 13  # at most so many numbers upwards and along
DASHES = ((), (34, 22), (4, 20), (46, 18, 4, 18), (16, 14))  # by seat: drawn, left out, drawn, ...
Point = tuple[float, float]


def draw(
    series: Sequence[Sequence[int]], *, names: Sequence[str], words: Callable[..., str], unit: str = "round"
) -> Canvas:
    """`series` by seat, each with a value for the beginning and for the end of every `unit`, all equally long.

    Asks `words` for `chart-title` and `chart-<unit>`. Raises ValueError for series that are not such.
    """
    if len(series) != len(names) or not series or not series[0] or len({len(s) for s in series}) > 1:
        raise ValueError(f"{[len(s) for s in series]} values for {len(names)} names")
    c = Canvas(Image.new("RGB", (t.WIDTH, HEIGHT), t.SAND))
    c.panel(PANEL, t.PANEL, 14, t.EDGE, on=t.SAND)
    c.text(TITLE, words("chart-title"), size=t.HUGE, least=t.BIG, weight="bold")
    low, high = _upwards(c, series)
    last = len(series[0]) - 1
    _along(c, last, words(f"chart-{unit}"))

    def at(i: int, value: int) -> Point:
        return PLOT.w * i / max(1, last), PLOT.h * (high - value) / (high - low)

    lines = [[at(i, value) for i, value in enumerate(values)] for values in series]
    for seat, line in enumerate(lines):
        _line(c, seat, line)
    _keys(c, [values[-1] for values in series], [line[-1][1] for line in lines], names)
    return c


def _upwards(c: Canvas, series: Sequence[Sequence[int]]) -> tuple[int, int]:
    """Lines across at round numbers; the lowest and the highest of them."""
    least, most = min(0, *map(min, series)), max(1, *map(max, series))
    steps = (n * 10**p for p in range(9) for n in (1, 2, 5))
    step = next(s for s in steps if ceil(most / s) - least // s < TICKS)
    low, high = least // step * step, ceil(most / step) * step
    for value in range(low, high + 1, step):
        y = PLOT.y + round(PLOT.h * (high - value) / (high - low))
        c.image.paste(t.MUTED if value == 0 else t.SHADE, (PLOT.x, y - 1, PLOT.x + PLOT.w, y + 2))
        c.number(Box(32, y - 30, PLOT.x - 52, 60), value, f"tick {value}", t.BIG, "right", "regular")
    return low, high


def _along(c: Canvas, last: int, unit: str) -> None:
    """Numbers below, and what they count."""
    step = next(s for s in (1, 2, 5, *range(10, 10_000, 10)) if last // s < MARKS)
    for n in range(0, last + 1, step):
        x = PLOT.x + round(PLOT.w * n / max(1, last))
        c.image.paste(t.MUTED, (x - 1, PLOT.y + PLOT.h, x + 2, PLOT.y + PLOT.h + 12))
        c.number(Box(x - 38, PLOT.y + PLOT.h + 16, 76, 56), n, f"mark {n}", t.BIG, "centre", "regular")
    below = Box(PLOT.x, PLOT.y + PLOT.h + 76, PLOT.w, 52)
    c.text(below, unit, size=t.BIG, align="centre", colour=t.MUTED)


def _line(c: Canvas, seat: int, line: Sequence[Point]) -> None:
    """One line, with soft edges, upon what is there; where two run together, one shows in the gaps of the other."""
    room = THICK
    mask = Image.new("L", ((PLOT.w + 2 * room) * OVER, (PLOT.h + 2 * room) * OVER))
    pen = ImageDraw.Draw(mask)
    for piece in pieces(line, DASHES[seat % len(DASHES)]):
        spots = [((x + room) * OVER, (y + room) * OVER) for x, y in piece]
        pen.line(spots, fill=255, width=THICK * OVER, joint="curve")
        for x, y in (spots[0], spots[-1]):
            r = THICK * OVER / 2
            pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    c.image.paste(t.SEATS[seat % len(t.SEATS)], (PLOT.x - room, PLOT.y - room), mask.reduce(OVER))


def pieces(line: Sequence[Point], dashes: Sequence[int]) -> Iterator[list[Point]]:
    """The parts of a line that are drawn, by lengths in turn drawn and left out; all of it without any."""
    if not dashes:
        yield list(line)
        return
    k, left, piece = 0, float(dashes[0]), [line[0]]
    for (x, y), (to_x, to_y) in pairwise(line):
        whole = hypot(to_x - x, to_y - y)
        gone = 0.0
        while whole - gone > left:
            gone += left
            spot = (x + (to_x - x) * gone / whole, y + (to_y - y) * gone / whole)
            if k % 2 == 0:
                yield [*piece, spot]
            k, piece = k + 1, [spot]
            left = float(dashes[k % len(dashes)])
        left -= whole - gone
        piece.append((to_x, to_y))
    if k % 2 == 0:
        yield piece


def _keys(c: Canvas, ends: Sequence[int], heights: Sequence[float], names: Sequence[str]) -> None:
    """Badge, name and points of each seat, near the end of its line, moved apart as far as need be."""
    signs = initials(tuple(names))
    room = KEYS.w - 180
    short = all(fits(name, room, KEY - 16, t.BODY, "regular", 2) for name in names)
    high = KEY if short else TALL
    order = sorted(range(len(names)), key=lambda seat: (heights[seat], seat))
    tops: list[int] = []
    for place, seat in enumerate(order):
        lowest = KEYS.h - high * (len(order) - place)
        tops.append(min(lowest, max(round(heights[seat]) - high // 2, tops[-1] + high if tops else 0)))
    for seat, top in zip(order, tops, strict=True):
        key = Box(KEYS.x, KEYS.y + top, KEYS.w, high)
        middle = key.y + high // 2
        end = (PLOT.x + PLOT.w + THICK, PLOT.y + round(heights[seat]))
        ImageDraw.Draw(c.image).line((end, (key.x - 6, middle)), fill=t.SEATS[seat % len(t.SEATS)], width=3)
        c.seat(seat, signs[seat], Box(key.x, middle - 32, 64, 64))
        c.number(Box(key.x + 72, key.y + 8, 92, high - 16), ends[seat], f"seat {seat} points", t.LARGE, "right")
        c.text(Box(key.x + 180, key.y + 8, room, high - 16), names[seat], size=t.BIG, lines=4, about=f"name {seat}")
