"""The action board with its strips, the income tracks, the canals of all, the labels of regions drawn large."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.boonlake.view import RowView, StepView
from rendering import theme as t
from rendering.boonlake.drawings import DRAWN
from rendering.boonlake.map import presences
from rendering.boonlake.pieces import REGIONS
from rendering.boonlake.scene import Scene
from rendering.boonlake.signs import Sign, worth
from rendering.questions import LEAST
from rendering.spots import Box

LEFT: dict[str, list[Sign]] = {
    "explore": [("tile", 0)],
    "improve": [("inhabitant", 0), "/", ("house", 0)],
    "pasture": [("pasture", 0)],
    "label": [("region_boonlake", 0)],
    "inhabitant": [("inhabitant", 0)],
    "modernise": [("lever", 0)],
    "play_or_draw": [("play", 0), "/", ("card", 2)],
}
RIGHT: dict[str, list[Sign]] = {
    "cards": [("card", 2), ("play", 0)],
    "improve": [("inhabitant", 0), "/", ("house", 0), "/", ("play", 0)],
    "cattle": [("cattle", 0), "/", ("play", 0)],
    "regions": [("doubloon", 1), "/", ("region_boonlake", 0)],
    "hire": [("doubloon", 3), "/", ("card", 3), ("arrow", 0), ("inhabitant", 0)],
    "modernise": [("lever", 0), "/", ("card", 1)],
    "play": [("play", 0)],
}


def actions(s: Scene) -> None:
    """The rows from top to bottom: steps of the ship, what the strip costs, the strip with its two parts."""
    area = s.box("all")._replace(h=s.high)
    n = len(s.view.rows)
    step = (area.h + 6) // n
    moved = taken([row.strip for row in s.view.rows], [row.strip for row in s.before.rows]) if s.before else set[str]()
    for i, row in enumerate(s.view.rows):
        box = Box(area.x, area.y + i * step, area.w, step - 6)
        _row(s, row, box)
        s.mark(box, row.strip in moved, False, f"row {row.row}")


def taken(now: Sequence[str], then: Sequence[str]) -> set[str]:
    """The strips that were taken between two orders of rows, "" for one that is still in play; those that have only
    moved up are not among them.

    Who is taken becomes the lowest: whatever lies above the first strip that has come below a lower one was let alone.
    """
    if list(now) == list(then):
        return set()
    places, last, found = {strip: i for i, strip in enumerate(then)}, -1, set[str]()
    for strip in now:
        if not strip or found - {""} or places.get(strip, -1) < last:
            found.add(strip)
        else:
            last = places.get(strip, last)
    return found


def _row(s: Scene, row: RowView, box: Box) -> None:
    c = s.canvas
    c.panel(box, t.PANEL if row.strip else t.PALE, 12, t.EDGE, on=t.SAND)
    large = box.w > 1000
    least = LEAST if large else 32
    side = min(box.h - 10, 60)
    wide = side + 52
    c.icon("ship", Box(box.x + 8, box.y + (box.h - side) // 2, side, side))
    c.number(box.part(12 + side, 0, 44), row.steps, f"row {row.row} steps", t.LARGE, least=least if large else 40)
    if row.points:
        s.row(
            ["−", ("point", row.points)], box.part(wide + 6, 0, 86), most=52, align="left", about=f"row {row.row} cost"
        )
    x = wide + 96
    if not row.strip:
        return
    strip = s.view.strips[row.strip]
    if strip.kind:
        c.icon(strip.kind, Box(box.x + x, box.y + (box.h - side) // 2, side, side))
    else:
        s.row(worth({"coins": 3}), Box(box.x + x, box.y, side, box.h), most=side, about=f"row {row.row} coins")
    x += side + 12
    name = box.part(x, 2, 440 if large else 236, box.h - 4)
    c.text(
        name,
        *s.called(row.strip),
        size=56 if large else 40,
        least=least,
        weight="bold",
        lines=2,
        about=f"strip {row.strip}",
    )
    x += name.w + 12
    rest = box.part(x, 4, box.w - x - 8, box.h - 8)
    if not large:
        return
    left, right = rest._replace(w=rest.w * 42 // 100), rest.part(rest.w * 42 // 100 + 56, 0)
    signs = [sign for effect in strip.left for sign in LEFT[effect]]
    s.row(signs, left, most=54, align="left", about=f"strip {row.strip} left")
    c.icon("arrow", Box(right.x - 50, box.y + (box.h - 36) // 2, 36, 36))
    s.row(RIGHT[strip.right], right, most=54, align="left", about=f"strip {row.strip} right")


def tracks(s: Scene) -> None:
    """The two income tracks: what each step gives, what is got on the way, who stands where."""
    c, area = s.canvas, s.box("all")._replace(h=s.high)
    high = (area.h - 8) // 2
    then = s.before.tracks if s.before else {}
    for i, (track, steps) in enumerate(s.view.tracks.items()):
        line = Box(area.x, area.y + i * (high + 8), area.w, high)
        c.panel(line, t.PANEL, 14, t.EDGE, on=t.SAND)
        c.icon(f"{track}_track", Box(line.x + 8, line.y + (line.h - 72) // 2, 72, 72))
        places = line.part(88, 6, line.w - 96, line.h - 12).split(len(steps), 4)
        for n, (step, box) in enumerate(zip(steps, places, strict=True)):
            _step(s, step, f"{track} {n}", n, box)
            if track in then:
                s.mark(box, step.seats, then[track][n].seats, f"step {track} {n}")


def _step(s: Scene, step: StepView, about: str, n: int, box: Box) -> None:
    """A step of a track: its number, the reward of reaching it, its income, who stands there."""
    c = s.canvas
    c.panel(box, t.CELL, 8, t.INK if step.gains else t.EDGE, 2, on=t.PANEL)
    c.number(box.part(4, 0, 60, 46), n, f"step {about}", LEAST, weight="regular", least=LEAST)
    s.row(worth(step.gains), box.part(56, 2, box.w - 60, 42), most=40, about=f"step reward {about}")
    s.row(worth(step.income), box.part(3, 48, box.w - 6, 50), most=50, about=f"income {about}")
    low = box.part(2, 100, box.w - 4, box.h - 102)
    wide, high = min(low.w // max(2, len(step.seats)), 58), min(low.h, 58)
    for k, seat in enumerate(step.seats):
        s.small_badge(seat, Box(low.x + k * wide, low.y + (low.h - high) // 2, wide, high).inset(1))


def canals(s: Scene) -> None:
    """Everybody's canal: the areas from upstream on, with the boats and the production sites."""
    area = s.box("all")._replace(h=s.high)
    n = len(s.view.seats)
    order = [s.mine, *(seat for seat in range(n) if seat != s.mine)] if s.mine >= 0 else list(range(n))
    step = min(180, (area.h + 8) // n)
    for i, seat in enumerate(order):
        box = Box(area.x, area.y + i * step, area.w, step - 8)
        s.canvas.panel(box, t.PANEL, 14, t.EDGE, on=t.SAND)
        s.badge(seat, box.part(10, 0, 76).square(72))
        canal(s, seat, box.part(100, 8, box.w - 108, box.h - 16))


def canal(s: Scene, seat: int, area: Box) -> None:
    """One seat's canal."""
    c, me = s.canvas, s.view.seats[seat]
    for box, resource in zip(area.split(len(s.view.canal), 8), s.view.canal, strict=True):
        c.panel(box, t.SEA, 10, t.EDGE, on=t.PANEL)
        side = min(box.h - 8, 64)
        y = box.y + (box.h - side) // 2
        c.icon(DRAWN.get(resource, resource), Box(box.x + 6, y, side, side))
        level = me.sites.get(resource, 0)
        about = f"seat {seat} site {resource}"
        c.number(box.part(side + 14, 0, 44), level, about, t.LARGE, "left", pale=not level, least=LEAST)
        boats = me.boats.count(resource)
        for k in range(boats):
            c.icon("barge", Box(box.x + side + 62 + k * (side + 4), y, side, side))


def regions(s: Scene) -> None:
    """The four regions: label, whether it is covered, who has how many presences."""
    c, area = s.canvas, s.box("all")._replace(h=s.high)
    step = min(200, (area.h + 10) // len(s.view.regions))
    for i, region in enumerate(s.view.regions):
        box = Box(area.x, area.y + i * step, area.w, step - 10)
        c.panel(box, REGIONS[region.region], 14, t.INK, 3, on=t.SAND)
        about = f"region {region.region}"
        c.text(
            box.part(20, 4, 400, box.h - 8),
            *s.called(region.region),
            size=64,
            least=LEAST,
            weight="bold",
            lines=2,
            about=about,
        )
        s.row(
            worth(region.gains),
            box.part(430, 4, 110, box.h - 8),
            most=84,
            pale=region.covered,
            about=f"label {region.region}",
        )
        if region.covered:
            c.text(
                box.part(540, 4, 262, box.h - 8),
                s.words("picture-covered"),
                size=45,
                least=LEAST,
                lines=2,
                about=f"covered {region.region}",
            )
        presences(s, region, box.part(810, 4, box.w - 826, box.h - 8), LEAST)
        if s.before:
            old = next(r for r in s.before.regions if r.region == region.region)
            s.mark(box, (region.covered, region.presences), (old.covered, old.presences), about)
