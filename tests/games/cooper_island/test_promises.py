"""What every game promises, for this one by its class, until it stands on the list of games."""

from __future__ import annotations

import pytest

from bot.checks.contract import edge
from bot.checks.contract.rules import check_game
from bot.games.cooper_island import CooperIsland

from .tables import by_building


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("start", ["meadow", "random", "chosen"])
def test_the_promises_hold(start: str, seats: int) -> None:
    check_game(CooperIsland({"start": start}), seats, seed=seats)
    check_game(CooperIsland({"start": start}), seats, seed=10 + seats, players=[by_building])


def test_everything_is_said_in_both_languages() -> None:
    """Questions, answers with what stands beside them, events, the table, refusals."""
    for seed in range(2):
        check_game(CooperIsland(), 3, seed, players=[by_building], every=[edge.words_exist], often=9, seldom=999)
