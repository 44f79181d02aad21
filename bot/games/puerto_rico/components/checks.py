"""Whether the rows of the data files fit together, ours and those that stand over them."""

from __future__ import annotations

from bot.rules.components import Rows

from .effects import Aqueduct, Church, Produce, ScoreSets, Variety
from .rows import BASE, NEW, QUARRY, SPACES, Building, File


def check(read: Rows[File]) -> None:
    """Raises `BadComponents` at the first row that does not fit."""
    for building in read.tables.building:
        _building(read, building)
    _goods(read)
    _set_ups(read)
    _lists(read)
    _draft(read)


def _building(read: Rows[File], b: Building) -> None:
    f, effect = read.tables, b.effect
    goods = tuple(g.id for g in f.good)
    if not 1 <= b.size <= 2 or not 1 <= b.column <= 4 or b.copies < 1 or b.copies2 < 1 or b.circles < 0:
        raise read.wrong("building", b.id, "size 1 or 2, column 1 to 4; copies and copies2 at least 1")
    if isinstance(effect, Produce) and effect.good not in goods:
        raise read.wrong("building", b.id, f"{effect.good} is not known")
    if isinstance(effect, Produce) and not b.type.startswith("production"):
        raise read.wrong("building", b.id, "a building that produces is a production building")
    if isinstance(effect, Aqueduct) and (strange := set(effect.at) - {x.id for x in f.building}):
        raise read.wrong("building", b.id, f"{min(strange)} is not known")
    if isinstance(effect, Variety) and len(effect.doubloons) <= len(goods):
        raise read.wrong("building", b.id, f"doubloons: a number for each of 0 to {len(goods)} kinds of goods")
    if isinstance(effect, Church) and len(effect.points) <= max(x.column for x in f.building):
        raise read.wrong("building", b.id, "points: a number for no building and one for each column")
    if isinstance(effect, ScoreSets) and len(effect.points) <= SPACES // effect.size:
        raise read.wrong("building", b.id, "points: a number for each number of sets that an island can hold")


def _goods(read: Rows[File]) -> None:
    f = read.tables
    made = {b.effect.good for b in read.part(BASE).building if isinstance(b.effect, Produce)}
    for good in f.good:
        if good.raw == (good.id in made):
            raise read.wrong("good", good.id, "a good is raw or has production buildings")
        if good.tokens < 1 or good.tiles < 1:
            raise read.wrong("good", good.id, "at least one barrel and one plantation")


def _set_ups(read: Rows[File]) -> None:
    f = read.tables
    tiles = {g.id: g.tiles for g in f.good}
    for t in f.table:
        left = {good: n - t.fewer_tiles for good, n in tiles.items()}
        for tile in t.start:
            if tile not in tiles:
                raise read.wrong("table", t.id, f"{tile} is not known")
            left[tile] -= 1
        if len(t.start) != t.seats:
            raise read.wrong("table", t.id, "start: a plantation for each seat")
        if min(left.values()) < 0 or t.face_up > sum(left.values()):
            raise read.wrong("table", t.id, "there are not so many plantations")
        if t.fewer_goods >= min(g.tokens for g in f.good):
            raise read.wrong("table", t.id, "there are not so many barrels")
        if not t.ships or len(set(t.ships)) != len(t.ships) or min(t.ships) < 1:
            raise read.wrong("table", t.id, "ships: different sizes of at least 1")
        if min(t.points, t.colonists, t.ship, t.picks) < 1:
            raise read.wrong("table", t.id, "points, colonists, ship and picks at least 1")
        roles = sum(t.seats in r.seats for r in f.role)
        if roles < t.seats * t.picks:
            raise read.wrong("table", t.id, f"picks: there are only {roles} roles for {t.seats} seats")


def _lists(read: Rows[File]) -> None:
    f = read.tables
    tiles = {*(g.id for g in f.good), QUARRY}
    for p in f.prices:
        for word in (*p.costs, *p.fewer):
            if word not in ({b.id for b in f.building} if word in p.costs else tiles):
                raise read.wrong("prices", p.id, f"{word} is not known")
    for n in f.nobles:
        if not 1 <= n.ship <= n.nobles or n.colonists < max(t.ship for t in f.table):
            raise read.wrong("nobles", n.id, "there are not so many people")


def _draft(read: Rows[File]) -> None:
    """New Buildings: what a table is given without drafting fills the spaces of the board, by price."""
    base, new = (read.part(file) for file in (BASE, NEW))
    for d in new.draft:
        kinds = {b.id: b for b in (*base.building, *new.building) if b.type.startswith("beige")}
        for costs in ({}, *(p.costs for p in base.prices)):
            left: dict[int, int] = {}
            for b in base.building:
                if b.id in kinds:
                    cost = costs.get(b.id, b.cost)
                    left[cost] = left.get(cost, 0) + 1
            for name in d.buildings:
                if name not in kinds:
                    raise read.wrong("draft", d.id, f"{name} is not known")
                cost = costs.get(name, kinds[name].cost)
                left[cost] = left.get(cost, 0) - 1
            if any(left.values()):
                raise read.wrong("draft", d.id, f"does not fill the spaces of the board by price: {left}")
