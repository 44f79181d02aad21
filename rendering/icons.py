"""Our own drawings. Every good, role and thing has an outline of its own: none needs its colour to be told apart."""

from __future__ import annotations

from collections.abc import Callable

from rendering import marks, roles
from rendering import theme as t
from rendering.pen import Pen, curve, ring, turned

Drawing = Callable[[Pen], None]


def corn(p: Pen) -> None:
    p.poly([*curve((50, 98), (2, 86), (10, 30)), *curve((10, 30), (34, 50), (50, 98))], t.LEAF)
    p.poly([*curve((50, 98), (98, 86), (90, 30)), *curve((90, 30), (66, 50), (50, 98))], t.LEAF)
    p.poly([*curve((50, 90), (16, 80), (18, 8), (50, 2)), *curve((50, 2), (82, 8), (84, 80), (50, 90))], t.CORN)
    for x, y in ((41, 24), (59, 24), (34, 42), (50, 42), (66, 42), (36, 60), (50, 60), (64, 60)):
        p.disc(x, y, 4.5, t.blend(t.INK, t.CORN, 0.45), 0)


def indigo(p: Pen) -> None:
    for i in range(5):
        p.poly(turned(ring(50, 25, 19, 23), 72 * i), t.INDIGO)
    for i in range(5):
        p.poly(turned(ring(50, 27, 13, 18), 72 * i), t.INDIGO, 0)
    p.disc(50, 50, 14, t.CORN)


def sugar(p: Pen) -> None:
    p.poly([(50, 4), (92, 26), (50, 48), (8, 26)], t.SUGAR)
    p.poly([(8, 26), (50, 48), (50, 97), (8, 75)], t.blend(t.STONE_LIGHT, t.WHITE, 0.35))
    p.poly([(92, 26), (50, 48), (50, 97), (92, 75)], t.blend(t.STONE_LIGHT, t.WHITE, 0.8))


def tobacco(p: Pen) -> None:
    leaf = [*curve((50, 84), (4, 78), (6, 28), (50, 2)), *curve((50, 2), (94, 28), (96, 78), (50, 84))]
    p.line([(50, 80), (50, 96)], t.INK, 10)
    p.poly(leaf, t.TOBACCO)
    p.line([(50, 16), (50, 84)], t.INK, 5)
    for y in (36, 56):
        p.line([(30, y - 4), (50, y + 14), (70, y - 4)], t.INK, 5)


def coffee(p: Pen) -> None:
    p.poly(turned(ring(50, 50, 33, 46), 35), t.COFFEE)
    p.line(turned([*curve((50, 10), (24, 36), (50, 50)), *curve((50, 50), (76, 64), (50, 90))], 35), t.PANEL, 7)


def quarry(p: Pen) -> None:
    p.poly([(4, 94), (10, 54), (46, 54), (48, 94)], t.STONE)
    p.poly([(52, 94), (54, 54), (88, 54), (96, 94)], t.STONE_LIGHT)
    p.poly([(22, 54), (30, 12), (68, 12), (78, 54)], t.STONE_LIGHT)
    p.poly([(22, 54), (30, 12), (48, 12), (46, 54)], t.STONE, 0)
    p.poly([(22, 54), (30, 12), (68, 12), (78, 54)], None)


def forest(p: Pen) -> None:
    """A plantation tile that lies face down as a forest: two firs."""
    for x, top, wide in ((30, 18, 28), (66, 2, 32)):
        p.rect(x - 6, 84, x + 6, 98, t.TOBACCO)
        high = 88 - top
        side = [(0, 0), (0.62, 0.42), (0.36, 0.42), (1, 1)]
        right = [(x + a * wide, top + b * high) for a, b in side]
        left = [(x - a * wide, top + b * high) for a, b in reversed(side[1:])]
        p.poly([*right, *left], t.LEAF)


def colonist(p: Pen) -> None:
    body = [(14, 97), *curve((14, 97), (20, 58), (42, 52)), *curve((58, 52), (80, 58), (86, 97)), (86, 97)]
    p.poly(body, t.PEOPLE)
    p.disc(50, 30, 26, t.PEOPLE)


def doubloon(p: Pen) -> None:
    p.disc(50, 50, 49, t.GOLD, 5)


def coins(p: Pen) -> None:
    """Doubloons as a stock (a single one carries a number)."""
    for y in (70, 50, 30):
        p.rect(6, y - 4, 94, y + 24, t.GOLD, 4, 14)
    p.oval(6, 8, 94, 46, t.GOLD)
    p.oval(24, 16, 76, 38, None, 3)


def point(p: Pen) -> None:
    """A victory point: a shield."""
    p.poly(
        [(6, 8), (94, 8), (94, 50), *curve((94, 50), (92, 82), (50, 97)), *curve((50, 97), (8, 82), (6, 50))], t.POINT
    )


def points(p: Pen) -> None:
    """Victory points as a stock: a shield with a star."""
    point(p)
    star = [turned([(50, 18)], 72 * i, (50, 46))[0] for i in range(5)]
    inner = [turned([(50, 33)], 36 + 72 * i, (50, 46))[0] for i in range(5)]
    p.poly([q for pair in zip(star, inner, strict=True) for q in pair], t.INK, 0)


def governor(p: Pen) -> None:
    p.poly([(6, 82), (2, 24), (27, 50), (50, 10), (73, 50), (98, 24), (94, 82)], t.GOLD, 5)
    p.rect(6, 78, 94, 96, t.GOLD, 5, 3)
    for x, y in ((8, 20), (50, 10), (92, 20)):
        p.disc(x, y, 8, t.CHANGED, 3)


def ship(p: Pen) -> None:
    """The colonist ship."""
    p.line([(46, 6), (46, 66)], t.INK, 6)
    p.poly([*curve((50, 8), (92, 26), (88, 56)), (50, 56)], t.SAIL)
    p.poly([*curve((40, 14), (12, 34), (14, 56)), (40, 56)], t.SAIL)
    p.poly([(2, 64), (98, 64), (82, 94), (18, 94)], t.HULL)


def house(p: Pen) -> None:
    """The trading house: a roof over a gate."""
    p.rect(14, 42, 86, 96, t.SAIL, 4, 2)
    p.poly([(2, 46), (50, 6), (98, 46)], t.TOBACCO)
    p.rect(36, 60, 64, 97, t.INK, 0, 12)


def back(p: Pen) -> None:
    """Plantation tiles, face down."""
    p.rect(16, 4, 97, 84, t.BACK, 4, 8)
    p.rect(4, 16, 85, 97, t.BACK, 4, 8)
    p.poly([(44, 34), (64, 56), (44, 78), (24, 56)], t.PANEL)


def discards(p: Pen) -> None:
    """Plantation tiles thrown away."""
    p.rect(8, 8, 92, 92, t.PALE, 4, 8)
    p.line([(28, 28), (72, 72)], t.INK, 8)
    p.line([(72, 28), (28, 72)], t.INK, 8)


def empty(p: Pen) -> None:
    """A circle that waits for a colonist."""
    p.disc(50, 50, 48, t.SAIL, 11)


def full(p: Pen) -> None:
    """A circle with a colonist on it."""
    p.disc(50, 50, 48, t.PEOPLE, 11)
    p.disc(50, 50, 14, t.SAIL, 0)


def noble(p: Pen) -> None:
    """A noble, on a circle or not: a square with a letter."""
    p.rect(2, 2, 98, 98, t.NOBLE, 7, 10)
    p.sign(50, 50, 58, t.WHITE)


def either(p: Pen) -> None:
    """A circle where a colonist works otherwise than a noble."""
    p.rect(1, 1, 99, 99, t.PANEL, 7, 6)
    p.disc(50, 50, 37, t.SAIL, 9)


def either_full(p: Pen) -> None:
    """Such a circle with a colonist on it."""
    p.rect(1, 1, 99, 99, t.PANEL, 7, 6)
    p.disc(50, 50, 37, t.PEOPLE, 9)
    p.disc(50, 50, 12, t.SAIL, 0)


def guest(p: Pen) -> None:
    """A colonist who may still move elsewhere: an arrow instead of the dot."""
    p.disc(50, 50, 48, t.PEOPLE, 9)
    p.poly([(32, 22), (78, 50), (32, 78)], t.SAIL, 0)


def guest_noble(p: Pen) -> None:
    """A noble who may still move elsewhere: the square has become a pointer."""
    p.poly([(4, 5), (66, 5), (96, 50), (66, 95), (4, 95)], t.NOBLE, 7)
    p.sign(42, 50, 52, t.WHITE)


def windrose(p: Pen) -> None:
    """Colonists on the windrose: without work."""
    _rose(p)
    p.poly([(29, 72), *curve((29, 72), (33, 54), (50, 50)), *curve((50, 50), (67, 54), (71, 72))], t.PEOPLE, 3)
    p.disc(50, 38, 13, t.PEOPLE, 3)


def windrose_noble(p: Pen) -> None:
    """Nobles on the windrose."""
    _rose(p)
    p.rect(28, 28, 72, 72, t.NOBLE, 3, 5)
    p.sign(50, 50, 29, t.WHITE)


def _rose(p: Pen) -> None:
    """A compass: a ring and four points."""
    for i in range(4):
        p.poly(turned([(50, 1), (68, 26), (32, 26)], 90 * i), t.INK, 0)
    p.disc(50, 50, 39, t.SAIL, 6)


def asked(p: Pen) -> None:
    """Whose turn it is: a pointing hand's simpler cousin."""
    p.poly([(8, 6), (94, 50), (8, 94), (26, 50)], t.DEEP, 0)


def notch(p: Pen) -> None:
    """The corner of what changed."""
    p.poly([(0, 0), (100, 0), (100, 100)], t.CHANGED, 0)
    p.disc(68, 32, 15, t.WHITE, 0)


ICONS: dict[str, Drawing] = {
    f.__name__: f
    for f in (
        corn,
        indigo,
        sugar,
        tobacco,
        coffee,
        quarry,
        forest,
        colonist,
        doubloon,
        coins,
        point,
        points,
        governor,
        ship,
        house,
        roles.settler,
        roles.mayor,
        roles.builder,
        roles.craftsman,
        roles.trader,
        roles.captain,
        roles.prospector,
        marks.wood,
        marks.arrow,
        marks.swap,
        marks.first,
        back,
        discards,
        empty,
        full,
        noble,
        either,
        either_full,
        guest,
        guest_noble,
        windrose,
        windrose_noble,
        asked,
        notch,
    )
}
ICONS["prospector_2"] = roles.prospector
GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
