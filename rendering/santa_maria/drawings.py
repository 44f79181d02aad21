"""Our own drawings for Santa Maria: resources, dice, people, terrains, and the small signs of what somebody can do."""

from __future__ import annotations

from rendering import theme as t
from rendering.icons import ICONS
from rendering.pen import Pen, curve


def grain(p: Pen) -> None:
    """An ear."""
    p.line([(50, 40), (50, 98)], t.INK, 7)
    for y in (34, 54, 74):
        for side in (-1, 1):
            p.poly(
                [(50, y + 16), *curve((50, y + 16), (50 + 12 * side, y - 14), (50 + 38 * side, y - 20)),
                 *curve((50 + 38 * side, y - 20), (50 + 36 * side, y + 12), (50, y + 16))],
                t.CORN,
            )  # fmt: skip
    p.poly([*curve((50, 34), (28, 18), (50, 1)), *curve((50, 1), (72, 18), (50, 34))], t.CORN)


def gem(p: Pen) -> None:
    """A cut stone."""
    p.poly([(24, 10), (76, 10), (98, 40), (50, 96), (2, 40)], t.INDIGO, 6)
    p.poly([(24, 10), (76, 10), (66, 40), (34, 40)], t.WAVE, 5)
    p.poly([(34, 40), (66, 40), (50, 92)], t.SEA, 5)


def gold(p: Pen) -> None:
    """Three bars."""
    for x, y in ((26, 12), (2, 54), (50, 54)):
        p.poly([(x + 10, y), (x + 38, y), (x + 47, y + 36), (x + 1, y + 36)], t.GOLD, 6)


def monk(p: Pen) -> None:
    """A habit with a hood."""
    body = [(10, 97), *curve((10, 97), (16, 46), (38, 40)), *curve((62, 40), (84, 46), (90, 97)), (90, 97)]
    p.poly(body, t.COFFEE)
    p.poly([*curve((26, 50), (14, 4), (50, 2)), *curve((50, 2), (86, 4), (74, 50)), (50, 62)], t.COFFEE)
    p.oval(36, 18, 64, 50, t.HULL, 4)
    p.line([(50, 66), (50, 96)], t.HULL, 6)


def scholar(p: Pen) -> None:
    """An open book."""
    p.poly([(50, 24), *curve((50, 24), (30, 6), (4, 14)), (4, 82), *curve((4, 82), (32, 74), (50, 94))], t.SAIL, 5)
    p.poly([(50, 24), *curve((50, 24), (70, 6), (96, 14)), (96, 82), *curve((96, 82), (68, 74), (50, 94))], t.SAIL, 5)
    for y in (36, 54):
        p.line([(18, y - 4), (38, y + 2)], t.INK, 4)
        p.line([(62, y + 2), (82, y - 4)], t.INK, 4)


def religion(p: Pen) -> None:
    """A chapel with a cross."""
    p.line([(50, 3), (50, 34)], t.INK, 8)
    p.line([(38, 13), (62, 13)], t.INK, 8)
    p.poly([(14, 58), (50, 30), (86, 58), (86, 97), (14, 97)], t.SAIL, 5)
    p.rect(39, 66, 61, 97, t.INK, 0, 10)


def conquistador(p: Pen) -> None:
    """A helmet with a comb."""
    p.poly([*curve((22, 44), (30, 0), (78, 14)), *curve((78, 14), (62, 24), (60, 40))], t.CHANGED, 4)
    p.poly([(16, 68), *curve((16, 68), (18, 26), (50, 26)), *curve((50, 26), (82, 26), (84, 68))], t.STONE_LIGHT, 5)
    p.poly([*curve((0, 58), (20, 78), (50, 76)), *curve((50, 76), (80, 78), (100, 58)),
            *curve((100, 58), (92, 96), (50, 96)), *curve((50, 96), (8, 96), (0, 58))], t.STONE, 5)  # fmt: skip


def die_white(p: Pen) -> None:
    p.rect(2, 2, 98, 98, t.WHITE, 6, 18)


def die_blue(p: Pen) -> None:
    """Its cut corners tell it from a white one without colour."""
    p.poly([(26, 4), (74, 4), (96, 26), (96, 74), (74, 96), (26, 96), (4, 74), (4, 26)], t.INDIGO, 6)


def die_gone(p: Pen) -> None:
    """A place whose die was used."""
    p.rect(3, 3, 97, 97, t.PALE, 5, 18)
    p.line([(30, 52), (45, 68), (72, 32)], t.MUTED, 10)


def lock(p: Pen) -> None:
    """A die that has not come into play."""
    p.poly([(26, 4), (74, 4), (96, 26), (96, 74), (74, 96), (26, 96), (4, 74), (4, 26)], t.PALE, 5)
    p.oval(36, 22, 64, 62, None, 7)
    p.rect(28, 46, 72, 78, t.MUTED, 0, 6)


def road(p: Pen) -> None:
    """A road to the horizon."""
    p.poly([(38, 8), (62, 8), (98, 94), (2, 94)], t.STONE_LIGHT, 5)
    for y, h in ((20, 14), (46, 16), (74, 18)):
        p.line([(50, y), (50, y + h - 6)], t.INK, 7)


def column(p: Pen) -> None:
    """A grid, one column of it full."""
    _grid(p, {(0, 1), (1, 1), (2, 1)})


def anywhere(p: Pen) -> None:
    """A grid, a line of it marked in several places."""
    _grid(p, {(1, 0), (1, 1), (1, 2)})


def square(p: Pen) -> None:
    """A block of a grid."""
    _grid(p, {(i, j) for i in range(3) for j in range(3)})


def _grid(p: Pen, full: set[tuple[int, int]]) -> None:
    for i in range(3):
        for j in range(3):
            p.rect(2 + 32 * j, 2 + 32 * i, 34 + 32 * j, 34 + 32 * i, t.PEOPLE if (i, j) in full else t.SAIL, 5, 2)


def tree(p: Pen) -> None:
    """What one must pass who plays alone."""
    p.rect(42, 66, 58, 98, t.TOBACCO, 4)
    p.disc(50, 36, 34, t.LEAF, 5)


def space(p: Pen) -> None:
    """To retire: a hammock between two posts."""
    for x in (12, 88):
        p.line([(x, 10), (x, 92)], t.INK, 8)
    p.poly([*curve((12, 34), (50, 118), (88, 34)), *curve((88, 34), (50, 76), (12, 34))], t.HULL, 5)


def activate(p: Pen) -> None:
    """A coin put on one building."""
    p.rect(4, 48, 96, 97, t.SAIL, 5, 4)
    p.disc(50, 34, 31, t.GOLD, 6)


def farm(p: Pen) -> None:
    """Furrows with sprouts."""
    p.rect(2, 30, 98, 98, t.FIELDS["corn"], 5)
    for y in (52, 76):
        p.line([(6, y), (94, y)], t.INK, 5)
    for x in (20, 50, 80):
        p.line([(x, 28), (x, 10)], t.LEAF, 9)
        p.line([(x - 10, 8), (x, 20), (x + 10, 8)], t.LEAF, 7)


def mountain(p: Pen) -> None:
    p.poly([(2, 94), (36, 12), (58, 58), (70, 34), (98, 94)], t.STONE, 5)
    p.poly([(36, 12), (47, 36), (36, 44), (26, 36)], t.WHITE, 4)


def town(p: Pen) -> None:
    for x, y in ((4, 44), (52, 20)):
        p.rect(x + 4, y + 18, x + 40, 97, t.SAIL, 5)
        p.poly([(x, y + 22), (x + 22, y - 8), (x + 44, y + 22)], t.CHANGED, 5)
        p.rect(x + 15, y + 36, x + 29, y + 50, t.INK, 0, 0)


def pile_2(p: Pen) -> None:
    """A pile of double tiles."""
    p.rect(2, 28, 50, 76, t.BACK, 6, 4)
    p.rect(50, 28, 98, 76, t.BACK, 6, 4)


def pile_3(p: Pen) -> None:
    """A pile of triple tiles."""
    p.rect(2, 2, 50, 50, t.BACK, 6, 4)
    p.rect(50, 2, 98, 50, t.BACK, 6, 4)
    p.rect(2, 50, 50, 98, t.BACK, 6, 4)


def pile_long(p: Pen) -> None:
    """A pile of special tiles."""
    for x in (2, 35, 68):
        p.rect(x, 34, x + 30, 66, t.BACK, 6, 4)


def special(p: Pen) -> None:
    """A plus: the dock of special ships."""
    p.disc(50, 50, 46, t.SAIL, 6)
    p.rect(42, 18, 58, 82, t.INK, 0, 0)
    p.rect(18, 42, 82, 58, t.INK, 0, 0)


def cocoa(p: Pen) -> None:
    """A pod, its ribs lengthwise."""
    p.poly([*curve((50, 2), (104, 26), (50, 98)), *curve((50, 98), (-4, 26), (50, 2))], t.COFFEE, 6)
    for side in (-1, 1):
        p.line(curve((50 + 5 * side, 14), (50 + 24 * side, 44), (50 + 4 * side, 84)), t.HULL, 5)
    p.line([(50, 2), (58, -4)], t.INK, 8)


def kingdom_governor(p: Pen) -> None:
    """A hat with a feather above a cloak."""
    p.poly([(16, 95), *curve((16, 95), (22, 52), (50, 50)), *curve((50, 50), (78, 52), (84, 95))], t.DEEP, 5)
    p.oval(34, 30, 66, 64, t.HULL, 4)
    p.poly([*curve((4, 34), (50, 46), (96, 34)), *curve((80, 28), (50, -14), (20, 28))], t.INK, 0)
    p.line(curve((66, 24), (90, 20), (94, 2)), t.CHANGED, 8)


def diagonal_1(p: Pen) -> None:
    """A grid, full from the upper left corner to the lower right."""
    _grid(p, {(0, 0), (1, 1), (2, 2)})


def diagonal_6(p: Pen) -> None:
    """A grid, full from the upper right corner to the lower left."""
    _grid(p, {(0, 2), (1, 1), (2, 0)})


for _drawing in (
    pile_2, pile_3, pile_long, special, cocoa, kingdom_governor, diagonal_1, diagonal_6,
    grain, gem, gold, monk, scholar, religion, conquistador, die_white, die_blue, die_gone, lock,
    road, column, anywhere, square, tree, space, activate, farm, mountain, town,
):  # fmt: skip
    ICONS[_drawing.__name__] = _drawing
ICONS["shipping"] = ICONS["ship"]

RESOURCES = ("wood", "grain", "sugar", "gem", "gold", "cocoa")
DIAGONALS = {"A1F6": "diagonal_1", "F1A6": "diagonal_6"}  # of lines that are no column or row
