"""Whether the rows of the data files fit together, ours and those that stand over them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from bot.rules.components import Rows

from .effects.base import ACTIONS, Act, Gain, Market
from .effects.large_buildings import Large
from .effects.sectors import Beside, Instead
from .effects.small_buildings import Cells, Cheaper, Crate, MoreFood, StatueCell, When
from .goods import COIN, CUBES, GOODS
from .rows import File

SEATS = (2, 3, 4)
MAY_BE_0 = ("start_coins", "start_doubles", "track_first", "track_later", "food", "statue_bonus", "isthmus")
RINGS = (10, 15)


def check(read: Rows[File]) -> None:
    """Raises `BadComponents` at the first row that does not fit."""
    _effects(read)
    _prices(read)
    _land(read)
    _tiles(read)
    _royal(read)
    _numbers(read)


def _known(read: Rows[File], table: str, id: str, words: Iterable[str], allowed: Iterable[str]) -> None:
    for word in words:
        if word not in allowed:
            raise read.wrong(table, id, f"{word} is not known")


def _effects(read: Rows[File]) -> None:
    """Goods and actions that there are."""
    f = read.tables
    found: list[tuple[str, str, Any]] = []
    for table in ("crate", "large", "small", "boat", "islet", "logbook"):
        for row in getattr(f, table):
            effects = row.effect if isinstance(row.effect, tuple) else (row.effect,)
            found += [(table, row.id, effect) for effect in effects]
    for s in f.sector:
        _actions(read, "sector", s.id, s.actions)
        found += [("sector", s.id, bonus) for bonus in (s.round, s.square) if bonus]
    for table, id, effect in found:
        inner = effect.effect if isinstance(effect, When) else effect
        if isinstance(inner, Act | Beside | Instead):
            _actions(read, table, id, inner.actions)
        if isinstance(inner, Gain | StatueCell):
            for group in inner.goods:
                _known(read, table, id, group, GOODS)
            if not all(inner.goods):
                raise read.wrong(table, id, "goods: a choice of nothing")
        if isinstance(inner, Cells | Cheaper):
            _known(read, table, id, inner.goods, GOODS)
        if isinstance(inner, Market) and not (0 < inner.any <= 3 or (inner.coins and not inner.any)):
            raise read.wrong(table, id, "coins, or up to three resources")
        if isinstance(inner, MoreFood | Crate) and not inner.navigation:
            raise read.wrong(table, id, "navigation at least 1")
        if table == "large" and not isinstance(inner, get_args(Large)):
            raise read.wrong(table, id, "not an effect of a large building")
    for kind in (Crate, StatueCell):
        if len(cards := [c for c in f.small if isinstance(c.effect, kind)]) > 1:
            raise read.wrong("small", cards[-1].id, "there is another card of the kind")


def _actions(read: Rows[File], table: str, id: str, actions: Iterable[Iterable[str]]) -> None:
    for group in actions:
        _known(read, table, id, group, ACTIONS)


def _prices(read: Rows[File]) -> None:
    """Costs in goods that there are; only coins and wood for boats and so on is the data's own affair."""
    f = read.tables
    for table in ("building", "statue", "pier", "cargo"):
        for row in getattr(f, table):
            _known(read, table, row.id, row.cost, GOODS)
            if not row.cost or not all(row.cost.values()):
                raise read.wrong(table, row.id, "cost: at least 1 of each")
    for statue in f.statue:
        if COIN in statue.cost:
            raise read.wrong("statue", statue.id, "cost: resources")
    for rate in f.rate:
        _known(read, "rate", rate.id, (*rate.give, *rate.get), GOODS)
        if rate.n < 2 or not rate.get:
            raise read.wrong("rate", rate.id, "at least two for one")
        if len(rate.give) != 1 and set(rate.give) != set(GOODS):
            raise read.wrong("rate", rate.id, "give: one good, or all of them")
    for worker in f.worker:
        if worker.free + worker.hired < 1:
            raise read.wrong("worker", worker.id, "there are none")


def _land(read: Rows[File]) -> None:
    f = read.tables
    starts = [s for s in f.space if s.start]
    if len(starts) != 1 or starts[0].ruin:
        raise read.wrong("space", starts[-1].id if starts else f.space[0].id, "one start space, without a ruin")
    hexes: dict[tuple[int, int], str] = {}
    for table in ("space", "water"):
        for row in getattr(f, table):
            if (row.q, row.r) in hexes:
                raise read.wrong(table, row.id, f"{hexes[row.q, row.r]} lies there")
            hexes[row.q, row.r] = row.id
    shoals = {s.id: s for s in f.stop if s.kind == "shoal"}
    halves: dict[tuple[str, str], str] = {}
    for w in f.water:
        _known(read, "water", w.id, [w.stop], shoals)
        if (w.stop, w.half) in halves:
            raise read.wrong("water", w.id, f"{halves[w.stop, w.half]} is the same half")
        halves[w.stop, w.half] = w.id
    for w in f.water:
        if (w.stop, "b" if w.half == "a" else "a") not in halves:
            raise read.wrong("water", w.id, "the other half is missing")


def _tiles(read: Rows[File]) -> None:
    f = read.tables
    terrains = [t.id for t in f.terrain]
    seen: dict[frozenset[str], str] = {}
    for t in f.terrain:
        _known(read, "terrain", t.id, [t.cube, *([t.high] if t.high else [])], CUBES)
    for d in f.double:
        for side in d.sides:
            _known(read, "double", d.id, side, terrains)
            if len(set(side)) < 2 or frozenset(side) in seen:
                raise read.wrong("double", d.id, "two terrains a side, no two sides alike")
            seen[frozenset(side)] = d.id
    sides: list[str] = []
    for s in f.single:
        _known(read, "single", s.id, s.sides, terrains)
        sides += s.sides
    if sorted(sides) != sorted(terrains):
        raise read.wrong("single", f.single[-1].id, "each terrain on one kind of single tile")
    for islet in f.islet:
        _known(read, "islet", islet.id, [islet.terrain], terrains)
    if sum(d.pieces for d in f.double) < SEATS[-1] * next(n.value for n in f.number if n.id == "start_doubles"):
        raise read.wrong("number", "start_doubles", "there are not so many double tiles")


def _royal(read: Rows[File]) -> None:
    f = read.tables
    medals = len(f.medal)
    for card in f.royal:
        if card.steps and len(card.steps) != medals:
            raise read.wrong("royal", card.id, f"steps: one for each of {medals} medals")
    squares = sum(w.hired for w in f.worker if w.royal)
    for row in f.royals:
        if row.cards < squares * int(row.id):
            raise read.wrong("royals", row.id, "fewer than workers that could be sent there")
        fit = [card for card in f.royal if card.least_seats <= int(row.id)]
        if len(fit) < row.cards:
            raise read.wrong("royals", row.id, "there are not so many cards")


def _numbers(read: Rows[File]) -> None:
    f = read.tables
    n = {x.id: x.value for x in f.number}
    for x in f.number:
        if x.value < 1 and x.id not in MAY_BE_0:
            raise read.wrong("number", x.id, "at least 1")
    if n["ring"] not in RINGS:
        raise read.wrong("number", "ring", f"one of {', '.join(map(str, RINGS))}")
    if max(n["track_first"], n["track_later"]) > n["track"]:
        raise read.wrong("number", "track", "too short for where the cartographers begin")
    if n["start_coins"] > n["storage"]:
        raise read.wrong("number", "start_coins", "more than the storage holds")
    if n["rounds"] != len(f.cargo):
        raise read.wrong("number", "rounds", "one for each cargo ship")
    cards = SEATS[-1] * 2 + n["shown_cards"] - 1
    if cards > min(len(f.small), len(f.large)):
        raise read.wrong("number", "shown_cards", "there are not so many cards")
