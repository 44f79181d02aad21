"""The census counts what lies hidden, too."""

from __future__ import annotations

from typing import Any

from bot.games.puerto_rico import PuertoRico
from tests.games.puerto_rico.tables import table

NEW: dict[str, Any] = {"new_buildings": "true"}


HOUSE = "seats.0.city = forest_house\nseats.0.colonists = forest_house=1\n"


def test_census_counts_what_lies_under_forests() -> None:
    g = table(HOUSE + "seats.0.island = forest=4\nask = Settle 0", **NEW)
    rules = PuertoRico(NEW)
    assert g.rules.census(g.s) == rules.census(rules.setup(4, bytes(32)).state)
