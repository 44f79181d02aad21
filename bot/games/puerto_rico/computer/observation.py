"""The table as a player who thinks about it has it before them: from a view, or from a state that is played on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import exp
from typing import Any, Protocol

from ..components.box import Box
from ..components.rows import SPACES
from ..play.production import output
from ..state import State
from ..view import View
from .weights import WEIGHTS, Weights

OFTEN = 0.65  # how often a role is taken in a round
BUILT = 0.75  # city spaces filled in a round by whoever builds most
RAW = 99  # circles for a good that needs no building


class Boards(Protocol):
    """What a view and a state have alike of a player's boards."""

    doubloons: int
    goods: dict[str, int]
    island: dict[str, int]
    city: Any
    colonists: dict[str, int]
    idle: int
    points: Any  # None where hidden: nothing here looks at those of others


class Scale:
    """What judgements rest on and no table changes; equal only to itself, so that it is a cheap key."""

    def __init__(self, box: Box, weights: Weights = WEIGHTS) -> None:
        self.box, self.w = box, weights


class Rates:
    """What things are worth with so many rounds to go, whoever has them."""

    def __init__(self, scale: Scale, left: float) -> None:
        w = scale.w
        self.money = w.money * (1 - exp(-left / w.thrift))  # a doubloon
        price = scale.box.price.items()
        self.first = {good: w.barrel + w.first * n * self.money for good, n in price}  # the only barrel of a kind
        self.more = {good: w.barrel + w.more * n * self.money for good, n in price}
        self.tiles: dict[
            tuple[str, int, bool], float
        ] = {}  # by kind, how many there are, and free circles; worked out already


rates = lru_cache(1 << 10)(Rates)


class Observation:
    """A table, and the estimates that all judgements share. Nothing is copied, nothing may be changed."""

    seats: Sequence[Any]  # of `Boards`
    ships: Sequence[Any]  # size, good, load
    house: Sequence[str]
    face_up: Sequence[str]
    pile: int
    quarries: int
    colonist_ship: int
    colonist_supply: int
    goods: dict[str, int]  # supply
    points_left: int
    ending: Sequence[str]
    phase_seat: int
    roles: dict[str, int]  # placard -> doubloons on it
    taken: Collection[str]  # placards taken this round
    stock: dict[str, int]  # buildings left
    left: float  # rounds still to come, as far as one can tell
    rates: Rates
    money: float  # points that a doubloon is worth

    def __init__(self, scale: Scale) -> None:
        self.scale, self.box, self.w = scale, scale.box, scale.w
        self.envied: dict[tuple[int, str], list[float]] = {}  # what a role gives the others, by its taker
        self._row: set[str] | None = None
        self._holds: tuple[dict[str, int], list[int]] | None = None

    def row(self) -> set[str]:
        """Kinds of tiles that lie face up."""
        if self._row is None:
            self._row = set(self.face_up)
        return self._row

    def holds(self) -> tuple[dict[str, int], list[int]]:
        """Free spaces of ships by what they carry, and the empty ones, the largest first."""
        if self._holds is None:
            empty = sorted((ship.size for ship in self.ships if not ship.good), reverse=True)
            self._holds = {ship.good: ship.size - ship.load for ship in self.ships if ship.good}, empty
        return self._holds

    def _estimate(self) -> None:
        """How long the game may still take, by what runs out first (Rulebook 003, End of the game)."""
        if self.ending:
            n = len(self.seats)
            self.left = max(0.1, 0.6 * (1 - len(self.taken) / (n * self.box.setups[n].picks)))
        else:
            size, goods = self.box.size.__getitem__, self.box.goods
            room = SPACES
            barrels = 0
            for me in self.seats:
                n = SPACES - sum(map(size, me.city))
                if n < room:
                    room = n
                at_work = me.colonists
                for good in goods:
                    if good in at_work:
                        barrels += at_work[good]
            by_points = self.points_left / (2.0 + 0.55 * barrels)
            by_colonists = (self.colonist_supply + 1) / (1.45 * len(self.seats)) / OFTEN
            self.left = max(0.5, min(by_points, by_colonists, (room - 0.3) / BUILT))
        self.rates = rates(self.scale, self.left)
        self.money = self.rates.money


def of_view(scale: Scale, v: View) -> Observation:
    """What a view shows."""
    x = Observation(scale)
    x.seats = v.seats
    x.ships, x.house, x.face_up, x.pile = v.ships, v.house, v.face_up, v.pile
    x.quarries, x.colonist_ship, x.colonist_supply = v.quarries, v.colonist_ship, v.colonist_supply
    x.goods, x.points_left, x.ending = v.goods, v.points_left, v.ending
    x.phase_seat = -1 if v.phase_seat is None else v.phase_seat
    x.roles = {r.role: r.doubloons for r in v.roles}
    x.taken = [r.role for r in v.roles if r.taken_by is not None]
    x.stock = {b.building: b.left for b in v.buildings}
    x._estimate()
    return x


def of_state(scale: Scale, s: State) -> Observation:
    """The same of a state, without the detour: for play that is only imagined."""
    x = Observation(scale)
    x.seats = s.board
    x.ships, x.house, x.face_up, x.pile = s.ships, s.house, s.face_up, len(s.pile.cards)
    x.quarries, x.colonist_ship, x.colonist_supply = s.quarries, s.colonist_ship, s.colonist_supply
    x.goods, x.points_left, x.ending, x.phase_seat = s.goods, s.points_left, s.ending, s.phase_seat
    x.roles, x.taken, x.stock = s.roles, s.taken, s.buildings
    x._estimate()
    return x


def barrel(x: Observation, good: str, have: int = 0) -> float:
    """A barrel of a kind: points when shipped, and the first of a kind may be sold."""
    return (x.rates.more if have else x.rates.first)[good]


def makes(x: Observation, me: Boards) -> dict[str, int]:
    """What a seat would make now."""
    return output(x.box, me)  # type: ignore[arg-type]  # it reads nothing but the colonists


def all_circles(x: Observation, me: Boards) -> dict[str, int]:
    """Circles of the seat's production buildings by good, staffed or not; a raw one is not among them."""
    return _circles(x.box, tuple(me.city))


def circles(x: Observation, me: Boards, good: str) -> int:
    """The same for a good; many for a raw one."""
    return all_circles(x, me).get(good, RAW)


@lru_cache(1 << 12)
def _circles(box: Box, city: tuple[str, ...]) -> dict[str, int]:
    """Circles of a city's production buildings by good."""
    return {good: sum([box.circles[b] for b in makers if b in city]) for good, makers in box.effects.producers.items()}


def kinds(x: Observation, me: Boards) -> int:
    """Kinds of goods that the seat makes or soon will."""
    made, island = _circles(x.box, tuple(me.city)), me.island
    n = 0
    for good in x.box.goods:
        if island.get(good) and made.get(good, RAW):
            n += 1
    return n
