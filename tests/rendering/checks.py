"""What must be true of every picture, asked of the canvas that drew it."""

from __future__ import annotations

import re

from rendering.canvas import Canvas, Written
from rendering.spots import Box
from rendering.theme import BIG, SMALL

CARRIERS = {"doubloon", "point", "die_white", "die_blue"}  # icons that a number is written upon


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
    for w in canvas.written:
        if w.about.startswith("letter"):  # on a plate of its own
            continue
        for icon, box in canvas.icons:
            if icon not in CARRIERS and meet(w.ink, box):
                found.append(f"{w.text!r} ({w.about}) lies upon {icon}")
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


def meetings(written: list[Written]) -> list[tuple[Written, Written]]:
    """The pairs of texts that lie upon each other."""
    return [(a, b) for i, a in enumerate(written) for b in written[i + 1 :] if meet(a.ink, b.ink)]


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
