"""Cooper Island as a player thinks about it: the door through which policies and search come to this package."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.rules import Offer
from bot.rules.mind import Mind, Weighed, shares

from ..components.rules import Rules
from ..phases.income import Income
from ..phases.worker_phase import Turn
from ..state import State
from ..view import View
from ..view.build import seat_view, table_view
from . import answers
from .evaluation import chances, estimate
from .observation import Observation
from .weights import WEIGHTS

NEAR = 1.5  # points by which an answer may seem worse and be tried


class CooperIslandMind(Mind):
    """Rules of thumb for every verb, and an estimate of the final score."""

    rules: Rules
    weights = WEIGHTS
    trust = 0.07

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
        tallies = self.rules.scores(state)
        if state.over:
            return shares([t.rank for t in tallies])
        return chances(self.imagine(state), [t.total for t in tallies])

    def points(self, state: State) -> list[float]:
        totals = [t.total for t in self.rules.scores(state)]
        if state.over:
            return [*totals]
        x = self.imagine(state)
        return [estimate(x, seat, total) for seat, total in enumerate(totals)]


__all__ = ["CooperIslandMind"]
