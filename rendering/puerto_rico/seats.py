"""A player: who it is, what they hold, their island and their city."""

from __future__ import annotations

from bot.games.puerto_rico.view import SeatView
from rendering import theme as t
from rendering.canvas import Canvas
from rendering.fonts import fits
from rendering.icons import GOODS
from rendering.puerto_rico.scene import PRODUCTION, Scene
from rendering.spots import Box


def ground(c: Canvas, s: Scene, seat: int) -> None:
    """What never changes: the panel, the seat's stripe, the spaces while nothing stands on them."""
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    c.stripe(seat, s.box("stripe"), 14)
    for i in range(8):
        c.panel(s.box("stat", i), t.CELL, 10, on=t.PANEL)
    for spot in ("tile", "city"):
        for i in range(12 if spot in s.section.spots else 0):
            c.panel(s.box(spot, i), t.CELL, 10, t.SHADE, 3, on=t.PANEL)


def own(s: Scene, seat: int) -> None:
    """A player's boards (large or small: the section's spots decide)."""
    line(s, seat)
    _island(s, s.view.seats[seat], s.old_seat(seat))
    _city(s, s.view.seats[seat], s.old_seat(seat))


def line(s: Scene, seat: int) -> None:
    """Who it is and what they hold, in one row."""
    c, view, me, old = s.canvas, s.view, s.view.seats[seat], s.old_seat(seat)
    c.letter(seat, s.letters[seat], s.box("letter"))
    asked = any(a.seat == seat for a in view.asked)
    if asked:
        c.outline(s.box("panel"), t.DEEP, 14, 7)
        if "arrow" in s.section.spots:
            _sign(c, "asked", s.box("arrow"))
    if view.governor == seat:
        _sign(c, "governor", s.box("governor"))
        s.mark(s.box("governor"), seat, s.before and s.before.governor, f"seat {seat} governor")
    _name(s, seat)
    stats = [
        ("coins", me.doubloons, old and old.doubloons, "doubloons"),
        (
            "points",
            "?" if me.points is None else me.points,
            old and ("?" if old.points is None else old.points),
            "points",
        ),
        ("colonist", me.idle, old and old.idle, "idle"),
    ]
    stats += [(good, me.goods.get(good, 0), old and old.goods.get(good, 0), good) for good in GOODS]
    for i, (icon, n, then, what) in enumerate(stats):
        box, none = s.box("stat", i), n == 0
        if none:
            c.panel(box, t.PALE, 10, on=t.PANEL)
        side = 50 if box.h < 80 else 56
        c.icon(icon, box.part(4, (box.h - side) // 2, side, side), pale=none, on=t.PALE if none else t.CELL)
        c.number(box.part(side + 6, 0), n, f"seat {seat} {what}", t.LARGE, "centre", pale=none)
        s.mark(box, n, then, f"seat {seat} {what}")


def _name(s: Scene, seat: int) -> None:
    """The name whole, and the roles taken beside it; a very long name has the roles' place too, if they can move."""
    c, text, roles = s.canvas, s.names[seat], s.view.seats[seat].roles
    box, about = s.box("name"), f"name {seat}"
    size = t.LARGE if box.h < 80 else 56
    long = not fits(text, box.w, box.h, t.SMALL, "bold", 2)
    if long and (not roles or (len(roles) == 1 and "role_sign" in s.section.spots)):
        wide = s.box("wide_name")
        whole = fits(text, wide.w, wide.h, t.SMALL, "bold", 2)
        c.text(wide, text, size=size, weight="bold" if whole else "regular", lines=3, about=about)
        if roles:
            _sign(c, roles[0], s.box("role_sign"))
        return
    c.text(box, text, size=size, weight="regular" if long else "bold", lines=3 if long else 2, about=about)
    for place, role in zip(s.box("roles").split(max(1, len(roles)), 4), roles, strict=False):
        c.icon(role, place)


def _sign(c: Canvas, icon: str, box: Box) -> None:
    c.disc(box, t.PANEL)
    c.icon(icon, box.inset(box.h * 16 // 100))


def _island(s: Scene, me: SeatView, old: SeatView | None) -> None:
    c, place = s.canvas, 0
    for kind, tiles in me.island.items():
        people = me.colonists.get(kind, 0)
        for i in range(tiles):
            box = s.box("tile", place)
            place += 1
            c.panel(box, t.FIELDS[kind], 10, t.INK, 2, on=t.PANEL)
            side = box.w * 64 // 100
            c.icon(kind, box.part(4, 4, side, side), on=t.FIELDS[kind])
            dot = box.w * 40 // 100
            c.icon("full" if i < people else "empty", box.part(box.w - dot - 4, box.h - dot - 4, dot, dot))
            if old is not None:
                then = (i < old.island.get(kind, 0), i < old.colonists.get(kind, 0))
                s.mark(box, (True, i < people), then, f"seat {me.seat} tile {kind} {i}")


def _city(s: Scene, me: SeatView, old: SeatView | None) -> None:
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
    people = me.colonists.get(building, 0)
    good = PRODUCTION.get(building)
    c.panel(box, t.FIELDS[good] if good else t.BUILDING, 10, t.INK, 2, on=t.PANEL)
    size = 36 if box.w > 200 else t.SMALL
    dot = size - 2 if circles < 2 else size - 6
    inner, low = box.part(6, 3, box.w - 10, box.h - 6), box.y + box.h - 4
    called, about = s.called(building), f"seat {me.seat} city {building}"
    if circles > 1:  # a column of circles at the right edge
        inner = inner._replace(w=inner.w - dot - 3)
        c.text(inner, *called, size=size, lines=2, about=about, raised=True)
    elif box.h > 2 * dot + 2 * size:  # a large building: the circle stands below the name
        c.text(inner, *called, size=size + 4, lines=2, about=about, raised=True)
    else:  # the circle ends the lower line, or the upper one where the lower is too long
        lines, first, last = _room(called, inner, size, dot + 1)
        c.text(inner, *called, size=size, lines=lines, first=first, last=last, about=about, raised=True)
        low -= box.h - dot - 8 if first else 0
    for i in range(circles):
        top = low - dot * (circles - i)
        c.icon("full" if i < people else "empty", Box(box.x + box.w - dot - 4, top, dot, dot))
    if old is not None:
        then = (building in old.city, old.colonists.get(building, 0))
        s.mark(box, (True, people), then, f"seat {me.seat} city {building}")


def _room(called: tuple[str, str], box: Box, size: int, dot: int) -> tuple[int, int, int]:
    """How many lines a name takes, and what its first and its last line leave free for a circle."""
    for name in called:
        for lines, first, last in ((1, 0, 0), (2, 0, dot), (2, dot, 0)):
            if fits(name, box.w, box.h, size, "regular", lines, last, first):
                return lines, first, last
    return 2, 0, dot
