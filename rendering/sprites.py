"""Small images made once and kept: icons, letters, cards, seats' patterns. Pasting them is all that a picture costs."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.fonts import font
from rendering.icons import ICONS
from rendering.pen import Pen
from rendering.theme import SEATS, WHITE, Colour, blend

Sprite = tuple[Image.Image, Image.Image]  # colours, mask


@lru_cache(maxsize=512)
def icon(name: str, size: int, pale: bool = False) -> Sprite:
    """An icon `size` pixels square; `pale` is for what is gone; after a colon, the letters that the drawing carries."""
    pen = Pen(size)
    name, _, pen.letter = name.partition(":")
    ICONS[name](pen)
    return _parts(pen.done(), pale)


@lru_cache(maxsize=256)
def icon_on(name: str, size: int, pale: bool, on: Colour) -> Image.Image:
    """An icon upon an even ground, with nothing to see through."""
    image = Image.new("RGB", (size, size), on)
    colours, mask = icon(name, size, pale)
    image.paste(colours, (0, 0), mask)
    return image


@lru_cache(maxsize=1024)  # some 7 KB each; with its colour, which is pasted a little sooner, it would be 35
def text(line: str, size: int, weight: str) -> tuple[Image.Image | None, int, int]:
    """The mask of a line of text and where its corner lies from the start of the baseline; None for one without ink."""
    face = font(size, weight)
    left, top, right, bottom = (int(v) for v in face.getbbox(line, anchor="ls"))
    if right <= left or bottom <= top:
        return None, 0, 0
    mask = Image.new("L", (right - left, bottom - top), 0)
    ImageDraw.Draw(mask).text((-left, -top), line, font=face, fill=255, anchor="ls")
    return mask, left, top


@lru_cache(maxsize=256)
def plate(width: int, height: int, radius: int, shape: str = "round") -> Image.Image:
    """The mask of a box, its corners round, "cut" straight, or "scoop"ed out."""
    mask = Image.new("L", (width, height), 255)
    if radius:
        side = radius * 4
        quarter = Image.new("L", (side, side), 255 if shape == "scoop" else 0)
        draw = ImageDraw.Draw(quarter)
        if shape == "cut":
            draw.polygon([(0, side), (side, 0), (side, side)], fill=255)
        elif shape == "scoop":
            draw.ellipse((-side, -side, side - 1, side - 1), fill=0)
        else:
            draw.ellipse((0, 0, side * 2 - 1, side * 2 - 1), fill=255)
        corner = quarter.reduce(4)
        for degrees, at in (
            (0, (0, 0)),
            (270, (width - radius, 0)),
            (180, (width - radius, height - radius)),
            (90, (0, height - radius)),
        ):
            mask.paste(corner.rotate(degrees), at)
        if shape != "round":  # a text begins at the upper left
            mask.paste(255, (0, 0, radius, radius))
            first = plate(radius, radius, radius // 2)
            mask.paste(first.crop((0, 0, radius // 2, radius // 2)), (0, 0))
    return mask


@lru_cache(maxsize=256)
def card(
    width: int,
    height: int,
    radius: int,
    fill: Colour,
    edge: Colour | None,
    thick: int,
    on: Colour,
    shape: str = "round",
) -> Image.Image:
    """A box with corners of a shape upon an even ground, with nothing to see through: the cheapest thing to paste."""
    image = Image.new("RGB", (width, height), on)
    if edge is not None:
        image.paste(edge, (0, 0), plate(width, height, radius, shape))
        less = {"round": thick, "cut": thick // 2, "scoop": 0}[shape]
        inner = plate(width - 2 * thick, height - 2 * thick, max(0, radius - less), shape)
        image.paste(fill, (thick, thick), inner)
    else:
        image.paste(fill, (0, 0), plate(width, height, radius, shape))
    return image


@lru_cache(maxsize=64)
def quarters(
    side: int, radius: int, fill: Colour, edge: Colour | None, thick: int, on: Colour, shape: str = "round"
) -> tuple[Image.Image, ...]:
    """The four corners of a box, each a square of `side` pixels, clockwise from the upper left."""
    whole = card(2 * side, 2 * side, radius, fill, edge, thick, on, shape)
    return tuple(whole.crop((x, y, x + side, y + side)) for x, y in ((0, 0), (side, 0), (side, side), (0, side)))


@lru_cache(maxsize=64)
def corners(radius: int, thick: int) -> tuple[Image.Image, ...]:
    """The masks of the four corners of an outline, clockwise from the upper left."""
    side = 2 * radius
    mask = plate(side, side, radius).copy()
    mask.paste(0, (thick, thick), plate(side - 2 * thick, side - 2 * thick, max(0, radius - thick)))
    places = ((0, 0), (radius, 0), (radius, radius), (0, radius))
    return tuple(mask.crop((x, y, x + radius, y + radius)) for x, y in places)


@lru_cache(maxsize=128)
def seat(index: int, width: int, height: int, radius: int) -> Sprite:
    """A seat's ground: its colour and its pattern (stripes, dots, bars, checks, waves)."""
    pen = Pen(width, height)
    colour = SEATS[index % len(SEATS)]
    soft = blend(WHITE, colour, 0.34)
    unit = 100 / width
    pen.draw.rectangle((0, 0, *pen.image.size), fill=colour)
    _PATTERNS[index % len(SEATS)](pen, soft, 16 * unit, 100 * height / width)
    image = pen.done().convert("RGB")
    return image, plate(width, height, radius)


def _stripes(pen: Pen, ink: Colour, step: float, high: float) -> None:
    for i in range(-int(high / step) - 1, int(100 / step) + 2, 2):
        pen.line([(i * step, high), (i * step + high, 0)], ink, step * 0.5)


def _dots(pen: Pen, ink: Colour, step: float, high: float) -> None:
    for row in range(int(high / step / 0.8) + 2):
        for column in range(int(100 / step) + 2):
            pen.disc((column + row % 2 / 2) * step, row * step * 0.8, step * 0.22, ink, 0)


def _bars(pen: Pen, ink: Colour, step: float, high: float) -> None:
    for row in range(0, int(high / step) + 2):
        pen.line([(-5, (row + 0.5) * step), (105, (row + 0.5) * step)], ink, step * 0.34)


def _checks(pen: Pen, ink: Colour, step: float, high: float) -> None:
    half = step * 0.6
    for row in range(int(high / half) + 1):
        for column in range(row % 2, int(100 / half) + 1, 2):
            pen.rect(column * half, row * half, column * half + half, row * half + half, ink, 0, 0)


def _waves(pen: Pen, ink: Colour, step: float, high: float) -> None:
    for row in range(int(high / step) + 2):
        points = [(i * step / 2, (row + (0.25 if i % 2 else 0.75)) * step) for i in range(-1, int(200 / step) + 3)]
        pen.line(points, ink, step * 0.28)


_PATTERNS = (_stripes, _dots, _bars, _checks, _waves)


def _parts(image: Image.Image, pale: bool) -> Sprite:
    mask = image.getchannel("A")
    if pale:
        mask = mask.point([v * 38 // 100 for v in range(256)])
    return image.convert("RGB"), mask
