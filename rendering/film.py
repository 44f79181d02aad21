"""Pictures one after the other as one animated file. GIF, for it moves wherever pictures are shown, and flat colours
suit it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import partial

from PIL import Image

EACH, LAST = 900, 5000  # milliseconds that a picture stays
LIMIT = 3 * 2**19  # bytes: 1.5 MiB, so that it plays soon on a telephone, too


def film(pngs: Sequence[bytes], limit: int = LIMIT) -> bytes:
    """An endless GIF of pictures of one size made by `render`, the last one shown longer.

    Where it would be larger than `limit`, every second picture is left out, never the last. Raises ValueError for none.
    """
    if not pngs:
        raise ValueError("no pictures")
    while True:
        out = io.BytesIO()
        stay = [*[EACH] * (len(pngs) - 1), LAST]
        first, *others = (partial(_frame, png) for png in pngs)
        # One after the other: all at once would take more memory than the program.
        rest = (frame() for frame in others)
        first().save(out, "GIF", save_all=True, append_images=rest, duration=stay, loop=0, optimize=False)
        if out.tell() <= limit or len(pngs) == 1:
            return out.getvalue()
        pngs = pngs[::-2][::-1]


def _frame(png: bytes) -> Image.Image:
    """A picture of the film; all share one palette, so nothing is coloured anew."""
    return Image.open(io.BytesIO(png))
