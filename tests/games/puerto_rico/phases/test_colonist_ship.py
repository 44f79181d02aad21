"""People come from the ship one by one, with nobles aboard (Rulebook 003, Nobles, Set-up, Villa)."""

from __future__ import annotations

from typing import Any

from tests.games.puerto_rico.tables import asked, do, kinds, offered, table

NOBLES: dict[str, Any] = {"nobles": "true"}


# -- the ship -------------------------------------------------------------------------------------
def test_the_taker_chooses_while_a_noble_is_aboard() -> None:
    g = table("colonist_ship = 3\nnoble_ship = 1\nask = ChooseRole 0", **NOBLES)
    do(g, "0 take mayor")
    assert asked(g) == ["0 TakeColonist"] and offered(g, 0, "fetch") == ["noble", "colonist"]
    do(g, "0 fetch colonist")
    assert asked(g) == ["1 TakeColonist"]
    do(g, "1 fetch noble")
    assert [me.nobles for me in g.s.board] == [{}, {"corn": 1}, {}, {}]
    assert [me.idle + sum(me.colonists.values()) for me in g.s.board] == [2, 1, 1, 1]


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


def test_villa_brings_a_noble_of_the_supply_else_a_colonist() -> None:
    g = town_with_nobles("villa", "", "colonist_ship = 3\nnoble_ship = 1\nask = ChooseRole 3")
    events = do(g, "3 take mayor")
    do(g, "3 fetch noble")
    assert [e.args for e in g.events if e.kind == "villa"] == [{"noble": 1}] and g.s.noble_supply == 19 - 1 - 1
    assert "villa" not in kinds(events)  # only when it is the owner's turn
    g = town_with_nobles("villa", "", "seats.1.nobles = 20\nseats.1.idle = 20\nnoble_ship = 0\nask = ChooseRole 0")
    assert [e.args for e in do(g, "0 take mayor") if e.kind == "villa"] == [{"noble": 0}]
