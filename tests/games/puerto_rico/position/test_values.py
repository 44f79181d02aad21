"""What the `set` lines of a position say."""

from __future__ import annotations

import pytest

from bot.rules import Refused
from tests.games.puerto_rico.tables import table


def test_what_is_set_comes_out_of_the_supplies() -> None:
    fresh = table()
    g = table("""
        seats.0.island = corn corn quarry
        seats.1.city = office wharf
        seats.1.colonists.office = 1
        seats.1.idle = 2
        seats.2.goods.corn = 2
        seats.3.points = 6
        ships.6 = corn 3
        house = corn sugar
    """)
    assert (g.s.goods["corn"], g.s.goods["sugar"]) == (10 - 2 - 3 - 1, 11 - 1)
    assert (g.s.quarries, g.s.buildings["office"], g.s.colonist_supply, g.s.points_left) == (7, 1, 72, 94)
    assert g.rules.census(g.s) == fresh.rules.census(fresh.s)
    assert len(g.s.face_up) == 5


def test_pile_and_row_as_said() -> None:
    g = table("face_up = coffee=5\npile = corn indigo tobacco")
    assert g.s.face_up == ["coffee"] * 5 and g.s.pile.cards == ["corn", "indigo", "tobacco"]
    assert len(g.s.discards) == 50 - 4 - 5 - 3


@pytest.mark.parametrize(
    "name", ["seats", "seats.0", "seats.0.hat", "goods.gold", "ships.8", "roles.king.taken_by", "over", "buildings.inn"]
)
def test_names_that_do_not_exist(name: str) -> None:
    with pytest.raises(Refused) as no:
        table(f"{name} = 1")
    assert (no.value.text, no.value.args_["name"]) == ("cannot-set", name)


def test_single_buildings_of_a_city() -> None:
    g = table("seats.1.city = office wharf\nseats.1.city.wharf = 0\nseats.1.city.factory = 1\nseats.2.city.office = 0")
    assert g.s.board[1].city == ["office", "factory"] and g.s.board[2].city == []
    assert g.rules.census(g.s) == table().rules.census(g.s)
