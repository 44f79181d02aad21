"""A player's boards: the island with its tiles, the city with its buildings, and who works where."""

from __future__ import annotations

from bot.games.puerto_rico.view import SeatView
from rendering import theme as t
from rendering.fonts import fits
from rendering.puerto_rico.scene import Scene, ground, shape
from rendering.spots import Box


def island(s: Scene, me: SeatView, old: SeatView | None) -> None:
    """The tiles by kind, in the order they were first laid; a forest has no circle."""
    c, place = s.canvas, 0
    for kind, tiles in me.island.items():
        now = _people(me, kind)
        for i in range(tiles):
            box = s.box("tile", place)
            place += 1
            c.panel(box, t.FIELDS[kind], 10, t.INK, 2, on=t.PANEL)
            if kind == "forest":
                c.icon(kind, box.inset(6), on=t.FIELDS[kind])
            else:
                side = box.w * 64 // 100
                c.icon(kind, box.part(4, 4, side, side), on=t.FIELDS[kind])
                dot = box.w * 40 // 100
                c.icon(s.person(kind, i, *now), box.part(box.w - dot - 4, box.h - dot - 4, dot, dot))
            if old is not None:
                then = (i < old.island.get(kind, 0), s.person(kind, i, *_people(old, kind)))
                s.mark(box, (True, s.person(kind, i, *now)), then, f"seat {me.seat} tile {kind} {i}")


def _people(me: SeatView, place: str) -> tuple[int, int, int]:
    """People of both kinds on a place, nobles among them, and how many may still move elsewhere."""
    people = me.colonists.get(place, 0)
    return people, me.nobles.get(place, 0), people if place == "guest_house" else 0


def city(s: Scene, me: SeatView, old: SeatView | None) -> None:
    """Small buildings from the left, column by column; large ones take whole columns from the right."""
    small, column = 0, 5
    for building in me.city:
        if s.kinds[building].size == 2:
            top = s.box("city", 2 * column)
            low = s.box("city", 2 * column + 1)
            _building(s, me, old, building, Box(top.x, top.y, top.w, low.y + low.h - top.y))
            column -= 1
        else:
            _building(s, me, old, building, s.box("city", small))
            small += 1


def _building(s: Scene, me: SeatView, old: SeatView | None, building: str, box: Box) -> None:
    c, circles = s.canvas, s.kinds[building].circles
    now, corners, wide = _people(me, building), shape(building), box.w > 200
    radius = 14 if wide and corners != "round" else 10
    c.panel(box, ground(building), radius, t.INK, 2, on=t.PANEL, shape=corners)
    size = 36 if wide else t.SMALL
    dot = size - 2 * max(1, circles)
    less = radius // 2 if corners == "scoop" else 0  # a corner scooped out takes a little of the first line
    inner, low = box.part(6, 3, box.w - 10 - less, box.h - 6), box.y + box.h - 4
    called, about = s.called(building), f"seat {me.seat} city {building}"
    if circles > 1:  # a column of circles at the right edge
        inner = inner._replace(w=inner.w - dot - 3)
        c.text(inner, *called, size=size, lines=2, about=about, raised=True)
    elif not circles or box.h > 2 * dot + 2 * size:  # a large building: the circle stands below the name
        c.text(inner, *called, size=size + 4, lines=2, about=about, raised=True)
    else:  # the circle ends the lower line, or the upper one where the lower is too long
        lines, first, last = _room(called, inner, size, dot + 1)
        c.text(inner, *called, size=size, lines=lines, first=first, last=last, about=about, raised=True)
        low -= box.h - dot - 8 if first else 0
    for i in range(circles):
        top = low - dot * (circles - i)
        c.icon(s.person(building, i, *now), Box(box.x + box.w - dot - 4, top, dot, dot))
    if old is not None:
        then = (building in old.city, _people(old, building))
        s.mark(box, (True, now), then, f"seat {me.seat} city {building}")


def _room(called: tuple[str, str], box: Box, size: int, dot: int) -> tuple[int, int, int]:
    """How many lines a name takes, and what its first and its last line leave free for a circle."""
    for name in called:
        for lines, first, last in ((1, 0, 0), (2, 0, dot), (2, dot, 0)):
            if fits(name, box.w, box.h, size, "regular", lines, last, first):
                return lines, first, last
    return 2, 0, dot
