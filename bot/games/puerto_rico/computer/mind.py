"""Puerto Rico as a player thinks about it: the door through which policies and search come to this package."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bot.rules import Offer, Rng
from bot.rules.mind import Mind, Weighed, shares

from . import answers
from .sight import Sight, of_state, of_view
from .value import chances
from .weights import WEIGHTS

if TYPE_CHECKING:
    from .. import PuertoRico
    from ..state import State
    from ..view import View


class PuertoRicoMind(Mind):
    """Rules of thumb for every question, and an estimate of the final score."""

    rules: PuertoRico
    weights = WEIGHTS

    def see(self, view: View) -> Sight:
        return of_view(self.rules.box, view, self.weights)

    def imagine(self, state: State) -> Sight:
        return of_state(self.rules.box, state, self.weights)

    def weigh(
        self,
        seen: Sight,
        seat: int,
        ask: str,
        offers: Sequence[Offer],
        below: Callable[[int], int],
        many: bool = False,
    ) -> list[Weighed]:
        found: list[Weighed] = []
        for offer in offers:
            found += answers.weigh(seen, seat, ask, offer, many) or self.unknown(offer, below, many)
        return found

    def guess(self, state: State, seat: int, rng: Rng) -> State:
        """As scrambled, but for hidden points: each of the others is given an equal part of those that are out."""
        found: State = super().guess(state, seat, rng)
        if not state.over and self.rules.chosen["points"] == "hidden":
            out = self.rules.box.setups[state.seats].points - state.points_left - state.board[seat].points
            others = [me for s, me in enumerate(found.board) if s != seat]
            for i, me in enumerate(others):
                me.points = max(0, out + i) // len(others)
        return found

    def value(self, state: State) -> list[float]:
        if state.over:
            return shares([t.rank for t in self.rules.scores(state)])
        return chances(of_state(self.rules.box, state))


__all__ = ["PuertoRicoMind"]
