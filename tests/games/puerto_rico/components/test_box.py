"""The box of a table: what is in it, by options and number of players."""

from __future__ import annotations

from bot.games.puerto_rico.components.box import DATA, box
from bot.games.puerto_rico.components.rows import FILES, File
from bot.rules.components import rows


def test_the_box_is_the_rulebooks_list() -> None:
    """Rulebook 003, Components: 49 buildings, 50 plantations, 50 goods, 8 placards."""
    b = box()
    assert sum(x.copies for x in b.buildings) == 49
    assert sum(x.copies for x in b.buildings if x.type.startswith("production")) == 20
    assert sum(x.copies for x in b.buildings if x.type == "beige_large") == 5
    assert {g: b.good[g].tiles for g in b.goods} == {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
    assert {g: b.good[g].tokens for g in b.goods} == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    assert len(b.action) == 8


def test_column_is_the_printed_points() -> None:
    assert all(x.column == x.points for x in box().buildings)


def test_every_row_says_where_it_comes_from() -> None:
    read = rows([DATA / name for name in FILES], File)
    assert set(read.sources()) <= {"printed", "rulebook", "derived", "reconstructed"}
    assert sum(read.sources().values()) > 60
