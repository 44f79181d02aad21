"""Pictures of a film: how everybody's peninsula grows, without words."""

from __future__ import annotations

from bot.games.cooper_island.view import SeatView
from rendering import theme as t
from rendering.cooper_island import land
from rendering.cooper_island.scene import Scene
from rendering.questions import LEAST
from rendering.spots import Box


def skylines(s: Scene) -> None:
    """Two players abreast: the land with what stands there, and the points so far."""
    area, n = s.box("all")._replace(h=s.high), len(s.view.seats)
    high = (s.high + s.plan.gap) // -(-n // 2)
    columns = area.split(2, s.plan.gap)
    for i, me in enumerate(s.view.seats):
        _player(s, me, columns[i % 2]._replace(y=area.y + i // 2 * high, h=high - s.plan.gap))


def _player(s: Scene, me: SeatView, box: Box) -> None:
    c = s.canvas
    c.panel(box, t.PANEL, 14, t.EDGE, on=t.SAND)
    c.stripe(me.seat, box._replace(w=76), 14)
    c.letter(me.seat, s.letters[me.seat], Box(box.x + 8, box.y + 12, 60, 60))
    area = Box(box.x + 84, box.y + 6, box.w - 90, box.h - 12)
    wide = land.width(area)
    for water in s.view.waters:
        land.lay(s, land.at(area, wide, water.at), land.Look("water"), "")
    for islet in me.islets:
        hex = next(w.at for w in s.view.waters if w.water == islet.water)
        c.icon("islet", land.at(area, wide, hex).square(wide // 2))
    for space in me.spaces:
        place = land.at(area, wide, space.at)
        land.lay(s, place, land.Look(space.terrain, space.level), "")
        if space.on:
            c.icon(space.on, place.square(wide // 2))
    corner = Box(box.x + box.w - 146, box.y + box.h - 176, 138, 168)  # beside the tip
    c.icon("points", Box(corner.x, corner.y, 52, 52))
    c.number(corner.part(58, 0, 0, 52), s.steps(me), f"seat {me.seat} points", 48, least=LEAST)
    built = [x for x in ("one_master", "large") if x]
    counts = (len(me.boats), sum(2 - n for kind, n in me.buildings.items() if kind != "fortress"))
    for i, (icon, n) in enumerate(zip(built, counts, strict=True)):
        row = corner.part(0, 58 * (i + 1), 0, 52)
        c.icon(icon, row._replace(w=52), pale=not n)
        c.number(row.part(58, 0), n, f"seat {me.seat} {icon}", 48, least=LEAST, pale=not n)
