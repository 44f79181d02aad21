"""Puerto Rico by Andreas Seyfarth for 2 to 5 players, with New Buildings and Nobles (Rulebook 003)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

from bot.rules import OURS, Args, Components, Hints, Line, Option, Rng, Tally, Words
from bot.rules.orders import Order

from . import position
from .components.box import box
from .components.census import census
from .components.rules import Rules
from .computer import PuertoRicoMind
from .desk.brief import brief
from .desk.facts import facts
from .desk.hints import hints
from .desk.lines import lines
from .desk.orders import orders
from .phases.setup import start
from .play import Play
from .play.circles import WINDROSE
from .play.ships import Loading
from .position import vocabulary
from .score import tallies, unscored, would
from .state import State
from .view import View
from .view.build import sparse, view
from .view.scramble import mix


class PuertoRico(Rules):
    """The rules for one set of options."""

    name = "puerto_rico"
    # 2: a guest may still help to a second tile or an extra good where nothing else is offered; the black market takes
    # nobody from a quarry for what the doubloons would have paid
    # 3: goods are stored and loaded without asking where nothing depends on it; the hospice works for a library's tile
    # if no other was taken; a mayor with a library may take one extra colonist; nobles stand where they stand; whoever
    # discards or sells a tile says which; the captain phase remembers in one struct
    version = 3
    seat_counts = (2, 3, 4, 5)
    options = (
        Option("new_buildings", ("false", "true")),
        Option("nobles", ("false", "true")),
        Option("draft", ("pick", "random", "fixed"), ("new_buildings", "true")),  # how the beige buildings are chosen
        Option("mayor", ("together", "in_order")),  # how colonists are placed
        Option("loading", ("auto", "ask")),  # whether the only possible load is made without asking
        Option("points", ("hidden", "open")),
        Option("prices", ("printed", "balanced")),
        Option("hacienda_hut", ("ru", "en")),  # whether a hacienda may yield a quarry to who has a construction hut
    )
    command_groups: ClassVar[dict[str, tuple[str, ...]]] = {"guest_house": ("guest", "go_on")}
    play_type = Play
    mind_type = PuertoRicoMind

    def __init__(self, chosen: Mapping[str, str] | None = None, components: Components = OURS) -> None:
        super().__init__(chosen, components)
        new, nobles = (self.chosen[name] == "true" for name in ("new_buildings", "nobles"))
        self.box = box(self.chosen["prices"], new, nobles, components)

    def start(self, seats: int, rng: Rng) -> State:
        return start(self, seats, rng)

    def upgraded(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Up to version 2 the captain phase handed each thing it remembered from question to question, the hospice did
        not work for a library's second tile, and only on some buildings it was known where nobles stand."""
        for me in raw["board"]:
            if not isinstance(me["nobles"], dict):
                me["nobles"] = self._stood(me)
        settling = [f["seat"] for f in raw["stack"] if f["do"] == "puerto_rico.Settle" and not f["again"]]
        for i, frame in enumerate(raw["stack"]):
            if frame["do"] == "puerto_rico.Settle":
                frame.setdefault("taken", frame["again"] and frame["seat"] not in settling)
            load = frame["load"] if frame["do"] == "puerto_rico.Voyage" else frame
            if load["do"] == "puerto_rico.Load" and "loading" not in load:
                remembered = {k: load[k] for k in Loading.__struct_fields__ if k in load}
                raw["stack"][i] = load | {"do": frame["do"], "loading": remembered}
        return raw

    def _stood(self, me: dict[str, Any]) -> dict[str, int]:
        """Where pictures showed nobles up to version 2: where it did not matter, in buildings first, then on tiles."""
        found, left = dict(me["stations"]), me["nobles"] - sum(me["stations"].values())
        for place in (*me["city"], *me["island"]):
            if place not in self.box.effects.tells and (n := min(left, me["colonists"].get(place, 0))):
                found[place] = n
                left -= n
        return found | ({WINDROSE: left} if left else {})

    def view(self, state: State, seat: int | None) -> View:
        return view(self, state, seat)

    def mix(self, state: State, seat: int | None, rng: Rng) -> None:
        mix(self, state, seat, rng)

    def unknown(self, state: State) -> list[list[str]]:
        return [state.pile.cards]  # who has drawn or laid a tile face down knows it

    def census(self, state: State) -> dict[str, int]:
        return census(self.box, state)

    def scores(self, state: State) -> list[Tally]:
        return tallies(state, self.box)

    def stock(self, view: View, seat: int) -> Mapping[str, int]:
        me = view.seats[seat]
        points = {} if me.points is None else {"points": me.points}
        return {**me.goods, "doubloons": me.doubloons, **points}

    def unscored(self, state: State, seat: int | None) -> Mapping[int, Collection[str]]:
        return {} if self.chosen["points"] == "open" else unscored(state, self.box, seat)

    def would_score(self, state: State, seat: int) -> list[Line]:
        return would(state, self.box, seat)

    def brief(self, state: State, seat: int) -> Args:
        return brief(Play(self, state), seat)

    def hints(self, state: State, seat: int) -> Hints:
        return hints(Play(self, state), seat)

    def lines(self, view: View) -> list[tuple[str, Args]]:
        return lines(view)

    def orders(self) -> tuple[Order, ...]:
        return orders(self.box, self.chosen["loading"] == "ask")

    def sparse(self) -> Mapping[str, Collection[str]]:
        return sparse(self.box)

    def facts(self, view: View | None, id: str) -> Args:
        return facts(view, id) if view else {}

    def sources(self) -> dict[str, int]:
        return self.box.sources

    def vocabulary(self, seats: int) -> Mapping[str, Collection[str]]:
        return vocabulary.vocabulary(self.box, seats)

    def alike(self, state: State, seat: int, verb: str, words: Words) -> object:
        return vocabulary.alike(state, seat, verb, words)

    def arrange(self, state: State, name: str, value: str) -> None:
        position.arrange(self.box, state, name, value)

    def arranged(self, state: State) -> None:
        position.arranged(self, state)

    def mend(self, state: State, seat: int, name: str, value: str) -> None:
        position.mend(self.box, state, seat, name, value)
