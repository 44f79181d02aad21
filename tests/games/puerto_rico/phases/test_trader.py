"""Selling: prices, the office, a full house."""

from __future__ import annotations

from typing import Any

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


NEW: dict[str, Any] = {"new_buildings": "true"}


def town(city: str, rest: str, seat: int = 0) -> Any:
    """A table on which all of the seat's buildings are occupied by one each."""
    on = " ".join(f"{b}=1" for b in city.split())
    extra = [line.strip() for line in rest.splitlines() if f"seats.{seat}.colonists" in line]
    lines = [] if extra else [f"seats.{seat}.colonists = {on}"]
    return table("\n".join([f"seats.{seat}.city = {city}", *lines, rest]), **NEW)


# -- trading --------------------------------------------------------------------------------------
def test_trading_post_sells_anything_without_the_markets() -> None:
    g = town("trading_post large_market", "seats.0.goods = tobacco=2\nhouse = tobacco\nask = Sell 0")
    assert not offered(g, 0, "sell") and offered(g, 0, "trading_post") == ["tobacco"]
    supply = g.s.goods["tobacco"]
    assert do(g, "0 trading_post tobacco")[0].args == {"good": "tobacco", "n": 3 + 1}
    assert g.s.goods["tobacco"] == supply + 1 and g.s.house == ["tobacco"]


def test_trading_post_while_the_house_is_full() -> None:
    full = "seats.0.goods = coffee=1\nhouse = corn indigo sugar tobacco\nask = Sell 0 trader=3"
    g = town("trading_post", full)
    assert do(g, "0 trading_post coffee")[0].args["n"] == 4
    assert kinds(g.events)[-1] == "house_emptied"


NOBLES: dict[str, Any] = {"nobles": "true"}


def town_with_nobles(city: str, noble: str, rest: str, **options: str) -> Any:
    """A seat whose buildings are all occupied by one; `noble` names those with a noble."""
    on = " ".join(f"{b}=1" for b in city.split())
    nobles = (
        ""
        if "seats.0.nobles" in rest
        else f"seats.0.nobles = {len(noble.split())}\nseats.0.stations = {noble or 'none'}\n"
    )
    extra = "" if "seats.0.colonists" in rest else f"seats.0.colonists = {on}\n"
    return table(f"seats.0.city = {city}\n{extra}{nobles}{rest}", **(options or NOBLES))


# -- buildings ------------------------------------------------------------------------------------
def test_land_office_with_a_colonist_buys_before_or_after_the_sale() -> None:
    rest = "seats.0.doubloons = 0\nseats.0.goods = corn=1\npile = coffee\nask = Sell 0"
    g = town_with_nobles("land_office", "", rest)
    assert not offered(g, 0, "buy_tile")  # no doubloon yet
    do(g, "0 sell corn")
    assert asked(g) == ["0 Sell"] and offered(g, 0, "buy_tile") == [""]
    events = do(g, "0 buy_tile")
    assert events[0].args == {"tile": "coffee", "cost": 1} and g.s.board[0].doubloons == 0
    assert g.s.board[0].island["coffee"] == 1 and asked(g) == ["1 ChooseRole"]


def test_land_office_is_used_once_and_declining_is_the_end() -> None:
    rest = "seats.0.doubloons = 5\nseats.0.goods = corn=1\nask = Sell 0"
    g = town_with_nobles("land_office", "", rest)
    do(g, "0 buy_tile")
    assert not offered(g, 0, "buy_tile") and offered(g, 0, "sell") == ["corn"]
    do(g, "0 sell corn")
    assert asked(g) == ["1 ChooseRole"]


def test_land_office_with_a_noble_sells_a_plantation_only() -> None:
    rest = "seats.0.island = corn=1 quarry=1\nseats.0.colonists = land_office=1 corn=1\nask = Sell 0"
    g = town_with_nobles("land_office", "land_office", rest)
    assert offered(g, 0, "sell_tile") == ["corn colonist"] and not offered(g, 0, "buy_tile")
    before = g.s.board[0].doubloons
    do(g, "0 sell_tile corn colonist")
    me = g.s.board[0]
    assert (me.doubloons, me.island, me.idle, g.s.discards[-1]) == (before + 1, {"quarry": 1}, 1, "corn")


BOTH: dict[str, Any] = {"nobles": "true", "new_buildings": "true"}


def test_land_office_and_forest_house() -> None:
    rest = "seats.0.doubloons = 1\npile = coffee\nask = Sell 0"
    g = town_with_nobles("land_office forest_house", "", rest, **BOTH)
    do(g, "0 buy_tile")
    assert asked(g) == ["0 LayTile"] and g.rules.brief(g.s, 0)["by"] == "land_office"
    assert do(g, "0 lay forest")[0].args == {"tile": "forest", "cost": 1}
    assert g.s.board[0].doubloons == 0
