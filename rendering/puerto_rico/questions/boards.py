"""The own island and city drawn large; tiles to take; who comes by ship."""

from __future__ import annotations

from collections import Counter

from bot.games.puerto_rico.view import SeatView
from rendering import theme as t
from rendering.fonts import common, fits
from rendering.puerto_rico.boards import island, people
from rendering.puerto_rico.scene import PRODUCTION, Scene, ground, shape
from rendering.questions import LEAST
from rendering.spots import Box

DOT = 46  # pixels of a circle in the city


def tiles(s: Scene) -> None:
    """The tiles that lie open by kind, the quarries and the pile: each with its name and how many there are."""
    view, old = s.view, s.before
    lying, before = Counter(view.face_up), Counter(old.face_up if old else ())
    found = [(kind, kind, n, before[kind]) for kind, n in sorted(lying.items(), key=lambda x: view.face_up.index(x[0]))]
    found.append(("quarry", "quarry", view.quarries, old.quarries if old else view.quarries))
    found.append(("back", "", view.pile, old.pile if old else view.pile))
    area, c, rows = s.box("all"), s.canvas, 2 if len(found) > 4 else 1
    wide = -(-len(found) // rows)
    step = min(260, (s.high + s.plan.gap) // rows)
    places = [b for r in range(rows) for b in area._replace(y=area.y + r * step, h=step - s.plan.gap).split(wide, 8)]
    side = min(150, step - s.plan.gap - 72)
    names = tuple(s.called(kind)[0] for _, kind, _, _ in found if kind)
    size = common(names, places[0].w - 24, 60, 56, LEAST, "bold")
    for box, (icon, kind, n, then) in zip(places, found, strict=False):
        fill = t.PALE if not n else t.FIELDS[kind] if kind else t.CELL
        c.panel(box, fill, 12, t.INK if n else t.EDGE, 3, on=t.SAND)
        about = f"tile {icon}"
        if kind:
            name = box.part(12, 4, box.w - 24, 60)
            c.text(name, s.called(kind)[0], size=size, least=LEAST, weight="bold", about=about)
        low = Box(box.x + 16, box.y + box.h - side - 6, box.w - 32, side)
        c.icon(icon, low._replace(w=side), pale=not n, on=fill)
        c.number(low.part(side + 16, 0), f"×{n}", f"{about} left", 56, least=LEAST, pale=not n)
        s.mark(box, n, then, about)


def own_island(s: Scene) -> None:
    """The asked seat's island in one row."""
    for i in range(12):
        s.canvas.panel(s.box("tile", i), t.CELL, 10, t.SHADE, 3, on=t.SAND)
    island(s, s.view.seats[s.mine], s.old_seat(s.mine))


def own_city(s: Scene) -> None:
    """The asked seat's city: small buildings from the left, large ones in whole columns from the right."""
    me, old = s.view.seats[s.mine], s.old_seat(s.mine)
    area, gap = s.box("all"), s.plan.gap
    high = (s.high - gap) // 2
    columns = area.split(6, 8)
    spaces = [box._replace(y=area.y + r * (high + gap), h=high) for box in columns for r in (0, 1)]
    for space in spaces:
        s.canvas.panel(space, t.CELL, 10, t.SHADE, 3, on=t.SAND)
    small, column = 0, 5
    for building in me.city:
        if s.kinds[building].size == 2:
            top = spaces[2 * column]
            _building(s, me, old, building, top._replace(h=2 * high + gap))
            column -= 1
        else:
            _building(s, me, old, building, spaces[small])
            small += 1


def _building(s: Scene, me: SeatView, old: SeatView | None, building: str, box: Box) -> None:
    c, n, form = s.canvas, s.kinds[building].circles, shape(building)
    c.panel(box, ground(building), 10 if form == "round" else 14, t.INK, 3, on=t.SAND, shape=form)
    now, about = people(me, building), f"seat {me.seat} city {building}"
    name = box.part(8, 4, box.w - 14, box.h - DOT - 10)
    full, short = s.called(building)
    told = full if fits(full, name.w, name.h, LEAST, "regular", 2) else short
    c.text(name, told, size=48 if box.h > 180 else LEAST, least=LEAST, lines=2, about=about, raised=True)
    low = box.y + box.h - DOT - 6
    for i in range(n):
        c.icon(s.person(building, i, *now), Box(box.x + box.w - (DOT + 4) * (n - i) - 4, low, DOT, DOT))
    if good := PRODUCTION.get(building):
        c.icon(good, Box(box.x + 8, low, DOT, DOT))
    if old is not None:
        s.mark(box, (True, now), (building in old.city, people(old, building)), about)


def ship(s: Scene) -> None:
    """Who is on the colonist ship and who waits in the supply."""
    area, view, old = s.box("all"), s.view, s.before
    found = [
        ("ship", view.colonist_ship, "picture-ship", "colonist ship", old and old.colonist_ship),
        ("colonist", view.colonist_supply, "picture-supply", "colonist supply", old and old.colonist_supply),
    ]
    if view.with_nobles:
        noble = f"noble:{s.noble}"
        found[1:1] = [(noble, view.noble_ship, "picture-ship", "noble ship", old and old.noble_ship)]
        found.append((noble, view.noble_supply, "picture-supply", "noble supply", old and old.noble_supply))
    boxes = area.split(len(found), 8)
    size = common(tuple(s.words(word) for _, _, word, _, _ in found), boxes[0].w - 180, 60, 48, 36, "regular")
    for box, (icon, n, word, what, then) in zip(boxes, found, strict=True):
        fill = t.PANEL if n else t.PALE
        s.canvas.panel(box, fill, 12, t.EDGE, on=t.SAND)
        s.canvas.icon(icon, box.part(10, 10)._replace(w=72, h=72), pale=not n, on=fill)
        s.canvas.number(box.part(90, 0, 80), n, what, 56, least=LEAST, pale=not n)
        s.canvas.text(box.part(174, 0, box.w - 180), s.words(word), size=size, least=36, lines=2, colour=t.MUTED)
        s.mark(box, n, then, what, 12)


def crews(s: Scene) -> None:
    """For all who place their people at once: how many each has, and how many circles there are for them."""
    c, seats = s.canvas, s.view.seats
    for box, me in zip(s.box("all")._replace(h=s.high).split(len(seats), 8), seats, strict=True):
        asked = any(one.seat == me.seat for one in s.asked)
        fill = t.PANEL if asked else t.PALE
        c.panel(box, fill, 12, t.DEEP if asked else t.EDGE, 5 if asked else 3, on=t.SAND)
        s.badge(me.seat, Box(box.x + (box.w - 76) // 2, box.y + 14, 76, 76))
        crew = sum(me.colonists.values()) + me.idle
        circles = sum(n for kind, n in me.island.items() if kind != "forest")
        circles += sum(s.kinds[b].circles for b in me.city)
        rows = [("colonist", crew, "crew"), ("empty", circles, "circles")]
        step = min(100, (box.h - 100) // len(rows))
        for i, (icon, n, what) in enumerate(rows):
            row = Box(box.x + box.w // 2 - 80, box.y + 100 + i * step, 160, step - 10)
            side = min(72, row.h)
            c.icon(icon, Box(row.x, row.y + (row.h - side) // 2, side, side), pale=not n)
            c.number(row.part(side + 10, 0), n, f"seat {me.seat} {what}", 64, least=LEAST, pale=not n)
