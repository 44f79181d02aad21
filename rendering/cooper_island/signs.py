"""Signs made of others: boats, islets, logbooks and crates by what they do, royal cards by what they count."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from rendering import theme as t
from rendering.cooper_island import drawings
from rendering.icons import ICONS
from rendering.pen import Pen

Drawing = Callable[[Pen], None]


def _within(p: Pen, name: str, x: float, y: float, side: float) -> None:
    """Another icon within this one; x, y and side in hundredths of its width."""
    inner = Pen(round(p.size * side / 100))
    ICONS[name](inner)
    at = (round(x * p.scale), round(y * p.scale))
    whole = Image.new("RGBA", p.image.size, (0, 0, 0, 0))
    whole.paste(inner.image, at)
    p.image.alpha_composite(whole)


def _pair(p: Pen, names: tuple[str, ...], x: float, y: float, side: float) -> None:
    """One sign, or two or three of which one is chosen: smaller, with a stroke between two."""
    if len(names) == 1:
        _within(p, names[0], x, y, side)
    elif len(names) == 2:
        part = side * 0.6
        _within(p, names[0], x - side * 0.05, y - side * 0.05, part)
        _within(p, names[1], x + side * 0.45, y + side * 0.45, part)
    else:
        part = side * 0.52
        for name, dx, dy in zip(names, (0.24, -0.06, 0.54), (-0.06, 0.5, 0.5), strict=True):
            _within(p, name, x + side * dx, y + side * dy, part)


def _boat(names: tuple[str, ...], p: Pen) -> None:
    _pair(p, names, 20, 2, 60)
    drawings.hull(p)


def _islet(names: tuple[str, ...], p: Pen) -> None:
    drawings.islet(p)
    _pair(p, names, 25, 26, 50)


def _logbook(names: tuple[str, ...], p: Pen) -> None:
    drawings.logbook(p)
    _pair(p, names, 27, 24, 52)


def _crate(names: tuple[str, ...], p: Pen) -> None:
    drawings.crate(p)
    _pair(p, names, 22, 26, 56)


def _royal(names: tuple[str, ...], p: Pen) -> None:
    """A crown over what is counted."""
    p.poly([(12, 30), (8, 2), (32, 14), (50, 0), (68, 14), (92, 2), (88, 30)], t.GOLD, 4)
    _pair(p, names, 18, 34, 64)


def high(p: Pen) -> None:
    """High land: layers."""
    for y in (76, 54, 32, 10):
        p.poly([(50, y - 8), (94, y + 4), (50, y + 18), (6, y + 4)], t.BACK, 5)


def unexplored(p: Pen) -> None:
    """Space that is still unknown."""
    p.poly([(50, 3), (92, 27), (92, 73), (50, 97), (8, 73), (8, 27)], t.SAIL, 6)
    p.line([(34, 50), (66, 50)], t.INK, 9)


def area(p: Pen) -> None:
    """Spaces of one terrain that hang together."""
    for x, y in ((27, 31), (73, 31), (50, 70)):
        p.poly([(x, y - 26), (x + 23, y - 13), (x + 23, y + 14), (x, y + 27), (x - 23, y + 14), (x - 23, y - 13)],
               t.FIELDS["forest"], 5)  # fmt: skip


def copy(p: Pen) -> None:
    """As another one."""
    p.rect(22, 4, 97, 78, t.SAIL, 6, 6)
    p.rect(3, 22, 78, 97, t.SAIL, 6, 6)
    p.line([(24, 60), (56, 60)], t.INK, 7)
    p.line([(40, 44), (40, 76)], t.INK, 7)


def plus(p: Pen) -> None:
    """A new one."""
    p.line([(50, 12), (50, 88)], t.INK, 20)
    p.line([(12, 50), (88, 50)], t.INK, 20)


def use(p: Pen) -> None:
    """What it does."""
    p.poly([(36, 4), (64, 4), (64, 46), (90, 46), (50, 96), (10, 46), (36, 46)], t.INK, 0)


for _drawing in (high, unexplored, area, copy, plus, use):
    ICONS[_drawing.__name__] = _drawing
ICONS["copying"] = copy

_SIMPLE = ("wood", "stone", "food")
_DOES: dict[str, tuple[str, ...]] = {
    "boat_1": ("coin",),
    "boat_2": ("gold", "cloth"),
    "boat_3": ("draw_tile",),
    "boat_4": ("compass",),
    "boat_5": _SIMPLE,
    "boat_6": ("copying",),
    "islet_1": ("coin",),
    "islet_2": ("gold", "cloth"),
    "islet_3": ("draw_tile",),
    "islet_4": ("compass",),
    "islet_5": _SIMPLE,
    "islet_6": ("remove_ruin",),
    "logbook_1": ("coin",),
    "logbook_2": ("wood",),
    "logbook_3": ("stone",),
    "logbook_4": ("food",),
    "logbook_5": ("wood", "stone"),
    "logbook_6": ("gold", "cloth"),
    "logbook_7": _SIMPLE,
    "logbook_8": ("draw_tile",),
    "logbook_9": ("compass",),
    "crate_1": ("draw_tile",),
    "crate_2": ("place_tile",),
    "crate_3": ("compass",),
    "crate_4": ("coin",),
    "crate_5": ("any_cube",),
    "royal_1": ("one_master",),
    "royal_2": ("large",),
    "royal_3": ("statue",),
    "royal_4": ("lid",),
    "royal_5": ("high",),
    "royal_6": ("unexplored",),
    "royal_7": ("area",),
    "royal_8": ("copying",),
}
_KINDS: dict[str, Callable[[tuple[str, ...], Pen], None]] = {
    "boat": _boat,
    "islet": _islet,
    "logbook": _logbook,
    "crate": _crate,
    "royal": _royal,
}
for _id, _names in _DOES.items():
    ICONS[_id] = partial(_KINDS[_id.partition("_")[0]], _names)

ICONS["build_boat"] = partial(_boat, ("plus",))
ICONS["use_boat"] = partial(_boat, ("use",))
ICONS["use_islet"] = partial(_islet, ("use",))
ICONS["cargo"] = partial(_boat, ("crate",))

ACTIONS = {  # the sign of an action; for steps a number stands beside it
    "draw": "draw_tile",
    "place": "place_tile",
    "build_boat": "build_boat",
    "erect": "large",
    "remove_ruin": "remove_ruin",
    "erect_statue": "statue",
    "supply": "cargo",
    "use_islet": "use_islet",
    "use_boat": "use_boat",
    "take": "any_cube",
}
