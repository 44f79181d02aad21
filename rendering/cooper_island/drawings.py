"""Our own drawings for Cooper Island: goods, terrains, pieces, ships, people."""

from __future__ import annotations

from rendering import theme as t
from rendering.icons import ICONS
from rendering.pen import Pen, curve, ring, turned


def coin(p: Pen) -> None:
    p.disc(50, 50, 46, t.GOLD, 6)
    p.poly([(50, 22), (76, 50), (50, 78), (24, 50)], None, 6)


def stone(p: Pen) -> None:
    """A boulder with facets."""
    p.poly([(4, 84), (14, 34), (46, 10), (82, 24), (97, 84)], t.STONE_LIGHT, 6)
    p.line([(14, 36), (44, 46), (46, 82)], t.INK, 4)
    p.line([(44, 46), (80, 26)], t.INK, 4)


def food(p: Pen) -> None:
    """A loaf with cuts."""
    p.poly([*curve((4, 80), (0, 22), (50, 20)), *curve((50, 20), (100, 22), (96, 80))], t.TOBACCO, 6)
    for x in (30, 50, 70):
        p.line([(x - 6, 54), (x + 6, 34)], t.SAIL, 7)


def cloth(p: Pen) -> None:
    """A bale with a loose end."""
    p.poly([(6, 30), (68, 30), (68, 94), (6, 94)], t.ROSE, 6)
    p.poly([(68, 30), *curve((68, 30), (104, 44), (84, 72)), *curve((84, 72), (74, 88), (96, 94)), (68, 94)], t.ROSE, 6)
    p.oval(6, 10, 68, 48, t.SAIL, 6)
    p.oval(26, 22, 48, 36, None, 4)


def meadow(p: Pen) -> None:
    """Grass with a flower."""
    for x, high in ((16, 40), (34, 24), (66, 22), (84, 42)):
        left, right = curve((x - 9, 96), (x, 60), (x + 2, high)), curve((x + 2, high), (x + 10, 66), (x + 9, 96))
        p.poly([*left, *right], t.LEAF, 4)
    p.line([(50, 96), (50, 34)], t.INK, 6)
    for i in range(5):
        p.poly(turned(ring(50, 10, 9, 11, 16), 72 * i, (50, 24)), t.SAIL, 3)
    p.disc(50, 24, 8, t.GOLD, 3)


def settlement(p: Pen) -> None:
    """Two roofs."""
    for x, y in ((2, 40), (46, 14)):
        p.rect(x + 6, y + 26, x + 46, 97, t.SAIL, 6, 0)
        p.poly([(x, y + 32), (x + 26, y), (x + 52, y + 32)], t.CHANGED, 6)
        p.rect(x + 18, y + 46, x + 34, y + 62, t.INK, 0, 0)


def small(p: Pen) -> None:
    """A small building: a hut."""
    p.rect(20, 50, 80, 96, t.HULL, 6, 0)
    p.poly([(6, 54), (50, 14), (94, 54)], t.SAIL, 6)
    p.rect(41, 66, 59, 96, t.INK, 0, 0)


def large(p: Pen) -> None:
    """A large building: two floors and wings."""
    p.rect(4, 46, 96, 97, t.HULL, 6, 0)
    p.rect(26, 24, 74, 97, t.HULL, 6, 0)
    p.poly([(16, 28), (50, 2), (84, 28)], t.SAIL, 6)
    for x in (11, 36, 53, 78):
        p.rect(x, 56, x + 11, 74, t.INK, 0, 0)


def fortress(p: Pen) -> None:
    """A wall with battlements."""
    p.poly([(4, 95), (4, 20), (22, 20), (22, 36), (41, 36), (41, 20), (59, 20), (59, 36), (78, 36), (78, 20), (96, 20),
            (96, 95)], t.STONE_LIGHT, 6)  # fmt: skip
    p.rect(36, 60, 64, 98, t.INK, 0, 14)


def statue(p: Pen) -> None:
    """A figure on a plinth."""
    p.rect(22, 78, 78, 97, t.STONE, 6, 0)
    p.poly([(34, 78), (38, 40), (62, 40), (66, 78)], t.SAIL, 6)
    p.line([(62, 46), (86, 22)], t.INK, 9)
    p.disc(50, 22, 17, t.SAIL, 6)


def ruin(p: Pen) -> None:
    """Broken columns."""
    for x, top in ((6, 38), (40, 10), (74, 54)):
        p.poly([(x, 88), (x, top + 10), (x + 8, top), (x + 20, top + 12), (x + 20, 88)], t.STONE_LIGHT, 5)
    p.rect(0, 84, 100, 98, t.STONE, 5, 0)


def lid(p: Pen) -> None:
    """The lid of a crate."""
    p.poly([(2, 60), (30, 26), (98, 26), (70, 60)], t.HULL, 6)
    p.rect(2, 58, 70, 80, t.HULL, 6, 0)
    p.poly([(70, 59), (97, 27), (97, 46), (70, 80)], t.TOBACCO, 6)


def one_master(p: Pen) -> None:
    """A ship with one mast."""
    p.line([(50, 4), (50, 66)], t.INK, 7)
    p.poly([(56, 10), (90, 56), (56, 56)], t.SAIL, 5)
    p.poly([(4, 66), (96, 66), (78, 96), (22, 96)], t.HULL, 6)


def two_master(p: Pen) -> None:
    """A ship with two masts and square sails."""
    for x in (30, 72):
        p.line([(x, 2), (x, 66)], t.INK, 7)
        p.rect(x - 20, 12, x + 18, 54, t.SAIL, 5, 0)
    p.poly([(2, 66), (98, 66), (84, 96), (16, 96)], t.HULL, 6)


def anchor(p: Pen) -> None:
    p.disc(50, 16, 12, None, 7)
    p.line([(50, 28), (50, 90)], t.INK, 11)
    p.line([(28, 42), (72, 42)], t.INK, 10)
    p.line([*curve((12, 58), (16, 92), (50, 92)), *curve((50, 92), (84, 92), (88, 58))], t.INK, 11)


def crate(p: Pen) -> None:
    """An open crate, the sign of what it does inside."""
    p.rect(2, 8, 98, 98, t.HULL, 7, 2)
    p.rect(14, 22, 86, 86, t.SAIL, 4, 0)


def struck(p: Pen) -> None:
    """Over what is used up: two boards."""
    p.line([(8, 12), (92, 92)], t.INK, 8)
    p.line([(92, 12), (8, 92)], t.INK, 8)


def hull(p: Pen) -> None:
    """The hull of a supply boat, low; the sign of what it does stands in it."""
    p.poly([(3, 62), (97, 62), (83, 95), (17, 95)], t.HULL, 6)


def islet(p: Pen) -> None:
    """An island in the sea."""
    p.oval(2, 4, 98, 98, t.CORN, 6)
    p.oval(12, 14, 88, 88, t.SAIL, 3)


def logbook(p: Pen) -> None:
    """A book with a marker."""
    p.rect(8, 3, 92, 97, t.TOBACCO, 6, 6)
    p.rect(22, 11, 84, 89, t.SAIL, 4, 2)


def round_worker(p: Pen) -> None:
    p.disc(50, 50, 47, t.PEOPLE, 6)
    _head(p)


def square_worker(p: Pen) -> None:
    p.rect(4, 4, 96, 96, t.NOBLE, 6, 4)
    _head(p)


def _head(p: Pen) -> None:
    p.disc(50, 37, 15, t.SAIL, 0)
    p.poly([(24, 80), *curve((24, 80), (28, 54), (50, 54)), *curve((50, 54), (72, 54), (76, 80))], t.SAIL, 0)


def tile(p: Pen) -> None:
    """A double tile: two hexagons."""
    for x in (27, 73):
        p.poly([(x, 20), (x + 24, 35), (x + 24, 65), (x, 80), (x - 24, 65), (x - 24, 35)], t.BACK, 6)


def draw_tile(p: Pen) -> None:
    """A tile out of the bag."""
    p.poly([(26, 24), *curve((26, 24), (-14, 96), (50, 96)), *curve((50, 96), (114, 96), (74, 24))], t.HULL, 6)
    p.rect(24, 8, 76, 26, t.TOBACCO, 6, 6)
    p.poly([(50, 40), (70, 52), (70, 74), (50, 86), (30, 74), (30, 52)], t.BACK, 5)


def place_tile(p: Pen) -> None:
    """A tile goes onto land."""
    p.poly([(50, 46), (92, 60), (92, 80), (50, 97), (8, 80), (8, 60)], t.BACK, 6)
    p.poly([(50, 52), (26, 28), (40, 28), (40, 3), (60, 3), (60, 28), (74, 28)], t.INK, 0)


def compass(p: Pen) -> None:
    """The cartographer: a pair of compasses."""
    p.disc(50, 16, 13, t.GOLD, 6)
    p.line([(45, 26), (20, 94)], t.INK, 10)
    p.line([(55, 26), (80, 94)], t.INK, 10)
    p.line([*curve((28, 62), (50, 76), (72, 62))], t.INK, 6)


def remove_ruin(p: Pen) -> None:
    """A ruin is cleared away."""
    ruin(p)
    p.line([(8, 8), (92, 92)], t.CHANGED, 12)


def any_cube(p: Pen) -> None:
    """A resource of one's choice."""
    p.rect(10, 10, 90, 90, t.SAIL, 7, 6)
    p.line([*curve((32, 38), (34, 16), (56, 22)), *curve((56, 22), (80, 34), (50, 60))], t.INK, 9)
    p.disc(50, 78, 6, t.INK, 0)


def market(p: Pen) -> None:
    """A stall with an awning."""
    p.rect(10, 40, 90, 96, t.SAIL, 5, 0)
    p.rect(20, 66, 80, 96, t.HULL, 5, 0)
    for i in range(4):
        p.poly([(4 + 23 * i, 12), (27 + 23 * i, 12), (27 + 23 * i, 40), (15.5 + 23 * i, 50), (4 + 23 * i, 40)],
               t.CHANGED if i % 2 else t.SAIL, 5)  # fmt: skip


def storage(p: Pen) -> None:
    """Cells with a lock-up's roof."""
    p.poly([(2, 40), (50, 4), (98, 40)], t.TOBACCO, 6)
    p.rect(8, 38, 92, 97, t.SAIL, 6, 0)
    for x in (36, 64):
        p.line([(x, 42), (x, 94)], t.INK, 5)
    p.line([(12, 68), (88, 68)], t.INK, 5)


def master(p: Pen) -> None:
    """The harbour master: a lantern of the pier."""
    p.rect(40, 4, 60, 18, t.INK, 0, 4)
    p.poly([(22, 34), (50, 12), (78, 34)], t.CHANGED, 6)
    p.rect(28, 34, 72, 72, t.GOLD, 6, 0)
    p.rect(18, 72, 82, 94, t.STONE, 6, 0)


def cooper(p: Pen) -> None:
    """Who is first: a hat with a feather."""
    p.poly([*curve((60, 44), (70, 0), (98, 8)), *curve((98, 8), (92, 40), (66, 52))], t.CHANGED, 5)
    p.poly([(24, 66), *curve((24, 66), (24, 22), (50, 24)), *curve((50, 24), (78, 22), (78, 66))], t.TOBACCO, 6)
    p.oval(2, 54, 98, 86, t.TOBACCO, 6)


def building_card(p: Pen) -> None:
    p.rect(16, 2, 84, 98, t.SAIL, 6, 8)
    p.rect(28, 16, 72, 46, t.HULL, 4, 0)
    for y in (60, 74):
        p.line([(30, y), (70, y)], t.INK, 5)


def harbour(p: Pen) -> None:
    """A crane over a quay."""
    p.rect(2, 80, 98, 97, t.STONE, 6, 0)
    p.line([(30, 80), (30, 10), (84, 10)], t.INK, 9)
    p.line([(30, 34), (56, 10)], t.INK, 7)
    p.line([(82, 10), (82, 40)], t.INK, 5)
    p.rect(68, 40, 96, 66, t.HULL, 6, 0)


def bay(p: Pen) -> None:
    """Waves between two shores."""
    p.poly([(6, 4), *curve((6, 4), (42, 40), (6, 96))], t.CORN, 6)
    p.poly([(94, 4), *curve((94, 4), (58, 40), (94, 96))], t.CORN, 6)
    for y in (36, 60):
        p.line([(34, y), (42, y - 8), (50, y), (58, y - 8), (66, y)], t.DEEP, 7)


for _drawing in (
    coin, stone, food, cloth, meadow, settlement, small, large, fortress, statue, ruin, lid, one_master, two_master,
    anchor, crate, struck, hull, islet, logbook, tile, draw_tile, place_tile, compass, remove_ruin, any_cube, market,
    storage, master, cooper, building_card, harbour, bay, round_worker, square_worker,
):  # fmt: skip
    ICONS[_drawing.__name__] = _drawing
