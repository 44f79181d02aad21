"""The data files: counts that the rulebooks state, values that they state, and what is refused."""

from __future__ import annotations

import pytest

from bot.games.santa_maria import SantaMaria
from bot.games.santa_maria.components.box import box
from bot.games.santa_maria.components.cells import INDEX
from bot.games.santa_maria.components.rows import File
from bot.rules import BadComponents, Components


def test_counts() -> None:
    b = box()
    shapes = [t.shape for t in b.tiles.values()]
    assert (shapes.count("double"), shapes.count("triple"), shapes.count("hall")) == (15, 15, 4)
    assert sum(s.start for s in b.ships.values()) == 4 and len(b.ships) == 34
    assert (len(b.scholars), len(b.bishops), len(b.missions)) == (10, 6, 4)
    assert [c.side for c in b.colonies.values()] == ["a", "a", "a", "a", "b"]
    assert b.spaces == ("coins", "religion", "conquistador", "shipping", "road")
    assert b.docks == ("coins", "religion", "conquistador", "points")


def test_every_line_of_every_colony_has_a_building_and_the_first_cell_ships() -> None:
    for colony in box().colonies.values():
        grid = [row.split() for row in colony.rows]
        assert grid[0][0] == "shipping"
        assert all(set(line) != {"-"} for line in (*grid, *zip(*grid, strict=True)))
        built = sum(w != "-" for row in grid for w in row)
        assert built == (8 if colony.side == "b" else 10)


def test_town_halls_of_sides_a_are_the_tiles() -> None:
    for k in range(1, 5):
        words = [w for row in box().colonies[f"colony_{k}"].rows for w in row.split()]
        a, b = words.index(f"hall_{k}a"), words.index(f"hall_{k}b")
        assert b - a in (1, 6)
        assert box().tiles[f"hall_{k}"].cells == (f"hall_{k}a", f"hall_{k}b")
    assert len(INDEX) == 36


def test_year_points_of_the_rulebook() -> None:
    """Rulebook 000, End of the year; the solo game counts as for two."""
    points = box().year_points
    assert points[4][1] == (9, 6, 3, 0) and points[3][2] == (10, 5, 0) and points[2][0] == (4, 0)
    assert points[1] == ((4,), (5,), (6,))


def test_every_row_says_where_it_comes_from() -> None:
    counts = box().read.sources()
    assert set(counts) <= {"printed", "rulebook", "derived", "reconstructed"}
    assert sum(counts.values()) == sum(len(getattr(box().read.tables, t)) for t in File.__struct_fields__)


CASES = {
    '[[building]]\nid = "road_1"\nterrain = "road"\neffect = [{ do = "ship" }]\nsource = "printed"': "a road has none",
    '[[tile]]\nid = "d01"\nshape = "double"\ncells = ["wood_1"]\nsource = "printed"': "not those of a double",
    '[[tile]]\nid = "d01"\nshape = "double"\ncells = ["wood_1", "castle"]\nsource = "printed"': "castle is not known",
    '[[ship]]\nid = "sh01"\nstart = false\ncost = { rum = 1 }\npoints = 2\nsource = "printed"': "rum is not known",
    '[[colony]]\nid = "colony_1"\nside = "a"\nrows = ["- -"]\nsource = "printed"': "not six rows",
    '[[number]]\nid = "offered"\nvalue = 6\nsource = "printed"': "not so many double tiles",
    '[[conquest]]\nid = "2"\npoints = [[4, 0], [5]]\nsource = "printed"': "not a list a year",
    '[[number]]\nid = "storage"\nvalue = 0\nsource = "printed"': "at least 1",
    '[[building]]\nid = "wood_1"\nterrain = "sea"\nsource = "printed"': "Invalid enum value 'sea'",
    '[[building]]\nid = "wood_1"\nterrain = "forest"\neffect = [{ do = "road" }]\nsource = "printed"': "give roads",
    '[[dock]]\nid = "coins"\neffect = []\nsource = "printed"': "one effect",
    '[[resource]]\nid = "gold"\nprice = 2\nsource = "printed"': "exactly one resource is wild",
    '[[scholar]]\nid = "botany"\npoints = 2\neffect = { do = "any_line", pay = ["rum"] }\nsource = "printed"': "rum is",
    '[[bishop]]\nid = "bishop_square"\neffect = { do = "square", points = { 7 = 4 } }\nsource = "printed"': "7 is not",
    '[[scholar]]\nid = "taxation"\npoints = 2\neffect = { do = "tax", coins = 1, colonists = 0 }\nsource = "printed"': (
        "colonists at least 1"
    ),
    '[[track]]\nid = "conquistador"\nlength = 10\ntrees = [4]\nsource = "printed"': "one for each year",
    '[[track]]\nid = "religion"\nlength = 10\nmonks = [11]\nsource = "printed"': "stand on spaces 1 to 10",
    '[[number]]\nid = "board_scholars"\nvalue = 7\nsource = "printed"': "not so many scholars",
}


@pytest.mark.parametrize(("row", "reason"), CASES.items())
def test_rows_that_do_not_fit_are_refused_with_file_and_line(row: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=rf"^santa_maria.toml, line 3: .*{reason}"):
        SantaMaria({}, Components("printed", f"# printed values\n\n{row}".encode()))
