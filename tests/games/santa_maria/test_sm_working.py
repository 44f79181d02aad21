"""What buildings do, selling and buying, monks (Rulebook 000, Activating buildings, Free actions)."""

from __future__ import annotations

from bot.games.santa_maria.box import box
from tests.games.santa_maria.tables import asked, do, offered, table, told, verbs

SIMPLE = "first = 0\nscholars = astronomy taxation botany\n"


def test_what_exceeds_three_is_turned_into_coins() -> None:
    """Rulebook 000, Storage limit. Colony 1, column B: a gem, then wood."""
    g = table(SIMPLE + "white = 2 2 2 2 2 2\nseats.0.coins = 0\nseats.0.goods = wood=3 gem=3")
    events = told(do(g, "0 take white_2 B coins"), "gained")
    assert events == [
        {"gains": {"coins": 2}, "turned": {"gem": 1}, "why": "gem_1"},
        {"gains": {"coins": 1}, "turned": {"wood": 1}, "why": "wood_1"},
    ]
    assert g.s.board[0].coins == 3 and g.s.board[0].goods["gem"] == 3


def test_all_effects_of_a_building() -> None:
    """Town hall of colony 1: C3 wood and a coin, D3 a conquistador."""
    g = table(SIMPLE + "seats.0.coins = 9\nseats.0.goods = none\nseats.0.blue = 3")
    do(g, "0 take blue_3 3 coins")
    me = g.s.board[0]
    assert (me.goods["wood"], me.coins, me.conquest, me.dice) == (1, 10, 1, {"D3": "blue_3"})


def test_a_trade_is_one_exchange_of_one_kind() -> None:
    """Rulebook 000, Trade: one wood or one gem for three coins."""
    g = table(SIMPLE + "seats.0.coins = 0\nseats.0.goods = wood=2 gem=1 gold=1 sugar=1\nask = Trade 0 building=trade_1")
    assert offered(g, 0, "trade") == ["wood coins", "gem coins", "gold coins"]
    do(g, "0 trade wood coins")
    assert g.s.board[0].coins == 3 and asked(g) == ["1 Turn"]


def test_a_trade_for_a_resource() -> None:
    g = table(SIMPLE + "seats.0.coins = 0\nseats.0.goods = wood=1 gem=3\nask = Trade 0 building=trade_5")
    assert offered(g, 0, "trade") == ["wood sugar", "wood gem"]
    (event,) = told(do(g, "0 trade wood gem"), "traded")
    assert event == {"give": "wood", "get": "coins", "n": 2, "turned": 1} and g.s.board[0].coins == 2


def test_a_trade_that_cannot_be_made_is_passed_over() -> None:
    lines = SIMPLE + "ask = Trade 0 building=trade_1\nseats.0.goods = "
    assert asked(table(lines + "none\nseats.0.coins = 2")) == ["1 Turn"]
    assert asked(table(lines + "none\nseats.0.coins = 3")) == ["0 Trade"]  # wood can be bought
    assert asked(table(lines + "sugar=1\nseats.0.coins = 0")) == ["1 Turn"]
    assert asked(table(lines + "sugar=1\nseats.0.coins = 1")) == ["0 Trade"]  # sold, it pays for wood
    g = table(lines + "none\nseats.0.coins = 3")
    assert verbs(g, 0) == ["decline", "buy"]
    do(g, "0 buy wood", "0 trade wood coins")
    assert g.s.board[0].coins == 3


def test_shipping_in_the_middle_of_buying_and_selling() -> None:
    """Rulebook 000, Free actions: Anna sells two sugar and a gem, activates shipping, buys a grain for its tile."""
    g = table(
        SIMPLE
        + "seats.0.coins = 0\nseats.0.goods = wood=1 sugar=2 gem=1\n"
        + "docks.coins = st1\ndocks.religion = sh30\ndocks.conquistador = none\ndocks.points = none"
    )
    do(g, "0 sell sugar", "0 sell sugar", "0 sell gem")
    assert g.s.board[0].coins == 6
    do(g, "0 activate A1")
    assert asked(g) == ["0 Ship"] and offered(g, 0, "ship") == [] and g.s.board[0].coins == 5
    do(g, "0 buy grain")
    assert offered(g, 0, "ship") == ["st1 coins"]
    events = do(g, "0 ship st1 coins")
    assert told(events, "shipped") == [{"tile": "st1", "dock": "coins", "paid": {"wood": 1, "grain": 1}, "coins": 0}]
    assert g.s.board[0].harbour["coins"] == ["st1"] and g.s.board[0].coins == 2
    assert told(events, "ship_tile") == [{"tile": g.s.docks["coins"], "dock": "coins"}]


def test_a_tile_goes_to_the_dock_with_the_same_symbol() -> None:
    """Rulebook 000, Shipping: a wood and a sugar for the tile at the dock of religion."""
    g = table(SIMPLE + "seats.0.goods = wood=1 sugar=1\ndocks.religion = st2\ndocks.coins = sh30\nask = Ship 0")
    assert "st2 religion" in offered(g, 0, "ship") and "st2 coins" not in offered(g, 0, "ship")
    do(g, "0 ship st2 religion")
    assert g.s.board[0].harbour["religion"] == ["st2"] and not any(g.s.board[0].goods.values())


def test_when_the_pile_is_empty_a_dock_stays_empty() -> None:
    docks = "docks.religion = st2\ndocks.coins = st1\ndocks.conquistador = st3\ndocks.points = st4\n"
    taken = " ".join(tile for tile in box().ships if tile.startswith("sh"))
    g = table(SIMPLE + docks + f"seats.1.harbour.coins = {taken}\nseats.0.goods = wood=1 sugar=1\nask = Ship 0")
    assert not told(do(g, "0 ship st2 religion"), "ship_tile") and g.s.docks["religion"] == ""


def test_gold_for_any_resource_of_a_tile() -> None:
    g = table(SIMPLE + "seats.0.goods = sugar=1 gold=3\ndocks.coins = sh28\nask = Ship 0")
    (event,) = told(do(g, "0 ship sh28 coins"), "shipped")
    assert event["paid"] == {"sugar": 1, "gold": 3}  # wood, two sugar, gem


def test_conquistadors_lie_on_top_of_who_was_there_and_find_gold() -> None:
    lines = SIMPLE + "seats.0.conquest = 2\nseats.1.conquest = 3\nseats.0.coins = 9\nseats.0.goods = none"
    g = table(lines)
    events = do(g, "0 activate F5")
    assert told(events, "conquered") == [{"n": 3}]
    assert told(events, "gained") == [{"gains": {"gold": 1}, "turned": {}, "why": "conquistador"}]
    assert g.rules.view(g.s, None).conquest[3] == (1, 0)


def test_steps_past_the_end_are_lost() -> None:
    g = table(SIMPLE + "seats.0.conquest = 10\nseats.0.coins = 9")
    assert told(do(g, "0 activate F5"), "wasted") == [{}] and g.s.board[0].conquest == 10


def test_a_grain_takes_one_a_space_further() -> None:
    """Rulebook 000, Religion: Oleg pays a grain and goes two spaces."""
    g = table(SIMPLE + "seats.0.religion = 2\nseats.0.coins = 1\nseats.0.goods = grain=1")
    do(g, "0 activate E4")
    assert asked(g) == ["0 Religion"] and g.s.board[0].religion == 3
    assert offered(g, 0, "advance") == ["grain"]
    do(g, "0 advance grain")
    assert g.s.board[0].religion == 4 and asked(g) == ["1 Turn"]


def test_gold_serves_as_grain_and_one_may_decline() -> None:
    g = table(SIMPLE + "seats.0.religion = 2\nseats.0.goods = grain=1 gold=1\nask = Religion 0")
    assert offered(g, 0, "advance") == ["grain", "gold"]
    do(g, "0 decline")
    assert g.s.board[0].religion == 2
    assert asked(table(SIMPLE + "seats.0.coins = 2\nseats.0.goods = none\nask = Religion 0")) == ["1 Turn"]


def test_past_the_end_every_step_is_a_point() -> None:
    """Rulebook 000, Religion: also the one for a grain."""
    g = table(SIMPLE + "seats.0.religion = 18\nseats.0.coins = 1\nseats.0.goods = grain=1\nseats.0.points = 0")
    do(g, "0 activate E4", "0 advance grain")
    assert g.s.board[0].points == 2 and g.s.board[0].religion == 18


def test_the_third_monk_symbol() -> None:
    """Rulebook 000, Recruiting: a blue die, then a monk to the mission of 3 points, two coins to each who is there."""
    g = table(
        SIMPLE
        + "seats.0.religion = 7\nseats.1.religion = 2\nseats.2.religion = 2\nplaces.mission_points = 1 2\n"
        + "seats.0.coins = 5\nseats.1.coins = 0\nseats.2.coins = 0\nseats.0.points = 0",
        seats=3,
    )
    do(g, "0 activate E4")
    assert asked(g) == ["0 Step"] and sum(g.s.board[0].blue) == 2
    events = do(g, "0 step")
    assert [e.kind for e in events][-2:] == ["prayed", "die_unlocked"]
    assert sum(g.s.board[0].blue) == 3 and asked(g) == ["0 Recruit"]
    events = do(g, "0 recruit mission_points")
    assert told(events, "monk_paid") == [{"n": 2, "by": 0}, {"n": 2, "by": 0}]
    assert [me.coins for me in g.s.board] == [0, 2, 2] and g.s.board[0].points == 3
    assert g.s.places["mission_points"] == [1, 2, 0] and g.s.board[0].monks == 5


def test_a_monk_must_be_paid_for_and_may_be_left_at_home() -> None:
    lines = SIMPLE + "seats.0.religion = 2\nseats.1.religion = 2\nplaces.mission_gold = 1\nask = Recruit 0\n"
    g = table(lines + "seats.0.coins = 1\nseats.0.goods = wood=1")
    assert "mission_gold" not in offered(g, 0, "recruit") and "mission_goods" in offered(g, 0, "recruit")
    do(g, "0 sell wood")
    assert "mission_gold" in offered(g, 0, "recruit")
    do(g, "0 decline")
    assert g.s.board[0].monks == 6


def test_nobody_has_two_monks_in_a_place() -> None:
    g = table(SIMPLE + "seats.0.religion = 5\nplaces.mission_goods = 0\nask = Recruit 0")
    assert "mission_goods" not in offered(g, 0, "recruit") and len(offered(g, 0, "recruit")) == 9


def test_missions_and_scholars_take_effect_at_once() -> None:
    lines = SIMPLE + "seats.0.religion = 2\nseats.0.goods = gold=2\nseats.0.coins = 0\nask = Recruit 0"
    g = table(lines)
    do(g, "0 recruit mission_gold")
    assert g.s.board[0].goods["gold"] == 3 and g.s.board[0].coins == 2
    g = table(lines)
    do(g, "0 recruit mission_goods")
    assert (g.s.board[0].goods["wood"], g.s.board[0].goods["grain"]) == (2, 1)
    g = table(lines)
    do(g, "0 recruit mission_coins")
    assert g.s.board[0].coins == 6
    g = table(lines)
    do(g, "0 recruit botany")
    assert g.s.board[0].scholars == ["botany"]


def test_selling_and_buying() -> None:
    g = table(SIMPLE + "seats.0.coins = 3\nseats.0.goods = wood=3 grain=1 sugar=1 gem=1 gold=1")
    assert offered(g, 0, "sell") == ["wood", "grain", "sugar", "gem", "gold"]
    assert offered(g, 0, "buy") == ["grain"]  # three wood already, the dear ones are not for sale
    do(g, *[f"0 sell {k}" for k in ("wood", "grain", "sugar", "gem", "gold")])
    assert g.s.board[0].coins == 11
    do(g, "0 buy wood")
    assert g.s.board[0].coins == 8 and g.s.board[0].goods["wood"] == 3 and asked(g) == ["0 Turn"]
