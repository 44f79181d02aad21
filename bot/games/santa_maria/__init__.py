"""Santa Maria by Kristian Østby and Eilif Svensson, with American Kingdoms, for 1 to 5 players (Rulebooks 000, 002)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

from bot.rules import OURS, Args, Components, Deck, Hints, Line, Option, Refused, Rng, Tally
from bot.rules.orders import Order

from . import position
from .components import census
from .components.allowed import MOST, for_five, unfit
from .components.box import box
from .components.cells import NAMES
from .components.rows import CITY, MODULES
from .components.rules import Rules
from .computer import SantaMariaMind
from .desk import brief, facts, hints, lines, orders
from .phases import setup
from .play import Play
from .position import vocabulary
from .position.mend import mend
from .score import tallies, unscored, would
from .state import State
from .view import View, scramble
from .view.build import view_of

KINGDOMS = (("american_kingdoms", "true"),)  # modules come with the main changes
SEATS = ("1", "2", "3", "4", "5")


CITY_VERBS = (
    *("use", "play", "bless", "go", "complete", "technology", "build", "store", "join", "draw", "fill"),
    *("redraw", "propose", "withdraw", "agree", "turn_down", "done", "put_up", "want", "accept", "counter"),
)  # those of the Maya city, and of trade with it


class SantaMaria(Rules):
    """The rules for one set of options."""

    name = "santa_maria"
    # 2: a religion step over a symbol may be refused; mathematics at once; dice move within a line
    # 3: one is asked what gold pays, but at tables that began without; steps for an income may be left; dice move along
    # roads at any time; a trade is no question where what it gives would have to be bought for as much as it brings
    version = 3
    seat_counts: tuple[int, ...] = (1, 2, 3, 4, 5)
    command_groups: ClassVar[dict[str, tuple[str, ...]]] = {"city": CITY_VERBS}
    options = (
        Option("american_kingdoms", ("false", "true")),
        Option("governor", ("false", "true"), needs=KINGDOMS),
        Option("specialists", ("false", "true"), needs=KINGDOMS),
        Option("ambassadors", ("false", "true"), needs=KINGDOMS),
        Option(CITY, ("false", *SEATS, "random"), needs=KINGDOMS),  # whose seat is the Maya city
        Option("setup", ("basic", "advanced")),  # alone it is always advanced
        Option("colonies", ("dealt", "chosen"), ("setup", "basic")),  # how sides A are given out
        Option("blue_dice", ("own", "shared")),
        Option("gold", ("ask", "last"), formerly=(2, "last")),  # whether one is asked what it pays, or only what lacks
        Option("steps", ("auto", "ask")),  # of the tracks: whether one is asked only where leaving one may be wished
        Option("points", ("hidden", "open")),  # happiness tokens lie face down
    )
    play_type = Play
    mind_type = SantaMariaMind

    def __init__(self, chosen: Mapping[str, str] | None = None, components: Components = OURS) -> None:
        super().__init__(chosen, components)
        modules = [module for module in (*MODULES, CITY) if self.chosen[module] != "false"]
        if CITY in modules and "american_kingdoms" not in modules:
            modules.remove(CITY)  # refused; without the main changes there is nothing to make a city of
        self.box = box(components, tuple(modules))
        if not for_five(modules):
            self.seat_counts = tuple(n for n in self.seat_counts if n < MOST)

    def misfits(self, seats: int = 0) -> list[Refused]:
        return [*super().misfits(seats), *unfit(self.box.modules, seats, self.chosen[CITY])]

    def start(self, seats: int, rng: Rng) -> State:
        return setup.start(self, seats, rng)

    def upgraded(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Up to version 1 a frame of its own took coins back at the end of retiring."""
        raw["stack"] = [frame for frame in raw["stack"] if frame["do"] != "santa_maria.TakeBack"]
        return raw

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self, state, seat)

    def mix(self, state: State, seat: int | None, rng: Rng) -> None:
        scramble.mix(self, state, seat, rng)

    def unknown(self, state: State) -> list[list[str] | Deck]:
        return scramble.unknown(state)

    def census(self, state: State) -> dict[str, int]:
        """`white`, `blue` dice, `shipping` tiles, `doubles`, `triples`, `longs`, `roads`, `monks`."""
        return census.census(self.box, state)

    def scores(self, state: State) -> list[Tally]:
        return tallies(state, self.box)

    def stock(self, view: View, seat: int) -> Mapping[str, int]:
        me = view.seats[seat]
        points = {} if me.points is None else {"points": me.points}
        return {**me.goods, "coins": me.coins, **points}

    def unscored(self, state: State, seat: int | None) -> Mapping[int, Collection[str]]:
        return unscored(state, seat) if self.chosen["points"] == "hidden" else {}

    def would_score(self, state: State, seat: int) -> list[Line]:
        return would(state, self.box, seat)

    def brief(self, state: State, seat: int) -> Args:
        return brief.brief(Play(self, state), seat)

    def hints(self, state: State, seat: int) -> Hints:
        return hints.hints(Play(self, state), seat)

    def lines(self, view: View) -> list[tuple[str, Args]]:
        return lines.lines(view)

    def orders(self) -> tuple[Order, ...]:
        return orders.orders(self.box, self.chosen["gold"] == "ask", self.chosen["steps"] == "ask")

    def facts(self, view: View | None, id: str) -> Args:
        own = {"own": self.components.name} if id == "components" else {}
        boxes = [self.box, box(self.components), box(self.components, tuple(MODULES))]
        return facts.facts(boxes, view, id) | own

    def sparse(self) -> Mapping[str, Collection[str]]:
        pay = (*self.box.goods, "coins", "points")
        return {"dice": NAMES, "paid": NAMES, "cost": pay, "gains": pay, "gets": pay}

    def sources(self) -> dict[str, int]:
        return self.box.read.sources()

    def vocabulary(self, seats: int) -> Mapping[str, Collection[str]]:
        return vocabulary.vocabulary(self.box, seats)

    def arrange(self, state: State, name: str, value: str) -> None:
        position.arrange(self, state, name, value)

    def arranged(self, state: State) -> None:
        position.arranged(self, state)

    def mend(self, state: State, seat: int, name: str, value: str) -> None:
        mend(self, state, name, value)


__all__ = ["SantaMaria"]
