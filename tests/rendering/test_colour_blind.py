"""Pictures as people see them who see fewer colours: every text and symbol still stands out from what is beside it.

Simulated after Machado, Oliveira and Fernandes (2009), full strength, on linear light.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from PIL import Image

from bot.text.fluent import text
from rendering import RENDERERS, icons, sprites
from rendering import theme as t
from rendering.canvas import Canvas
from rendering.chart import DASHES
from rendering.santa_maria import cells
from rendering.spots import Box
from tests.rendering import samples, santa_samples
from tests.rendering.test_cooper_island import moments

KINDS = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen(colour: t.Colour, kind: str) -> t.Colour:
    """A colour as it is seen."""
    light = [(c / 255 / 12.92) if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    mixed = [min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in KINDS[kind]]
    back = [12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055 for v in mixed]
    red, green, blue = (round(255 * v) for v in back)
    return red, green, blue


def pixels_of(image: Image.Image) -> Iterator[t.Colour]:
    """Its pixels, row by row."""
    parts = iter(image.convert("RGB").tobytes())
    return zip(parts, parts, parts, strict=True)


def seen_image(image: Image.Image, kind: str) -> Image.Image:
    """A picture as it is seen; by its colours, which are few."""
    known: dict[t.Colour, t.Colour] = {}
    out = Image.new("RGB", image.size)
    pixels = []
    for pixel in pixels_of(image):
        if pixel not in known:
            known[pixel] = seen(pixel, kind)
        pixels.append(known[pixel])
    out.putdata(pixels)
    return out


def test_the_simulation_does_what_is_known_of_it() -> None:
    for kind in KINDS:
        for grey in (0, 90, 200, 255):
            assert max(abs(a - grey) for a in seen((grey, grey, grey), kind)) <= 2, "greys stay greys"
    red, green = (200, 60, 40), (110, 120, 30)
    for kind in ("protanopia", "deuteranopia"):
        apart = sum(abs(a - b) for a, b in zip(seen(red, kind), seen(green, kind), strict=True))
        assert apart < sum(abs(a - b) for a, b in zip(red, green, strict=True)) / 2, "red and green come together"


@pytest.mark.parametrize("kind", KINDS)
def test_every_text_and_symbol_stands_out_from_its_ground(kind: str) -> None:
    assert [(a, b) for a, b in t.TEXTS if t.contrast(seen(a, kind), seen(b, kind)) < 4.5] == []
    assert [(a, b) for a, b in t.SYMBOLS if t.contrast(seen(a, kind), seen(b, kind)) < 3] == []
    grounds = [seen(g, kind) for g in cells.GROUNDS.values()]
    assert [g for g in grounds if t.contrast(seen(t.INK, kind), g) < 4.5] == []


def _upon(name: str, ground: t.Colour, size: int) -> Image.Image:
    colours, mask = sprites.icon(name, size)
    image = Image.new("RGB", (size, size), ground)
    image.paste(colours, (0, 0), mask)
    return image


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [64, 16])
def test_goods_and_tiles_beside_each_other_are_told_apart(kind: str, size: int) -> None:
    """Neighbours in a row: their drawings differ in light by 3 to 1 in a good part of their pixels."""
    shown = {n: seen_image(_upon(n, t.PANEL, size), kind) for n in (*icons.GOODS, "quarry", "forest")}
    for one, other in itertools.combinations(shown, 2):
        pairs = zip(pixels_of(shown[one]), pixels_of(shown[other]), strict=True)
        strong = sum(t.contrast(a, b) >= 3 for a, b in pairs) / size**2
        assert strong > 0.06, (one, other, strong)


@pytest.mark.parametrize("kind", KINDS)
def test_seats_beside_each_other_are_told_apart(kind: str) -> None:
    """By letter on a plate, and by the light of their patterns, whichever two stand side by side."""
    shown = [seen_image(sprites.seat(s, 96, 96, 0)[0], kind).convert("L").tobytes() for s in range(5)]
    for one, other in itertools.combinations(range(5), 2):
        different = sum(abs(a - b) > 14 for a, b in zip(shown[one], shown[other], strict=True)) / len(shown[one])
        assert different > 0.1, (one, other, different)
    for colour in t.SEATS:
        assert t.contrast(seen(t.WHITE, kind), seen(colour, kind)) >= 4.5


def lab(colour: t.Colour) -> tuple[float, float, float]:
    """A colour by lightness, red to green and yellow to blue, as CIE 1976 reckons them (white: D65)."""
    red, green, blue = (
        (c / 12.92) if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize(
    ("colours", "apart", "at_worst"),
    [
        (t.SEATS, 25, 5),
        (tuple(t.GOODS.values()), 25, 20),
        (tuple(t.FIELDS.values()), 8, 0),  # fields and buildings bear their symbols and names
        ((t.BEIGE, t.PALE, t.PANEL, t.JEWEL, *t.FIELDS.values()), 8, 0),
    ],
    ids=["seats", "goods", "fields", "buildings"],
)
def test_colours_that_mean_something_are_not_nearly_alike(
    colours: tuple[t.Colour, ...], apart: float, at_worst: float
) -> None:
    """Beside shape, pattern and word: of those who see all colours, and (`at_worst`) of those who see fewer."""
    for one, other in itertools.combinations(colours, 2):
        assert math.dist(lab(one), lab(other)) >= apart, (one, other)
        for kind in KINDS:
            assert math.dist(lab(seen(one, kind)), lab(seen(other, kind))) >= at_worst, (kind, one, other)


@pytest.mark.parametrize("kind", KINDS)
def test_what_has_changed_is_seen(kind: str) -> None:
    for ground in (t.PANEL, t.SAND, t.CELL, t.PALE, t.SEA):
        assert t.contrast(seen(t.CHANGED, kind), seen(ground, kind)) >= 3
    assert t.contrast(seen(t.DEEP, kind), seen(t.PANEL, kind)) >= 4.5


# -- whole pictures: what is really drawn beside each other ------------------------------------------------------------

BOARDS = {
    "puerto_rico": lambda: (samples.view(5, everything=True), samples.NAMES["en"]),
    "santa_maria": lambda: (santa_samples.full(4), santa_samples.NAMES["en"]),
    "cooper_island": lambda: (moments(4, 1)[-1][0], samples.NAMES["en"][:4]),
}


@cache
def board(game: str) -> Canvas:
    view, names = BOARDS[game]()
    return RENDERERS[game](view, names=names, words=text("en", game).strict)


@cache
def light(colour: t.Colour, kind: str) -> float:
    """The light of a colour as it is seen, so that contrasts are quotients of two."""
    return t.contrast(seen(colour, kind), (0, 0, 0))


def icons_of(c: Canvas) -> list[tuple[str, Box]]:
    """The symbols of a board but those that are pale: there is none of that, and it is not to be looked for."""
    return [(name, box) for name, box in c.icons if box not in c.gone]


def lights(image: Image.Image, kind: str) -> list[float]:
    return [light(pixel, kind) for pixel in pixels_of(image)]


def apart(one: float, other: float) -> bool:
    """3 to 1, as contrasts of WCAG are reckoned."""
    return max(one, other) >= 3 * min(one, other)


def cropped(c: Canvas, box: Box) -> Image.Image:
    return c.image.crop((box.x, box.y, box.x + box.w, box.y + box.h))


def ground(c: Canvas, box: Box) -> t.Colour:
    """What an icon lies upon: the colour that is met most often around it."""
    around = cropped(c, Box(box.x - 2, box.y - 2, box.w + 4, box.h + 4)).convert("RGB")
    w, h = around.size
    ring = [around.getpixel((x, y)) for x in range(w) for y in (0, h - 1)]
    ring += [around.getpixel((x, y)) for y in range(h) for x in (0, w - 1)]
    ((colour, _),) = Counter(ring).most_common(1)
    assert isinstance(colour, tuple)
    return colour


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", BOARDS)
def test_every_symbol_of_a_board_stands_out_where_it_lies(game: str, kind: str) -> None:
    """Of each, somewhere on the board with all that is around it, a part that the eye finds is 3 to 1 to its ground."""
    c = board(game)
    weakest: dict[str, float] = {}
    for name, box in icons_of(c):
        under = light(ground(c, box), kind)
        strong = sum(apart(value, under) for value in lights(cropped(c, box), kind)) / (box.w * box.h)
        weakest[name] = min(strong, weakest.get(name, 1.0))
    assert len(weakest) > 25 and {name: n for name, n in weakest.items() if n < 0.05} == {}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", BOARDS)
def test_symbols_beside_each_other_on_a_board_are_told_apart(game: str, kind: str) -> None:
    """Whatever their colours have become: drawn upon each other, they differ by 3 to 1 in a part that the eye finds."""
    c = board(game)
    weakest: dict[tuple[str, str], float] = {}
    for (one, a), (other, b) in itertools.combinations(icons_of(c), 2):
        near = abs(a.x - b.x) + abs(a.y - b.y) <= 2 * a.w and abs(a.w - b.w) <= a.w // 4
        pair = (min(one, other), max(one, other))
        if one == other or not near or pair in weakest:
            continue
        size = (min(a.w, b.w),) * 2
        pictures = (lights(cropped(c, box).resize(size), kind) for box in (a, b))
        weakest[pair] = sum(itertools.starmap(apart, zip(*pictures, strict=True))) / size[0] ** 2
    assert len(weakest) > 15 and {pair: n for pair, n in weakest.items() if n < 0.05} == {}


@pytest.mark.parametrize("kind", KINDS)
def test_cells_of_unlike_terrain_are_told_apart_by_their_drawn_band(kind: str) -> None:
    side, band = 120, 28
    shown = {}
    for terrain in cells.GROUNDS:
        drawn = cells.cell((terrain, 0, (), (), (), ()), side, False)
        lower = cropped(drawn, Box(4, side - band, side - 8, band - 4))
        shown[terrain] = lights(lower, kind)
        # and it is parted from its neighbour by a line of ink
        assert apart(light(drawn.image.getpixel((side // 2, 0)), kind), light(cells.GROUNDS[terrain], kind))
    for one, other in itertools.combinations(shown, 2):
        different = sum(itertools.starmap(apart, zip(shown[one], shown[other], strict=True))) / len(shown[one])
        assert different > 0.05, (one, other, different)


@pytest.mark.parametrize("kind", KINDS)
def test_lines_of_the_chart_are_told_apart_without_their_colours(kind: str) -> None:
    """By dashes: those of two seats are never drawn and left out at the same places. And each stands out."""
    for colour in t.SEATS:
        assert apart(light(colour, kind), light(t.PANEL, kind))
    assert len(set(DASHES)) == len(t.SEATS)
