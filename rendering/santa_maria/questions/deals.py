"""Trade with the Maya city: what is proposed, and what its temples take next, for that is what it wants."""

from __future__ import annotations

from bot.games.santa_maria.view.maya import CityView, DistrictView, ProposalView
from rendering import theme as t
from rendering.fonts import length
from rendering.questions import LEAST
from rendering.santa_maria.cells import in_row, worth
from rendering.santa_maria.city import GROUND, SIGN, stats
from rendering.santa_maria.scene import Scene
from rendering.spots import Box

FOOT = 72  # pixels of what the city has besides its stores
ROW, SIDE = 130, 92  # of a row at most, and of a sign in it


def deals(s: Scene) -> None:
    """Proposals on the left, the temples on the right."""
    view, area = s.view.city, s.box("all")
    assert view is not None
    left, right = area._replace(w=906, h=s.high), area._replace(x=area.x + 916, w=area.w - 916, h=s.high)
    for panel in (left, right):
        s.canvas.panel(panel, t.PANEL, 14, t.EDGE, on=t.SAND)
    _proposals(s, view, left)
    for i, district in enumerate(view.districts):
        step = min(ROW, (right.h - 12) // len(view.districts))
        _wants(s, district, Box(right.x + 10, right.y + 8 + i * step, right.w - 20, step - 6))


def _proposals(s: Scene, view: CityView, area: Box) -> None:
    """A row each; where there is none, the cards of who may see them."""
    rows = area.part(10, 8, area.w - 20, area.h - FOOT - 12)
    step = min(ROW, rows.h // max(1, len(view.proposals)))
    for i, one in enumerate(view.proposals):
        _proposal(s, one, Box(rows.x, rows.y + i * step, rows.w, step - 6))
    if view.hand and not view.proposals:
        said = " ".join(card.upper() for card in view.hand)
        s.canvas.text(rows, said, size=56, least=LEAST, lines=3, about="hand")
    stats(s, view, Box(area.x + 10, area.y + area.h - FOOT, area.w - 20, FOOT - 10))


def _proposal(s: Scene, one: ProposalView, row: Box) -> None:
    """Whose it is, what is given, what for, and who may accept it."""
    c, side = s.canvas, min(row.h - 6, SIDE)
    c.panel(row, t.CELL, 10, on=t.PANEL)
    high = Box(row.x, row.y + (row.h - side) // 2, side, side)
    s.badge(one.by, high.at(6, 0))
    small = min(side, 56)
    last = row.x + row.w - len(one.to) * (small + 4) - 2
    for i, seat in enumerate(one.to):
        s.badge(seat, Box(last + i * (small + 4), row.y + (row.h - small) // 2, small, small))
    first = row.x + side + 14
    half = (last - first - side - 16) // 2
    counts(s, one.give, Box(first, high.y, half, side), f"given by {one.by}")
    c.icon("arrow", Box(first + half + 4, high.y + 8, side - 16, side - 16))
    counts(s, one.want, Box(first + half + side, high.y, half, side), f"wanted by {one.by}")


def counts(s: Scene, what: dict[str, int], area: Box, about: str) -> None:
    """Signs with their numbers as large as has to be read; where there are too many of them, signs alone."""
    c, told = s.canvas, [f"{n}" for n in what.values()]
    for size, side in ((64, area.h), (LEAST, min(area.h, 64)), (LEAST, 40)):
        wide = sum(side + 14 + length(n, size, "bold") for n in told)
        if wide <= area.w:
            break
    else:
        in_row(c, worth(what), area, about=about)
        return
    x = area.x + (area.w - wide) // 2
    for icon, n in zip(what, told, strict=True):
        number = length(n, size, "bold") + 4
        c.text(Box(x, area.y, number, area.h), n, size=size, least=LEAST, weight="bold", about=about)
        c.icon(icon, Box(x + number, area.y + (area.h - side) // 2, side, side))
        x += number + side + 10


def _wants(s: Scene, d: DistrictView, row: Box) -> None:
    """A district by its sign, and what its next level costs."""
    c = s.canvas
    c.panel(row, GROUND[d.district], 10, t.INK, 2, on=t.PANEL)
    inner = row.inset(4)
    c.panel(inner, t.CELL, 8, on=GROUND[d.district])
    side = min(inner.h - 4, SIDE)
    c.icon(SIGN[d.district], Box(inner.x + 6, inner.y + (inner.h - side) // 2, side, side), on=t.CELL)
    if d.cost:
        in_row(c, worth(d.cost), inner.part(side + 20, 2, inner.w - side - 26, inner.h - 4), most=SIDE)
