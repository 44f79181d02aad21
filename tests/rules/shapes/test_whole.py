"""All the shapes in one small game, held against what every game promises."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.checks.contract.rules import check_game
from bot.checks.contract.run import Run
from bot.rules import asks_of, handlers_of
from tests.rules.shapes import colony


@pytest.mark.parametrize("seats", colony.Colony.seat_counts)
def test_a_game_of_all_the_shapes_keeps_every_promise(seats: int) -> None:
    for seed in range(4):
        run = check_game(colony.Colony(), seats, seed, seldom=3)
        assert len(run.log) > 10


def test_every_shape_of_it_is_played() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        run = Run(colony.Colony(), 1 + seed % 4, seed)
        for _ in run.steps():
            pass
        seen += run.seen
    every = {f"verb {ask.__name__}.{verb}" for ask in asks_of(colony.__name__) for verb in handlers_of(ask)}
    assert len(every) > 12 and every <= seen.keys()
