"""Set-up and the course of a game (Rulebook 004, Set-up, How to play; decisions 1, 5, 12, 15)."""

from __future__ import annotations

import pytest

from .tables import CooperIsland, asked, do, goods, offered, table, told


@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 6), (4, 8)])
def test_what_lies_on_the_table_at_first(seats: int, cards: int) -> None:
    g = CooperIsland().begin(seats, bytes(32))
    s = g.s
    assert len(s.royal) == cards and len(s.royal) + len(s.boxed) == 8
    assert seats > 2 or "royal_8" in s.boxed
    assert len(s.bag) == 60 - 2 * seats and len(s.logbooks) == 30
    assert sum(s.singles.values()) == 56 - seats
    assert (len(s.small.cards), len(s.large.cards)) == (15, 15)
    assert all(lids == list(range(seats)) for lids in s.cargo.values()) and s.master_up
    for seat, me in enumerate(s.board):
        assert goods(me.stored) == {"coin": 1} and sum(me.tiles.values()) == 2
        assert me.track == (3 if (seat - s.first) % seats < 2 else 4)
        assert me.workers == {"round": 2, "square": 0} and me.unhired == {"round": 2, "square": 2}
        assert me.level == [1] + [0] * 21 and me.on.count("ruin") == 5
        assert [ship.at for ship in me.ships.values()] == [10 * seat, 10 * seat]


def test_the_start_space() -> None:
    """Decision 15."""
    cubes = {"forest": "wood", "meadow": "food", "mountain": "stone", "settlement": "cloth"}
    meadow = CooperIsland().begin(2, bytes(32))
    assert [(me.terrain[0], me.on[0]) for me in meadow.s.board] == [("meadow", "food")] * 2
    seen = set()
    for n in range(20):
        chance = CooperIsland({"start": "random"}).begin(2, bytes([n]) * 32)
        (terrain,) = {me.terrain[0] for me in chance.s.board}
        assert chance.s.board[0].on[0] == cubes[terrain]
        seen.add(terrain)
    assert seen == set(cubes)
    g = CooperIsland({"start": "chosen"}).begin(2, bytes(32))
    first = g.s.first
    assert asked(g) == [f"{first} ChooseStart"] and offered(g, first, "start") == list(cubes)
    do(g, f"{first} start mountain", f"{1 - first} start settlement")
    assert g.s.board[first].on[0] == "stone" and g.s.board[1 - first].on[0] == "cloth"
    assert asked(g) == [f"{first} Income"]


def test_income_goes_in_turn_order_from_cooper() -> None:
    """Decision 1."""
    g = table("first = 1\nask = Income 1\nround = 1", seats=3)
    seen = []
    while asked(g)[0].endswith("Income"):
        seen.append(asked(g)[0].split()[0])
        do(g, f"{seen[-1]} finish")
    assert seen == ["1", "2", "0"] and asked(g) == ["1 Turn"]


def test_in_the_first_round_there_are_only_two_things_to_do() -> None:
    g = table("first = 0\nask = Income 0\nround = 1\nseats.0.tiles = double_1")
    assert [o.verb for o in g.rules.decision(g.s, 0).offers if not o.free] == ["lay_islet", "place", "finish"]


def test_boats_bring_income_unless_they_are_turned_over() -> None:
    """Those that can only help do so at once."""
    boats = "seats.1.boats = P1=boat_1 P2=boat_3 P3=boat_4 P4=boat_6\nseats.1.flipped = boat_1\nseats.1.track = 1\n"
    g = table(boats + "first = 0\nask = Income 0\nround = 2")
    events = do(g, "0 finish")
    assert [e["boat"] for e in told(events, "boat_used")] == ["boat_3", "boat_4"]
    assert g.s.board[1].track == 2 and sum(g.s.board[1].tiles.values()) == 1
    assert offered(g, 1, "use_boat") == ["boat_6 none"]
    do(g, "1 use_boat boat_6 none")
    assert offered(g, 1, "use_boat") == ["boat_1 coin", "boat_3 none", "boat_4 none"]  # never the copying one


def test_boats_that_can_only_help_do_so_for_all_as_the_phase_begins() -> None:
    """All may have their income at once: what nobody chooses comes before anybody is asked, and once only."""
    built = "boats = P1=boat_3 P2=boat_4\n"
    boats = f"seats.1.{built}seats.1.track = 5\nseats.0.{built}seats.0.track = 6\n"
    quiet = "round = 1\nfirst = 0\nseats.0.market = none\nseats.1.market = wood\nask = Close 1"
    g = table(boats + quiet)
    events = do(g, "1 finish")
    assert [(e.seat, e.args["boat"]) for e in events if e.kind == "boat_used"] == [
        (0, "boat_3"),
        (1, "boat_3"),
        (1, "boat_4"),
    ]
    assert asked(g) == ["0 Income"] and offered(g, 0, "use_boat") == ["boat_4 none"]
    assert [sum(me.tiles.values()) for me in g.s.board] == [1, 1] and g.s.board[1].track == 6
    events = do(g, "0 finish")
    assert asked(g) == ["1 Income"] and not offered(g, 1, "use_boat") and not told(events, "boat_used")


def test_a_boat_names_its_goods_and_waits_for_a_cell() -> None:
    """Where no cell is free for its goods it is not on offer, but one may make room and use it then."""
    full = "seats.0.boats = P1=boat_5\nseats.0.stored = wood=6\nfirst = 0\nround = 2\nask = Income 0 todo=boat_5"
    g = table(full)
    assert asked(g) == ["0 Income"] and not offered(g, 0, "use_boat")
    assert [reason.id for reason in g.rules.why(g.s, 0, "use_boat", ("boat_5", "food"))] == ["no-cell"]
    do(g, "0 exchange any coin 1", "0 pay wood=4")
    assert offered(g, 0, "use_boat") == ["boat_5 wood", "boat_5 stone", "boat_5 food"]
    assert [reason.id for reason in g.rules.why(g.s, 0, "use_boat", ("boat_5", "none"))] == ["goods-missing"]
    do(g, "0 use_boat boat_5 food")
    assert g.s.board[0].stored["food"] == 1


@pytest.mark.parametrize(("wood", "first"), [(2, True), (3, False)])
def test_goods_of_boats_come_first_only_where_a_tile_can_still_lie_anywhere(wood: int, first: bool) -> None:
    """The order of the income is the player's (Rulebook 004, Income): two cubes may have to be stored for a tile."""
    g = table(
        "round = 1\nfirst = 1\nseats.0.land = S=meadow:1:food A1=forest:1:wood\nseats.0.boats = P1=boat_1\n"
        f"seats.0.stored = wood={wood}\nseats.0.tiles = double_3=1\nseats.0.track = 0\nseats.1.track = 0\n"
        "ask = Income 1"
    )
    do(g, "1 finish")
    assert asked(g) == ["0 Income"] and offered(g, 0, "use_boat") == ([] if first else ["boat_1 coin"])
    do(g, "0 store S", "0 store A1")
    assert "forest_settlement A1 S none" in offered(g, 0, "place")


def test_a_boat_built_in_the_income_brings_its_own_once() -> None:
    """A reading: what a card builds there acts at once, and is none of the boats that the income began with."""
    g = table(
        "round = 2\nfirst = 0\nseats.0.land = S=meadow:1 A1=forest:1:large\nseats.0.large = large_8\n"
        "seats.0.stored = coin=1 wood=2\nseats.0.tiles = double_1=1\nseats.0.track = 0\nask = Income 0 todo=place"
    )
    do(g, "0 play large_8", "0 build_boat P1 boat_2 none", "0 sail one_master", "0 take gold")
    assert asked(g) == ["0 Income"] and not offered(g, 0, "use_boat")


def test_a_boat_that_is_turned_over_in_the_income_brings_none_more() -> None:
    """Rulebook 004, large building 14: what a boat turned over does is not for the income phase."""
    g = table(
        "round = 2\nfirst = 0\nseats.0.land = S=meadow:1 A1=forest:1:large\nseats.0.large = large_14\n"
        "seats.0.boats = P1=boat_2 P2=boat_1\nseats.0.stored = none\nseats.0.track = 0\n"
        "ask = Income 0 todo=boat_2+boat_1"
    )
    assert offered(g, 0, "use_boat") == ["boat_2 gold", "boat_2 cloth", "boat_1 coin"]
    do(g, "0 play large_14", "0 flip boat_2", "0 take gold")
    assert offered(g, 0, "use_boat") == ["boat_1 coin"]
    assert [reason.id for reason in g.rules.why(g.s, 0, "use_boat", ("boat_2", "gold"))] == ["boat-flipped"]


def test_what_comes_to_a_market_after_its_own_step_six_goes_at_the_end_of_the_round() -> None:
    """Decision 5."""
    g = table("first = 0\nround = 1\nseats.0.market = none\nseats.1.market = wood\nseats.1.track = 0\nask = Close 1")
    g.s.board[0].market["gold"] = 1
    g.s.board[0].owed = 1
    do(g, "1 finish")
    assert g.s.round == 2 and not goods(g.s.board[0].market) and g.s.board[0].owed == 0


def test_cards_put_back_come_up_again_in_the_order_shown_and_their_chooser_knows_them() -> None:
    """Decision 12."""
    g = table(
        "seats.0.land = S=meadow:1 A1=forest:1:small\nsmall_deck = small_4 small_3 small_2 small_1\n"
        "ask = ChooseCard 0 deck=small"
    )
    assert offered(g, 0, "choose") == ["small_1", "small_2", "small_3", "small_4"]
    do(g, "0 choose small_3")
    assert g.s.small.cards[:3] == ["small_4", "small_2", "small_1"]
    view = g.rules.view(g.s, 0)
    assert view.known_small[-3:] == ("small_1", "small_2", "small_4") and set(view.known_small[:-3]) == {""}
    assert g.rules.view(g.s, 1).known_small == () and g.rules.view(g.s, None).known_small == ()


def test_the_harbour_master_stands_up_on_the_next_ship() -> None:
    g = table("first = 0\nround = 2\nmaster = lying\nseats.1.market = wood\nask = Close 1")
    do(g, "1 finish")
    assert g.s.round == 3 and g.s.master_up
    masters = {c.ship: c.master for c in g.rules.view(g.s, None).cargo}
    assert masters == {"cargo_1": "", "cargo_2": "", "cargo_3": "standing", "cargo_4": "", "cargo_5": ""}
