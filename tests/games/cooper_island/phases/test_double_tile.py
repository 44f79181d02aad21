"""Laying double tiles and islets (Rulebook 004, Income): where they fit, which cubes they bring, levelling."""

from __future__ import annotations

from ..tables import asked, do, offered, table, verbs

TILES = "seats.0.tiles = double_1 double_2 double_3\nask = Income 0\nround = 2\n"


def spaces(words: list[str]) -> set[frozenset[str]]:
    return {frozenset(word.split()[1:3]) for word in words}


def test_new_land_has_to_touch_explored_land_and_holds_no_ruin() -> None:
    g = table(TILES + "seats.0.land = S=meadow:1:food\nseats.0.track = 0")
    found = spaces(offered(g, 0, "place"))
    pairs = ("A1 A2", "A1 B1", "A2 B3")
    assert found == {frozenset(pair.split()) for pair in pairs}
    assert len(offered(g, 0, "place")) == len(pairs) * 6 * 2  # six sides, either way round


def test_only_tiles_of_the_hand_are_laid() -> None:
    g = table("seats.0.tiles = double_3\nask = Income 0\nround = 2\nseats.0.track = 0")
    assert {word.split()[0] for word in offered(g, 0, "place")} == {"forest_settlement", "meadow_mountain"}


def test_where_a_ruin_was_taken_away_a_tile_fits() -> None:
    g = table(TILES + "seats.0.land = S=meadow:1:food A1=forest:1:wood A2=forest:1:wood B2=none\nseats.0.cells = T1")
    assert frozenset(["B2", "B1"]) in spaces(offered(g, 0, "place"))


def test_over_explored_land_terrains_match_but_for_settlements() -> None:
    g = table(TILES + "seats.0.land = S=meadow:2 A1=forest:2\nseats.0.track = 0")
    over = [word.split() for word in offered(g, 0, "place") if {"S", "A1"} == set(word.split()[1:3])]
    assert sorted(over) == sorted(
        [
            ["forest_meadow", "A1", "S", "none"],
            ["meadow_settlement", "S", "A1", "none"],
            ["forest_settlement", "A1", "S", "none"],
        ]
    )
    do(g, "0 place meadow_settlement S A1 none")
    land, me = g.box.land.index, g.s.board[0]
    assert [me.terrain[land[at]] for at in ("S", "A1")] == ["meadow", "settlement"]
    assert [me.level[land[at]] for at in ("S", "A1")] == [3, 3]
    assert [me.on[land[at]] for at in ("S", "A1")] == ["food", "cloth"]


def test_two_halves_of_one_terrain_never_lie_on_one_tile() -> None:
    g = table(TILES + "seats.0.land = S=meadow:2 A1=meadow:2\nseats.0.track = 0")
    over = [word for word in offered(g, 0, "place") if {"S", "A1"} == set(word.split()[1:3])]
    assert sorted(over) == ["meadow_settlement A1 S none", "meadow_settlement S A1 none"]


def test_nothing_may_lie_below() -> None:
    g = table(TILES + "seats.0.land = S=meadow:2:food A1=forest:2\nseats.0.track = 0")
    assert frozenset(["S", "A1"]) not in spaces(offered(g, 0, "place"))
    do(g, "0 store S")
    assert frozenset(["S", "A1"]) in spaces(offered(g, 0, "place"))


def test_a_difference_of_one_is_levelled_for_a_step_of_the_cartographer() -> None:
    """Decision 8 too: the single tile below is of the kind that shows the covered terrain."""
    g = table(TILES + "seats.0.land = S=meadow:2 A1=forest:3\nseats.0.track = 1")
    before = dict(g.s.singles)
    do(g, "0 place forest_meadow A1 S none")
    me = g.s.board[0]
    assert [me.level[g.box.land.index[at]] for at in ("S", "A1")] == [4, 4]
    assert me.track == 0 and me.charted
    assert g.s.singles == {"single_1": before["single_1"] - 1, "single_2": before["single_2"]}


def test_no_levelling_without_a_step_twice_a_turn_or_over_two_levels() -> None:
    land = "seats.0.land = S=meadow:2 A1=forest:3\n"
    pair = frozenset(["S", "A1"])
    assert pair not in spaces(offered(table(TILES + land + "seats.0.track = 0"), 0, "place"))
    used = "seats.0.track = 6\nseats.0.charted = 1"
    assert pair not in spaces(offered(table(TILES + land + used), 0, "place"))
    assert pair not in spaces(offered(table(TILES + "seats.0.land = S=meadow:2 A1=forest:4"), 0, "place"))


def test_half_on_new_land_only_beside_level_one() -> None:
    """The third way: levelling is needed, and the explored half is exactly on level 1."""
    pair = frozenset(["S", "A1"])
    assert pair in spaces(offered(table(TILES + "seats.0.land = S=meadow:1\nseats.0.track = 1"), 0, "place"))
    assert pair not in spaces(offered(table(TILES + "seats.0.land = S=meadow:1\nseats.0.track = 0"), 0, "place"))
    assert pair not in spaces(offered(table(TILES + "seats.0.land = S=meadow:2\nseats.0.track = 6"), 0, "place"))
    g = table(TILES + "seats.0.land = S=meadow:1\nseats.0.track = 1")
    do(g, "0 place forest_meadow A1 S none")
    assert [g.s.board[0].level[g.box.land.index[at]] for at in ("S", "A1")] == [2, 2]


def test_a_high_mountain_brings_stone_or_gold() -> None:
    """From level 3 on one chooses."""
    low = table(TILES + "seats.0.land = S=mountain:1 A1=forest:1\nseats.0.track = 0")
    assert [w for w in offered(low, 0, "place") if w.startswith("forest_mountain A1 S")] == [
        "forest_mountain A1 S none"
    ]
    high = table(TILES + "seats.0.land = S=mountain:2 A1=forest:2\nseats.0.track = 0")
    ways = [w for w in offered(high, 0, "place") if w.startswith("forest_mountain A1 S")]
    assert ways == ["forest_mountain A1 S stone", "forest_mountain A1 S gold"]
    do(high, "0 place forest_mountain A1 S gold")
    assert high.s.board[0].on[:2] == ["gold", "wood"]


def test_without_single_tiles_there_is_no_levelling() -> None:
    """Decision 8: with none left."""
    lines = TILES + "seats.0.land = S=meadow:2 A1=forest:3\nseats.0.track = 6\nseats.0.laid = double_1=2 single_1=1\n"
    g = table(lines)
    assert frozenset(["S", "A1"]) in spaces(offered(g, 0, "place"))
    g.s.singles = dict.fromkeys(g.s.singles, 0)
    g.s.stack[-1].sn = 0
    g.advance(g.s.stack)
    assert frozenset(["S", "A1"]) not in spaces(offered(g, 0, "place"))
    assert "explore" not in verbs(g)


def test_an_islet_lies_on_half_a_shoal_and_joins_new_land() -> None:
    g = table(
        "seats.0.land = S=meadow:1 A1=forest:1 C1=forest:1\nseats.0.islets = L2a=islet_2@C1\nask = Income 0\nround = 2"
    )
    words = [word.split() for word in offered(g, 0, "lay_islet")]
    assert {w[0] for w in words} == {"islet_1", "islet_3", "islet_4", "islet_5", "islet_6"}
    assert {(w[1], w[2]) for w in words} == {("R1a", "A2"), ("R1b", "A2"), ("L1b", "B1")}
    do(g, "0 lay_islet islet_6 L1b B1")
    me = g.s.board[0]
    assert me.on[g.box.land.index["B1"]] == "stone" and me.level[g.box.land.index["B1"]] == 1
    assert me.shores["L1b"] == "B1"


def test_the_first_islet_lies_right_of_the_right_harbour_or_not_at_all() -> None:
    g = table("seats.0.land = S=meadow:1 A2=forest:1\nseats.0.track = 0\nask = Income 0\nround = 1")
    assert {tuple(w.split()[1:]) for w in offered(g, 0, "lay_islet")} == {("R1b", "B3")}
    none = table("seats.0.land = S=meadow:1 A2=forest:1 B3=forest:1\nask = Income 0\nround = 1")
    assert offered(none, 0, "lay_islet") == []


def test_an_islet_may_be_declined_what_it_does() -> None:
    g = table("ask = Income 0\nround = 1")
    do(g, "0 lay_islet islet_2 R1a A2")
    assert verbs(g, free=False) == ["take", "decline"]
    do(g, "0 decline")
    assert "lay_islet" not in verbs(g)


def test_what_leaves_a_cell_free_is_taken_unasked() -> None:
    """Only the last cell is in the way: there one may leave the coin, and what cannot all be taken is chosen."""
    for wood, asks in ((3, False), (4, True)):
        g = table(f"seats.0.stored = wood={wood}\nask = Income 0\nround = 1")
        do(g, "0 lay_islet islet_1 R1a A2")
        assert (asked(g) == ["0 Take"]) == asks and g.s.board[0].stored["coin"] == (0 if asks else 1)
    do(g, "0 decline")
    assert g.s.board[0].stored["coin"] == 0
