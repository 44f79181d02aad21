"""A player: who it is, what they hold, and then their boards."""

from __future__ import annotations

from bot.games.puerto_rico.view import SeatView
from rendering import theme as t
from rendering.canvas import Canvas
from rendering.fonts import fits
from rendering.icons import GOODS
from rendering.puerto_rico.boards import city, island
from rendering.puerto_rico.scene import Scene
from rendering.spots import Box


def ground(c: Canvas, s: Scene) -> None:
    """What is the same for every seat: the panel, the spaces while nothing stands on them."""
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    for i in range(10 if s.view.with_nobles else 8):
        c.panel(s.box("stat", i), t.CELL, 10, on=t.PANEL)
    for spot in ("tile", "city"):
        for i in range(12 if spot in s.section.spots else 0):
            c.panel(s.box(spot, i), t.CELL, 10, t.SHADE, 3, on=t.PANEL)


def own(s: Scene, seat: int) -> None:
    """A player's boards (large or small: the section's spots decide)."""
    line(s, seat)
    island(s, s.view.seats[seat], s.old_seat(seat))
    city(s, s.view.seats[seat], s.old_seat(seat))


def line(s: Scene, seat: int) -> None:
    """Who it is and what they hold, in one row."""
    c, view, me, old = s.canvas, s.view, s.view.seats[seat], s.old_seat(seat)
    c.stripe(seat, s.box("stripe"), 14)
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
    _stats(s, me, old)


def _stats(s: Scene, me: SeatView, old: SeatView | None) -> None:
    """What they hold: doubloons, points, who is out of work on the windrose, nobles, goods."""
    c = s.canvas
    for i, ((icon, n, what), then) in enumerate(zip(_held(s, me), _held(s, old or me), strict=True)):
        box, none = s.box("stat", i), n == 0
        if none:
            c.panel(box, t.PALE, 10, on=t.PANEL)
        side = min(50 if box.h < 80 else 56, box.w - 60)
        c.icon(icon, box.part(4, (box.h - side) // 2, side, side), pale=none, on=t.PALE if none else t.CELL)
        size = t.LARGE if box.w > 110 else 45
        room, least = box.part(side + 4, 0, box.w - side - 6), t.BIG if len(str(n)) < 3 else t.SMALL
        c.number(room, n, f"seat {me.seat} {what}", size, "centre", pale=none, least=least)
        s.mark(box, n, then[1], f"seat {me.seat} {what}")


def _held(s: Scene, me: SeatView) -> list[tuple[str, int | str, str]]:
    """Icon, how many, and what of."""
    stats: list[tuple[str, int | str, str]] = [
        ("coins", me.doubloons, "doubloons"),
        ("points", "?" if me.points is None else me.points, "points"),
        ("windrose", me.idle - me.idle_nobles, "idle"),
    ]
    if s.view.with_nobles:
        stats.append((f"windrose_noble:{s.noble}", me.idle_nobles, "idle nobles"))
        stats.append((f"noble:{s.noble}", sum(me.nobles.values()) + me.idle_nobles, "nobles"))
    return stats + [(good, me.goods.get(good, 0), good) for good in GOODS]


def _name(s: Scene, seat: int) -> None:
    """The name whole, and the roles taken beside it; they are signs on the stripe where they would be in the way."""
    c, text, roles = s.canvas, s.names[seat], s.view.seats[seat].roles
    about = f"name {seat}"
    if "role_sign" in s.section.spots and (aside(s) or long_name(s, s.box("name"), seat)):
        for i, role in enumerate(roles):
            _sign(c, role, s.box("role_sign", i))
        roles = ()
    box = s.box("name")
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


def aside(s: Scene) -> bool:
    """Whether roles are always signs on the stripe: with nobles there is no room beside the name, with two players
    there are up to three of them."""
    return s.view.with_nobles or len(s.view.seats) == 2


def long_name(s: Scene, box: Box, seat: int) -> bool:
    """Whether a name does not go into a place for it in two bold lines."""
    return not fits(s.names[seat], box.w, box.h, t.SMALL, "bold", 2)


def _sign(c: Canvas, icon: str, box: Box) -> None:
    c.disc(box, t.PANEL)
    c.icon(icon, box.inset(box.h * 16 // 100))
