"""Where nobles stand, and where that can matter (Rulebook 003, Nobles; New Buildings, Black market)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.puerto_rico.play.nobles import telling
from bot.rules import Refused
from tests.games.puerto_rico.tables import asked, do, offered, table

NOBLES: dict[str, Any] = {"nobles": "true"}
BOTH: dict[str, Any] = {"nobles": "true", "new_buildings": "true"}
LARGE = "fortress guild_hall residence customs_house"


@pytest.mark.parametrize(
    ("city", "occupied", "where"),
    [
        ("black_market", "black_market", {"corn", "black_market", "windrose"}),
        ("black_market", "", set()),  # nobody comes there before people are placed again
        ("black_market guest_house", "guest_house", {"corn", "guest_house", "windrose"}),
        ("university", "university", {"corn", "university", "windrose"}),  # a black market could be built and manned
        ("guest_house", "guest_house", {"corn", "guest_house", "windrose"}),
        ("chapel", "chapel", {"chapel"}),
        ("chapel university", "chapel", {"chapel"}),
        (f"{LARGE} office hacienda chapel black_market", "black_market", set()),  # no room to build anything
        (f"{LARGE} office hacienda chapel black_market", "black_market chapel", {"chapel"}),
    ],
)
def test_where_it_can_matter_who_is_a_noble(city: str, occupied: str, where: set[str]) -> None:
    g = table(
        f"""
        drafted = black_market university guest_house office hacienda {LARGE}
        roles.builder.taken_by = 0
        seats.0.city = {city}
        seats.0.island = corn=2
        seats.0.colonists = corn=1 {" ".join(f"{b}=1" for b in occupied.split())}
        seats.0.idle = 1
        """,
        **BOTH,
    )
    assert set(telling(g.box, g.s, g.s.board[0])) == where


def test_without_new_buildings_it_matters_on_buildings_that_tell_only() -> None:
    lines = "seats.0.city = university zoning_office\nseats.0.colonists = university=1 zoning_office=1 corn=1\n"
    g = table(lines + "seats.0.island = corn=2", **NOBLES)
    assert telling(g.box, g.s, g.s.board[0]) == {"zoning_office": 1}


def test_a_black_market_that_is_sold_out_matters_to_nobody_else() -> None:
    lines = "drafted = black_market university\nseats.0.city = university\nseats.0.colonists = university=1\n"
    others = "seats.1.city = black_market\nseats.2.city = black_market\n"
    g = table(lines + others, **BOTH)
    assert telling(g.box, g.s, g.s.board[0]) == {}


def test_who_is_not_asked_keeps_nobles_where_they_stand_if_they_can() -> None:
    lines = """
        seats.0.city = small_market hacienda
        seats.0.island = corn=2 quarry=1
        seats.0.colonists = corn=1 hacienda=1
        seats.0.nobles = corn=1
        seats.0.idle = 1
        ask = PlaceColonists 0
    """
    g = table(lines, mayor="in_order", **NOBLES)
    assert do(g, "0 place corn=2 quarry=1")[1].args == {"places": {"corn": 1}}
    assert asked(g) == ["1 ChooseRole"] and g.s.board[0].nobles == {"corn": 1}
    g = table(lines, mayor="in_order", **NOBLES)
    do(g, "0 place small_market=1 hacienda=1 quarry=1")
    assert g.s.board[0].nobles == {"small_market": 1}  # in buildings first


def test_a_guest_house_sends_the_noble_or_the_colonist() -> None:
    lines = """
        drafted = guest_house black_market
        seats.0.city = guest_house
        seats.0.island = corn=2
        seats.0.colonists = guest_house=2
        seats.0.nobles = guest_house=1
        ask = ChooseRole 0
    """
    g = table(lines, **BOTH)
    assert offered(g, 0, "guest") == ["corn colonist", "corn noble"]
    do(g, "0 guest corn noble")
    assert g.s.board[0].nobles == {"corn": 1} and g.rules.view(g.s, None).seats[0].nobles == {"corn": 1}


@pytest.mark.parametrize(
    ("sets", "nobles"),
    [
        ("seats.0.nobles = 2", {"hacienda": 1, "corn": 1}),  # where it does not matter, in buildings first
        ("seats.0.nobles = 4", {"hacienda": 1, "corn": 1, "windrose": 1, "chapel": 1}),
        ("seats.0.nobles = 1\nseats.0.stations = chapel=1", {"chapel": 1}),
        ("seats.0.nobles = 2\nseats.0.stations = chapel=1", {"chapel": 1, "hacienda": 1}),
        ("seats.0.nobles = chapel=1 corn=1", {"chapel": 1, "corn": 1}),
        ("seats.0.nobles.corn = 1\nseats.0.idle_nobles = 1", {"corn": 1, "windrose": 1}),
        ("seats.0.nobles = 2\nseats.0.nobles.corn = 1\nseats.0.idle_nobles = 0", {"corn": 1, "hacienda": 1}),
    ],
)
def test_positions_say_how_many_nobles_there_are_or_where(sets: str, nobles: dict[str, int]) -> None:
    lines = "seats.0.city = chapel hacienda\nseats.0.island = corn=1\nseats.0.colonists = chapel=1 hacienda=1 corn=1\n"
    g = table(lines + "seats.0.idle = 1\n" + sets, **NOBLES)
    assert g.s.board[0].nobles == nobles and g.s.noble_supply == 20 - 1 - sum(nobles.values())
    assert g.rules.census(g.s)["nobles"] == 20


@pytest.mark.parametrize(
    "sets",
    [
        "seats.0.nobles = 3",
        "seats.0.nobles = corn=2",
        "seats.0.idle_nobles = 2",
        "seats.0.nobles = quarry=1",
        "seats.0.nobles = 1\nseats.0.idle_nobles = 1\nseats.0.nobles.corn = 1",
        "seats.0.nobles = 2\nseats.0.stations = none\nseats.0.city = chapel\nseats.0.colonists = chapel=1",
    ],
)
def test_positions_with_more_nobles_than_people_are_refused(sets: str) -> None:
    lines = "seats.0.island = corn=1\nseats.0.colonists = corn=1\nseats.0.idle = 1\n"
    with pytest.raises(Refused) as no:
        table(lines + sets, **NOBLES)
    assert no.value.args_["reason"] == "nobles"
