"""The river: its spaces with their rewards, harbours, locks and ships; what lies ahead of a ship, drawn larger."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.boonlake.view import RiverView
from rendering import theme as t
from rendering.boonlake.scene import Scene
from rendering.boonlake.signs import worth
from rendering.questions import LEAST
from rendering.spots import Box

BEDS = {1: "upper", 2: "lower"}  # which is sailed in which round
AHEAD = 9  # spaces in sight


def river(s: Scene) -> None:
    """The common stretch, below it both beds."""
    c, area = s.canvas, s.box("all")._replace(h=s.high)
    c.panel(area, t.SEA, 14, t.WAVE, on=t.SAND)
    inner = area.inset(6)
    high = (inner.h - 6) // 2
    beds = {bed: [x for x in s.view.river if x.bed == bed] for bed in ("common", "upper", "lower")}
    _stretch(s, beds["common"], inner._replace(h=high))
    lower = inner._replace(y=inner.y + high + 6, h=high)
    for box, bed in zip(lower.split(2, 14), ("upper", "lower"), strict=True):
        _stretch(s, beds[bed], box)


def ahead(s: Scene) -> None:
    """Where the ship of who is asked may go: the spaces that come next, this round's bed."""
    c, area = s.canvas, s.box("all")._replace(h=s.high)
    c.panel(area, t.SEA, 14, t.WAVE, on=t.SAND)
    bed = BEDS.get(s.view.round, "upper")
    way = [x for x in s.view.river if x.bed in ("common", bed)]
    ship = s.view.seats[s.mine].ship
    at = next((i for i, x in enumerate(way) if x.space == ship), 0)
    at = max(0, min(at, len(way) - AHEAD - 1))
    _stretch(s, way[at : at + AHEAD + 1], area.inset(6))


def _stretch(s: Scene, spaces: Sequence[RiverView], area: Box) -> None:
    then = {x.space: x.ships for x in s.before.river} if s.before else {}
    for space, place in zip(spaces, area.split(len(spaces), 4), strict=True):
        box = place._replace(w=place.w - (8 if space.lock else 0))
        _space(s, space, box)
        if space.lock:
            y = place.h // 2 - 18 if place.w > 100 else place.h - 40  # beside the reward, or below it
            s.canvas.icon("river_lock", Box(place.x + place.w - 22, place.y + y, 28, 36))
        if then:
            s.mark(box, space.ships, then.get(space.space), f"river {space.space}")


def _space(s: Scene, space: RiverView, box: Box) -> None:
    """Number, harbour, reward; ships below."""
    c = s.canvas
    fill = t.SAIL if space.harbour else t.PANEL
    c.panel(box, fill, 10, t.INK if space.harbour else t.EDGE, 3 if space.harbour else 2, on=t.SEA)
    large = box.w > 100
    number = box.part(4, 0, box.w - 8, 46)
    told = space.space.upper()
    c.text(
        number,
        told,
        size=LEAST,
        least=LEAST if large else t.SMALL,
        align="left" if large else "centre",
        about=f"river {told}",
    )
    if space.harbour:
        side = 42 if large else 30
        place = (
            Box(box.x + box.w - side - 4, box.y + 4, side, side)
            if large
            else Box(box.x + (box.w - side) // 2, box.y + box.h - side - 2, side, side)
        )
        c.icon("captain", place, pale=bool(space.ships) and not large)
    rest = box.part(3, 46, box.w - 6, box.h - 50)
    signs = worth(space.gains)
    ships = rest._replace(h=rest.h // 2)
    if large:
        s.row(signs, rest._replace(h=rest.h // 2), most=56, about=f"river reward {space.space}")
        ships = rest.part(0, rest.h // 2)
    else:
        s.row(signs, rest._replace(h=44), most=44, about=f"river reward {space.space}")
        ships = rest.part(0, 44 if signs else 0)
        if space.lock:
            ships = ships._replace(w=ships.w - 10)
    _ships(s, space, ships, large)


def _ships(s: Scene, space: RiverView, box: Box, large: bool) -> None:
    """Ships side by side, two abreast where the space is narrow."""
    n = len(space.ships)
    if not n:
        return
    wide = n if large else min(2, n)
    side = min(box.h // -(-n // wide), (box.w - 2) // wide, 60)
    x, y = box.x + (box.w - side * wide) // 2, box.y + (box.h - side * -(-n // wide)) // 2
    for i, seat in enumerate(space.ships):
        s.piece("ship", seat, Box(x + i % wide * side, y + i // wide * side, side, side))
