"""Shipping tiles, and gold in place of anything (Rulebook 000, Shipping, Using gold)."""

from __future__ import annotations

from bot.games.santa_maria.components.box import box
from tests.games.santa_maria.tables import asked, do, offered, table, told

SIMPLE = "first = 0\nscholars = astronomy taxation botany\n"


def test_shipping_in_the_middle_of_buying_and_selling() -> None:
    """Rulebook 000, Free actions: Anna sells two sugar and a gem, activates shipping, buys a grain for its tile."""
    g = table(
        SIMPLE
        + "seats.0.coins = 0\nseats.0.goods = wood=1 sugar=2 gem=1\n"
        + "docks.coins = st1\ndocks.religion = sh30\ndocks.conquistador = sh22\ndocks.points = sh08"
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
