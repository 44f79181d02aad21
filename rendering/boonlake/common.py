"""The top of the picture: round and scorings, whose turn it is, who won; stacks; the Wise Eminence."""

from __future__ import annotations

from rendering import theme as t
from rendering.boonlake.scene import EMINENCE, Scene
from rendering.boonlake.signs import point
from rendering.spots import Box

CORNERS = ("upper_left", "upper_right", "lower_left", "lower_right")


def status(s: Scene) -> None:
    """The round, the scorings held, whose answer is waited for; at the end who won."""
    c, view = s.canvas, s.view
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    said = s.words("picture-round", n=max(1, view.round), of=view.scorings)
    c.text(s.box("round"), said, size=t.BIG, weight="bold", lines=2, about="round")
    if view.over:
        _winners(s)
        return
    s.waiting()


def _winners(s: Scene) -> None:
    first = [score.seat for score in s.view.scores if score.rank == 1]
    alone = len(first) == 1
    for i, seat in enumerate(first):
        said = s.words("picture-winner", name=s.name(seat)) if alone else s.names[seat]
        box = s.box("winner", i) if not alone else s.box("winner_alone")
        s.badge(seat, s.box("winner_seat", i))
        s.canvas.text(box, said, size=t.LARGE, weight="bold", lines=2, colour=t.DEEP, about="winner")


def stacks(s: Scene) -> None:
    """What is left to draw; who began."""
    v, old = s.view, s.before
    s.canvas.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    stocks = (
        ("tile", v.grey, old and old.grey, "grey tiles"),
        ("pasture", v.pastures, old and old.pastures, "pastures"),
        ("card", v.deck, old and old.deck, "deck"),
        ("discards", len(v.discards), old and len(old.discards), "discards"),
    )
    for i, (icon, n, then, about) in enumerate(stocks):
        s.stat(s.box("stock", i), icon, n, about, 40)
        s.mark(s.box("stock", i), n, then, about)
    s.canvas.icon("first", s.box("first"))
    s.badge(v.first, s.box("first_seat"))


def eminence(s: Scene) -> None:
    """The Wise Eminence: points, next income, pieces with the points that the next income counts for them, the cactus
    track, its tiles and the corner of the silhouette on the back of the next."""
    e, c = s.view.eminence, s.canvas
    if e is None:
        return
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    s.badge(EMINENCE, s.box("letter"))
    name = s.name(EMINENCE)
    c.text(
        s.box("name"), name[0].upper() + name[1:], size=t.BIG, least=t.SMALL, weight="bold", lines=2, about="name -1"
    )
    s.stat(s.box("mean", 0), "points", e.points, "seat -1 points")
    s.stat(s.box("mean", 1), "point", e.income, "seat -1 income")
    s.stat(s.box("mean", 2), "cactus", e.cactus, "seat -1 cactus")
    s.stat(s.box("mean", 3), "tile", e.stack, "seat -1 stack")
    for i, (what, piece) in enumerate((("houses", "house"), ("settlements", "settlement"), ("cattle", "cattle"))):
        box = s.box("row", i)
        c.panel(box, t.PALE, 10, t.EDGE, 2, on=t.PANEL)
        for k, (n, place) in enumerate(zip(e.rows[what], box.inset(4).split(len(e.rows[what]), 2), strict=True)):
            if k < e.removed[what]:
                last = k + 1 == e.removed[what]
                s.row([point(n)], place, most=50, about=f"seat -1 {what} {k}", pale=not last)
            else:
                s.piece(piece, EMINENCE, place.square(min(place.w, place.h, 50)))
    tile = s.box("tile")
    if e.tile:
        c.panel(tile, t.CELL, 10, t.INK, 3, on=t.PANEL)
        c.text(tile, s.short(e.tile), size=t.LARGE, weight="bold", align="centre", about="seat -1 tile")
    back = s.box("back")
    c.panel(back, t.BACK, 10, t.INK, 3, on=t.PANEL)
    if e.silhouette:
        i = CORNERS.index(e.silhouette)
        half = Box(back.x + i % 2 * back.w // 2, back.y + i // 2 * back.h // 2, back.w // 2, back.h // 2)
        c.icon("colonist", half.square(34))
