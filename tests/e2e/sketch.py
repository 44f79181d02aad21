"""Pictures for stories in which nobody looks at them: empty sheets. Drawing is tested in `tests/rendering`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from PIL import Image

from bot.rules.view_parts import AskedView
from rendering import RENDERERS, Picture
from rendering.png import encode


def sketch(
    game: str,
    view: Any,
    *,
    names: Sequence[str],
    words: Callable[..., str],
    part: str = "table",
    asked: Sequence[AskedView] = (),
    before: Any = None,
    width: int = 1600,
) -> Picture:
    """Takes what `rendering.render` takes and refuses what does not belong together, but draws nothing."""
    assert game in RENDERERS and len(names) == len(view.seats)
    assert before is None or type(before) is type(view)
    return _paper(width, width * 3 // 4)


@cache
def _paper(width: int, height: int) -> Picture:
    return Picture(encode(Image.new("RGB", (width, height), "white"), height), width, height)
