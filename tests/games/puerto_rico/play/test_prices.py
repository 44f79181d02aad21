"""New Buildings, Black market."""

from __future__ import annotations

from typing import Any

from bot.rules import Play
from tests.games.puerto_rico.tables import asked, do, kinds, offered, table

NEW: dict[str, Any] = {"new_buildings": "true"}


CITY = "seats.0.city = black_market\nseats.0.colonists = black_market=1 corn=1\nseats.0.island = corn=1\n"


LINES = CITY + "drafted = black_market harbor\nseats.0.goods = indigo=1\n"


def ways(g: Play[Any], building: str) -> list[str]:
    return [o.removeprefix(f"{building} no ") for o in offered(g, 0, "black_market") if o.startswith(building)]


def test_example_of_the_rulebook() -> None:
    """Six doubloons, a harbor for eight: exactly two of the three, and nothing is left."""
    g = table(LINES + "seats.0.doubloons = 6\nseats.0.points = 4\nask = Build 0 builder=1", **NEW)
    assert set(ways(g, "harbor")) == {
        "corn colonist indigo no",
        "corn colonist none yes",
        "none none indigo yes",
    }
    supply = g.s.colonist_supply
    events = do(g, "0 black_market harbor no corn colonist indigo no")
    assert kinds(events)[:2] == ["black_market", "built"] and events[1].args["cost"] == 6
    me = g.s.board[0]
    assert (me.doubloons, me.goods["indigo"], me.colonists) == (0, 0, {"black_market": 1})
    assert g.s.colonist_supply == supply + 1 and me.points == 4


def test_a_point_goes_back_to_the_chips() -> None:
    g = table(LINES + "seats.0.doubloons = 6\nseats.0.points = 4\nask = Build 0 builder=1", **NEW)
    chips = g.s.points_left
    do(g, "0 black_market harbor no none none indigo yes")
    assert g.s.board[0].points == 3 and g.s.points_left == chips + 1


def test_only_for_a_shortage() -> None:
    g = table(LINES + "seats.0.doubloons = 8\nask = Build 0 builder=1", **NEW)
    assert "harbor no" in offered(g, 0, "build") and not ways(g, "harbor")


def test_not_the_one_on_the_black_market_and_only_an_occupied_one() -> None:
    g = table(LINES + "seats.0.doubloons = 7\nask = Build 0 builder=1", **NEW)
    assert set(ways(g, "harbor")) == {"corn colonist none no", "none none indigo no"}
    g = table(LINES.replace("black_market=1 corn", "black_market=0 corn") + "ask = Build 0 builder=1", **NEW)
    assert not offered(g, 0, "black_market")


def test_a_colonist_of_a_quarry_takes_its_discount_with_him() -> None:
    city = "seats.0.city = black_market\nseats.0.colonists = black_market=1 quarry=1\nseats.0.island = quarry=1\n"
    rest = "drafted = black_market harbor\nseats.0.goods = indigo=1\n"
    g = table(city + rest + "seats.0.doubloons = 6\nask = Build 0 builder=1", **NEW)
    assert set(ways(g, "harbor")) == {"none none indigo no", "quarry colonist indigo no"}
    g = table(city + rest + "seats.0.doubloons = 7\nask = Build 0 builder=1", **NEW)
    assert "harbor no" in offered(g, 0, "build") and not ways(g, "harbor"), "nothing is missing but by sending him away"


def test_who_might_pay_with_a_hidden_point_is_asked() -> None:
    """So that nobody can tell from a silence that there is no point."""
    bare = "seats.0.city = black_market\nseats.0.colonists = black_market=1\nseats.0.doubloons = 0\n"
    for points in (0, 2):
        g = table(bare + f"seats.0.points = {points}\nask = Build 0 builder=1", **NEW)
        assert asked(g) == ["0 Build"] and offered(g, 0, "decline") == [""]
        assert bool(offered(g, 0, "black_market")) == bool(points)


def test_the_end_is_not_undone_by_what_goes_back() -> None:
    ended = "seats.1.points = 99\nending = points\nroles.captain.taken_by = 3\nroles.builder.taken_by = 0\n"
    g = table(LINES + ended + "seats.0.points = 1\nseats.0.doubloons = 7\nask = Build 0 builder=0", **NEW)
    assert g.s.points_left == 0
    way = next(o for o in offered(g, 0, "black_market") if o.endswith("none none none yes"))
    do(g, f"0 black_market {way}")
    assert g.s.points_left == 1 and g.s.ending == ["points"]


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


NOBLES: dict[str, Any] = {"nobles": "true"}


def town_with_nobles(city: str, noble: str, rest: str, **options: str) -> Any:
    """A seat whose buildings are all occupied by one; `noble` names those with a noble."""
    on = " ".join(f"{b}=1" for b in city.split())
    nobles = (
        ""
        if "seats.0.nobles" in rest
        else f"seats.0.nobles = {len(noble.split())}\nseats.0.stations = {noble or 'none'}\n"
    )
    extra = "" if "seats.0.colonists" in rest else f"seats.0.colonists = {on}\n"
    return table(f"seats.0.city = {city}\n{extra}{nobles}{rest}", **(options or NOBLES))


def test_zoning_office_small_for_a_colonist_large_for_a_noble() -> None:
    g = town_with_nobles("zoning_office", "", "seats.0.doubloons = 8\nask = Build 0 builder=3")
    assert {"wharf no"} <= set(offered(g, 0, "build")) and "fortress no" not in offered(g, 0, "build")
    g = town_with_nobles("zoning_office", "zoning_office", "seats.0.doubloons = 8\nask = Build 0 builder=3")
    assert {"fortress no"} <= set(offered(g, 0, "build")) and "wharf no" not in offered(g, 0, "build")


BOTH: dict[str, Any] = {"nobles": "true", "new_buildings": "true"}


def test_a_noble_may_be_given_to_the_black_market() -> None:
    rest = "seats.0.doubloons = 2\nseats.0.idle = 1\nask = Build 0 builder=3"
    g = town_with_nobles("black_market", "", rest + "\nseats.0.nobles = 1\nseats.0.idle_nobles = 1", **BOTH)
    ways = [o for o in offered(g, 0, "black_market") if o.startswith("indigo_plant")]
    assert "indigo_plant no windrose noble none no" in ways
    assert "indigo_plant no windrose colonist none no" not in ways
    do(g, "0 black_market indigo_plant no windrose noble none no")
    assert not g.s.board[0].nobles and g.s.noble_supply == 19
