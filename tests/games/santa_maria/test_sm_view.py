"""What a seat sees, what is told beside a question, and the table in lines."""

from __future__ import annotations

from bot.games.santa_maria import SantaMaria
from bot.rules import Rng
from tests.games.santa_maria.tables import asked, do, table


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


def test_a_scrambled_table_looks_the_same_and_is_another() -> None:
    g = table("first = 0\nseats.1.points = 5", seats=3)
    other = g.rules.scramble(g.s, 0, Rng(b"scramble"))
    assert g.rules.view(other, 0) == g.rules.view(g.s, 0)
    assert other.ships.cards != g.s.ships.cards and sorted(other.ships.cards) == sorted(g.s.ships.cards)
    assert other.board[1].points != 5 or other.board[2].points != 0


def test_briefs() -> None:
    def brief(lines: str, **options: str) -> dict[str, object]:
        g = table("first = 0\nscholars = astronomy botany engineering\n" + lines, **options)
        return dict(g.rules.brief(g.s, 0))

    turn = brief("seats.0.coins = 4\nseats.0.goods = wood=1\nseats.0.blue = 6\nseats.0.white_used = 1")
    want = {"coins": 4, "goods": {"wood": 1}, "year": 1, "cost": 1, "white": 2, "blue": [6], "doubles": 5, "triples": 5}
    assert turn == want
    trade = brief("ask = Trade 0 building=trade_2\nseats.0.goods = grain=1")
    assert trade["gives"] == ["grain", "sugar"] and trade["gets"] == {"coins": 3} and trade["left"] == 1
    assert brief("ask = Religion 0\nseats.0.goods = grain=1\nseats.0.religion = 4")["n"] == 4
    assert brief("ask = Recruit 0")["monks"] == 6
    assert brief("ask = Ship 0\nseats.0.coins = 99")["docks"]
    put = brief("ask = PutDie 0 die=white_2 line=B\nseats.0.religion = 3\nplaces.engineering = 0")
    assert put["die"] == "white_2" and put["line"] == "B"


def test_hints_say_the_price() -> None:
    g = table(
        "first = 0\nscholars = logistics botany engineering\nplaces.logistics = 0\nseats.0.religion = 3\n"
        "seats.0.coins = 4\nseats.0.goods = wood=2\ndisplay = d01\nwhite = 3 3 3 3 3\nseats.0.dice = B2=white_2\n"
        "seats.0.tiles = road_tile@B3@0"
    )
    h = g.rules.hints(g.s, 0)
    assert h["place", "tile", "d01"] == ("hint-tile", {"cells": ["wood_1", "road_2"], "cost": {"wood": 2}})
    assert h["activate", "at", "D1"] == ("hint-activate", {"building": "grain_1", "cost": 1})
    assert h["take", "line", "B"] == ("hint-line", {"buildings": ["wood_1"], "colonists": 2})
    assert h["take", "", "white_3 B coins"] == ("hint-take", {"n": 1, "buildings": ["wood_1"]})
    assert h["retire", "space", "religion"] == ("hint-space", {"rank": 2, "last": 0})
    assert h["sell", "resource", "wood"] == ("hint-sell", {"n": 1, "have": 2})
    assert h["buy", "resource", "grain"] == ("hint-buy", {"n": 3, "have": 0})
    assert h["move_die", "at", "B2"] == ("hint-die-from", {"die": "white_2", "building": "gem_1"})
    assert h["move_die", "to", "C3"] == ("hint-die-to", {"building": "hall_1a"})
    recruit = table("first = 0\nbishops = bishop_square bishop_ships bishop_towns\nseats.1.religion = 2\n"
                    "places.mission_gold = 1\nask = Recruit 0\nseats.0.coins = 4")  # fmt: skip
    h = recruit.rules.hints(recruit.s, 0)
    assert h["recruit", "place", "mission_gold"] == ("hint-mission", {"cost": 2, "gains": {"gold": 2}})
    assert h["recruit", "place", "bishop_ships"] == ("hint-bishop", {"cost": 0, "points": 2})


def test_hints_say_where_gold_will_be_paid() -> None:
    lines = "first = 0\nseats.0.goods = wood=1 gold=1\ndocks.religion = st2\ndisplay = d01 l01\n"
    g = table(lines + "ask = Turn 0")
    h = g.rules.hints(g.s, 0)
    assert h["place", "tile", "d01"][1]["cost"] == {"wood": 1, "gold": 1}
    assert h["place", "tile", "l01"][1]["cost"] == {"wood": 2, "grain": 1}  # cannot be paid
    g = table(lines + "ask = Ship 0")
    h = g.rules.hints(g.s, 0)
    assert h["ship", "tile", "st2"][1]["cost"] == h["ship", "", "st2 religion"][1]["cost"] == {"wood": 1, "gold": 1}


def test_hints_say_what_a_space_or_a_step_is_worth_in_the_end() -> None:
    """In the last year the passing spaces decide ties; alone they decide nothing. Past the end a step is a point."""
    last = table("year = 3\nseats.0.religion = 18\nseats.0.goods = grain=1\nask = Turn 0")
    assert last.rules.hints(last.s, 0)["retire", "space", "coins"] == ("hint-space", {"rank": 1, "last": 1})
    alone = table("year = 2", seats=1)
    assert ("retire", "space", "coins") not in alone.rules.hints(alone.s, 0)
    for at, args in ((18, {"n": 19, "points": 1}), (17, {"n": 18, "points": 0})):
        g = table(f"seats.0.religion = {at}\nseats.0.goods = grain=1\nask = Religion 0")
        assert g.rules.hints(g.s, 0)["advance", "pay", "grain"] == ("hint-advance", {"have": 1, **args})


def test_lines_begin_with_whose_turn_it_is() -> None:
    g = table("first = 1")
    found = g.rules.lines(g.rules.view(g.s, 0))
    assert found[0] == ("line-round", {"year": 1, "first_seat": 1, "asked": [1], "ask": "Turn", "over": 0})
    assert [id for id, _ in found[1:3]] == ["line-seat", "line-seat-hidden"]
    assert asked(g) == ["1 Turn"]


def test_facts() -> None:
    g = table("scholars = logistics botany engineering\ndocks.coins = sh30")
    v = g.rules.view(g.s, None)
    assert g.rules.facts(v, "sh30") == {"kind": "ship", "cost": {"sugar": 2, "gem": 2}, "points": 10}
    assert g.rules.facts(v, "d01")["cells"] == ["wood_1", "road_2"]
    assert g.rules.facts(v, "road_2")["colonists"] == 2
    sources = g.rules.facts(None, "components")
    assert {k: sources[k] for k in g.box.read.sources()} == g.box.read.sources()
    assert g.rules.facts(v, "botany")["points"] == 2 and g.rules.facts(v, "score")["kind"] == ""
