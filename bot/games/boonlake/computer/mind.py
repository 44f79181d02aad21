"""Boonlake as a player thinks about it: the door through which policies and search come to this package."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.rules import Offer
from bot.rules.mind import Mind, Weighed, shares

from ..components.rules import Rules
from ..state import State
from ..view import View
from .answers import weigh
from .evaluation import chances, estimates
from .observation import Observation, of_view
from .weights import WEIGHTS

AHEAD = 1  # turns of the seat that search plays through
NEAR = 1.5  # points by which an answer may seem worse and be tried


class BoonlakeMind(Mind):
    """Rules of thumb for every question, and an estimate of the final score."""

    rules: Rules
    weights = WEIGHTS

    def see(self, view: View) -> Observation:
        return of_view(self.rules.box, view, self.weights)

    def imagine(self, state: State) -> Observation:
        return Observation(self.rules.box, state, self.weights)

    def judge(self, seen: Observation, seat: int, ask: str, offers: Sequence[Offer], many: bool) -> list[Weighed]:
        return weigh(seen, seat, ask, offers)

    def near(self, ask: str) -> float:
        return NEAR

    def horizon(self, state: State, seat: int) -> Callable[[State], bool]:
        """So many of the seat's turns, told by where its ship is; or the next scoring but one."""
        moves, ship = [0], [state.board[seat].ship]
        scorings = state.scorings

        def far(s: State) -> bool:
            if s.board[seat].ship != ship[0]:
                ship[0] = s.board[seat].ship
                moves[0] += 1
            return moves[0] >= AHEAD or s.scorings > scorings + 1

        return far

    def value(self, state: State) -> list[float]:
        if not state.over:
            return chances(self.imagine(state))
        tallies = self.rules.scores(state)
        if state.eminence.plays:
            return [float(tallies[0].won)]
        return shares([t.rank for t in tallies])

    def points(self, state: State) -> list[float]:
        return super().points(state) if state.over else estimates(self.imagine(state))


__all__ = ["BoonlakeMind"]
