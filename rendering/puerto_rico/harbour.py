"""What lies between the players: cargo ships, plantations to choose from, trading house, colonists, goods, points."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from rendering import sprites
from rendering import theme as t
from rendering.canvas import Canvas
from rendering.fonts import common
from rendering.icons import GOODS
from rendering.pen import Pen
from rendering.puerto_rico.scene import Scene
from rendering.spots import Box


def ground(c: Canvas, s: Scene) -> None:
    """What never changes: the sea and the panels."""
    sea = s.box("sea")
    c.panel(sea, t.SEA, 14, t.EDGE, on=t.SAND)
    pen = Pen(sea.w - 8, sea.h - 8)
    unit = 100 / (sea.w - 8)
    for row in range(3):
        y = (96 + 106 * row) * unit
        points = [(x * unit, y + (5 * unit if (x // 24) % 2 else -5 * unit)) for x in range(8, sea.w - 12, 24)]
        pen.line(points, t.WAVE, 6 * unit)
    image = pen.done()
    c.image.paste(image, (sea.x + 4, sea.y + 4), image)
    for name in ("tiles", "house", "ship_colonists", "supply_colonists", "points"):
        c.panel(s.box(name), t.PANEL, 12, t.EDGE, on=t.SAND)
    for i in range(5):
        c.panel(s.box("good", i), t.PANEL, 12, t.EDGE, on=t.SAND)


def harbour(s: Scene) -> None:
    """Ships, plantations, trading house, colonists, goods and points left."""
    _ships(s)
    _plantations(s)
    _house(s)
    view, old = s.view, s.before
    _stock(
        s,
        s.box("ship_colonists"),
        "ship",
        view.colonist_ship,
        s.words("picture-ship"),
        "colonist ship",
        old.colonist_ship if old else None,
        (view.noble_ship, "noble ship", old.noble_ship if old else None),
    )
    _stock(
        s,
        s.box("supply_colonists"),
        "colonist",
        view.colonist_supply,
        s.words("picture-supply"),
        "colonist supply",
        old.colonist_supply if old else None,
        (view.noble_supply, "noble supply", old.noble_supply if old else None),
    )
    wide = s.box("good").w - 16
    size = common(tuple(s.called(good)[0] for good in view.goods), wide, 32, t.BODY, t.SMALL, "regular")
    for i, (good, left) in enumerate(view.goods.items()):
        box, then = s.box("good", i), old.goods.get(good) if old else None
        _stock(s, box, good, left, s.called(good)[0], f"{good} left", then, size=size)
        coin = s.within(box, "price")
        s.canvas.icon("doubloon", coin)
        price = str(view.prices[good])
        s.canvas.text(coin, price, size=t.SMALL, weight="bold", align="centre", about=f"price of {good}")
    _stock(
        s,
        s.box("points"),
        "points",
        view.points_left,
        s.words("picture-points"),
        "points left",
        old.points_left if old else None,
    )


def _ships(s: Scene) -> None:
    c = s.canvas
    old = {ship.size: ship for ship in s.before.ships} if s.before else {}
    for i, ship in enumerate(s.view.ships):
        row = s.box("ship", i)
        last = s.within(row, "ship_space", ship.size - 1)
        at = Box(row.x, row.y, last.x + last.w + 26 - row.x, row.h)
        colours, mask = hull(at.w, at.h)
        c.image.paste(colours, (at.x, at.y), mask)
        about = f"ship {ship.size}"
        c.number(s.within(row, "ship_size"), ship.size, f"{about} size", t.LARGE, "centre")
        for place in range(ship.size):
            space = s.within(row, "ship_space", place)
            loaded = place < ship.load and ship.good
            c.panel(space, t.FIELDS[ship.good] if loaded else t.SAIL, 8, t.INK, 2, on=t.HULL)
            if loaded:
                c.icon(ship.good, space.inset(5), on=t.FIELDS[ship.good])
        told = f"{ship.load}/{ship.size}"
        if ship.good:
            told = f"{s.called(ship.good)[0]} {told}"
        c.text(s.within(row, "ship_load"), told, size=t.BODY, weight="bold", about=f"{about} load {ship.load}")
        was = old.get(ship.size)
        s.mark(at, (ship.good, ship.load), (was.good, was.load) if was else None, about, 14)


def _plantations(s: Scene) -> None:
    c, view = s.canvas, s.view
    before = Counter(s.before.face_up if s.before else ())
    for i, kind in enumerate(view.face_up):
        box = s.box("tile", i)
        s.tile(kind, box)
        before[kind] -= 1
        s.mark(box, before[kind] < 0, False, f"face up {i} {kind}")
    old = s.before
    for name, icon, n, was, fill in (
        ("quarries", "quarry", view.quarries, old and old.quarries, t.FIELDS["quarry"]),
        ("pile", "back", view.pile, old and old.pile, t.CELL),
        ("discards", "discards", view.discards, old and old.discards, t.CELL),
    ):
        box = s.box(name)
        c.panel(box, fill if n else t.PALE, 10, t.EDGE, 2, on=t.PANEL)
        c.icon(icon, box.part(8, 6, box.w - 16, 46), pale=not n, on=fill if n else t.PALE)
        c.number(box.part(4, 52, box.w - 8, 44), n, name, t.BIG, "centre", pale=not n)
        s.mark(box, n, was, name)


def _house(s: Scene) -> None:
    c = s.canvas
    c.icon("house", s.box("house_icon"))
    then = s.before.house if s.before else ()
    for i in range(4):
        box = s.box("house_space", i)
        good = s.view.house[i] if i < len(s.view.house) else ""
        if good:
            s.tile(good, box)
        else:
            c.panel(box, t.CELL, 10, t.EDGE, 3, on=t.PANEL)
        s.mark(box, good, then[i] if i < len(then) else "", f"house {i}")


def _stock(
    s: Scene,
    box: Box,
    icon: str,
    n: int,
    label: str,
    about: str,
    then: int | None,
    nobles: tuple[int, str, int | None] | None = None,
    size: int = t.BODY,
) -> None:
    """An icon, how many are left, and in words what it is; with nobles, how many of those beside it."""
    c, spot = s.canvas, "people" if nobles else "good" if icon in GOODS else "stock"
    none = not n and not (nobles and nobles[0])
    ground = t.PALE if none else t.PANEL
    if none:
        c.panel(box, ground, 12, t.EDGE, on=t.SAND)
    c.icon(icon, s.within(box, f"{spot}_icon"), pale=not n, on=ground)
    c.number(s.within(box, f"{spot}_left"), n, about, pale=not n)
    c.text(box.part(8, 59, box.w - 16, 32), label, size=size, colour=t.MUTED)
    s.mark(box, n, then, about, 12)
    if nobles is not None and s.view.with_nobles:
        many, also, before = nobles
        part = s.within(box, "nobles")
        c.icon(f"noble:{s.noble}", part.part(2, 6, 44, 44), pale=not many, on=ground)
        c.number(part.part(52, 0), many, also, pale=not many)
        s.mark(part, many, before, also)


@lru_cache(maxsize=16)
def hull(width: int, height: int) -> sprites.Sprite:
    """A cargo ship seen from the side: a deck for the spaces, a bow to the right."""
    pen = Pen(width, height)
    unit = 100 / width
    right, low = (width - 3) * unit, (height - 3) * unit
    pen.poly([(3 * unit, 3 * unit), (right, 3 * unit), (right - 34 * unit, low), (18 * unit, low)], t.HULL, 4 * unit)
    image = pen.done()
    return image.convert("RGB"), image.getchannel("A")
