"""Two players: counts of their own, three roles each a round (Rulebook 003, Rules for two players)."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico import PuertoRico
from bot.rules import Refused
from tests.games.puerto_rico.tables import asked, do, table


def test_set_up() -> None:
    v = PuertoRico().view(PuertoRico().setup(2, bytes(32)).state, None)
    assert (v.points_left, v.colonist_supply, v.colonist_ship, v.quarries, len(v.face_up)) == (65, 40, 2, 5, 3)
    assert [ship.size for ship in v.ships] == [4, 6] and len(v.roles) == 7
    assert v.goods == {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7}
    first, second = v.seats[v.governor], v.seats[1 - v.governor]
    assert (first.doubloons, second.doubloons, first.island, second.island) == (3, 3, {"indigo": 1}, {"corn": 1})
    assert v.pile == 50 - 5 * 3 - 2 - 3
    assert {b.left for b in v.buildings if b.building.endswith(("plant", "mill", "storage", "roaster"))} == {2}
    assert {b.left for b in v.buildings if b.points == 4 or b.building in ("office", "wharf")} == {1}


def test_three_roles_each_in_turn_then_one_doubloon() -> None:
    g = table("governor = 1\nask = ChooseRole 1", seats=2)
    for turn, role in enumerate(("prospector", "settler", "craftsman", "trader", "captain")):
        seat = (turn + 1) % 2
        assert asked(g) == [f"{seat} ChooseRole"]
        do(g, f"{seat} take {role}")
        while asked(g)[0].endswith("Settle"):
            do(g, f"{asked(g)[0][0]} decline")
    assert [r.taken_by for r in g.rules.view(g.s, None).roles if r.role == "captain"] == [1]
    assert g.rules.view(g.s, None).seats[1].roles == ("prospector", "craftsman", "captain")
    events = do(g, "0 take builder")
    while asked(g)[0].endswith("Build"):
        events = do(g, f"{asked(g)[0][0]} decline")
    assert events[-2].args == {"roles": ["mayor"]} and g.s.roles["mayor"] == 1
    assert asked(g) == ["0 ChooseRole"] and g.s.taken == {}


def test_a_position_in_the_middle_of_a_round() -> None:
    g = table("roles.mayor.taken_by = 0\nroles.builder.taken_by = 1\nroles.trader.taken_by = 0\nround = 4", seats=2)
    assert asked(g) == ["1 ChooseRole"] and g.s.governor == 0
    g = table("roles.mayor.taken_by = 0\nroles.builder.taken_by = 1\nask = Build 1 builder=1", seats=2)
    assert list(g.s.taken) == ["mayor", "builder"] and g.s.governor == 0
    with pytest.raises(Refused):
        table("roles.mayor.taken_by = 0\nroles.trader.taken_by = 0\nask = ChooseRole 1", seats=2)


def test_nobles_for_two() -> None:
    s = PuertoRico({"nobles": "true"}).setup(2, bytes(32)).state
    assert (s.colonist_ship, s.noble_ship, s.colonist_supply, s.noble_supply) == (1, 1, 99, 19)
    assert s.buildings["jeweler"] == 2 and s.buildings["villa"] == 1
