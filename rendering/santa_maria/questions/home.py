"""The own colony drawn large, and beside it what can be taken: dice, passing spaces, tiles; town halls and colonies."""

from __future__ import annotations

from bot.games.santa_maria.view import TileView
from rendering import theme as t
from rendering.questions import LEAST
from rendering.santa_maria import effects
from rendering.santa_maria.cells import GROUNDS, Facts, cell, in_row, signs, worth
from rendering.santa_maria.city import city
from rendering.santa_maria.common import SPACES, ambassador, retired
from rendering.santa_maria.market import tile_cells
from rendering.santa_maria.scene import Scene
from rendering.santa_maria.seats import active, cell_changes, colony
from rendering.spots import Box

ROOM = 87  # pixels of a cell in which a trade can be told
SIDE = 87  # of a cell of a tile on display


def home(s: Scene) -> None:
    """The asked seat's colony with the line being run, the dice, the passing spaces, the tiles on display."""
    own_colony(s)
    s.canvas.panel(s.box("beside"), t.PANEL, 14, t.EDGE, on=t.SAND)
    white(s)
    for i, specialist in enumerate(s.view.specialists.values()):
        _person(s, i, specialist)
    own_dice(s, s.box("own"))
    spaces(s)
    for i, die in enumerate(s.view.ambassadors):
        ambassador(s, die, s.box("ambassador", i))
    for spot, tiles in (("double", s.view.doubles), ("triple", s.view.triples), ("long", s.view.longs)):
        for i, tile in enumerate(tiles):
            _tile(s, tile, s.box(spot, i))


def whole(s: Scene) -> None:
    """A seat's colony, harbour and scholars, to look closer at; or its city."""
    if s.view.city and s.view.city.seat == s.mine:
        city(s, Box(s.box("panel").x, s.box("panel").y, s.plan.width, s.section.height), LEAST)
        return
    own_colony(s)
    me, c = s.view.seats[s.mine], s.canvas
    for i, (dock, ships) in enumerate(me.harbour.items()):
        harbour_row(s, s.box("dock", i), dock, sum(ship.points for ship in ships), len(ships))
    known = {p.place: p.effect for p in s.view.places} | {me.own_scholar: me.own_effect}
    if not me.scholars:
        return
    area = s.box("scholars")
    c.panel(area, t.PANEL, 14, t.EDGE, on=t.SAND)
    step = min(110, (area.h - 12) // max(1, len(me.scholars)))
    for i, scholar in enumerate(me.scholars):
        row = Box(area.x + 12, area.y + 10 + i * step, area.w - 24, step - 6)
        about = f"seat {me.seat} scholar {scholar}"
        c.text(row._replace(w=400), *s.called(scholar), size=48, least=LEAST, lines=2, about=about)
        effects.in_row(c, known.get(scholar), row.part(410, 0), about, LEAST)


def harbour_row(s: Scene, box: Box, dock: str, points: int, ships: int) -> None:
    """A dock of a harbour: its income, how many tiles lie there and what they are worth."""
    c = s.canvas
    c.panel(box, t.SEA, 12, t.EDGE, on=t.SAND)
    gains = next((d.gains for d in s.view.docks if d.dock == dock), {})
    side = min(80, box.h - 16)
    row = worth(gains) or [("ship" if dock == "shipping" else dock, 0)]
    top = box.y + (box.h - side) // 2
    in_row(c, row, Box(box.x + 12, top, side, side))
    about = f"seat {s.mine} dock {dock}"
    c.number(box.part(side + 30, 0, 90), f"×{ships}", about, 56, least=LEAST)
    if ships:
        shield = Box(box.x + side + 140, top, side, side)
        c.icon("point", shield)
        c.number(shield, points, f"{about} points", 48, "centre", least=LEAST)


def found(s: Scene) -> None:
    """The colony, and the town halls to choose with their scholars."""
    own_colony(s)
    c, area = s.canvas, s.box("list")
    step = (area.h + 8) // max(1, len(s.view.halls))
    for i, hall in enumerate(s.view.halls):
        box = Box(area.x, area.y + i * step, area.w, step - 8)
        c.panel(box, t.PANEL, 12, t.INK, 3, on=t.SAND)
        about = f"hall {hall.tile.tile}"
        number = hall.tile.tile.rpartition("_")[2]
        c.number(box.part(6, 0, 56), number, about, 56, "centre", least=LEAST)
        side = min(96, box.h * 56 // 100)
        tile_cells(s, hall.tile, Box(box.x + 66, box.y + (box.h - side) // 2, side, side))
        right = box.part(78 + 2 * side, 4, box.w - 78 - 2 * side - 90, box.h - 8)
        low = min(72, right.h - 62)
        called = right._replace(h=right.h - low)
        c.text(called, *s.called(hall.scholar), size=48, least=LEAST, weight="bold", lines=2, about=about)
        effects.in_row(c, hall.effect, right.part(0, right.h - low), about, LEAST)
        shield = Box(box.x + box.w - 84, box.y + (box.h - 72) // 2, 72, 72)
        c.icon("point", shield)
        c.number(shield, hall.points, f"{about} points", 48, "centre", least=LEAST)


def choices(s: Scene) -> None:
    """The colonies to choose from."""
    c, n = s.canvas, len(s.view.colonies)
    wide, rows = (n, 1) if n < 3 else (-(-n // 2), 2)
    area, high = s.box("all"), (s.high + s.plan.gap) // rows
    places = [
        box for r in range(rows) for box in area._replace(y=area.y + r * high, h=high - s.plan.gap).split(wide, 10)
    ]
    for box, one in zip(places, s.view.colonies, strict=False):
        c.panel(box, t.PANEL, 14, t.INK, 3, on=t.SAND)
        name = box.part(12, 4, box.w - 24, 60)
        c.text(name, *s.called(one.colony), size=56, least=LEAST, weight="bold", about=f"colony {one.colony}")
        side = min((box.w - 24) // 6, (box.h - 76) // 6)
        left = box.x + (box.w - 6 * side) // 2
        for i, building in enumerate(one.cells):
            place = Box(left + i % 6 * side, box.y + 66 + i // 6 * side, side, side)
            if building:
                c.lay(cell(_small(s.facts[building], side), side, False), (place.x, place.y))
            else:
                c.panel(place, t.CELL, 0, t.SHADE, 2, on=t.PANEL)


def _small(known: Facts, side: int) -> Facts:
    """What a cell shows: one in which numbers have no room tells what there is, and not how much or for what."""
    terrain, colonists, gains, gives, _, does = known
    if side >= ROOM or (not gives and len(gains) < 2):
        return known
    kinds = ("house",) if gives else tuple(what for what, _ in gains)
    return terrain, colonists, (), (), (), (*does, *kinds)


def own_colony(s: Scene) -> None:
    """The colony of who is asked, with what has changed there."""
    me, old = s.view.seats[s.mine], s.old_seat(s.mine)
    s.canvas.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    colony(s, me)
    if s.view.line and any(a.seat == me.seat for a in s.view.asked):
        active(s)
    if old is not None:
        cell_changes(s, me, old)


def white(s: Scene) -> None:
    """White dice in the supply by face."""
    c, view, old = s.canvas, s.view, s.before
    for face in range(1, 7):
        box, n = s.box("white", face - 1), view.white.count(face)
        fill = t.CELL if n else t.PALE
        c.panel(box, fill, 10, on=t.PANEL)
        s.die(f"white_{face}", Box(box.x + 5, box.y + (box.h - 58) // 2, 58, 58), f"face white {face}")
        c.number(box.part(64, 0, 60), f"×{n}", f"dice white {face}", LEAST, "centre", least=LEAST, pale=not n)
        s.mark(box, n, old.white.count(face) if old else None, f"dice white {face}")


def _person(s: Scene, i: int, specialist: str) -> None:
    """Who can be hired with the die above: what they bring, upon the ground of a road if they improve a cell."""
    c, box, value = s.canvas, s.box("person", i), str(i + 1)
    made = s.facts.get(specialist)
    c.panel(box, GROUNDS[made[0]] if made else t.CELL if specialist else t.PALE, 10, on=t.PANEL)
    inner = box.part(6, 3, box.w - 12, box.h - 6)
    if made:
        signs(c, made, inner)
    elif specialist:
        c.icon(s.view.produces[specialist], inner.square(inner.h))
    s.mark(box, specialist, s.before and s.before.specialists.get(value, ""), f"hire {value}")


def own_dice(s: Scene, area: Box) -> None:
    """White dice still to take this year; blue dice to use."""
    c, me = s.canvas, s.view.seats[s.mine]
    for i in range(s.view.white_most):
        c.icon("die_gone" if i < me.white_used else "die_white", Box(area.x + i * 66, area.y + 6, 60, 60))
    blue = s.view.blue if s.view.shared_blue else me.blue
    faces = [(face, blue.count(face)) for face in range(1, 7) if face in blue]
    left = area.x + 214
    for face, n in faces:
        s.die(f"blue_{face}", Box(left, area.y + 6, 60, 60), f"seat {me.seat} blue {face}")
        left += 66
        if n > 1:
            told = f"×{n}"
            c.number(Box(left, area.y, 60, area.h), told, f"seat {me.seat} blue {face} left", LEAST, least=LEAST)
            left += 62
    for _ in range(s.view.blue_most - me.unlocked):
        if left + 60 <= area.x + area.w:
            c.icon("lock", Box(left, area.y + 6, 60, 60), pale=True)
            left += 66


def spaces(s: Scene) -> None:
    """Where one may retire to, in order; who has."""
    c, old = s.canvas, {x.space: (x.seat, x.others) for x in s.before.spaces} if s.before else {}
    for i, space in enumerate(s.view.spaces):
        box, free = s.box("retire", i), space.seat is None
        fill = t.CELL if free else t.PALE
        c.panel(box, fill, 10, t.INK if free else t.EDGE, 3, on=t.PANEL)
        side = min(64, box.h - 10)
        left = Box(box.x + 6, box.y + (box.h - side) // 2, side, side)
        right = left.at(68, 0)
        if space.gains:
            in_row(c, worth(space.gains), left, not free, about=f"space {space.space}")
        else:
            c.icon(SPACES[space.space], left, pale=not free, on=fill)
        if free:
            c.text(right, f"{i + 1}.", size=48, least=LEAST, weight="bold", align="centre", about=f"rank {space.space}")
        else:
            retired(s, space, right)
        s.mark(box, (space.seat, space.others), old.get(space.space, (None, ())), f"space {space.space}")


def _tile(s: Scene, tile: TileView, box: Box) -> None:
    """A tile on display: its cells, its number, what it costs; beside it where it is long or little is left below."""
    rows, columns = (max(part) + 1 for part in zip(*tile.at, strict=True))
    tile_cells(s, tile, box._replace(w=SIDE, h=SIDE))
    number, cost = Box(box.x, box.y + rows * SIDE + 4, box.w, 50), Box(box.x, box.y + rows * SIDE + 56, box.w, 46)
    if columns > 2:
        number = Box(box.x + columns * SIDE + 8, box.y + (SIDE - 50) // 2, 96, 50)
        cost = Box(number.x + 100, number.y, 60, 50)
    elif box.h < rows * SIDE + 102:
        number = Box(box.x + SIDE + 3, box.y + SIDE + 12, box.w - SIDE - 3, 50)
        cost = cost._replace(y=box.y + rows * SIDE + 4)
    about = f"tile {tile.tile}"
    s.canvas.text(number, tile.tile.upper(), size=LEAST, least=LEAST, weight="bold", align="centre", about=about)
    in_row(s.canvas, worth(tile.cost), cost, most=cost.h)
    known = {x.tile for x in (*s.before.doubles, *s.before.triples, *s.before.longs)} if s.before else None
    if known is not None and tile.tile not in known:
        s.canvas.mark(number, about)
