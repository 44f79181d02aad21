"""PNG bytes, fast: a fixed palette, no row filter, one deflate by isal (zlib where isal is missing).

A board is flat colour, so a palette loses nothing one could see and a third of the bytes go through the packer.
"""

from __future__ import annotations

import struct
import zlib
from functools import cache

from PIL import Image

from rendering.theme import palette

try:
    from isal.isal_zlib import compress as _fast
except ImportError:  # no wheel for this machine: slower, the same pixels
    _fast = None  # type: ignore[assignment]


def encode(image: Image.Image) -> bytes:
    """An RGB image as a palette PNG. Every colour becomes the nearest one of the theme's palette."""
    indexed = image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)
    width, height = indexed.size
    raw = _with_filter_bytes(indexed)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(part for colour in palette() for part in colour)
    parts = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", _deflate(raw)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _with_filter_bytes(indexed: Image.Image) -> bytes:
    """The rows, each led by a 0 (no filter): the image pasted one pixel to the right of a column of zeros."""
    width, height = indexed.size
    wide = Image.new("L", (width + 1, height))
    wide.paste(Image.frombuffer("L", (width, height), indexed.tobytes(), "raw", "L", 0, 1), (1, 0))
    return wide.tobytes()


def _deflate(raw: bytes) -> bytes:
    if _fast is not None:
        return _fast(raw, level=2)
    return zlib.compress(raw, 1)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


@cache
def _palette_image() -> Image.Image:
    colours = palette()
    image = Image.new("P", (1, 1))
    # Unused entries repeat the first colour, so that no pixel can land on a colour that PLTE does not hold.
    image.putpalette([part for colour in colours + colours[:1] * (256 - len(colours)) for part in colour])
    return image
