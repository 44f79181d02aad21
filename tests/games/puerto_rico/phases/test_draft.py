"""New Buildings, Set-up: the beige buildings of a table are drafted."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.games.puerto_rico import PuertoRico
from bot.games.puerto_rico.components.box import DATA, box
from bot.games.puerto_rico.components.rows import File
from bot.rules import Refused
from bot.rules.components import read
from tests.games.puerto_rico.tables import asked, do, kinds, offered, table


def test_the_boxes_of_the_expansions() -> None:
    """Rulebook 003, Components: 26 and 15 tiles; every row says where it comes from; columns but for the statue."""
    new, nobles = read(DATA / "new_buildings.toml", File), read(DATA / "nobles.toml", File)
    assert sum(b.copies for b in new.building) == 26 and len(new.building) == 14
    assert sum(b.copies for b in nobles.building) == 15 and len(nobles.building) == 8
    assert {b.id: b.points for b in (*new.building, *nobles.building) if b.points != b.column} == {"statue": 8}
    assert all(row.source for row in (*new.building, *new.draft, *nobles.building))
    b = box("printed", True, True)
    beige = Counter(b.building[name].cost for name in b.drafted)
    assert beige == {1: 2, 2: 4, 3: 2, 4: 2, 5: 4, 6: 2, 7: 2, 8: 4, 9: 2, 10: 7}
    assert b.spaces == {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}


def test_example_of_the_rulebook() -> None:
    """Black market, then hacienda: no space of their cost is left."""
    g = table("ask = DraftBuilding 0", new_buildings="true")
    do(g, "0 draft black_market")
    assert g.s.buildings["black_market"] == 2 and asked(g) == ["1 DraftBuilding"]
    do(g, "1 draft hacienda")
    left = offered(g, 2, "draft")
    assert "construction_hut" not in left and "forest_house" not in left and "aqueduct" in left


def test_in_turn_until_the_board_is_full() -> None:
    for seats, most in ((2, 1), (3, 2)):
        rules = PuertoRico({"new_buildings": "true", "nobles": "true"})
        g: Any = rules.begin(seats, bytes(32))
        turn = g.s.governor
        for _ in range(17):
            assert asked(g) == [f"{turn} DraftBuilding"]
            name = offered(g, turn, "draft")[-1]
            events = do(g, f"{turn} draft {name}")
            turn = (turn + 1) % seats
        assert kinds(events) == ["drafted", "board", "round"] and asked(g) == [f"{g.s.governor} ChooseRole"]
        assert len(g.s.undrafted) == 14 and len(events[1].args["buildings"]) == 17
        assert {g.s.buildings[b] for b in events[1].args["buildings"] if g.box.size[b] == 1} == {most}
        assert "villa" in g.s.buildings and "coffee_roaster" in g.s.buildings
        assert not g.rules.view(g.s, None).drafting


def test_chance_and_the_fixed_board() -> None:
    boards = set()
    for n in range(6):
        s = PuertoRico({"new_buildings": "true", "draft": "random"}).setup(4, bytes([n]) * 32).state
        costs = Counter(box().building[b].cost if b in box().building else 0 for b in s.buildings)
        assert len(s.buildings) == 6 + 17 and costs
        boards.add(tuple(s.buildings))
    assert len(boards) > 1
    s = PuertoRico({"new_buildings": "true", "draft": "fixed"}).setup(4, bytes(32)).state
    assert "library" in s.buildings and "harbor" not in s.buildings and len(s.buildings) == 6 + 17


def test_a_position_drafts_what_it_names() -> None:
    g = table("seats.0.city = hacienda black_market\nask = ChooseRole 0", new_buildings="true")
    assert {"hacienda", "black_market", "library"} <= g.s.buildings.keys() and "forest_house" not in g.s.buildings
    with pytest.raises(Refused) as no:
        table("seats.0.city = hacienda black_market forest_house\nask = ChooseRole 0", new_buildings="true")
    assert no.value.args_["reason"] == "draft"
