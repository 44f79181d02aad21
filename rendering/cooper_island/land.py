"""A peninsula: spaces as hexagons with their terrain, their height and what lies there; the water along its coast."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.cooper_island.view import SeatView, SpaceView
from rendering import theme as t
from rendering.cooper_island.scene import Scene
from rendering.icons import ICONS
from rendering.pen import Pen
from rendering.spots import Box

GROUNDS = {
    "": t.SAND,
    "forest": t.FIELDS["forest"],
    "meadow": t.FIELDS["corn"],
    "mountain": t.FIELDS["quarry"],
    "settlement": t.ROSE,
    "water": t.SEA,
}
WIDE, HIGH = 7.0, 7 * 0.866 + 1.155  # of a peninsula with its coast, in widths of a space
LAYERS = 6  # of height that are drawn; from there on the number alone tells


class Look(NamedTuple):
    """All that the drawing of a space depends on, but for what is written there. `named`: its name stands on top."""

    ground: str  # a terrain, "water", "" for unexplored land
    level: int = 0
    near: bool = False
    isthmus: bool = False
    changed: bool = False
    named: bool = True


@lru_cache(maxsize=256)
def _space(look: Look, wide: int) -> tuple[Image.Image, Image.Image]:
    """A space: its colours and its mask. Its terrain is a sign at the left, or where no name stands there, at the top;
    its height are layers at the lower edge."""
    high = round(wide * 1.155)
    p = Pen(wide, high)
    edge = 100 * high / wide
    shape = [(50, 1), (99, edge / 4), (99, edge * 3 / 4), (50, edge - 1), (1, edge * 3 / 4), (1, edge / 4)]
    p.poly(shape, GROUNDS[look.ground], 0)
    if look.ground and look.ground != "water":
        share, left, top = (0.33, 4, 49) if look.named else (0.42, 29, 7)
        inner = Pen(round(wide * share))
        ICONS[look.ground](inner)
        p.image.paste(inner.image, (round(left * p.scale), round(top * p.scale)), inner.image)
        for i in range(1, min(look.level, LAYERS)):
            y = edge - 6 * i
            p.line([(3, y - edge / 4), (50, y), (97, y - edge / 4)], t.INK, 2)
    thick, ink = (4.5, t.INK) if look.near else (2.5, t.EDGE if look.ground in ("", "water") else t.INK)
    if look.changed:
        thick, ink = 6, t.CHANGED
    p.poly(shape, None, thick, ink)
    if look.isthmus:
        p.line([(28, 16), (50, 5), (72, 16)], t.DEEP, 7)
    if look.changed:
        p.poly([(99, edge / 4), (99, edge / 4 + 24), (78, edge / 4 - 10)], t.CHANGED, 0)
    drawn = p.done()
    return drawn.convert("RGB"), drawn.getchannel("A")


def places(area: Box, wide: int) -> tuple[float, float]:
    """Where the hex (0, 0) has its corner, the peninsula standing in the middle of an area."""
    x = area.x + (area.w - WIDE * wide) / 2 + 3 * wide
    y = area.y + (area.h - HIGH * wide) / 2 + 7 * 0.866 * wide
    return x, y


def at(area: Box, wide: int, hex: tuple[int, int]) -> Box:
    """The box of a space; they overlap by their points."""
    x, y = places(area, wide)
    q, r = hex
    return Box(round(x + (q + r / 2) * wide), round(y + r * 0.866 * wide), wide, round(wide * 1.155))


def width(area: Box) -> int:
    """How wide spaces can be so that a peninsula fits."""
    return int(min(area.w / WIDE, area.h / HIGH)) // 2 * 2


def peninsula(s: Scene, me: SeatView, area: Box, least: int, named: bool = True) -> None:
    """A seat's land and coast, as large as goes into an area; `least`: the size of what is written.

    Without names there is room for larger signs: for an overview, where nothing is to be chosen.
    """
    wide = width(area)
    old = s.old_seat(me.seat)
    then = {x.space: x for x in old.spaces} if old is not None else {}
    islets = {x.water: x for x in me.islets}
    for water in s.view.waters:
        box = at(area, wide, water.at)
        islet = islets.get(water.water)
        new = old is not None and islet is not None and all(x.water != water.water for x in old.islets)
        about = f"seat {me.seat} water {water.water}"
        lay(s, box, Look("water", changed=new), about)
        name = water.water
        if not named:
            if islet is not None:
                s.canvas.icon(islet.islet, box.square(round(wide * 0.66)))
        elif islet is not None:
            _name(s, box, name, about, least)
            side = round(wide * 0.5)
            s.canvas.icon(islet.islet, Box(box.x + (wide - side) // 2, box.y + round(wide * 0.49), side, side))
        else:
            s.canvas.text(box, name, size=least, least=least, align="centre", about=about)
    for space in me.spaces:
        was = then.get(space.space)
        changed = was is not None and (was.terrain, was.level, was.on) != (space.terrain, space.level, space.on)
        look = Look(space.terrain, space.level, space.near, space.isthmus, changed, named)
        _land(s, me, space, at(area, wide, space.at), least, look)


def lay(s: Scene, box: Box, look: Look, about: str) -> None:
    """The ground of a space."""
    colours, mask = _space(look, box.w)
    s.canvas.image.paste(colours, (box.x, box.y), mask)
    if look.changed:
        s.canvas.marks.append((about, box))


def _land(s: Scene, me: SeatView, space: SpaceView, box: Box, least: int, look: Look) -> None:
    c, wide, about = s.canvas, box.w, f"seat {me.seat} space {space.space}"
    lay(s, box, look, about)
    if not look.named:
        _plain(s, space, box, about)
        return
    _name(s, box, space.space, about, least)
    top, high = box.y + round(wide * 0.5), round(wide * 0.38)
    if not space.level:
        if space.on:
            s.canvas.icon(space.on, Box(box.x + (wide - high) // 2, top, high, high))
        return
    size = max(least, t.BIG)
    digit = Box(box.x + round(wide * 0.36), top + (high - size) // 2, max(round(wide * 0.24), size * 60 // 100), size)
    c.number(digit, space.level, f"{about} level", size, "centre", least=size)
    if space.on:
        side = min(high, box.x + wide - 4 - digit.x - digit.w)
        c.icon(space.on, Box(digit.x + digit.w, top + (high - side) // 2, side, side))


def _plain(s: Scene, space: SpaceView, box: Box, about: str) -> None:
    """The height of a space and what lies there, large."""
    wide = box.w
    if not space.level:
        if space.on:
            s.canvas.icon(space.on, box.square(round(wide * 0.6)))
        return
    size = max(x for x in t.SCALE if x <= wide * 0.52)
    high = round(wide * (0.45 if space.level < 10 else 0.3))
    low = box.part(round(wide * 0.08), round(wide * 0.5))._replace(w=round(wide * 0.84), h=high)
    digit = Box(low.x, low.y + (high - size) // 2, low.w - (high if space.on else 0), size)
    s.canvas.number(digit, space.level, f"{about} level", size, "centre", least=size)
    if space.on:
        s.canvas.icon(space.on, low.part(low.w - high, 0))


def _name(s: Scene, box: Box, name: str, about: str, least: int) -> None:
    wide = box.w
    place = Box(box.x + round(wide * 0.1), box.y + round(wide * 0.13), round(wide * 0.8), round(wide * 0.38))
    s.canvas.text(place, name, size=least, least=least, align="centre", about=about)
