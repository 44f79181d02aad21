"""Buildings: which there are, who builds them, and what they pay (Rulebook 003, Builder; New Buildings, Nobles)."""

from __future__ import annotations

from collections.abc import Iterable

from ..components.box import Box
from ..components.rows import SPACES
from ..state import Seat, State
from . import circles
from .goods import Goods


def city_room(box: Box, me: Seat) -> int:
    """Empty spaces of a city."""
    size = box.size
    return SPACES - sum([size[b] for b in me.city])


def spaces(box: Box, s: State) -> dict[int, int]:
    """Empty spaces of the board for beige buildings, by cost."""
    left = dict(box.spaces)
    for b, cost in box.drafted.items():
        if b in s.buildings:
            left[cost] -= 1
    return left


def candidates(box: Box, s: State) -> list[str]:
    """Buildings that still find a space."""
    left, undrafted = spaces(box, s), set(s.undrafted)
    return [b for b, cost in box.drafted.items() if b in undrafted and left[cost] > 0]


def filled(box: Box, wanted: Iterable[str]) -> list[str]:
    """A board's beige buildings: of `wanted` and then of all others, one after the other while there is a space."""
    left = dict(box.spaces)
    found = []
    for b in dict.fromkeys((*wanted, *box.drafted)):
        cost = box.building[b].cost
        if left[cost] > 0:
            left[cost] -= 1
            found.append(b)
    return found


class Buildings(Goods):
    """Buildings are drafted, built and paid for, and pay."""

    def draft(self, seat: int, building: str) -> None:
        s = self.s
        s.undrafted.remove(building)
        s.buildings[building] = self.box.copies(building, s.seats)
        self.emit("drafted", seat, building=building)

    def show_board(self) -> None:
        """All beige buildings that were drafted, in the order of the box."""
        self.emit("board", buildings=[b for b in self.box.drafted if b in self.s.buildings])

    def build(self, seat: int, building: str, cost: int, colonist: str) -> None:
        me = self.s.board[seat]
        me.doubloons -= cost
        self.s.buildings[building] -= 1
        me.city.append(building)
        self.emit("built", seat, building=building, cost=cost, colonist=int(colonist != "no"))
        if colonist != "no":
            self.comes(seat, building, colonist)

    def barter(self, seat: int, person: str, who: str, good: str, point: bool) -> None:
        """Given back in place of doubloons; "" for what is not."""
        s = self.s
        me = s.board[seat]
        if person:
            noble = who == "noble"
            circles.leave(me, person, noble)
            s.noble_supply += noble
            s.colonist_supply += not noble
        if good:
            me.goods[good] -= 1
            s.goods[good] += 1
        if point:
            me.points -= 1
            s.points_left += 1
        self.emit("black_market", seat, person=person, who=who, good=good, point=int(point))

    # -- what buildings pay --------------------------------------------------------------------
    def factory(self, seat: int, n: int) -> None:
        self.s.board[seat].doubloons += n
        self.emit("factory", seat, n=n)

    def specialty(self, seat: int, n: int) -> None:
        self.earn(seat, n)
        self.emit("specialty_factory", seat, n=n)

    def chapel(self, seat: int, doubloons: int, points: int) -> None:
        self.earn(seat, doubloons)
        self.win_points(seat, points)
        self.emit("chapel", seat, doubloons=doubloons, points=points)
        self.check_points()

    def jeweler(self, seat: int, n: int) -> None:
        self.earn(seat, n)
        self.emit("jeweler", seat, n=n)

    def church(self, seat: int, points: int) -> None:
        self.win_points(seat, points)
        self.emit("church", seat, points=points)
        self.check_points()

    def lodge(self, seat: int, points: int) -> None:
        self.win_points(seat, points)
        self.emit("hunting_lodge", seat, points=points)
        self.check_points()

    def lighthouse(self, seat: int, n: int) -> None:
        self.earn(seat, n)
        self.emit("lighthouse", seat, n=n)

    def union_hall(self, seat: int, points: int) -> None:
        self.win_points(seat, points)
        self.emit("union_hall", seat, points=points)
        self.check_points()
