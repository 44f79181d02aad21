"""Ships to take and the own harbour; tiles on display, drawn large."""

from __future__ import annotations

from bot.games.santa_maria.view import TileView
from rendering import theme as t
from rendering.questions import LEAST
from rendering.santa_maria.cells import in_row, worth
from rendering.santa_maria.market import tile_cells
from rendering.santa_maria.questions.home import harbour_row
from rendering.santa_maria.scene import Scene
from rendering.spots import Box


def quay(s: Scene) -> None:
    """Each dock with its income; the ship there with its number, cost and points."""
    c = s.canvas
    old = {d.dock: d.ship for d in s.before.docks} if s.before else {}
    area = s.box("all")._replace(h=min(s.high, 330))
    for box, dock in zip(area.split(len(s.view.docks), 8), s.view.docks, strict=True):
        c.panel(box, t.SEA, 12, t.EDGE, on=t.SAND)
        row = worth(dock.gains) or [(dock.dock, 0)]
        in_row(c, row, Box(box.x + 10, box.y + 10, box.w - 20, 72), about=f"dock {dock.dock} income")
        s.mark(box, dock.ship, old.get(dock.dock), f"dock {dock.dock}", 12)
        if dock.ship is None:
            continue
        ship, about = box.part(10, 90, box.w - 20, box.h - 100), f"ship {dock.ship.tile}"
        c.panel(ship, t.SAIL, 10, t.INK, 3, on=t.SEA)
        number = ship.part(12, 4, ship.w - 100, 66)
        c.text(number, dock.ship.tile.upper(), size=56, least=LEAST, weight="bold", about=about)
        signs = worth(dock.ship.cost)
        in_row(c, signs, ship.part(12, 74, min(ship.w - 24, 84 * len(signs)), ship.h - 82), most=80)
        shield = Box(ship.x + ship.w - 88, ship.y + 6, 80, 80)
        c.icon("point", shield)
        c.number(shield, dock.ship.points, f"{about} points", 48, "centre", least=LEAST)


def harbour(s: Scene) -> None:
    """The own harbour below the docks."""
    me = s.view.seats[s.mine]
    area = s.box("all")._replace(h=min(s.high, 220))
    for box, (dock, ships) in zip(area.split(len(me.harbour), 8), me.harbour.items(), strict=True):
        harbour_row(s, box, dock, sum(ship.points for ship in ships), len(ships))


def tiles(s: Scene) -> None:
    """The tiles on display with number and cost, cells as large as they can be in all of them."""
    view, area, gap = s.view, s.box("all")._replace(h=s.high + s.plan.gap), s.plan.gap
    rows = [row for row in (view.doubles, view.triples, view.longs) if row]
    deep = [1 + max(at[0] for at in row[0].at) for row in rows]  # cells
    side = min(110, (area.h - (66 + gap) * len(rows)) // max(1, sum(deep)))
    left = area.h - (66 + gap) * len(rows) - side * sum(deep)
    for row, n in zip(rows, deep, strict=True):
        line = area._replace(h=66 + n * side + left // len(rows))
        wide = max(len(row), 2 if row is view.longs else 5)
        for box, tile in zip(line.split(wide, 8), row, strict=False):
            _tile(s, box, tile)
        area = area._replace(y=line.y + line.h + gap)


def _tile(s: Scene, box: Box, tile: TileView) -> None:
    c = s.canvas
    c.panel(box, t.PANEL, 12, t.EDGE, on=t.SAND)
    rows, columns = (max(part) + 1 for part in zip(*tile.at, strict=True))
    side = min(110, (box.h - 66) // rows, (box.w - (20 if rows < 2 else 80)) // columns)
    tile_cells(s, tile, Box(box.x + 10, box.y + 60, side, side))
    about = f"tile {tile.tile}"
    number = box.part(12, 2, 120, 56)
    c.text(number, tile.tile.upper(), size=48, least=LEAST, weight="bold", about=about)
    in_row(c, worth(tile.cost), box.part(136, 4, box.w - 144, 52), most=52)
