"""The rows of the data files."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.rules.components import Row

from .effects.base import Act, Copy, Gain, Market
from .effects.large_buildings import Large as LargeEffect
from .effects.royal_cards import Royal as RoyalEffect
from .effects.sectors import Bonus
from .effects.small_buildings import Small as SmallEffect


class Number(Row, frozen=True):
    value: int


class Terrain(Row, frozen=True):
    cube: str
    high: str = ""  # what may be put there instead of the cube from `level` on
    level: int = 0
    anywhere: bool = False  # may cover any terrain
    navigation: int = 0  # for a building or statue on it


class Worker(Row, frozen=True):
    free: int  # at the start
    hired: int  # at the start still to be hired
    food: int  # one more worker's
    navigation: int = 0  # under its food, once hired
    royal: bool = False  # when hired, a worker goes to a royal card


class Milestone(Row, frozen=True):
    n: int


class Recruitment(Row, frozen=True):
    cells: int
    navigation: int = 0  # 0: hires


class StatueCell(Row, frozen=True):
    large: int = 0  # large buildings built
    navigation: int = 0


class Crate(Row, frozen=True):
    effect: tuple[Act | Market, ...]


class Rate(Row, frozen=True):
    n: int
    give: tuple[str, ...]
    get: tuple[str, ...]


class Space(Row, frozen=True):
    q: int
    r: int
    start: bool = False
    ruin: bool = False
    isthmus: bool = False


class Water(Row, frozen=True):
    q: int
    r: int
    stop: str
    half: Literal["a", "b"]  # a: nearer to the own harbour
    first: bool = False


class Stop(Row, frozen=True):
    kind: Literal["harbour", "shoal", "bay"]
    side: Literal["", "left", "right"] = ""  # right: of the next seat
    long: bool = False


class Building(Row, frozen=True):
    pieces: int
    cost: dict[str, int]
    navigation: int
    cells: int = 0  # of the storage, once built


class Statue(Row, frozen=True):
    cost: dict[str, int]
    navigation: int


class Small(Row, frozen=True):
    effect: SmallEffect


class Large(Row, frozen=True):
    effect: tuple[LargeEffect, ...]


class Pier(Row, frozen=True):
    cost: dict[str, int]
    navigation: int


class Boat(Row, frozen=True):
    effect: Gain | Act | Copy
    cells: int = 0  # of the storage, once built


class Islet(Row, frozen=True):
    terrain: str
    effect: Gain | Act


class Double(Row, frozen=True):
    sides: tuple[tuple[str, str], tuple[str, str]]
    pieces: int


class Single(Row, frozen=True):
    sides: tuple[str, str]
    pieces: int


class Logbook(Row, frozen=True):
    pieces: int
    effect: Gain | Act


class Cargo(Row, frozen=True):
    cost: dict[str, int]
    navigation: int


class Medal(Row, frozen=True):
    points: int


class Royal(Row, frozen=True):
    effect: RoyalEffect
    steps: tuple[int, ...] = ()  # by medal
    least_seats: int = 0


class Royals(Row, frozen=True):
    cards: int


class Sector(Row, frozen=True):
    actions: tuple[tuple[str, ...], ...]
    round: Bonus | None = None
    square: Bonus | None = None


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A data file."""

    terrain: tuple[Terrain, ...] = ()
    number: tuple[Number, ...] = ()
    worker: tuple[Worker, ...] = ()
    milestone: tuple[Milestone, ...] = ()
    recruitment: tuple[Recruitment, ...] = ()
    statue_cell: tuple[StatueCell, ...] = ()
    crate: tuple[Crate, ...] = ()
    rate: tuple[Rate, ...] = ()
    space: tuple[Space, ...] = ()
    water: tuple[Water, ...] = ()
    stop: tuple[Stop, ...] = ()
    building: tuple[Building, ...] = ()
    statue: tuple[Statue, ...] = ()
    small: tuple[Small, ...] = ()
    large: tuple[Large, ...] = ()
    pier: tuple[Pier, ...] = ()
    boat: tuple[Boat, ...] = ()
    islet: tuple[Islet, ...] = ()
    double: tuple[Double, ...] = ()
    single: tuple[Single, ...] = ()
    logbook: tuple[Logbook, ...] = ()
    cargo: tuple[Cargo, ...] = ()
    medal: tuple[Medal, ...] = ()
    royal: tuple[Royal, ...] = ()
    royals: tuple[Royals, ...] = ()
    sector: tuple[Sector, ...] = ()
