"""What the rulebook and its pieces say, typed again and apart from the game's own data (Rulebook 003)."""

from __future__ import annotations

from typing import NamedTuple

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
PRICE = {"corn": 0, "indigo": 1, "sugar": 2, "tobacco": 3, "coffee": 4}
TOKENS = {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
PLANTATIONS = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
QUARRIES = 8
FACTORY = {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 5}  # kinds produced -> doubloons


class Kind(NamedTuple):
    """A building: printed cost, points, circles, column on the board, spaces, copies; what it makes, if anything."""

    cost: int
    points: int
    circles: int
    column: int
    size: int
    copies: int
    makes: str = ""


BUILDINGS = {
    "small_indigo_plant": Kind(1, 1, 1, 1, 1, 4, "indigo"),
    "small_sugar_mill": Kind(2, 1, 1, 1, 1, 4, "sugar"),
    "indigo_plant": Kind(3, 2, 3, 2, 1, 3, "indigo"),
    "sugar_mill": Kind(4, 2, 3, 2, 1, 3, "sugar"),
    "tobacco_storage": Kind(5, 3, 3, 3, 1, 3, "tobacco"),
    "coffee_roaster": Kind(6, 3, 2, 3, 1, 3, "coffee"),
    "small_market": Kind(1, 1, 1, 1, 1, 2),
    "hacienda": Kind(2, 1, 1, 1, 1, 2),
    "construction_hut": Kind(2, 1, 1, 1, 1, 2),
    "small_warehouse": Kind(3, 1, 1, 1, 1, 2),
    "hospice": Kind(4, 2, 1, 2, 1, 2),
    "office": Kind(5, 2, 1, 2, 1, 2),
    "large_market": Kind(5, 2, 1, 2, 1, 2),
    "large_warehouse": Kind(6, 2, 1, 2, 1, 2),
    "factory": Kind(7, 3, 1, 3, 1, 2),
    "university": Kind(8, 3, 1, 3, 1, 2),
    "harbor": Kind(8, 3, 1, 3, 1, 2),
    "wharf": Kind(9, 3, 1, 3, 1, 2),
    "guild_hall": Kind(10, 4, 1, 4, 2, 1),
    "residence": Kind(10, 4, 1, 4, 2, 1),
    "fortress": Kind(10, 4, 1, 4, 2, 1),
    "customs_house": Kind(10, 4, 1, 4, 2, 1),
    "city_hall": Kind(10, 4, 1, 4, 2, 1),
}
SMALL_PLANTS = ("small_indigo_plant", "small_sugar_mill")
LARGE_PLANTS = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster")
BALANCED = {"university": 7, "factory": 8}


class Start(NamedTuple):
    """How a table of so many players begins."""

    doubloons: int
    tiles: tuple[str, ...]  # by seat, from the governor on
    points: int
    colonists: int  # in the supply, those on the ship not counted
    ships: tuple[int, ...]
    roles: tuple[str, ...]


_SIX = ("settler", "mayor", "builder", "craftsman", "trader", "captain")
SETUP = {
    3: Start(2, ("indigo", "indigo", "corn"), 75, 55, (4, 5, 6), _SIX),
    4: Start(3, ("indigo", "indigo", "corn", "corn"), 100, 75, (5, 6, 7), (*_SIX, "prospector")),
    5: Start(
        4, ("indigo", "indigo", "indigo", "corn", "corn"), 122, 95, (6, 7, 8), (*_SIX, "prospector", "prospector_2")
    ),
}


def cost(building: str, prices: str) -> int:
    """What is printed, or what the balanced variant asks."""
    return BALANCED.get(building, BUILDINGS[building].cost) if prices == "balanced" else BUILDINGS[building].cost
