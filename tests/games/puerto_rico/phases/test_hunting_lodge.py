"""The hunting lodge (Rulebook 003, Nobles)."""

from __future__ import annotations

from typing import Any

from tests.games.puerto_rico.tables import do, offered, table

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


def test_hunting_lodge_with_a_colonist_clears_a_plantation() -> None:
    rest = (
        "seats.0.island = corn=2 quarry=1\nseats.0.colonists = hunting_lodge=1 corn=1\nask = HuntingLodge 0 settler=3"
    )
    g = town_with_nobles("hunting_lodge", "", rest)
    assert offered(g, 0, "discard_tile") == ["corn none", "corn colonist"]
    do(g, "0 discard_tile corn none")
    assert g.s.board[0].colonists["corn"] == 1 and g.s.board[0].idle == 0
    assert g.s.board[0].island["corn"] == 1


def test_hunting_lodge_the_owner_says_which_of_his_tiles_goes() -> None:
    lines = """
        seats.0.city = hunting_lodge
        seats.0.island = corn=3 quarry=1
        seats.0.colonists = hunting_lodge=1 corn=2
        seats.0.nobles = corn=1
        ask = HuntingLodge 0 settler=3
    """
    g = table(lines, **NOBLES)
    assert offered(g, 0, "discard_tile") == ["corn none", "corn colonist", "corn noble"]
    assert do(g, "0 discard_tile corn noble")[0].args == {"tile": "corn", "who": "noble", "under": ""}
    me = g.s.board[0]
    assert (me.island["corn"], me.colonists["corn"], me.idle, me.nobles) == (2, 1, 1, {"windrose": 1})


def test_hunting_lodge_with_a_noble_pays_for_the_emptiest_island() -> None:
    others = "".join(f"seats.{s}.island = corn=2\n" for s in (1, 2, 3))
    for mine, points in (("corn=1", 2), ("corn=2", 0)):
        rest = f"seats.0.island = {mine}\n{others}ask = HuntingLodge 0 settler=3"
        g = town_with_nobles("hunting_lodge", "hunting_lodge", rest)
        assert g.s.board[0].points == points


BOTH: dict[str, Any] = {"nobles": "true", "new_buildings": "true"}


def test_hunting_lodge_may_clear_a_forest() -> None:
    rest = "seats.0.island = forest=1\nask = HuntingLodge 0 settler=3"
    g = town_with_nobles("hunting_lodge forest_house", "", rest, **BOTH)
    under = g.s.board[0].forests[0]
    assert do(g, "0 discard_tile forest none")[0].args == {"tile": "forest", "who": "none", "under": under}
    assert g.s.discards == [under] and "forest" not in g.s.board[0].island
