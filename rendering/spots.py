"""Named places: where things are drawn is data (layouts/<game>.toml), not code.

A layout is sections; a section has a height and spots. A spot is a box [x, y, w, h] within its section, and may say
how it repeats: `step = [dx, dy]` from one to the next, `row` how many before the next row begins at `down = [dx, dy]`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec


class Box(NamedTuple):
    """A place on the picture, in pixels at 1600 wide."""

    x: int
    y: int
    w: int
    h: int

    def at(self, dx: int, dy: int) -> Box:
        """This box moved."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, by: int) -> Box:
        """This box with a margin taken off each side."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def part(self, x: int, y: int, w: int = 0, h: int = 0) -> Box:
        """A box within this one; no width or height means up to the far side."""
        return Box(self.x + x, self.y + y, w or self.w - x, h or self.h - y)

    def split(self, n: int, gap: int) -> list[Box]:
        """`n` boxes of one width side by side, `gap` between them."""
        edges = [self.x + round((self.w + gap) * i / n) for i in range(n + 1)]
        return [Box(a, self.y, b - a - gap, self.h) for a, b in pairwise(edges)]

    def square(self, side: int) -> Box:
        """A square in the middle of this box."""
        return Box(self.x + (self.w - side) // 2, self.y + (self.h - side) // 2, side, side)


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box of the layout, and how it repeats."""

    box: tuple[int, int, int, int]
    step: tuple[int, int] = (0, 0)
    row: int = 0
    down: tuple[int, int] = (0, 0)


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strip of the picture over its whole width; a height of 0 is for one that takes what it needs."""

    height: int
    spots: dict[str, Spot] = {}

    def box(self, origin: tuple[int, int], name: str, index: int = 0) -> Box:
        """The box of a spot's `index`-th repetition, for a section whose corner is at `origin`."""
        spot = self.spots[name]
        along, down = (index % spot.row, index // spot.row) if spot.row else (index, 0)
        x, y, w, h = spot.box
        dx = spot.step[0] * along + spot.down[0] * down
        dy = spot.step[1] * along + spot.down[1] * down
        return Box(origin[0] + x + dx, origin[1] + y + dy, w, h)


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every section of a game's pictures, which of them a part shows from top to bottom, and the margins."""

    margin: int
    gap: int
    width: int
    parts: dict[str, list[str]]
    sections: dict[str, Section]
    closer: list[str] = []  # in a layout of questions: parts to look closer at, beside each seat's "board"
    asks: dict[str, str] = {}  # in a layout of questions: by question class, the part that is drawn for it


LAYOUTS = Path(__file__).parent / "layouts"


@cache
def layout(game: str) -> Layout:
    """The layout of a game, read once. Raises FileNotFoundError or msgspec.ValidationError: a fault of the program."""
    return msgspec.convert(tomllib.loads((LAYOUTS / f"{game}.toml").read_text(encoding="utf-8")), Layout)
