"""A player's boards: the island with its tiles, the city with its buildings, and who works where."""

from __future__ import annotations

from bot.games.puerto_rico.view import SeatView
from rendering import theme as t
from rendering.fonts import fits
from rendering.puerto_rico.scene import PRODUCTION, Scene, ground, shape
from rendering.spots import Box


def island(s: Scene, me: SeatView, old: SeatView | None) -> None:
    """The tiles by kind, in the order they were first laid; a forest has no circle."""
    c, place = s.canvas, 0
    for kind, tiles in me.island.items():
        now = people(me, kind)
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
                then = (i < old.island.get(kind, 0), s.person(kind, i, *people(old, kind)))
                s.mark(box, (True, s.person(kind, i, *now)), then, f"seat {me.seat} tile {kind} {i}")


def people(me: SeatView, place: str) -> tuple[int, int, int]:
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
    c, circles, good = s.canvas, s.kinds[building].circles, PRODUCTION.get(building)
    now, corners, wide = people(me, building), shape(building), box.w > 200
    radius = 14 if wide and corners != "round" else 10
    c.panel(box, ground(building), radius, t.INK, 2, on=t.PANEL, shape=corners)
    high = 36 if wide else t.SMALL  # of the good's sign, and of a circle alone
    dot, sign = high - 2 * max(1, circles), high if good else 0
    less = radius // 2 if corners == "scoop" else 0  # a corner scooped out takes a little of the first line
    inner, low = box.part(6, 2, box.w - 10 - less, box.h - 3), box.y + box.h - 4
    called, about = s.called(building), f"seat {me.seat} city {building}"
    right = box.x + box.w - 4 - dot  # of what ends a line
    if circles > 1:  # a column of circles at the right edge
        inner = inner._replace(w=inner.w - dot - 3)
    ends = sign if circles > 1 else sign + dot + 1
    if not circles or box.h > 140:  # a large building: the circle stands below the name
        c.text(inner, *called, size=t.BIG, lines=2, about=about, raised=True)
    else:  # circle and sign end the lower line, or the upper one where the lower is too long
        name, size, lines, first, last = _room(called, inner, wide, ends, high)
        c.text(inner, name, size=size, lines=lines, first=first, last=last, about=about, raised=True)
        top = box.y + 4 if first else low - high
        if good:
            c.icon(good, Box(right - sign - 1, top, sign, high))
        if circles == 1 and first:
            low = top + dot
    for i in range(circles):
        c.icon(s.person(building, i, *now), Box(right, low - dot * (circles - i), dot, dot))
    if old is not None:
        then = (building in old.city, people(old, building))
        s.mark(box, (True, now), then, f"seat {me.seat} city {building}")


def _room(called: tuple[str, str], box: Box, wide: bool, ends: int, high: int) -> tuple[str, int, int, int, int]:
    """A name or its short form, how large it is written, how many lines it takes, and what its first and its last line
    leave free for what `ends` a line. The short form is taken before a smaller size."""
    ways = ((2, 0, 0),) if not ends else ((1, 0, 0), (2, 0, ends), (2, ends, 0))
    for size in (t.BIG, 36, t.BODY) if wide else (36, t.BODY, t.SMALL):
        for name in called:
            for lines, first, last in ways:
                room = box.h - (high + 2 if lines == 1 else 0)  # what ends a line stands below
                if fits(name, box.w, room, size, "regular", lines, last, first):
                    return name, size, lines, first, last
    return called[1], t.SMALL, 2, 0, ends
