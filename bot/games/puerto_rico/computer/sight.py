"""The table as a player who thinks about it has it before them: from a view, or from a state that is played on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Protocol

from ..box import Box
from ..craftsman import output
from .weights import WEIGHTS, Weights

if TYPE_CHECKING:
    from ..state import State
    from ..view import View

OFTEN = 0.65  # how often a role is taken in a round
BUILT = 0.75  # city spaces filled in a round by whoever builds most


class Boards(Protocol):
    """What a view and a state have alike of a player's boards."""

    doubloons: int
    goods: dict[str, int]
    island: dict[str, int]
    city: Any
    colonists: dict[str, int]
    idle: int
    points: Any  # None where hidden: nothing here looks at those of others


class Sight:
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
    money: float  # points that a doubloon is worth

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box, self.w = box, weights

    def _estimate(self) -> None:
        """How long the game may still take, by what runs out first (Rulebook 003, End of the game)."""
        if self.ending:
            n = len(self.seats)
            self.left = max(0.1, 0.6 * (1 - len(self.taken) / (n * self.box.setups[n].picks)))
        else:
            size, goods = self.box.size, self.box.goods
            room = 12
            barrels = 0
            for me in self.seats:
                n = 12
                for b in me.city:
                    n -= size[b]
                if n < room:
                    room = n
                at_work = me.colonists
                for good in goods:
                    if good in at_work:
                        barrels += at_work[good]
            by_points = self.points_left / (2.0 + 0.55 * barrels)
            by_colonists = (self.colonist_supply + 1) / (1.45 * len(self.seats)) / OFTEN
            self.left = max(0.5, min(by_points, by_colonists, (room - 0.3) / BUILT))
        self.money = self.w.money * (1 - exp(-self.left / self.w.thrift))


def of_view(box: Box, v: View, weights: Weights = WEIGHTS) -> Sight:
    """What a view shows."""
    x = Sight(box, weights)
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


def of_state(box: Box, s: State, weights: Weights = WEIGHTS) -> Sight:
    """The same of a state, without the detour: for play that is only imagined."""
    x = Sight(box, weights)
    x.seats = s.board
    x.ships, x.house, x.face_up, x.pile = s.ships, s.house, s.face_up, len(s.pile.cards)
    x.quarries, x.colonist_ship, x.colonist_supply = s.quarries, s.colonist_ship, s.colonist_supply
    x.goods, x.points_left, x.ending, x.phase_seat = s.goods, s.points_left, s.ending, s.phase_seat
    x.roles, x.taken, x.stock = s.roles, s.taken, s.buildings
    x._estimate()
    return x


def barrel(x: Sight, good: str, have: int = 0) -> float:
    """A barrel of a kind: points when shipped, and the first of a kind may be sold."""
    w = x.w
    return w.barrel + (w.more if have else w.first) * x.box.price[good] * x.money


def makes(x: Sight, me: Boards) -> dict[str, int]:
    """What a seat would make now."""
    return output(x.box, me)  # type: ignore[arg-type]  # it reads nothing but the colonists


def circles(x: Sight, me: Boards, good: str) -> int:
    """Circles of the seat's production buildings for a good, staffed or not; many for a raw one."""
    makers = x.box.effects.producers.get(good)
    if makers is None:
        return 99
    n = 0
    for b in makers:
        if b in me.city:
            n += x.box.circles[b]
    return n


def kinds(x: Sight, me: Boards) -> int:
    """Kinds of goods that the seat makes or soon will."""
    return sum(1 for good in x.box.goods if me.island.get(good) and circles(x, me, good))
