"""What cards of buildings do (Rulebook 004, appendix)."""

from __future__ import annotations

from ..tables import asked, do, goods, offered, table, told, verbs, ways


def small(card: str, more: str = "", land: str = "") -> str:
    return f"seats.0.land = S=meadow:1:small {land}\nseats.0.small = small_{card}\nseats.0.track = 0\nfirst = 0\n{more}"


def large(card: str, more: str = "", land: str = "") -> str:
    return f"seats.0.land = S=meadow:1:large {land}\nseats.0.large = large_{card}\nseats.0.track = 0\nfirst = 0\n{more}"


def test_small_1_and_boats() -> None:
    g = table(small("1", "seats.0.stored = coin=1 wood=2\nask = Act 0 todo=build_boat"))
    do(g, "0 build_boat P1 boat_1 none", "0 sail one_master")
    assert g.s.board[0].track == 1


def test_small_2_takes_a_wood_off_boats_buildings_and_statues() -> None:
    g = table(small("2", "seats.0.stored = coin=2 wood=1 stone=2\nask = Act 0 todo=build_boat/erect"))
    assert {w for w in offered(g, 0, "build_boat") if "boat_1" in w} == {"P1 boat_1 wood", "P3 boat_1 wood"}
    assert offered(g, 0, "erect") == []
    g = table(small("2", "seats.0.stored = coin=1 wood=1 stone=2\nask = Act 0 todo=erect", "A1=forest:1"))
    assert offered(g, 0, "erect") == ["small wood"]
    g = table(
        small(
            "2",
            "seats.0.stored = wood=1 gold=2\nseats.0.cells = T1\nask = Act 0 todo=erect_statue",
            "A1=forest:1 B2=none",
        )
    )
    assert offered(g, 0, "erect_statue") == ["gold wood T1"]


def test_small_4_is_a_crate_of_ones_own() -> None:
    g = table(small("4", "seats.0.lids = 1\nseats.0.stored = wood=1\nask = Turn 0"))
    assert "small_4" in offered(g, 0, "crate")
    do(g, "0 crate small_4")
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 1 and not goods(g.s.board[0].stored)


def test_small_5_is_a_cell_that_brings_gold_and_a_point() -> None:
    g = table(small("5", "seats.0.stored = none\nask = Act 0 todo=remove_ruin", "A1=forest:1"))
    assert offered(g, 0, "remove_ruin") == ["B2 T1", "B2 small_5"]
    do(g, "0 remove_ruin B2 small_5")
    assert goods(g.s.board[0].stored) == {"gold": 1}
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 1


def test_small_6_and_7_and_ruins() -> None:
    lines = "seats.0.land = S=meadow:1:small A1=forest:1:small\nseats.0.small = small_6 small_7\nseats.0.track = 0\n"
    g = table(lines + "seats.0.stored = none\nask = Act 0 todo=remove_ruin")
    do(g, "0 remove_ruin B2 T1")
    assert g.s.board[0].track == 1 and goods(g.s.board[0].stored) == {"coin": 1}


def test_small_8_and_10_and_cargo_ships() -> None:
    lines = "seats.0.land = S=meadow:1:small A1=forest:1:small\nseats.0.small = small_8 small_10\nseats.0.track = 0\n"
    g = table(lines + "seats.0.stored = gold=2 cloth=2\nseats.0.tiles = double_1\nround = 2\nask = Act 0 todo=supply")
    do(g, "0 supply cargo_1 none", "0 sail one_master")
    assert g.s.board[0].lids == 1 and "place" in verbs(g)
    do(g, "0 finish")
    assert goods(g.s.board[0].stored) == {"coin": 1}


def test_a_ship_that_is_being_supplied_is_not_supplied_again_by_a_card_played_meanwhile() -> None:
    """The lid comes after the points, and while those are sailed a card may supply: some other ship."""
    g = table(
        "seats.0.land = S=meadow:1 A1=forest:1:large A2=mountain:6:gold B1=settlement:6:cloth B3=mountain:3:gold "
        "C1=settlement:3:cloth\nseats.0.large = large_3\nround = 1\nmaster = lying\nseats.0.track = 0\n"
        "seats.0.stored = none\nask = Act 0 todo=supply"
    )
    do(g, "0 supply cargo_2 none", "0 pay B3=1", "0 pay C1=1")
    assert asked(g) == ["0 Sail"] and g.s.board[0].lids == 0
    do(g, "0 play large_3")
    assert "cargo_2 none" not in offered(g, 0, "supply") and "cargo_1 none" in offered(g, 0, "supply")
    do(g, "0 supply cargo_1 none", "0 sail one_master", "0 sail two_master")
    assert g.s.board[0].lids == 2 and g.s.board[0].reached == ["lids"]


def test_small_9_adds_to_the_harbour_master() -> None:
    lines = "seats.0.stored = gold=1 cloth=2\nround = 1\nask = Act 0 todo=supply"
    g = table(small("9", lines))
    assert offered(g, 0, "supply") == ["cargo_1 gold+gold", "cargo_1 gold+cloth"]
    lying = table(small("9", lines + "\nmaster = lying"))
    assert offered(lying, 0, "supply") == ["cargo_1 gold"]


def test_the_harbour_master_serves_the_first() -> None:
    g = table("seats.0.stored = gold=1 cloth=2\nseats.0.land = S=meadow:1\nround = 1\nask = Act 0 todo=supply/supply")
    events = do(g, "0 supply cargo_1 gold")
    assert told(events, "master") == [{}] and not g.s.master_up


def test_small_11_follows_later_buildings_only() -> None:
    paid = "seats.0.stored = coin=1 wood=2 stone=2\nseats.0.tiles = double_1\n"
    g = table(small("11", paid + "ask = Act 0 todo=erect", "A1=forest:1"))
    do(g, "0 erect small none", "0 sail one_master")
    do(g, f"0 choose {g.s.board[0].looking[0]}")
    assert asked(g) == ["0 Act"] and "place" in verbs(g)
    lines = (
        f"seats.0.land = S=meadow:1 A1=forest:1\nseats.0.track = 0\nsmall_deck = small_11\n{paid}ask = Act 0 todo=erect"
    )
    new = table(lines)
    do(new, "0 erect small none", "0 site S")
    do(new, "0 sail one_master", "0 choose small_11")
    assert asked(new) != ["0 Act"]


def test_small_14_and_15_hold_only_their_goods_and_goods_move_freely() -> None:
    """Decision 16: cells are filled by matching."""
    lines = "seats.0.land = S=meadow:1:small A1=forest:1:small A2=forest:1:wood\nseats.0.small = small_14 small_15\n"
    g = table(lines + "seats.0.stored = coin=2 gold=2 wood=7\nseats.0.market = coin gold wood\nask = Turn 0")
    assert not {"store", "fetch"} & set(verbs(g))  # five cells and one under each small building are full of wood
    g = table(lines + "seats.0.stored = coin=1 wood=7\nseats.0.market = coin gold wood\nask = Turn 0")
    assert offered(g, 0, "fetch") == ["coin", "gold"] and "store" not in verbs(g)
    g = table(lines + "seats.0.stored = coin=7 gold=1 food=1\nask = Turn 0")
    assert offered(g, 0, "store") == ["A2"]


def test_large_1_draws_first_and_then_one_chooses() -> None:
    g = table(large("1", "ask = Turn 0"))
    events = do(g, "0 play large_1")
    assert len(told(events, "drew")) == 1 and asked(g) == ["0 Collect"]
    do(g, "0 collect food+gold")
    assert g.s.board[0].used == ["large_1"] and "play" not in verbs(g)


def test_large_2_lays_up_to_two() -> None:
    g = table(large("2", "seats.0.tiles = double_1=2\nask = Turn 0"))
    do(g, "0 play large_2", "0 place forest_mountain A1 A2 none")
    assert asked(g) == ["0 Act"]
    do(g, "0 finish")
    assert asked(g) == ["0 Turn"]


def test_large_3_5_and_8_only_where_something_can_be_paid() -> None:
    assert "play" not in verbs(table(large("3", "seats.0.stored = gold=1\nround = 2\nask = Turn 0")))
    assert "play" in verbs(table(large("3", "seats.0.stored = gold=2 cloth=2\nround = 2\nask = Turn 0")))
    assert "play" not in verbs(table(large("8", "seats.0.stored = wood=2\nask = Turn 0")))
    assert "play" in verbs(table(large("8", "seats.0.stored = coin=1 wood=2\nask = Turn 0")))
    assert "play" not in verbs(table(large("5", "ask = Turn 0")))
    assert "play" in verbs(table(large("5", "ask = Turn 0", "A1=forest:1")))


def test_large_4_and_7_bring_coins_to_the_market() -> None:
    g = table(large("4", "seats.0.small = small_1\nask = Turn 0", "A1=forest:1:small"))
    do(g, "0 play large_4")
    assert goods(g.s.board[0].market) == {"coin": 2}
    g = table(large("7", "ask = Turn 0"))
    do(g, "0 play large_7")
    assert goods(g.s.board[0].market) == {"coin": 3}


def test_large_9_steps_and_large_6_draws() -> None:
    g = table(large("9", "ask = Turn 0"))
    do(g, "0 play large_9")
    assert g.s.board[0].track == 3
    g = table(large("6", "ask = Turn 0"))
    do(g, "0 play large_6")
    assert sum(g.s.board[0].tiles.values()) == 2


def test_large_10_feeds_once_more_for_a_point() -> None:
    g = table(large("10", "seats.0.stored = food=2\nask = Turn 0"))
    do(g, "0 play large_10")
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 1
    hungry = table(large("10", "seats.0.stored = food=1\nask = Turn 0"))
    do(hungry, "0 play large_10")
    assert asked(hungry) == ["0 Anchor"]
    do(hungry, "0 anchor one_master")
    assert asked(hungry) == ["0 Turn"]


def test_large_11_uses_two_different_islets_of_anybody() -> None:
    islets = "seats.1.land = S=meadow:1 A2=forest:1 A1=meadow:1\nseats.1.islets = R1a=islet_2@A2 L1a=islet_1@A1\n"
    g = table(large("11", islets + "seats.0.stored = none\nask = Turn 0"))
    do(g, "0 play large_11")
    assert offered(g, 0, "use_islet") == ["islet_1 coin", "islet_2 gold", "islet_2 cloth"]
    do(g, "0 use_islet islet_2 cloth")
    assert g.s.board[0].stored["cloth"] == 1 and offered(g, 0, "use_islet") == ["islet_1 coin"]


def test_large_12_uses_two_different_boats_but_not_the_copying_one() -> None:
    """Flipped ones too (decision 6)."""
    boats = "seats.1.boats = P1=boat_6 P2=boat_2\nseats.0.boats = P1=boat_1\nseats.0.flipped = boat_1\n"
    g = table(large("12", boats + "seats.0.stored = none\nask = Turn 0"))
    do(g, "0 play large_12")
    assert offered(g, 0, "use_boat") == ["boat_1 coin", "boat_2 gold", "boat_2 cloth"]


def test_large_13_stands_a_lid_on_the_highest_free_space_for_one_point() -> None:
    g = table(large("13", "seats.0.lids = 1\nask = Turn 0", "A1=settlement:3 A2=forest:2"))
    do(g, "0 play large_13")
    assert g.s.board[0].on[1] == "lid" and g.s.board[0].lids == 0
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 1  # none for the settlement


def test_a_lid_finds_no_place_where_nothing_can_be_cleared() -> None:
    """No space is free, and no cell for the cube that lies on the only one."""
    lines = "seats.0.lids = 1\nseats.0.stored = coin=5\nseats.0.crates = crate_1 crate_4\nask = Turn 0"
    assert "play" not in verbs(table(large("13", lines, "A1=forest:1:wood")))
    lines = lines.replace("coin=5", "coin=4")
    g = table(large("13", lines, "A1=forest:1:wood"))
    do(g, "0 play large_13", "0 site A1")
    assert g.s.board[0].on[1] == "lid" and g.s.board[0].stored["wood"] == 1


def test_large_14_flips_a_boat_for_what_it_does() -> None:
    g = table(large("14", "seats.0.boats = P1=boat_4 P2=boat_1\nseats.0.flipped = boat_1\nask = Turn 0"))
    do(g, "0 play large_14")
    assert g.s.board[0].flipped == ["boat_1", "boat_4"] and g.s.board[0].track == 1
    income = table(large("14", "seats.0.boats = P1=boat_2\nseats.0.flipped = boat_2\nask = Turn 1\nround = 1"))
    assert income.s.board[0].flipped == ["boat_2"]


def test_large_15_moves_a_piece_to_any_free_space() -> None:
    g = table(large("15", "ask = Turn 0", "A1=settlement:1 A2=forest:3"))
    do(g, "0 play large_15")
    assert offered(g, 0, "move") == ["S A1", "S A2"]
    do(g, "0 move S A1")
    assert g.s.board[0].on[:2] == ["", "large"] and asked(g) == ["0 Turn"]


def test_a_settlement_brings_one_point_more_in_the_same_gain() -> None:
    g = table("seats.0.land = S=meadow:1 A1=settlement:2\nseats.0.track = 0\nask = Site 0 piece=small")
    assert asked(g) == ["0 Sail"] and g.s.stack[-1].n == 2


def test_a_building_stands_as_high_as_it_can() -> None:
    land = "seats.0.land = S=meadow:3:food A1=forest:2 A2=forest:1\nseats.0.track = 0\n"
    g = table(land + "ask = Site 0 piece=small")
    assert offered(g, 0, "site") == ["A1"]
    do(g, "0 store S")
    assert offered(g, 0, "site") == ["S"] or g.s.board[0].on[0] == "small"
    full = table("seats.0.land = S=meadow:3:food A1=forest:2:wood\nseats.0.track = 0\nask = Site 0 piece=small")
    assert offered(full, 0, "site") == ["S", "A1"]  # a cube is stored to make room
    do(full, "0 site A1")
    assert full.s.board[0].on[:2] == ["food", "small"] and full.s.board[0].stored["wood"] == 1


def test_ways_to_pay_are_lean() -> None:
    """Decision 10: no unit that could be left out."""
    g = table(
        "seats.0.land = S=meadow:1 A1=forest:3:wood A2=forest:1:wood B1=forest:2:wood\n"
        "seats.0.stored = coin=1 wood=1\n"
        "seats.0.track = 0\nask = Act 0 todo=build_boat"
    )
    do(g, "0 build_boat P2 boat_1 none")  # three wood
    assert {frozenset(w.split()) for w in ways(g, "pay")} == {
        frozenset(w.split()) for w in ("A1=1", "B1=1 A2=1", "B1=1 wood=1")
    }
