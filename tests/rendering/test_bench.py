"""The measurement measures what it says."""

from __future__ import annotations

import pytest

from rendering.bench import measure


@pytest.mark.parametrize("game", ["puerto_rico", "santa_maria"])
def test_the_ratio_is_of_both_figures(game: str) -> None:
    found = measure(seats=3, pictures=2, game=game)
    assert found["pictures"] == 2
    assert found["picture_bytes"] > 50_000
    assert found["picture_ms"] > found["encode_ms"] > 0
    assert abs(found["picture_ratio"] - found["picture_ms"] / found["encode_ms"]) < 0.05
