"""The measurement measures what it says."""

from __future__ import annotations

import pytest

from bot.checks.bench.pictures import CASES, EVERYTHING, measure
from rendering import RENDERERS


@pytest.mark.parametrize("game", ["puerto_rico", "santa_maria"])
def test_the_ratio_is_of_both_figures(game: str) -> None:
    found = measure(seats=3, pictures=2, game=game)
    assert found["pictures"] == 2
    assert found["picture_bytes"] > 50_000
    assert found["picture_ms"] > 0 < found["encode_ms"]
    assert abs(found["picture_ratio"] - found["picture_ms"] / found["encode_ms"]) < 0.05


def test_the_worst_cases_are_among_those_that_are_measured() -> None:
    assert {case["game"] for case in CASES.values()} == set(RENDERERS)
    assert any(case.get("seats") == 5 and EVERYTHING.items() <= case.items() for case in CASES.values())
    assert {case["game"] for case in CASES.values() if case.get("part") == "question"} == set(RENDERERS)
