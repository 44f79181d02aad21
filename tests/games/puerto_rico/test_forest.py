"""New Buildings, Forest house, and what the hacienda, hospice and library have to do with it."""

from __future__ import annotations

from typing import Any

from bot.games.puerto_rico import PuertoRico
from bot.rules import Rng
from tests.games.puerto_rico.tables import asked, do, kinds, offered, table

NEW: dict[str, Any] = {"new_buildings": "true"}
HOUSE = "seats.0.city = forest_house\nseats.0.colonists = forest_house=1\n"


def test_a_face_up_plantation_is_laid_face_down() -> None:
    g = table(HOUSE + "face_up = corn corn sugar coffee tobacco\nask = Settle 0", **NEW)
    assert offered(g, 0, "forest") == ["corn no", "sugar no", "tobacco no", "coffee no"]
    events = do(g, "0 forest coffee no")
    assert kinds(events) == ["forest"] and g.s.board[0].island["forest"] == 1 and "coffee" not in g.s.face_up
    assert g.rules.view(g.s, 1).seats[0].island["forest"] == 1


def test_no_forest_without_an_occupied_house() -> None:
    g = table(HOUSE.replace("=1", "=0") + "ask = Settle 0", **NEW)
    assert not offered(g, 0, "forest")


def test_six_forests_two_quarries_and_the_builder() -> None:
    """Rulebook 003, Forest house, example: a large warehouse for nothing, whether or not the house is occupied."""
    lines = """
        seats.0.city = forest_house
        seats.0.island = forest=6 quarry=2
        seats.0.colonists = quarry=2
        seats.0.doubloons = 0
        drafted = large_warehouse forest_house
        ask = Build 0
    """
    g = table(lines, **NEW)
    assert "large_warehouse no" in offered(g, 0, "build")
    g = table(lines.replace("forest=6", "forest=5"), **NEW)
    assert "large_warehouse no" not in offered(g, 0, "build")


def test_the_drawn_tile_is_looked_at_by_its_owner_only() -> None:
    lines = """
        seats.0.city = forest_house hacienda
        seats.0.colonists = forest_house=1 hacienda=1
        pile = corn corn corn coffee
        ask = Settle 0
    """
    g = table(lines, **NEW)
    events = do(g, "0 hacienda face_down")
    assert [(e.kind, e.args, e.secret) for e in events] == [("drawn", {}, {"tile": "coffee"})]
    assert asked(g) == ["0 LayTile"] and g.barrier and g.rules.brief(g.s, 0)["tile"] == "coffee"
    drawn = {g.rules.scramble(g.s, 1, Rng(bytes([n]) * 32)).drawn for n in range(20)}
    assert drawn == {"corn", "coffee"} and g.rules.scramble(g.s, 0, Rng(bytes(32))).drawn == "coffee"
    do(g, "0 lay forest")
    assert g.s.board[0].island["forest"] == 1 and g.s.board[0].unseen == ["coffee"] and asked(g) == ["0 Settle"]
    g = table(lines, **NEW)
    do(g, "0 hacienda face_down")
    assert do(g, "0 lay plantation")[0].args == {"tile": "coffee"} and g.s.board[0].island["coffee"] == 1


def test_hospice_and_forest_bring_a_colonist_to_the_windrose() -> None:
    g = table(
        "seats.0.city = forest_house hospice\nseats.0.colonists = forest_house=1 hospice=1\nask = Settle 0", **NEW
    )
    tile = offered(g, 0, "forest")[1].split()[0]
    do(g, f"0 forest {tile} yes")
    assert g.s.board[0].idle == 1 and "forest" not in g.s.board[0].colonists


def test_library_up_to_two_forests() -> None:
    g = table(
        """
        seats.0.city = forest_house library
        seats.0.colonists = forest_house=1 library=1
        face_up = corn corn corn corn corn
        ask = Settle 0
        """,
        **NEW,
    )
    do(g, "0 forest corn no")
    for seat in (1, 2, 3):
        do(g, f"{seat} decline")
    assert asked(g) == ["0 Settle"] and not any(o.startswith("quarry") for o in offered(g, 0, "settle"))
    do(g, "0 forest corn no")
    assert g.s.board[0].island["forest"] == 2 and asked(g) == ["1 ChooseRole"]


def test_a_forest_has_no_circle() -> None:
    g = table("seats.0.island = forest=3 corn=1\nseats.0.idle = 3\nask = PlaceColonists 0", new_buildings="true")
    d = g.rules.decision(g.s, 0)
    assert d is None  # one circle: the corn is occupied by itself
    assert g.s.board[0].colonists["corn"] == 1


def test_census_counts_what_lies_under_forests() -> None:
    g = table(HOUSE + "seats.0.island = forest=4\nask = Settle 0", **NEW)
    rules = PuertoRico(NEW)
    assert g.rules.census(g.s) == rules.census(rules.setup(4, bytes(32)).state)
