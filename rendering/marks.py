"""Our own drawings of what more than one game has."""

from __future__ import annotations

from rendering import theme as t
from rendering.pen import Pen, turned


def wood(p: Pen) -> None:
    """Two logs."""
    for x, y in ((8, 10), (2, 54)):
        p.rect(x, y, 92, y + 38, t.TOBACCO, 5, 18)
        p.oval(66, y, 96, y + 38, t.HULL, 5)
        p.oval(76, y + 13, 86, y + 25, None, 4)


def arrow(p: Pen) -> None:
    p.poly([(6, 40), (54, 40), (54, 14), (97, 50), (54, 86), (54, 60), (6, 60)], t.INK, 0)


def swap(p: Pen) -> None:
    """There and back."""
    p.poly([(30, 22), (66, 22), (66, 6), (96, 30), (66, 54), (66, 38), (30, 38)], t.INK, 0)
    p.poly([(70, 62), (34, 62), (34, 46), (4, 70), (34, 94), (34, 78), (70, 78)], t.INK, 0)


def first(p: Pen) -> None:
    """The first player of the year: a sun."""
    for i in range(8):
        p.poly(turned([(50, 1), (59, 24), (41, 24)], 45 * i), t.INK, 0)
    p.disc(50, 50, 27, t.GOLD, 6)
