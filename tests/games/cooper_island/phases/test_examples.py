"""The worked examples of the rulebook (004), by the line at which each begins."""

from __future__ import annotations

from ..tables import asked, do, goods, offered, table, told, verbs, ways


def test_line_295_eva_takes_her_first_income() -> None:
    """An islet right of the harbour, a cube, a coin; both cubes stored, a double tile over the two spaces."""
    g = table("seats.0.tiles = double_1 double_2\nask = Income 0\nround = 1\nseats.0.stored = coin=1")
    assert {words.split()[1] for words in offered(g, 0, "lay_islet")} == {"R1a", "R1b"}
    events = do(g, "0 lay_islet islet_1 R1a A2")
    assert told(events, "islet_laid") == [{"islet": "islet_1", "water": "R1a", "at": "A2", "good": "food"}]
    assert not any("A2" in words and "S" in words.split() for words in offered(g, 0, "place"))
    do(g, "0 store S", "0 store A2", "0 place meadow_settlement S A2 none")
    me, land = g.s.board[0], g.box.land
    assert goods(me.stored) == {"coin": 2, "food": 2}
    assert [me.on[land.index[at]] for at in ("S", "A2")] == ["food", "cloth"]
    assert [me.level[land.index[at]] for at in ("S", "A2")] == [2, 2]
    assert me.tiles["double_1"] == 0


def test_line_295_mike_takes_his_first_income() -> None:
    """A double tile on two new spaces, a cube on each; then an islet, and what it brings goes to the storage."""
    g = table("seats.0.tiles = double_2\nask = Income 0\nround = 1\nseats.0.stored = coin=1")
    do(g, "0 place mountain_settlement A1 B1 none")
    me, land = g.s.board[0], g.box.land
    assert [me.on[land.index[at]] for at in ("A1", "B1")] == ["stone", "cloth"]
    do(g, "0 lay_islet islet_5 R1b A2")
    assert me.on[land.index["A2"]] == "stone"
    assert offered(g, 0, "take") == ["wood+food", "stone+food"]
    do(g, "0 take wood+food")
    assert goods(me.stored) == {"coin": 1, "wood": 1, "food": 1}


HIRED = "seats.{0}.boats = P1=boat_1 P2=boat_2\nseats.{0}.unhired = round=2 square=1\nseats.{0}.recruited = hire=1\n"
WORKERS = (
    HIRED.format(0)
    + HIRED.format(2)
    + "first = 0\nseats.0.stored = coin=1\nplaces.C_round = 1 2\nplaces.D_round = 0\nplaces.D_square = 2\n"
    "seats.1.land = S=meadow:1 A2=forest:1\nseats.1.islets = R1a=islet_3@A2\nask = Turn 0"
)


def test_line_349_a_toll_goes_to_the_top_worker() -> None:
    g = table(WORKERS, seats=3)
    do(g, "0 send round C")
    assert asked(g) == ["0 Toll"] and g.s.stack[-1].to == 2
    do(g, "0 give coin")
    assert goods(g.s.board[2].market) == {"coin": 1} and not goods(g.s.board[1].market)


def test_line_349_a_free_space_costs_nothing_and_brings_its_bonus() -> None:
    g = table(WORKERS, seats=3)
    do(g, "0 send square C")
    assert asked(g) == ["0 Act"] and offered(g, 0, "use_islet") == ["islet_3 none"]


def test_line_349_nobody_goes_where_he_stands_already() -> None:
    words = offered(table(WORKERS, seats=3), 0, "send")
    assert "round D" not in words and "square D" in words


def test_line_349_an_opponent_there_means_a_toll_and_no_bonus() -> None:
    """Without the two coins or resources off there is nothing that could be built."""
    g = table(WORKERS.replace("seats.0.stored = coin=1", "seats.0.stored = coin=1 wood=2 stone=1"), seats=3)
    do(g, "0 send square D")
    assert asked(g) == ["0 Toll"] and g.s.stack[-1].to == 2
    do(g, "0 anchor one_master")
    assert asked(g) == ["0 Act"] and "erect" not in verbs(g)


def test_line_475_eva_pays_five_gold_and_two_cloth() -> None:
    """A stored gold and one on level 4; cloth on level 4, of which two are lost."""
    g = table(
        "seats.0.land = S=meadow:1 A1=mountain:4:gold A2=settlement:4:cloth\n"
        "seats.0.stored = gold=1\nask = Act 0 todo=supply\nround = 1\nmaster = lying"
    )
    assert "cargo_3 none" in offered(g, 0, "supply")
    events = do(g, "0 supply cargo_3 none")
    paid = [(e["goods"], e["units"]) for e in told(events, "paid")]
    assert paid == [({"gold": 2}, {"A1": 1}), ({"cloth": 1}, {"A2": 1})]
    assert not goods(g.s.board[0].stored) and "cloth" not in g.s.board[0].on


def test_line_525_eva_sails_with_three_points() -> None:
    """An anchor is weighed, two islets are crossed, then a bay brings a logbook."""
    g = table(
        "seats.0.land = S=meadow:1 D5=forest:1 E4=meadow:1\nseats.0.cells = T1\n"
        "seats.0.islets = R3b=islet_4@D5 R4a=islet_1@E4\n"
        "seats.0.two_master = 3\nseats.0.anchors = two_master=1\nseats.0.track = 2\nseats.0.stored = none\n"
        "logbooks = logbook_2\nask = Sail 0 n=3"
    )
    assert offered(g, 0, "sail") == ["one_master", "two_master"]
    events = do(g, "0 sail two_master")
    assert [e["islet"] for e in told(events, "crossed")] == ["islet_4", "islet_1"]
    assert [e["logbook"] for e in told(events, "logbook")] == ["logbook_2"]
    me = g.s.board[0]
    assert me.track == 3
    assert goods(me.stored) == {"coin": 1, "wood": 1} and me.logbooks == ["logbook_2"]
    assert (me.ships["two_master"].steps, me.ships["two_master"].anchors) == (5, 0)
    assert me.ships["one_master"].steps == 0


def test_line_603_eva_builds_a_large_building() -> None:
    """Two coins and a cube on level 4 of each kind are paid; it stands on one of the two highest spaces."""
    g = table(
        "seats.0.land = S=meadow:2:food A1=forest:4:wood A2=mountain:4:stone\nseats.0.stored = coin=2\n"
        "seats.0.track = 0\nask = Act 0 todo=erect"
    )
    events = do(g, "0 erect large none")
    paid = [(e["goods"], e["units"]) for e in told(events, "paid")]
    assert paid == [({"coin": 2}, {}), ({"wood": 1}, {"A1": 1}), ({"stone": 1}, {"A2": 1})]
    assert offered(g, 0, "site") == ["A1", "A2"]
    do(g, "0 site A2")
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 2
    do(g, "0 sail one_master")
    shown = ways(g, "choose")
    assert len(shown) == 4
    below = g.s.large.cards[:-4]
    do(g, f"0 choose {shown[1]}")
    assert g.s.board[0].large == [shown[1]]
    assert g.s.large.cards == [shown[3], shown[2], shown[0], *below]
    assert g.s.large.known_to(0) == {11: shown[0], 12: shown[2], 13: shown[3]} and not g.s.large.known_to(1)
