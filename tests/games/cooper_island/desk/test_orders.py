"""What each standing order answers, and where it leaves the question to its seat (decision 17 for tolls)."""

from __future__ import annotations

from bot.rules.following import follow
from bot.rules.orders import find, give

from ..tables import asked, do, goods, table


def answer(lines: str, name: str, **values: str) -> str:
    """What seat 0 answers by the order on that position, or "" where it is asked."""
    g = table("first = 0\n" + lines)
    assert any(line.startswith("0 ") for line in asked(g)), asked(g)
    found = follow(g.rules, g.s, 0, [give(find(g.rules.orders(), name), values, "", g.s.round)])
    if found is None:
        return ""
    told = " ".join([found[1].verb, *found[1].words])
    do(g, f"0 {told}")  # it is legal
    return told


def test_what_the_receiver_of_a_toll_takes() -> None:
    g = table("first = 0\nseats.0.owed = 2\nround = 1\nask = Recharge 0")
    assert asked(g) == ["0 Owed"]
    order = [give(find(g.rules.orders(), "owed"), {"good": "coin"}, "", 1)]
    for _ in range(2):
        found = follow(g.rules, g.s, 0, order)
        assert found
        g.rules.step(g, found[1])
    assert goods(g.s.board[0].market) == {"coin": 2}


TOLL = "seats.0.land = S=meadow:4:food\nseats.0.stored = coin=1\nask = Toll 0 to=1\n"


def test_a_toll_is_paid_from_the_storage_or_refused() -> None:
    assert answer(TOLL, "toll_pay", good="coin") == "give coin"
    assert answer(TOLL, "toll_pay", good="food") == ""  # it lies on land
    assert (
        answer(TOLL + "seats.0.anchors = one_master", "toll_pay", good="food", otherwise="anchor")
        == "anchor two_master"
    )
    assert answer(TOLL + "seats.0.anchors = two_master", "toll_anchor") == "anchor one_master"
    assert answer(TOLL, "toll_anchor") == ""  # either ship would do


def test_goods_that_come_in() -> None:
    one = "seats.0.stored = wood=4\nask = Take 0 groups=coin"  # the last cell
    assert answer(one, "take") == "take coin" and answer(one, "take_decline") == "decline"
    two = "seats.0.stored = none\nask = Take 0 groups=gold/cloth"
    assert answer(two, "take") == "" and answer(two, "take", good="cloth") == "take cloth"
    assert answer(two, "take", good="food") == ""
    many = "seats.0.stored = none\nask = Take 0 groups=wood/stone+food"
    assert answer(many, "take", good="stone") == "take stone+food" and answer(many, "take", good="food") == ""


def test_one_ship_for_the_points() -> None:
    assert answer("ask = Sail 0 n=2", "sail", ship="two_master") == "sail two_master"


def test_food_from_the_storage_where_it_is_enough() -> None:
    land = "seats.0.land = S=meadow:2:food\nask = Feed 0\n"
    assert answer(land + "seats.0.stored = food=2", "feed_stored") == "feed food=2"
    assert answer(land + "seats.0.stored = food=1", "feed_stored") == ""


def test_a_turn_ends_unless_a_milestone_could_be_claimed_for() -> None:
    assert answer("seats.0.track = 4\nask = EndTurn 0", "end_turn") == "finish"
    assert answer("seats.0.track = 4\nseats.0.boats = P1=boat_1 P2=boat_2\nask = EndTurn 0", "end_turn") == ""


def test_a_round_closes_unless_something_could_be_saved() -> None:
    assert answer("seats.0.track = 4\nask = Close 0", "close") == "finish"
    assert answer("seats.0.market = wood\nask = Close 0", "close") == ""
    used = "seats.0.crates = crate_1\nseats.0.stored = coin=2\nask = Recharge 0"
    assert answer(used, "recharge_never") == "finish"
