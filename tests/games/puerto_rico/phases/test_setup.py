"""Set-up by number of players, against the oracle's own tables (Rulebook 003, Contents, Setting up)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import GAMES
from bot.games.puerto_rico import PuertoRico
from bot.rules import Refused
from tests.games.puerto_rico.tables import table
from tests.oracle.puerto_rico.box import (
    BASE,
    BEIGE,
    BUILDINGS,
    NEW,
    NOBLE,
    SETUP,
    copies,
    people,
    plantations,
    quarries,
    tokens,
)

SEATS = tuple(SETUP)


KEYS = [bytes([n]) * 32 for n in range(24)]


def set_up(seats: int, key: bytes = bytes(32), **options: str) -> tuple[Any, Any]:
    rules: Any = GAMES["puerto_rico"](options)
    return rules, rules.setup(seats, key).state


@pytest.mark.parametrize("seats", SEATS)
def test_money_and_first_tiles_by_order_from_the_governor(seats: int) -> None:
    for key in KEYS:
        rules, state = set_up(seats, key)
        v = rules.view(state, None)
        for i, tile in enumerate(SETUP[seats].tiles):
            me = v.seats[(v.governor + i) % seats]
            assert me.doubloons == SETUP[seats].doubloons and me.island == {tile: 1}
            assert not any(me.goods.values()) and me.city == () and me.colonists == {} and me.idle == 0


@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_begin(seats: int) -> None:
    found = set()
    for key in KEYS * 2:
        rules, state = set_up(seats, bytes([key[0] + seats]) + key[1:])
        v = rules.view(state, None)
        found.add(v.governor)
        assert [(a.seat, a.ask) for a in v.asked] == [(v.governor, "ChooseRole")]
    assert found == set(range(seats))


@pytest.mark.parametrize("nobles", ["false", "true"])
@pytest.mark.parametrize("seats", SEATS)
def test_supplies_ships_and_roles(seats: int, nobles: str) -> None:
    rules, state = set_up(seats, nobles=nobles)
    v, start = rules.view(state, None), SETUP[seats]
    assert v.points_left == start.points
    assert (v.colonist_supply, v.colonist_ship, v.noble_supply, v.noble_ship) == people(seats, rules.chosen)
    assert [(s.size, s.good, s.load) for s in v.ships] == [(size, "", 0) for size in start.ships]
    assert [(r.role, r.doubloons, r.taken_by) for r in v.roles] == [(role, 0, None) for role in start.roles]
    assert len(v.face_up) == seats + 1 and v.discards == 0 and v.quarries == quarries(seats) and v.house == ()
    tiles = sum(plantations(seats).values())
    assert v.pile == tiles - seats - len(v.face_up), "the first tiles come out of the same tiles"
    assert v.goods == tokens(seats) and sum(v.goods.values()) == (40 if seats == 2 else 50)


@pytest.mark.parametrize("nobles", ["false", "true"])
@pytest.mark.parametrize("new", ["false", "true"])
@pytest.mark.parametrize("seats", SEATS)
def test_the_census_is_the_box(seats: int, new: str, nobles: str) -> None:
    rules, state = set_up(seats, new_buildings=new, nobles=nobles)
    kinds = [*BASE, *(NEW if new == "true" else ()), *(NOBLE if nobles == "true" else ())]
    supply, ship, noble_supply, noble_ship = people(seats, rules.chosen)
    want: dict[str, int] = {f"goods.{good}": n for good, n in tokens(seats).items()}
    want |= {f"plantations.{good}": n for good, n in plantations(seats).items()}
    want |= {f"buildings.{building}": copies(building, seats) for building in kinds}
    want |= {f"roles.{role}": 1 for role in SETUP[seats].roles}
    want |= {"quarries": quarries(seats), "colonists": supply + ship, "points": SETUP[seats].points}
    if nobles == "true":
        want["nobles"] = noble_supply + noble_ship
    assert rules.census(state) == want
    if seats > 2:
        every = 49 + (26 if new == "true" else 0) + (15 if nobles == "true" else 0)
        assert sum(n for part, n in want.items() if part.startswith("buildings.")) == every
        assert sum(n for part, n in want.items() if part.startswith("plantations.")) == 50


@pytest.mark.parametrize("seats", SEATS)
def test_every_building_is_as_printed(seats: int) -> None:
    rules, state = set_up(seats, nobles="true")
    for b in rules.view(state, None).buildings:
        kind = BUILDINGS[b.building]
        assert (b.cost, b.points, b.circles, b.column, b.size) == kind[:5] and b.left == copies(b.building, seats)
    assert [b.building for b in rules.view(state, None).buildings] == [*BASE, *NOBLE]
    rules, state = set_up(seats, new_buildings="true")
    for d in rules.view(state, None).drafting:
        kind = BUILDINGS[d.building]
        assert (d.cost, d.points, d.circles, d.column, d.size) == kind[:5] and d.copies == copies(d.building, seats)
    assert [d.building for d in rules.view(state, None).drafting] == list(BEIGE)


def test_balanced_prices_and_corn_starters() -> None:
    rules, state = set_up(4, prices="balanced")
    v = rules.view(state, None)
    assert {b.building: b.cost for b in v.buildings if b.cost != BUILDINGS[b.building].cost} == {
        "university": 7,
        "factory": 8,
    }
    assert sorted((s.doubloons, *s.island) for s in v.seats) == [(2, "corn")] * 2 + [(3, "indigo")] * 2


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused):
        set_up(seats)


PLACARDS = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_set_up_by_number_of_players(seats: int) -> None:
    """Rulebook 003, Set-up, by number of players."""
    s = PuertoRico().start(seats, table(seats=seats).s.rng)
    assert (s.points_left, s.colonist_supply, s.colonist_ship) == {3: (75, 55, 3), 4: (100, 75, 4), 5: (122, 95, 5)}[
        seats
    ]
    assert [me.doubloons for me in s.board] == [seats - 1] * seats
    start = [next(iter(s.board[(s.governor + i) % seats].island)) for i in range(seats)]
    assert (
        start == [["indigo", "indigo", "corn"], ["indigo"] * 2 + ["corn"] * 2, ["indigo"] * 3 + ["corn"] * 2][seats - 3]
    )
    assert [ship.size for ship in s.ships] == [seats + 1, seats + 2, seats + 3]
    assert len(s.face_up) == seats + 1 and len(s.pile) == 50 - seats - (seats + 1)
    assert list(s.roles) == PLACARDS[: seats + 3]


def test_the_governor_is_drawn() -> None:
    assert {PuertoRico().begin(4, bytes([n]) * 32).s.governor for n in range(20)} == {0, 1, 2, 3}


NOBLES: dict[str, Any] = {"nobles": "true"}


def test_set_up_uses_all_colonists() -> None:
    for seats in (2, 3, 4, 5):
        s = PuertoRico(NOBLES).setup(seats, bytes(32)).state
        assert (s.colonist_ship, s.noble_ship, s.noble_supply) == (seats - 1, 1, 19)
        assert s.colonist_supply == 100 - (seats - 1)
        assert {"villa", "royal_garden", "chapel"} <= s.buildings.keys()


def test_set_up_for_two() -> None:
    v = PuertoRico().view(PuertoRico().setup(2, bytes(32)).state, None)
    assert (v.points_left, v.colonist_supply, v.colonist_ship, v.quarries, len(v.face_up)) == (65, 40, 2, 5, 3)
    assert [ship.size for ship in v.ships] == [4, 6] and len(v.roles) == 7
    assert v.goods == {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7}
    first, second = v.seats[v.governor], v.seats[1 - v.governor]
    assert (first.doubloons, second.doubloons, first.island, second.island) == (3, 3, {"indigo": 1}, {"corn": 1})
    assert v.pile == 50 - 5 * 3 - 2 - 3
    assert {b.left for b in v.buildings if b.building.endswith(("plant", "mill", "storage", "roaster"))} == {2}
    assert {b.left for b in v.buildings if b.points == 4 or b.building in ("office", "wharf")} == {1}


def test_nobles_for_two() -> None:
    s = PuertoRico({"nobles": "true"}).setup(2, bytes(32)).state
    assert (s.colonist_ship, s.noble_ship, s.colonist_supply, s.noble_supply) == (1, 1, 99, 19)
    assert s.buildings["jeweler"] == 2 and s.buildings["villa"] == 1
