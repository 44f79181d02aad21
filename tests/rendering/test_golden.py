"""Seven pictures kept as files, small, so that a change of look is seen and meant.

After a change that is meant, `CARAVEL_GOLDEN=1 pytest -n 0 tests/rendering/test_golden.py` writes them anew. Look at
them.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from rendering import render
from tests.rendering import samples, santa_samples, santa_words
from tests.rendering.words import Words

HERE = Path(__file__).parent / "golden"
WIDTH = 400


KINGDOMS = dict.fromkeys(("american_kingdoms", "governor", "specialists", "ambassadors"), "true")


def _picture(game: str, view: Any, language: str, part: str, before: Any) -> bytes:
    names = samples.NAMES[language][: len(view.seats)]
    words = (Words if game == "puerto_rico" else santa_words.Words)(language)
    return render(game, view, names=names, words=words, part=part, before=before, width=WIDTH).png


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
    _compare(name, "puerto_rico", language, part, (before, samples.later(before)), tmp_path)


@pytest.mark.parametrize(
    ("name", "language", "part", "first", "last"),
    [("kingdoms", "en", "seat:0", -40, -9), ("kingdoms_market", "ru", "market", 20, 33)],
)
def test_american_kingdoms_looks_as_it_did(
    name: str, language: str, part: str, first: int, last: int, tmp_path: Path
) -> None:
    """A table with every module, and what came since a while before."""
    views = santa_samples.game(2, **KINGDOMS)
    _compare(name, "santa_maria", language, part, (views[first], views[last]), tmp_path)


@pytest.mark.parametrize(
    ("name", "language", "part", "seats"),
    [("city_trade", "en", "question", 3), ("five", "ru", "table", 5)],
)
def test_the_city_and_five_seats_look_as_they_did(
    name: str, language: str, part: str, seats: int, tmp_path: Path
) -> None:
    views = santa_samples.game(seats, american_kingdoms="true", ambassadors="true", maya="1")
    last = max(i for i, view in enumerate(views[:-1]) if view.asked[-1].ask == "Consider" or part == "table")
    _compare(name, "santa_maria", language, part, (views[last * 2 // 3], views[last]), tmp_path)


def _compare(name: str, game: str, language: str, part: str, views: tuple[Any, Any], tmp_path: Path) -> None:
    before, after = views
    kept = HERE / f"{name}.png"
    if os.environ.get("CARAVEL_GOLDEN"):
        HERE.mkdir(exist_ok=True)
        kept.write_bytes(_picture(game, after, language, part, before))
    now, unmarked = tmp_path / "now.png", tmp_path / "unmarked.png"
    now.write_bytes(_picture(game, after, language, part, before))
    mean, plain = _apart(kept, now)
    assert mean < 1
    assert plain < 0.005
    unmarked.write_bytes(_picture(game, after, language, part, None))
    assert _apart(kept, unmarked)[1] > 0.005  # fine enough to see that the marks are missing
