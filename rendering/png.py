"""PNG bytes, fast: a fixed palette, no row filter, one deflate by isal (zlib where isal is missing).

A board is flat colour, so a palette loses nothing one could see and a third of the bytes go through the packer.
It is done band by band: a whole picture would be there five times over on its way.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from functools import cache

from PIL import Image

from rendering.theme import palette

try:
    from isal.isal_zlib import compressobj as _fast
except ImportError:  # no wheel for this machine: slower, the same pixels
    _fast = None  # type: ignore[assignment]


BAND = 64  # rows


def encode(image: Image.Image, height: int = 0, *, plain: bool = False) -> bytes:
    """An RGB image, or its first `height` rows, as a palette PNG. Colours become the nearest of the theme.

    `plain`: packed by zlib's level 1, which is there on every machine, as a measure for what is faster.
    """
    width, height = image.width, height or image.height
    pack = _fast(level=2) if _fast is not None and not plain else zlib.compressobj(1)
    packed = b"".join([*(pack.compress(rows) for rows in _bands(image, height)), pack.flush()])
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(part for colour in palette() for part in colour)
    parts = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", packed), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _bands(image: Image.Image, height: int) -> Iterator[bytes]:
    """The rows as places in the palette, each led by a 0 (no filter), so many at a time."""
    for top in range(0, height, BAND):
        low = min(height, top + BAND)
        band = image.crop((0, top, image.width, low)).quantize(palette=_palette_image(), dither=Image.Dither.NONE)
        wide = Image.new("P", (image.width + 1, low - top))  # its first column stays 0
        wide.paste(band, (1, 0))
        yield wide.tobytes()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


@cache
def _palette_image() -> Image.Image:
    colours = palette()
    image = Image.new("P", (1, 1))
    # Unused entries repeat the first colour, so that no pixel can land on a colour that PLTE does not hold.
    image.putpalette([part for colour in colours + colours[:1] * (256 - len(colours)) for part in colour])
    return image
