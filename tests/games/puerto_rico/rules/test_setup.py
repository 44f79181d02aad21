"""Set-up by number of players, against the oracle's own tables (Rulebook 003, Contents, Setting up)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Refused
from tests.oracle.box import BUILDINGS, PLANTATIONS, SETUP, TOKENS

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


@pytest.mark.parametrize("seats", SEATS)
def test_supplies_ships_and_roles(seats: int) -> None:
    rules, state = table(seats)
    v, start = rules.view(state, None), SETUP[seats]
    assert (v.points_left, v.colonist_supply, v.colonist_ship) == (start.points, start.colonists, seats)
    assert [(s.size, s.good, s.load) for s in v.ships] == [(size, "", 0) for size in start.ships]
    assert [(r.role, r.doubloons, r.taken_by) for r in v.roles] == [(role, 0, None) for role in start.roles]
    assert len(v.face_up) == seats + 1 and v.discards == 0 and v.quarries == 8 and v.house == ()
    assert v.pile == 50 - seats - len(v.face_up), "the first tiles come out of the fifty"
    assert v.goods == TOKENS and sum(v.goods.values()) == 50


@pytest.mark.parametrize("seats", SEATS)
def test_the_census_is_the_box(seats: int) -> None:
    rules, state = table(seats)
    want: dict[str, int] = {f"goods.{good}": n for good, n in TOKENS.items()}
    want |= {f"plantations.{good}": n for good, n in PLANTATIONS.items()}
    want |= {f"buildings.{building}": kind.copies for building, kind in BUILDINGS.items()}
    want |= {f"roles.{role}": 1 for role in SETUP[seats].roles}
    want |= {"quarries": 8, "colonists": SETUP[seats].colonists + seats, "points": SETUP[seats].points}
    assert rules.census(state) == want
    assert sum(n for part, n in want.items() if part.startswith("buildings.")) == 49
    assert sum(n for part, n in want.items() if part.startswith("plantations.")) == 50


@pytest.mark.parametrize("seats", SEATS)
def test_every_building_is_as_printed(seats: int) -> None:
    rules, state = table(seats)
    for b in rules.view(state, None).buildings:
        kind = BUILDINGS[b.building]
        assert (b.cost, b.points, b.circles, b.column, b.size, b.left) == kind[:6]
    assert [b.building for b in rules.view(state, None).buildings] == list(BUILDINGS)


def test_balanced_prices_and_corn_starters() -> None:
    rules, state = table(4, prices="balanced")
    v = rules.view(state, None)
    assert {b.building: b.cost for b in v.buildings if b.cost != BUILDINGS[b.building].cost} == {
        "university": 7,
        "factory": 8,
    }
    assert sorted((s.doubloons, *s.island) for s in v.seats) == [(2, "corn")] * 2 + [(3, "indigo")] * 2


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused):
        table(seats)
