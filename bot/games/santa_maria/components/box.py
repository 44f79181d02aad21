"""What is in the box: tables made from the rows of the data files, so that the rules need not search."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from bot.rules import OURS, Components, Words
from bot.rules.components import Rows

from ..state import Seat
from .cells import NAMES, Shape
from .effects import Conquer, Diagonals, Effect, Work
from .maya_city import MayaCity
from .rows import Change, Colony, File, Number
from .sets import every, played
from .terrains import Terrains

SETS = 32  # boxes kept ready
SOLDIER = "step_soldier"  # what each step of soldiers is carried out by
E = TypeVar("E", bound=Effect)


class Numbers:
    """The single numbers of the rules, by name; 0 for those of a module that is not played."""

    def __init__(self, rows: tuple[Number | Change, ...]) -> None:
        by = {n.id: n.value for n in rows}
        self.storage = by["storage"]
        self.white_each, self.white_most, self.blue_each = by["white_each"], by["white_most"], by["blue_each"]
        self.years, self.offered, self.road_tiles = by["years"], by["offered"], by["road_tiles"]
        self.start_coins, self.start_coins_step = by["start_coins"], by["start_coins_step"]
        self.monks, self.monk_fee, self.bishop_penalty = by["monks"], by["monk_fee"], by["bishop_penalty"]
        self.board_scholars, self.board_bishops = by["board_scholars"], by["board_bishops"]
        self.coins_per_point, self.set_points, self.goal = by["coins_per_point"], by["set_points"], by["goal"]
        self.improve_built, self.improve_empty = by.get("improve_built", 0), by.get("improve_empty", 0)
        self.city_coins, self.city_price = by.get("city_coins", 0), by.get("city_price", 0)
        self.city_cards, self.city_cards_year = by.get("city_cards", 0), by.get("city_cards_year", 0)
        self.city_gold, self.gold_pieces = by.get("city_gold", 0), by.get("gold_pieces", 0)
        self.city_trade, self.city_redraw = by.get("city_trade", 0), by.get("city_redraw", 0)
        self.city_buy, self.city_buy_stored = by.get("city_buy", 0), by.get("city_buy_stored", 0)
        self.road_tokens, self.priests = by.get("road_tokens", 0), by.get("priests", 0)
        self.blue_dice = by.get("blue_dice", 0)  # in the box, where the seats are more than it was made for
        self.cocoa_stores, self.special_offered = by.get("cocoa_stores", 0), by.get("special_offered", 0)


class Box:
    """Everything that is fixed for one set of modules."""

    def __init__(self, read: Rows[File], modules: tuple[str, ...] = ()) -> None:
        file = read.tables
        self.read, self.modules = read, modules
        self.n = Numbers((*file.number, *file.change))
        self.start = file.start[0].gains
        self.goods = tuple(r.id for r in file.resource)
        self.price = {r.id: r.price for r in file.resource}
        self.buy = {r.id: r.buy for r in file.resource if r.buy}
        self.wild = next(r.id for r in file.resource if r.wild)
        self.stored = next((r.id for r in file.resource if r.stores), "")  # kept in store tiles, one in each
        self.sellable = tuple(good for good in self.goods if good != self.stored)
        self.spaces = tuple(s.id for s in file.space)
        self.docks = tuple(d.id for d in file.dock)
        track = {t.id: t for t in file.track}
        self.conquest, self.religion = track["conquistador"], track["religion"]
        self.year_points = {int(c.id): c.points for c in file.conquest}
        instead = {m.instead: m for m in file.mission if m.instead}
        self.missions = {m.id: m for m in (instead.get(m.id, m) for m in file.mission if not m.instead)}
        self.scholars = {s.id: s for s in file.scholar}
        self.bishops = {b.id: b for b in file.bishop}
        archery = [s.effect for s in file.scholar if isinstance(s.effect, Diagonals)]
        self.archery = archery[0] if archery else None  # whether diagonals are lines
        self.feats = {a.id: a for a in file.achievement}
        self.buildings = {b.id: b for b in file.building}
        self.forms = {f.id: f for f in file.shape}
        self.shapes = {f.id: Shape(f.cells) for f in file.shape}
        self.buyable_shapes = tuple((f.id, f) for f in file.shape if f.cost)
        self.shape_of = {t.id: t.shape for t in file.tile}
        self.tiles = {t.id: t for t in file.tile}
        self.colonies = {c.id: c for c in file.colony}
        self.ships = {s.id: s for s in file.ship}
        self.governor = tuple(n for row in file.governor for n in row.points)  # by cell; () where he does not come
        self.specialists = {x.id: x for x in file.specialist}
        self.ambassadors = tuple(x.id for x in file.ambassador)  # colours of their dice
        self.city = MayaCity(file.token, file.district, file.city_road, file.city_building, file.temple, file.card)
        self.has_city = bool(file.city_road)
        self.costs = {s.id: s.cost for s in file.ship}
        self.special = any(s.special for s in file.ship)  # whether there is a dock of special ones
        self.terrains = Terrains({b.id: b.terrain for b in file.building}, {b.id: b.colonists for b in file.building})
        self.works: dict[str, tuple[Work, ...]] = {b.id: b.effect for b in file.building}
        self.works |= {f"space_{s.id}": s.effect for s in file.space}
        self.works |= {SOLDIER: (Conquer(),)} if file.specialist else {}
        self.works |= {f"dock_{d.id}": d.effect for d in file.dock}
        self.cost = {t.id: self.forms[t.shape].cost for t in file.tile}
        self.sizes = {t.id: len(t.cells) for t in file.tile}
        # laying[tile]: its shape, its answers in the order of the shape's ways, and the cells of each
        self.laying = {}
        for t in file.tile:
            shape = self.shapes[t.shape]
            words = shape.words(t.id)
            self.laying[t.id] = (shape, words, dict(zip(words, shape.masks, strict=True)))
        self.sell_words = _subsets(self.sellable)
        self.buyable = tuple(good for good in self.sellable if good != self.wild)
        self.buy_words = _subsets(self.buyable)
        self.space_words = _subsets(self.spaces)

    def of_shape(self, shape: str) -> list[str]:
        """The tiles of a kind."""
        return [t.id for t in self.tiles.values() if t.shape == shape]

    def room(self, me: Seat, good: str) -> int:
        """How many of a resource a seat can hold in all."""
        return me.kingdoms.stores if good == self.stored else self.n.storage

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
def box(components: Components = OURS, modules: tuple[str, ...] = ()) -> Box:
    """The box for some modules, with these rows over ours; raises `BadComponents` whatever module a row belongs to."""
    return Box(played(every(components), modules), modules)
