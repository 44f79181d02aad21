"""The tokens of the games as small pictures of their own, for where no board is drawn: see-through PNGs."""

from __future__ import annotations

import io
from collections.abc import Collection

from PIL import Image, ImageDraw

from rendering import sprites
from rendering import theme as t
from rendering.fonts import font
from rendering.icons import ICONS

SIDE = 96  # pixels; Discord shows them at 20 to 48
FACES = range(1, 7)
DICE = {"white": t.INK, "blue": t.WHITE}  # the ink on a die


def tokens(wanted: Collection[str]) -> dict[str, bytes]:
    """PNGs by the id of the thing, of those among `wanted` that have a drawing. The same ids give the same bytes."""
    found = {name: _png(_icon(name)) for name in sorted(ICONS) if name in wanted}
    for colour, ink in DICE.items():
        for n in FACES:
            if (die := f"{colour}_{n}") in wanted:
                found[die] = _png(_die(colour, n, ink))
    return found


def _icon(name: str) -> Image.Image:
    colours, mask = sprites.icon(name, SIDE)
    image = Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))
    image.paste(colours, (0, 0), mask)
    return image


def _die(colour: str, n: int, ink: t.Colour) -> Image.Image:
    image = _icon(f"die_{colour}")
    ImageDraw.Draw(image).text((SIDE / 2, SIDE / 2), str(n), fill=ink, font=font(SIDE * 3 // 4, "bold"), anchor="mm")
    return image


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
