"""What can be had: shipping tiles, expansion tiles; town halls and colonies to choose."""

from __future__ import annotations

from functools import partial

from bot.games.santa_maria.view import DockView, TileView
from rendering import theme as t
from rendering.santa_maria import effects
from rendering.santa_maria.cells import in_row, worth
from rendering.santa_maria.scene import Scene
from rendering.spots import Box


def docks(s: Scene) -> None:
    """Each dock: its income, the tile there, what it costs and is worth."""
    then = {d.dock: d.ship for d in s.before.docks} if s.before else {}
    for i, dock in enumerate(s.view.docks):
        box = s.box("dock", i)
        s.kept(
            (
                "dock",
                dock.dock,
                tuple(dock.gains.items()),
                dock.ship and (dock.ship.tile, tuple(dock.ship.cost.items()), dock.ship.points),
            ),
            box,
            partial(_dock, i=i, dock=dock),
        )
        s.mark(box, dock.ship, then.get(dock.dock), f"dock {dock.dock}", 12)


def income(s: Scene, dock: str, gains: dict[str, int], box: Box, about: str) -> None:
    """What a tile on a dock brings whoever retires."""
    row = worth(gains) or [("ship" if dock == "shipping" else dock, 0)]
    in_row(s.canvas, row, box, about=about)


def _dock(s: Scene, i: int, dock: DockView) -> None:
    c, box = s.canvas, s.box("dock", i)
    c.panel(box, t.SEA, 12, t.EDGE, on=t.SAND)
    income(s, dock.dock, dock.gains, s.within(box, "income"), f"dock {dock.dock} income")
    ship = dock.ship
    if ship is None:
        return
    c.panel(s.within(box, "ship"), t.SAIL, 10, t.INK, 3, on=t.SEA)
    about = f"ship {ship.tile}"
    c.text(s.within(box, "number"), ship.tile.upper(), size=t.BIG, weight="bold", about=about)
    price = s.within(box, "cost")
    signs = worth(ship.cost)
    in_row(c, signs, price._replace(w=min(price.w, 48 * len(signs))))
    shield = s.within(box, "points")
    c.icon("point", shield)
    c.number(shield, ship.points, f"{about} points", t.LARGE, "centre")


def display(s: Scene) -> None:
    """The expansion tiles on display, unturned, with their price on the left."""
    view, panel = s.view, s.box("panel")
    tiles = (*view.doubles, *view.triples, *view.longs)
    s.kept(("display", tuple((tile.tile, tile.cells, tuple(tile.cost.items())) for tile in tiles)), panel, _display)
    old = {tile.tile for tile in (*s.before.doubles, *s.before.triples, *s.before.longs)} if s.before else set()
    for tile, row, place in _shown(s):
        if s.before and tile.tile not in old:
            first = s.box(f"tile{row}", place)
            s.canvas.mark(first, f"tile {tile.tile}")


def display_height(s: Scene) -> int:
    """Two rows, and a third of special tiles."""
    s.enter("display", (0, 0))
    return s.box("panel").h


def _shown(s: Scene) -> list[tuple[TileView, str, int]]:
    """The tiles on display, with the row they stand in and their place there."""
    rows = (("", s.view.doubles), ("_3", s.view.triples), ("_long", s.view.longs))
    return [(tile, row, i) for row, tiles in rows for i, tile in enumerate(tiles)]


def _display(s: Scene) -> None:
    c = s.canvas
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    costs = {tile.shape: tile.cost for tile in s.view.tiles.values()}
    for spot, shape in (("cost", "double"), ("cost_3", "triple"), ("cost_long", "long")):
        if shape not in costs:
            continue
        box, cost = s.box(spot), costs[shape]
        c.panel(box, t.CELL, 10, on=t.PANEL)
        signs = worth(cost)
        if len(signs) > 2:
            in_row(c, signs[:2], box._replace(h=box.h // 2))
            in_row(c, signs[2:], box.part(0, box.h // 2), most=58)
        else:
            in_row(c, signs, box)
    for tile, row, place in _shown(s):
        tile_cells(s, tile, s.box(f"tile{row}", place))
        c.text(s.box(f"number{row}", place), tile.tile.upper(), size=t.BIG, weight="bold", about=f"tile {tile.tile}")


def tile_cells(s: Scene, tile: TileView, first: Box) -> None:
    """A tile's cells, unturned, from where its first would be."""
    boxes = [first.at(first.w * column, first.h * row) for row, column in tile.at]
    for building, box in zip(tile.cells, boxes, strict=True):
        s.cell(building, box)
    around(s, boxes)


def around(s: Scene, boxes: list[Box], thick: int = 5) -> None:
    """The outline of a tile that lies in some cells."""
    there = {(b.x, b.y) for b in boxes}
    half = thick // 2
    for b in boxes:
        sides = (
            ((b.x, b.y - b.h), (b.x - half, b.y - half, b.x + b.w + half, b.y + half + 1)),
            ((b.x, b.y + b.h), (b.x - half, b.y + b.h - half - 1, b.x + b.w + half, b.y + b.h + half)),
            ((b.x - b.w, b.y), (b.x - half, b.y - half, b.x + half + 1, b.y + b.h + half)),
            ((b.x + b.w, b.y), (b.x + b.w - half - 1, b.y - half, b.x + b.w + half, b.y + b.h + half)),
        )
        for neighbour, strip in sides:
            if neighbour not in there:
                s.canvas.image.paste(t.INK, strip)


def halls(s: Scene) -> None:
    """Town halls to choose, each with its scholar."""
    c = s.canvas
    for i, hall in enumerate(s.view.halls):
        box = s.box("panel", i)
        c.panel(box, t.PANEL, 12, t.INK, 3, on=t.SAND)
        about = f"hall {hall.tile.tile}"
        c.number(s.within(box, "number"), hall.tile.tile.rpartition("_")[2], about, 56, "centre")
        tile_cells(s, hall.tile, s.within(box, "cell"))
        shield = s.within(box, "points")
        c.icon("point", shield)
        c.number(shield, hall.points, f"{about} points", t.LARGE, "centre")
        c.text(s.within(box, "name"), *s.called(hall.scholar), size=t.BIG, weight="bold", lines=2, about=about)
        effects.in_row(c, hall.effect, s.within(box, "signs"), about)


def colonies(s: Scene) -> None:
    """Colonies to choose."""
    for i, colony in enumerate(s.view.colonies):
        box = s.box("panel", i)
        s.canvas.panel(box, t.PANEL, 14, t.INK, 3, on=t.SAND)
        s.canvas.text(
            s.within(box, "name"), *s.called(colony.colony), size=t.BIG, weight="bold", about=f"colony {colony.colony}"
        )
        grid = s.within(box, "grid")
        for k, building in enumerate(colony.cells):
            cell = Box(grid.x + k % 6 * 100, grid.y + k // 6 * 100, 100, 100)
            if building:
                s.cell(building, cell)
            else:
                s.canvas.panel(cell, t.CELL, 0, t.SHADE, 2, on=t.PANEL)


def colonies_height(s: Scene) -> int:
    """Two colonies a row."""
    spot = s.plan.sections["colonies"].spots["panel"]
    return (len(s.view.colonies) + 1) // 2 * spot.down[1] - (spot.down[1] - spot.box[3])
