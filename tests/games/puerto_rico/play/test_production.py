"""What an island makes with an aqueduct (Rulebook 003, New Buildings, Aqueduct)."""

from __future__ import annotations

from typing import Any

from tests.games.puerto_rico.tables import do, table

NEW: dict[str, Any] = {"new_buildings": "true"}


# -- aqueduct -------------------------------------------------------------------------------------
AQUEDUCT = "seats.0.city = aqueduct indigo_plant sugar_mill small_sugar_mill\n"


def produced(people: str, rest: str = "") -> dict[str, int]:
    island = "seats.0.island = indigo=3 sugar=4\nask = ChooseRole 0\n"
    g = table(AQUEDUCT + f"seats.0.colonists = aqueduct=1 {people}\n" + island + rest, **NEW)
    events = do(g, "0 take craftsman")
    return next((e.args["goods"] for e in events if e.kind == "produced" and e.seat == 0), {})


def test_aqueduct_first_example() -> None:
    assert produced("sugar=1 small_sugar_mill=1") == {"sugar": 1}


def test_aqueduct_second_example() -> None:
    assert produced("indigo=1 indigo_plant=1 sugar=3 sugar_mill=3") == {"indigo": 2, "sugar": 4}


def test_aqueduct_takes_what_is_left() -> None:
    people = "indigo=1 indigo_plant=1"
    assert produced(people, "goods.indigo = 1\nseats.1.goods = indigo=10") == {"indigo": 1}
