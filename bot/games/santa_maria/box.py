"""What is in the box: the data files as rows, and the tables made from them so that the rules need not search."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from bot.rules import OURS, Components, Words
from bot.rules.box import Rows, rows

from .cells import NAMES, Shape
from .effects import Ability, Effect, Feat, Final, Work
from .land import Land
from .state import Seat

DATA = Path(__file__).parent / "data"
FILES = ("base.toml", "colonies.toml", "ships.toml")
SETS = 16  # boxes kept ready

Terrain = Literal["farm", "forest", "mountain", "town", "town_hall", "road"]
Source = Literal["printed", "rulebook", "derived", "reconstructed"]
E = TypeVar("E", bound=Effect)


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a data file, and where its values come from."""

    id: str
    source: Source


class Resource(Row, frozen=True):
    price: int
    buy: int = 0  # 0: cannot be bought
    wild: bool = False  # pays for any other


class Number(Row, frozen=True):
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
    effect: tuple[Work, ...] = ()


class Form(Row, frozen=True):
    """A kind of tile."""

    cells: tuple[tuple[int, int], ...]
    cost: dict[str, int] = {}


class Tile(Row, frozen=True):
    shape: str
    cells: tuple[str, ...]


class Colony(Row, frozen=True):
    side: Literal["a", "b"]
    rows: tuple[str, ...]


class Ship(Row, frozen=True):
    start: bool
    cost: dict[str, int]
    points: int


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A data file."""

    resource: tuple[Resource, ...] = ()
    number: tuple[Number, ...] = ()
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


class Numbers:
    """The single numbers of the rules, by name."""

    def __init__(self, rows: tuple[Number, ...]) -> None:
        by = {n.id: n.value for n in rows}
        self.storage = by["storage"]
        self.white_each, self.white_most, self.blue_each = by["white_each"], by["white_most"], by["blue_each"]
        self.years, self.offered, self.road_tiles = by["years"], by["offered"], by["road_tiles"]
        self.start_coins, self.start_coins_step = by["start_coins"], by["start_coins_step"]
        self.monks, self.monk_fee, self.bishop_penalty = by["monks"], by["monk_fee"], by["bishop_penalty"]
        self.board_scholars, self.board_bishops = by["board_scholars"], by["board_bishops"]
        self.coins_per_point, self.set_points, self.goal = by["coins_per_point"], by["set_points"], by["goal"]


class Box:
    """Everything that is fixed."""

    def __init__(self, read: Rows[File]) -> None:
        file = read.tables
        self.read = read
        self.n = Numbers(file.number)
        self.start = file.start[0].gains
        self.goods = tuple(r.id for r in file.resource)
        self.price = {r.id: r.price for r in file.resource}
        self.buy = {r.id: r.buy for r in file.resource if r.buy}
        self.wild = next(r.id for r in file.resource if r.wild)
        self.spaces = tuple(s.id for s in file.space)
        self.docks = tuple(d.id for d in file.dock)
        track = {t.id: t for t in file.track}
        self.conquest, self.religion = track["conquistador"], track["religion"]
        self.year_points = {int(c.id): c.points for c in file.conquest}
        self.missions = {m.id: m for m in file.mission}
        self.scholars = {s.id: s for s in file.scholar}
        self.bishops = {b.id: b for b in file.bishop}
        self.feats = {a.id: a for a in file.achievement}
        self.buildings = {b.id: b for b in file.building}
        self.forms = {f.id: f for f in file.shape}
        self.shapes = {f.id: Shape(f.cells) for f in file.shape}
        self.buyable_shapes = tuple((f.id, f) for f in file.shape if f.cost)
        self.shape_of = {t.id: t.shape for t in file.tile}
        self.tiles = {t.id: t for t in file.tile}
        self.colonies = {c.id: c for c in file.colony}
        self.ships = {s.id: s for s in file.ship}
        self.land = Land({b.id: b.terrain for b in file.building}, {b.id: b.colonists for b in file.building})
        self.works: dict[str, tuple[Work, ...]] = {b.id: b.effect for b in file.building}
        self.works |= {f"space_{s.id}": s.effect for s in file.space}
        self.works |= {f"dock_{d.id}": d.effect for d in file.dock}
        self.cost = {t.id: self.forms[t.shape].cost for t in file.tile}
        # laying[tile]: its shape, its answers in the order of the shape's ways, and the cells of each
        self.laying = {}
        for t in file.tile:
            shape = self.shapes[t.shape]
            words = shape.words(t.id)
            self.laying[t.id] = (shape, words, dict(zip(words, shape.masks, strict=True)))
        self.sell_words = _subsets(self.goods)
        self.buyable = tuple(good for good in self.goods if good != self.wild)
        self.buy_words = _subsets(self.buyable)
        self.space_words = _subsets(self.spaces)

    def of_shape(self, shape: str) -> list[str]:
        """The tiles of a kind."""
        return [t.id for t in self.tiles.values() if t.shape == shape]

    def ability(self, me: Seat, kind: type[E]) -> E | None:
        """The effect of this kind that one of the seat's scholars has, if any."""
        for scholar in me.scholars:
            effect = self.scholars[scholar].effect
            if isinstance(effect, kind):
                return effect
        return None


def _subsets(words: tuple[str, ...]) -> tuple[tuple[Words, ...], ...]:
    """Answers of one word for every subset: bit i for the i-th word."""
    return tuple(tuple((w,) for i, w in enumerate(words) if mask >> i & 1) for mask in range(1 << len(words)))


def printed(colony: Colony) -> list[str]:
    """A colony's buildings by cell, "" for an empty one."""
    found = ["" if w == "-" else w for row in colony.rows for w in row.split()]
    assert len(found) == len(NAMES)
    return found


@lru_cache(SETS)
def box(components: Components = OURS) -> Box:
    """The box, with these rows over ours; raises `BadComponents`."""
    from .fitting import check  # it knows the rows, which are ours

    read = rows([DATA / name for name in FILES], File, "santa_maria", components)
    check(read)
    return Box(read)


__all__ = ["Box", "box", "printed"]
