"""Navigation points: steps, islets, bays, harbours, anchors (Rulebook 004, Navigation points; decision 4)."""

from __future__ import annotations

from ..tables import asked, do, goods, offered, table, told, verbs

SHORE = "seats.1.land = S=meadow:1 A1=forest:1 A2=meadow:1\nseats.1.islets = L1a=islet_1@A1 R1a=islet_2@A2\n"


def test_ships_go_opposite_ways() -> None:
    g = table("ask = Sail 0 n=2\nseats.0.track = 0")
    events = do(g, "0 sail two_master")
    assert [e["stop"] for e in told(events, "sailed")] == ["0-R1", "0-R2"]
    g = table("ask = Sail 0 n=2\nseats.0.track = 0")
    assert [e["stop"] for e in told(do(g, "0 sail one_master"), "sailed")] == ["0-L1", "0-L2"]


def test_everything_of_one_gain_goes_to_one_ship() -> None:
    g = table("seats.0.anchors = one_master=2\nask = Sail 0 n=3\nseats.0.track = 0")
    do(g, "0 sail one_master")
    ships = g.s.board[0].ships
    assert (ships["one_master"].steps, ships["one_master"].anchors, ships["two_master"].steps) == (1, 0, 0)


def test_a_foreign_harbour_brings_a_logbook_then_its_owner_a_toll() -> None:
    g = table(
        SHORE
        + "seats.0.one_master = 9\nseats.0.track = 3\nseats.0.stored = wood=1\nlogbooks = logbook_9\nask = Sail 0 n=1"
    )
    events = do(g, "0 sail one_master")
    assert [e["islet"] for e in told(events, "crossed")] == ["islet_2"]  # R1a, on the way in
    do(g, "0 decline")
    assert g.s.board[0].track == 4  # the logbook came before the toll
    assert asked(g) == ["0 Toll"] and offered(g, 0, "anchor") == ["one_master"]
    do(g, "0 give wood")
    assert goods(g.s.board[1].market) == {"wood": 1}


def test_the_toll_of_ones_own_harbour_goes_to_the_supply() -> None:
    g = table("seats.0.one_master = 19\nseats.0.stored = wood=2\nlogbooks = logbook_9\nask = Sail 0 n=1")
    do(g, "0 sail one_master", "0 give wood")
    assert goods(g.s.board[0].stored) == {"wood": 1}
    assert not goods(g.s.board[0].market) and not goods(g.s.board[1].market)
    refused = table("seats.0.one_master = 19\nlogbooks = logbook_9\nask = Sail 0 n=1")
    do(refused, "0 sail one_master", "0 anchor one_master")
    assert [me.owed for me in refused.s.board] == [0, 0]


def test_an_anchor_from_a_harbour_costs_the_next_point_of_the_same_gain() -> None:
    """Reading 3 of section 12."""
    g = table(SHORE + "seats.0.one_master = 9\nseats.0.stored = none\nlogbooks = logbook_9\nask = Sail 0 n=3")
    do(g, "0 sail one_master", "0 decline")
    events = do(g, "0 anchor one_master")
    ship = g.s.board[0].ships["one_master"]
    assert [e["islet"] for e in told(events, "crossed")] == ["islet_1"]  # in L1a, with the last point
    assert (ship.steps, ship.anchors) == (11, 0)
    assert g.s.board[1].owed == 1


def test_a_gain_on_the_way_is_sailed_first_and_may_take_the_other_ship() -> None:
    """Decision 4: an islet's ruin fills a cell that brings a point; the first ship stands on its new stop already."""
    g = table(
        "seats.0.large = large_1\nseats.0.boats = P1=boat_1\n"
        "seats.1.land = S=meadow:1 A1=forest:1\nseats.1.islets = L1a=islet_6@A1\n"
        "seats.0.one_master = 10\nseats.0.stored = none\nseats.0.track = 0\nask = Sail 0 n=2\n"
        "seats.0.land = S=meadow:1 C4=forest:1 A2=forest:1:large\n"
    )
    do(g, "0 sail one_master")
    assert offered(g, 0, "remove_ruin") == [f"{at} {cell}" for at in ("B2", "D5") for cell in ("T1", "T3")]
    do(g, "0 remove_ruin D5 T3")
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 1
    assert g.s.board[0].ships["one_master"].steps == 11
    do(g, "0 sail two_master")
    ships = g.s.board[0].ships
    assert (ships["one_master"].steps, ships["two_master"].steps) == (12, 1)


def test_a_harbour_wants_its_toll_though_the_ship_was_moved_on_by_what_came_of_the_step() -> None:
    """Decision 4: the gain that arises on the way is sailed first, then comes the rest of the stop."""
    g = table(
        "seats.0.large = large_1\nseats.1.land = S=meadow:1 A2=forest:1\nseats.1.islets = R1a=islet_6@A2\n"
        "seats.0.one_master = 9\nseats.0.stored = wood=1\nseats.0.track = 0\nlogbooks = logbook_9\nask = Sail 0 n=1\n"
        "seats.0.land = S=meadow:1 C4=forest:1 A2=forest:1:large\n"
    )
    do(g, "0 sail one_master", "0 remove_ruin D5 T3", "0 sail one_master")
    ship = g.s.board[0].ships["one_master"]
    assert ship.steps == 11 and g.s.board[0].logbooks[-1] == "logbook_9"
    assert asked(g) == ["0 Toll"] and g.s.stack[-1].to == 1
    do(g, "0 give wood")
    assert goods(g.s.board[1].market) == {"wood": 1}


def test_steps_are_counted_when_the_logbooks_have_run_out() -> None:
    """Reading 7 of section 12."""
    g = table("seats.0.land = S=meadow:1:small\nseats.0.one_master = 4\nseats.0.small = small_3\nask = Sail 0 n=1")
    g.s.logbooks.cards.clear()
    events = do(g, "0 sail one_master")
    me = g.s.board[0]
    assert me.logbooks == [] and me.ships["one_master"].steps == 5
    assert not told(events, "gained")  # no coin for a logbook that was not gained


def test_small_3_brings_a_coin_with_each_logbook() -> None:
    g = table(
        "seats.0.one_master = 4\nseats.0.small = small_3\nseats.0.stored = none\n"
        "logbooks = logbook_9\nask = Sail 0 n=1\nseats.0.land = S=meadow:1:small"
    )
    do(g, "0 sail one_master")
    assert goods(g.s.board[0].stored) == {"coin": 1}


def test_free_actions_stand_beside_the_choice_of_a_ship() -> None:
    g = table("seats.0.land = S=meadow:1:food\nask = Sail 0 n=1")
    assert "store" in verbs(g)
    do(g, "0 store S")
    assert asked(g) == ["0 Sail"]
