"""Places for monks: scholars, bishops and missions; and the scholars that a seat has."""

from __future__ import annotations

from functools import partial

from bot.games.santa_maria.view import PlaceView, SeatView
from rendering import theme as t
from rendering.fonts import common
from rendering.santa_maria import effects
from rendering.santa_maria.cells import in_row, worth
from rendering.santa_maria.scene import Scene
from rendering.spots import Box


def places(s: Scene) -> None:
    """Scholars, bishops, missions: what they are about, what they are worth, whose monks are there."""
    old = {p.place: p.seats for p in s.before.places} if s.before else {}
    missions, others = _kinds(s)
    for kind, some, down in (("", others, 0), ("mission_", missions, _others_height(s))):
        name = s.box(f"{kind}name")
        size = common(tuple(s.called(p.place)[0] for p in some), name.w, name.h, t.BIG, 36, "bold")
        for i, place in enumerate(some):
            box = s.box("mission" if kind else "place", i).at(0, down)
            named, effect = s.called(place.place), place.effect and repr(place.effect)
            key = (
                "place",
                place.place,
                place.points,
                tuple(place.gains.items()),
                named,
                effect,
                size,
                len(s.view.seats),
            )
            s.kept(key, box, partial(_place, box=Box(0, 0, box.w, box.h), place=place, size=size))
            for k, seat in enumerate(place.seats):
                s.badge(seat, s.within(box, f"{kind}monk", k))
            s.mark(box, place.seats, old.get(place.place), f"place {place.place}", 12)


def places_height(s: Scene) -> int:
    """Rows of scholars and bishops, then rows of missions."""
    missions, _ = _kinds(s)
    s.enter("places", (0, 0))
    spot = s.section.spots[s.spot("mission")]
    rows = -(-len(missions) // spot.row)
    return _others_height(s) + spot.down[1] * rows - (spot.down[1] - spot.box[3])


def _kinds(s: Scene) -> tuple[list[PlaceView], list[PlaceView]]:
    """Missions, and all other places."""
    there = s.view.places
    return [p for p in there if p.kind == "mission"], [p for p in there if p.kind != "mission"]


def _others_height(s: Scene) -> int:
    """What the rows above the missions take, with the gap below each."""
    spot = s.section.spots[s.spot("place")]
    return spot.down[1] * -(-len(_kinds(s)[1]) // spot.row)


def _place(s: Scene, box: Box, place: PlaceView, size: int) -> None:
    c = s.canvas
    fill = {"scholar": t.PANEL, "bishop": t.LILAC, "mission": t.POINT}[place.kind]
    c.panel(box, fill, 12, t.EDGE, on=t.SAND)
    about = f"place {place.place}"
    kind = "mission_" if place.kind == "mission" else ""
    if kind:
        in_row(c, worth(place.gains), s.within(box, "mission_signs"), most=66, about=f"{about} gains")
    else:
        shield = s.within(box, "points")
        if place.points > 0:
            c.icon("point", shield)
        if place.points:
            c.number(shield, str(place.points).replace("-", "−"), f"{about} points", t.LARGE, "centre")
        effects.in_row(c, place.effect, s.within(box, "signs"), about)
    c.text(s.within(box, f"{kind}name"), *s.called(place.place), size=size, weight="bold", lines=2, about=about)
    for k in range(len(s.view.seats)):
        c.panel(s.within(box, f"{kind}monk", k), t.CELL, 10, t.EDGE, 3, on=fill)


def scholars(s: Scene, me: SeatView) -> None:
    """What each of a seat's scholars can do, in signs, beside its name; where several share a line, signs alone, or, if
    those would be too small, names alone."""
    if not me.scholars:
        return
    whole, n = s.box("scholars"), len(me.scholars)
    known = {p.place: p.effect for p in s.view.places} | {me.own_scholar: me.own_effect}
    named = n == 1 or whole.h > 100
    high = min(76, whole.h // n) if named else whole.h
    wide = whole.w * 48 // 100 if named else 0
    size = common(tuple(s.called(x)[0] for x in me.scholars), wide, high, t.BIG, t.SMALL, "regular")
    ends = [sum(effects.width(known.get(x), effects.LEAST) + 8 for x in me.scholars[:k]) for k in range(n + 1)]
    if not named and (ends[-1] > whole.w or None in map(known.get, me.scholars)):
        full, short = (", ".join(s.called(x)[k] for x in me.scholars) for k in (0, 1))
        s.canvas.text(whole, full, short, size=t.BIG, lines=2, about=f"seat {me.seat} scholars")
        return
    for i, scholar in enumerate(me.scholars):
        about = f"seat {me.seat} scholar {scholar}"
        if named:
            area = Box(whole.x + wide, whole.y + high * i, whole.w - wide, high)
            name = Box(whole.x, area.y, wide, high)
            s.canvas.text(name, *s.called(scholar), size=size, lines=2, about=about)
        else:
            left, right = (whole.w * end // ends[-1] for end in ends[i : i + 2])
            area = Box(whole.x + left, whole.y, right - left, high)
        effects.in_row(s.canvas, known.get(scholar), Box(area.x + 4, area.y + 2, area.w - 8, area.h - 4), about)
