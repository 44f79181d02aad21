"""A player: who it is, what they hold, their colony with its dice and coins, their harbour, their scholars."""

from __future__ import annotations

from bot.games.santa_maria.view import SeatView
from rendering import theme as t
from rendering.fonts import fits
from rendering.santa_maria.city import changes as city_changes
from rendering.santa_maria.city import city
from rendering.santa_maria.common import COLUMNS, SPACES
from rendering.santa_maria.drawings import DIAGONALS
from rendering.santa_maria.market import around, income
from rendering.santa_maria.places import scholars
from rendering.santa_maria.scene import Scene
from rendering.spots import Box


def board(s: Scene, seat: int) -> None:
    """A player with their boards (large or small: the section's spots decide)."""
    me, panel = s.view.seats[seat], s.box("panel")
    effects = [p.effect for p in s.view.places if p.place in me.scholars]
    here = s.view.city if s.view.city and s.view.city.seat == seat else None
    key = repr((s.section.height, me, here, s.names[seat], s.letters[seat], s.view.first == seat, s.view.shared_blue,
                [s.called(x) for x in me.scholars], effects, [d.gains for d in s.view.docks]))  # fmt: skip
    s.kept(key, panel, lambda s: _board(s, me))
    if any(a.seat == seat for a in s.view.asked):
        s.canvas.outline(panel, t.DEEP, 14, 7)
        if s.view.line and here is None:
            active(s)
    old = s.old_seat(seat)
    if old is not None:
        _changes(s, me, old)


def active(s: Scene) -> None:
    """The line being activated, its head included."""
    name = s.view.line
    if name in DIAGONALS:
        for i in range(6):
            s.canvas.outline(place(s, f"{COLUMNS[i]}{i + 1 if name[0] == 'A' else 6 - i}"), t.DEEP, 10, 6)
        return
    column = name in COLUMNS
    last = place(s, f"{name}6" if column else f"F{name}")
    head = s.box("head", COLUMNS.index(name)) if column else s.box("side", int(name) - 1)
    s.canvas.outline(Box(head.x, head.y, last.x + last.w - head.x, last.y + last.h - head.y), t.DEEP, 10, 6)


def line(s: Scene, seat: int) -> None:
    """A player in one row: who it is and what they hold."""
    me = s.view.seats[seat]
    _head(s, me)
    if "white" in s.section.spots:
        _dice(s, me)
    if any(a.seat == seat for a in s.asked):
        s.canvas.outline(s.box("panel"), t.DEEP, 14, 7)
    old = s.old_seat(seat)
    if old is not None:
        for box, now, then, about in _stats(s, me, old):
            s.mark(box, now, then, f"seat {seat} {about}")


def _board(s: Scene, me: SeatView) -> None:
    _head(s, me)
    if s.view.city and s.view.city.seat == me.seat:
        city(s, _place_of_city(s), t.BIG)
        _dice(s, me, s.box("panel").y + s.box("panel").h - 52)
        return
    colony(s, me)
    _harbour(s, me)
    _dice(s, me)
    c = s.canvas
    c.icon("scholar", s.box("book"), pale=not me.scholars)
    scholars(s, me)


def _place_of_city(s: Scene) -> Box:
    """Where a colony and a harbour stand on other boards."""
    panel, stripe, top = s.box("panel"), s.box("stripe"), s.box("head").y
    return Box(panel.x + stripe.w + 4, top, panel.w - stripe.w - 12, panel.y + panel.h - top - 56)


def _head(s: Scene, me: SeatView) -> None:
    c, seat = s.canvas, me.seat
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    c.stripe(seat, s.box("stripe"), 14)
    if s.box("letter").x >= s.box("stripe").x + s.box("stripe").w:
        s.badge(seat, s.box("letter"))
    else:
        c.letter(seat, s.letters[seat], s.box("letter"))
    box = s.box("name")
    weight, lines = ("regular", 4) if long_name(s, box, seat) else ("bold", 2)
    c.text(box, s.names[seat], size=t.LARGE, weight=weight, lines=lines, about=f"name {seat}")
    if "first" in s.section.spots and s.view.first == seat:
        c.icon("first", s.box("first"))
    if "space" in s.section.spots and me.space:
        c.panel(s.box("space"), t.CELL, 10, t.INK, 3, on=t.PANEL)
        c.icon(SPACES[me.space], s.box("space").inset(8), on=t.CELL)
    for box, n, _, what in _stats(s, me, me):
        s.stat(box, _ICONS.get(what, what), n, f"seat {seat} {what}")


def long_name(s: Scene, box: Box, seat: int) -> bool:
    """Whether a name does not go into a place for it in two bold lines."""
    return not fits(s.names[seat], box.w, box.h, t.SMALL, "bold", 2)


_ICONS = {"monks": "monk", "next": "activate"}


def _stats(s: Scene, me: SeatView, old: SeatView) -> list[tuple[Box, int | str, int | str, str]]:
    """Where each number of the head stands, what it is and was, and what of."""

    def points(x: SeatView) -> int | str:
        return "?" if x.points is None else x.points

    found: list[tuple[Box, int | str, int | str, str]] = [
        (s.box("coins"), me.coins, old.coins, "coins"),
        (s.box("points"), points(me), points(old), "points"),
    ]
    if s.view.city and s.view.city.seat == me.seat:  # it has no monks, and activates nothing for coins
        first, last = s.box("good"), s.box("next" if "next" in s.section.spots else "monks")
        row = first._replace(w=last.x + last.w - first.x).split(len(me.goods), 4)
        return found + [(box, holds(s, me, x), holds(s, old, x), x) for box, x in zip(row, me.goods, strict=True)]
    found += [(s.box("good", i), holds(s, me, good), holds(s, old, good), good) for i, good in enumerate(me.goods)]
    found.append((s.box("monks"), me.monks, old.monks, "monks"))
    if "next" in s.section.spots:
        found.append((s.box("next"), me.next_cost, old.next_cost, "next"))
    return found


def holds(s: Scene, me: SeatView, good: str) -> int | str:
    """The same of any seat: the city has of how many stores, and its gold."""
    city = s.view.city
    if city is None or city.seat != me.seat:
        return held(me, good)
    if good not in city.stores:
        return city.gold
    return f"{me.goods[good]}/{city.stores[good]}" if city.stores[good] > 1 else me.goods[good]


def held(me: SeatView, good: str) -> int | str:
    """How many of a resource; of cocoa, of how many stores, where there are several."""
    n = me.goods.get(good, 0)
    return f"{n}/{me.stores}" if good == "cocoa" and me.stores > 1 else n


def place(s: Scene, cell: str) -> Box:
    """Where a cell of the colony stands."""
    grid = s.box("grid")
    return grid.at(COLUMNS.index(cell[0]) * grid.w, (int(cell[1:]) - 1) * grid.h)


def colony(s: Scene, me: SeatView) -> None:
    """The 36 cells with their dice and coins, and the dice that run each line."""
    c = s.canvas
    for i, letter in enumerate(COLUMNS):
        head, side = s.box("head", i), s.box("side", i)
        half = head.w // 2
        c.text(head._replace(w=half), letter, size=t.LARGE, weight="bold", align="centre", about=f"column {letter}")
        s.die(f"white_{i + 1}", head.part(half + 2, 0)._replace(w=min(half, head.h)), f"column die {letter}")
        s.die(f"blue_{i + 1}", side, f"row {i + 1}")
    for i, building in enumerate(me.cells):
        name = f"{COLUMNS[i % 6]}{i // 6 + 1}"
        box = place(s, name)
        if not building:
            c.panel(box, t.CELL, 0, t.SHADE, 2, on=t.PANEL)
            if name == me.governor:
                c.icon("kingdom_governor", box.square(box.w * 52 // 100), on=t.CELL)
            continue
        die, coin = me.dice.get(name), me.paid.get(name)
        here = name == me.governor
        s.cell(building, box, bool(die or coin or here))
        wide = box.w * 52 // 100
        corner = Box(box.x + box.w - wide - 3, box.y + box.h - wide - 3, wide, wide)
        about = f"seat {me.seat} cell {name}"
        if die:
            s.die(die, corner, about)
        elif here:
            c.icon("kingdom_governor", corner)
        elif coin:
            c.icon("doubloon", corner)
            c.number(corner, coin, about, t.LARGE if wide > 60 else t.BIG, "centre")
    for laid in me.laid:
        around(s, [place(s, cell) for cell in laid.cells])


def _harbour(s: Scene, me: SeatView) -> None:
    c = s.canvas
    for i, (dock, ships) in enumerate(me.harbour.items()):
        box = s.box("dock", i)
        c.panel(box, t.SEA, 10, t.EDGE, on=t.PANEL)
        gains = next((d.gains for d in s.view.docks if d.dock == dock), {})
        about = f"seat {me.seat} dock {dock}"
        income(s, dock, gains, s.within(box, "income"), "")
        c.number(s.within(box, "ships"), f"×{len(ships)}", about, t.BIG, "centre")
        shields = s.within(box, "ship_points")
        side = min(shields.h, 80, max(56, (shields.w + 4) // max(1, len(ships)) - 4))
        if ships and len(ships) * (side + 4) - 4 <= shields.w:
            for k, ship in enumerate(ships):
                shield = Box(shields.x + k * (side + 4), shields.y + (shields.h - side) // 2, side, side)
                c.icon("point", shield)
                size = t.LARGE if side > 60 else t.BIG
                c.number(shield, ship.points, f"{about} points {k}", size, "centre")
        elif ships:  # no room for each: all together
            c.icon("points", Box(shields.x + 2, shields.y + (shields.h - 50) // 2, 50, 50))
            total = sum(ship.points for ship in ships)
            least = t.BIG if total < 100 else t.SMALL
            c.number(shields.part(54, 0), total, f"{about} points", t.LARGE, "centre", least=least)


def _dice(s: Scene, me: SeatView, low: int = 0) -> None:
    """White dice still to take this year, the own blue dice not yet used, those that are locked.

    `low`: how far down they stand below a city.
    """
    c = s.canvas
    for i in range(s.view.white_most):
        used = i < me.white_used
        place = Box(s.box("letter").x + 50 * i, low, 44, 44) if low else s.box("white", i)
        c.icon("die_gone" if used else "die_white", place, pale=False)
    for i in range(s.view.blue_most):
        box = Box(s.box("letter").x + 50 * (s.view.white_most + i) + 20, low, 44, 44) if low else s.box("blue", i)
        if i >= me.unlocked:
            c.icon("lock", box)
        elif i < me.blue_used:
            c.icon("die_gone", box)
        else:
            k = i - me.blue_used
            face = 0 if s.view.shared_blue or k >= len(me.blue) else me.blue[k]
            s.die(f"blue_{face}", box, f"seat {me.seat} blue {k}")


def _changes(s: Scene, me: SeatView, old: SeatView) -> None:
    """Mark what changed of a player since the reader last looked."""
    about = f"seat {me.seat}"
    for box, now, then, what in _stats(s, me, old):
        s.mark(box, now, then, f"{about} {what}")
    if s.view.city and s.view.city.seat == me.seat:
        city_changes(s, _place_of_city(s))
        return
    cell_changes(s, me, old)
    for i, dock in enumerate(me.harbour):
        s.mark(s.box("dock", i), me.harbour[dock], old.harbour.get(dock), f"{about} dock {dock}")
    s.mark(s.box("space"), me.space, old.space, f"{about} space")


def cell_changes(s: Scene, me: SeatView, old: SeatView) -> None:
    """Mark the cells of the colony that changed."""
    about = f"seat {me.seat}"
    for i in range(36):
        name = f"{COLUMNS[i % 6]}{i // 6 + 1}"
        now_is = (me.cells[i], me.dice.get(name), me.paid.get(name), me.governor == name)
        then = (old.cells[i], old.dice.get(name), old.paid.get(name), old.governor == name)
        s.mark(place(s, name), now_is, then, f"{about} cell {name}")
