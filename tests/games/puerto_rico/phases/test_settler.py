"""Settling: who may have what, the hacienda before it, colonists from the hospice, the new row."""

from __future__ import annotations

from typing import Any

from bot.rules import Rng
from tests.games.puerto_rico.tables import asked, do, kinds, offered, table


def test_quarry_for_settler_and_hut_only() -> None:
    g = table("face_up = corn corn indigo sugar sugar\nask = Settle 0")
    assert offered(g, 0, "settle") == ["corn no", "indigo no", "sugar no", "quarry no"]
    do(g, "0 settle quarry no")
    assert offered(g, 1, "settle") == ["corn no", "indigo no", "sugar no"]
    g = table("seats.1.city = construction_hut\nseats.1.colonists = construction_hut=1\nask = Settle 1 settler=0")
    assert "quarry no" in offered(g, 1, "settle")


HACIENDA = """
seats.0.city = hacienda construction_hut
seats.0.colonists = hacienda=1 construction_hut=1
ask = Settle 0
"""


def test_settler_gets_one_quarry_in_all() -> None:
    g = table(HACIENDA)
    assert offered(g, 0, "hacienda") == ["face_down", "quarry"]
    do(g, "0 hacienda quarry")
    assert asked(g) == ["0 Settle"] and not offered(g, 0, "hacienda")
    assert "quarry no" not in offered(g, 0, "settle")
    assert g.s.quarries == 7


def test_another_may_take_a_quarry_by_the_hacienda_and_one_by_the_hut() -> None:
    g = table(HACIENDA.replace("Settle 0", "Settle 0 settler=3"))
    do(g, "0 hacienda quarry")
    do(g, "0 settle quarry no")
    assert g.s.board[0].island["quarry"] == 2


def test_hacienda_hut_en_yields_no_quarry() -> None:
    g = table(HACIENDA, hacienda_hut="en")
    assert offered(g, 0, "hacienda") == ["face_down"]


def test_hacienda_draws_from_the_pile_and_is_a_barrier() -> None:
    g = table(HACIENDA)
    top = g.s.pile.cards[-1]
    (event,) = do(g, "0 hacienda face_down")
    assert event.args == {"tile": top} and g.barrier


def test_with_one_space_left_the_drawn_tile_ends_the_settling() -> None:
    g = table(HACIENDA + "seats.0.island = corn=5 indigo=6")
    do(g, "0 hacienda face_down")
    assert asked(g) == ["1 Settle"]


def test_full_island_is_passed_over() -> None:
    assert asked(table(HACIENDA + "seats.0.island = corn=6 indigo=6")) == ["1 Settle"]


def test_no_quarry_left() -> None:
    quarries = "seats.1.island = quarry=8\n"
    g = table(quarries + HACIENDA)
    assert offered(g, 0, "hacienda") == ["face_down"] and "quarry no" not in offered(g, 0, "settle")


def test_hospice_takes_from_supply_then_ship_then_nothing() -> None:
    hospice = "seats.0.city = hospice\nseats.0.colonists = hospice=1\nask = Settle 0\nface_up = corn=5\n"
    g = table(hospice)
    do(g, "0 settle corn yes")
    assert g.s.colonist_supply == 73 and g.s.board[0].colonists == {"hospice": 1, "corn": 1}
    g = table(hospice + "seats.1.idle = 74\ncolonist_ship = 4")
    assert g.s.colonist_supply == 0
    do(g, "0 settle corn yes")
    assert g.s.colonist_ship == 3
    g = table(hospice + "seats.1.idle = 78\ncolonist_ship = 0")
    assert offered(g, 0, "settle") == ["corn no", "quarry no"]


def test_row_is_turned_and_reshuffled_when_short() -> None:
    g = table("face_up = corn=5\npile = coffee tobacco\nask = Settle 3 settler=0")
    assert len(g.s.discards) == 50 - 4 - 5 - 2
    events = do(g, "3 decline")
    assert kinds(events) == ["declined", "reshuffled", "tiles_turned"]
    assert g.s.face_up[:2] == ["tobacco", "coffee"] and len(g.s.face_up) == 5
    assert not g.s.discards and len(g.s.pile) == 50 - 4 - 5


def test_untaken_tiles_are_discarded() -> None:
    g = table("face_up = corn=4 indigo\nask = Settle 3 settler=0")
    do(g, "3 settle corn no")
    assert sorted(g.s.discards) == ["corn", "corn", "corn", "indigo"] and len(g.s.face_up) == 5


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


def town(city: str, rest: str, seat: int = 0) -> Any:
    """A table on which all of the seat's buildings are occupied by one each."""
    on = " ".join(f"{b}=1" for b in city.split())
    extra = [line.strip() for line in rest.splitlines() if f"seats.{seat}.colonists" in line]
    lines = [] if extra else [f"seats.{seat}.colonists = {on}"]
    return table("\n".join([f"seats.{seat}.city = {city}", *lines, rest]), **NEW)


def test_library_and_hospice_a_colonist_for_the_first_tile_only() -> None:
    g = town("library hospice", "face_up = corn corn corn corn corn\nask = Settle 0")
    do(g, "0 settle corn yes")
    for seat in (1, 2, 3):
        do(g, f"{seat} decline")
    assert offered(g, 0, "settle") == ["corn no"]


def test_library_and_hospice_whoever_leaves_the_first_tile_has_his_colonist_with_the_other() -> None:
    g = town("library hospice hacienda", "face_up = corn corn corn corn corn\nask = Settle 0")
    do(g, "0 hacienda face_down", "0 decline", *(f"{seat} decline" for seat in (1, 2, 3)))
    assert offered(g, 0, "settle") == ["corn no", "corn yes"]
    g = town("library hospice", "face_up = corn corn corn corn\nask = Settle 0 again=yes taken=yes")
    assert offered(g, 0, "settle") == ["corn no"]


def test_library_no_second_quarry_but_with_a_construction_hut() -> None:
    for more, want in (("", False), ("construction_hut", True)):
        lines = "drafted = construction_hut library\nface_up = corn corn corn corn corn\nask = Settle 0"
        g = town(f"library {more}", lines)
        do(g, "0 settle quarry no")
        for seat in (1, 2, 3):
            do(g, f"{seat} decline")
        assert ("quarry no" in offered(g, 0, "settle")) == want


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


# -- nobles among other people --------------------------------------------------------------------
def test_hospice_takes_a_noble_from_the_ship_when_no_colonist_is_left() -> None:
    rest = "colonist_supply = 0\ncolonist_ship = 0\nnoble_ship = 1\nseats.1.idle = 99\nask = Settle 0"
    g = town_with_nobles("hospice", "", rest)
    tile = g.s.face_up[0]
    assert f"{tile} noble" in offered(g, 0, "settle") and f"{tile} yes" not in offered(g, 0, "settle")
    do(g, f"0 settle {tile} noble")
    assert g.s.board[0].nobles == {tile: 1} and g.s.noble_ship == 0
