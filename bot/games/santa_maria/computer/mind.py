"""Santa Maria as a player thinks about it: the door through which policies and search come to this package."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.rules import Offer, Rng
from bot.rules.mind import Mind, Weighed, shares

from ..components.rules import Rules
from ..phases.maya.turn import CityTurn
from ..phases.turn import Turn
from ..state import State
from ..view import View
from . import answers
from .evaluation import alone, chances, estimate
from .observation import Observation, of_state, of_view
from .weights import STYLES, WEIGHTS

AHEAD = 4  # main actions of the seat that search plays through, the one in question included
NEAR, NEAR_ASIDE = 2.5, 1.2  # points by which an answer may seem worse and be tried: main actions, and all else


MAIN = ("Turn", "CityTurn")  # questions about main actions


def _acts(s: State, seat: int) -> int:
    """Main actions of the year so far, less those that leave no trace."""
    me = s.board[seat]
    found = len(me.laid) + me.white_used + me.blue_used + len(me.paid)
    return found + sum(map(len, s.city.played.values())) if seat == s.city_seat else found


class SantaMariaMind(Mind):
    """Rules of thumb for every question, and an estimate of the final score."""

    rules: Rules
    weights = WEIGHTS
    styles = STYLES
    trust, margin = 0.02, 0.01

    def see(self, view: View) -> Observation:
        return of_view(self.rules.box, view, self.weights)

    def imagine(self, state: State) -> Observation:
        return of_state(self.rules.box, state, self.weights, self.rules.chosen["blue_dice"] == "shared")

    def judge(self, seen: Observation, seat: int, ask: str, offers: Sequence[Offer], many: bool) -> list[Weighed]:
        return answers.weigh(seen, seat, ask, offers, many)

    def near(self, ask: str) -> float:
        return NEAR if ask in MAIN else NEAR_ASIDE

    def guess(self, state: State, seat: int, rng: Rng) -> State:
        """As scrambled, but for hidden points: the others are given as many as the seat has itself."""
        found: State = super().guess(state, seat, rng)
        if not state.over and self.rules.chosen["points"] == "hidden":
            for me in found.board:
                me.points = state.board[seat].points
        return found

    def horizon(self, state: State, seat: int) -> Callable[[State], bool]:
        """So many main actions of the seat, or the end of its year: what others do matters little to it."""
        year = state.round
        acts = _acts(state, seat) + AHEAD

        def far(s: State) -> bool:
            me, ask = s.board[seat], s.stack[-1]
            if s.round != year:
                return True
            if not isinstance(ask, Turn | CityTurn):
                return False
            return bool(me.space) if ask.seat != seat else _acts(s, seat) >= acts

        return far

    def value(self, state: State) -> list[float]:
        if not state.over:
            return chances(self.imagine(state), [me.points for me in state.board])
        tallies = self.rules.scores(state)
        return shares([t.rank for t in tallies]) if state.seats > 1 else [alone(self.imagine(state), tallies[0].total)]

    def points(self, state: State) -> list[float]:
        if state.over:
            return super().points(state)
        x = self.imagine(state)
        return [estimate(x, seat, me.points) for seat, me in enumerate(state.board)]


__all__ = ["SantaMariaMind"]
