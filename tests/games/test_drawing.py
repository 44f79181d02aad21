"""Every game can be drawn from its beginning to its end."""

from __future__ import annotations

import pytest

from bot.checks.contract import edge
from bot.checks.contract.run import Run
from bot.games import GAMES
from tests import players


@pytest.mark.parametrize("game", GAMES)
def test_steps_draw(game: str) -> None:
    for seats in GAMES[game]().seat_counts:
        run = Run(GAMES[game](), seats, 7, [players.by_chance])
        drawn, last = 0, None
        for last in run.steps():
            if last.n % 60 == 10:
                edge.draws(last)
                drawn += 1
        assert drawn and last is not None and last.out.state.over
        edge.draws(last)
