"""Colours, sizes and the fixed palette: one visual language for every game.

Sand and sea, dark text on light panels. `TEXTS` and `SYMBOLS` list every pair that is drawn, so that a test can hold
them to 4.5 to 1 and 3 to 1. Hues come after Okabe and Ito's colour-blind safe set, darkened; none stands alone.
"""

from __future__ import annotations

from functools import cache

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """ "#rrggbb" as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


SAND = rgb("#E6D3AC")  # behind everything
PANEL = rgb("#FCF6E8")  # what one reads on
CELL = rgb("#F4E8CE")  # a box within a panel
PALE = rgb("#E2DFD9")  # a box whose thing is gone or taken: grey, for beige is the colour of buildings
EDGE = rgb("#B9A47C")  # outlines that only part one panel from another
INK = rgb("#2E2117")  # text, outlines of symbols
MUTED = rgb("#675640")  # text that says "none" or explains
SEA = rgb("#C3E0E6")
WAVE = rgb("#A5CED8")
DEEP = rgb("#17505F")  # whose turn
HULL = rgb("#D9AE7C")
SAIL = rgb("#FFFBF0")
CHANGED = rgb("#AE2007")  # notch and outline of what changed
WARNING = rgb("#FFD98A")  # the last round
WHITE = rgb("#FFFFFF")
GOLD = rgb("#F3C24B")
SHADE = rgb("#D6C6A4")

CORN = rgb("#F2C02E")
INDIGO = rgb("#2F55A4")
SUGAR = rgb("#FFFFFF")
TOBACCO = rgb("#B5702F")
COFFEE = rgb("#4A2B1D")
LEAF = rgb("#4E8B3A")
STONE = rgb("#8D9094")
STONE_LIGHT = rgb("#B9BCBE")
PEOPLE = rgb("#8A3F1C")
POINT = rgb("#D7E6C3")
BACK = rgb("#7A9A5B")  # a plantation tile, face down
NOBLE = rgb("#5A2382")

GOODS = {"corn": CORN, "indigo": INDIGO, "sugar": SUGAR, "tobacco": TOBACCO, "coffee": COFFEE}
FIELDS = {  # the ground of a tile, by kind
    "corn": rgb("#FFF0B8"),
    "indigo": rgb("#CBD9F4"),
    "sugar": rgb("#DDEBD2"),
    "tobacco": rgb("#F7C192"),
    "coffee": rgb("#DCC3B2"),
    "quarry": rgb("#C6CACD"),
    "forest": rgb("#C9DDB0"),
}
SEATS = (rgb("#1B5B9E"), rgb("#A8400A"), rgb("#0B664B"), rgb("#85396F"), rgb("#4B4B4B"))
BEIGE = rgb("#E6C999")  # beige buildings; production buildings take the ground of their good
LILAC = rgb("#DCD0E6")
ROSE = rgb("#F4CFDA")
JEWEL = rgb("#F5D581")  # the one production building that makes no good

# One scale of text sizes (pixels at 1600 wide) and one grid of margins.
SMALL, BODY, BIG, LARGE, HUGE = 28, 32, 40, 48, 64
SCALE = (28, 30, 32, 36, 40, 44, 45, 48, 56, 64, 72)
WIDTH = 1600

BUILDINGS = (BEIGE, LILAC, ROSE, JEWEL, *FIELDS.values())
TEXTS = (
    *((ink, ground) for ink in (INK, MUTED) for ground in (SAND, PANEL, CELL, PALE, WARNING)),
    *((INK, ground) for ground in (SEA, HULL, SAIL, GOLD, POINT, *BUILDINGS, SHADE, WHITE)),
    (DEEP, PANEL),
    (WHITE, DEEP),
    (WHITE, NOBLE),
    *((WHITE, colour) for colour in SEATS),
)
SYMBOLS = (
    *((INK, ground) for ground in (SAND, PANEL, CELL, PALE, SEA, HULL, *BUILDINGS, BACK, STONE, LEAF)),
    *((colour, PANEL) for colour in (*SEATS, DEEP, CHANGED, PEOPLE, NOBLE)),
    *((CHANGED, ground) for ground in (SAND, CELL, PALE, SEA, HULL)),
    *((person, ground) for person in (PEOPLE, NOBLE) for ground in (CELL, PALE, SAIL, *BUILDINGS)),
)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours after WCAG 2: from 1 (none) to 21."""

    def light(colour: Colour) -> float:
        parts = [c / 255 for c in colour]
        red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of `one` upon `other`."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(one, other, strict=True))
    return red, green, blue


@cache
def palette() -> tuple[Colour, ...]:
    """At most 256 colours: every colour of the theme as it is, and steps between those that meet at soft edges."""
    plain = [value for name, value in globals().items() if name.isupper() and _is_colour(value)]
    plain += [*BUILDINGS, *SEATS]
    found = dict.fromkeys(plain)
    pairs = dict.fromkeys((*TEXTS, *SYMBOLS, *((INK, c) for c in (*GOODS.values(), GOLD, POINT, STONE_LIGHT, PEOPLE))))
    for share in (0.5, 0.25, 0.75):
        for one, other in pairs:
            mixed = blend(one, other, share)
            if len(found) < 256 and all(sum((a - b) ** 2 for a, b in zip(mixed, c, strict=True)) > 60 for c in found):
                found[mixed] = None
    return tuple(found)


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(v, int) and v < 256 for v in value)
