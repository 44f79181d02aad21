"""Drawing verbs over one image. Texts and icons are noted with their boxes, so that tests can ask what stands where."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from rendering import sprites
from rendering import theme as t
from rendering.fonts import fit, leading, length, marks
from rendering.spots import Box

LARGE = 20_000  # pixels of a box


class Written(NamedTuple):
    """A line of text that was drawn: its ink, and the box it was to stay in."""

    text: str
    size: int
    ink: Box
    box: Box
    about: str  # what it tells, e.g. "seat 1 doubloons"; "" for words


class Canvas:
    """One picture being drawn: the first `height` rows of an image, or all of it."""

    def __init__(self, image: Image.Image, height: int = 0) -> None:
        self.image, self.height = image, height or image.height
        self.written: list[Written] = []
        self.icons: list[tuple[str, Box]] = []
        self.gone: list[Box] = []  # of icons that are pale, for there is none of it (any more)
        self.marks: list[tuple[str, Box]] = []

    def lay(self, strip: Canvas, at: tuple[int, int]) -> None:
        """Another canvas, drawn before, laid upon this one."""
        self.image.paste(strip.image, at)
        x, y = at
        self.written += [w._replace(ink=w.ink.at(x, y), box=w.box.at(x, y)) for w in strip.written]
        self.icons += [(name, box.at(x, y)) for name, box in strip.icons]
        self.gone += [box.at(x, y) for box in strip.gone]

    def panel(
        self,
        box: Box,
        fill: t.Colour,
        radius: int = 12,
        edge: t.Colour | None = None,
        thick: int = 3,
        *,
        on: t.Colour,
        shape: str = "round",
    ) -> None:
        """A flat box upon the ground `on`, and perhaps an outline inside; its corners round, "cut" or "scoop"ed."""
        if box.w * box.h <= LARGE:
            self.image.paste(sprites.card(box.w, box.h, radius, fill, edge, thick, on, shape), (box.x, box.y))
            return
        # Of a large one only the corners are kept: they look alike at every size.
        x, y, right, low = box.x, box.y, box.x + box.w, box.y + box.h
        side = radius + thick
        self.image.paste(fill if edge is None else edge, (x + side, y, right - side, low))
        self.image.paste(fill if edge is None else edge, (x, y + side, right, low - side))
        if edge is not None:
            self.image.paste(fill, (x + side, y + thick, right - side, low - thick))
            self.image.paste(fill, (x + thick, y + side, right - thick, low - side))
        places = ((x, y), (right - side, y), (right - side, low - side), (x, low - side))
        for place, part in zip(places, sprites.quarters(side, radius, fill, edge, thick, on, shape), strict=True):
            self.image.paste(part, place)

    def disc(self, box: Box, fill: t.Colour) -> None:
        """A round plate upon whatever is there."""
        self.image.paste(fill, (box.x, box.y), sprites.plate(box.w, box.h, min(box.w, box.h) // 2))

    def outline(self, box: Box, colour: t.Colour, radius: int = 12, thick: int = 3) -> None:
        """Only the outline of a box."""
        x, y, right, low = box.x, box.y, box.x + box.w, box.y + box.h
        for sides in (
            (x + radius, y, right - radius, y + thick),
            (x + radius, low - thick, right - radius, low),
            (x, y + radius, x + thick, low - radius),
            (right - thick, y + radius, right, low - radius),
        ):
            self.image.paste(colour, sides)
        places = ((x, y), (right - radius, y), (right - radius, low - radius), (x, low - radius))
        for place, mask in zip(places, sprites.corners(radius, thick), strict=True):
            self.image.paste(colour, place, mask)

    def icon(self, name: str, box: Box, pale: bool = False, on: t.Colour | None = None) -> None:
        """An icon as large as fits the middle of a box; faster where its even ground `on` is known."""
        side = min(box.w, box.h)
        at = box.square(side)
        if on is not None:
            self.image.paste(sprites.icon_on(name, side, pale, on), (at.x, at.y))
        else:
            colours, mask = sprites.icon(name, side, pale)
            self.image.paste(colours, (at.x, at.y), mask)
        self.icons.append((name.partition(":")[0], at))
        if pale:
            self.gone.append(at)

    def text(
        self,
        box: Box,
        *texts: str,
        size: int = t.BODY,
        least: int = t.SMALL,
        weight: str = "regular",
        colour: t.Colour = t.INK,
        align: str = "left",
        lines: int = 1,
        last: int = 0,
        about: str = "",
        first: int = 0,
        raised: bool = False,
    ) -> int:
        """The first of `texts` that fits, as large as `size`, in the middle of the box's height (or at its top when
        `raised`). Returns the width of the widest line."""
        size, rows = fit(texts, box.w, box.h, size, least, weight, lines, last, first)
        cap = round(size * 0.711)
        if raised:
            baseline = box.y + cap + round(size * 0.16)
        else:
            more = (len(rows) - 1) * leading(size)
            # What hangs below a line may need the room that capitals leave above.
            tails = round(size * (0.26 if set(rows[-1]) & {"(", ")"} else 0.23))
            baseline = min(box.y + (box.h + cap - more) // 2, box.y + box.h - tails - more)
            baseline = max(baseline, min(box.y + cap + marks(rows[0], size), box.y + box.h - more))
        widest = 0
        for row in rows:
            width = length(row, size, weight)
            x = box.x + {"left": 0, "centre": (box.w - width) // 2, "right": box.w - width}[align]
            mask, left, top = sprites.text(row, size, weight)
            if mask is not None:
                # The ink of a letter may reach beyond its advance: then it is moved into the box, not out of it.
                x = max(box.x - left, min(x, box.x + box.w - left - mask.width))
                self.image.paste(colour, (x + left, baseline + top), mask)
                ink = Box(x + left, baseline + top, mask.width, mask.height)
                self.written.append(Written(row, size, ink, box, about))
            widest = max(widest, width)
            baseline += leading(size)
        return widest

    def number(
        self,
        box: Box,
        value: int | str,
        about: str,
        size: int = t.LARGE,
        align: str = "left",
        weight: str = "bold",
        pale: bool = False,
        least: int = t.BIG,
    ) -> None:
        """A number that decides something: at least 40 px."""
        self.text(
            box,
            str(value),
            size=size,
            least=least,
            weight=weight,
            align=align,
            about=about,
            colour=t.MUTED if pale else t.INK,
        )

    def seat(self, index: int, letter: str, box: Box, radius: int = 10) -> None:
        """A seat's badge: colour, pattern, and its letter on a plain disc."""
        self.stripe(index, box, radius)
        self.letter(index, letter, box.square(min(box.w, box.h) * 80 // 100))

    def letter(self, index: int, letter: str, disc: Box) -> None:
        """A seat's letter on a plain disc of its colour."""
        side = disc.w
        self.disc(disc, t.SEATS[index % len(t.SEATS)])
        size = max(t.SMALL, max(s for s in t.SCALE if s <= max(t.SMALL, side * 84 // 100)))
        self.text(disc, letter, size=size, weight="bold", align="centre", colour=t.WHITE, about=f"letter {index}")

    def stripe(self, index: int, box: Box, radius: int = 10) -> None:
        """A seat's colour and pattern."""
        colours, mask = sprites.seat(index, box.w, box.h, radius)
        self.image.paste(colours, (box.x, box.y), mask)

    def mark(self, box: Box, about: str, radius: int = 10) -> None:
        """Say that what is in the box changed since the reader last looked: an outline and a notched corner."""
        self.outline(box, t.CHANGED, radius, 4)
        side = 22
        colours, mask = sprites.icon("notch", side)
        self.image.paste(colours, (box.x + box.w - side, box.y), mask)
        self.marks.append((about, box))
