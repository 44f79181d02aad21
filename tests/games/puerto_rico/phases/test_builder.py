"""Building: prices, room, the university, the twelfth space."""

from __future__ import annotations

from typing import Any

from tests.games.puerto_rico.tables import asked, do, kinds, offered, table


def prices(g: object, ask: str = "0 Build") -> dict[str, int]:
    hints = g.rules.hints(g.s, 0)  # type: ignore[attr-defined]
    return {key[2]: args["cost"] for key, (_, args) in hints.items() if key[1] == "building"}


def test_quarries_count_up_to_the_column() -> None:
    """Rulebook 003, Quarry: three quarries make the hut 1, the office 3, the harbor 5, the city hall 7."""
    quarries = "seats.0.island = quarry=3\nseats.0.colonists = quarry=3\nseats.0.doubloons = 20\n"
    want = {"construction_hut": 1, "office": 3, "harbor": 5, "city_hall": 7}
    other = prices(table(quarries + "ask = Build 0 builder=3"))
    own = prices(table(quarries + "ask = Build 0"))
    assert {b: other[b] for b in want} == want
    assert {b: own[b] for b in want} == {b: n - 1 for b, n in want.items()}
    assert own["small_market"] == 0  # never below nothing


def test_only_what_can_be_paid_each_kind_once() -> None:
    g = table("seats.0.city = small_market\nseats.0.doubloons = 1\nask = Build 0")
    assert offered(g, 0, "build") == [
        f"{b} no" for b in ("small_indigo_plant", "small_sugar_mill", "hacienda", "construction_hut")
    ]
    events = do(g, "0 build hacienda no")
    assert events[0].args == {"building": "hacienda", "cost": 1, "colonist": 0}
    assert g.s.board[0].doubloons == 0 and g.s.buildings["hacienda"] == 1


def test_who_can_pay_nothing_is_passed_over() -> None:
    assert asked(table("seats.0.doubloons = 0\nask = Build 0 builder=3\nseats.1.doubloons = 1")) == ["1 Build"]


def test_a_large_building_needs_two_spaces_and_the_twelfth_ends_the_game() -> None:
    city = (
        "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster small_market"
        " hacienda construction_hut small_warehouse hospice"
    )
    g = table(f"seats.0.city = {city}\nseats.0.doubloons = 20\nask = Build 0")
    assert "guild_hall no" not in offered(g, 0, "build")
    assert kinds(do(g, "0 build office no")) == ["built", "ending"]
    g = table(f"seats.0.city = {city.removesuffix(' hospice')}\nseats.0.doubloons = 20\nask = Build 0")
    do(g, "0 build guild_hall no")
    assert g.s.ending == ["city"] and not g.s.over


def test_university_puts_one_colonist_whatever_the_circles() -> None:
    g = table("seats.0.city = university\nseats.0.colonists = university=1\nseats.0.doubloons = 9\nask = Build 0")
    do(g, "0 build coffee_roaster yes")
    assert g.s.board[0].colonists == {"university": 1, "coffee_roaster": 1} and g.s.colonist_supply == 73
    g = table("seats.0.city = university\nseats.0.doubloons = 9\nask = Build 0")
    assert not [words for words in offered(g, 0, "build") if words.endswith("yes")]


def test_balanced_prices() -> None:
    own = prices(table("seats.0.doubloons = 20\nask = Build 0 builder=3", prices="balanced"))
    assert (own["university"], own["factory"]) == (7, 8)
    assert sorted(me.doubloons for me in table(prices="balanced").s.board) == [2, 2, 3, 3]


NEW: dict[str, Any] = {"new_buildings": "true"}


def town(city: str, rest: str, seat: int = 0) -> Any:
    """A table on which all of the seat's buildings are occupied by one each."""
    on = " ".join(f"{b}=1" for b in city.split())
    extra = [line.strip() for line in rest.splitlines() if f"seats.{seat}.colonists" in line]
    lines = [] if extra else [f"seats.{seat}.colonists = {on}"]
    return table("\n".join([f"seats.{seat}.city = {city}", *lines, rest]), **NEW)


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
