"""Pictures of a film: how everybody's island and city grow, without words."""

from __future__ import annotations

from bot.games.puerto_rico.view import SeatView
from rendering import theme as t
from rendering.puerto_rico.scene import PRODUCTION, Scene, ground, shape
from rendering.questions import LEAST
from rendering.spots import Box


def skylines(s: Scene) -> None:
    """A row a player: doubloons and points, tiles, buildings."""
    area, n = s.box("all"), len(s.view.seats)
    high = (s.high + s.plan.gap) // n
    for i, me in enumerate(s.view.seats):
        _row(s, me, Box(area.x, area.y + i * high, area.w, high - s.plan.gap))


def _row(s: Scene, me: SeatView, row: Box) -> None:
    c = s.canvas
    c.panel(row, t.PANEL, 14, t.EDGE, on=t.SAND)
    c.stripe(me.seat, row._replace(w=76), 14)
    c.letter(me.seat, s.letters[me.seat], Box(row.x + 8, row.y + 12, 60, 60))
    points = "?" if me.points is None else me.points
    half = min(90, (row.h - 16) // 2)
    for i, (icon, n, what) in enumerate((("coins", me.doubloons, "doubloons"), ("points", points, "points"))):
        box = Box(row.x + 88, row.y + 8 + i * half, 150, half)
        side = min(60, half - 6)
        c.icon(icon, Box(box.x, box.y + (half - side) // 2, side, side), pale=n == 0, on=t.PANEL)
        c.number(box.part(side + 8, 0), n, f"seat {me.seat} {what}", LEAST, least=LEAST, pale=n == 0)
    tiles = [kind for kind, n in me.island.items() for _ in range(n)]
    spaces = row.part(250, 8, row.w - 260, row.h - 16)
    upper = spaces._replace(h=min(80, spaces.h * 45 // 100)).split(12, 6)
    for box, kind in zip(upper, (*tiles, *[""] * 12), strict=False):
        c.panel(box, t.FIELDS[kind] if kind else t.CELL, 8, t.INK if kind else t.SHADE, 2, on=t.PANEL)
        if kind:
            c.icon(kind, box.inset(6), on=t.FIELDS[kind])
    top = upper[0].y + upper[0].h + 8
    lower = spaces._replace(y=top, h=row.y + row.h - 8 - top).split(12, 6)
    x = 0
    for building in me.city:
        wide = s.kinds[building].size
        first, last = lower[x], lower[x + wide - 1]
        box = first._replace(w=last.x + last.w - first.x)
        c.panel(box, ground(building), 8, t.INK, 2, on=t.PANEL, shape=shape(building))
        if good := PRODUCTION.get(building):
            c.icon(good, box.inset(10))
        elif wide > 1:
            c.icon("house", box.inset(10))
        x += wide
    for box in lower[x:]:
        c.panel(box, t.CELL, 8, t.SHADE, 2, on=t.PANEL)
