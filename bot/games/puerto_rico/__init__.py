"""Puerto Rico by Andreas Seyfarth for 2 to 5 players, with New Buildings and Nobles (Rulebook 003)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot import rules
from bot.rules import OURS, Components, Option, Pile, Rng, Tally
from bot.rules.orders import Order

from . import drafting, hints, position, tell
from . import orders as ahead
from .box import QUARRY, box
from .computer import PuertoRicoMind
from .course import Round
from .drafting import Board, DraftBuilding
from .hidden import census_of, scrambled
from .play import Play
from .score import tallies
from .state import Seat, Ship, State
from .view import View, sparse, view_of


class PuertoRico(rules.Game[State]):
    """The rules for one set of options."""

    name = "puerto_rico"
    # 2: a guest may still help to a second tile or an extra good where nothing else is offered; the black market takes
    # nobody from a quarry for what the doubloons would have paid
    version = 2
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
    state_type = State
    play_type = Play
    mind_type = PuertoRicoMind

    def __init__(self, chosen: Mapping[str, str] | None = None, components: Components = OURS) -> None:
        super().__init__(chosen, components)
        new, nobles = (self.chosen[name] == "true" for name in ("new_buildings", "nobles"))
        self.box = box(self.chosen["prices"], new, nobles, components)

    def start(self, seats: int, rng: Rng) -> State:
        """Rulebook 003, Set-up: the governor by chance, starting plantations out of the plantation tiles."""
        b = self.box
        t = b.setups[seats]
        governor = rng.below(seats)
        tiles = [good for good in b.goods for _ in range(b.good[good].tiles - t.fewer_tiles)]
        board = []
        for seat in range(seats):
            tile = t.start[(seat - governor) % seats]
            tiles.remove(tile)
            board.append(Seat(t.doubloons - b.fewer.get(tile, 0), dict.fromkeys(b.goods, 0), {tile: 1}))
        rng.shuffle(tiles)
        face_up = [tiles.pop() for _ in range(t.face_up)]
        drafted = drafting.chosen(b, self.chosen["draft"], rng) if b.drafted else []
        s = State(
            seats=seats,
            rng=rng,
            stack=[Round()],
            board=board,
            governor=governor,
            roles=dict.fromkeys(b.roles[seats], 0),
            ships=[Ship(size) for size in t.ships],
            face_up=face_up,
            pile=Pile(tiles),
            quarries=t.quarries,
            colonist_ship=t.ship,
            colonist_supply=t.colonists,
            goods={good: b.good[good].tokens - t.fewer_goods for good in b.goods},
            points_left=t.points,
            buildings=b.supply(seats),
            undrafted=[name for name in b.drafted if name not in drafted],
        )
        if b.drafted:
            s.buildings |= {name: b.copies(name, seats) for name in b.drafted if name in drafted}
            s.stack.append(Board() if drafted else DraftBuilding(governor))
        if b.nobles:  # Nobles, Set-up: all colonists are used, and a noble stands on the ship instead of one
            s.noble_ship = b.nobles.ship
            s.noble_supply = b.nobles.nobles - b.nobles.ship
            s.colonist_ship = t.ship - b.nobles.ship
            s.colonist_supply = b.nobles.colonists - s.colonist_ship
        return s

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self, state, seat)

    def scramble(self, state: State, seat: int | None, rng: Rng) -> State:
        return scrambled(self, state, seat, rng)

    def unknown(self, state: State) -> list[list[str]]:
        return [state.pile.cards]  # who has drawn or laid a tile face down knows it

    def census(self, state: State) -> dict[str, int]:
        """`goods.<kind>`, `plantations.<kind>`, `quarries`, `colonists`, `nobles`, `buildings.<id>`, `points`,
        `roles.<id>`."""
        return census_of(self, state)

    def scores(self, state: State) -> list[Tally]:
        return tallies(state, self.box)

    def brief(self, state: State, seat: int) -> dict[str, object]:
        return tell.brief(Play(self, state), seat)

    def hints(self, state: State, seat: int) -> dict[tuple[str, str, str], tuple[str, dict[str, object]]]:
        return hints.hints(Play(self, state), seat)

    def lines(self, view: View) -> list[tuple[str, dict[str, object]]]:
        return tell.lines(view)

    def orders(self) -> tuple[Order, ...]:
        return ahead.orders(self.box, self.chosen["loading"] == "ask")

    def sparse(self) -> Mapping[str, Collection[str]]:
        return sparse(self.box)

    def facts(self, view: View | None, id: str) -> dict[str, object]:
        return tell.facts(view, id) if view else {}

    def sources(self) -> dict[str, int]:
        return self.box.sources

    def arrange(self, state: State, name: str, value: str) -> None:
        position.arrange(self.box, state, name, value)

    def arranged(self, state: State) -> None:
        position.arranged(self, state)


__all__ = ["QUARRY", "PuertoRico"]
