"""New Buildings that trade, ship, store, make goods or score."""

from __future__ import annotations

from typing import Any

from tests.games.puerto_rico.tables import asked, do, kinds, offered, table

NEW: dict[str, Any] = {"new_buildings": "true"}


def town(city: str, rest: str, seat: int = 0) -> Any:
    """A table on which all of the seat's buildings are occupied by one each."""
    on = " ".join(f"{b}=1" for b in city.split())
    extra = [line.strip() for line in rest.splitlines() if f"seats.{seat}.colonists" in line]
    lines = [] if extra else [f"seats.{seat}.colonists = {on}"]
    return table("\n".join([f"seats.{seat}.city = {city}", *lines, rest]), **NEW)


# -- aqueduct -------------------------------------------------------------------------------------
AQUEDUCT = "seats.0.city = aqueduct indigo_plant sugar_mill small_sugar_mill\n"


def produced(people: str, rest: str = "") -> dict[str, int]:
    island = "seats.0.island = indigo=3 sugar=4\nask = ChooseRole 0\n"
    g = table(AQUEDUCT + f"seats.0.colonists = aqueduct=1 {people}\n" + island + rest, **NEW)
    events = do(g, "0 take craftsman")
    return next((e.args["goods"] for e in events if e.kind == "produced" and e.seat == 0), {})


def test_aqueduct_first_example() -> None:
    assert produced("sugar=1 small_sugar_mill=1") == {"sugar": 1}


def test_aqueduct_second_example() -> None:
    assert produced("indigo=1 indigo_plant=1 sugar=3 sugar_mill=3") == {"indigo": 2, "sugar": 4}


def test_aqueduct_takes_what_is_left() -> None:
    people = "indigo=1 indigo_plant=1"
    assert produced(people, "goods.indigo = 1\nseats.1.goods = indigo=10") == {"indigo": 1}


# -- trading --------------------------------------------------------------------------------------
def test_trading_post_sells_anything_without_the_markets() -> None:
    g = town("trading_post large_market", "seats.0.goods = tobacco=2\nhouse = tobacco\nask = Sell 0")
    assert not offered(g, 0, "sell") and offered(g, 0, "trading_post") == ["tobacco"]
    supply = g.s.goods["tobacco"]
    assert do(g, "0 trading_post tobacco")[0].args == {"good": "tobacco", "n": 3 + 1}
    assert g.s.goods["tobacco"] == supply + 1 and g.s.house == ["tobacco"]


def test_trading_post_while_the_house_is_full() -> None:
    full = "seats.0.goods = coffee=1\nhouse = corn indigo sugar tobacco\nask = Sell 0 trader=3"
    g = town("trading_post", full)
    assert do(g, "0 trading_post coffee")[0].args["n"] == 4
    assert kinds(g.events)[-1] == "house_emptied"


# -- building -------------------------------------------------------------------------------------
def test_church_by_column_not_for_itself() -> None:
    for building, cost, points in (("small_indigo_plant", 1, 0), ("indigo_plant", 3, 1), ("statue", 10, 2)):
        g = town("church", f"seats.0.doubloons = {cost}\nask = Build 0 builder=3")
        events = do(g, f"0 build {building} no")
        assert [e.args["points"] for e in events if e.kind == "church"] == ([points] if points else [])
        assert g.s.board[0].points == points
    g = town("university", "seats.0.doubloons = 5\nask = Build 0 builder=3")
    assert "church" not in kinds(do(g, "0 build church yes"))


def test_the_last_chip_by_a_church_ends_the_game() -> None:
    g = town("church", "seats.0.doubloons = 3\nseats.1.points = 99\nask = Build 0 builder=3")
    do(g, "0 build indigo_plant no")
    assert g.s.ending == ["points"]


def test_statue_has_no_circle_and_eight_points() -> None:
    g = town("university", "seats.0.doubloons = 10\nask = Build 0 builder=3")
    assert "statue no" in offered(g, 0, "build") and "statue yes" not in offered(g, 0, "build")
    do(g, "0 build statue no")
    lines = {line.id: line.points for line in g.rules.scores(g.s)[0].lines}
    assert lines["buildings"] == 3 + 8 and "statue" not in lines


# -- storing and shipping -------------------------------------------------------------------------
SHIPS = "ships.5 = coffee 1\nships.6 = tobacco 1\nships.7 = corn 7\n"


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


def test_small_wharf_any_barrels_half_points_once() -> None:
    g = town("small_wharf", "seats.0.goods = corn=3 indigo=2\nask = Load 0 captain=3")
    d = g.rules.decision(g.s, 0)
    offer = d.offer("small_wharf")
    assert (offer.bins, offer.caps, offer.low, offer.high) == (("corn", "indigo"), (3, 2), 1, 5)
    assert do(g, "0 small_wharf corn=2 indigo=1")[0].args == {"goods": {"corn": 2, "indigo": 1}, "points": 1}
    assert g.rules.decision(g.s, 0).offer("small_wharf") is None


def test_small_wharf_beside_the_wharf_with_harbor_and_privilege() -> None:
    lines = "drafted = small_wharf wharf harbor\n" + SHIPS + "seats.0.goods = indigo=3 corn=1\nask = Load 0"
    g = town("small_wharf wharf harbor", lines)
    assert offered(g, 0, "decline") == [""]
    assert do(g, "0 small_wharf indigo=1")[0].args["points"] == 0 + 1 + 1
    assert do(g, "0 wharf indigo")[0].args["points"] == 2 + 1


def test_lighthouse_pays_each_loading_and_the_captain() -> None:
    g = town("lighthouse", "seats.0.goods = corn=3\nseats.0.doubloons = 0\nask = Load 0 captain=0")
    assert [e.args["n"] for e in g.events if e.kind == "lighthouse"] == []
    do(g, "0 load corn 5")
    assert g.s.board[0].doubloons == 2
    g = town("lighthouse", "seats.0.goods = corn=3\nseats.0.doubloons = 0\nask = Load 0 captain=3")
    do(g, "0 load corn 5")
    assert g.s.board[0].doubloons == 1


def test_lighthouse_pays_a_captain_who_ships_nothing() -> None:
    g = town("lighthouse", "seats.0.doubloons = 0\nask = ChooseRole 0")
    do(g, "0 take captain")
    assert g.s.board[0].doubloons == 1 and asked(g) == ["1 ChooseRole"]


def test_union_hall_examples() -> None:
    for goods, points in (("corn=3 indigo=2 coffee=1", 2), ("corn=4 coffee=2", 3)):
        g = town("union_hall", f"seats.0.goods = {goods}\nask = ChooseRole 0")
        events = do(g, "0 take captain")
        assert [e.args["points"] for e in events if e.kind == "union_hall"] == [points]
        assert asked(g) == ["0 Load"]


def test_union_hall_pays_once_even_if_nothing_can_be_loaded() -> None:
    ships = "ships.5 = coffee 1\nships.6 = tobacco 1\nships.7 = sugar 1\n"
    g = town("union_hall", ships + "seats.0.goods = corn=2\nask = ChooseRole 3")
    do(g, "3 take captain")
    assert g.s.board[0].points == 1


# -- making goods ---------------------------------------------------------------------------------
def test_specialty_factory_example() -> None:
    """Four corn, three sugar, two coffee: 3 - 1 doubloons for the sugar."""
    g = table(
        """
        seats.0.city = specialty_factory sugar_mill coffee_roaster
        seats.0.island = corn=4 sugar=3 coffee=2
        seats.0.colonists = specialty_factory=1 sugar_mill=3 coffee_roaster=2 corn=4 sugar=3 coffee=2
        ask = ChooseRole 0
        """,
        **NEW,
    )
    events = do(g, "0 take craftsman")
    assert [e.args for e in events if e.kind == "specialty_factory"] == [{"n": 2}]


def test_specialty_factory_only_corn_or_one_barrel() -> None:
    island = "seats.0.island = corn=4\nask = ChooseRole 0\n"
    city = "seats.0.city = specialty_factory\nseats.0.colonists = corn=4 specialty_factory=1\n"
    g = table(city + island, **NEW)
    assert "specialty_factory" not in kinds(do(g, "0 take craftsman"))


# -- library --------------------------------------------------------------------------------------
def test_library_doubles_privileges_not_the_doubloons_of_the_role() -> None:
    g = town("library", "roles.prospector.doubloons = 3\nseats.0.doubloons = 0\nask = ChooseRole 0")
    do(g, "0 take prospector")
    assert g.s.board[0].doubloons == 3 + 2
    g = town("library", "seats.0.doubloons = 0\nseats.0.goods = corn=1\nask = Sell 0")
    do(g, "0 sell corn")
    assert g.s.board[0].doubloons == 2
    g = town("library", "seats.0.doubloons = 0\nask = Build 0")
    assert "small_sugar_mill no" in offered(g, 0, "build") and "indigo_plant no" not in offered(g, 0, "build")
    g = town("library", "seats.0.goods = corn=2 indigo=1\nask = Load 0")
    assert do(g, "0 load corn 5")[0].args["points"] == 2 + 2
    g = town("library", "colonist_ship = 4\nask = ChooseRole 0")
    assert kinds(do(g, "0 take mayor")).count("colonist_privilege") == 2


def test_library_two_goods_alike_or_not() -> None:
    lines = "seats.0.island = corn=2\nseats.0.colonists = library=1 corn=1\nask = ExtraGood 0"
    g = town("library", lines)
    do(g, "0 extra corn")
    do(g, "0 extra corn")
    assert g.s.board[0].goods["corn"] == 2 and asked(g) == ["1 ChooseRole"]


def test_library_and_hospice_a_colonist_for_the_first_tile_only() -> None:
    g = town("library hospice", "face_up = corn corn corn corn corn\nask = Settle 0")
    do(g, "0 settle corn yes")
    for seat in (1, 2, 3):
        do(g, f"{seat} decline")
    assert offered(g, 0, "settle") == ["corn no"]


def test_library_no_second_quarry_but_with_a_construction_hut() -> None:
    for more, want in (("", False), ("construction_hut", True)):
        lines = "drafted = construction_hut library\nface_up = corn corn corn corn corn\nask = Settle 0"
        g = town(f"library {more}", lines)
        do(g, "0 settle quarry no")
        for seat in (1, 2, 3):
            do(g, f"{seat} decline")
        assert ("quarry no" in offered(g, 0, "settle")) == want


# -- cloister -------------------------------------------------------------------------------------
def test_cloister_examples() -> None:
    for island, points in (("forest=6 quarry=3 corn=2 coffee=1", 6), ("forest=6 quarry=3 corn=3", 10)):
        g = town("cloister", f"drafted = cloister forest_house\nseats.0.island = {island}\nask = ChooseRole 0")
        assert {line.id: line.points for line in g.rules.scores(g.s)[0].lines}["cloister"] == points
