"""The map: 33 spaces in four regions around the lake, bridges, tiles with their building sites, pieces, cattle, labels.

Spaces lie as on the board, in rows shifted by half a space, but broader than high, and the lake between the regions is
left out: those in the east stand as close as bridges allow.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.boonlake.view import RegionView, SiteView, SpaceView
from rendering import theme as t
from rendering.boonlake.pieces import REGIONS
from rendering.boonlake.scene import Scene
from rendering.boonlake.signs import Sign, worth
from rendering.pen import Pen
from rendering.questions import LEAST
from rendering.spots import Box

TIP = 14  # pixels of a space above and below its straight sides
WEST = ("boonlake", "new_hope")
SHIFT = -1  # the east stands so many rows higher and columns further west than on the board
LABELS = 96  # pixels that the labels of regions take between north and south
ROWS, COLUMNS = 6, 7.5


class Grid:
    """Where the spaces of the map stand within an area; labels need a gap between north and south."""

    def __init__(self, area: Box, labels: bool) -> None:
        self.area = area
        self.gap = LABELS + 20 if labels else 44
        self.wide = int(area.w / COLUMNS)
        self.pitch = (area.h - self.gap - 2 * TIP) // ROWS
        self.left = area.x + (area.w - int(self.wide * COLUMNS)) // 2

    def at(self, space: SpaceView) -> Box:
        """The box of a space, its tips included."""
        shift = 0 if space.region in WEST else SHIFT
        row = space.row + shift
        south = row > ROWS // 2
        x = self.left + int((space.column + shift + (space.row % 2) / 2) * self.wide)
        y = self.area.y + (row - south) * self.pitch + (self.gap if south else 0)
        return Box(x + 2, y, self.wide - 4, self.pitch + 2 * TIP - 4)

    def label(self, i: int) -> Box:
        """A region's label, counted from the west: two on each side of a bridge."""
        y = self.area.y + self.pitch * (ROWS // 2) + 2 * TIP + (self.gap - LABELS - 2 * TIP) // 2 + 4
        x = self.left + int((0.02, 1.66, 3.96, 5.42)[i] * self.wide)
        return Box(x, y, int(self.wide * 1.32), LABELS)


def map_(s: Scene) -> None:
    """The whole map."""
    area = s.box("all")._replace(h=s.high)
    c = s.canvas
    c.panel(area, t.SEA, 14, t.WAVE, on=t.SAND)
    grid = Grid(area.inset(6), area.h >= 740)
    places = {space.space: grid.at(space) for space in s.view.spaces}
    for space in s.view.spaces:
        for other in space.bridges:
            if int(space.space) < int(other):
                _bridge(s, places[space.space], places[other])
    then = {x.space: x for x in s.before.spaces} if s.before else {}
    for space in s.view.spaces:
        _space(s, space, places[space.space])
        if then and then[space.space] != space:
            s.canvas.mark(places[space.space].inset(TIP), f"space {space.space}")
    if grid.gap > LABELS:
        for i, region in enumerate(
            sorted(s.view.regions, key=lambda r: ("boonlake", "new_hope", "unknown", "southern").index(r.region))
        ):
            _label(s, region, grid.label(i))


def _bridge(s: Scene, one: Box, other: Box) -> None:
    """A line from the middle of a space to that of another; the spaces are drawn upon it."""
    draw = ImageDraw.Draw(s.canvas.image)
    ends = [(box.x + box.w // 2, box.y + box.h // 2) for box in (one, other)]
    draw.line(ends, fill=t.INK, width=26)
    draw.line(ends, fill=t.HULL, width=18)


@lru_cache(maxsize=24)
def _hexagon(wide: int, high: int, fill: t.Colour, edge: t.Colour) -> Image.Image:
    p = Pen(wide, high)
    low, tip = 100 * high / wide, 100 * TIP / wide
    p.poly([(50, 0.8), (99, tip), (99, low - tip), (50, low - 0.8), (1, low - tip), (1, tip)], fill, 2, edge)
    return p.done()


def _space(s: Scene, space: SpaceView, box: Box) -> None:
    c, ground = s.canvas, REGIONS[space.region]
    drawn = _hexagon(box.w, box.h, t.PANEL if space.tile else ground, t.INK if space.tile else t.EDGE)
    c.image.paste(drawn, (box.x, box.y), drawn)
    top = Box(box.x + 8, box.y + TIP // 2, box.w - 16, 46)
    if space.tile:  # the region shows as a stripe below the number
        c.panel(Box(box.x + box.w // 2 - 40, top.y + 2, 80, 44), ground, 8, on=t.PANEL)
    c.number(top, space.space, f"space {space.space}", t.LARGE, "centre", least=LEAST)
    lower = Box(box.x + 6, top.y + 48, box.w - 12, box.h - TIP - 54 - TIP // 2)
    if space.pasture:
        _pasture(s, space, lower, top)
    elif space.tile:
        _sites(s, space, lower, top)
    else:
        s.row(worth(space.gains), lower, most=54, about=f"reward {space.space}")


def _pasture(s: Scene, space: SpaceView, box: Box, top: Box) -> None:
    """A pasture has room for four."""
    s.canvas.icon("pasture", Box(top.x + 6, top.y + 4, 42, 42))
    for i, place in enumerate(box.split(4, 2)):
        side = min(place.w, place.h)
        if i < len(space.cattle):
            s.piece("cattle", space.cattle[i], place.square(side))
        else:
            s.canvas.panel(place.square(side - 8), t.CELL, 8, t.EDGE, 2, on=t.PANEL)


def _sites(s: Scene, space: SpaceView, box: Box, top: Box) -> None:
    """The building sites, the upper on the left; each with its letter beside the number of the space."""
    places = box.split(len(space.sites), 4)
    for site, place in zip(space.sites, places, strict=True):
        if len(space.sites) > 1:
            left = site.site.endswith("a")
            corner = Box(top.x + 4 if left else top.x + top.w - 40, top.y, 36, 46)
            s.canvas.text(corner, site.site[-1], size=40, least=36, align="centre", about=f"site {site.site}")
        draw_site(s, site, place)


def draw_site(s: Scene, site: SiteView, place: Box) -> None:
    """What stands on a building site, or what it costs and gives."""
    c = s.canvas
    c.panel(place, t.CELL, 8, t.EDGE, 2, on=t.PANEL)
    inside = place.inset(2)
    settle: list[Sign] = [("settle", site.settle)] if site.settle else []
    if site.seat is not None:
        side = min(inside.h, inside.w // (2 if settle and site.piece != "settlement" else 1), 64)
        if settle and site.piece != "settlement":
            side = min(inside.h, inside.w * 46 // 100, 64)
            s.piece(site.piece, site.seat, inside._replace(w=side))
            s.row(settle, inside.part(side + 4, 0), most=52, about=f"site {site.site}")
        else:
            s.piece(site.piece, site.seat, inside.square(side))
        return
    cost = worth(site.cost)
    gets = [*worth(site.gains), *([("point", -site.loss)] if site.loss else []), *settle]
    if not cost:
        s.row(gets, inside, most=52, about=f"site {site.site}")
        return
    left, right = inside.split(2, 2)
    c.panel(left, t.ROSE, 8, t.INK, 2, on=t.CELL)
    s.row(cost, left.inset(1), most=50, about=f"price of site {site.site}")
    s.row(gets, right, most=50, about=f"site {site.site}")


def _label(s: Scene, region: RegionView, box: Box) -> None:
    """A region's label, its reward or that it is covered, and everybody's presences."""
    c = s.canvas
    c.panel(box, REGIONS[region.region], 10, t.INK, 3, on=t.SEA)
    c.text(
        box.part(8, 2, box.w - 68, 46),
        *s.called(region.region),
        size=45,
        least=28,
        weight="bold",
        about=f"region {region.region}",
    )
    reward = Box(box.x + box.w - 58, box.y + 2, 50, 46)
    s.row(worth(region.gains), reward, most=44, pale=region.covered, about=f"label {region.region}")
    if region.covered:
        ImageDraw.Draw(c.image).line(
            [(reward.x, reward.y + 44), (reward.x + 50, reward.y + 4)], fill=t.CHANGED, width=7
        )
    if s.before:
        old = next(r for r in s.before.regions if r.region == region.region)
        s.mark(box, (region.covered, region.presences), (old.covered, old.presences), f"region {region.region}")
    presences(s, region, box.part(6, 48, box.w - 12, 44))


def presences(s: Scene, region: RegionView, box: Box, least: int = 40) -> None:
    """How many presences each has in a region."""
    known = s.presences(region.region)
    for (seat, n), place in zip(known, box.split(max(3, len(known)), 3), strict=False):
        side = min(place.h, place.w // 2, 60)
        badge = Box(place.x, place.y + (place.h - side) // 2, side, side)
        (s.badge if side >= 50 else s.small_badge)(seat, badge)
        about = f"presences {region.region} {seat}"
        s.canvas.number(place.part(side + 2, 0), n, about, max(least, 44), "left", pale=not n, least=least)
