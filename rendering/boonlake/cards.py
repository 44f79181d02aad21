"""Project cards: the own hand drawn large, in one line, or those that somebody has played; special projects."""

from __future__ import annotations

from collections.abc import Sequence

from rendering import theme as t
from rendering.boonlake.scene import Scene
from rendering.boonlake.signs import Sign, coin, deed, point
from rendering.questions import LEAST
from rendering.spots import Box

GROUNDS = {"day": t.FIELDS["corn"], "sunset": t.ROSE, "night": t.FIELDS["indigo"]}
CHIP = 174  # pixels of a card in a line
LINE = 60  # and how high it is
PROJECTS = 130  # pixels that special projects take
FACE = 170  # pixels of a card at least
MOST = 32  # cards that are drawn whole; more are told by their signs


def hand(s: Scene) -> None:
    """The hand of who is asked, and below it the special projects."""
    me = s.view.seats[s.mine]
    area = s.box("all")._replace(h=s.high)
    faces(s, sorted(me.hand or ()), area._replace(h=area.h - PROJECTS - 8))
    projects(s, Box(area.x, area.y + area.h - PROJECTS, area.w, PROJECTS))


def faces(s: Scene, cards: Sequence[str], area: Box) -> None:
    """Cards drawn as large as there is room for all of them."""
    if len(cards) > MOST:
        for i, card in enumerate(cards):
            row = area._replace(y=area.y + i // 9 * (LINE + 6), h=LINE)
            chip(s, card, row.split(9, 6)[i % 9], LEAST)
        return
    wide, rows = _shape(len(cards), area.h)
    step = min(290, (area.h + 8) // max(1, rows))
    for i, card in enumerate(cards):
        row = area._replace(y=area.y + i // wide * step, h=step - 8)
        face(s, card, row.split(wide, 8)[i % wide])


def _shape(n: int, high: int) -> tuple[int, int]:
    """How many cards stand abreast, and in how many rows."""
    for wide in (5, 6, 7, 8):
        rows = -(-n // wide)
        if rows * FACE <= high + 8:
            return wide, rows
    return 8, -(-n // 8)


def hand_height(s: Scene) -> int:
    """What all cards take at least."""
    n = min(MOST, len(s.view.seats[s.mine].hand or ()))
    return -(-n // 8) * FACE + PROJECTS + 8


def face(s: Scene, card: str, box: Box) -> None:
    """A card: its kind and sign, what it costs and shows, what it does, its points."""
    c, x = s.canvas, s.view.cards[card]
    ground = GROUNDS[x.kind]
    c.panel(box, ground, 14, t.INK, 3, on=t.SAND)
    c.icon(x.kind, box.part(6, 5, 44, 44))
    c.text(box.part(54, 4, box.w - 58, 46), s.short(card), size=48, least=LEAST, weight="bold", about=f"card {card}")
    lines: list[list[Sign]] = [
        [*([coin(x.coins)] if x.coins else []), *[("vase", 0)] * x.vases, *([point(x.points)] if x.points else [])],
        [(r, 0) for r, n in x.needs.items() for _ in range(n)],
        [*_when(x.deeds[0].when), *(sign for d in x.deeds for sign in deed(d))],
    ]
    high = (box.h - 56) // 3
    for i, line in enumerate(lines):
        place = Box(box.x + 6, box.y + 52 + i * high, box.w - 12, high - 2)
        if i == 2:
            c.panel(place, t.SAIL, 8, on=ground)
        s.row(line, place.inset(2), most=58, about=f"card {card} line {i}")


def _when(when: str) -> list[Sign]:
    return [] if when == "now" else [(when, 0)]


def _line(s: Scene) -> list[str]:
    """The hand, then the special projects that are not built yet."""
    me = s.view.seats[s.mine]
    return [*sorted(me.hand or ()), *(a.tile.tile for a in s.view.areas if a.tile and a.tile.tile not in me.projects)]


def line_height(s: Scene) -> int:
    """Rows of a hand in one line each."""
    return -(-len(_line(s)) // _abreast(s)) * (LINE + 6) - 6


def _abreast(s: Scene) -> int:
    return 9 if len(_line(s)) <= 18 else 12


def line(s: Scene) -> None:
    """The hand and special projects as signs, where the map is what matters more."""
    area, wide = s.box("all"), _abreast(s)
    for i, what in enumerate(_line(s)):
        box = area._replace(y=area.y + i // wide * (LINE + 6), h=LINE).split(wide, 6)[i % wide]
        if what in s.view.cards:
            chip(s, what, box, LEAST)
        else:
            s.canvas.panel(box, t.PANEL, 8, t.INK, 2, on=t.SAND)
            s.canvas.text(box, s.short(what), size=45, least=LEAST, weight="bold", align="centre", about=f"tile {what}")


def chip(s: Scene, card: str, box: Box, least: int = 40) -> None:
    """A card as its kind and its sign."""
    c = s.canvas
    kind = s.view.cards[card].kind
    c.panel(box, GROUNDS[kind], 8, t.INK, 2, on=t.SAND)
    x = 4
    if box.w > 140:
        c.icon(kind, box.part(4, (box.h - 42) // 2, 42, 42))
        x = 48
    c.text(
        box.part(x, 0, box.w - x - 2),
        s.short(card),
        size=45,
        least=least,
        weight="bold",
        align="centre",
        about=f"card {card}",
    )


def projects(s: Scene, area: Box) -> None:
    """The special projects that anybody may build: sign, cost, what must be shown, what they bring."""
    c = s.canvas
    for one, box in zip(s.view.areas, area.split(len(s.view.areas), 8), strict=True):
        c.panel(box, t.PANEL, 12, t.EDGE, on=t.SAND)
        x = one.tile
        if x is None:
            continue
        about = f"tile {x.tile}"
        upper, lower = box.part(8, 6, box.w - 16, 56), box.part(8, 66, box.w - 16, box.h - 72)
        c.text(upper._replace(w=130), s.short(x.tile), size=48, least=LEAST, weight="bold", about=about)
        s.row(
            [coin(x.coins), ("arrow", 0), point(x.points), (f"{x.track}_track", 0)],
            upper.part(134, 0),
            most=54,
            about=f"{about} cost",
        )
        s.row([(r, 0) for r, n in x.needs.items() for _ in range(n)], lower, most=50, about=f"{about} needs")
