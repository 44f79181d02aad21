"""Production: what is made, who comes first when goods run out, the factory, the extra good."""

from __future__ import annotations

from typing import Any

from tests.games.puerto_rico.tables import asked, do, kinds, offered, table


def produced(events: list) -> dict[int, dict[str, int]]:
    return {e.seat: e.args["goods"] for e in events if e.kind == "produced"}


def test_example_of_the_rulebook() -> None:
    """Rulebook 003, Production buildings, example: 2 corn, 1 tobacco, 3 sugar."""
    g = table("""
        seats.0.island = corn=3 tobacco=2 sugar=4
        seats.0.city = small_sugar_mill sugar_mill tobacco_storage
        seats.0.colonists = corn=2 tobacco=2 sugar=3 small_sugar_mill=1 sugar_mill=3 tobacco_storage=1
        ask = ChooseRole 0
    """)
    assert produced(do(g, "0 take craftsman")) == {0: {"corn": 2, "sugar": 3, "tobacco": 1}}


def test_factory_pays_by_what_was_really_made() -> None:
    """Rulebook 003, Factory, example: 2 sugar of 3, no corn, 1 tobacco: two kinds, one doubloon."""
    g = table("""
        seats.0.island = corn=3 sugar=3 tobacco=1
        seats.0.city = factory sugar_mill tobacco_storage
        seats.0.colonists = corn=3 sugar=3 tobacco=1 factory=1 sugar_mill=3 tobacco_storage=1
        seats.0.doubloons = 0
        seats.1.goods = corn=10 sugar=9
        ask = ChooseRole 0
    """)
    events = do(g, "0 take craftsman")
    assert produced(events) == {0: {"sugar": 2, "tobacco": 1}}
    assert g.s.board[0].doubloons == 1
    assert offered(g, 0, "extra") == ["tobacco"]


def test_shortage_is_served_clockwise_from_the_craftsman() -> None:
    islands = "".join(f"seats.{s}.island = corn=2\nseats.{s}.colonists = corn=2\n" for s in range(4))
    g = table(islands + "seats.0.goods = corn=5\nask = ChooseRole 2")
    assert produced(do(g, "2 take craftsman")) == {2: {"corn": 2}, 3: {"corn": 2}, 0: {"corn": 1}}
    assert asked(g) == ["3 ChooseRole"]  # nothing left for the privilege


NEW: dict[str, Any] = {"new_buildings": "true"}


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


def town(city: str, rest: str, seat: int = 0) -> Any:
    """A table on which all of the seat's buildings are occupied by one each."""
    on = " ".join(f"{b}=1" for b in city.split())
    extra = [line.strip() for line in rest.splitlines() if f"seats.{seat}.colonists" in line]
    lines = [] if extra else [f"seats.{seat}.colonists = {on}"]
    return table("\n".join([f"seats.{seat}.city = {city}", *lines, rest]), **NEW)


def test_library_two_goods_alike_or_not() -> None:
    lines = "seats.0.island = corn=2\nseats.0.colonists = library=1 corn=1\nask = ExtraGood 0"
    g = town("library", lines)
    do(g, "0 extra corn")
    do(g, "0 extra corn")
    assert g.s.board[0].goods["corn"] == 2 and asked(g) == ["1 ChooseRole"]


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


def test_chapel_a_doubloon_or_a_point() -> None:
    for noble, want in (("", {"doubloons": 1, "points": 0}), ("chapel", {"doubloons": 0, "points": 1})):
        g = town_with_nobles("chapel", noble, "ask = ChooseRole 0")
        assert [e.args for e in do(g, "0 take craftsman") if e.kind == "chapel"] == [want]


def test_jeweler_a_doubloon_for_each_noble_and_two_for_the_guild_hall() -> None:
    lines = "seats.0.colonists = jeweler=1 guild_hall=1 indigo=1\nseats.0.idle = 2\nseats.0.island = indigo\n"
    g = town_with_nobles("jeweler guild_hall", "", lines + "seats.0.nobles = 3\nask = ChooseRole 0")
    assert [e.args for e in do(g, "0 take craftsman") if e.kind == "jeweler"] == [{"n": 3}]
    assert {line.id: line.points for line in g.rules.scores(g.s)[0].lines}["guild_hall"] == 2
