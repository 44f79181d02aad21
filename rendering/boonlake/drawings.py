"""Our own drawings for Boonlake: resources, times of day, things on the map, small signs of what somebody gets."""

from __future__ import annotations

from collections.abc import Callable

from rendering import theme as t
from rendering.icons import ICONS
from rendering.pen import Pen, curve, turned

RESOURCES = ("stone", "wood", "loam", "iron")
# Where what is drawn is called otherwise than its drawing: other games have things of that name.
DRAWN = {
    "stone": "boulders",
    "settlement": "hamlet",
    "settlements": "hamlet",
    "tile": "land",
    "card": "project",
    "harbour": "captain",
    "houses": "house",
    "sites": "site",
    "levers": "lever",
    "inhabitants": "inhabitant",
    "vases": "vase",
}


def boulders(p: Pen) -> None:
    """Two boulders."""
    p.poly([(3, 92), (10, 58), (30, 48), (52, 62), (58, 92)], t.STONE, 5)
    p.poly([(40, 92), (34, 40), (54, 12), (84, 16), (97, 60), (94, 92)], t.STONE_LIGHT, 5)
    p.line([(54, 12), (62, 44), (94, 56)], t.INK, 4)


def loam(p: Pen) -> None:
    """Bricks."""
    for x, y in ((27, 8), (3, 40), (51, 40)):
        p.rect(x, y, x + 46, y + 28, t.PEOPLE, 5, 3)
    for x, y in ((3, 71), (51, 71)):
        p.rect(x, y, x + 46, y + 26, t.PEOPLE, 5, 3)


def iron(p: Pen) -> None:
    """An anvil."""
    p.poly([(2, 26), (34, 26), (34, 18), (97, 18), (97, 36), (70, 48), (64, 66), (80, 80), (80, 94), (26, 94),
            (26, 80), (44, 66), (38, 48), (14, 44)], t.STONE, 5)  # fmt: skip


def day(p: Pen) -> None:
    """The sun high up."""
    for i in range(8):
        p.poly(turned([(50, 2), (58, 20), (42, 20)], 45 * i), t.INK, 0)
    p.disc(50, 50, 27, t.GOLD, 6)


def sunset(p: Pen) -> None:
    """Half a sun upon the water."""
    for i in (-60, -20, 20, 60):
        p.poly(turned([(50, 6), (58, 26), (42, 26)], i, (50, 62)), t.INK, 0)
    p.poly([(20, 66), *curve((20, 66), (20, 32), (50, 32)), *curve((50, 32), (80, 32), (80, 66))], t.HULL, 6)
    for y in (72, 90):
        p.line([(4, y), (28, y - 5), (50, y), (72, y - 5), (96, y)], t.INK, 7)


def night(p: Pen) -> None:
    """A moon."""
    p.poly([*curve((62, 4), (2, 10), (6, 60)), *curve((6, 60), (18, 104), (66, 94), (90, 66)),
            *curve((90, 66), (44, 72), (62, 4))], t.WAVE, 6)  # fmt: skip


def vase(p: Pen) -> None:
    """A vase with two handles."""
    p.line([*curve((34, 20), (2, 26), (24, 52))], t.INK, 7)
    p.line([*curve((66, 20), (98, 26), (76, 52))], t.INK, 7)
    p.poly([(30, 4), (70, 4), (60, 24), *curve((60, 24), (92, 52), (64, 96)), (36, 96),
            *curve((36, 96), (8, 52), (40, 24))], t.CHANGED, 6)  # fmt: skip


def project(p: Pen) -> None:
    """A project card; a number may be written upon it."""
    p.rect(8, 2, 92, 98, t.WHITE, 6, 12)


def hamlet(p: Pen) -> None:
    """Several roofs."""
    p.rect(52, 34, 96, 96, t.SAIL, 5, 2)
    p.poly([(48, 38), (74, 6), (99, 38)], t.CHANGED, 5)
    p.rect(6, 54, 50, 96, t.SAIL, 5, 2)
    p.poly([(2, 58), (28, 28), (54, 58)], t.CHANGED, 5)
    p.rect(20, 70, 34, 96, t.INK, 0)


def settle(p: Pen) -> None:
    """Points for a settlement: a shield below a roof."""
    p.poly([(6, 24), (94, 24), (94, 66), *curve((94, 66), (88, 90), (50, 98)), *curve((50, 98), (12, 90), (6, 66))],
           t.POINT, 6)  # fmt: skip
    p.poly([(2, 26), (50, 2), (98, 26)], t.CHANGED, 5)


def cattle(p: Pen) -> None:
    """A head with horns."""
    p.line([*curve((28, 34), (2, 30), (8, 6))], t.INK, 9)
    p.line([*curve((72, 34), (98, 30), (92, 6))], t.INK, 9)
    p.poly([(22, 30), (78, 30), (72, 62), *curve((72, 62), (74, 96), (50, 97)), *curve((50, 97), (26, 96), (28, 62))],
           t.HULL, 6)  # fmt: skip
    p.disc(38, 46, 5, t.INK, 0)
    p.disc(62, 46, 5, t.INK, 0)


def pasture(p: Pen) -> None:
    """A fence."""
    for x in (14, 50, 86):
        p.rect(x - 8, 14, x + 8, 92, t.HULL, 5, 3)
    for y in (38, 68):
        p.line([(4, y), (96, y)], t.INK, 9)


def land(p: Pen) -> None:
    """A tile of the map."""
    p.poly([(50, 3), (96, 26), (96, 74), (50, 97), (4, 74), (4, 26)], t.BACK, 6)


def chain(p: Pen) -> None:
    """Tiles that hang together."""
    for x, y in ((28, 26), (72, 26), (50, 68)):
        p.poly([(x, y - 26), (x + 22, y - 13), (x + 22, y + 13), (x, y + 26), (x - 22, y + 13), (x - 22, y - 13)],
               t.BACK, 5)  # fmt: skip


def bridge(p: Pen) -> None:
    p.poly([(2, 66), *curve((2, 66), (50, 6), (98, 66)), (98, 84), *curve((98, 84), (50, 28), (2, 84))], t.HULL, 5)
    for x in (26, 50, 74):
        p.line([(x, 34 if x == 50 else 44), (x, 22 if x == 50 else 32)], t.INK, 6)


def site(p: Pen) -> None:
    """A production site: a workshop with a chimney."""
    p.rect(62, 6, 80, 60, t.STONE, 5)
    p.poly([(4, 96), (4, 48), (34, 30), (34, 48), (64, 30), (64, 48), (96, 48), (96, 96)], t.STONE_LIGHT, 6)


def _track(p: Pen, upon: Callable[[], None]) -> None:
    """A step up of a track."""
    p.poly([(4, 94), (4, 64), (35, 64), (35, 40), (66, 40), (66, 94)], t.CELL, 6)
    p.poly([(64, 96), (64, 44), (50, 44), (75, 8), (99, 44), (86, 44), (86, 96)], t.INK, 0)
    upon()


def coin_track(p: Pen) -> None:
    _track(p, lambda: p.disc(26, 30, 25, t.GOLD, 6))


def card_track(p: Pen) -> None:
    _track(p, lambda: p.rect(4, 2, 44, 56, t.WHITE, 6, 6))


def either_track(p: Pen) -> None:
    """One of the two."""

    def both() -> None:
        p.rect(22, 2, 56, 48, t.WHITE, 6, 6)
        p.disc(20, 36, 18, t.GOLD, 5)

    _track(p, both)


def _income(p: Pen, upon: Callable[[], None]) -> None:
    """What a track gives: a hand below it."""
    upon()
    p.poly([(4, 74), (34, 70), (58, 80), (96, 66), (90, 84), (54, 97), (4, 92)], t.HULL, 5)


def coin_income(p: Pen) -> None:
    _income(p, lambda: p.disc(52, 36, 33, t.GOLD, 6))


def card_income(p: Pen) -> None:
    _income(p, lambda: p.rect(28, 3, 76, 68, t.WHITE, 6, 8))


def lever(p: Pen) -> None:
    """A lever that can be used."""
    p.line([(50, 74), (50, 24)], t.INK, 12)
    p.disc(50, 20, 18, t.CHANGED, 6)
    p.poly([(12, 95), *curve((12, 95), (16, 62), (50, 62)), *curve((50, 62), (84, 62), (88, 95))], t.STONE, 6)


def lever_used(p: Pen) -> None:
    """A lever that was used since the last scoring: it lies down."""
    p.line([(50, 78), (20, 50)], t.MUTED, 12)
    p.disc(20, 48, 16, t.PALE, 6, t.MUTED)
    p.poly([(12, 95), *curve((12, 95), (16, 66), (50, 66)), *curve((50, 66), (84, 66), (88, 95))], t.PALE, 6, t.MUTED)


def play(p: Pen) -> None:
    """A card that is played: it goes up onto the table."""
    p.rect(20, 2, 84, 98, t.GOLD, 6, 12)
    p.poly([(52, 14), (76, 46), (62, 46), (62, 84), (42, 84), (42, 46), (28, 46)], t.INK, 0)


def forgo(p: Pen) -> None:
    """The own share is not taken."""
    p.poly([(50, 50), *curve((50, 50), (50, 20), (50, 4)), *curve((50, 4), (96, 4), (96, 50))], t.GOLD, 5)
    p.disc(48, 54, 38, t.SAIL, 6)
    p.line([(14, 14), (86, 90)], t.CHANGED, 11)


def skip(p: Pen) -> None:
    """No card is played."""
    p.rect(20, 2, 84, 98, t.WHITE, 6, 12)
    p.line([(10, 14), (92, 88)], t.CHANGED, 11)


def joker(p: Pen) -> None:
    """A resource of any kind: a square of four colours, and no letter of any language."""
    for x, y, colour in ((4, 4, t.STONE_LIGHT), (50, 4, t.TOBACCO), (4, 50, t.PEOPLE), (50, 50, t.STONE)):
        p.rect(x, y, x + 46, y + 46, colour, 5, 2)
    p.disc(50, 50, 20, t.WHITE, 6)


def barge(p: Pen) -> None:
    """A boat of the canal."""
    p.poly([(3, 44), (97, 44), (80, 84), (20, 84)], t.HULL, 6)
    p.line([(66, 12), (34, 72)], t.INK, 8)


def river_lock(p: Pen) -> None:
    """A lock of the river: a gate."""
    p.rect(4, 10, 24, 96, t.STONE, 6, 2)
    p.rect(76, 10, 96, 96, t.STONE, 6, 2)
    p.poly([(24, 26), (50, 44), (76, 26), (76, 84), (50, 97), (24, 84)], t.INDIGO, 5)


def always(p: Pen) -> None:
    """For the rest of the game: a ring without an end."""
    for x in (28, 72):
        p.oval(x - 25, 26, x + 25, 74, None, 11)


def end(p: Pen) -> None:
    """At the end of the game: a flag."""
    p.line([(20, 4), (20, 97)], t.INK, 10)
    p.poly([(24, 8), (94, 8), (76, 30), (94, 54), (24, 54)], t.INK, 0)


def cactus(p: Pen) -> None:
    p.line([(50, 12), (50, 92)], t.INK, 28)
    p.line([(50, 66), (20, 62), (20, 40)], t.INK, 21)
    p.line([(50, 56), (80, 52), (80, 28)], t.INK, 21)
    p.line([(50, 14), (50, 92)], t.LEAF, 17)
    p.line([(50, 66), (20, 62), (20, 42)], t.LEAF, 11)
    p.line([(50, 56), (80, 52), (80, 30)], t.LEAF, 11)


for _drawing in (
    boulders, loam, iron, day, sunset, night, vase, project, hamlet, settle, cattle, pasture, land, chain, bridge, site,
    coin_track, card_track, either_track, coin_income, card_income, lever, lever_used, play, forgo, skip, joker, barge,
    always, end, cactus, river_lock,
):  # fmt: skip
    ICONS[_drawing.__name__] = _drawing
ICONS["inhabitant"] = ICONS["colonist"]
