"""The final score, line by line."""

from __future__ import annotations

from typing import Any

from tests.games.puerto_rico.tables import do, offered, table


def lines(sets: str, seat: int = 0) -> dict[str, int]:
    g = table(sets)
    return {line.id: line.points for line in g.rules.scores(g.s)[seat].lines if line.points}


def test_buildings_count_unoccupied_their_extra_only_occupied() -> None:
    assert lines("seats.0.city = guild_hall small_indigo_plant") == {"buildings": 5}


def test_guild_hall_example() -> None:
    """Rulebook 003, Guild hall, example: two small and two large production buildings."""
    city = "seats.0.city = guild_hall small_sugar_mill sugar_mill small_indigo_plant coffee_roaster\n"
    assert lines(city + "seats.0.colonists = guild_hall=1")["guild_hall"] == 1 + 2 + 1 + 2


def test_residence() -> None:
    for tiles, points in ((1, 4), (9, 4), (10, 5), (11, 6), (12, 7)):
        island = f"seats.0.island = quarry=1 corn={max(0, min(tiles - 1, 7))} sugar={max(0, tiles - 8)}\n"
        assert lines(island + "seats.0.city = residence\nseats.0.colonists = residence=1")["residence"] == points


def test_fortress_counts_every_colonist() -> None:
    """Rulebook 003, Fortress, example: twenty colonists, the windrose too, make six."""
    assert lines("seats.0.city = fortress\nseats.0.colonists = fortress=1\nseats.0.idle = 19")["fortress"] == 6


def test_customs_house_counts_chips_and_paper() -> None:
    """Rulebook 003, Customs house, example: 23 points make five."""
    customs = "seats.0.city = customs_house\nseats.0.colonists = customs_house=1\n"
    assert lines(customs + "seats.0.points = 23") == {"chips": 23, "buildings": 4, "customs_house": 5}
    assert lines(customs + "seats.0.points = 104\nask = Load 0\nseats.0.goods = corn=1 indigo=1")["customs_house"] == 26


def test_city_hall_example() -> None:
    """Rulebook 003, City hall, example: seven beige buildings, itself too."""
    city = "seats.0.city = hacienda harbor office construction_hut large_warehouse residence city_hall sugar_mill\n"
    assert lines(city + "seats.0.colonists = city_hall=1")["city_hall"] == 7


def test_ties_by_doubloons_and_goods_then_shared() -> None:
    g = table("seats.0.doubloons = 5\nseats.1.goods = corn=3\nseats.2.doubloons = 6\nseats.3.points = 1")
    assert [(t.total, t.tie, t.rank) for t in g.rules.scores(g.s)] == [
        (0, (5,), 4),
        (0, (6,), 2),
        (0, (6,), 2),
        (1, (3,), 1),
    ]


NEW: dict[str, Any] = {"new_buildings": "true"}


def town(city: str, rest: str, seat: int = 0) -> Any:
    """A table on which all of the seat's buildings are occupied by one each."""
    on = " ".join(f"{b}=1" for b in city.split())
    extra = [line.strip() for line in rest.splitlines() if f"seats.{seat}.colonists" in line]
    lines = [] if extra else [f"seats.{seat}.colonists = {on}"]
    return table("\n".join([f"seats.{seat}.city = {city}", *lines, rest]), **NEW)


def test_statue_has_no_circle_and_eight_points() -> None:
    g = town("university", "seats.0.doubloons = 10\nask = Build 0 builder=3")
    assert "statue no" in offered(g, 0, "build") and "statue yes" not in offered(g, 0, "build")
    do(g, "0 build statue no")
    lines = {line.id: line.points for line in g.rules.scores(g.s)[0].lines}
    assert lines["buildings"] == 3 + 8 and "statue" not in lines


# -- cloister -------------------------------------------------------------------------------------
def test_cloister_examples() -> None:
    for island, points in (("forest=6 quarry=3 corn=2 coffee=1", 6), ("forest=6 quarry=3 corn=3", 10)):
        g = town("cloister", f"drafted = cloister forest_house\nseats.0.island = {island}\nask = ChooseRole 0")
        assert {line.id: line.points for line in g.rules.scores(g.s)[0].lines}["cloister"] == points


NOBLES: dict[str, Any] = {"nobles": "true"}


def test_nobles_and_royal_garden_score() -> None:
    lines = "seats.0.colonists = royal_garden=1 fortress=1\nseats.0.idle = 4\nseats.0.nobles = 3\nask = ChooseRole 0"
    g = table("seats.0.city = royal_garden fortress\n" + lines, **NOBLES)
    points = {line.id: line.points for line in g.rules.scores(g.s)[0].lines}
    assert (points["nobles"], points["royal_garden"], points["fortress"]) == (3, 3, 2)
    assert {line.id: line.points for line in g.rules.scores(g.s)[1].lines}["nobles"] == 0
