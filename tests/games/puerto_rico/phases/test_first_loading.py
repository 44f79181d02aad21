"""Union hall and royal supplier, before a seat loads for the first time (Rulebook 003)."""

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


def test_royal_supplier_kinds_up_to_the_nobles_before_loading() -> None:
    rest = """
        seats.0.goods = corn=2 indigo=1 sugar=1
        seats.0.colonists = royal_supplier=1 corn=1
        seats.0.island = corn
        seats.0.idle = 1
        ask = ChooseRole 0
    """
    g = town_with_nobles("royal_supplier", "", rest + "\nseats.0.nobles = 2")
    do(g, "0 take captain")
    assert asked(g) == ["0 Deliver"]
    assert offered(g, 0, "deliver") == ["corn+indigo", "corn+sugar", "indigo+sugar", "corn", "indigo", "sugar"]
    assert do(g, "0 deliver corn+sugar")[0].args == {"goods": ["corn", "sugar"], "points": 2}
    assert asked(g) == ["0 Load"] and g.s.board[0].points == 2  # no privilege for it


BOTH: dict[str, Any] = {"nobles": "true", "new_buildings": "true"}


def test_union_hall_counts_before_the_royal_supplier() -> None:
    rest = "seats.0.goods = corn=2\nseats.0.idle = 1\nask = ChooseRole 0"
    g = town_with_nobles("royal_supplier union_hall", "", rest + "\nseats.0.nobles = 1", **BOTH)
    events = do(g, "0 take captain")
    assert kinds(events)[-1] == "union_hall" and asked(g) == ["0 Deliver"]
