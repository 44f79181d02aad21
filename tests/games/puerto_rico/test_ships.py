"""Loading and storing."""

from __future__ import annotations

from tests.games.puerto_rico.tables import asked, do, kinds, offered, table

WHARF = "seats.0.city = wharf\nseats.0.colonists = wharf=1\n"


def test_example_of_the_rulebook() -> None:
    """Rulebook 003, Captain, example with four players."""
    g = table("""
        ships.6 = corn 3
        seats.0.goods = corn=2 sugar=6
        seats.1.goods = sugar=2 tobacco=3
        seats.2.goods = corn=2 tobacco=1
        seats.3.goods = corn=1 indigo=5
        ask = Load 0
    """)
    assert offered(g, 0, "load") == ["corn 6", "sugar 7"]
    do(g, "0 load sugar 7")
    assert offered(g, 1, "load") == ["sugar 7", "tobacco 5"]
    do(g, "1 load sugar 7")
    assert offered(g, 2, "load") == ["corn 6", "tobacco 5"]
    events = do(g, "2 load tobacco 5")
    assert [(e.seat, e.args["points"]) for e in events if e.kind == "loaded"] == [(2, 1), (3, 1), (0, 2), (1, 3)]
    assert [me.points for me in g.s.board] == [9, 4, 1, 1]
    assert [(ship.size, ship.good, ship.load) for ship in g.s.ships] == [(5, "tobacco", 4), (6, "", 0), (7, "", 0)]


def test_an_empty_ship_must_take_the_most() -> None:
    g = table("seats.0.goods = corn=6 coffee=4\nask = Load 0")
    assert offered(g, 0, "load") == ["corn 6", "corn 7", "coffee 5", "coffee 6", "coffee 7"]
    g = table("seats.0.goods = corn=9\nask = Load 0")
    assert asked(g) == ["1 ChooseRole"] and g.s.board[0].points == 8  # forced onto the largest; then only the barrel


def test_a_good_goes_only_to_its_own_ship() -> None:
    g = table("ships.5 = corn 5\nseats.0.goods = corn=1 indigo=1\nseats.1.goods = corn=3\nask = Load 0", loading="ask")
    assert offered(g, 0, "load") == ["indigo 6", "indigo 7"]
    do(g, "0 load indigo 6")
    assert asked(g) == ["1 ChooseRole"] and g.s.board[1].points == 0  # no room for the corn of the other


def test_loading_ask_puts_the_only_answer() -> None:
    forced = "ships.5 = corn 1\nseats.0.goods = corn=1\nask = Load 0"
    assert asked(table(forced)) == ["1 ChooseRole"]
    g = table(forced, loading="ask")
    assert asked(g) == ["0 Load"] and offered(g, 0, "load") == ["corn 5"]


def test_wharf_may_be_used_though_a_ship_could_be_loaded_once_a_phase() -> None:
    g = table(WHARF + "ships.5 = corn 4\nseats.0.goods = corn=3 coffee=2\nask = Load 0")
    assert offered(g, 0, "wharf") == ["corn", "coffee"] and not offered(g, 0, "decline")
    events = do(g, "0 wharf corn")
    assert events[0].args == {"good": "corn", "n": 3, "points": 4} and g.s.goods["corn"] == 10 - 4
    assert offered(g, 0, "load") == ["coffee 6", "coffee 7"] and not offered(g, 0, "wharf")


def test_passing_on_the_wharf_is_not_final_while_others_load() -> None:
    ships = "ships.5 = corn 4\nships.6 = sugar 1\nships.7 = tobacco 1\n"
    g = table(WHARF + ships + "seats.0.goods = indigo=3\nseats.1.goods = corn=1 sugar=1\nask = Load 0")
    assert not offered(g, 0, "load")
    do(g, "0 decline")
    do(g, "1 load corn 5")
    assert asked(g) == ["0 Load"]
    events = do(g, "0 decline")
    assert kinds(events) == ["declined", "loaded"]  # the sugar goes by itself
    do(g, "0 decline")
    assert kinds(g.events)[-2:] == ["discarded", "ships_emptied"] and asked(g) == ["1 ChooseRole"]


def test_harbor_pays_each_loading_the_wharf_too() -> None:
    """Rulebook 003, Harbor, example: 3 tobacco, 2 sugar, the rest by the wharf: 3 + 1, 2 + 1, 2 + 1."""
    g = table("""
        seats.0.city = wharf harbor
        seats.0.colonists = wharf=1 harbor=1
        seats.0.goods = tobacco=5 sugar=2
        ships.5 = tobacco 2
        ships.6 = sugar 1
        ask = Load 0 captain=3
    """)
    assert do(g, "0 load tobacco 5")[0].args["points"] == 4
    assert do(g, "0 load sugar 6")[0].args["points"] == 3
    assert do(g, "0 wharf tobacco")[0].args["points"] == 3


def test_points_go_on_on_paper_and_the_round_is_finished() -> None:
    g = table("seats.1.points = 99\nseats.0.goods = corn=3\nask = Load 0")
    do(g, "0 load corn 5")
    assert (g.s.board[0].points, g.s.points_left, g.s.paper, g.s.ending) == (4, 0, 3, ["points"])
    assert asked(g) == ["1 ChooseRole"]


STORE = "ships.5 = coffee 1\nships.6 = tobacco 1\nships.7 = sugar 1\n"


def test_one_barrel_and_the_owner_chooses() -> None:
    g = table(STORE + "seats.0.goods = corn=3 indigo=2\nask = Keep 0")
    assert offered(g, 0, "keep") == ["none corn", "none indigo"]
    assert do(g, "0 keep none indigo")[0].args == {"goods": {"corn": 3, "indigo": 1}}


def test_warehouses_keep_kinds_whole_and_all_room_is_used() -> None:
    large = "seats.0.city = large_warehouse\nseats.0.colonists = large_warehouse=1\n"
    g = table(large + "seats.0.goods = corn=3 indigo=2 sugar=2\nask = Keep 0")
    assert offered(g, 0, "keep") == ["corn+indigo sugar", "corn+sugar indigo", "indigo+sugar corn"]
    both = "seats.0.city = large_warehouse small_warehouse\nseats.0.colonists = large_warehouse=1 small_warehouse=1\n"
    assert asked(table(both + "seats.0.goods = corn=3 indigo=2 sugar=2\nask = Keep 0")) == ["1 ChooseRole"]
    empty = large.replace("=1", "=0")
    g = table(empty + "seats.0.goods = corn=3 indigo=2\nask = Keep 0")
    assert offered(g, 0, "keep") == ["none corn", "none indigo"]  # nobody works there


def test_of_two_ways_to_keep_the_same_goods_one_is_offered() -> None:
    small = "seats.0.city = small_warehouse\nseats.0.colonists = small_warehouse=1\n"
    g = table(small + "seats.0.goods = corn=1 indigo=1\nask = Keep 0")
    assert asked(g) == ["1 ChooseRole"] and g.s.board[0].goods["corn"] == g.s.board[0].goods["indigo"] == 1
    g = table(small + "seats.0.goods = corn=1 indigo=1 sugar=1\nask = Keep 0")
    assert len(offered(g, 0, "keep")) == 3
