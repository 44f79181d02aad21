"""Whether the rows of the data files fit together, ours and those that stand over them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from bot.rules.components import Rows

from .cells import COLUMNS, ROWS, SIZE
from .effects import (
    AnyLine,
    AnySpace,
    Buy,
    Diverse,
    Exchange,
    Gain,
    InCosts,
    Joined,
    Largest,
    Produce,
    Road,
    Square,
    Tax,
)
from .maya_checks import check_city
from .rows import File, Terrain

WORDS = ("coins", "points")  # what can be gained besides resources
MAY_BE_0 = ("cocoa_stores", "bishop_penalty", "monk_fee", "set_points", "start_coins", "start_coins_step")


def check(read: Rows[File]) -> None:
    """Raises `BadComponents` at the first row that does not fit."""
    _works(read)
    _laid(read)
    _people(read)
    _tracks(read)
    _numbers(read)
    check_city(read, {r.id for r in read.tables.resource if not r.wild}, SIZE)


def _known(read: Rows[File], table: str, id: str, words: Iterable[str], allowed: Iterable[str]) -> None:
    for word in words:
        if word not in allowed:
            raise read.wrong(table, id, f"{word} is not known")


def _goods(read: Rows[File]) -> set[str]:
    return {r.id for r in read.tables.resource}


def _works(read: Rows[File]) -> None:
    """What buildings, passing spaces and docks do."""
    f, goods = read.tables, _goods(read)
    gains = goods | set(WORDS)
    for table, workers in (("building", f.building), ("space", f.space), ("dock", f.dock)):
        for row in workers:
            for effect in row.effect:
                if isinstance(effect, Gain):
                    _known(read, table, row.id, effect.gains, gains)
                elif isinstance(effect, Exchange):
                    _known(read, table, row.id, effect.give, goods)
                    _known(read, table, row.id, effect.get, gains)
                if isinstance(effect, Exchange if table != "building" else Road):
                    raise read.wrong(table, row.id, "only buildings trade, and only spaces and docks give roads")
            if table != "building" and len(row.effect) != 1:
                raise read.wrong(table, row.id, "one effect")
    for b in f.building:
        if ((b.terrain == "road") == bool(b.effect)) != b.improvement:
            raise read.wrong("building", b.id, "a building has an effect, a road has none")
    wild = [r for r in f.resource if r.wild]
    if len(wild) != 1 or wild[0].buy:
        last = wild[-1] if wild else f.resource[-1]
        raise read.wrong("resource", last.id, "exactly one resource is wild, and it cannot be bought")
    for r in f.resource:
        if r.stores and (r.price or r.buy or r.wild):
            raise read.wrong("resource", r.id, "what is kept in store tiles is neither sold nor bought, and not wild")
    for start in f.start:
        _known(read, "start", start.id, start.gains, goods)


def _laid(read: Rows[File]) -> None:
    """Tiles, colonies, ships: made of buildings that there are, paid in resources that there are."""
    f, goods = read.tables, _goods(read)
    buildings = {b.id for b in f.building}
    shapes = {s.id: len(s.cells) for s in f.shape}
    for s in f.shape:
        if any(not 0 <= n < SIZE for cell in s.cells for n in cell) or not s.cells:
            raise read.wrong("shape", s.id, "cells of a colony")
        _known(read, "shape", s.id, s.cost, goods | {"coins"})
    for t in f.tile:
        _known(read, "tile", t.id, t.cells, buildings)
        if shapes.get(t.shape) != len(t.cells):
            raise read.wrong("tile", t.id, f"its cells are not those of a {t.shape}")
    for c in f.colony:
        if [len(row.split()) for row in c.rows] != [len(COLUMNS)] * len(ROWS):
            raise read.wrong("colony", c.id, "not six rows of six cells")
        _known(read, "colony", c.id, [w for row in c.rows for w in row.split()], buildings | {"-"})
    for ship in f.ship:
        _known(read, "ship", ship.id, ship.cost, goods | ({"coins"} if ship.special else set()))
    for spec in f.specialist:
        if isinstance(spec.effect, Produce):
            _known(read, "specialist", spec.id, [spec.effect.what], goods | {"conquistador"})
        elif spec.id not in {t.id for t in f.tile}:
            raise read.wrong("specialist", spec.id, "an improvement has a tile of its name")
    if f.specialist and sum(spec.copies for spec in f.specialist) < 3 * SIZE:
        raise read.wrong("specialist", f.specialist[0].id, f"not so many as {3 * SIZE}")
    for g in f.governor:
        if len(g.points) != SIZE:
            raise read.wrong("governor", g.id, "a number a column")
    for m in f.mission:
        _known(read, "mission", m.id, m.gains, goods | set(WORDS))
        _known(read, "mission", m.id, [m.instead] if m.instead else (), [x.id for x in f.mission if x is not m])


def _people(read: Rows[File]) -> None:
    """Scholars and bishops: goods, terrains and squares that there are."""
    f, goods = read.tables, _goods(read)
    terrains = get_args(Terrain)
    for s in f.scholar:
        if isinstance(s.effect, Buy):
            _known(read, "scholar", s.id, s.effect.prices, {r.id for r in f.resource if not r.wild and not r.stores})
        elif isinstance(s.effect, AnyLine):
            _known(read, "scholar", s.id, s.effect.pay, goods)
        elif isinstance(s.effect, Tax) and not s.effect.colonists:
            raise read.wrong("scholar", s.id, "colonists at least 1")
        elif isinstance(s.effect, AnySpace):
            _known(read, "scholar", s.id, [s.effect.again], [space.id for space in f.space])
    for b in f.bishop:
        if isinstance(b.effect, Square):
            _known(read, "bishop", b.id, b.effect.points, [str(n + 1) for n in range(SIZE)])
        elif isinstance(b.effect, Joined):
            _known(read, "bishop", b.id, [b.effect.count], (*terrains, "colonists"))
        elif isinstance(b.effect, Largest | Diverse):
            _known(read, "bishop", b.id, b.effect.terrains, terrains)
        elif isinstance(b.effect, InCosts):
            _known(read, "bishop", b.id, [b.effect.good], goods)


def _tracks(read: Rows[File]) -> None:
    f = read.tables
    years = next(n.value for n in f.number if n.id == "years")
    for t in f.track:
        symbols = (*t.gold, *t.trees, *t.monks, *t.dice)
        if t.length < 1 or any(not 1 <= k <= t.length for k in symbols):
            raise read.wrong("track", t.id, f"symbols stand on spaces 1 to {t.length}")
        if t.trees and len(t.trees) != years:
            raise read.wrong("track", t.id, "trees: one for each year")
        if not set(t.dice) <= set(t.monks):
            raise read.wrong("track", t.id, "dice: they come with monks")
    for c in f.conquest:
        if [len(year) for year in c.points] != [int(c.id)] * years:
            raise read.wrong("conquest", c.id, "not a list a year with the points of each rank")


def _numbers(read: Rows[File]) -> None:
    f = read.tables
    n = {x.id: x.value for x in f.number}
    said = dict.fromkeys(n, "number") | {x.id: "change" for x in f.change}
    for table, xs in (("number", f.number), ("change", f.change)):
        for x in xs:
            if x.value < 1 and x.id not in MAY_BE_0:
                raise read.wrong(table, x.id, "at least 1")
            if table == "change" and x.id not in n:
                raise read.wrong(table, x.id, "there is no such number")
            n[x.id] = x.value
    for shape, offered in (("double", "offered"), ("triple", "offered"), ("long", "special_offered")):
        if sum(t.shape == shape for t in f.tile) < n["years"] * n.get(offered, 0):
            raise read.wrong("number", offered, f"there are not so many {shape} tiles")
    if len(f.scholar) < n["board_scholars"] + len([t for t in f.tile if t.shape == "hall"]):
        raise read.wrong(said["board_scholars"], "board_scholars", "there are not so many scholars")
    if len(f.bishop) < n["board_bishops"]:
        raise read.wrong(said["board_bishops"], "board_bishops", "there are not so many bishops")
