"""Pictures one after the other as one animated file. GIF, for it moves wherever pictures are shown, and flat colours
suit it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import partial

from PIL import Image

from rendering.theme import SAND, palette

EACH, LAST = 900, 5000  # milliseconds that a picture stays
LIMIT = 8 * 2**20  # bytes; Discord takes 10 MiB


def film(pngs: Sequence[bytes], limit: int = LIMIT) -> bytes:
    """An endless GIF of pictures made by `render`, the last one shown longer; lower ones stand at the
    bottom, for that is where the boards are.

    Where it would be larger than `limit`, every second picture is left out, never the last. Raises ValueError for none.
    """
    if not pngs:
        raise ValueError("no pictures")
    sizes = [Image.open(io.BytesIO(png)).size for png in pngs]
    size = max(width for width, _ in sizes), max(height for _, height in sizes)
    while True:
        out = io.BytesIO()
        stay = [*[EACH] * (len(pngs) - 1), LAST]
        first, *others = (partial(_even, png, size) for png in pngs)
        # One after the other: all at once would take more memory than the program.
        rest = (frame() for frame in others)
        first().save(out, "GIF", save_all=True, append_images=rest, duration=stay, loop=0, optimize=False)
        if out.tell() <= limit or len(pngs) == 1:
            return out.getvalue()
        pngs = pngs[::-2][::-1]


def _even(png: bytes, size: tuple[int, int]) -> Image.Image:
    """A frame of just that size; all share one palette, so nothing is coloured anew."""
    frame: Image.Image = Image.open(io.BytesIO(png))
    if frame.size == size:
        return frame
    whole = Image.new("P", size, palette().index(SAND))
    whole.putpalette(frame.getpalette() or [])
    whole.paste(frame, (0, size[1] - frame.height))
    return whole
