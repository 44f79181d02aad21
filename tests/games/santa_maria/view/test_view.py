"""What a seat sees."""

from __future__ import annotations

from bot.games.santa_maria import SantaMaria
from tests.games.santa_maria.tables import do, table


def test_happiness_is_hidden_from_the_others_until_the_end() -> None:
    lines = "first = 0\nyear = 3\nseats.1.space = coins\nseats.0.coins = 0\nseats.0.goods = none\n"
    lines += "seats.0.points = 7\nseats.1.points = 5"
    g = table(lines)
    assert [x.points for x in g.rules.view(g.s, 0).seats] == [7, None]
    assert [x.points for x in g.rules.view(g.s, None).seats] == [None, None]
    opened = table(lines, points="open")
    assert [x.points for x in opened.rules.view(opened.s, None).seats] == [7, 5]
    do(g, "0 retire shipping")
    assert [x.points for x in g.rules.view(g.s, None).seats] == [7, 5]
    assert [x.rank for x in g.rules.view(g.s, None).scores] and g.rules.view(g.s, 1).over


def test_piles_are_numbers_and_the_rest_is_there() -> None:
    g = table(
        "first = 0\nyear = 2\nseats.0.tiles = l02@C4@0\nseats.0.dice = A1=white_3\nseats.0.paid = B2=1\n"
        "seats.0.harbour.coins = sh07\nseats.0.religion = 3\nplaces.mission_gold = 0"
    )
    v = g.rules.view(g.s, None)
    me = v.seats[0]
    assert (v.year, v.ship_pile, v.double_pile, v.triple_pile) == (2, 29, 5, 5)
    assert me.laid[0].cells == ("C4", "D4", "C5") and me.cells[20] == "road_2"
    assert (me.dice, me.paid, me.next_cost) == ({"A1": "white_3"}, {"B2": 1}, 2)
    assert me.harbour["coins"][0].cost == {"sugar": 2} and me.monks == 5
    assert v.religion[3] == (0,) and v.conquest[0] == tuple(g.s.arrivals)
    assert [p.seats for p in v.places if p.place == "mission_gold"] == [(0,)]
    assert v.conquest_points == (5, 0) and v.tree == 0
    assert v.buildings["trade_1"].gives == ("wood", "gem") and v.buildings["trade_1"].gets == {"coins": 3}
    assert v.buildings["hall_4b"].gains == {"points": 1, "coins": 1} and v.buildings["religion"].does == ("religion",)
    assert [d.gains for d in v.docks] == [{"coins": 2}, {}, {}, {"points": 1}]
    assert v.tiles["l01"].at == ((0, 0), (0, 1), (1, 0)) and v.tiles["l01"].cost == {"wood": 2, "grain": 1}


def test_what_can_be_chosen_at_the_beginning_is_seen() -> None:
    g = SantaMaria({"setup": "advanced"}).begin(2, bytes(32))
    v = g.rules.view(g.s, None)
    assert [h.tile.tile for h in v.halls] == ["hall_1", "hall_2", "hall_3", "hall_4"] and v.year == 0
    assert all(1 <= h.points <= 3 for h in v.halls)
    g = SantaMaria({"colonies": "chosen"}).begin(2, bytes(32))
    assert [c.colony for c in g.rules.view(g.s, None).colonies] == ["colony_1", "colony_2", "colony_3", "colony_4"]


def test_alone_one_sees_the_trees_and_the_goal() -> None:
    g = table("year = 2", seats=1)
    v = g.rules.view(g.s, 0)
    assert (v.trees, v.tree, v.goal, v.conquest_points) == ((4, 6, 8), 6, 100, (5,))
