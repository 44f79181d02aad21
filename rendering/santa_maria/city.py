"""The Maya city: its roads with their buildings, the districts between them with their temples, and what it holds.

A road is a row, from its die symbol on the left to the street on the right; between two roads lies their district.
"""

from __future__ import annotations

from bot.games.santa_maria.view.maya import CityView, DistrictView, ProposalView, RoadView
from rendering import theme as t
from rendering.santa_maria.cells import in_row, worth
from rendering.santa_maria.scene import Scene
from rendering.spots import Box

GROUND = {
    "market": t.SAIL,
    "festival": t.FIELDS["forest"],
    "gold_temple": t.GOLD,
    "construction": t.FIELDS["coffee"],
    "technology": t.SEA,
}
SIGN = {
    "market": "coins",
    "festival": "points",
    "gold_temple": "gold",
    "construction": "house",
    "technology": "scholar",
}
HEADS, HEADS_WIDE = 46, 72  # heights of the letters above the roads
WIDE = 1000  # from this width on a district is told in one row


def city(s: Scene, area: Box, least: int) -> None:
    """All of it within an area; no text smaller than `least` that decides something."""
    view = s.view.city
    assert view is not None
    s.canvas.panel(area, t.PANEL, 14, t.EDGE, on=t.SAND)
    foot = 72 if area.w < WIDE else 132
    heads = HEADS if area.w < WIDE else HEADS_WIDE
    high = (area.h - foot - heads - 12) // 6
    side = 84 if area.w < WIDE else 118
    first, top = area.x + 78, area.y + heads + 4
    for k in range(max(len(road.spots) for road in view.roads)):
        head = Box(first + k * (side + 6), area.y + 2, side, heads)
        s.canvas.text(head, "abcdefgh"[k], size=least, least=least, align="centre", about=f"spots {k}")
    for i, road in enumerate(view.roads):
        _road(s, road, Box(area.x + 8, top + i * high, area.w, high), first, side)
    left = first + 3 * (side + 6) + 62
    for i, district in enumerate(view.districts):
        box = Box(left, top + high // 2 + i * high + 3, area.x + area.w - left - 8, high - 6)
        _district(s, view, district, box, least)
    _foot(s, view, Box(area.x + 8, area.y + area.h - foot, area.w - 16, foot - 6), least)


def _road(s: Scene, road: RoadView, row: Box, first: int, side: int) -> None:
    c = s.canvas
    die = min(64, row.h - 16)
    s.die(f"white_{road.value}", Box(row.x, row.y + (row.h - die) // 2, 64, die), f"road {road.value}")
    for k, spot in enumerate(road.spots):
        box = Box(first + k * (side + 6), row.y + 3, side, row.h - 6)
        taken = bool(spot.die or spot.priest)
        fill = t.CELL if spot.building and not taken else t.PALE
        c.panel(box, fill, 8, t.INK if spot.building else t.EDGE, 3, on=t.PANEL)
        about = f"spot {spot.spot}"
        if spot.gains:
            shown = box.part(3, 3, box.w - 62, box.h - 6) if taken else box.inset(4)
            made = [(what, 0 if taken else n) for what, n in worth(spot.gains)]
            in_row(c, made, shown, taken, about=about)
        corner = Box(box.x + box.w - 58, box.y + (box.h - 56) // 2, 56, 56)
        if spot.die:
            s.die(spot.die, corner, about)
        elif spot.priest:
            c.icon("monk", corner)
    end = Box(first + len(road.spots) * (side + 6) + 2, row.y + (row.h - 52) // 2, 52, 52)
    if road.token:
        c.icon("road", end)
    else:
        c.panel(end.inset(12), t.PALE, 14, t.EDGE, on=t.PANEL)


def _district(s: Scene, view: CityView, d: DistrictView, box: Box, least: int) -> None:
    c, about = s.canvas, f"district {d.district}"
    c.panel(box, GROUND[d.district], 10, t.INK, 3, on=t.PANEL)
    inner = Box(box.x + 14, box.y + 5, box.w - 28, box.h - 10)
    c.panel(inner, t.CELL, 8, on=GROUND[d.district])
    side = min(inner.h - 4, 56)
    sign = Box(inner.x + 4, inner.y + (inner.h - side) // 2, side, side)
    c.icon(SIGN[d.district], sign, on=t.CELL)
    rest = inner.part(side + 8, 0)
    if box.w > 700:
        c.text(rest._replace(w=330), s.called(d.district)[1], size=48, least=least, weight="bold", about=about)
        rest = rest.part(336, 0)
    parts = [28, (rest.w - 28) * 46 // 100, (rest.w - 28) * 26 // 100]
    x = rest.x
    for k in range(view.levels):  # levels from below
        pip = Box(x, rest.y + rest.h - (k + 1) * (rest.h // view.levels) + 2, 22, rest.h // view.levels - 4)
        c.panel(pip, t.DEEP if k < d.level else t.PALE, 4, t.INK, 2, on=t.CELL)
    x += parts[0]
    if d.cost:
        in_row(c, worth(d.cost), Box(x, rest.y + 2, parts[1] - 6, rest.h - 4), about=f"{about} cost", most=64)
    x += parts[1]
    n = view.gold if d.district == "gold_temple" else len(d.cards)
    c.number(Box(x, rest.y, parts[2], rest.h), f"×{n}", f"{about} cards", 48, "centre", least=least)
    x += parts[2]
    shield = Box(x, rest.y, rest.x + rest.w - x, rest.h).square(min(rest.h, 76))
    c.icon("point", shield)
    c.number(shield, d.worth, f"{about} worth", 48, "centre", least=min(least, 40))


def _foot(s: Scene, view: CityView, area: Box, least: int) -> None:
    """Gold, high priests, cards in hand and in the deck; then what is proposed, or the reader's cards."""
    held = (("gold", view.gold), ("monk", view.priests), ("scholar", view.cards), ("discards", view.deck))
    wide = min(150, area.w // 4 - 6)
    for i, (icon, n) in enumerate(held):
        s.stat(Box(area.x + i * (wide + 6), area.y, wide, 60), icon, n, f"city {icon}")
    if area.w < WIDE:
        return
    rest = area.part(4 * (wide + 6), 0)
    if view.proposals:
        step = min(rest.h // len(view.proposals), 60)
        for i, one in enumerate(view.proposals):
            _proposal(s, one, Box(rest.x, rest.y + i * step, rest.w, step - 4))
    elif view.hand:
        said = " ".join(card.upper() for card in view.hand)
        s.canvas.text(rest, said, size=48, least=min(least, 30), lines=2, about="hand")


def _proposal(s: Scene, one: ProposalView, box: Box) -> None:
    """Whose it is, what is given, and what for."""
    c = s.canvas
    s.badge(one.by, Box(box.x, box.y, box.h, box.h))
    half = (box.w - box.h * 2 - 20) // 2
    in_row(c, worth(one.give), Box(box.x + box.h + 8, box.y, half, box.h), about=f"given by {one.by}")
    c.icon("arrow", Box(box.x + box.h + half + 8, box.y + 6, box.h - 12, box.h - 12))
    in_row(c, worth(one.want), Box(box.x + 2 * box.h + half + 8, box.y, half, box.h), about=f"wanted by {one.by}")
