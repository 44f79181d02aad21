"""Sending workers, tolls, sectors, and the end of a turn (Rulebook 004, Worker phase)."""

from __future__ import annotations

import pytest

from ..tables import asked, do, goods, offered, table, told, verbs, ways


def test_only_fitting_workers_go_and_never_where_one_of_ones_own_stands() -> None:
    g = table("places.A_round = 0\nplaces.B_round = 1\nask = Turn 0")
    assert offered(g, 0, "send") == [f"round {sector}" for sector in "BCDEFGH"]


def test_whoever_has_no_free_worker_passes() -> None:
    g = table("places.A_round = 1\nplaces.B_round = 1\nseats.0.track = 0\nask = Turn 0")
    do(g, "0 send round G")
    while asked(g)[0].endswith(("Act", "EndTurn")):
        do(g, "0 finish")
    assert asked(g) == ["0 Turn"]  # seat 1 was passed over


def test_all_workers_sent_the_clean_up_begins() -> None:
    g = table("first = 0\nplaces.A_round = 1\nplaces.B_round = 1\nplaces.C_round = 0\nseats.0.track = 0\nask = Turn 0")
    do(g, "0 send round G")
    while asked(g)[0].endswith(("Act", "EndTurn")):
        do(g, "0 finish")
    assert g.s.phase == "clean_up" and asked(g) == ["0 Feed"]


def test_a_toll_goes_to_the_top_worker_and_may_be_a_cube_of_any_height() -> None:
    g = table(
        "seats.0.land = S=meadow:4:food\nseats.0.stored = coin=1 wood=2\nplaces.G_round = 1 2\nask = Turn 0", seats=3
    )
    do(g, "0 send round G")
    assert offered(g, 0, "give") == ["coin", "wood", "S"]
    assert "store" in verbs(g)  # free actions before paying
    do(g, "0 give S")
    assert goods(g.s.board[2].market) == {"food": 1}
    assert g.s.places["G_round"] == [1, 2, 0]


def test_a_refused_toll_is_an_anchor_under_the_ship_with_fewer() -> None:
    g = table("seats.0.anchors = two_master=1\nplaces.G_round = 1\nask = Turn 0")
    do(g, "0 send round G")
    assert offered(g, 0, "anchor") == ["one_master"]
    even = table("places.G_round = 1\nask = Turn 0")
    do(even, "0 send round G")
    assert offered(even, 0, "anchor") == ["one_master", "two_master"]
    do(even, "0 anchor two_master")
    assert even.s.board[0].ships["two_master"].anchors == 1
    assert even.s.board[1].owed == 1 and not goods(even.s.board[1].market)


def test_the_receiver_of_a_refused_toll_says_what_he_takes_when_he_is_asked_next() -> None:
    """Decision 17: nobody waits for it."""
    g = table("places.G_round = 1\nseats.0.track = 0\nask = Turn 0")
    do(g, "0 send round G", "0 anchor one_master", "0 finish")
    while asked(g)[0] == "0 EndTurn":
        do(g, "0 finish")
    assert asked(g) == ["1 Owed"]
    assert offered(g, 1, "receive") == ["coin", "wood", "stone", "food", "gold", "cloth"]
    do(g, "1 receive gold")
    assert goods(g.s.board[1].market) == {"gold": 1} and asked(g) == ["1 Turn"]


def test_a_worker_may_be_sent_where_nothing_can_be_done() -> None:
    """Decision 2: nobody passes while he has one; what cannot be done is skipped."""
    g = table("seats.0.stored = none\nseats.0.track = 0\nseats.0.land = S=meadow:1\nask = Turn 0")
    assert len(offered(g, 0, "send")) == 8
    do(g, "0 send round D")
    assert asked(g) == ["1 Turn"]


HIRED = "seats.0.boats = P1=boat_1 P2=boat_2\nseats.0.unhired = round=2 square=1\nseats.0.recruited = hire=1\n"
ACTIONS = {
    "round A": ["draw", "place"],
    "square A": ["place"],
    "round C": ["place"],
    "square C": ["place", "use_islet"],
    "round E": ["take"],
    "square E": ["take", "use_boat"],
    "round G": ["draw", "place"],
    "square G": ["draw", "place"],
    "square H": ["draw", "place"],
}


@pytest.mark.parametrize("place", ACTIONS)
def test_what_a_sector_offers(place: str) -> None:
    """Drawing and steps that stand alone are done at once; so is the first of two where one tile is there to lay."""
    g = table(
        HIRED + "seats.0.tiles = double_1\nseats.1.land = S=meadow:1 A2=forest:1\nseats.1.islets = R1a=islet_3@A2\n"
        "seats.0.track = 0\nseats.0.stored = coin=1\nask = Turn 0"
    )
    events = do(g, f"0 send {place}")
    assert asked(g) == ["0 Act"]
    assert sorted(verbs(g, free=False)) == sorted([*ACTIONS[place], "finish"])
    assert len(told(events, "drew")) == (place in ("square A", "round C", "square C", "round G", "square G"))
    steps = {"round A": 1, "square A": 1, "round E": 3, "square E": 3, "square G": 1}.get(place, 0)
    assert g.s.board[0].track == steps


def test_the_bonus_is_for_who_finds_no_opponent() -> None:
    g = table(HIRED.replace("seats.0", "seats.1") + HIRED + "places.G_square = 1\nseats.0.track = 0\nask = Turn 0")
    do(g, "0 send square G", "0 anchor one_master")
    assert g.s.board[0].track == 0


def test_cooper_comes_to_who_is_alone_on_the_round_space_of_a() -> None:
    g = table("first = 0\nask = Turn 1")
    do(g, "1 send round A")
    assert g.s.first == 1
    late = table("first = 0\nplaces.A_round = 0\nask = Turn 1")
    do(late, "1 send round A", "1 anchor one_master")
    assert late.s.first == 0


def test_g_allows_two_of_the_same() -> None:
    g = table("ask = Turn 0")
    do(g, "0 send round G", "0 draw")  # the first one unasked, for there is no tile to lay
    assert sum(g.s.board[0].tiles.values()) == 2 and asked(g) != ["0 Act"]


@pytest.mark.parametrize(
    ("lines", "drawn"),
    [
        ("", 1),
        ("seats.0.tiles = double_1=1\n", 1),
        ("seats.0.tiles = double_1=1 double_2=1\n", 0),
        ("seats.0.lids = 1\n", 0),
        ("seats.0.lids = 1\nseats.0.tiles = double_1=1\n", 0),
        ("seats.0.large = large_6\nseats.0.land = S=meadow:1 A1=forest:1:large\n", 0),
        ("seats.0.boats = P1=boat_1 P2=boat_4\n", 0),
    ],
)
def test_a_tile_is_drawn_unasked_where_one_has_to_be(lines: str, drawn: int) -> None:
    """With one tile in hand two actions cannot both lay one; drawn first, one chooses of two. A crate, a card or a
    milestone's points could bring one that is laid instead."""
    g = table(lines + "ask = Turn 0")
    before = sum(g.s.board[0].tiles.values())
    do(g, "0 send round G")
    assert sum(g.s.board[0].tiles.values()) == before + drawn and verbs(g, free=False)[0] in ("draw", "place")


def test_a_tile_is_not_drawn_unasked_where_a_ship_could_bring_one_first() -> None:
    g = table("seats.0.stored = gold=2 cloth=2\nseats.0.track = 0\nask = Act 0 todo=supply+draw/place")
    assert not any(g.s.board[0].tiles.values()) and set(verbs(g, free=False)) == {"supply", "draw", "finish"}


def test_e_gives_one_good_while_there_is_room() -> None:
    g = table("seats.0.stored = coin=4 wood=1\nseats.0.land = S=meadow:1\nseats.0.track = 0\nask = Turn 0")
    do(g, "0 send round E")
    assert "take" not in verbs(g) and "exchange" in verbs(g)  # four for one would make room
    do(g, "0 exchange any coin 1", "0 pay coin=4")
    assert offered(g, 0, "take") == ["coin", "wood", "stone", "food", "gold", "cloth"]
    do(g, "0 take gold")
    assert goods(g.s.board[0].stored) == {"wood": 1, "gold": 1}


def test_f_square_allows_both() -> None:
    g = table(
        HIRED
        + "seats.0.land = S=meadow:1 A1=forest:4:wood A2=mountain:4:stone\nseats.0.cells = T1\nseats.0.track = 0\n"
        "seats.0.stored = none\nask = Turn 0\nseats.0.land = S=meadow:1 A1=forest:4:wood A2=mountain:4:stone B2=none"
    )
    do(g, "0 send square F")
    assert set(verbs(g, free=False)) == {"erect_statue", "finish"}  # B2 has no ruin any more, others are out of reach
    near = table(
        HIRED
        + "seats.0.land = S=meadow:1 A1=forest:4:wood A2=mountain:4:stone C4=forest:1 B2=none\nseats.0.cells = T1\n"
        "seats.0.track = 0\nask = Turn 0"
    )
    do(near, "0 send square F")
    assert set(verbs(near, free=False)) == {"remove_ruin", "erect_statue", "finish"}
    assert offered(near, 0, "remove_ruin") == ["D5 T2"]
    do(near, "0 remove_ruin D5 T2")
    assert verbs(near, free=False) == ["erect_statue", "finish"]


def test_discounts_of_b_and_d_are_chosen_in_any_mix() -> None:
    g = table(HIRED + "seats.0.stored = coin=3 wood=2\nseats.0.track = 0\nask = Turn 0")
    do(g, "0 send square B")
    p6 = [w for w in offered(g, 0, "build_boat") if w.startswith("P6 boat_3")]
    assert p6 == ["P6 boat_3 wood+wood"]  # 3 coins and 4 wood: only with both off wood
    p4 = [w for w in offered(g, 0, "build_boat") if w.startswith("P4 boat_3")]
    assert p4 == ["P4 boat_3 coin+wood", "P4 boat_3 wood+wood"]
    do(g, "0 build_boat P4 boat_3 coin+wood")
    assert goods(g.s.board[0].stored) == {"coin": 2}


def test_a_boat_brings_points_then_what_it_does() -> None:
    g = table("seats.0.stored = coin=1 wood=2\nask = Act 0 todo=build_boat")
    do(g, "0 build_boat P1 boat_2 none")
    assert asked(g) == ["0 Sail"]
    do(g, "0 sail one_master")
    assert offered(g, 0, "take") == ["gold", "cloth"]
    do(g, "0 take gold")
    assert g.s.board[0].boats == {"P1": "boat_2"} and goods(g.s.board[0].stored) == {"gold": 1}


def test_each_pier_and_each_boat_is_used_once() -> None:
    g = table(HIRED + "seats.0.stored = coin=2 wood=3\nask = Act 0 todo=build_boat")
    words = [w.split() for w in offered(g, 0, "build_boat")]
    assert {w[0] for w in words} == {"P4", "P3"} and {w[1] for w in words} == {f"boat_{n}" for n in range(3, 7)}


def test_the_turn_ends_with_a_question_where_waiting_would_lose_something() -> None:
    g = table("seats.0.track = 4\nask = Turn 0")
    do(g, "0 send round D", "0 finish")
    assert asked(g) == ["0 EndTurn"] and "explore" in verbs(g)
    done = table("seats.0.track = 4\nseats.0.charted = 1\nseats.0.stored = none\nask = Act 0 todo=take")
    do(done, "0 take coin")
    assert asked(done) == ["1 Turn"]
    assert ways(done, "send", 1)
