"""A pen for small drawings: coordinates from 0 to 100, drawn four times too large and then made smaller."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

from PIL import Image, ImageDraw

from rendering.fonts import font
from rendering.theme import INK, Colour

OVER = 4  # times larger while drawing; soft edges come from making it smaller
Point = tuple[float, float]


class Pen:
    """Draws on a clear square (or a box of `ratio` times its width) and gives it as an RGBA image of `size` pixels."""

    def __init__(self, size: int, height: int = 0) -> None:
        self.size, self.height = size, height or size
        self.letter = ""  # for drawings that carry one
        self.scale = size * OVER / 100
        self.image = Image.new("RGBA", (self.size * OVER, self.height * OVER), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)

    def done(self) -> Image.Image:
        """The drawing at its size, with soft edges; colours under clear pixels do not bleed in."""
        return self.image.convert("RGBa").reduce(OVER).convert("RGBA")

    def poly(self, points: Sequence[Point], fill: Colour | None, edge: float = 4, ink: Colour = INK) -> None:
        """A filled shape with an outline `edge` wide (0: none)."""
        at = [(x * self.scale, y * self.scale) for x, y in points]
        if fill is not None:
            self.draw.polygon(at, fill=fill)
        if edge:
            self.draw.line([*at, at[0], at[1]], fill=ink, width=round(edge * self.scale), joint="curve")

    def line(self, points: Sequence[Point], ink: Colour, width: float) -> None:
        """A line through the points, with round ends."""
        at = [(x * self.scale, y * self.scale) for x, y in points]
        self.draw.line(at, fill=ink, width=round(width * self.scale), joint="curve")
        for x, y in (points[0], points[-1]):
            self.oval(x - width / 2, y - width / 2, x + width / 2, y + width / 2, ink, 0)

    def oval(
        self, x0: float, y0: float, x1: float, y1: float, fill: Colour | None, edge: float = 4, ink: Colour = INK
    ) -> None:
        """An ellipse within a box, its outline inside."""
        box = (x0 * self.scale, y0 * self.scale, x1 * self.scale - 1, y1 * self.scale - 1)
        self.draw.ellipse(box, fill=fill, outline=ink if edge else None, width=round(edge * self.scale))

    def disc(self, x: float, y: float, r: float, fill: Colour | None, edge: float = 4, ink: Colour = INK) -> None:
        """A circle about a point."""
        self.oval(x - r, y - r, x + r, y + r, fill, edge, ink)

    def sign(self, x: float, y: float, high: float, ink: Colour) -> None:
        """The pen's letter about a point, a capital `high`."""
        if self.letter:
            face = font(round(high * self.scale / 0.711), "bold")
            left, top, right, bottom = face.getbbox(self.letter, anchor="ls")
            at = (x * self.scale - (left + right) / 2, y * self.scale - (top + bottom) / 2)
            self.draw.text(at, self.letter, font=face, fill=ink, anchor="ls")

    def rect(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: Colour,
        edge: float = 4,
        radius: float = 4,
        ink: Colour = INK,
    ) -> None:
        """A box with round corners, its outline inside."""
        box = (x0 * self.scale, y0 * self.scale, x1 * self.scale - 1, y1 * self.scale - 1)
        self.draw.rounded_rectangle(box, radius * self.scale, fill, INK if edge else None, round(edge * self.scale))


def curve(*points: Point, steps: int = 14) -> list[Point]:
    """A Bezier curve through the first and last of three or four points, as points."""
    out = []
    for i in range(steps + 1):
        row, t = list(points), i / steps
        while len(row) > 1:
            row = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(row)]
        out.append(row[0])
    return out


def turned(points: Sequence[Point], degrees: float, about: Point = (50, 50)) -> list[Point]:
    """The points turned clockwise about a point."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [
        (about[0] + (x - about[0]) * c - (y - about[1]) * s, about[1] + (x - about[0]) * s + (y - about[1]) * c)
        for x, y in points
    ]


def ring(x: float, y: float, rx: float, ry: float, steps: int = 40) -> list[Point]:
    """An ellipse as points."""
    return [(x + rx * cos(2 * pi * i / steps), y + ry * sin(2 * pi * i / steps)) for i in range(steps)]
