"""Pictures one after the other as one animated file. GIF, for it moves wherever pictures are shown, and flat colours
suit it."""

from __future__ import annotations

import io
from collections.abc import Sequence

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
    frames = [Image.open(io.BytesIO(png)) for png in pngs]
    size = max(f.width for f in frames), max(f.height for f in frames)
    ready = [_even(frame, size) for frame in frames]
    while True:
        out = io.BytesIO()
        stay = [*[EACH] * (len(ready) - 1), LAST]
        ready[0].save(out, "GIF", save_all=True, append_images=ready[1:], duration=stay, loop=0, optimize=False)
        if out.tell() <= limit or len(ready) == 1:
            return out.getvalue()
        ready = [*ready[-1::-2]][::-1]


def _even(frame: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A frame of just that size; all share one palette, so nothing is coloured anew."""
    if frame.size == size:
        return frame
    whole = Image.new("P", size, palette().index(SAND))
    whole.putpalette(frame.getpalette() or [])
    whole.paste(frame, (0, size[1] - frame.height))
    return whole
