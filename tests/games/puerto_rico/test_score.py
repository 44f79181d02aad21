"""The final score, line by line."""

from __future__ import annotations

from tests.games.puerto_rico.tables import table


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
