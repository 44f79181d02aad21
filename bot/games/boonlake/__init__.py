"""Boonlake by Alexander Pfister: 2 to 4 players, or one against the Wise Eminence (Rulebook 001)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from bot.rules import OURS, Args, Components, Deck, Hints, Option, Rng, Tally
from bot.rules.orders import Order

from . import position
from .components.box import box
from .components.census import census_of
from .components.effects.rewards import HELD, words
from .components.rules import Rules
from .computer import BoonlakeMind
from .desk import brief, facts, hints, lines, orders
from .phases import setup
from .play import Play
from .position.mend import mend
from .position.vocabulary import vocabulary
from .score import rivals, tallies
from .state import State
from .view import View, scramble
from .view.build import view_of


class Boonlake(Rules):
    """The rules for one set of options."""

    name = "boonlake"
    version = 2
    seat_counts = (1, 2, 3, 4)
    options = (
        Option("difficulty", ("easy", "medium", "challenge", "hard", "very_hard"), seats=(1,)),
        Option("common", ("at_once", "in_order"), seats=(2, 3, 4)),  # how the right part of a strip is played
    )
    command_groups: ClassVar[dict[str, tuple[str, ...]]] = {
        "cards": ("build", "discard", "draw", "exchange", "give", "play"),
        "levers": ("forgo", "modernise", "reset", "skip"),
    }
    play_type = Play
    mind_type = BoonlakeMind

    def __init__(self, chosen: Mapping[str, str] | None = None, components: Components = OURS) -> None:
        super().__init__(chosen, components)
        self.box = box(components)

    def start(self, seats: int, rng: Rng) -> State:
        return setup.start(self, seats, rng)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self, state, seat)

    def mix(self, state: State, seat: int | None, rng: Rng) -> None:
        scramble.mix(self, state, seat, rng)

    def reshuffle(self, state: State) -> None:
        """Of the Wise Eminence's stack everybody has seen the back of the top tile."""
        super().reshuffle(state)
        scramble.mix_stack(self.box, state.eminence, state.rng)

    def unknown(self, state: State) -> list[list[str] | Deck]:
        return [state.grey.cards, state.deck, state.pool]

    def census(self, state: State) -> dict[str, int]:
        return census_of(self.box, state)

    def stock(self, view: View, seat: int) -> Mapping[str, int]:
        me = view.seats[seat]
        return {"coins": me.coins, "vases": me.vases, "cards": me.hand_size, "points": me.points}

    def scores(self, state: State) -> list[Tally]:
        return tallies(state, self.box)

    def rival_scores(self, state: State) -> list[Tally]:
        return rivals(state, self.box)

    def brief(self, state: State, seat: int) -> Args:
        return brief.brief(Play(self, state), seat)

    def hints(self, state: State, seat: int) -> Hints:
        return hints.hints(Play(self, state), seat)

    def lines(self, view: View) -> list[tuple[str, Args]]:
        return lines.lines(view)

    def orders(self) -> tuple[Order, ...]:
        return orders.orders(self.box)

    def facts(self, view: View | None, id: str) -> Args:
        own = {"own": self.components.name} if id == "components" else {}
        return facts.facts(self.box, view, id) | own

    def sparse(self) -> Mapping[str, Collection[str]]:
        box = self.box
        return {
            "needs": box.canal.resources,
            "gains": words(box.canal.resources),
            "income": HELD,
            "scored": tuple(map(str, range(max(self.seat_counts)))),
            "levers": box.levers,
            "projects": box.scoring_tiles,
        }

    def sources(self) -> dict[str, int]:
        return self.box.read.sources()

    def vocabulary(self, seats: int) -> Mapping[str, Collection[str]]:
        return vocabulary(self.box)

    def arrange(self, state: State, name: str, value: str) -> None:
        position.arrange(state, name, value)

    def arranged(self, state: State) -> None:
        position.arranged(self, state)

    def mend(self, state: State, seat: int, name: str, value: str) -> None:
        mend(self, state, name, value)


__all__ = ["Boonlake"]
