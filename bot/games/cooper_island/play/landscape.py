"""The land: what is explored, how high it is, what lies on it, and where tiles can be laid (Rulebook 004, Income)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.rules import Words

from ..components.box import Box
from ..components.goods import CUBES
from ..components.peninsula import bits
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
    void = box.land.all & ~(me.explored | me.taken)
    return Lie(me.explored, me.explored & ~me.taken, void, void & me.near)


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


def placements(box: Box, me: Seat, here: Lie, levelling: bool) -> tuple[Words, ...]:
    """Every way to lay a double tile of the hand: side, space of its first half and of its second, the cube chosen.

    `levelling`: whether the cartographer could lay a single tile below.
    """
    table = box.placements
    hand = tuple([kind for kind, n in me.tiles.items() if n])
    if not hand:
        return ()
    void, open_ = here.void, here.open
    new = table.on_new_land(void, here.frontier, hand)
    if not open_:
        return new
    found: list[Words] = []
    level, terrain = me.level, me.terrain
    for edge, i, j, pair in box.land.within(open_ | void if levelling else open_):
        gap = level[i] - level[j]
        if pair & open_ and (not gap or (levelling and -1 <= gap <= 1)):
            over = table.ways(edge, terrain[i], terrain[j], max(level[i], level[j]) + 1)
            for kind in hand:
                found += over[kind]
    return (*new, *found)


def choice(box: Box, terrain: str, height: int) -> bool:
    """Whether one chooses the cube for it."""
    row = box.terrains[terrain]
    return bool(row.high) and height >= row.level


def islet_places(box: Box, me: Seat, here: Lie, first: bool) -> list[Words]:
    """Every way to lay an islet: which, the water, the space on land. `first`: in the first round."""
    land, taken = box.land, me.islets
    left = [islet for islet in box.islets if islet not in taken.values()]
    found: list[Words] = []
    for i in bits(here.frontier & land.coast):
        for water in land.waters_at[i]:
            if water not in taken and land.other[water] not in taken and not (first and water not in land.first):
                words = box.islet_words[water, i]
                found += [words[islet] for islet in left]
    return found


def singles_for(box: Box, left: dict[str, int]) -> list[str]:
    """The terrains that single tiles of the supply still show."""
    return [terrain for terrain in box.terrains if left[box.single_of[terrain]]]


def explorations(box: Box, here: Lie, terrains: Iterable[str]) -> list[Words]:
    """Single tiles on new land: terrain and space."""
    spaces = list(bits(here.frontier))
    return [box.explore_words[t][i] for t in terrains for i in spaces]


def cultivations(box: Box, me: Seat, here: Lie, terrains: Iterable[str], low: bool, high: bool) -> list[Words]:
    """Single tiles on explored land: terrain, space, the cube chosen. `low`, `high`: on which levels."""
    found: list[Words] = []
    for i in bits(here.open):
        level, on = me.level[i], me.terrain[i]
        if low if level <= box.n.low_level else high:
            for t in terrains:
                if t == on or box.terrains[t].anywhere:
                    found += box.cultivate_words[t][i][choice(box, t, level + 1)]
    return found


def sites(me: Seat, here: Lie) -> list[int]:
    """Where a building or statue may stand: the highest spaces where nothing does (Rulebook 004, Placing buildings)."""
    free = list(bits(here.open))
    top = max([me.level[i] for i in free], default=0)
    return [i for i in free if me.level[i] == top]
