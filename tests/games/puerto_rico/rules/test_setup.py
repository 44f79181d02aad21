"""Set-up by number of players, against the oracle's own tables (Rulebook 003, Contents, Setting up)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Refused
from tests.oracle.box import BASE, BEIGE, BUILDINGS, NEW, NOBLE, SETUP, copies, people, plantations, quarries, tokens

SEATS = tuple(SETUP)
KEYS = [bytes([n]) * 32 for n in range(24)]


def table(seats: int, key: bytes = bytes(32), **options: str) -> tuple[Any, Any]:
    rules: Any = GAMES["puerto_rico"](options)
    return rules, rules.setup(seats, key).state


@pytest.mark.parametrize("seats", SEATS)
def test_money_and_first_tiles_by_order_from_the_governor(seats: int) -> None:
    for key in KEYS:
        rules, state = table(seats, key)
        v = rules.view(state, None)
        for i, tile in enumerate(SETUP[seats].tiles):
            me = v.seats[(v.governor + i) % seats]
            assert me.doubloons == SETUP[seats].doubloons and me.island == {tile: 1}
            assert not any(me.goods.values()) and me.city == () and me.colonists == {} and me.idle == 0


@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_begin(seats: int) -> None:
    found = set()
    for key in KEYS * 2:
        rules, state = table(seats, bytes([key[0] + seats]) + key[1:])
        v = rules.view(state, None)
        found.add(v.governor)
        assert [(a.seat, a.ask) for a in v.asked] == [(v.governor, "ChooseRole")]
    assert found == set(range(seats))


@pytest.mark.parametrize("nobles", ["false", "true"])
@pytest.mark.parametrize("seats", SEATS)
def test_supplies_ships_and_roles(seats: int, nobles: str) -> None:
    rules, state = table(seats, nobles=nobles)
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
    rules, state = table(seats, new_buildings=new, nobles=nobles)
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
    rules, state = table(seats, nobles="true")
    for b in rules.view(state, None).buildings:
        kind = BUILDINGS[b.building]
        assert (b.cost, b.points, b.circles, b.column, b.size) == kind[:5] and b.left == copies(b.building, seats)
    assert [b.building for b in rules.view(state, None).buildings] == [*BASE, *NOBLE]
    rules, state = table(seats, new_buildings="true")
    for d in rules.view(state, None).drafting:
        kind = BUILDINGS[d.building]
        assert (d.cost, d.points, d.circles, d.column, d.size) == kind[:5] and d.copies == copies(d.building, seats)
    assert [d.building for d in rules.view(state, None).drafting] == list(BEIGE)


def test_balanced_prices_and_corn_starters() -> None:
    rules, state = table(4, prices="balanced")
    v = rules.view(state, None)
    assert {b.building: b.cost for b in v.buildings if b.cost != BUILDINGS[b.building].cost} == {
        "university": 7,
        "factory": 8,
    }
    assert sorted((s.doubloons, *s.island) for s in v.seats) == [(2, "corn")] * 2 + [(3, "indigo")] * 2


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused):
        table(seats)
