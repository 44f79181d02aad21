"""The course of play, in the order of the rulebook; each module has the questions of a chapter."""

from __future__ import annotations

from collections.abc import Sequence

from ..components.effects.base import Effect
from ..play import Play
from . import (
    boats,
    build,
    cargo,
    clean_up,
    course,
    double_tile,
    feeding,
    final_scoring,
    free_actions,
    gains,
    income,
    navigation,
    payment,
    rewards,
    sectors,
    setup,
    statues,
    worker_phase,
)


class Table(Play):
    """A table being played on, with what leads to questions filled in."""

    def points(self, seat: int, n: int) -> None:
        if n:
            self.then(navigation.Sail(seat, n))

    def carry(self, seat: int, effects: Sequence[Effect]) -> None:
        rewards.carry_out(self, seat, effects)


__all__ = [
    "Table",
    "boats",
    "build",
    "cargo",
    "clean_up",
    "course",
    "double_tile",
    "feeding",
    "final_scoring",
    "free_actions",
    "gains",
    "income",
    "navigation",
    "payment",
    "rewards",
    "sectors",
    "setup",
    "statues",
    "worker_phase",
]
