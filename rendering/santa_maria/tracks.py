"""The two tracks: who stands where, what is crossed on the way, what the year's ranks are worth; and what is left."""

from __future__ import annotations

from rendering import theme as t
from rendering.santa_maria.scene import Scene
from rendering.spots import Box

_MARKER = 40  # pixels a marker takes on a space of the religion track


def conquest(s: Scene) -> None:
    """The conquistadors, the one ahead lowest on its space; points of the year by rank."""
    c, view, old = s.canvas, s.view, s.before
    c.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    c.icon("conquistador", s.box("icon"))
    for i, seats in enumerate(view.conquest):
        box = s.box("space", i)
        c.panel(box, t.CELL, 10, t.EDGE, 2, on=t.PANEL)
        c.text(box.part(4, 0, 46, 42), str(i), size=t.BIG, about=f"space of conquest {i}")
        if i in view.conquest_gold:
            c.icon("gold", Box(box.x + 42, box.y + 4, 34, 34))
        if i in view.trees:
            c.icon("tree", Box(box.x + 40, box.y + 42, 36, 36), pale=i != view.tree)
        for k, seat in enumerate(seats):
            s.badge(seat, Box(box.x + 6, box.y + box.h - 42 - 40 * k, 66, 38))
        s.mark(box, seats, old.conquest[i] if old and i < len(old.conquest) else None, f"conquest {i}")
    _points(s)
    c.panel(s.box("piles"), t.PANEL, 14, t.EDGE, on=t.SAND)
    piles = [
        ("pile_2", view.double_pile, old and old.double_pile, "double pile"),
        ("pile_3", view.triple_pile, old and old.triple_pile, "triple pile"),
        ("ship", view.ship_pile, old and old.ship_pile, "ship pile"),
        ("road", view.roads, old and old.roads, "roads"),
    ]
    if "cocoa" in view.seats[0].goods:
        piles.append(("pile_long", view.long_pile, old and old.long_pile, "long pile"))
        piles.append(("special", view.special_pile, old and old.special_pile, "special pile"))
    for i, (icon, n, then, about) in enumerate(piles):
        s.stat(s.box("pile", i), icon, n, about)
        s.mark(s.box("pile", i), n, then, about)


def _points(s: Scene) -> None:
    c, view = s.canvas, s.view
    c.panel(s.box("points"), t.PANEL, 14, t.EDGE, on=t.SAND)
    for i, n in enumerate(view.conquest_points[:4]):  # a fifth gets nothing
        box = s.box("rank", i)
        c.panel(box, t.CELL if n else t.PALE, 10, on=t.PANEL)
        left = box._replace(w=54)
        if view.trees:
            c.icon("tree", left.square(50))
        else:
            c.text(left, f"{i + 1}.", size=t.BIG, align="centre", about=f"conquest rank {i + 1}")
        shield = Box(box.x + 58, box.y + 8, 72, 72)
        c.icon("point", shield, pale=not n)
        c.number(shield, n, f"conquest points {i + 1}", t.LARGE, "centre", pale=not n)


def religion_height(s: Scene) -> int:
    """Room for as many markers as stand most on one space."""
    return s.plan.sections["religion"].spots["panel"].box[3] + _more(s)


def _more(s: Scene) -> int:
    return _MARKER * max(map(len, s.view.religion))


def religion(s: Scene) -> None:
    """The religion markers; symbols of monks and blue dice stand on the spaces where they are crossed."""
    c, view, old = s.canvas, s.view, s.before
    more = _more(s)
    panel, icon = s.box("panel"), s.box("icon")
    c.panel(panel._replace(h=panel.h + more), t.PANEL, 14, t.EDGE, on=t.SAND)
    c.icon("religion", icon._replace(h=icon.h + more))
    for i, seats in enumerate(view.religion):
        box = s.box("space", i)
        box = box._replace(h=box.h + more)
        monk = i in view.religion_monks
        c.panel(box, t.CELL, 10, t.INK if monk else t.EDGE, 2, on=t.PANEL)
        c.text(box.part(4, 0, 60, 41), str(i), size=t.BIG, about=f"space of religion {i}")
        if monk:
            c.icon(
                "monk",
                Box(box.x + 4, box.y + box.h - 38, 34, 34)
                if i in view.religion_dice
                else Box(box.x + 20, box.y + box.h - 38, 34, 34),
            )
        if i in view.religion_dice:
            c.icon("die_blue", Box(box.x + 39, box.y + box.h - 37, 33, 33))
        for k, seat in enumerate(seats):
            s.badge(seat, Box(box.x + 5, box.y + box.h - 80 - 40 * k, 65, 38))
        s.mark(box, seats, old.religion[i] if old and i < len(old.religion) else None, f"religion {i}")
