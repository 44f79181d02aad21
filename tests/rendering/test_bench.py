"""The measurement measures what it says."""

from __future__ import annotations

from rendering.bench import measure


def test_the_ratio_is_of_both_figures() -> None:
    found = measure(seats=3, pictures=2)
    assert found["pictures"] == 2
    assert found["picture_bytes"] > 50_000
    assert found["picture_ms"] > found["encode_ms"] > 0
    assert abs(found["picture_ratio"] - found["picture_ms"] / found["encode_ms"]) < 0.05
