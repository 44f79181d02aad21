"""Storing goods at the end of the captain phase (Rulebook 003, Storing goods, warehouses; Storehouse)."""

from __future__ import annotations

from typing import Any

from tests.games.puerto_rico.tables import asked, do, offered, table

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


NEW: dict[str, Any] = {"new_buildings": "true"}


def town(city: str, rest: str, seat: int = 0) -> Any:
    """A table on which all of the seat's buildings are occupied by one each."""
    on = " ".join(f"{b}=1" for b in city.split())
    extra = [line.strip() for line in rest.splitlines() if f"seats.{seat}.colonists" in line]
    lines = [] if extra else [f"seats.{seat}.colonists = {on}"]
    return table("\n".join([f"seats.{seat}.city = {city}", *lines, rest]), **NEW)


def test_storehouse_keeps_three_more_beside_a_warehouse() -> None:
    g = town("storehouse large_warehouse", "seats.0.goods = corn=4 indigo=4 sugar=4\nask = Keep 0")
    assert offered(g, 0, "keep") == []  # two kinds and four barrels: all of it is kept
    assert sum(g.s.board[0].goods.values()) == 12
    g = town("storehouse", "seats.0.goods = corn=4 indigo=2\nask = Keep 0")
    assert offered(g, 0, "keep") == [
        "none corn+corn+corn+corn",
        "none corn+corn+corn+indigo",
        "none corn+corn+indigo+indigo",
    ]
    assert do(g, "0 keep none corn+corn+indigo+indigo")[0].args == {"goods": {"corn": 2}}


def test_where_one_way_keeps_all_that_any_other_does_nobody_is_asked() -> None:
    g = table("""
        seats.0.city = small_warehouse
        seats.0.colonists = small_warehouse=1
        seats.0.goods = corn=1 tobacco=2
        seats.1.city = large_warehouse
        seats.1.colonists = large_warehouse=1
        seats.1.goods = corn=1 indigo=1 tobacco=2 coffee=2
        ask = Keep 0
    """)
    assert asked(g) == ["1 Keep"] and g.s.board[0].goods["tobacco"] == 2
    dear, both = {"tobacco+coffee corn", "tobacco+coffee indigo"}, {"corn+tobacco indigo", "corn+coffee indigo"}
    assert set(offered(g, 1, "keep")) == dear | both  # not "corn+tobacco coffee": it keeps less than the first


def test_guests_are_a_reason_to_ask_only_where_they_could_store() -> None:
    lines = "seats.0.colonists = guest_house=1\nseats.0.goods = tobacco=4\nseats.0.island = corn\nask = Keep 0"
    g = town("guest_house", lines)
    assert asked(g) == ["1 ChooseRole"] and g.s.board[0].goods["tobacco"] == 1
    g = town("guest_house storehouse", lines)
    assert asked(g) == ["0 Keep"] and "storehouse colonist" in offered(g, 0, "guest")
    do(g, "0 guest storehouse colonist")
    assert asked(g) == ["1 ChooseRole"] and g.s.board[0].goods["tobacco"] == 4
