"""The land: what is explored, how high it is, what lies on it, and where tiles can be laid (Rulebook 004, Income)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.rules import Batches, Words

from ..components.box import Box
from ..components.goods import CUBES
from ..components.peninsula import MASKS, bits
from ..state import Seat

RUIN = "ruin"


class Lie(NamedTuple):
    """A peninsula at a glance, as masks of its spaces."""

    explored: int
    open: int  # explored, and nothing lies there
    void: int  # unexplored, and no ruin
    frontier: int  # of those, next to an explored space


def lie(box: Box, me: Seat) -> Lie:
    """How a peninsula lies."""
    return _lie(box.land.all, me.explored, me.taken, me.near)


@lru_cache(MASKS)
def _lie(every: int, explored: int, taken: int, near: int) -> Lie:
    void = every & ~(explored | taken)
    return Lie(explored, explored & ~taken, void, void & near)


def put(me: Seat, i: int, what: str) -> None:
    """Something comes to lie on a space."""
    me.on[i] = what
    me.taken |= 1 << i
    if what in CUBES:
        me.cubes |= 1 << i


def take(me: Seat, i: int) -> str:
    """What lies on a space is taken away."""
    what, me.on[i] = me.on[i], ""
    me.taken &= ~(1 << i)
    me.cubes &= ~(1 << i)
    return what


def raise_to(box: Box, me: Seat, i: int, terrain: str, level: int) -> None:
    """A space shows another terrain, and lies higher."""
    me.terrain[i], me.level[i] = terrain, level
    me.explored |= 1 << i
    me.near |= box.land.near_mask[i]


def placements(box: Box, me: Seat, here: Lie, levelling: bool) -> Batches:
    """Every way to lay a double tile of the hand: side, space of its first half and of its second, the cube chosen.

    `levelling`: whether the cartographer could lay a single tile below.
    """
    land, table, void, open_ = box.land, box.placements, here.void, here.open
    hand = tuple([kind for kind, n in me.tiles.items() if n])
    batches: list[tuple[int, tuple[int, str, str, int, tuple[str, ...]]]] = []
    if hand:
        n = len(table.fitting("", "", 1, hand))
        new = land.touching(here.frontier) & ~land.touching(land.all & ~void)
        batches = [(n, (edge, "", "", 1, hand)) for edge in bits(new)]
        level, terrain, fitting = me.level, me.terrain, table.fitting
        for edge in bits(land.touching(open_) & ~land.touching(land.all & ~(open_ | void if levelling else open_))):
            i, j = land.edges[edge]
            low, high = level[i], level[j]
            if low > high:
                low, high = high, low
            if high - low <= levelling and (n := len(fitting(terrain[i], terrain[j], high + 1, hand))):
                batches.append((n, (edge, terrain[i], terrain[j], high + 1, hand)))
    return Batches(table.over, batches)


def choice(box: Box, terrain: str, height: int) -> bool:
    """Whether one chooses the cube for it."""
    row = box.terrains[terrain]
    return bool(row.high) and height >= row.level


def islet_places(box: Box, me: Seat, here: Lie, first: bool) -> Batches:
    """Every way to lay an islet: which, the water, the space on land. `first`: in the first round."""
    land, taken = box.land, me.islets
    spots = [
        (water, i)
        for i in bits(here.frontier & land.coast)
        for water in land.waters_at[i]
        if water not in taken and land.other[water] not in taken and not (first and water not in land.first)
    ]
    if not spots:
        return Batches(box.islets_at, ())
    used = taken.values()
    left = tuple([islet for islet in box.islets if islet not in used])
    n = len(left)
    return Batches(box.islets_at, [(n, (water, i, left)) for water, i in spots] if n else ())


def cultivations(box: Box, me: Seat, here: Lie, terrains: tuple[str, ...], low: bool, high: bool) -> list[Words]:
    """Single tiles on explored land: terrain, space, the cube chosen. `low`, `high`: on which levels."""
    found: list[Words] = []
    for i in bits(here.open):
        level = me.level[i]
        if low if level <= box.n.low_level else high:
            found += _cultivations(box, i, me.terrain[i], level + 1, terrains)
    return found


@lru_cache(MASKS)
def _cultivations(box: Box, i: int, on: str, level: int, terrains: tuple[str, ...]) -> tuple[Words, ...]:
    """The same for one space that shows this terrain, to lie so high."""
    fit = [t for t in terrains if t == on or box.terrains[t].anywhere]
    return tuple([words for t in fit for words in box.cultivate_words[t][i][choice(box, t, level)]])


def sites(me: Seat, here: Lie) -> list[int]:
    """Where a building or statue may stand: the highest spaces where nothing does (Rulebook 004, Placing buildings)."""
    free = list(bits(here.open))
    top = max([me.level[i] for i in free], default=0)
    return [i for i in free if me.level[i] == top]
