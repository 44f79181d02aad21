"""Production: what is made, who comes first when goods run out, the factory, the extra good."""

from __future__ import annotations

from tests.games.puerto_rico.tables import asked, do, offered, table


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
