"""What buildings do (Rulebook 000, Activating buildings)."""

from __future__ import annotations

import pytest

from tests.games.santa_maria.tables import asked, do, offered, table, told, verbs

SIMPLE = "first = 0\nscholars = astronomy taxation botany\n"


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
    assert asked(table(lines + "sugar=1\nseats.0.coins = 0")) == ["1 Turn"]
    lines = SIMPLE + "ask = Trade 0 building=trade_3\nseats.0.goods = "
    assert asked(table(lines + "none\nseats.0.coins = 2")) == ["1 Turn"]
    assert asked(table(lines + "none\nseats.0.coins = 3")) == ["0 Trade"]  # wood can be bought, for 2 points
    assert asked(table(lines + "sugar=1\nseats.0.coins = 0")) == ["1 Turn"]
    assert asked(table(lines + "sugar=1\nseats.0.coins = 1")) == ["0 Trade"]  # sold, it pays for wood
    g = table(lines + "none\nseats.0.coins = 3")
    assert verbs(g, 0) == ["decline", "buy"]
    do(g, "0 buy grain", "0 trade grain points")
    assert g.s.board[0].coins == 0 and asked(g) == ["1 Turn"]


@pytest.mark.parametrize(
    ("building", "coins", "goods", "scholar", "asks"),
    [
        ("trade_1", 9, "none", "", False),  # three coins for what costs three
        ("trade_1", 9, "none", "basic_economy", True),  # ... or two
        ("trade_5", 3, "none", "", True),  # a gem for three coins
        ("trade_5", 3, "none", "advanced_economy", False),  # which can be bought for as much
        ("trade_5", 9, "sugar=3 gem=3", "", False),  # no room: it would be two coins
        ("trade_5", 9, "sugar=3 gem=2", "", True),
        ("trade_5", 1, "gem=1", "", True),  # a gem becomes a sugar
        ("trade_5", 0, "sugar=1 gem=1", "", False),  # both would have to be sold for one of them
        ("trade_5", 0, "wood=1", "advanced_economy", True),  # it need not be bought
    ],
)
def test_a_trade_that_buying_alone_outdoes_is_no_question(
    building: str, coins: int, goods: str, scholar: str, asks: bool
) -> None:
    lines = "first = 0\nscholars = basic_economy advanced_economy botany\n"
    lines += f"seats.0.religion = 2\nplaces.{scholar} = 0\n" if scholar else ""
    lines += f"seats.0.coins = {coins}\nseats.0.goods = {goods}\nask = Trade 0 building={building}"
    assert asked(table(lines)) == (["0 Trade"] if asks else ["1 Turn"])
