"""Selling: prices, the office, a full house."""

from __future__ import annotations

from tests.games.puerto_rico.tables import asked, do, kinds, offered, table


def test_prices_add_up() -> None:
    g = table("""
        seats.0.goods = corn=1 coffee=1
        seats.0.city = small_market large_market
        seats.0.colonists = small_market=1 large_market=1
        ask = Sell 0
    """)
    assert do(g, "0 sell corn")[0].args == {"good": "corn", "n": 0 + 1 + 1 + 2}


def test_only_other_kinds_but_for_the_office() -> None:
    goods = "house = corn\nseats.0.goods = corn=1 indigo=1\nask = Sell 0 trader=3\n"
    assert offered(table(goods), 0, "sell") == ["indigo"]
    office = "seats.0.city = office\nseats.0.colonists = office=1"
    assert offered(table(goods + office), 0, "sell") == ["corn", "indigo"]


def test_full_house_ends_the_phase_and_is_emptied() -> None:
    g = table("house = corn indigo sugar\nseats.0.goods = coffee=1\nseats.1.goods = tobacco=1\nask = Sell 0")
    events = do(g, "0 sell coffee")
    assert kinds(events) == ["sold", "house_emptied"] and not g.s.house and asked(g) == ["1 ChooseRole"]


def test_not_full_house_stays() -> None:
    g = table("house = corn\nseats.3.goods = coffee=1\nask = Sell 3 trader=0")
    do(g, "3 sell coffee")
    assert g.s.house == ["corn", "coffee"] and g.s.board[3].doubloons == 3 + 4


def test_office_does_not_sell_into_a_full_house() -> None:
    g = table("""
        house = corn indigo sugar coffee
        seats.1.goods = corn=1
        seats.1.city = office
        seats.1.colonists = office=1
        ask = Sell 1 trader=0
    """)
    assert asked(g) == ["1 ChooseRole"]
