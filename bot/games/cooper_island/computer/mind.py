"""Cooper Island as a player thinks about it: the door through which policies and search come to this package."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.rules import Offer
from bot.rules.mind import Mind, Weighed, shares

from ..components.rules import Rules
from ..phases.income import Income
from ..phases.worker_phase import Turn
from ..state import State
from ..view import View
from ..view.build import seat_view, table_view
from . import answers
from .evaluation import chances, promise
from .observation import Observation
from .weights import WEIGHTS

NEAR = 1.5  # points by which an answer may seem worse and be tried


class CooperIslandMind(Mind):
    """Rules of thumb for every verb, and an estimate of the final score."""

    rules: Rules
    weights = WEIGHTS
    trust = 0.07

    def __init__(self, rules: Rules, style: str = "") -> None:
        super().__init__(rules, style)
        self._promises: dict[bytes, float] = {}  # most seats stand alike on the tables of one thought

    def see(self, view: View) -> Observation:
        return Observation(self.rules.box, view, self.weights)

    def imagine(self, state: State) -> Observation:
        """Only the seats that are thought of are looked at."""
        box = self.rules.box
        table = table_view(self.rules, state, None, ())
        return Observation(box, table, self.weights, state.seats, lambda seat: seat_view(box, state, seat, None))

    def judge(self, seen: Observation, seat: int, ask: str, offers: Sequence[Offer], many: bool) -> list[Weighed]:
        return answers.weigh(seen, seat, ask, offers)

    def near(self, ask: str) -> float:
        return NEAR

    def horizon(self, state: State, seat: int) -> Callable[[State], bool]:
        """The end of its own turn, income or phase: what others do then is much the same whatever it answers."""
        phase = (state.round, state.phase)

        def far(s: State) -> bool:
            top = s.stack[-1] if s.stack else None
            if isinstance(top, (Turn, Income)) and top.seat != seat:
                return True
            return (s.round, s.phase) != phase

        return far

    def value(self, state: State) -> list[float]:
        if state.over:
            return shares([t.rank for t in self.rules.scores(state)])
        return chances(self.points(state))

    def points(self, state: State) -> list[float]:
        tallies = self.rules.scores(state)
        if state.over:
            return [t.total for t in tallies]
        table = msgspec.json.encode((state.round, state.phase, state.cargo, state.royal))
        x: Observation | None = None
        found: list[float] = []
        for tally in tallies:
            key = msgspec.json.encode((tally.seat, state.board[tally.seat])) + table
            if key not in self._promises:
                x = x or self.imagine(state)
                self._promises[key] = promise(x, tally.seat)
            found.append(tally.total + self._promises[key])
        return found


__all__ = ["CooperIslandMind"]
