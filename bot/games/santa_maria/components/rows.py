"""The data files as rows."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.rules.components import Row

from .effects import Ability, Feat, Final, Hired, Work
from .maya_rows import Card, CityBuilding, CityRoad, District, Temple, Token

FILES = ("base.toml", "colonies.toml", "ships.toml")
MODULES = {  # what an option brings
    "american_kingdoms": "kingdoms.toml",
    "governor": "governor.toml",
    "specialists": "specialists.toml",
    "ambassadors": "ambassadors.toml",
}
CITY = "maya"  # the module of the Maya city: an option that says whose seat it is
CITY_FILE = "maya.toml"
ROAD_TILE = "road_tile"
Terrain = Literal["farm", "forest", "mountain", "town", "town_hall", "road"]


class Resource(Row, frozen=True):
    price: int
    buy: int = 0  # 0: cannot be bought
    wild: bool = False  # pays for any other
    stores: bool = False  # one to a store tile; what has no room is lost, and nothing is sold


class Number(Row, frozen=True):
    value: int


class Change(Row, frozen=True):
    """A number that is another with a module."""

    value: int


class Start(Row, frozen=True):
    gains: dict[str, int]


class Worker(Row, frozen=True):
    """A passing space, or a dock."""

    effect: tuple[Work, ...]


class Track(Row, frozen=True):
    length: int
    gold: tuple[int, ...] = ()
    trees: tuple[int, ...] = ()  # alone: the space to reach, by year
    monks: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    beyond: int = 0  # points for a step past the end


class Conquest(Row, frozen=True):
    points: tuple[tuple[int, ...], ...]  # by year and rank


class Mission(Row, frozen=True):
    gains: dict[str, int]
    instead: str = ""  # of which one it lies there


class Scholar(Row, frozen=True):
    points: int
    effect: Ability


class Bishop(Row, frozen=True):
    effect: Final


class Achievement(Row, frozen=True):
    effect: Feat


class Building(Row, frozen=True):
    terrain: Terrain
    colonists: int = 0
    improvement: bool = False  # building and road at once
    effect: tuple[Work, ...] = ()


class Form(Row, frozen=True):
    """A kind of tile."""

    cells: tuple[tuple[int, int], ...]
    cost: dict[str, int] = msgspec.field(default_factory=dict)


class Tile(Row, frozen=True):
    shape: str
    cells: tuple[str, ...]
    stores: int = 0  # more store tiles, empty, for who has it


class Colony(Row, frozen=True):
    side: Literal["a", "b"]
    rows: tuple[str, ...]
    stores: int = 0  # more store tiles, empty, for who has it


class Governor(Row, frozen=True):
    """What it is worth at the end that he stands in this row of the colony, by column."""

    below_zero = ("points",)

    points: tuple[int, ...]


class Specialist(Row, frozen=True):
    copies: int
    effect: Hired


class Ambassador(Row, frozen=True):
    """A token with a die of this colour."""


class Ship(Row, frozen=True):
    start: bool
    cost: dict[str, int]
    points: int
    special: bool = False  # lies at the dock of its own, with coins or cocoa to pay


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A data file."""

    resource: tuple[Resource, ...] = ()
    number: tuple[Number, ...] = ()
    change: tuple[Change, ...] = ()
    start: tuple[Start, ...] = ()
    space: tuple[Worker, ...] = ()
    dock: tuple[Worker, ...] = ()
    track: tuple[Track, ...] = ()
    conquest: tuple[Conquest, ...] = ()
    mission: tuple[Mission, ...] = ()
    scholar: tuple[Scholar, ...] = ()
    bishop: tuple[Bishop, ...] = ()
    achievement: tuple[Achievement, ...] = ()
    building: tuple[Building, ...] = ()
    shape: tuple[Form, ...] = ()
    tile: tuple[Tile, ...] = ()
    colony: tuple[Colony, ...] = ()
    ship: tuple[Ship, ...] = ()
    governor: tuple[Governor, ...] = ()
    specialist: tuple[Specialist, ...] = ()
    ambassador: tuple[Ambassador, ...] = ()
    token: tuple[Token, ...] = ()
    district: tuple[District, ...] = ()
    city_road: tuple[CityRoad, ...] = ()
    city_building: tuple[CityBuilding, ...] = ()
    temple: tuple[Temple, ...] = ()
    card: tuple[Card, ...] = ()
