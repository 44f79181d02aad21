"""The eight sectors of the centre: what can be done there, who stands where, what is more where nobody does."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.cooper_island.view import BonusView, SectorView
from rendering import theme as t
from rendering.cooper_island.scene import WORKERS, Scene, Sign
from rendering.cooper_island.signs import ACTIONS
from rendering.spots import Box

GAP = 8


def sectors(s: Scene, area: Box, columns: int, size: int) -> None:
    """All of them, in so many columns."""
    rows = -(-len(s.view.sectors) // columns)
    step = (area.h + GAP) // rows
    for i, sector in enumerate(s.view.sectors):
        line = Box(area.x, area.y + i // columns * step, area.w, step - GAP).split(columns, GAP)
        _sector(s, line[i % columns], sector, size)


def _sector(s: Scene, box: Box, sector: SectorView, size: int) -> None:
    """Above what is done there; below the two spaces, each with the seats there and its bonus."""
    c, about = s.canvas, f"sector {sector.sector}"
    c.panel(box, t.CELL, 12, t.EDGE, 3, on=t.PANEL)
    high = (box.h - 18) // 3
    top = Box(box.x + 10, box.y + 6, box.w - 16, high)
    s.row(top, actions(sector.actions), size, label=sector.sector, about=about)
    for i, place in enumerate(x for x in s.view.places if x.sector == sector.sector):
        line = Box(box.x + 10, box.y + 6 + (high + 3) * (i + 1), box.w - 16, high)
        c.icon(WORKERS[place.worker], Box(line.x, line.y + (high - side(high)) // 2, side(high), side(high)))
        here = line.part(side(high) + 6, 0)
        free = all(a.seat == seat for seat in place.seats for a in s.asked) if place.seats else True
        if place.seats:
            wide = min(52, (here.w - 4) // len(place.seats))
            for k, seat in enumerate(place.seats):  # the last is on top
                s.badge(seat, Box(here.x + k * wide, here.y + 1, min(wide - 3, 49), high - 2))
        elif bonus := sector.bonus.get(place.worker):
            s.row(here, _bonus(bonus), size, about=f"{about} {place.worker}")
        then = s.before.places if s.before else ()
        old = next((x.seats for x in then if (x.sector, x.worker) == (place.sector, place.worker)), place.seats)
        s.mark(line, place.seats, old, f"{about} {place.worker}" if free else about)


def side(high: int) -> int:
    """How large the sign of a space is."""
    return min(high - 2, 46)


def actions(groups: Sequence[Sequence[str]]) -> list[Sign]:
    """One out of each group: a stroke between those of which one is chosen, a plus between groups."""
    found: list[Sign] = []
    for i, group in enumerate(groups):
        for k, action in enumerate(group):
            icon = ACTIONS.get(action, "compass")
            n = action.rpartition("_")[2] if action not in ACTIONS else ""
            after = "/" if k < len(group) - 1 else "+" if i < len(groups) - 1 else ""
            found.append(Sign(icon, n + after))
    return found


def _bonus(bonus: BonusView) -> list[Sign]:
    if bonus.kind == "cooper":
        return [Sign("cooper")]
    if bonus.kind == "discount":
        return [Sign("coin", f"−{bonus.n}")]
    row = actions(bonus.actions)
    return [Sign("plus"), *row] if bonus.kind == "beside" else [Sign("arrow"), *row]
