"""Cooper Island for two to four players (Rulebook 004)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from bot.rules import OURS, Args, Components, Deck, Hints, Option, Rng, Tally
from bot.rules.orders import Order

from . import position
from .components.box import box
from .components.census import census_of
from .components.rules import Rules
from .computer import CooperIslandMind
from .desk.brief import brief
from .desk.facts import facts
from .desk.hints import hints
from .desk.lines import lines
from .desk.orders import orders
from .phases import Table, setup
from .position.mend import mend
from .position.vocabulary import vocabulary
from .score import tallies
from .state import State
from .view import View
from .view.build import view_of
from .view.scramble import mix


class CooperIsland(Rules):
    """The rules for one set of options."""

    name = "cooper_island"
    version = 4
    seat_counts = (2, 3, 4)
    options = (Option("start", ("meadow", "random", "chosen")),)  # the terrain of the start space
    command_groups: ClassVar[dict[str, tuple[str, ...]]] = {
        "free_actions": ("crate", "cultivate", "exchange", "explore", "fetch", "play", "store"),
        "sectors": (
            *("build_boat", "draw", "erect", "erect_statue", "lay_islet", "remove_ruin", "step", "supply"),
            "use_islet",
        ),
    }
    play_type = Table
    mind_type = CooperIslandMind

    def __init__(self, chosen: Mapping[str, str] | None = None, components: Components = OURS) -> None:
        super().__init__(chosen, components)
        self.box = box(components)

    def start(self, seats: int, rng: Rng) -> State:
        return setup.start(self.box, seats, rng)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self, state, seat)

    def mix(self, state: State, seat: int | None, rng: Rng) -> None:
        mix(self, state, seat, rng)

    def unknown(self, state: State) -> list[list[str] | Deck]:
        return [state.bag.cards, state.logbooks.cards, state.small, state.large]

    def census(self, state: State) -> dict[str, int]:
        return census_of(self.box, state)

    def stock(self, view: View, seat: int) -> Mapping[str, int]:
        return view.seats[seat].stored

    def scores(self, state: State) -> list[Tally]:
        return tallies(state, self.box)

    def brief(self, state: State, seat: int) -> Args:
        return brief(Table(self, state), seat)

    def hints(self, state: State, seat: int) -> Hints:
        return hints(Table(self, state), seat)

    def lines(self, view: View) -> list[tuple[str, Args]]:
        return lines(view)

    def orders(self) -> tuple[Order, ...]:
        return orders()

    def facts(self, view: View | None, id: str) -> Args:
        return facts(self.box, view, id)

    def vocabulary(self, seats: int) -> Mapping[str, Collection[str]]:
        return vocabulary(self.box)

    def arrange(self, state: State, name: str, value: str) -> None:
        position.arrange(self.box, state, name, value)

    def arranged(self, state: State) -> None:
        position.arranged(self, state)

    def mend(self, state: State, seat: int, name: str, value: str) -> None:
        mend(self, state, name, value)

    def sources(self) -> dict[str, int]:
        return self.box.read.sources()


__all__ = ["CooperIsland"]
