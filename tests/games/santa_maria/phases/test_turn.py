"""The main actions: expanding, one building, a line with a die (Rulebook 000, A to C)."""

from __future__ import annotations

import pytest

from bot.rules import Illegal
from tests.games.santa_maria.tables import asked, do, offered, table, told, verbs

SIMPLE = "first = 0\nscholars = astronomy taxation botany\n"  # nobody has them


def test_a_double_costs_two_wood_a_triple_a_grain_more() -> None:
    g = table(SIMPLE + "seats.0.goods = wood=2\ndisplay = d01 l02")
    assert {w.split()[0] for w in offered(g, 0, "place")} == {"d01"}
    (event,) = told(do(g, "0 place d01 B1 0"), "placed")
    assert event == {"tile": "d01", "at": "B1", "turn": "0", "paid": {"wood": 2}}
    assert g.s.board[0].cells[1:3] == ["wood_1", "road_2"]
    assert g.s.display == ["l02"] and asked(g) == ["1 Turn"]
    g = table(SIMPLE + "seats.0.goods = wood=2 grain=1\ndisplay = d01 l02")
    (event,) = told(do(g, "0 place l02 C4 0"), "placed")
    assert event["paid"] == {"wood": 2, "grain": 1}
    assert "place" not in verbs(table(SIMPLE + "seats.0.goods = wood=1\ndisplay = d01"), 0)


def test_a_tile_covers_empty_cells_only() -> None:
    g = table(SIMPLE + "seats.0.goods = wood=2\ndisplay = d01")
    assert len(offered(g, 0, "place")) == len(g.box.laying["d01"][0].fitting(g.s.board[0].built))
    for words in ("d01 A1 0", "d01 C1 0", "d01 F3 0", "d02 B1 0"):  # printed, printed, off the board, not on display
        with pytest.raises(Illegal):
            do(g, f"0 place {words}")


def test_gold_pays_what_is_lacking() -> None:
    g = table(SIMPLE + "seats.0.goods = wood=1 gold=2\ndisplay = l02")
    (event,) = told(do(g, "0 place l02 C4 0"), "placed")
    assert event["paid"] == {"wood": 1, "gold": 2} and g.s.board[0].goods["gold"] == 0


def test_where_the_table_wants_it_one_is_asked_what_gold_pays() -> None:
    lines = SIMPLE + "seats.0.goods = wood=2 grain=1 gold=2\ndisplay = l02"
    g = table(lines, gold="ask")
    do(g, "0 place l02 C4 0")
    assert asked(g) == ["0 PayWith"]
    assert set(offered(g, 0, "pay")) == {"none", "grain", "wood", "wood+grain", "wood+wood"}
    assert offered(g, 0, "pay")[0] == "none" and len(offered(g, 0, "pay")) == 5
    assert not g.s.board[0].laid  # nothing has happened yet
    (event,) = told(do(g, "0 pay wood+grain"), "placed")
    assert event["paid"] == {"wood": 1, "gold": 2}
    g = table(SIMPLE + "seats.0.goods = wood=1 gold=1\ndisplay = d01", gold="ask")
    do(g, "0 place d01 B1 0")  # no choice
    assert asked(g) == ["1 Turn"]


def test_each_building_of_a_year_costs_a_coin_more() -> None:
    """Rulebook 000, B: Oleg pays one coin for the first, two for the second."""
    g = table(SIMPLE + "seats.0.coins = 3\nseats.1.coins = 9\nseats.0.colony = colony_1\nseats.1.colony = colony_2")
    (event,) = told(do(g, "0 activate D1"), "activated")
    assert event == {"at": "D1", "building": "grain_1", "coins": 1} and g.s.board[0].goods["grain"] == 1
    do(g, "1 activate A5")
    assert "D1" not in offered(g, 0, "activate")
    assert told(do(g, "0 activate B2"), "activated")[0]["coins"] == 2 and g.s.board[0].coins == 0
    do(g, "1 activate B3")
    assert "activate" not in verbs(g, 0)


def test_a_white_die_goes_down_its_column_and_lies_on_the_last_building() -> None:
    """Colony 1, column A: shipping at A1 (nothing to ship), sugar at A5."""
    g = table(SIMPLE + "white = 1 2 3 4 5 6\nseats.0.coins = 0\nseats.0.goods = none\nseats.0.blue = 3")
    events = do(g, "0 take white_1 A coins")
    assert told(events, "die_taken") == [{"die": "white_1", "line": "A", "paid": {}}]
    assert told(events, "die_put") == [{"die": "white_1", "at": "A5"}]
    assert g.s.board[0].goods["sugar"] == 1 and g.s.board[0].white_used == 1
    assert g.s.white == [0, 1, 1, 1, 1, 1]


def test_a_blue_die_goes_along_its_row() -> None:
    """Colony 1, row 2: a gem at B2, trade at F2: there is nothing to trade but the gem."""
    g = table(SIMPLE + "seats.0.coins = 0\nseats.0.goods = none\nseats.0.blue = 2")
    do(g, "0 take blue_2 2 coins")
    assert asked(g) == ["0 Trade"] and g.s.board[0].goods["gem"] == 1 and g.s.die == "blue_2"
    events = do(g, "0 trade gem coins")
    assert g.s.board[0].coins == 3 and told(events, "die_put") == [{"die": "blue_2", "at": "F2"}]
    assert g.s.board[0].white_used == 0 and "take" in verbs(table(SIMPLE), 0)


def test_a_die_is_changed_for_a_coin_a_step_and_not_round_the_corner() -> None:
    """Rulebook 000, C: Anna pays two coins to make a 5 a 3."""
    g = table(SIMPLE + "white = 5 5 5 5 5 5\nseats.0.coins = 2\nseats.0.blue = 1")
    lines = [w.split()[1] for w in offered(g, 0, "take") if w.startswith("white")]
    assert lines == ["C", "D", "E", "F"]
    assert [w for w in offered(g, 0, "take") if w.startswith("blue")] == [f"blue_1 {n} coins" for n in (1, 2, 3)]
    (event,) = told(do(g, "0 take white_5 C coins"), "die_taken")
    assert event["paid"] == {"coins": 2} and g.s.board[0].coins == 1  # the town hall at C3 brings one


def test_from_one_to_six_it_is_five_coins() -> None:
    g = table(SIMPLE + "white = 1 1 1 1 1 1\nseats.0.coins = 4\nseats.0.blue = 1")
    assert "white_1 F coins" not in offered(g, 0, "take")
    g = table(SIMPLE + "white = 1 1 1 1 1 1\nseats.0.coins = 5\nseats.0.blue = 1")
    assert "white_1 F coins" in offered(g, 0, "take")


def test_buildings_with_dice_or_coins_are_passed_over() -> None:
    """Column A has A1 and A5: with coins on A5 the die lies on A1; with both taken there is no such answer."""
    lines = SIMPLE + "white = 1 1 1 1 1 1\nseats.0.coins = 0\nseats.0.goods = none\nseats.0.blue = 6\n"
    g = table(lines + "seats.0.paid = A5=1")
    events = do(g, "0 take white_1 A coins")
    assert told(events, "die_put")[0]["at"] == "A1" and g.s.board[0].goods["sugar"] == 0
    g = table(
        lines.replace("white = 1 1 1 1 1 1", "white = 1 1 1 1 1") + "seats.0.paid = A5=1\nseats.0.dice = A1=white_1"
    )
    assert not [w for w in offered(g, 0, "take") if w.startswith("white")]


def test_three_white_dice_a_year_at_most() -> None:
    lines = SIMPLE + "white = 1 1 1 1\nseats.0.dice = B2=white_2 D1=white_4"
    assert any(w.startswith("white") for w in offered(table(lines), 0, "take"))
    g = table(lines.replace("1 1 1 1", "1 1 1") + " A5=white_1")
    assert offered(g, 0, "take") and all(w.startswith("blue") for w in offered(g, 0, "take"))


def test_roads_are_never_activated_and_hold_no_die() -> None:
    """Column B of colony 1: gem at B2, wood at B6; a road tile at B3 changes nothing."""
    g = table(SIMPLE + "white = 2 2 2 2 2 2\nseats.0.goods = none\nseats.0.tiles = road_tile@B3@0")
    assert "B3" not in offered(g, 0, "activate")
    events = do(g, "0 take white_2 B coins")
    assert [e["why"] for e in told(events, "gained")] == ["gem_1", "wood_1"]
    assert told(events, "die_put")[0]["at"] == "B6"


def test_a_line_with_roads_alone_takes_no_die() -> None:
    """Row 6 of colony 1 has wood at B6 only."""
    g = table(SIMPLE + "seats.0.coins = 0\nseats.0.blue = 6\nseats.0.paid = B6=1\nseats.0.tiles = road_tile@C6@0")
    assert not [w for w in offered(g, 0, "take") if w.startswith("blue")]


def test_the_turn_goes_round_and_who_has_retired_is_passed_over() -> None:
    g = table(SIMPLE + "seats.1.space = coins", seats=3)
    do(g, "0 retire conquistador")
    assert asked(g) == ["2 Turn"] and offered(g, 2, "retire") == ["religion", "shipping", "road"]
