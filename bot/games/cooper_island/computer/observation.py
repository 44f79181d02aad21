"""A table as its players see it, with what a thought needs at hand. Nothing in it is hidden from anybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from ..components.box import Box
from ..components.goods import COIN, CUBES, GOODS
from ..view import SeatView, SpaceView, View
from .weights import Weights

FEW_COINS = 2


class Observation:
    """A view, and what follows from it for each seat; `board` gives what lies before one, where the view has it not."""

    def __init__(
        self, box: Box, view: View, weights: Weights, seats: int = 0, board: Callable[[int], SeatView] | None = None
    ) -> None:
        self.box, self.view, self.w = box, view, weights
        self.count = seats or len(view.seats)
        self._board = board or view.seats.__getitem__
        self._seats: dict[int, Mine] = {}

    def seat(self, seat: int) -> Mine:
        """What one seat has."""
        if seat not in self._seats:
            self._seats[seat] = Mine(self, self._board(seat))
        return self._seats[seat]

    @cached_property
    def to_come(self) -> int:
        """Rounds after this one."""
        return self.view.rounds - self.view.round


class Mine:
    """A seat's own things."""

    def __init__(self, x: Observation, view: SeatView) -> None:
        self.x, self.view, self.w = x, view, x.w

    @cached_property
    def spaces(self) -> dict[str, SpaceView]:
        """By their names."""
        return {s.space: s for s in self.view.spaces}

    @cached_property
    def shores(self) -> set[str]:
        """The halves of water where islets lie."""
        return {islet.water for islet in self.view.islets}

    @cached_property
    def have(self) -> dict[str, int]:
        """What could be paid of each good."""
        found = dict(self.view.stored)
        for s in self.view.spaces:
            if s.on in CUBES:
                found[s.on] += s.level
        return found

    @cached_property
    def hungry(self) -> int:
        """Food that the next feeding lacks."""
        return max(0, self.view.food - self.have["food"])

    @cached_property
    def poor(self) -> int:
        """Coins that it lacks for what most things cost."""
        return max(0, FEW_COINS - self.view.stored[COIN] - self.view.market[COIN]) if self.x.to_come else 0

    @cached_property
    def free(self) -> int:
        """Cells of the storage for anything."""
        return min(self.view.room[good] for good in GOODS)

    def good(self, good: str, n: int = 1) -> float:
        """What so many of a good are worth more."""
        found = n * self.w.goods[good]
        if good == "food":
            found += min(n, self.hungry) * self.w.hungry
        elif good == COIN:
            found += min(n, self.poor) * self.w.first_coins
        return found

    def cube(self, good: str, level: int) -> float:
        """A cube on land."""
        found = self.w.goods[good] * (1 + self.w.height * (level - 1))
        if good == "food":
            found += min(level, self.hungry) * self.w.hungry
        return found

    def stored(self, goods: list[str]) -> float:
        """Goods that come into the storage, and the room that they take."""
        left = self.free - len(goods)
        return sum(self.good(good) for good in goods) - (self.w.last_cell if left <= 0 else 0.0)

    def unit(self, name: str) -> float:
        """What is lost with a unit that is paid."""
        if name in self.spaces:
            space = self.spaces[name]
            return self.cube(space.on, space.level)
        return self.good(name)

    def price(self, good: str) -> float:
        """What one of a good costs at least, where it is worth least."""
        found = [self.good(good)] if self.view.stored[good] else []
        found += [self.cube(good, s.level) / s.level for s in self.view.spaces if s.on == good]
        return min(found, default=9.0)

    def bill(self, cost: dict[str, int]) -> float:
        """What a price is worth to somebody who can pay it."""
        return sum(n * self.w.goods[good] * 0.8 for good, n in cost.items())

    def can_pay(self, cost: dict[str, int], off: int = 0) -> bool:
        """Whether it can be paid, with so many units taken off."""
        return sum(max(0, n - self.have[good]) for good, n in cost.items()) <= off
