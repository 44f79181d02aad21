"""The ring round the island: stops in the order of the one-master, the islets between them, and all ships."""

from __future__ import annotations

from bot.games.cooper_island.view import ShipView, StopView
from rendering import theme as t
from rendering.cooper_island.scene import Scene
from rendering.spots import Box

GAP = 8
NAME, ISLET, SHIP = 48, 56, 48  # pixels of height


def ring(s: Scene, area: Box, size: int, flat: bool = False) -> None:
    """A row for the way from each seat's harbour to the next; as high as the fullest stop of the row needs.

    `flat`: islets beside the names of their stops, not below.
    """
    rows = _rows(s)
    needs = _needs(s, rows, flat)
    more = max(0, area.h - sum(needs) - GAP * (len(rows) - 1)) // len(rows)
    y = area.y
    for row, need in zip(rows, needs, strict=True):
        high = need + min(more, 60)
        for box, stop in zip(Box(area.x, y, area.w, high).split(len(row), 4), row, strict=True):
            _stop(s, box, stop, size, flat)
        y += high + GAP


def height(s: Scene, flat: bool = False) -> int:
    """What all rows take at least."""
    needs = _needs(s, _rows(s), flat)
    return sum(needs) + GAP * (len(needs) - 1)


def _needs(s: Scene, rows: list[list[StopView]], flat: bool) -> list[int]:
    return [NAME + (0 if flat else ISLET) + SHIP * _fullest(s, row) + 10 for row in rows]


def _rows(s: Scene) -> list[list[StopView]]:
    """The stops of each segment."""
    each = len(s.view.stops) // len(s.view.seats)
    return [list(s.view.stops[i : i + each]) for i in range(0, len(s.view.stops), each)]


def _there(s: Scene, stop: str) -> list[tuple[int, ShipView]]:
    return [(me.seat, ship) for me in s.view.seats for ship in me.ships if ship.stop == stop]


def _fullest(s: Scene, row: list[StopView]) -> int:
    return max(1, *(len(_there(s, stop.stop)) for stop in row))


def _stop(s: Scene, box: Box, stop: StopView, size: int, flat: bool) -> None:
    c, name, about = s.canvas, stop.stop.partition("-")[2], f"stop {stop.stop}"
    c.panel(box, t.HULL if stop.kind == "harbour" else t.CELL if stop.kind == "bay" else t.SEA, 10, t.EDGE, on=t.PANEL)
    head = Box(box.x + 6, box.y + 2, box.w - 12, NAME)
    if stop.kind == "shoal":
        c.text(head, name, size=size, least=size, align="centre", about=about)
    elif stop.kind == "bay":
        c.icon(stop.kind, Box(box.x + 6, box.y + 6, box.w - 12, NAME - 4 if flat else NAME + ISLET - 12))
    else:
        c.icon(stop.kind, Box(box.x + 8, box.y + 6, NAME, NAME))
        s.badge(stop.seat, Box(box.x + box.w - 58, box.y + 8, 52, NAME - 4))
    halves = sorted((w for w in s.view.waters if w.stop == name), key=lambda w: w.water)
    if name.startswith(("R", "T")):
        halves.reverse()  # the one-master comes from their far side
    laid = {x.water: x.islet for x in s.view.seats[stop.seat].islets}
    sides = [box._replace(w=NAME, h=NAME), Box(box.x + box.w - NAME, box.y, NAME, NAME)]
    for half, water in zip(sides if flat else box.part(0, NAME, 0, ISLET).split(2, 2), halves, strict=False):
        if water.water in laid:
            c.icon(laid[water.water], half.inset(2))
    top = box.y + NAME + (0 if flat else ISLET) + 4
    for k, (seat, ship) in enumerate(_there(s, stop.stop)):
        _ship(s, Box(box.x + 5, top + k * SHIP, box.w - 10, SHIP - 4), seat, ship, size)
    if s.before is not None:
        then = [(me.seat, x.ship) for me in s.before.seats for x in me.ships if x.stop == stop.stop]
        s.mark(box, [(seat, x.ship) for seat, x in _there(s, stop.stop)], then, about)


def _ship(s: Scene, box: Box, seat: int, ship: ShipView, size: int) -> None:
    """Whose, which, and the anchors under it."""
    side = min(44, box.h, (box.w - 6) // 2 if not ship.anchors else (box.w - 40) // 3)
    y = box.y + (box.h - side) // 2
    s.badge(seat, Box(box.x, y, side, side))
    s.canvas.icon(ship.ship, Box(box.x + side + 3, y, side, side))
    if seat == s.mine:
        s.canvas.outline(Box(box.x - 3, box.y - 1, box.w + 6, box.h + 2), t.DEEP, 8, 4)
    if ship.anchors:
        s.canvas.icon("anchor", Box(box.x + 2 * side + 6, y, side, side))
        place = Box(box.x + 3 * side + 6, box.y, box.w - 3 * side - 6, box.h)
        s.canvas.number(place, ship.anchors, f"seat {seat} {ship.ship} anchors", min(size, 40), least=min(size, 40))
