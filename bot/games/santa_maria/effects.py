"""What components do: a struct a kind of effect, filled from the data files; rules ask for effects, never for names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from . import cells
from .land import Land

if TYPE_CHECKING:
    from .state import Seat


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a component does."""


# -- buildings, passing spaces, docks --------------------------------------------------------------
class Gain(Effect, frozen=True, tag="gain"):
    """Resources, coins, points."""

    gains: dict[str, int]


class Exchange(Effect, frozen=True, tag="trade"):
    """One of the resources for one of the gains."""

    give: tuple[str, ...]
    get: dict[str, int]


class Shipping(Effect, frozen=True, tag="ship"):
    """A shipping tile for what it costs."""


class Conquer(Effect, frozen=True, tag="conquer"):
    """A step on the conquistador track."""


class Pray(Effect, frozen=True, tag="pray"):
    """A religion action."""


class Road(Effect, frozen=True, tag="road"):
    """A road tile."""


Work = Gain | Exchange | Shipping | Conquer | Pray | Road


# -- scholars --------------------------------------------------------------------------------------
class Buy(Effect, frozen=True, tag="buy"):
    """Other prices when buying."""

    prices: dict[str, int]


class DockSteps(Effect, frozen=True, tag="dock_steps"):
    """A shipping tile goes to another dock, for coins a step."""

    coins: int


class Tax(Effect, frozen=True, tag="tax"):
    """Coins for so many colonists in a line that a die activates."""

    coins: int
    colonists: int


class AnyLine(Effect, frozen=True, tag="any_line"):
    """A die of any value, for one of these resources."""

    pay: tuple[str, ...]


class BlueColumns(Effect, frozen=True, tag="blue_columns"):
    """Blue dice activate columns too."""


class CoinsBack(Effect, frozen=True, tag="coins_back"):
    """The coins on a building come back when retiring."""


class PutAnywhere(Effect, frozen=True, tag="put_anywhere"):
    """The die lies on any free building of its line."""


class Trades(Effect, frozen=True, tag="trades"):
    """So many exchanges at each activation of a trade building."""

    times: int


class MoveDie(Effect, frozen=True, tag="move_die"):
    """A die goes along a road to another building, for coins."""

    coins: int


Ability = Buy | DockSteps | Tax | AnyLine | BlueColumns | CoinsBack | PutAnywhere | Trades | MoveDie


# -- bishops ---------------------------------------------------------------------------------------
class Square(Effect, frozen=True, tag="square"):
    """Points by the side of the largest square that is covered all over."""

    points: dict[str, int]

    def score(self, me: Seat, land: Land) -> int:
        best = 0
        for side, points in self.points.items():
            n = int(side)
            patch = sum(((1 << n) - 1) << r * cells.SIZE for r in range(n))
            starts = [r * cells.SIZE + c for r in range(cells.SIZE - n + 1) for c in range(cells.SIZE - n + 1)]
            if any(me.built & patch << at == patch << at for at in starts):
                best = max(best, points)
        return best


class OneDock(Effect, frozen=True, tag="one_dock"):
    """Points for each tile in the fullest dock."""

    each: int
    most: int

    def score(self, me: Seat, land: Land) -> int:
        return min(self.most, self.each * max([len(tiles) for tiles in me.harbour.values()]))


class Joined(Effect, frozen=True, tag="joined"):
    """Points for what a road joins to the town hall: buildings of a terrain, or "colonists"."""

    count: str
    each: int
    most: int

    def score(self, me: Seat, land: Land) -> int:
        hall = land.terrain(me, "town_hall")
        near = cells.beside(hall)
        road = cells.flood(near, land.terrain(me, "road"))
        if self.count == "colonists":
            n = land.colonists(me, road)
        else:
            n = ((near | cells.beside(road)) & land.terrain(me, self.count)).bit_count()
        return min(self.most, self.each * n)


class Largest(Effect, frozen=True, tag="largest"):
    """Points for each cell of the largest area of one of the terrains."""

    terrains: tuple[str, ...]
    each: int
    most: int

    def score(self, me: Seat, land: Land) -> int:
        sizes = [area.bit_count() for t in self.terrains for area in cells.areas(land.terrain(me, t))]
        return min(self.most, self.each * max(sizes, default=0))


class Diverse(Effect, frozen=True, tag="diverse"):
    """Points for each line that has all of the terrains."""

    terrains: tuple[str, ...]
    each: int
    most: int

    def score(self, me: Seat, land: Land) -> int:
        masks = [land.terrain(me, t) for t in self.terrains]
        n = sum(all(mask & line for mask in masks) for line in cells.LINE_MASK)
        return min(self.most, self.each * n)


Final = Square | OneDock | Joined | Largest | Diverse


# -- achievements of who plays alone ---------------------------------------------------------------
class Reached(msgspec.Struct, frozen=True):
    """What a game alone came to."""

    total: int
    colonist_points: int
    bishop_points: int
    sets: int
    chains: bool  # one terrain from side to side


class Total(Effect, frozen=True, tag="total"):
    least: int

    def reached(self, r: Reached) -> bool:
        return r.total >= self.least


class ColonistPoints(Effect, frozen=True, tag="colonist_points"):
    least: int

    def reached(self, r: Reached) -> bool:
        return r.colonist_points >= self.least


class BishopPoints(Effect, frozen=True, tag="bishop_points"):
    least: int

    def reached(self, r: Reached) -> bool:
        return r.bishop_points >= self.least


class Sets(Effect, frozen=True, tag="sets"):
    least: int

    def reached(self, r: Reached) -> bool:
        return r.sets >= self.least


class Chain(Effect, frozen=True, tag="chain"):
    def reached(self, r: Reached) -> bool:
        return r.chains


Feat = Total | ColonistPoints | BishopPoints | Sets | Chain
