"""The placards to choose from, each with what its role would be about now."""

from __future__ import annotations

from bot.games.puerto_rico.view import RoleView
from rendering import theme as t
from rendering.fonts import common
from rendering.puerto_rico.scene import Scene
from rendering.questions import LEAST
from rendering.spots import Box


def placards(s: Scene) -> None:
    """Every role in two rows: bright while it is free; its money, or who took it; below, what it would be about."""
    roles = s.view.roles
    wide = -(-len(roles) // 2)
    area = s.box("all")
    high = (s.high - s.plan.gap) // 2
    upper, lower = (area._replace(y=area.y + k * (high + s.plan.gap), h=high).split(wide, 8) for k in (0, 1))
    boxes = [*upper, *lower]
    room = min(box.w for box in boxes) - 24
    size = common(tuple(s.called(r.role)[0] for r in roles), room, 64, 56, LEAST, "bold")
    old = {role.role: role for role in s.before.roles} if s.before else {}
    for box, role in zip(boxes, roles, strict=False):
        _placard(s, box, role, size)
        was = old.get(role.role)
        then = (was.doubloons, was.taken_by) if was else None
        s.mark(box, (role.doubloons, role.taken_by), then, f"role {role.role}", 12)


def _placard(s: Scene, box: Box, role: RoleView, size: int) -> None:
    c, free = s.canvas, role.taken_by is None
    fill = t.PANEL if free else t.PALE
    c.panel(box, fill, 12, t.INK if free else t.EDGE, 4 if free else 2, on=t.SAND)
    c.text(
        box.part(12, 6, box.w - 24, 60),
        *s.called(role.role),
        size=size,
        least=LEAST,
        weight="bold" if free else "regular",
        colour=t.INK if free else t.MUTED,
        about=f"role {role.role}",
    )
    about = free and role.role in _ABOUT
    side = min(110, box.h - 66 - (76 if about else 10))
    row = box.part(14, 66, box.w - 28, side)
    c.icon(role.role, row._replace(w=side), pale=not free)
    right = Box(row.x + row.w - side, row.y, side, side)
    if role.taken_by is not None:
        s.badge(role.taken_by, right.square(min(side, 76)))
    elif role.doubloons:
        coin = right.square(min(side, 84))
        c.icon("doubloon", coin)
        c.number(coin, role.doubloons, f"role {role.role} doubloons", 56, "centre", least=LEAST)
    if about:
        _ABOUT[role.role](s, Box(box.x + 14, box.y + box.h - 68, box.w - 28, 58))


def _tiles(s: Scene, box: Box) -> None:
    """The tiles that lie open, and whether there are quarries."""
    _row(s, box, [*s.view.face_up, *(["quarry"] if s.view.quarries else [])])


def _house(s: Scene, box: Box) -> None:
    _row(s, box, list(s.view.house))


def _row(s: Scene, box: Box, kinds: list[str]) -> None:
    side = min(box.h, (box.w + 6) // max(1, len(kinds)) - 6)
    for i, kind in enumerate(kinds):
        place = Box(box.x + i * (side + 6), box.y + (box.h - side) // 2, side, side)
        s.canvas.panel(place, t.FIELDS[kind], 8, t.INK, 2, on=t.PANEL)
        s.canvas.icon(kind, place.inset(5), on=t.FIELDS[kind])


def _people(s: Scene, box: Box) -> None:
    """Who is on the ship."""
    found = [("colonist", s.view.colonist_ship, "colonist ship")]
    if s.view.with_nobles:
        found.append((f"noble:{s.noble}", s.view.noble_ship, "noble ship"))
    for i, (icon, n, what) in enumerate(found):
        place = box.part(i * 140, 0, 130)
        s.canvas.icon(icon, place._replace(w=place.h), pale=not n, on=t.PANEL)
        s.canvas.number(place.part(place.h + 6, 0), n, what, 56, least=LEAST, pale=not n)


def _ships(s: Scene, box: Box) -> None:
    """What each cargo ship has loaded."""
    for place, ship in zip(box.split(len(s.view.ships), 6), s.view.ships, strict=True):
        sign = Box(place.x, place.y + 9, 40, 40)
        if ship.good:
            s.canvas.icon(ship.good, sign, on=t.PANEL)
        else:
            s.canvas.panel(sign, t.SAIL, 8, t.INK, 3, on=t.PANEL)
        told = f"{ship.load}/{ship.size}"
        s.canvas.text(place.part(44, 0), told, size=LEAST, least=LEAST, weight="bold", about=f"ship {ship.size}")


_ABOUT = {"settler": _tiles, "trader": _house, "mayor": _people, "captain": _ships}
