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
SPOTS = 3  # of a road
HEADS, HEADS_WIDE = 46, 72  # heights of the letters above the roads
NARROW = 500  # below this width what a level costs is drawn in two rows
WIDE = 1000  # from this width on a district is told in one row


def city(s: Scene, area: Box, least: int) -> None:
    """All of it within an area; no text smaller than `least` that decides something."""
    view = s.view.city
    assert view is not None
    s.canvas.panel(area, t.PANEL, 14, t.EDGE, on=t.SAND)
    places = _Places(area)
    for k in range(SPOTS):
        head = places.spot(0, k)._replace(y=area.y + 2, h=places.heads)
        s.canvas.text(head, "abcdefgh"[k], size=least, least=least, align="centre", about=f"spots {k}")
    for i, road in enumerate(view.roads):
        _road(s, road, places, i)
    for i, district in enumerate(view.districts):
        _district(s, view, district, places.district(i), least)
    _foot(s, view, Box(area.x + 8, area.y + area.h - places.foot, area.w - 16, places.foot - 6), least)


def changes(s: Scene, area: Box) -> None:
    """Mark what has changed in a city that was drawn within that area: spots and districts."""
    now, then = s.view.city, s.before.city if s.before else None
    if now is None or then is None:
        return
    places = _Places(area)
    for i, (road, was) in enumerate(zip(now.roads, then.roads, strict=True)):
        for k, (spot, before) in enumerate(zip(road.spots, was.spots, strict=True)):
            s.mark(places.spot(i, k), spot, before, f"spot {spot.spot}")
    for i, (one, other) in enumerate(zip(now.districts, then.districts, strict=True)):
        s.mark(places.district(i), one, other, f"district {one.district}")


class _Places:
    """Where the parts of a city stand that is drawn within an area."""

    def __init__(self, area: Box) -> None:
        self.area, wide = area, area.w >= WIDE
        self.foot, self.heads, self.side = (132, HEADS_WIDE, 118) if wide else (72, HEADS, 84)
        self.high = (area.h - self.foot - self.heads - 12) // 6
        self.first, self.top = area.x + 78, area.y + self.heads + 4

    def road(self, i: int) -> Box:
        return Box(self.area.x + 8, self.top + i * self.high, self.area.w, self.high)

    def spot(self, i: int, k: int) -> Box:
        """The k-th of a road; the one past the last is its junction."""
        return Box(self.first + k * (self.side + 6), self.top + i * self.high + 3, self.side, self.high - 6)

    def district(self, i: int) -> Box:
        left = self.spot(0, SPOTS).x + 62
        wide = self.area.x + self.area.w - left - 8
        return Box(left, self.top + self.high // 2 + i * self.high + 3, wide, self.high - 6)


def _road(s: Scene, road: RoadView, places: _Places, i: int) -> None:
    c, row = s.canvas, places.road(i)
    die = min(64, row.h - 16)
    s.die(f"white_{road.value}", Box(row.x, row.y + (row.h - die) // 2, 64, die), f"road {road.value}")
    for k, spot in enumerate(road.spots):
        box = places.spot(i, k)
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
    end = Box(places.spot(i, len(road.spots)).x + 2, row.y + (row.h - 52) // 2, 52, 52)
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
        cost, place = worth(d.cost), Box(x, rest.y + 2, parts[1] - 6, rest.h - 4)
        if box.w < NARROW and len(cost) > 3:
            high = place.h // 2
            in_row(c, cost[:3], place._replace(h=high), about=f"{about} cost")
            in_row(c, cost[3:], place._replace(y=place.y + high, h=high), about=f"{about} cost")
        else:
            in_row(c, cost, place, about=f"{about} cost", most=64)
    x += parts[1]
    n = view.gold if d.district == "gold_temple" else len(d.cards)
    told = f"×{n}" if n < 10 else str(n)  # as many as there is room for
    c.number(Box(x, rest.y, parts[2], rest.h), told, f"{about} cards", 48, "centre", least=least)
    x += parts[2]
    shield = Box(x, rest.y, rest.x + rest.w - x, rest.h).square(min(rest.h, 76))
    c.icon("point", shield)
    c.number(shield, d.worth, f"{about} worth", 48, "centre", least=min(least, 40))


def _foot(s: Scene, view: CityView, area: Box, least: int) -> None:
    """Gold, high priests, cards in hand and in the deck; then what is proposed, or the reader's cards."""
    wide = stats(s, view, area)
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


def stats(s: Scene, view: CityView, area: Box) -> int:
    """Gold, high priests, cards in hand and in the deck, in a row; returns how wide one is."""
    held = (("gold", view.gold), ("monk", view.priests), ("scholar", view.cards), ("discards", view.deck))
    wide = min(150, area.w // 4 - 6)
    for i, (icon, n) in enumerate(held):
        s.stat(Box(area.x + i * (wide + 6), area.y, wide, 60), icon, n, f"city {icon}")
    return wide


def _proposal(s: Scene, one: ProposalView, box: Box) -> None:
    """Whose it is, what is given, and what for."""
    c = s.canvas
    s.badge(one.by, Box(box.x, box.y, box.h, box.h))
    half = (box.w - box.h * 2 - 20) // 2
    in_row(c, worth(one.give), Box(box.x + box.h + 8, box.y, half, box.h), about=f"given by {one.by}")
    c.icon("arrow", Box(box.x + box.h + half + 8, box.y + 6, box.h - 12, box.h - 12))
    in_row(c, worth(one.want), Box(box.x + 2 * box.h + half + 8, box.y, half, box.h), about=f"wanted by {one.by}")
