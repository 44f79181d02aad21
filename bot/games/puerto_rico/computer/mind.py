"""Puerto Rico as a player thinks about it: the door through which policies and search come to this package."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bot.rules import Offer, Pick, Rng, Words
from bot.rules.mind import Mind, Weighed, shares

from ..components.rules import Rules
from ..state import State
from ..view import View
from . import answers
from .answers import roles, sensible
from .evaluation import chances, estimate
from .observation import Observation, Scale, of_state, of_view
from .roles import best
from .weights import STYLES, WEIGHTS


class PuertoRicoMind(Mind):
    """Rules of thumb for every question, and an estimate of the final score."""

    rules: Rules
    weights = WEIGHTS
    styles = STYLES
    trust, margin, envy = 0.05, 0.03, 0.3

    def __init__(self, rules: Rules, style: str = "") -> None:
        super().__init__(rules, style)
        self.scale, self.usual = Scale(rules.box, self.weights), Scale(rules.box)

    def see(self, view: View) -> Observation:
        return of_view(self.scale, view)

    def imagine(self, state: State) -> Observation:
        return of_state(self.scale, state)

    def weigh(
        self,
        seen: Observation,
        seat: int,
        ask: str,
        offers: Sequence[Offer],
        below: Callable[[int], int],
        many: bool = False,
    ) -> list[Weighed]:
        found: list[Weighed] = []
        for offer in offers:
            found += answers.weigh(seen, seat, ask, offer, many) or self.unknown(offer, below, many)
        if many and (ask == "Settle" or roles(seen, offers)):
            return sensible(seen, seat, ask, found)
        return found

    def reply(
        self, seen: Observation, seat: int, ask: str, offers: Sequence[Offer], chance: Random, noise: float
    ) -> tuple[Offer, Words]:
        choices = roles(seen, offers) if ask == "ChooseRole" else None
        if not choices:
            return super().reply(seen, seat, ask, offers, chance, noise)
        ways = [(offer, words) for offer in offers if isinstance(offer, Pick) for words in offer.options]
        if len(ways) == 1:
            return ways[0]
        return ways[best(seen, seat, choices, [noise * chance.random() for _ in ways])]

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
        return chances(of_state(self.usual, state))

    def points(self, state: State) -> list[float]:
        if state.over:
            return super().points(state)
        x = of_state(self.usual, state)
        return [estimate(x, me) for me in x.seats]


__all__ = ["PuertoRicoMind"]
