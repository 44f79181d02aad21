"""What the Suggest button proposes for placing colonists."""

from __future__ import annotations

from bot.games.puerto_rico.components.box import box
from bot.games.puerto_rico.desk.placement import filling
from bot.games.puerto_rico.state import Seat

BOX = box("printed")


def seat(island: dict[str, int], city: list[str], colonists: dict[str, int], idle: int) -> Seat:
    return Seat(0, dict.fromkeys(BOX.goods, 0), island, city, colonists, idle)


def test_who_completes_a_plantation_with_its_plant_comes_first() -> None:
    me = seat({"corn": 1, "quarry": 1, "coffee": 1}, ["office", "coffee_roaster"], {"coffee": 1}, 1)
    assert filling(BOX, me) == {"coffee": 1, "coffee_roaster": 1}


def test_corn_needs_nobody_else() -> None:
    me = seat({"quarry": 1, "corn": 1, "sugar": 1}, ["small_sugar_mill", "office"], {}, 1)
    assert filling(BOX, me) == {"corn": 1}


def test_two_together_before_other_buildings_and_those_before_quarries() -> None:
    me = seat({"quarry": 1, "sugar": 1}, ["office", "small_sugar_mill"], {}, 3)
    assert filling(BOX, me) == {"sugar": 1, "small_sugar_mill": 1, "office": 1}
    me.idle = 1
    assert filling(BOX, me) == {"office": 1}


def test_nobody_moves_and_no_circle_stays_empty_while_somebody_waits() -> None:
    me = seat({"quarry": 2, "corn": 1}, ["sugar_mill"], {"quarry": 1}, 9)
    assert filling(BOX, me) == {"quarry": 2, "corn": 1, "sugar_mill": 3}
