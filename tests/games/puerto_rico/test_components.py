"""The data: what the box holds."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico.box import DATA, Box, File, box
from bot.rules.box import BadComponents, read


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
    file = read(DATA / "base.toml", File)
    rows = [*file.good, *file.role, *file.table, *file.building, *file.prices]
    assert all(row.source in ("printed", "rulebook", "derived", "reconstructed") for row in rows) and len(rows) > 35


def test_a_good_that_nothing_makes_is_refused() -> None:
    file = read(DATA / "base.toml", File)
    without = File(file.good, file.role, file.table, tuple(b for b in file.building if b.id != "coffee_roaster"))
    with pytest.raises(BadComponents, match="coffee"):
        Box(without, "printed")
