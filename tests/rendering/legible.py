"""What must be legible in the picture that goes with a question, reckoned from where and how large it is drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from bot.rules import Decision, Pick
from rendering.canvas import Canvas

CAP = 0.711  # of the size of the letters
DESKTOP, PHONE = (550, 350), 358  # CSS pixels: the box of a picture in a message, the width of a telephone
PEOPLE = {"colonist": {"full", "guest", "either_full"}, "noble": {"guest_noble"}}  # signs of theirs
CAPS = 9, 7  # CSS pixels that capitals have there at least


def scales(canvas: Canvas) -> tuple[float, float]:
    """How much smaller the picture is shown on the desktop and on a telephone."""
    wide, high = canvas.image.width, canvas.height
    return min(DESKTOP[0] / wide, DESKTOP[1] / high), PHONE / wide


def legible(canvas: Canvas, size: int) -> bool:
    """Whether letters of a size can be read in both places."""
    return all(size * CAP * scale >= cap for scale, cap in zip(scales(canvas), CAPS, strict=True))


def offered(decision: Decision) -> set[str]:
    """Every word that an answer's label may mention."""
    found: set[str] = set()
    for offer in decision.offers:
        if isinstance(offer, Pick):
            found.update(word for words in offer.options for word in words)
        else:
            found.update(offer.bins)
    return found


def missing(
    canvas: Canvas,
    things: Iterable[str],
    called: Mapping[str, Collection[str]],
    alike: Mapping[str, Collection[str]] = PEOPLE,
) -> list[str]:
    """Which things are neither written, by one of their names, nor drawn, large enough to be seen, as their sign or one
    of those that are `alike`."""
    lines = [w for w in canvas.written if legible(canvas, w.size)]
    boxes: dict[tuple[object, str], list[str]] = {}
    for w in lines:
        boxes.setdefault((w.box, w.about), []).append(w.text)
    said = {" ".join(rows) for rows in boxes.values()}
    drawn = {name for name, box in canvas.icons if legible(canvas, int(box.h / CAP))}
    signs = {thing: {thing, *alike.get(thing, ())} for thing in things}
    return sorted(thing for thing in signs if not drawn & signs[thing] and not said & set(called[thing]))


def small(canvas: Canvas, about: Iterable[str]) -> list[str]:
    """Which of these are not told in letters that can be read."""
    told = {w.about for w in canvas.written if legible(canvas, w.size)}
    return [what for what in about if what not in told]
