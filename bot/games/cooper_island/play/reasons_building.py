"""Why not: boats, buildings, statues, cargo ships: too dear, taken or done (Rulebook 004, Sectors B, D, F, H)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules import Reason

from . import Play
from .buildings import can_stand, full_cells
from .cards import master_on
from .payment import Cost, discounts
from .reasons import lacks


def priced(g: Play, seat: int, what: str, cost: Cost, less: str, mix: int) -> list[Reason]:
    """Against a price: that is not taken off it, or the rest cannot be paid."""
    me = g.s.board[seat]
    ways = discounts(g.box, me, what, cost, mix)
    if less not in ways:
        return [Reason("discount", {"cost": dict(cost)})]
    return lacks(seat, me, ways[less])


def build_boat(g: Play, seat: int, pier: str, boat: str, less: str, mix: int) -> list[Reason]:
    """Against a boat at a pier: something lies there, it lies elsewhere, or it is too dear."""
    me, found = g.s.board[seat], list[Reason]()
    there = next((p for p, b in me.boats.items() if b == boat), "")
    if pier in me.boats:
        repair = () if there not in ("", pier) else _without(seat, me.boats, pier)  # one line for both there is not
        found.append(Reason("pier-taken", {"pier": pier}, repair))
    if there not in ("", pier):
        found.append(Reason("boat-built", {"boat": boat}, () if found else _without(seat, me.boats, there)))
    return [*found, *priced(g, seat, "boat", g.box.piers[pier].cost, less, mix)]


def _without(seat: int, boats: Mapping[str, str], pier: str) -> tuple[str]:
    rest = [f"{p}={b}" for p, b in boats.items() if p != pier]
    return (f"seats.{seat}.boats = {' '.join(rest) or 'none'}",)


def erect(g: Play, seat: int, building: str, less: str, mix: int) -> list[Reason]:
    """Against a building."""
    me, box = g.s.board[seat], g.box
    found = (
        [] if me.left[building] else [Reason("all-built", {"building": building, "n": box.buildings[building].pieces})]
    )
    found += [] if can_stand(me) else [Reason("no-site")]
    return [*found, *priced(g, seat, "building", box.buildings[building].cost, less, mix)]


def erect_statue(g: Play, seat: int, way: str, less: str, cell: str) -> list[Reason]:
    """Against a statue: the cell has none, there is no place, or it is too dear."""
    me, box = g.s.board[seat], g.box
    found = []
    if cell not in me.cells:
        cells = " ".join((*me.cells, cell))
        alike = [c for c in me.cells if c in box.statue_cells and cell in box.statue_cells]
        same = any(box.statue_cells[c].navigation == box.statue_cells[cell].navigation for c in alike)
        repair = () if same else (f"seats.{seat}.cells = {cells}",)
        found.append(Reason("no-statue", {"cell": cell}, repair))
    elif cell not in (offered := full_cells(box, me)):
        points = box.statue_cells[cell].navigation
        other = next(c for c in offered if c in box.statue_cells and box.statue_cells[c].navigation == points)
        found.append(Reason("same-as", {"cell": cell, "other": other}))
    found += [] if can_stand(me) else [Reason("no-site")]
    return [*found, *priced(g, seat, "statue", box.statues[way].cost, less, 0)]


def supply(g: Play, seat: int, ship: str, less: str) -> list[Reason]:
    """Against supplying a cargo ship: its lid has come already, or it is too dear."""
    s = g.s
    found = []
    if seat not in s.cargo[ship]:
        lids = " ".join(map(str, sorted((*s.cargo[ship], seat))))
        found.append(Reason("supplied", {"ship": ship}, (f"cargo.{ship} = {lids}",)))
    return [*found, *priced(g, seat, "cargo", g.box.cargo[ship].cost, less, int(master_on(s, ship)))]
