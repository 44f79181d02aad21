"""The clean-up, step by step, and the end (Rulebook 004, Clean-up, End of the game)."""

from __future__ import annotations

import pytest

from ..tables import asked, do, goods, offered, table, told, verbs, ways

LAND = "seats.0.land = S=meadow:1:food A1=meadow:3:food A2=meadow:2:food\n"


def test_all_the_food_that_is_needed_is_given_and_no_unit_too_many() -> None:
    """Decision 10: lean, weighed by height. Two workers need two."""
    g = table(LAND + "seats.0.stored = food=1\nseats.0.track = 0\nfirst = 0\nask = Feed 0")
    assert sorted(ways(g, "feed")) == ["A1=1", "A2=1", "food=1 S=1"]
    do(g, "0 feed A1=1")
    assert g.s.board[0].on[1] == "" and goods(g.s.board[0].stored) == {"food": 1}


def test_what_lacks_is_anchors_one_by_one() -> None:
    """Reading 4 of section 12: what there is has to be given."""
    g = table("seats.0.stored = food=1\nseats.0.land = S=meadow:1\nseats.0.track = 0\nfirst = 0\nask = Feed 0")
    assert told(g.events, "fed") == [{"need": 2, "missing": 1}]
    assert asked(g) == ["0 Anchor"]
    do(g, "0 anchor two_master")
    assert g.s.board[0].ships["two_master"].anchors == 1


HIRED = (
    "seats.0.boats = P1=boat_1 P2=boat_2\n"
    "seats.0.land = S=meadow:4:food A1=forest:2:statue A2=forest:2:statue B2=none D1=none\n"
    "seats.0.unhired = round=2 square=0\nseats.0.recruited = hire=2\nroyal = royal_1 royal_2 royal_3 royal_4\n"
    "royal.royal_1 = 0 square\nroyal.royal_2 = 0 square\nseats.0.track = 0\nfirst = 0\n"
)


def test_who_feeds_all_gets_the_points_uncovered_in_one_gain() -> None:
    """Two square workers: two more food, two points; workers on royal cards eat too."""
    g = table(HIRED + "ask = Feed 0")
    do(g, "0 feed S=1")
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 2


def test_the_ship_is_named_with_the_food_where_there_is_one_way_to_feed_all() -> None:
    """As one after the other, between which free actions can be taken; with a choice of food the ship comes later."""
    beside = "seats.0.stored = wood=4\nask = Feed 0"
    g = table(HIRED + beside)
    assert verbs(g, free=False) == ["feed", "feed_and_sail"]
    do(g, "0 feed_and_sail two_master")
    assert g.s.board[0].ships["two_master"].steps == 2 and g.s.board[0].on[0] == ""
    later = table(HIRED + beside)
    do(later, "0 feed S=1")
    assert asked(later) == ["0 Sail"] and "store" not in verbs(later)
    for more in ("food=4", "food=5"):  # a way more
        assert verbs(table(HIRED + f"seats.0.stored = {more}\nask = Feed 0"), free=False) == ["feed"]


def test_no_points_where_food_lacks() -> None:
    g = table(HIRED.replace("S=meadow:4:food", "S=meadow:3:food") + "ask = Feed 0")
    do(g, "0 feed S=1")
    assert asked(g) == ["0 Anchor"]


def test_small_13_counts_as_food_and_small_12_comes_on_top() -> None:
    """Decision 11: the price first, then two more for a point."""
    lines = (
        "seats.0.land = S=meadow:1:food A1=forest:2:small A2=forest:2:small\nseats.0.small = small_12 small_13\n"
        "seats.0.stored = food=2\nseats.0.track = 0\nfirst = 0\n"
    )
    g = table(lines + "ask = Feed 0")
    assert g.s.stack[-1].need(g) == 1
    do(g, "0 feed S=1")
    assert asked(g) == ["0 FeedMore"] and ways(g, "feed") == ["food=2"]
    do(g, "0 feed food=2")
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 1


def test_who_is_hired_while_the_workers_are_fed_eats_too() -> None:
    """Fed are all who are hired when the food is given; large card 10 feeds in an own turn, where one can hire."""
    lines = (
        "seats.0.boats = P1=boat_1 P2=boat_2\nseats.0.land = S=meadow:1:food A1=forest:2:large A2=meadow:1:food\n"
        "seats.0.large = large_10\nseats.0.stored = food=2\nseats.0.track = 0\nfirst = 0\n"
        "royal = royal_1 royal_2 royal_3 royal_4\nask = Turn 0"
    )
    g = table(lines)
    do(g, "0 play large_10", "0 claim square round royal_1")
    assert asked(g) == ["0 Feed"] and g.s.stack[-1].need(g) == 3
    do(g, "0 feed food=2 S=1")
    assert told(g.events, "fed") == [{"need": 3, "missing": 0}]
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 2


CARDS = "seats.0.land = S=meadow:2:large A1=forest:2\nseats.0.large = large_7\nseats.0.used = large_7\nfirst = 0\n"


def test_recharging_is_one_thing_for_coins() -> None:
    g = table(CARDS + "seats.0.lids = 0\nseats.0.crates = crate_1\nseats.0.stored = coin=3\nask = Recharge 0")
    assert verbs(g, free=False) == ["turn_up", "uncover", "finish"]
    do(g, "0 turn_up large_7")
    assert g.s.board[0].used == [] and g.s.board[0].stored["coin"] == 1
    assert asked(g) != ["0 Recharge"]


def test_with_a_fortress_recharging_is_free_and_both() -> None:
    lines = (
        CARDS.replace("A1=forest:2", "A1=forest:2:fortress")
        + "seats.0.crates = crate_1 crate_2\nseats.0.stored = none\n"
    )
    g = table(lines + "seats.0.track = 0\nask = Recharge 0")
    do(g, "0 uncover crate_2")
    assert verbs(g, free=False) == ["turn_up", "finish"]
    do(g, "0 turn_up large_7")
    me = g.s.board[0]
    assert (me.used, me.crates, me.lids, me.stored["coin"]) == ([], ["crate_1"], 1, 0)


def test_statues_are_one_gain_and_the_isthmus_another() -> None:
    land = (
        "seats.0.land = S=meadow:1 A1=forest:1:statue F1=forest:1 F2=forest:1:statue F3=forest:1 B2=none\n"
        "seats.0.track = 0\nseats.0.stored = none\nfirst = 0\n"
    )
    g = table(land + "ask = Recharge 0")
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 2
    do(g, "0 sail one_master")
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 1


def test_the_market_is_cleared_after_a_last_chance() -> None:
    g = table("seats.0.market = wood=2 gold=1\nseats.0.stored = coin=4\nfirst = 0\nround = 1\nask = Close 0")
    assert offered(g, 0, "fetch") == ["wood", "gold"]
    do(g, "0 fetch gold", "0 finish")
    assert goods(g.s.board[0].stored) == {"coin": 4, "gold": 1} and not goods(g.s.board[0].market)


def test_all_of_the_market_is_kept_where_a_cell_is_left_for_more() -> None:
    lines = "seats.0.market = wood=2 gold=1\nfirst = 0\nround = 1\nseats.0.track = 0\nask = Recharge 0\n"
    g = table(lines + "seats.0.stored = coin=1")
    assert goods(g.s.board[0].stored) == {"coin": 1, "wood": 2, "gold": 1} and asked(g) != ["0 Close"]
    assert asked(table(lines + "seats.0.stored = coin=2")) == ["0 Close"]  # it would be the last cell
    assert asked(table(lines.replace("seats.0.track = 0", "seats.0.track = 6"))) == ["0 Close"]  # the cartographer


def test_as_much_of_the_market_as_finds_room_is_kept_in_one_go() -> None:
    lines = "seats.0.market = wood=2 gold=1\nfirst = 0\nround = 1\nask = Close 0\nseats.0.track = 0\n"
    g = table(lines + "seats.0.stored = coin=3")
    assert offered(g, 0, "keep") == ["wood+gold", "wood+wood"]
    do(g, "0 keep wood+gold")
    assert goods(g.s.board[0].stored) == {"coin": 3, "wood": 1, "gold": 1} and not goods(g.s.board[0].market)
    assert asked(g) != ["0 Close"]
    assert offered(table(lines + "seats.0.stored = none"), 0, "keep") == ["wood+wood+gold"]
    assert "keep" not in verbs(table(lines + "seats.0.stored = coin=5"))
    cells = table(lines + "seats.0.stored = coin=6\nseats.0.land = S=meadow:1:small\nseats.0.small = small_14")
    assert offered(cells, 0, "keep") == ["gold"]  # the card's cells take nothing else


def test_workers_come_home_but_not_from_royal_cards() -> None:
    lines = "places.A_round = 0 1\nplaces.D_round = 0\nfirst = 0\nround = 2\nask = Recharge 0"
    g = table(HIRED + lines)
    do(g, "0 sail one_master")
    assert asked(g) == ["1 Close"]
    assert g.s.board[0].workers == {"round": 2, "square": 0} and not any(g.s.places.values())


def test_five_rounds_then_free_actions_without_the_cartographer() -> None:
    """Decision 13."""
    g = table(
        "round = 5\nseats.0.track = 6\nfirst = 0\nseats.0.land = S=meadow:2:food\nask = Close 0\nseats.1.track = 0"
    )
    do(g, "0 finish")
    while not asked(g)[0].endswith("LastActions"):
        do(g, f"{asked(g)[0].split()[0]} finish")
    assert asked(g) == ["0 LastActions"]
    assert "store" in verbs(g) and not {"explore", "cultivate", "claim"} & set(verbs(g))
    do(g, "0 store S")
    while g.rules.asked(g.s):
        do(g, f"{asked(g)[0].split()[0]} finish")
    assert g.s.over and g.s.round == 5


def test_a_toll_refused_late_is_made_good_before_the_market_is_cleared() -> None:
    g = table("seats.0.owed = 2\nround = 1\nfirst = 0\nask = Recharge 0")
    assert asked(g) == ["0 Owed"]
    do(g, "0 receive wood", "0 receive gold")
    assert goods(g.s.board[0].market) == {"wood": 1, "gold": 1}


@pytest.mark.parametrize(
    "land", ["A1=forest:1:statue B2=none", "F1=forest:1 F2=forest:1 F3=forest:1\nseats.0.cells = T1"]
)
def test_a_toll_refused_in_the_clean_up_is_made_good_before_the_next_own_step(land: str) -> None:
    """Be it the points of statues or those of the isthmus: what comes could be fetched there."""
    g = table(
        "seats.1.land = S=meadow:1 A1=forest:1:statue B2=none\nseats.1.one_master = 9\nseats.1.track = 0\n"
        "seats.1.stored = none\nseats.0.track = 0\nseats.0.stored = none\nfirst = 1\n"
        f"seats.0.land = S=meadow:1 {land}\nlogbooks = logbook_9\nask = Recharge 1"
    )
    do(g, "1 sail one_master")
    assert asked(g) == ["0 Owed"]
    do(g, "0 receive gold")
    assert asked(g) == ["0 Sail"] and offered(g, 0, "fetch") == ["gold"]


@pytest.mark.parametrize(("stack", "n"), [("square", 1), ("round", 0)])
def test_points_lie_under_square_workers(stack: str, n: int) -> None:
    lines = (
        "seats.0.boats = P1=boat_1 P2=boat_2\nseats.0.land = S=meadow:3:food\nseats.0.track = 0\nfirst = 0\n"
        f"seats.0.recruited = hire=1\nseats.0.unhired = {'round=2 square=1' if n else 'round=1 square=2'}\n"
        f"ask = Feed 0"
    )
    g = table(lines)
    do(g, "0 feed S=1")
    assert (asked(g) == ["0 Sail"]) == bool(n)
