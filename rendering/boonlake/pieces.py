"""Drawings of Boonlake made for somebody or of others: pieces in the colour of a seat, regions by their letter, one of
two things.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rendering import theme as t
from rendering.boonlake.drawings import site, vase
from rendering.icons import ICONS
from rendering.pen import Pen

REGIONS = {
    "boonlake": t.FIELDS["indigo"],
    "unknown": t.FIELDS["forest"],
    "new_hope": t.FIELDS["corn"],
    "southern": t.FIELDS["tobacco"],
}
PIECES = ("inhabitant", "house", "settlement", "cattle", "ship")


def _or(p: Pen, one: Callable[[Pen], None], other: Callable[[Pen], None]) -> None:
    """One of two things, the halves of two drawings."""
    for drawing, dx in ((one, 0), (other, 36)):
        part = Pen(p.size, p.height)
        drawing(part)
        small = part.image.resize((p.image.width * 64 // 100, p.image.height * 64 // 100))
        p.image.alpha_composite(small, (p.image.width * dx // 100, p.image.height * dx // 100))


def _region(p: Pen, ground: t.Colour) -> None:
    """A region by its colour and the initials of its name."""
    p.poly([(50, 3), (96, 26), (96, 74), (50, 97), (4, 74), (4, 26)], ground, 6)
    p.sign(50, 50, 50 if len(p.letter) < 2 else 40, t.INK)


_SHAPES = {
    "inhabitant": (
        [(16, 96), (22, 58), (34, 46), (28, 26), (38, 6), (62, 6), (72, 26), (66, 46), (78, 58), (84, 96)],
        70,
    ),
    "house": ([(4, 44), (50, 2), (96, 44), (88, 44), (88, 96), (12, 96), (12, 44)], 68),
    "settlement": ([(3, 50), (22, 26), (38, 40), (62, 3), (97, 40), (97, 96), (3, 96)], 70),
    "cattle": (
        [(3, 6), (16, 30), (84, 30), (97, 6), (95, 44), (82, 52), (74, 90), (50, 97), (26, 90), (18, 52), (5, 44)],
        60,
    ),
    "ship": ([(2, 58), (40, 58), (40, 4), (84, 46), (62, 46), (62, 58), (98, 58), (82, 96), (18, 96)], 77),
}


def _piece(p: Pen, kind: str, seat: int) -> None:
    """A piece in a seat's colour with its letter."""
    points, middle = _SHAPES[kind]
    p.poly(points, t.SEATS[seat], 5)
    p.sign(50, middle, 38 if kind != "ship" else 30, t.WHITE)


def piece(kind: str, seat: int, letter: str) -> str:
    """The icon of a seat's piece; seat -1 is the Wise Eminence."""
    return f"{kind}_of_{seat % len(t.SEATS)}:{letter}"


ICONS["vase_or_site"] = partial(_or, one=vase, other=site)
for _name, _ground in REGIONS.items():
    ICONS[f"region_{_name}"] = partial(_region, ground=_ground)
for _kind in PIECES:
    for _seat in range(len(t.SEATS)):
        ICONS[f"{_kind}_of_{_seat}"] = partial(_piece, kind=_kind, seat=_seat)
