"""Pictures of a film: how everybody's colony grows, without words."""

from __future__ import annotations

from bot.games.santa_maria.view import SeatView
from rendering import theme as t
from rendering.questions import LEAST
from rendering.santa_maria.cells import GROUNDS
from rendering.santa_maria.scene import Scene
from rendering.spots import Box

TERRAINS = ("farm", "forest", "mountain", "town", "road")  # a town hall has no sign


def skylines(s: Scene) -> None:
    """Two players abreast: the colony by terrains, coins and points."""
    area, n = s.box("all")._replace(h=s.high), len(s.view.seats)
    high = (s.high + s.plan.gap) // -(-n // 2)
    columns = area.split(min(2, n), s.plan.gap)
    for i, me in enumerate(s.view.seats):
        _player(s, me, columns[i % 2]._replace(y=area.y + i // 2 * high, h=high - s.plan.gap))


def _player(s: Scene, me: SeatView, box: Box) -> None:
    c = s.canvas
    c.panel(box, t.PANEL, 14, t.EDGE, on=t.SAND)
    c.stripe(me.seat, box._replace(w=76), 14)
    c.letter(me.seat, s.letters[me.seat], Box(box.x + 8, box.y + 12, 60, 60))
    side = min((box.w - 270) // 6, (box.h - 20) // 6)
    left, top = box.x + 86, box.y + (box.h - 6 * side) // 2
    for i, building in enumerate(me.cells):
        place = Box(left + i % 6 * side, top + i // 6 * side, side, side)
        terrain = s.facts[building][0] if building else ""
        c.panel(place, GROUNDS[terrain] if terrain else t.CELL, 0, t.INK if terrain else t.SHADE, 2, on=t.PANEL)
        if terrain in TERRAINS:
            c.icon(terrain, place.inset(side // 8))
    points = "?" if me.points is None else me.points
    for i, (icon, n, what) in enumerate((("coins", me.coins, "coins"), ("points", points, "points"))):
        row = Box(left + 6 * side + 20, top + i * 90, 160, 76)
        c.icon(icon, Box(row.x, row.y + 8, 60, 60), pale=n == 0, on=t.PANEL)
        c.number(row.part(68, 0), n, f"seat {me.seat} {what}", 56, least=LEAST, pale=n == 0)
