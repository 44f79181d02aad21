"""Retiring, income, and the end of the year (Rulebook 000, D and End of the year)."""

from __future__ import annotations

import msgspec

from bot.games.santa_maria import SantaMaria
from tests.games.santa_maria.tables import asked, do, offered, table, told

SIMPLE = "first = 0\nscholars = astronomy taxation botany\n"


def test_each_passing_space_is_for_one() -> None:
    g = table(SIMPLE + "seats.0.coins = 0")
    events = do(g, "0 retire coins")
    assert told(events, "gained") == [{"gains": {"coins": 2}, "turned": {}, "why": "space"}]
    assert offered(g, 1, "retire") == ["religion", "conquistador", "shipping", "road"]


def test_the_space_of_religion_and_of_conquistadors() -> None:
    g = table(SIMPLE + "seats.0.goods = grain=1")
    do(g, "0 retire religion")
    assert asked(g) == ["0 Religion"] and g.s.board[0].religion == 1
    do(g, "0 decline", "1 retire conquistador")
    assert g.s.round == 2


def test_a_space_may_be_taken_though_nothing_can_be_done_there() -> None:
    g = table(SIMPLE + "seats.0.goods = none\nseats.0.coins = 0")
    do(g, "0 retire shipping")
    assert asked(g) == ["1 Turn"]


def test_the_lowest_space_gives_a_road_tile() -> None:
    """Rulebook 000, D: Anna takes a road tile and lays it on an empty cell."""
    g = table(SIMPLE)
    do(g, "0 retire road")
    assert asked(g) == ["0 PlaceRoad"] and len(offered(g, 0, "place")) == 26
    do(g, "0 place road_tile F6 0")
    assert g.s.board[0].cells[35] == "road_2" and g.s.roads == 2
    g = table(SIMPLE)
    do(g, "0 retire road", "0 decline")
    assert g.s.roads == 3


def test_income_of_the_harbour_from_top_to_bottom() -> None:
    """Rulebook 000, D: two coins, three religion actions with two grain (five spaces), two points."""
    g = table(
        SIMPLE
        + "seats.0.harbour.coins = sh01\nseats.0.harbour.religion = sh02 sh03 sh04\n"
        + "seats.0.harbour.points = sh05 sh06\n"
        + "seats.0.coins = 0\nseats.0.goods = grain=2\nseats.0.points = 0\nseats.0.religion = 8"
    )
    events = do(g, "0 retire conquistador")
    assert told(events, "gained")[0] == {"gains": {"coins": 2}, "turned": {}, "why": "dock"}
    do(g, "0 advance grain")
    assert g.s.board[0].religion == 10 and asked(g) == ["0 Step"]  # the symbol at 11
    events = do(g, "0 step")
    assert [e["n"] for e in told(events, "prayed")] == [11] and asked(g) == ["0 Recruit"]
    events = do(g, "0 decline", "0 advance grain")
    assert [e["n"] for e in told(events, "prayed")] == [12, 13]
    assert told(events, "gained") == [{"gains": {"points": 1}, "turned": {}, "why": "dock"}] * 2
    assert asked(g) == ["1 Turn"] and g.s.board[0].coins == 2


def test_a_tile_shipped_while_retiring_pays_at_once() -> None:
    g = table(SIMPLE + "docks.points = st1\nseats.0.goods = wood=1 grain=1\nseats.0.points = 0")
    do(g, "0 retire shipping", "0 ship st1 points")
    assert g.s.board[0].points == 1


def test_a_blue_die_won_while_retiring_waits_for_the_next_year() -> None:
    g = table(SIMPLE + "seats.0.religion = 1\nseats.0.goods = none\nseats.0.coins = 0")
    do(g, "0 retire religion", "0 step", "0 recruit mission_points")
    assert sum(g.s.board[0].blue) == 2 and asked(g) == ["1 Turn"]
    do(g, "1 retire coins")
    assert g.s.round == 2 and sum(g.s.board[0].blue) == 2


def test_year_two_of_four() -> None:
    """Rulebook 000, End of the year: green 9, red 6, blue 3; of two on a space who came first is ahead."""
    lines = SIMPLE + "year = 2\narrivals = 3 2 1 0\n"
    lines += "".join(f"seats.{n}.points = 0\nseats.{n}.conquest = {c}\n" for n, c in enumerate((4, 4, 6, 1)))
    lines += "seats.1.space = coins\nseats.2.space = shipping\nseats.3.space = road\nseats.0.goods = grain=1"
    g = table(lines, seats=4)
    events = do(g, "0 retire religion", "0 decline")
    assert [(e.seat, e.args["points"]) for e in events if e.kind == "conquest"] == [(2, 9), (1, 6), (0, 3)]
    assert [me.points for me in g.s.board] == [3, 6, 9, 0] and all(me.conquest == 0 for me in g.s.board)


def test_who_has_not_moved_scores_nothing() -> None:
    """Rulebook 002, End of the year. Ranks are by the table: alone in front of two others it is still the first."""
    lines = SIMPLE + "seats.0.conquest = 2\nseats.1.space = coins\nseats.2.space = shipping\n"
    g = table(lines + "".join(f"seats.{n}.points = 0\n" for n in range(3)), seats=3)
    do(g, "0 retire conquistador")
    assert [me.points for me in g.s.board] == [6, 0, 0]


def test_a_new_year() -> None:
    """Rulebook 000, End of the year: dice and coins come back, new tiles, first is who retired nearest to the 1st."""
    g = table(
        SIMPLE
        + "seats.0.dice = A1=white_3 D1=blue_2\nseats.0.paid = B2=1\nseats.0.white_used = 1\nseats.0.goods = none\n"
        + "seats.1.space = religion\nseats.2.space = coins",
        seats=3,
    )
    display = list(g.s.display)
    events = do(g, "0 retire conquistador")
    me = g.s.board[0]
    assert (me.dice, me.paid, me.busy, me.white_used, me.space) == ({}, {}, 0, 0, "")
    assert sum(g.s.white) == 9 and sum(me.blue) == 1
    assert g.s.first == 2 and asked(g) == ["2 Turn"] and g.s.round == 2
    assert len(g.s.display) == 10 and not set(display) & set(g.s.display) and g.s.discards == display
    assert [e.kind for e in events][-6:] == ["year", "display", "dice", "blue_rolled", "blue_rolled", "blue_rolled"]


def test_after_three_years_it_is_over() -> None:
    g = table(SIMPLE + "year = 3\nseats.1.space = coins")
    events = do(g, "0 retire conquistador")
    assert g.s.over and events[-1].kind == "over" and g.s.display == []


SHARED = SIMPLE + "seats.0.coins = 0\nseats.1.coins = 0\n"


def test_shared_blue_dice_are_for_all_as_many_as_each_has_unlocked() -> None:
    """Rulebook 000, Variant."""
    g = table(SHARED + "blue = 1 5\n", blue_dice="shared")
    assert [w for w in offered(g, 0, "take") if w.startswith("blue")] == ["blue_1 1 coins", "blue_5 5 coins"]
    do(g, "0 take blue_5 5 coins")
    assert g.s.blue == [1, 0, 0, 0, 0, 0] and g.s.board[0].blue_used == 1
    g = table(SHARED + "blue = 1\nseats.0.dice = B6=blue_5", blue_dice="shared")
    assert not [w for w in offered(g, 0, "take") if w.startswith("blue")]
    g = table(SHARED + "blue = 1 5\nseats.0.dice = B6=blue_5\nseats.0.religion = 2", blue_dice="shared")
    assert [w for w in offered(g, 0, "take") if w.startswith("blue")]


def test_a_shared_die_that_is_unlocked_lies_with_the_others() -> None:
    g = table(SHARED + "blue = 1 5\nseats.0.religion = 1\nseats.0.goods = none", blue_dice="shared")
    do(g, "0 retire religion", "0 step", "0 recruit mission_points")
    assert sum(g.s.blue) == 3 and g.s.board[0].unlocked == 2 and not any(g.s.board[0].blue)
    do(g, "1 retire coins")
    assert sum(g.s.blue) == 3 and SantaMaria({"blue_dice": "shared"}).census(g.s)["blue"] == 6


def test_a_table_left_in_the_middle_of_retiring_under_the_rules_before_goes_on() -> None:
    """Version 1 took coins back in a frame of its own, which is no more."""
    g = table(SIMPLE + "seats.0.religion = 4\nseats.0.goods = none\nseats.0.coins = 0")
    do(g, "0 retire religion", "0 step")
    raw = msgspec.json.decode(g.rules.dump(g.s))
    raw["stack"].insert(1, {"do": "santa_maria.TakeBack", "seat": 0})
    state = g.rules.load(msgspec.json.encode(raw), version=1)
    assert [d.ask for d in g.rules.asked(state)] == ["Recruit"]
    assert g.rules.dump(state) == g.rules.dump(g.s)
