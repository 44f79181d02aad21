"""Buildings to choose from, by price: name, cost for who is asked, how many are left; what cannot be paid is pale."""

from __future__ import annotations

from rendering import theme as t
from rendering.fonts import fits
from rendering.puerto_rico.scene import PRODUCTION, Scene, ground, shape
from rendering.questions import LEAST
from rendering.spots import Box

MOST, NARROW = 24, 450  # buildings in three columns; pixels of a row with no room for a sign beside the cost
LOWEST, HIGHEST = 102, 150  # pixels of a row with its gap


def high(n: int) -> int:
    """What a number of buildings takes at least."""
    return -(-n // _columns(n)) * LOWEST


def _columns(n: int) -> int:
    return 3 if n <= MOST else 4


def market(s: Scene) -> None:
    """What the supply has left, and what the asked seat has of it already."""
    me = s.view.seats[s.mine] if s.mine >= 0 else None
    costs = _costs(s)
    kinds = [b for b in s.view.buildings if b.left or (me and b.building in me.city)]
    kinds.sort(key=lambda b: (b.cost, b.column))
    old = {b.building: b.left for b in s.before.buildings} if s.before else {}
    for b, box in zip(kinds, _places(s, len(kinds)), strict=True):
        cost = costs.get(b.building, b.cost)
        own = me is not None and b.building in me.city
        can = not own and (not costs or me is None or cost <= me.doubloons)
        right = _row(s, box, b.building, cost, b.points, can)
        if own and me is not None:
            s.badge(me.seat, right.square(min(60, right.h - 4)))
        else:
            told = f"×{b.left}"
            s.canvas.number(right, told, f"building {b.building} left", LEAST, "centre", pale=not can, least=LEAST)
        s.mark(box, b.left, old.get(b.building), f"building {b.building}")


def _costs(s: Scene) -> dict[str, int]:
    """What buildings cost who is asked; in a picture of what an answer would lead to, as before it."""
    for view in (s.view, s.before):
        if view is not None and any(a.seat == s.mine and a.ask == "Build" for a in view.asked):
            return view.costs
    return {}


def candidates(s: Scene) -> None:
    """What may be drafted."""
    kinds = sorted(s.view.drafting, key=lambda b: (b.cost, b.column))
    for b, box in zip(kinds, _places(s, len(kinds)), strict=True):
        right = _row(s, box, b.building, b.cost, b.points, True)
        s.canvas.number(right, f"×{b.copies}", f"draft {b.building} copies", LEAST, "centre", least=LEAST)


def spaces(s: Scene) -> None:
    """How many spaces of the board are free for each price."""
    c, area = s.canvas, s.box("all")
    c.panel(area, t.PANEL, 12, t.EDGE, on=t.SAND)
    n = max(1, len(s.view.draft_spaces))
    for box, (cost, free) in zip(area.inset(8).split(n, 8), s.view.draft_spaces.items(), strict=False):
        coin = box._replace(w=66).square(66)
        c.icon("doubloon", coin)
        c.number(coin, cost, f"space {cost}", LEAST, "centre", least=LEAST)
        c.number(box.part(70, 0), f"×{free}", f"draft {cost} spaces", LEAST, least=LEAST)


def _places(s: Scene, n: int) -> list[Box]:
    """A place for each of so many, column by column."""
    area, rows = s.box("all"), max(1, -(-n // _columns(n)))
    step = min(HIGHEST, s.high // rows)
    columns = area.split(_columns(n), 8)
    return [Box(columns[i // rows].x, area.y + i % rows * step, columns[i // rows].w, step - 6) for i in range(n)]


def _row(s: Scene, box: Box, building: str, cost: int, points: int, can: bool) -> Box:
    """A building with its cost, its good's sign, its name and points; gives the place at the right end."""
    c, about = s.canvas, f"building {building}"
    fill, form = ground(building) if can else t.PALE, shape(building)
    c.panel(box, fill, 8 if form == "round" else 16, t.INK if can else t.EDGE, 2, on=t.SAND, shape=form)
    good, narrow = PRODUCTION.get(building), box.w < NARROW
    side = 48 if good and narrow else 54 if narrow else 62
    coin = Box(box.x + 6, box.y + (4 if good and narrow else (box.h - side) // 2), side, side)
    c.icon("doubloon", coin, pale=not can)
    c.number(coin, cost, f"{about} cost", 48, "centre", pale=not can, least=LEAST)
    left, right = (64, 66) if narrow else (74, 72)
    if good and narrow:
        c.icon(good, Box(box.x + 8, box.y + 52, 44, box.h - 54), pale=not can)
    elif good:
        c.icon(good, Box(box.x + left, box.y + (box.h - 56) // 2, 56, 56), pale=not can)
        left += 62
    if not narrow:
        right += 66
        shield = Box(box.x + box.w - right, box.y + (box.h - 60) // 2, 60, 60)
        c.icon("point", shield, pale=not can)
        c.number(shield, points, f"{about} points", LEAST, "centre", pale=not can, least=LEAST)
    name = box.part(left, 1, box.w - left - right - 2, box.h - 2)
    full, short = s.called(building)
    told = full if fits(full, name.w, name.h, LEAST, "regular", 2) else short
    c.text(name, told, size=48, least=LEAST, lines=2, colour=t.INK if can else t.MUTED, about=about)
    return box.part(box.w - 66, 0, 62)
