"""Why not: where tiles, islets and pieces cannot lie (Rulebook 004, Income, Cartographer, Placing buildings)."""

from __future__ import annotations

from bot.rules import Reason

from ..components.box import NOTHING
from ..components.goods import CUBES
from ..state import Seat
from . import Play
from .buildings import free_cells
from .landscape import RUIN, lie, sites
from .storage import room


def _new(g: Play, me: Seat, at: str) -> list[Reason]:
    """Against a space as new land: it is explored, or a ruin lies there."""
    i = g.box.land.index[at]
    if me.level[i]:
        return [Reason("explored", {"at": at})]
    return [Reason("ruin-there", {"at": at})] if me.on[i] == RUIN else []


def _joined(g: Play, me: Seat, at: str) -> list[Reason]:
    """Against new land that is next to nothing explored."""
    return [] if me.near >> g.box.land.index[at] & 1 else [Reason("not-adjacent", {"at": at})]


def _covered(g: Play, me: Seat, at: str, terrain: str) -> list[Reason]:
    """Against a terrain on explored land: something lies there, or another terrain."""
    i = g.box.land.index[at]
    found = [Reason("occupied", {"at": at, "what": me.on[i]})] if me.on[i] else []
    if terrain != me.terrain[i] and not g.box.terrains[terrain].anywhere:
        found.append(Reason("other-terrain", {"at": at, "terrain": me.terrain[i]}))
    return found


def _cube(g: Play, terrains: tuple[str, ...], level: int, cube: str) -> list[Reason]:
    """Against the cube that is told: only on high land of some terrains one chooses."""
    rows = [g.box.terrains[terrain] for terrain in terrains]
    choices = [(row.cube, row.high) for row in rows if row.high and level >= row.level]
    allowed = choices[0] if choices else (NOTHING,)
    if cube in allowed:
        return []
    return [Reason("cubes", {"goods": list(choices[0])}) if choices else Reason("no-choice", {"n": level})]


# -- the cartographer --------------------------------------------------------------------------------------------------
def _charting(g: Play, seat: int, price: int, terrain: str = "") -> list[Reason]:
    """Against the cartographer: its action is used, its way back too short, or no such tile is left."""
    me, name = g.s.board[seat], f"seats.{seat}"
    if g.s.phase == "final":
        return [Reason("no-cartographer")]
    found = [Reason("charted", {}, (f"{name}.charted = 0",))] if me.charted else []
    if me.track < price:
        args = {"n": price - me.track, "have": me.track, "price": price}
        found.append(Reason("steps", args, (f"{name}.track = {price}",)))
    left = g.s.singles[g.box.single_of[terrain]] if terrain else sum(g.s.singles.values())
    return found if left else [*found, Reason("no-single", {"terrain": terrain})]


def explore(g: Play, seat: int, terrain: str, at: str) -> list[Reason]:
    """Against a single tile on new land."""
    me = g.s.board[seat]
    found = _charting(g, seat, g.box.n.explore_cost, terrain)
    new = _new(g, me, at)
    return [*found, *(new or _joined(g, me, at))]


def cultivate(g: Play, seat: int, terrain: str, at: str, cube: str) -> list[Reason]:
    """Against a single tile on explored land."""
    me, n = g.s.board[seat], g.box.n
    level = me.level[g.box.land.index[at]]
    if not level:
        return [Reason("unexplored", {"at": at})]
    found = _charting(g, seat, n.low_cost if level <= n.low_level else n.high_cost, terrain)
    return [*found, *_covered(g, me, at, terrain), *_cube(g, (terrain,), level + 1, cube)]


# -- double tiles and islets -------------------------------------------------------------------------------------------
def place(g: Play, seat: int, side: str, first: str, second: str, cube: str) -> list[Reason]:
    """Against a double tile: there is none, or it does not lie well on the two spaces."""
    me, box = g.s.board[seat], g.box
    kind = box.placements.sides[side]
    found = []
    if not me.tiles[kind]:
        tiles = {**me.tiles, kind: 1}
        line = f"seats.{seat}.tiles = {' '.join(f'{k}={n}' for k, n in tiles.items() if n)}"
        found.append(Reason("no-tile-of", {"tile": kind}, (line,)))
    laid = box.placements.laid.get((side, first, second))
    if laid is None:
        return [*found, Reason("not-beside", {"at": first, "other": second})]
    levels = [me.level[i] for i in laid.spaces]
    for i, terrain in zip(laid.spaces, laid.terrains, strict=True):
        at = box.land.names[i]
        found += _covered(g, me, at, terrain) if me.level[i] else _new(g, me, at)
    gap = abs(levels[0] - levels[1])
    if not any(levels):
        if not any(me.near >> i & 1 for i in laid.spaces):
            found.append(Reason("not-adjacent", {"at": f"{first}+{second}"}))
    elif gap > 1:
        found.append(Reason("gap", {"n": gap, "at": first, "other": second}))
    elif gap:
        found += _charting(g, seat, box.n.level_cost)
    if gap > 1:
        return found
    return [*found, *_cube(g, laid.terrains, max(levels) + 1, cube)]


def lay_islet(g: Play, seat: int, islet: str, water: str, at: str) -> list[Reason]:
    """Against an islet: it lies already, or does not fit there."""
    me, land = g.s.board[seat], g.box.land
    found = [Reason("islet-laid", {"islet": islet})] if islet in me.islets.values() else []
    if water in me.islets:
        found.append(Reason("water-covered", {"water": water}))
    elif land.other[water] in me.islets:
        found.append(Reason("half-covered", {"water": water, "other": land.other[water]}))
    if g.s.round == 1 and water not in land.first:
        found.append(Reason("first-islet", {"waters": list(land.first)}, ("round = 2",)))
    i = land.index[at]
    if i not in land.shore[water]:
        return [*found, Reason("not-on-shore", {"at": at, "water": water})]
    return [*found, *(_new(g, me, at) or _joined(g, me, at))]


# -- pieces ------------------------------------------------------------------------------------------------------------
def site(g: Play, seat: int, at: str) -> list[Reason]:
    """Against a space for a building or statue: it is taken, or another is higher."""
    me, i = g.s.board[seat], g.box.land.index[at]
    if not me.level[i]:
        return [Reason("unexplored", {"at": at})]
    best = sites(me, lie(g.box, me))
    if me.on[i] in CUBES and not best:
        return [] if room(g.box, me)[me.on[i]] > 0 else [Reason("occupied", {"at": at, "what": me.on[i]})]
    if me.on[i]:
        return [Reason("occupied", {"at": at, "what": me.on[i]})]
    if i in best:
        return []
    return [Reason("higher", {"n": me.level[best[0]], "at": at, "other": g.box.land.names[best[0]]})]


def remove_ruin(g: Play, seat: int, at: str, cell: str) -> list[Reason]:
    """Against removing a ruin: there is none in reach, or the cell for the statue is not free."""
    me, i = g.s.board[seat], g.box.land.index[at]
    found = [Reason("no-ruin", {"at": at})] if me.on[i] != RUIN else _joined(g, me, at)
    return [*found, *_cell(g, seat, cell)]


def _cell(g: Play, seat: int, cell: str) -> list[Reason]:
    """Against a cell for a statue."""
    me, box = g.s.board[seat], g.box
    large = box.buildings["large"].pieces - me.left["large"]
    row, card = box.statue_cells.get(cell), box.card_cell(me)
    if row is None and (card is None or card[0] != cell):
        return [Reason("not-yours", {"card": cell})]
    free = free_cells(box, me)
    alike = [c for c in free if row and c in box.statue_cells and box.statue_cells[c].navigation == row.navigation]
    if cell in me.cells:
        line = f"seats.{seat}.cells = {' '.join(c for c in me.cells if c != cell) or 'none'}"
        return [Reason("cell-full", {"cell": cell}, () if alike else (line,))]
    if row is not None and row.large > large:
        return [Reason("cell-closed", {"cell": cell, "n": row.large})]
    if cell in free:
        return []
    return [Reason("same-as", {"cell": cell, "other": alike[0]})]


def move(g: Play, seat: int, start: str, at: str, movable: tuple[str, ...]) -> list[Reason]:
    """Against moving a building or statue."""
    me, index = g.s.board[seat], g.box.land.index
    found = [] if me.on[index[start]] in movable else [Reason("no-piece", {"at": start})]
    if not me.level[index[at]]:
        return [*found, Reason("unexplored", {"at": at})]
    what = me.on[index[at]]
    return [*found, Reason("occupied", {"at": at, "what": what})] if what else found
