"""Recorded games for the tests of the program's commands."""

from __future__ import annotations

from functools import cache

from bot.checks.contract.run import Run
from bot.games import GAMES
from bot.rules.record import Row


@cache
def finished(game: str = "puerto_rico", seats: int = 3, seed: int = 11) -> str:
    """A whole game played by chance, as text, with its score."""
    run = Run(GAMES[game](), seats, seed)
    for step in run.steps():
        run.last = step.out.state
    score = "  ".join(f"{t.seat} {t.total}" for t in run.rules.scores(run.last))
    return run.record(Row(0, "=", score))


CASE = """game puerto_rico
seats 3
set seats.0.doubloons = 5
set ask = Build 0
? can 0 build hacienda no
0 build hacienda no
? seats.0.city == hacienda
? seats.0.doubloons < 5
"""
