"""Three pictures kept as files, small, so that a change of look is seen and meant.

After a change that is meant, `CARAVEL_GOLDEN=1 pytest -n 0 tests/rendering/test_golden.py` writes them anew. Look at
them.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.games.puerto_rico.view import View
from rendering import render
from tests.rendering import samples
from tests.rendering.words import Words

HERE = Path(__file__).parent / "golden"
WIDTH = 400


def _picture(view: View, language: str, part: str, before: View | None) -> bytes:
    names = samples.NAMES[language][: len(view.seats)]
    return render("puerto_rico", view, names=names, words=Words(language), part=part, before=before, width=WIDTH).png


def _apart(one: Path, other: Path) -> tuple[float, float]:
    """The mean difference of two pictures, and the share of pixels that differ plainly."""
    a, b = (Image.open(path).convert("RGB") for path in (one, other))
    assert a.size == b.size
    histogram = ImageChops.difference(a, b).convert("L").histogram()
    total = a.width * a.height
    return sum(v * n for v, n in enumerate(histogram)) / total, sum(histogram[33:]) / total


@pytest.mark.parametrize(
    ("name", "language", "part", "seats"),
    [("market", "en", "market", 4), ("seat", "ru", "seat:0", 3), ("everything", "en", "seat:0", 5)],
)
def test_it_looks_as_it_did(name: str, language: str, part: str, seats: int, tmp_path: Path) -> None:
    before = samples.view(seats, everything=name == "everything")
    after = samples.later(before)
    kept = HERE / f"{name}.png"
    if os.environ.get("CARAVEL_GOLDEN"):
        HERE.mkdir(exist_ok=True)
        kept.write_bytes(_picture(after, language, part, before))
    now, unmarked = tmp_path / "now.png", tmp_path / "unmarked.png"
    now.write_bytes(_picture(after, language, part, before))
    mean, plain = _apart(kept, now)
    assert mean < 1
    assert plain < 0.005
    unmarked.write_bytes(_picture(after, language, part, None))
    assert _apart(kept, unmarked)[1] > 0.005  # fine enough to see that the marks are missing
