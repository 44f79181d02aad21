"""The ten scholars (Rulebook 000, sheet of scholars)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import Illegal
from tests.games.santa_maria.tables import asked, do, offered, table, told, verbs


def with_scholar(scholar: str, lines: str = "", **options: str) -> Any:
    """Seat 0 has one scholar, at a table for two; it is seat 0's turn."""
    others = [s for s in ("astronomy", "taxation", "botany", "logistics") if s != scholar][:2]
    board = f"first = 0\nscholars = {scholar} {' '.join(others)}\nplaces.{scholar} = 0\nseats.0.religion = 3\n"
    return table(board + lines, **options)


def test_astronomy_moves_a_new_tile_for_a_coin_a_step() -> None:
    lines = "docks.coins = st1\nseats.0.goods = wood=1 grain=1\nseats.0.coins = 2\nask = Ship 0"
    g = with_scholar("astronomy", lines)
    docks = [w.split()[1] for w in offered(g, 0, "ship") if w.startswith("st1")]
    assert docks == ["coins", "religion", "conquistador"]
    (event,) = told(do(g, "0 ship st1 conquistador"), "shipped")
    assert event["coins"] == 2 and g.s.board[0].coins == 0
    assert g.s.board[0].harbour["conquistador"] == ["st1"]
    assert g.s.docks["coins"] not in ("", "st1")  # the dock that it came from is filled


def test_taxation_pays_a_coin_for_each_colonist_of_the_line() -> None:
    """Column B of colony 1 with two colonists at B3; row 3 has them too."""
    lines = "white = 2 2 2 2 2 2\nseats.0.blue = 3 1\nseats.0.tiles = road_tile@B3@0\n"
    lines += "seats.0.goods = none\nseats.0.coins = 0"
    events = do(with_scholar("taxation", lines), "0 take white_2 B coins")
    assert told(events, "taxed") == [{"n": 2}]
    assert told(do(with_scholar("taxation", lines), "0 take blue_3 3 coins"), "taxed") == [{"n": 2}]
    assert not told(do(with_scholar("taxation", lines), "0 take blue_1 1 coins"), "taxed")
    g = with_scholar("taxation", lines.replace("coins = 0", "coins = 1"))
    assert not told(do(g, "0 activate B2"), "taxed")  # coins are no die


def test_botany_makes_a_die_anything_for_wood_or_grain() -> None:
    lines = "white = 1 1 1 1 1 1\nseats.0.coins = 0\nseats.0.blue = 1 1\nseats.0.goods = "
    g = with_scholar("botany", lines + "wood=1 gold=1")
    found = offered(g, 0, "take")
    assert "white_1 F wood" in found and "white_1 F gold" in found and "white_1 F coins" not in found
    assert "white_1 A coins" in found and "white_1 A wood" not in found
    (event,) = told(do(g, "0 take white_1 F gold"), "die_taken")
    assert event["paid"] == {"gold": 1} and g.s.board[0].goods["gold"] == 0
    assert "blue_1 5 grain" in offered(with_scholar("botany", lines + "grain=1"), 0, "take")


def test_philosophy_lets_blue_dice_go_down_columns_and_white_ones_not_along_rows() -> None:
    g = with_scholar("philosophy", "white = 2 2 2 2 2 2\nseats.0.blue = 2 2\nseats.0.coins = 0\nseats.0.goods = none")
    assert set(offered(g, 0, "take")) == {"white_2 B coins", "blue_2 B coins", "blue_2 2 coins"}
    do(g, "0 take blue_2 B coins")
    assert g.s.board[0].dice == {"B6": "blue_2"} and g.s.board[0].white_used == 0


def test_mathematics_takes_back_the_coins_of_the_dearest_building() -> None:
    g = with_scholar("mathematics", "seats.0.coins = 0\nseats.0.paid = B2=1 D1=2 B6=3")
    events = do(g, "0 retire conquistador")
    assert told(events, "coins_back") == [{"at": "B6", "n": 3}] and g.s.board[0].coins == 3


def test_mathematics_won_while_retiring_pays_at_once() -> None:
    lines = "first = 0\nscholars = mathematics botany taxation\nseats.0.paid = B2=1 D1=2\nseats.0.religion = 1\n"
    g = table(lines + "seats.0.coins = 0\nseats.0.goods = none")
    do(g, "0 retire religion", "0 step")
    events = do(g, "0 recruit mathematics")
    assert told(events, "coins_back") == [{"at": "D1", "n": 2}] and g.s.board[0].paid == {"B2": 1}
    again = with_scholar("mathematics", "seats.0.paid = B2=1 D1=2")
    assert len(told(do(again, "0 retire coins"), "coins_back")) == 1


def test_engineering_puts_the_die_on_any_free_building_of_the_line() -> None:
    """Column B of colony 1: B2 and B6."""
    lines = "white = 2 2 2 2 2 2\nseats.0.goods = none\nseats.0.coins = 0"
    g = with_scholar("engineering", lines)
    do(g, "0 take white_2 B coins")
    assert asked(g) == ["0 PutDie"] and offered(g, 0, "put") == ["B2", "B6"] and verbs(g, 0) == ["put"]
    do(g, "0 put B2")
    assert g.s.board[0].dice == {"B2": "white_2"} and asked(g) == ["1 Turn"]
    g = with_scholar("engineering", lines + "\nseats.0.paid = B6=1")
    do(g, "0 take white_2 B coins")
    assert g.s.board[0].dice == {"B2": "white_2"}  # no choice


def test_industrialization_trades_twice() -> None:
    """Rulebook 000, sheet of scholars: a wood and a gem for six coins in all."""
    g = with_scholar("industrialization", "seats.0.coins = 1\nseats.0.goods = wood=1 gem=1")
    do(g, "0 activate F2")
    assert asked(g) == ["0 Trade"]
    do(g, "0 trade wood coins", "0 trade gem coins")
    assert g.s.board[0].coins == 6 and asked(g) == ["1 Turn"]


def test_basic_economy_buys_wood_and_grain_for_two() -> None:
    g = with_scholar("basic_economy", "seats.0.coins = 4\nseats.0.goods = none")
    assert offered(g, 0, "buy") == ["wood", "grain"]
    do(g, "0 buy wood", "0 buy grain")
    assert g.s.board[0].coins == 0


def test_advanced_economy_buys_sugar_and_gems_for_three() -> None:
    g = with_scholar("advanced_economy", "seats.0.coins = 3\nseats.0.goods = none")
    assert offered(g, 0, "buy") == ["wood", "grain", "sugar", "gem"]
    do(g, "0 buy gem")
    assert g.s.board[0].coins == 0 and g.s.board[0].goods["gem"] == 1
    ship = with_scholar("advanced_economy", "docks.coins = sh08\nseats.0.coins = 6\nseats.0.goods = none\nask = Ship 0")
    assert asked(ship) == ["0 Ship"]  # two gems could be bought
    poor = with_scholar("botany", "docks.coins = sh08\nseats.0.coins = 6\nseats.0.goods = none\nask = Ship 0")
    assert "sh08 coins" not in offered(poor, 0, "ship")


def test_logistics_moves_a_die_along_a_road() -> None:
    """Colony 1: from the gem mine at B2 over a road at B3, C4 beside no road; the town hall at C3 is beside it."""
    lines = "seats.0.dice = B2=white_2\nseats.0.coins = 2\nseats.0.tiles = road_tile@B3@0"
    g = with_scholar("logistics", lines)
    assert offered(g, 0, "move_die") == ["B2 C3"]
    events = do(g, "0 move_die B2 C3")
    assert told(events, "die_moved") == [{"die": "white_2", "at": "B2", "to": "C3"}]
    assert g.s.board[0].coins == 1 and "B2" in offered(g, 0, "activate") and "C3" not in offered(g, 0, "activate")
    assert asked(g) == ["0 Turn"] and offered(g, 0, "move_die") == ["C3 B2", "C3 D3"]  # D3 is beside it


def test_logistics_needs_a_coin_a_road_and_a_free_building() -> None:
    assert "move_die" not in verbs(with_scholar("logistics", "seats.0.dice = B2=white_2\nseats.0.coins = 2"), 0)
    lines = "seats.0.dice = B2=white_2\nseats.0.tiles = road_tile@B3@0\nseats.0.coins = "
    assert "move_die" not in verbs(with_scholar("logistics", lines + "0"), 0)
    assert "move_die" not in verbs(with_scholar("logistics", lines + "2\nseats.0.paid = C3=1"), 0)


def test_logistics_in_the_middle_of_a_line_leaves_a_building_for_the_die_in_hand() -> None:
    """Colony 1, row 4 is E4 alone, where the blue die has to go."""
    lines = "seats.0.dice = C3=white_3\nseats.0.goods = grain=1\nseats.0.coins = 3\nseats.0.blue = 4 4\n"
    g = with_scholar("logistics", lines + "seats.0.tiles = road_tile@D4@0")
    assert offered(g, 0, "move_die") == ["C3 D3"]
    do(g, "0 take blue_4 4 coins")
    assert asked(g) == ["0 Religion"] and offered(g, 0, "move_die") == ["C3 D3"]
    do(g, "0 move_die C3 D3")
    assert "D3 E4" not in offered(g, 0, "move_die")  # the road at D4 joins them, but the die in hand is for row 4
    do(g, "0 decline")
    assert g.s.board[0].dice == {"D3": "white_3", "E4": "blue_4"}

    wider = with_scholar("logistics", lines + "seats.0.tiles = road_tile@D4@0 d09@B4@0")
    do(wider, "0 take blue_4 4 coins")
    assert {"C3 D3", "C3 C4"} == set(offered(wider, 0, "move_die"))
    do(wider, "0 move_die C3 C4", "0 decline")
    assert wider.s.board[0].dice == {"C4": "white_3", "E4": "blue_4"}


def test_a_scholar_of_somebody_else_is_no_use() -> None:
    g = table("first = 0\nscholars = logistics botany taxation\nplaces.botany = 1\nseats.1.religion = 2")
    with pytest.raises(Illegal):
        do(g, "0 take white_1 F wood")
