"""Rows of the data files: goods, roles, set-ups, buildings, and what only one expansion has."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.rules.components import Row

from .effects import AnyEffect

BASE, NEW, NOBLES = FILES = ("base.toml", "new_buildings.toml", "nobles.toml")
QUARRY = "quarry"
FOREST = "forest"
SPACES = 12  # of an island, and of a city
HOUSE = 4  # goods in the trading house

Type = Literal["production_small", "production_large", "beige_small", "beige_large"]


class Good(Row, frozen=True):
    price: int
    tokens: int
    tiles: int
    raw: bool = False  # needs no production building


class Role(Row, frozen=True):
    action: Literal["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"]
    seats: tuple[int, ...]


class SetUp(Row, frozen=True):
    """What a number of seats, its id, begins with."""

    doubloons: int
    start: tuple[str, ...]
    points: int
    colonists: int
    ship: int
    ships: tuple[int, ...]
    face_up: int
    quarries: int
    picks: int
    fewer_goods: int = 0
    fewer_tiles: int = 0

    @property
    def seats(self) -> int:
        return int(self.id)


class Building(Row, frozen=True):
    type: Type
    cost: int
    points: int
    circles: int
    size: int
    column: int
    copies: int
    copies2: int  # with two players
    effect: AnyEffect | None = None


class Prices(Row, frozen=True):
    costs: dict[str, int]
    fewer: dict[str, int]


class Drafted(Row, frozen=True):
    """Beige buildings chosen beforehand."""

    buildings: tuple[str, ...]


class Nobles(Row, frozen=True):
    """People of a table with nobles: all of both kinds, nobles on a newly filled ship, what one is worth at the end."""

    colonists: int
    nobles: int
    ship: int
    points: int


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A data file."""

    good: tuple[Good, ...] = ()
    role: tuple[Role, ...] = ()
    table: tuple[SetUp, ...] = ()
    building: tuple[Building, ...] = ()
    prices: tuple[Prices, ...] = ()
    draft: tuple[Drafted, ...] = ()
    nobles: tuple[Nobles, ...] = ()
