"""Where the rulebook is silent it is decided how to play; which test holds each decision and reading."""

from __future__ import annotations

import re
from pathlib import Path

from .tables import asked, do, goods, offered, table, verbs

HERE = Path(__file__).parent
DECISIONS = {  # number -> file and test
    1: ("test_course", "test_income_goes_in_turn_order_from_cooper"),
    2: ("phases/test_worker_phase", "test_a_worker_may_be_sent_where_nothing_can_be_done"),
    3: ("phases/test_free_actions", "test_what_is_reached_outside_a_turn_waits"),
    4: ("phases/test_navigation", "test_a_gain_on_the_way_is_sailed_first_and_may_take_the_other_ship"),
    5: ("test_course", "test_what_comes_to_a_market_after_its_own_step_six_goes_at_the_end_of_the_round"),
    6: ("test_decisions", "test_6_the_copying_boat_takes_an_action_and_no_cell"),
    7: ("test_decisions", "test_7_a_building_is_offered_where_it_will_find_a_space"),
    8: ("phases/test_double_tile", "test_a_difference_of_one_is_levelled_for_a_step_of_the_cartographer"),
    9: ("phases/test_free_actions", "test_three_and_three_cloth_make_three_coins_together"),
    10: ("phases/test_cards", "test_ways_to_pay_are_lean"),
    11: ("phases/test_cards", "test_large_10_feeds_once_more_for_a_point"),
    12: ("test_course", "test_cards_put_back_come_up_again_in_the_order_shown_and_their_chooser_knows_them"),
    13: ("phases/test_clean_up", "test_five_rounds_then_free_actions_without_the_cartographer"),
    14: ("test_random_games", "test_the_long_ring_can_be_played"),
    15: ("test_course", "test_the_start_space"),
    16: ("phases/test_cards", "test_small_14_and_15_hold_only_their_goods_and_goods_move_freely"),
    17: ("desk/test_orders", "test_what_the_receiver_of_a_toll_takes"),
}
READINGS = {  # of section 12
    1: ("components/test_box", "test_a_logbook_waits_every_five_steps"),
    2: ("phases/test_navigation", "test_everything_of_one_gain_goes_to_one_ship"),
    3: ("phases/test_navigation", "test_an_anchor_from_a_harbour_costs_the_next_point_of_the_same_gain"),
    4: ("phases/test_clean_up", "test_what_lacks_is_anchors_one_by_one"),
    5: ("phases/test_cards", "test_a_building_stands_as_high_as_it_can"),
    6: ("phases/test_double_tile", "test_the_first_islet_lies_right_of_the_right_harbour_or_not_at_all"),
    7: ("phases/test_navigation", "test_steps_are_counted_when_the_logbooks_have_run_out"),
    8: ("test_score", "test_unexplored_spaces_count_from_few_to_many"),
    9: ("test_decisions", "test_reading_9_a_boat_turned_over_keeps_its_cell"),
    10: ("test_decisions", "test_reading_10_pips_in_their_order_a_point_a_step_and_one_rounding_of_what_is_left"),
    11: ("test_decisions", "test_reading_11_three_are_hired_so_five_food_are_the_most"),
    12: ("test_decisions", "test_reading_12_two_halves_of_water_touch_ruins_only"),
}
# worked examples of the rulebook, by line
EXAMPLES = {295: 2, 349: 4, 475: 1, 525: 1, 603: 1}  # how many tests each has


def test_each_has_its_test() -> None:
    for file, name in (*DECISIONS.values(), *READINGS.values()):
        assert f"def {name}(" in (HERE / f"{file}.py").read_text("utf-8"), name
    assert sorted(DECISIONS) == list(range(1, 18)) and sorted(READINGS) == list(range(1, 13))
    told = (HERE / "phases/test_examples.py").read_text("utf-8")
    for line, n in EXAMPLES.items():
        assert len(re.findall(rf"def test_line_{line}_", told)) == n


def test_6_the_copying_boat_takes_an_action_and_no_cell() -> None:
    g = table(
        "seats.0.boats = P1=boat_6\nseats.1.boats = P1=boat_5 P2=boat_6\nfirst = 0\nask = Income 0 todo=boat_6\n"
        "round = 2"
    )
    do(g, "0 use_boat boat_6 none")
    assert offered(g, 0, "use_boat") == ["boat_5 wood", "boat_5 stone", "boat_5 food"]
    do(g, "0 use_boat boat_5 wood")
    view = g.rules.view(g.s, None)
    assert (view.seats[0].cells, view.seats[1].cells) == (5, 6)


def test_7_a_building_is_offered_where_it_will_find_a_space() -> None:
    paid = "seats.0.stored = coin=1 wood=2 stone=2\nseats.0.track = 0\nask = Act 0 todo=erect\n"
    full = "seats.0.land = S=meadow:1:small A1=forest:1:large A2=forest:1:fortress\nseats.0.small = small_1\n"
    assert "erect" not in verbs(table(paid + full + "seats.0.large = large_1"))
    cube = "seats.0.land = S=meadow:1:food A1=forest:1:large A2=forest:1:fortress\nseats.0.large = large_1\n"
    g = table(paid + cube)
    assert offered(g, 0, "erect") == ["small none"]
    do(g, "0 erect small none", "0 site S")
    assert g.s.board[0].on[0] == "small" and goods(g.s.board[0].stored) == {"food": 1}


def test_reading_9_a_boat_turned_over_keeps_its_cell() -> None:
    g = table("seats.0.boats = P1=boat_5\nseats.0.flipped = boat_5\nseats.0.stored = coin=6\nask = Turn 0")
    assert g.rules.view(g.s, None).seats[0].cells == 6 and asked(g) == ["0 Turn"]


def test_reading_10_pips_in_their_order_a_point_a_step_and_one_rounding_of_what_is_left() -> None:
    """What the translation blurs: a ship a round from one pip to five; points of navigation are points of the score;
    what is left over is one total, of which every five are a point."""
    for n in range(1, 6):
        g = table(f"round = {n}\nask = Turn 0")
        assert [c.ship for c in g.rules.view(g.s, None).cargo if c.master == "standing"] == [f"cargo_{n}"]
    left = "seats.0.stored = coin=2 wood=2\nseats.0.track = 3\nseats.0.tiles = double_1=3\n"  # 4 + 3 + 3
    g = table(left + "seats.0.one_master = 6\nseats.0.two_master = 7\nask = Turn 0")
    told = {line.id: line.points for line in g.rules.scores(g.s)[0].lines}
    assert (told["navigation"], told["assets"]) == (13, 2)


def test_reading_11_three_are_hired_so_five_food_are_the_most() -> None:
    """Of the symbols under the unhired workers one is never uncovered; who stands on a royal card eats, too."""
    g = table(
        "seats.0.boats = P1=boat_1 P2=boat_2\nseats.0.unhired = round=1\nseats.0.recruited = hire=3\n"
        "seats.0.land = S=meadow:1:small A1=meadow:1:large A2=meadow:1:statue B1=meadow:1:statue B2=none D1=none\n"
        "seats.0.small = small_1\nseats.0.large = large_6\nseats.0.used = large_6\nseats.0.lids = 2\n"
        "cargo.cargo_1 = 1\ncargo.cargo_2 = 1\nroyal = royal_1 royal_2 royal_3 royal_4\n"
        "royal.royal_1 = 0 square\nroyal.royal_2 = 0 round\nask = Turn 0"
    )
    assert len(g.s.board[0].reached) == 4 and offered(g, 0, "claim") == ["points none none"]
    assert g.rules.view(g.s, None).seats[0].food == 5


def test_what_a_card_saves_is_taken_off_the_food_that_is_shown() -> None:
    """Small building 13: the view, its lines and the question tell the same number."""
    lines = "seats.0.land = S=meadow:1:small A1=meadow:1:food\nseats.0.small = {}\nask = Feed 0"
    for card, need in (("small_12", 2), ("small_13", 1)):
        g = table(lines.format(card))
        assert g.rules.view(g.s, None).seats[0].food == need == g.rules.brief(g.s, 0)["need"]


def test_reading_12_two_halves_of_water_touch_ruins_only() -> None:
    land = "seats.0.land = S=meadow:1 C1=forest:1 C4=forest:1 E1=forest:1 {ruin}\n{cells}ask = Income 0\nround = 2"
    waters = {w.split()[1] for w in offered(table(land.format(ruin="", cells="")), 0, "lay_islet")}
    assert not waters & {"L3a", "R3a"}
    gone = table(land.format(ruin="D1=none", cells="seats.0.cells = T1\n"))
    assert "L3a" in {w.split()[1] for w in offered(gone, 0, "lay_islet")}
