"""What must be true of every picture, asked of the canvas that drew it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rendering.canvas import Canvas, Written
from rendering.spots import Box
from rendering.theme import BIG, SMALL

CARRIERS = {"doubloon", "point", "die_white", "die_blue", "project", "settle"}  # icons that a number is written upon


def faults(canvas: Canvas, names: tuple[str, ...] = ()) -> list[str]:
    """Everything that is wrong with a picture, in words; nothing for a good one. The whole of `names` may be cut."""
    whole = Box(0, 0, *canvas.image.size)
    found = []
    for w in canvas.written:
        decides = not w.about.startswith(("price of", "letter"))  # the same in every game; a seat's number for a letter
        digits = re.fullmatch(r"[×?]?\d{0,2}", w.text)  # three of them may be smaller where boxes are made for two
        if w.size < SMALL or (decides and digits and w.size < BIG):
            found.append(f"{w.text!r} ({w.about}) is only {w.size} px")
        if not inside(w.ink, w.box) or not inside(w.box, whole):
            found.append(f"{w.text!r} ({w.about}) breaks out of its box: {w.ink} of {w.box}")
        if w.text.endswith("…"):
            found.append(f"{w.text!r} ({w.about}) is cut")
    found += [f"{a.text!r} ({a.about}) lies upon {b.text!r} ({b.about})" for a, b in meetings(canvas.written)]
    texts = [w for w in canvas.written if not w.about.startswith("letter")]  # those are on a plate of their own
    icons = [(icon, box) for icon, box in canvas.icons if icon not in CARRIERS]
    for a, b in touching([w.ink for w in texts] + [box for _, box in icons]):
        if a < len(texts) <= b:
            found.append(f"{texts[a].text!r} ({texts[a].about}) lies upon {icons[b - len(texts)][0]}")
    for icon, box in canvas.icons:
        if not inside(box, whole):
            found.append(f"{icon} is cut off: {box}")
    return found


def inside(one: Box, other: Box) -> bool:
    """Whether a box lies within another."""
    return (
        one.x >= other.x
        and one.y >= other.y
        and one.x + one.w <= other.x + other.w
        and one.y + one.h <= other.y + other.h
    )


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes share a pixel."""
    return (
        one.x < other.x + other.w and other.x < one.x + one.w and one.y < other.y + other.h and other.y < one.y + one.h
    )


def touching(boxes: list[Box]) -> Iterator[tuple[int, int]]:
    """The pairs of boxes that share a pixel, by their places in the list; from top to bottom, for there may be many."""
    open_: list[tuple[int, int, int, int, int]] = []  # those above that reach as far down
    for box in sorted((b.y, b.y + b.h, b.x, b.x + b.w, n) for n, b in enumerate(boxes)):
        top, low, left, right, n = box
        open_ = [other for other in open_ if other[1] > top]
        for above, _, start, end, m in open_:
            if above < low and start < right and left < end:
                yield min(m, n), max(m, n)
        open_.append(box)


def meetings(written: list[Written]) -> list[tuple[Written, Written]]:
    """The pairs of texts that lie upon each other."""
    return [(written[a], written[b]) for a, b in touching([w.ink for w in written])]


def told(canvas: Canvas) -> dict[str, str]:
    """What the picture says about each thing: what it is about -> its lines joined."""
    said: dict[str, str] = {}
    for w in canvas.written:
        if w.about:
            said[w.about] = f"{said[w.about]} {w.text}" if w.about in said else w.text
    return said


def icons_within(canvas: Canvas, box: Box) -> dict[str, int]:
    """How many of each icon are drawn in a box."""
    counts: dict[str, int] = {}
    for icon, at in canvas.icons:
        if inside(at, box):
            counts[icon] = counts.get(icon, 0) + 1
    return counts
