"""Our own drawings of the roles."""

from __future__ import annotations

from rendering import theme as t
from rendering.pen import Pen, curve, turned


def settler(p: Pen) -> None:
    p.oval(4, 70, 96, 98, t.TOBACCO)
    p.line([(50, 82), (50, 36)], t.INK, 7)
    p.poly([*curve((50, 50), (8, 52), (6, 12)), *curve((6, 12), (48, 10), (50, 50))], t.LEAF)
    p.poly([*curve((50, 40), (54, 4), (94, 2)), *curve((94, 2), (94, 42), (50, 40))], t.LEAF)


def mayor(p: Pen) -> None:
    for x, y in ((28, 16), (72, 16), (50, 34)):
        body = [
            (x - 25, y + 62),
            *curve((x - 25, y + 62), (x - 20, y + 28), (x, y + 24)),
            *curve((x, y + 24), (x + 20, y + 28), (x + 25, y + 62)),
        ]
        p.poly(body, t.PEOPLE if y > 20 else t.HULL)
        p.disc(x, y + 10, 15, t.PEOPLE if y > 20 else t.HULL)


def builder(p: Pen) -> None:
    p.poly(turned([(46, 38), (58, 38), (58, 100), (46, 100)], 35), t.HULL)
    p.poly(turned([(20, 14), (68, 14), (82, 26), (82, 40), (20, 40)], 35), t.STONE)


def craftsman(p: Pen) -> None:
    teeth = []
    for i in range(8):
        teeth += turned([(40, 12), (43, 2), (57, 2), (60, 12)], 45 * i)
    p.poly(teeth, t.STONE_LIGHT)
    p.disc(50, 50, 16, t.PANEL)


def trader(p: Pen) -> None:
    p.line([(50, 10), (50, 90)], t.INK, 7)
    p.line([(14, 24), (86, 24)], t.INK, 7)
    p.line([(28, 93), (72, 93)], t.INK, 9)
    for x in (20, 80):
        p.line([(x - 16, 58), (x, 26), (x + 16, 58)], t.INK, 4)
        p.poly([(x - 19, 58), *curve((x + 19, 58), (x, 92), (x - 19, 58))], t.GOLD)


def captain(p: Pen) -> None:
    p.disc(50, 16, 13, None, 8)
    p.line([(50, 28), (50, 90)], t.INK, 11)
    p.line([(28, 40), (72, 40)], t.INK, 10)
    p.line(curve((10, 60), (16, 92), (50, 92)), t.INK, 10)
    p.line(curve((50, 92), (84, 92), (90, 60)), t.INK, 10)
    p.poly([(2, 66), (12, 48), (26, 64)], t.INK, 2)
    p.poly([(98, 66), (88, 48), (74, 64)], t.INK, 2)


def prospector(p: Pen) -> None:
    p.poly(turned([(45, 24), (55, 24), (56, 98), (44, 98)], 30), t.HULL)
    head = [*curve((0, 44), (50, -12), (100, 44)), *curve((100, 44), (50, 18), (0, 44))]
    p.poly(turned(head, 30), t.STONE)
