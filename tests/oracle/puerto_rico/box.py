"""What the rulebook and its pieces say, typed again and apart from the game's own data (Rulebook 003)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
PRICE = {"corn": 0, "indigo": 1, "sugar": 2, "tobacco": 3, "coffee": 4}
TOKENS = {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
PLANTATIONS = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
QUARRIES = 8
FACTORY = {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 5}  # kinds produced -> doubloons
CHURCH = {1: 0, 2: 1, 3: 1, 4: 2}  # column -> points
CLOISTER = (0, 1, 3, 6, 10)  # by sets of three
COLONISTS, NOBLES = 100, 20  # with Nobles all are used


class Kind(NamedTuple):
    """A building: printed cost, points, circles, column, spaces, copies (for three to five); what it makes.

    `plant` is "small" or "large" for a production building and "" for a beige one.
    """

    cost: int
    points: int
    circles: int
    column: int
    size: int
    copies: int
    makes: str = ""
    plant: str = ""


BASE = {
    "small_indigo_plant": Kind(1, 1, 1, 1, 1, 4, "indigo", "small"),
    "small_sugar_mill": Kind(2, 1, 1, 1, 1, 4, "sugar", "small"),
    "indigo_plant": Kind(3, 2, 3, 2, 1, 3, "indigo", "large"),
    "sugar_mill": Kind(4, 2, 3, 2, 1, 3, "sugar", "large"),
    "tobacco_storage": Kind(5, 3, 3, 3, 1, 3, "tobacco", "large"),
    "coffee_roaster": Kind(6, 3, 2, 3, 1, 3, "coffee", "large"),
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
NEW = {
    "aqueduct": Kind(1, 1, 1, 1, 1, 2),
    "forest_house": Kind(2, 1, 1, 1, 1, 2),
    "black_market": Kind(2, 1, 1, 1, 1, 2),
    "storehouse": Kind(3, 1, 1, 1, 1, 2),
    "guest_house": Kind(4, 2, 2, 2, 1, 2),
    "trading_post": Kind(5, 2, 1, 2, 1, 2),
    "church": Kind(5, 2, 1, 2, 1, 2),
    "small_wharf": Kind(6, 2, 1, 2, 1, 2),
    "lighthouse": Kind(7, 3, 1, 3, 1, 2),
    "specialty_factory": Kind(8, 3, 1, 3, 1, 2),
    "library": Kind(8, 3, 1, 3, 1, 2),
    "union_hall": Kind(9, 3, 1, 3, 1, 2),
    "statue": Kind(10, 8, 0, 4, 2, 1),
    "cloister": Kind(10, 4, 1, 4, 2, 1),
}
NOBLE = {
    "land_office": Kind(2, 1, 1, 1, 1, 2),
    "chapel": Kind(3, 1, 1, 1, 1, 2),
    "hunting_lodge": Kind(4, 2, 1, 2, 1, 2),
    "zoning_office": Kind(5, 2, 1, 2, 1, 2),
    "royal_supplier": Kind(6, 2, 1, 2, 1, 2),
    "villa": Kind(7, 3, 1, 3, 1, 2),
    "jeweler": Kind(8, 3, 1, 3, 1, 2, "", "large"),
    "royal_garden": Kind(10, 4, 1, 4, 2, 1),
}
BUILDINGS = BASE | NEW | NOBLE
SMALL_PLANTS = ("small_indigo_plant", "small_sugar_mill")
LARGE_PLANTS = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster")
AQUEDUCT = {"indigo": "indigo_plant", "sugar": "sugar_mill"}
STATIONS = ("land_office", "chapel", "hunting_lodge", "zoning_office", "guest_house")  # where it matters who stands
BALANCED = {"university": 7, "factory": 8}
SPACES = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}  # of the board: cost -> beige kinds
BEIGE = tuple(b for b, k in (BASE | NEW).items() if not k.plant)


class Start(NamedTuple):
    """How a table of so many players begins."""

    doubloons: int
    tiles: tuple[str, ...]  # by seat, from the governor on
    points: int
    colonists: int  # in the supply, those on the ship not counted
    ships: tuple[int, ...]
    roles: tuple[str, ...]
    turns: int = 1  # roles that each takes in a round
    fewer_goods: int = 0  # of each kind
    fewer_tiles: int = 0


_SIX = ("settler", "mayor", "builder", "craftsman", "trader", "captain")
SETUP = {
    2: Start(3, ("indigo", "corn"), 65, 40, (4, 6), (*_SIX, "prospector"), 3, 2, 3),
    3: Start(2, ("indigo", "indigo", "corn"), 75, 55, (4, 5, 6), _SIX),
    4: Start(3, ("indigo", "indigo", "corn", "corn"), 100, 75, (5, 6, 7), (*_SIX, "prospector")),
    5: Start(
        4, ("indigo", "indigo", "indigo", "corn", "corn"), 122, 95, (6, 7, 8), (*_SIX, "prospector", "prospector_2")
    ),
}


def tokens(seats: int) -> dict[str, int]:
    """Barrels of each kind at a table of so many."""
    return {good: n - SETUP[seats].fewer_goods for good, n in TOKENS.items()}


def plantations(seats: int) -> dict[str, int]:
    """Plantation tiles of each kind, those dealt at the beginning counted."""
    return {good: n - SETUP[seats].fewer_tiles for good, n in PLANTATIONS.items()}


def quarries(seats: int) -> int:
    return QUARRIES - SETUP[seats].fewer_tiles


def copies(building: str, seats: int) -> int:
    """With two players two of each production building, one of each other."""
    if seats > 2:
        return BUILDINGS[building].copies
    return 2 if BUILDINGS[building].plant else 1


def people(seats: int, options: Mapping[str, str]) -> tuple[int, int, int, int]:
    """At the beginning: colonists in the supply and on the ship, nobles in the supply and on the ship."""
    if on(options, "nobles"):
        return COLONISTS - (seats - 1), seats - 1, NOBLES - 1, 1
    return SETUP[seats].colonists, seats, 0, 0


def on(options: Mapping[str, str], expansion: str) -> bool:
    """Whether a table plays with an expansion."""
    return options.get(expansion) == "true"


def always(options: Mapping[str, str]) -> list[str]:
    """The kinds that lie on the board whatever is drafted."""
    plants = [b for b, k in BASE.items() if k.plant]
    beige = [] if on(options, "new_buildings") else [b for b, k in BASE.items() if not k.plant]
    return plants + beige + (list(NOBLE) if on(options, "nobles") else [])


def cost(building: str, prices: str) -> int:
    """What is printed, or what the balanced variant asks."""
    return BALANCED.get(building, BUILDINGS[building].cost) if prices == "balanced" else BUILDINGS[building].cost
