"""The Maya city: its dice, temples, cards, gold, passing and scoring (Rulebook 002, Module D)."""

from __future__ import annotations

from typing import Any

from tests.games.santa_maria.maya import city_table, to_city
from tests.games.santa_maria.tables import asked, do, offered, told, verbs


def test_the_city_begins() -> None:
    """Rulebook 002, line 1086: gold by players, 2 coins, 5 cards, a blue die; the others 3, 4, 5 coins."""
    g = city_table(4, 2)
    s = g.s
    assert s.first == 2 and asked(g) == ["2 CityTurn"] and s.city.gold == 4 and len(s.city.hand) == 5
    assert [s.board[seat].coins for seat in (2, 3, 0, 1)] == [2, 3, 4, 5]
    assert {k: n for k, n in s.board[2].goods.items() if n} == {"wood": 1, "grain": 1, "cocoa": 1}
    assert s.city.stores == {"wood": 1, "grain": 1, "sugar": 1, "gem": 1, "cocoa": 2} and sum(s.white) == 12
    assert sum(s.board[2].blue) == 1 and not s.board[2].monks and not s.board[2].works
    assert all(not s.board[seat].colony.endswith("5") for seat in range(4))


def test_with_ambassadors_nobody_has_a_blue_die_and_five_can_play() -> None:
    g = city_table(5, 0, "ambassadors")
    assert sum(g.s.white) == 10 and not any(g.s.board[0].blue) and g.s.city.gold == 5
    assert g.rules.census(g.s)["blue"] == 12
    assert g.box.year_points[5][1] == (9, 6, 3, 0, 0)  # as for four (line 1408)


def test_a_die_runs_the_road_and_turns_to_either_side() -> None:
    """Rulebook 002, line 1240: a die of 4 goes on to the road of 3 or of 5, and may stop on the way."""
    g = city_table(2)
    g.s.white, g.s.board[0].coins = [0, 0, 0, 6, 0, 0], 0
    to_city(g, goods={"cocoa": 0, "gem": 0})
    do(g, "0 use white_4 4 coins")
    assert offered(g, 0, "go") == ["4a", "3a", "5a"]
    do(g, "0 go 3a")
    assert g.s.board[0].goods["gem"] == 1 and g.s.board[0].goods["cocoa"] == 1
    assert g.s.board[0].dice == {"3a": "white_4"} and g.s.board[0].white_used == 1


def test_a_road_token_joins_the_roads_on_both_sides() -> None:
    """Rulebook 002, line 1317: a token on the road of 2 joins 1 and 3."""
    city = city_table(2).box.city
    assert "3a" not in city.routes("1", ()) and "1a" not in city.routes("3", ())
    assert city.routes("1", ("2",))["3a"] == ("1a", "1b", "1c", "3c", "3b", "3a")
    assert "1a" in city.routes("3", ("2",)) and "6a" not in city.routes("3", ("2",))


def test_no_die_without_a_free_building() -> None:
    g = city_table(2)
    g.s.board[0].dice = {"1a": "white_1", "2a": "white_2"}
    g.s.white, g.s.board[0].coins, g.s.board[0].blue = [5, 0, 0, 0, 0, 0], 0, [0] * 6
    to_city(g, goods={"cocoa": 0})
    assert "use" not in verbs(g, 0)
    assert any(r.id == "leads-nowhere" for r in g.rules.why(g.s, 0, "use", ("white_1", "1", "coins")))


def test_a_temple_beside_the_last_building_is_completed() -> None:
    """Rulebook 002, line 1217: wood, gem and cocoa for the brown district beside road 4; 2 coins, a smaller tile."""
    g = city_table(2)
    g.s.white, g.s.board[0].coins = [0, 0, 0, 6, 0, 0], 0
    to_city(g, goods={"wood": 1, "gem": 0, "cocoa": 1}, temples=dict(g.s.city.temples) | {"construction": "tl2"})
    g.s.city.temples["gold_temple"] = "tm5"
    do(g, "0 use white_4 4 coins", "0 go 4a")
    assert offered(g, 0, "complete") == ["construction"]
    do(g, "0 complete construction")
    me, city = g.s.board[0], g.s.city
    assert me.coins == 2 and city.levels["construction"] == 1 and not any(me.goods[x] for x in ("wood", "gem", "cocoa"))
    assert g.box.city.temples[city.temples["construction"]].level == 2


def test_technology_goes_with_the_value_once_before_or_after() -> None:
    g = city_table(2)
    g.s.white, g.s.board[0].coins = [0, 0, 0, 6, 0, 0], 1
    to_city(g, hand=["k12", "k22", "k09"], goods={"sugar": 0, "gem": 0})
    do(g, "0 use white_4 4 coins")
    assert offered(g, 0, "technology") == ["k12", "k22"]
    do(g, "0 technology k12")
    assert g.s.board[0].goods["sugar"] == 1 and offered(g, 0, "technology") == []
    assert g.s.city.played["technology"] == ["k12"]
    do(g, "0 go 4a")
    assert offered(g, 0, "technology") == []


def test_after_the_die_technology_may_be_played_too() -> None:
    g = city_table(2)
    g.s.white = [0, 0, 0, 6, 0, 0]
    to_city(g, hand=["k22"], goods={"gem": 0})
    do(g, "0 use white_4 4 coins", "0 go 3a")
    assert asked(g) == ["0 BuildTemple"]
    do(g, "0 technology k22")
    assert g.s.board[0].goods["gem"] == 1 and "technology" not in verbs(g, 0)
    do(g, "0 decline")
    assert asked(g) == ["1 Turn"]


def test_a_festival_and_a_construction() -> None:
    g = city_table(2)
    to_city(g, hand=["k14"], goods={"wood": 1, "grain": 1})
    assert offered(g, 0, "play") == ["k14 festival", "k14 construction"]
    do(g, "0 play k14 construction")
    assert "w_gem 1b" in offered(g, 0, "build") and "s_wood 1b" not in offered(g, 0, "build")
    do(g, "0 build w_gem 4b")
    city = g.s.city
    assert city.spots["4b"] == "w_gem" and city.buildings["w_gem"] == 1 and not g.s.board[0].goods["wood"]
    assert city.played["construction"] == ["k14"] and asked(g) == ["1 Turn"]


def test_a_high_priest_activates_and_blocks() -> None:
    g = city_table(2)
    to_city(g, goods={"wood": 0}, priests=1)
    do(g, "0 bless 1a")
    city = g.s.city
    assert g.s.board[0].goods["wood"] == 1 and city.priests_at == ["1a"] and not city.priests


def test_gold_is_defended_and_taken() -> None:
    """Rulebook 002, line 1187: passed first by the city, a symbol gives nobody gold; passed first by a colonist, the
    gold comes from the city."""
    g = city_table(2)
    g.s.board[0].conquest, gold = 2, g.s.city.gold
    g.conquer(0)
    assert g.s.city.gold == gold + 1
    g.s.board[1].conquest = 2
    g.conquer(1)
    assert g.s.board[1].goods["gold"] == 0
    g.s.board[1].conquest = 5
    g.conquer(1)
    assert g.s.board[1].goods["gold"] == 1 and g.s.city.gold == gold
    g.s.board[1].goods["gold"] = g.box.n.storage
    g.gain(1, {"gold": 1}, "mission_gold")
    assert g.s.city.gold == gold, "what has no room is turned into coins, and no gold is taken"


def test_the_city_neither_pays_with_gold_nor_sells() -> None:
    g = city_table(2)
    to_city(g, goods=dict.fromkeys(g.box.goods, 0), gold=9, hand=["k13"])
    assert verbs(g, 0) == ["use", "retire"]


def test_what_has_no_empty_token_is_lost() -> None:
    g = city_table(2)
    coins = g.s.board[0].coins
    g.gain(0, {"wood": 1}, "p_wood")
    assert g.s.board[0].goods["wood"] == 1 and g.s.board[0].coins == coins


def test_the_symbol_of_a_monk() -> None:
    g = city_table(2)
    g.s.board[0].religion, g.s.white = 1, [6, 0, 0, 0, 0, 0]
    to_city(g, hand=["k19"], goods={"grain": 0, "gem": 0})
    do(g, "0 use white_1 1 coins", "0 technology k19")
    assert asked(g) == ["0 MonkGift"] and "gem" in offered(g, 0, "fill")
    assert sum(g.s.board[0].blue) == 2
    do(g, "0 draw")
    assert len(g.s.city.hand) == 1


def test_the_city_scores_as_it_retires() -> None:
    """Rulebook 002, line 1398: two levels and four cards are 8 points; levels of the gold temple count gold."""
    g = city_table(2)
    city = g.s.city
    city.levels |= {"construction": 2, "gold_temple": 1, "market": 3}
    city.played["construction"] = ["k05", "k06", "k07", "k08"]
    events = do(g, "0 retire coins")
    assert told(events, "city_scored") == [{"points": 10, "by": {"gold_temple": 2, "construction": 8}}]
    assert g.s.board[0].points == 10 and g.s.board[0].coins == 4


def test_the_fourth_and_the_fifth_passing_space() -> None:
    g = city_table(2)
    to_city(g, goods={"gem": 0})
    do(g, "0 retire shipping")
    assert asked(g) == ["0 FillOne"]
    do(g, "0 fill gem")
    assert g.s.board[0].goods["gem"] == 1
    g = city_table(2)
    to_city(g, goods={"wood": 1, "grain": 1, "cocoa": 1}, temples=dict(g.s.city.temples) | {"market": "tl1"})
    do(g, "0 retire road")
    assert "market" in offered(g, 0, "complete")
    do(g, "0 complete market", "0 store gem")
    assert g.s.city.levels["market"] == 1 and g.s.city.stores["gem"] == 2 and g.s.board[0].goods["gem"] == 1


def test_a_new_year_brings_cards_gold_and_priests() -> None:
    g = city_table(2)
    g.s.city.priests_at, before = ["1a"], len(g.s.city.hand)
    do(g, "0 retire coins", "1 retire road", "1 decline")
    city = g.s.city
    assert g.s.round == 2 and len(city.hand) == before + 3 and city.gold == 4
    assert city.priests == 1 and not city.priests_at


def test_the_last_sale() -> None:
    """Rulebook 002, line 1419: a coin for each resource but gold, then a point for three."""
    g = city_table(2)
    to_city(g, goods=dict.fromkeys(g.box.goods, 0) | {"gem": 1, "cocoa": 2}, coins=6, gold=9)
    assert {line.id: line.points for line in g.rules.scores(g.s)[0].lines}["goods"] == 3


def test_an_ambassadors_die_of_another_may_be_followed_on_the_roads() -> None:
    """Rulebook 002, line 1431: as if the city had taken it, and no die is left."""
    g = city_table(2, 0, "ambassadors")
    do(g, "0 retire coins")
    g.s.kingdoms.ambassadors = {"white": 3, "blue": 0}
    me: Any = g.s.board[0]
    to_city(g, goods={"gem": 0})
    line = offered(g, 1, "take")
    taken = next(x for x in line if x.startswith("ambassador_white_4 D"))
    do(g, f"1 take {taken}")
    while asked(g)[0].startswith("1 "):
        do(g, "1 decline")
    assert asked(g) == ["0 Drive"] and "decline" in verbs(g, 0)
    do(g, "0 go 4a")
    assert me.goods["gem"] == 1 and not me.dice


def test_whoever_plays_the_city_takes_an_ambassadors_die_for_all() -> None:
    g = city_table(2, 0, "ambassadors")
    g.s.kingdoms.ambassadors = {"white": 3, "blue": 0}
    g._offers.clear()
    do(g, "0 use ambassador_white_4 4 coins", "0 go 4a")
    while asked(g)[0].startswith("0 "):
        do(g, "0 decline")
    assert told(g.events, "followed")[0]["line"] == "D"
    assert not g.s.board[0].white_used and g.s.board[0].dice == {"4a": "ambassador_white_4"}
