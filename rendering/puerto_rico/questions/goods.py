"""Goods: how many the asked seat has, what they bring; cargo ships and the trading house, drawn large."""

from __future__ import annotations

from rendering import theme as t
from rendering.fonts import common
from rendering.puerto_rico.harbour import hull
from rendering.puerto_rico.scene import Scene
from rendering.questions import LEAST
from rendering.spots import Box


def goods(s: Scene) -> None:
    """Each good by name: barrels of the asked seat, what it brings in the trading house, what the supply has left."""
    c, view = s.canvas, s.view
    boxes = s.box("all")._replace(h=s.high).split(5, 8)
    size = common(tuple(s.called(good)[0] for good in view.goods), boxes[0].w - 24, 60, 56, LEAST, "bold")
    for box, (good, left) in zip(boxes, view.goods.items(), strict=True):
        mine = view.seats[s.mine].goods.get(good, 0) if s.mine >= 0 else left
        fill = t.FIELDS[good] if mine else t.PALE
        c.panel(box, fill, 12, t.INK if mine else t.EDGE, 3, on=t.SAND)
        ink = t.INK if mine else t.MUTED
        name = box.part(12, 6, box.w - 24, 60)
        c.text(name, s.called(good)[0], size=size, least=LEAST, weight="bold", colour=ink, about=good)
        side = min(100, box.h - 76)
        row = Box(box.x + 12, box.y + 68, box.w - 24, side)
        c.icon(good, row._replace(w=side), pale=not mine, on=fill)
        what = f"seat {s.mine} {good}" if s.mine >= 0 else f"{good} left"
        c.number(row.part(side + 10, 0, 64), mine, what, 64, least=LEAST, pale=not mine)
        coin = Box(row.x + row.w - 66, row.y + (side - 66) // 2, 66, 66)
        c.icon("doubloon", coin)
        c.number(coin, view.prices[good], f"price of {good}", 48, "centre", least=LEAST)
        if s.mine >= 0 and row.w - side - 10 - 64 - 66 > 70:
            here = Box(row.x + side + 74, row.y, row.w - side - 140, side)
            c.text(here, f"/{left}", size=LEAST, least=LEAST, colour=t.MUTED, about=f"{good} left")
        then = s.old_seat(s.mine).goods.get(good, 0) if s.mine >= 0 and s.before else mine
        s.mark(box, mine, then, f"seat {s.mine} {good}")


def house(s: Scene) -> None:
    """The trading house with its four spaces."""
    c, area = s.canvas, s.box("all")._replace(h=s.high)
    c.panel(area, t.PANEL, 12, t.EDGE, on=t.SAND)
    side = min(150, area.h - 24)
    c.icon("house", Box(area.x + 20, area.y + (area.h - side) // 2, side, side))
    for i, box in enumerate(area.part(side + 50, 12, area.w - side - 70, area.h - 24).split(4, 14)):
        good = s.view.house[i] if i < len(s.view.house) else ""
        c.panel(box, t.FIELDS[good] if good else t.CELL, 10, t.INK if good else t.EDGE, 3, on=t.PANEL)
        then = s.before.house if s.before else ()
        if good:
            big = min(120, box.h - 68)
            c.icon(good, Box(box.x + (box.w - big) // 2, box.y + 8, big, big), on=t.FIELDS[good])
            name = Box(box.x + 6, box.y + box.h - 58, box.w - 12, 56)
            c.text(name, s.called(good)[0], size=48, least=LEAST, align="centre", about=f"house {i}")
        s.mark(box, good, then[i] if i < len(then) else "", f"house {i}")


def ships(s: Scene) -> None:
    """The cargo ships, one below the other: how large, what is loaded, how much of it."""
    c, area = s.canvas, s.box("all")._replace(h=s.high)
    c.panel(area, t.SEA, 14, t.EDGE, on=t.SAND)
    old = {ship.size: ship for ship in s.before.ships} if s.before else {}
    n = len(s.view.ships)
    high = min(150, (area.h - 10) // n - 8)
    top = area.y + (area.h - n * (high + 8) + 8) // 2
    side = min(high - 24, 96)
    for i, ship in enumerate(s.view.ships):
        at = Box(area.x + 16, top + i * (high + 8), 120 + ship.size * (side + 6), high)
        colours, mask = hull(at.w, at.h)
        c.image.paste(colours, (at.x, at.y), mask)
        about = f"ship {ship.size}"
        c.number(at.part(16, 0, 70), ship.size, f"{about} size", 64, "centre", least=LEAST)
        for place in range(ship.size):
            space = Box(at.x + 92 + place * (side + 6), at.y + (high - side) // 2, side, side)
            loaded = place < ship.load and bool(ship.good)
            c.panel(space, t.FIELDS[ship.good] if loaded else t.SAIL, 8, t.INK, 3, on=t.HULL)
            if loaded:
                c.icon(ship.good, space.inset(6), on=t.FIELDS[ship.good])
        told = f"{s.called(ship.good)[0]} {ship.load}/{ship.size}" if ship.good else f"{ship.load}/{ship.size}"
        beside = Box(at.x + at.w + 24, at.y, area.x + area.w - at.x - at.w - 40, high)
        c.text(beside, told, size=64, least=LEAST, weight="bold", about=f"{about} load {ship.load}")
        was = old.get(ship.size)
        s.mark(at, (ship.good, ship.load), (was.good, was.load) if was else None, about, 14)
