"""The top of the picture: round, phase, who is asked; why the game ends; the roles."""

from __future__ import annotations

from rendering import theme as t
from rendering.canvas import Canvas
from rendering.fonts import common
from rendering.puerto_rico.scene import Scene
from rendering.spots import Box


def ground(c: Canvas, s: Scene) -> None:
    """What never changes: the panel."""
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)


def status(s: Scene) -> None:
    """Round (or draft), the role being carried out and who took it, whose answer is waited for."""
    c, view = s.canvas, s.view
    where = s.words("picture-draft") if view.drafting else s.words("picture-round", n=view.round)
    c.text(s.box("round"), where, size=t.BIG, weight="bold", lines=2, about="round")
    if view.over:
        _winners(s)
        return
    if view.phase:
        c.icon(view.phase, s.box("phase_icon"))
        box = s.box("phase")
        width = c.text(box, *s.called(view.phase), size=t.BIG, weight="bold", about="phase")
        if view.phase_seat is not None:
            s.badge(view.phase_seat, s.box("phase_seat").at(width - box.w, 0))
    s.waiting()


def _winners(s: Scene) -> None:
    won = [score.seat for score in s.view.scores if score.rank == 1]
    x = 0
    for seat in won:
        name = s.names[seat]
        alone = len(won) == 1  # then nothing else stands in the line, and the longest name has room
        said = s.words("picture-winner", name=name) if alone else name
        s.badge(seat, s.box("winner_seat").at(x, 0))
        x += 100 + s.canvas.text(
            s.box("winner_alone" if alone else "winner").at(x, 0),
            said,
            size=t.LARGE,
            weight="bold",
            lines=2,
            colour=t.DEEP,
            about="winner",
        )


def ending(s: Scene) -> None:
    """That this round is the last, and why."""
    why = ", ".join(s.words(f"end-{reason}") for reason in s.view.ending)
    s.canvas.panel(s.box("panel"), t.WARNING, 14, t.INK, 3, on=t.SAND)
    s.canvas.text(
        s.box("text"),
        f"{s.words('picture-last-round')}: {why}",
        size=t.BIG,
        weight="bold",
        lines=2,
        align="centre",
        about="ending",
    )


def roles(s: Scene) -> None:
    """The placards: what is free is bright, what is taken is pale and shows by whom."""
    c, view = s.canvas, s.view
    old = {role.role: role for role in s.before.roles} if s.before else {}
    boxes = s.box("row").split(len(view.roles), 8)
    wide = min(box.w for box in boxes) - 20
    size = common(tuple(s.called(r.role)[0] for r in view.roles), wide, 42, t.BIG, t.BODY, "bold")
    for box, role in zip(boxes, view.roles, strict=True):
        taken = role.taken_by is not None and role.role != view.phase
        c.panel(box, t.PALE if taken else t.PANEL, 12, t.EDGE if taken else t.INK, 2 if taken else 4, on=t.SAND)
        name = box.part(4, 84, box.w - 8, 42)
        c.icon(role.role, box.part(14, 14, 66, 66), pale=taken)
        c.text(
            name,
            *s.called(role.role),
            size=size,
            weight="regular" if taken else "bold",
            align="centre",
            colour=t.MUTED if taken else t.INK,
            about=f"role {role.role}",
        )
        right = Box(box.x + box.w - 82, box.y + 14, 68, 68)
        if role.taken_by is not None:
            s.badge(role.taken_by, right.square(60))
        elif role.doubloons:
            c.icon("doubloon", right)
            c.number(right, role.doubloons, f"role {role.role} doubloons", t.BIG, "centre")
        if view.phase == role.role and not view.over:
            c.outline(box, t.DEEP, 12, 6)
        was = old.get(role.role)
        s.mark(
            box,
            (role.doubloons, role.taken_by),
            (was.doubloons, was.taken_by) if was else None,
            f"role {role.role}",
            12,
        )
