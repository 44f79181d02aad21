"""Santa Maria by Kristian Østby and Eilif Svensson: the base game for 1 to 4 players (Rulebooks 000 and 002)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from bot import rules
from bot.rules import OURS, Components, Option, Pile, Rng, Tally
from bot.rules.orders import Order

from . import facts, position, tell
from . import orders as ahead
from .box import box
from .cells import NAMES
from .computer import SantaMariaMind
from .hidden import census_of, scrambled
from .opening import Prepare
from .play import Play
from .score import tallies
from .seeing import catalogue, view_of
from .state import Seat, State
from .view import View


class SantaMaria(rules.Game[State]):
    """The rules for one set of options."""

    name = "santa_maria"
    version = 2  # 2: a religion step over a symbol may be refused; mathematics at once; dice move within a line
    seat_counts = (1, 2, 3, 4)
    options = (
        Option("setup", ("basic", "advanced")),  # alone it is always advanced
        Option("colonies", ("dealt", "chosen"), ("setup", "basic")),  # how sides A are given out
        Option("blue_dice", ("own", "shared")),
        Option("gold", ("last", "ask")),  # whether gold pays only what is lacking, or one is asked
        Option("points", ("hidden", "open")),  # happiness tokens lie face down
    )
    state_type = State
    play_type = Play
    mind_type = SantaMariaMind

    def __init__(self, chosen: Mapping[str, str] | None = None, components: Components = OURS) -> None:
        super().__init__(chosen, components)
        self.box = box(components)
        self.catalogue = catalogue(self.box)

    def start(self, seats: int, rng: Rng) -> State:
        """Rulebook 000, Set-up: piles, the common board, and what each seat begins with."""
        b = self.box
        first = rng.below(seats)
        scholars, bishops = _shuffled(rng, list(b.scholars)), _shuffled(rng, list(b.bishops))
        starting = _shuffled(rng, [x.id for x in b.ships.values() if x.start])
        ships = _shuffled(rng, [x.id for x in b.ships.values() if not x.start])
        doubles, triples = _shuffled(rng, b.of_shape("double")), _shuffled(rng, b.of_shape("triple"))
        advanced = seats == 1 or self.chosen["setup"] == "advanced"
        halls: dict[str, str] = {}
        colonies: list[str] = []
        if advanced:
            beside = scholars[b.n.board_scholars :]
            halls = dict(zip(b.of_shape("hall"), beside, strict=False))
        else:
            colonies = [c.id for c in b.colonies.values() if c.side == "a"]
            if self.chosen["colonies"] == "dealt":
                rng.shuffle(colonies)
        places = [*scholars[: b.n.board_scholars], *bishops[: b.n.board_bishops], *b.missions]
        board = []
        for seat in range(seats):
            coins = b.n.start_coins + b.n.start_coins_step * ((seat - first) % seats)
            goods = dict.fromkeys(b.goods, 0) | b.start
            board.append(Seat(goods=goods, coins=coins, harbour={d: [] for d in b.docks}, monks=b.n.monks))
        return State(
            seats=seats,
            rng=rng,
            stack=[Prepare(advanced)],
            board=board,
            first=first,
            white=[b.n.white_each * seats, 0, 0, 0, 0, 0],
            blue=[0] * 6,
            blue_left=b.n.blue_each * seats,
            docks=dict(zip(b.docks, starting, strict=True)),
            ships=Pile(ships),
            doubles=Pile(doubles),
            triples=Pile(triples),
            display=[],
            discards=[],
            roads=b.n.road_tiles,
            places={place: [] for place in places},
            arrivals=[(first + i) % seats for i in range(seats)],
            halls=halls,
            colonies=colonies,
        )

    def upgraded(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Up to version 1 a frame of its own took coins back at the end of retiring."""
        raw["stack"] = [frame for frame in raw["stack"] if frame["do"] != "santa_maria.TakeBack"]
        return raw

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self, state, seat)

    def scramble(self, state: State, seat: int | None, rng: Rng) -> State:
        return scrambled(self, state, seat, rng)

    def unknown(self, state: State) -> list[list[str]]:
        return [pile.cards for pile in (state.ships, state.doubles, state.triples)]

    def census(self, state: State) -> dict[str, int]:
        """`white`, `blue` dice, `shipping` tiles, `doubles`, `triples`, `roads`, `monks`."""
        return census_of(self.box, state)

    def scores(self, state: State) -> list[Tally]:
        return tallies(state, self.box)

    def brief(self, state: State, seat: int) -> dict[str, object]:
        return tell.brief(Play(self, state), seat)

    def hints(self, state: State, seat: int) -> dict[tuple[str, str, str], tuple[str, dict[str, object]]]:
        return tell.hints(Play(self, state), seat)

    def lines(self, view: View) -> list[tuple[str, dict[str, object]]]:
        return tell.lines(view)

    def orders(self) -> tuple[Order, ...]:
        return ahead.orders(self.box, self.chosen["gold"] == "ask")

    def facts(self, view: View | None, id: str) -> dict[str, object]:
        own = {"own": self.components.name} if id == "components" else {}
        return facts.facts(self.box, view, id) | own

    def sparse(self) -> Mapping[str, Collection[str]]:
        pay = (*self.box.goods, "coins", "points")
        return {"dice": NAMES, "paid": NAMES, "cost": pay, "gains": pay, "gets": pay}

    def sources(self) -> dict[str, int]:
        return self.box.read.sources()

    def arrange(self, state: State, name: str, value: str) -> None:
        position.arrange(self.box, state, name, value)

    def arranged(self, state: State) -> None:
        position.arranged(self, state)


def _shuffled(rng: Rng, ids: list[str]) -> list[str]:
    rng.shuffle(ids)
    return ids


__all__ = ["SantaMaria"]
