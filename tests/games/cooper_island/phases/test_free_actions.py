"""Storage, market, crates, cartographer, claims (Rulebook 004, Free actions, New workers)."""

from __future__ import annotations

from ..tables import asked, do, goods, offered, table, told, verbs, ways


def test_a_stored_cube_is_worth_one() -> None:
    g = table("seats.0.land = S=meadow:4:food\nseats.0.stored = none\nask = Turn 0")
    do(g, "0 store S")
    assert goods(g.s.board[0].stored) == {"food": 1}


def test_nothing_is_stored_or_fetched_without_a_cell() -> None:
    g = table("seats.0.land = S=meadow:1:food\nseats.0.stored = coin=5\nseats.0.market = wood\nask = Turn 0")
    assert not {"store", "fetch"} & set(verbs(g))


def test_market_goods_pay_for_nothing_before_they_are_fetched() -> None:
    g = table(
        "seats.0.land = S=meadow:1\nseats.0.stored = coin=1\nseats.0.market = wood=2\nask = Act 0 todo=build_boat"
    )
    assert "build_boat" not in verbs(g)
    do(g, "0 fetch wood", "0 fetch wood")
    assert "build_boat" in verbs(g)


def test_exchanges_and_their_rates() -> None:
    g = table("seats.0.land = S=meadow:1\nseats.0.stored = cloth=2 gold=3\nseats.0.track = 0\nask = Turn 0")
    words = offered(g, 0, "exchange")
    assert [w for w in words if w.startswith("cloth")] == ["cloth coin 1"]
    assert [w.split()[1] for w in words if w.startswith("gold")] == ["wood", "stone", "food", "gold", "cloth"]
    assert [w.split()[1] for w in words if w.startswith("any")] == ["coin", "wood", "stone", "food", "gold", "cloth"]
    do(g, "0 exchange gold wood 1")
    assert goods(g.s.board[0].market) == {"wood": 1} and goods(g.s.board[0].stored) == {"cloth": 2, "gold": 1}


def test_three_and_three_cloth_make_three_coins_together() -> None:
    """Decision 9: any number of units of one rate in one go; singly each would make one."""
    g = table(
        "seats.0.land = S=meadow:1 A1=settlement:3:cloth A2=settlement:3:cloth\nseats.0.stored = none\nask = Turn 0"
    )
    assert [w for w in offered(g, 0, "exchange") if w.startswith("cloth")] == [f"cloth coin {n}" for n in (1, 2, 3)]
    do(g, "0 exchange cloth coin 1")
    assert sorted(ways(g, "pay")) == ["A1=1", "A2=1"]
    g = table(
        "seats.0.land = S=meadow:1 A1=settlement:3:cloth A2=settlement:3:cloth\nseats.0.stored = none\nask = Turn 0"
    )
    do(g, "0 exchange cloth coin 3")
    assert goods(g.s.board[0].market) == {"coin": 3}


def test_a_payment_is_not_interrupted() -> None:
    g = table(
        "seats.0.land = S=meadow:1:food A1=forest:2:wood A2=forest:2:wood\nseats.0.stored = coin=1 wood=1\n"
        "ask = Act 0 todo=build_boat"
    )
    do(g, "0 build_boat P1 boat_4 none")
    assert asked(g) == ["0 Pay"] and verbs(g) == ["pay"]
    assert sorted(ways(g, "pay")) == ["A1=1", "A2=1"]  # the stored one could be left out beside either


LID = "seats.0.lids = 1\nseats.0.track = 0\nseats.0.stored = none\nseats.0.land = S=meadow:1\nask = Turn 0\n"


def test_crates_are_for_lids() -> None:
    g = table(LID + "seats.0.tiles = double_1\nfirst = 0")
    assert offered(g, 0, "crate") == [f"crate_{n}" for n in range(1, 6)]
    do(g, "0 crate crate_3")
    assert g.s.board[0].track == 2 and g.s.board[0].crates == ["crate_3"]
    assert "crate" not in verbs(g)
    coins = table(LID)
    do(coins, "0 crate crate_4")
    assert goods(coins.s.board[0].market) == {"coin": 2}
    two = table(LID)
    do(two, "0 crate crate_5")
    assert len(offered(two, 0, "collect")) == 15
    do(two, "0 collect wood+wood")
    assert goods(two.s.board[0].market) == {"wood": 2} and asked(two) == ["0 Turn"]


def test_a_crate_that_could_do_nothing_is_not_covered() -> None:
    g = table(LID + "seats.0.track = 6")
    assert offered(g, 0, "crate") == ["crate_1", "crate_4", "crate_5"]


def test_the_cartographer_explores_and_cultivates_once_a_turn() -> None:
    g = table("seats.0.land = S=meadow:3 A1=mountain:4 A2=forest:2:wood\nseats.0.track = 6\nask = Turn 0")
    assert {w.split()[1] for w in offered(g, 0, "explore")} == {"B1", "B3"}
    assert sorted(offered(g, 0, "cultivate")) == sorted(
        ["meadow S none", "settlement S none", "mountain A1 stone", "mountain A1 gold", "settlement A1 none"]
    )
    do(g, "0 cultivate mountain A1 gold")
    me = g.s.board[0]
    assert (me.track, me.on[1], me.level[1]) == (2, "gold", 5)
    assert not {"explore", "cultivate"} & set(verbs(g))


def test_steps_that_the_cartographer_lacks() -> None:
    land = "seats.0.land = S=meadow:3 A1=meadow:4\nask = Turn 0\n"
    g = table(land + "seats.0.track = 3")
    assert {w.split()[1] for w in offered(g, 0, "cultivate")} == {"S"}
    assert "cultivate" not in verbs(table(land + "seats.0.track = 2"))
    assert "explore" in verbs(table(land + "seats.0.track = 2"))
    assert "explore" not in verbs(table(land + "seats.0.track = 1"))


def test_the_cartographer_works_again_in_the_next_turn() -> None:
    g = table("seats.0.track = 6\nplaces.A_round = 1\nplaces.B_round = 1\nask = Turn 0")
    do(g, "0 explore forest A1", "0 send round E", "0 take wood")
    assert asked(g) == ["0 Turn"] and "explore" in verbs(g)


BUILT = "seats.0.boats = P1=boat_1 P2=boat_2\nseats.0.track = 0\n"


def test_a_milestone_hires_a_worker_or_brings_points() -> None:
    g = table(BUILT + "ask = Turn 0")
    assert offered(g, 0, "claim") == [
        "round none none",
        *[f"square {worker} {card}" for worker in ("round", "square") for card in g.s.royal],
        "points none none",
    ]
    do(g, "0 claim round none none")
    assert g.s.board[0].workers["round"] == 3 and "claim" not in verbs(g)
    points = table(BUILT + "ask = Turn 0")
    do(points, "0 claim points none none")
    assert asked(points) == ["0 Sail"] and points.s.stack[-1].n == 2


def test_a_square_worker_sends_somebody_to_a_royal_card() -> None:
    g = table(BUILT + "royal = royal_1 royal_2 royal_3 royal_4\nask = Turn 0")
    do(g, "0 claim square round royal_3")
    assert (g.s.royal["royal_3"].seat, g.s.royal["royal_3"].worker) == (0, "round")
    assert g.s.board[0].workers == {"round": 1, "square": 1}


def test_three_are_hired_at_most() -> None:
    g = table(
        "seats.0.boats = P1=boat_1 P2=boat_2\nseats.0.lids = 2\nseats.0.small = small_1 small_2\nseats.0.track = 0\n"
        "seats.0.land = S=meadow:1 A1=forest:1:small A2=forest:1:small B1=forest:1:statue B3=forest:1:statue "
        "B2=none D1=none\nseats.0.unhired = round=0 square=1\nseats.0.recruited = hire=3\nask = Turn 0"
    )
    assert offered(g, 0, "claim") == ["points none none"]


def test_what_is_reached_outside_a_turn_waits() -> None:
    """Decision 3."""
    for question in ("Income 0", "Feed 0", "Recharge 0", "Close 0"):
        more = "seats.0.market = wood\nseats.0.stored = coin=3\nseats.0.lids = 1\nseats.0.crates = crate_4\n"
        g = table(BUILT + more + f"first = 0\nask = {question}")
        assert asked(g) == [f"0 {question.split()[0]}"] and "claim" not in verbs(g)


def test_a_milestone_is_told_when_it_is_reached() -> None:
    g = table("seats.0.boats = P1=boat_1\nseats.0.stored = coin=1 wood=3\nask = Act 0 todo=build_boat")
    events = do(g, "0 build_boat P2 boat_3 none")
    assert told(events, "milestone") == [{"milestone": "boats"}]
