"""Whether the boards of the data files fit: map, river, action board, player boards, and what one plays alone with."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import hexes
from bot.rules.components import Rows

from ..state import PIECES
from .canal import BOATS
from .rows import File


def check_boards(read: Rows[File]) -> None:
    """Raises `BadComponents` at the first row that does not fit."""
    _map(read)
    _river(read)
    _board(read)
    _solo(read)


def known(read: Rows[File], table: str, id: str, names: Iterable[str], allowed: Iterable[str]) -> None:
    """Raises `BadComponents` for a name that is not allowed."""
    for name in names:
        if name not in allowed:
            raise read.wrong(table, id, f"{name} is not known")


def _map(read: Rows[File]) -> None:
    """Spaces do not lie on each other, all hang together, and the stacks suffice."""
    f = read.tables
    spaces = {s.id: hexes.of_row(s.row, s.column) for s in f.space}
    for s in f.space:
        known(read, "space", s.id, [s.region], {r.id for r in f.region})
    try:
        near = {space: set(those) for space, those in hexes.beside(spaces).items()}
    except ValueError as wrong:
        raise read.wrong("space", f.space[-1].id, str(wrong)) from wrong
    for b in f.bridge:
        known(read, "bridge", b.id, b.spaces, spaces)
        for one, other in (b.spaces, b.spaces[::-1]):
            near[one].add(other)
    region = {s.id: s.region for s in f.space}
    bridges = {frozenset(b.spaces) for b in f.bridge}
    for space, those in near.items():
        for other in those:
            if region[space] != region[other] and frozenset((space, other)) not in bridges:
                raise read.wrong("space", space, f"only bridges join regions, and it touches {other}")
    if len(hexes.areas(spaces, near)) != 1:
        raise read.wrong("space", f.space[-1].id, "not all spaces hang together")
    for seats in (2, 3, 4):
        fill = [s for s in f.space if 0 < s.start <= seats]
        if len(fill) > len([t for t in f.tile if t.back.isdigit() and int(t.back) <= seats]) or not fill:
            raise read.wrong("space", f.space[-1].id, f"for {seats} there are {len(fill)} spaces to fill")


def _river(read: Rows[File]) -> None:
    f = read.tables
    steps = max(r.steps for r in f.row)
    for bed in ("upper", "lower"):
        way = [s for s in f.river if s.bed in ("common", bed)]
        locks = [i for i, s in enumerate(way) if s.lock]
        if len(locks) != 2 or locks[1] != len(way) - 2 or locks[1] - locks[0] <= 2 * steps:
            raise read.wrong("river", way[-1].id, "a lock half-way and one before the last space")
        if not way[-1].harbour:
            raise read.wrong("river", way[-1].id, "the last space is a harbour")
        for start in f.ship_start:
            for space in start.spaces:
                if space not in [s.id for s in way[: locks[0]] if s.harbour]:
                    raise read.wrong("ship_start", start.id, f"{space} is no harbour at the start")
    if {s.id for s in f.ship_start} != set("1234"):
        raise read.wrong("ship_start", f.ship_start[-1].id, "for 1, 2, 3 and 4 players")


def _board(read: Rows[File]) -> None:
    """Action board, canal and player boards."""
    f = read.tables
    if sum(r.boats for r in f.resource) != BOATS:
        raise read.wrong("resource", f.resource[-1].id, f"{BOATS} boats")
    if len(f.row) != len(f.strip):
        raise read.wrong("row", f.row[-1].id, "a row for each strip")
    for strip in f.strip:
        if ("label" in strip.left) != (strip.right == "regions"):
            raise read.wrong("strip", strip.id, "regions are scored where a label is covered")
    for r in f.row:
        if r.steps < 1:
            raise read.wrong("row", r.id, "at least one step")
    for tier in f.tier:
        for income in (*tier.houses, *tier.settlements, *tier.cattle, tier.niche):
            known(read, "tier", tier.id, income, ("coins", "points"))
    for place in ("1", "2", "3", "4"):
        if place not in [p.id for p in f.place]:
            raise read.wrong("place", f.place[-1].id, "for 4 players")
    for x in f.lever_score:
        if not x.id.isdigit():
            raise read.wrong("lever_score", x.id, "a number of levers")


def _solo(read: Rows[File]) -> None:
    f = read.tables
    strips, spaces = {s.id for s in f.strip}, {s.id for s in f.space}
    for t in f.solo_tile:
        known(read, "solo_tile", t.id, t.actions, strips)
        known(read, "solo_tile", t.id, t.numbers, spaces)
    counts = {what: sum(len(getattr(t, what)) for t in f.tier) for what in PIECES}
    for b in f.solo_board:
        if b.id != "cactus" and len(b.points) != counts[b.id]:
            raise read.wrong("solo_board", b.id, f"{counts[b.id]} pieces")
    for d in f.difficulty:
        for side, n in (("a", d.a), ("b", d.b)):
            if n > len([t for t in f.solo_tile if t.side == side]):
                raise read.wrong("difficulty", d.id, f"there are not so many tiles {side}")
        if d.a + d.b >= len(f.solo_tile):
            raise read.wrong("difficulty", d.id, "no tile is left")
