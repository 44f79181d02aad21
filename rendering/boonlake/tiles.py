"""Scoring tiles: the special project above, the condition with its numbers below, who has built and scored it."""

from __future__ import annotations

from bot.games.boonlake.view import AreaView
from bot.games.boonlake.view.components import ScoringTileView
from rendering import theme as t
from rendering.boonlake.scene import Scene
from rendering.boonlake.signs import Sign, coin, deed, point
from rendering.questions import LEAST
from rendering.spots import Box

SCORINGS = 4


def areas(s: Scene) -> None:
    """The tiles of all areas side by side."""
    area = s.box("all")._replace(h=s.high)
    then = s.before.areas if s.before else ()
    for i, (one, box) in enumerate(zip(s.view.areas, area.split(len(s.view.areas), 10), strict=True)):
        _area(s, one, box)
        if then:
            s.mark(
                box,
                (one.tile, one.built, one.scored),
                (then[i].tile, then[i].built, then[i].scored),
                f"area {one.area}",
            )


def _area(s: Scene, one: AreaView, box: Box) -> None:
    c = s.canvas
    c.panel(box, t.PANEL if one.tile else t.PALE, 14, t.EDGE, on=t.SAND)
    if one.seat is not None:
        s.small_badge(one.seat, Box(box.x + box.w - 76, box.y + 8, 66, 46))
    if one.tile is None:
        return
    tile(s, one.tile, box._replace(w=box.w))
    low = box.part(10, box.h - 60, box.w - 20, 54)
    step = min(40, (low.w - 72 * len(one.scored)) // max(1, len(one.built)))
    for k, seat in enumerate(one.built):
        s.piece("inhabitant", seat, Box(low.x + k * step, low.y + 4, 40, 48)._replace(w=min(40, step)))
    markers = sorted((n, int(seat)) for seat, n in one.scored.items())
    for k, (n, seat) in enumerate(reversed(markers)):
        x = low.x + low.w - (k + 1) * 72
        s.small_badge(seat, Box(x, low.y + 6, 40, 44))
        c.number(Box(x + 42, low.y, 29, 54), n, f"scored {one.area} {seat}", LEAST, least=LEAST)


def tile(s: Scene, x: ScoringTileView, box: Box) -> None:
    """A tile: its sign; cost, needs, points and track of its project; its condition, the numbers of all scorings."""
    c, view = s.canvas, s.view
    about = f"tile {x.tile}"
    c.text(box.part(12, 6, 150, 54), s.short(x.tile), size=56, least=LEAST, weight="bold", about=about)
    low = box.h - 62 - 60  # between the head and the markers
    high = low // 4
    top = box.y + 62
    lines: list[list[Sign]] = [
        [coin(x.coins), ("arrow", 0), point(x.points), (f"{x.track}_track", 0)],
        [(r, 0) for r, n in x.needs.items() for _ in range(n)],
        deed(x.deed),
    ]
    for i, line in enumerate(lines):
        place = Box(box.x + 8, top + i * high, box.w - 16, high - 4)
        if i == 2:
            c.panel(place, t.SEA, 10, t.EDGE, 2, on=t.PANEL)
        s.row(line, place.inset(3), most=64, about=f"{about} line {i}")
    for n, place in enumerate(Box(box.x + 8, top + 3 * high, box.w - 16, high - 4).split(SCORINGS, 4)):
        now = n + 1 == view.scorings and _scoring(s)
        c.panel(place, t.WARNING if now else t.CELL, 8, t.INK if now else t.EDGE, 3 if now else 2, on=t.PANEL)
        told = "/".join(map(str, x.numbers[n]))
        c.text(
            place.inset(2),
            told,
            size=LEAST,
            least=LEAST,
            weight="bold" if now else "regular",
            align="centre",
            about=f"{about} scoring {n + 1}",
        )


def _scoring(s: Scene) -> bool:
    """Whether an interim scoring is going on."""
    return any(a.ask in ("InterimChoice", "ScoreTile", "PayForTile") for a in s.view.asked)


def choice(s: Scene) -> None:
    """The tiles that the asked seat chooses from; their backs, for who may not see them."""
    c, area = s.canvas, s.box("all")._replace(h=min(s.high, 620))
    mine = s.view.seats[s.mine].choice
    for i, box in enumerate(area.split(2, 12)):
        c.panel(box, t.PANEL if mine else t.PALE, 14, t.EDGE, on=t.SAND)
        if i < len(mine):
            tile(s, s.view.scoring_tiles[mine[i]], box)
        elif not mine:
            c.text(box, "?", size=72, least=LEAST, weight="bold", align="centre", about="hidden tile")
