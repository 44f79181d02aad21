"""What is in the box: goods, roles, buildings and set-ups from the data files, and the tables made from them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from bot.rules import Words
from bot.rules.box import BadComponents, read

from .effects import AnyEffect, Effects

DATA = Path(__file__).parent / "data"
QUARRY = "quarry"
SPACES = 12  # of an island, and of a city
HOUSE = 4  # goods in the trading house

Source = Literal["printed", "rulebook", "derived", "reconstructed"]
Type = Literal["production_small", "production_large", "beige_small", "beige_large"]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a data file, and where its values come from."""

    source: Source


class Good(Row, frozen=True):
    id: str
    price: int
    tokens: int
    tiles: int
    raw: bool = False  # needs no production building


class Role(Row, frozen=True):
    id: str
    action: str
    seats: tuple[int, ...]


class SetUp(Row, frozen=True):
    """What a number of seats begins with."""

    seats: int
    doubloons: int
    start: tuple[str, ...]
    points: int
    colonists: int
    ship: int
    ships: tuple[int, ...]
    face_up: int
    quarries: int
    picks: int


class Building(Row, frozen=True):
    id: str
    type: Type
    cost: int
    points: int
    circles: int
    size: int
    column: int
    copies: int
    effect: AnyEffect


class Prices(Row, frozen=True):
    id: str
    costs: dict[str, int]
    fewer: dict[str, int]


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A data file."""

    good: tuple[Good, ...] = ()
    role: tuple[Role, ...] = ()
    table: tuple[SetUp, ...] = ()
    building: tuple[Building, ...] = ()
    prices: tuple[Prices, ...] = ()


class Priced(msgspec.Struct, frozen=True):
    """A building at the price somebody would pay, with its answers made up beforehand."""

    cost: int
    id: str
    size: int
    circles: int
    alone: Words
    staffed: Words


class Box:
    """Everything that is fixed for one choice of prices, laid out so that the rules need not search."""

    def __init__(self, file: File, prices: str) -> None:
        other = next((p for p in file.prices if p.id == prices), None)
        costs = other.costs if other else {}
        self.fewer = other.fewer if other else {}
        self.goods = tuple(g.id for g in file.good)
        self.good = {g.id: g for g in file.good}
        self.tiles = (*self.goods, QUARRY)
        self.price = {g.id: g.price for g in file.good}
        self.action = {r.id: r.action for r in file.role}
        self.setups = {t.seats: t for t in file.table}
        self.roles = {t.seats: tuple(r.id for r in file.role if t.seats in r.seats) for t in file.table}
        self.buildings = tuple(
            msgspec.structs.replace(b, cost=costs[b.id]) if b.id in costs else b for b in file.building
        )
        self.building = {b.id: b for b in self.buildings}
        self.size = {b.id: b.size for b in self.buildings}
        self.circles = {b.id: b.circles for b in self.buildings}
        self.effects = Effects(self.buildings)
        for good in self.goods:
            if self.good[good].raw == (good in self.effects.producers):
                raise BadComponents(f"{good}: a good is raw or has production buildings")
        # makers[good]: where it is made, besides its plantations; () for a raw good
        self.makers = tuple((good, self.effects.producers.get(good, ())) for good in self.goods)
        columns = max(b.column for b in self.buildings)
        # offers[builder][quarries], paid[builder][quarries]: what a building costs; the builder pays 1 less
        self.offers = tuple(tuple(self._priced(off, q) for q in range(columns + 1)) for off in (0, 1))
        self.paid = tuple(tuple({p.id: p.cost for p in row} for row in rows) for rows in self.offers)
        self.columns = columns
        self.one: dict[str, Words] = {word: (word,) for word in (*self.tiles, *self.action)}
        self.settle: dict[str, tuple[Words, Words]] = {tile: ((tile, "no"), (tile, "yes")) for tile in self.tiles}
        sizes = dict.fromkeys(size for t in file.table for size in t.ships)
        self.load: dict[str, dict[int, Words]] = {
            good: {size: (good, str(size)) for size in sizes} for good in self.goods
        }

    def _priced(self, off: int, quarries: int) -> tuple[Priced, ...]:
        """All buildings, cheapest first (Rulebook 003, Builder: quarries count up to the column, never below 0)."""
        rows = [
            Priced(max(0, b.cost - off - min(quarries, b.column)), b.id, b.size, b.circles, (b.id, "no"), (b.id, "yes"))
            for b in self.buildings
        ]
        return tuple(sorted(rows, key=lambda p: p.cost))


@cache
def box(prices: str = "printed") -> Box:
    """The base game's box."""
    return Box(read(DATA / "base.toml", File), prices)
