"""Positions: what is set comes out of the supplies, and what no table could show is refused."""

from __future__ import annotations

import pytest

from bot.rules import Refused
from tests.games.puerto_rico.tables import asked, do, table

ALL_TAKEN = "\n".join(
    f"roles.{role}.taken_by = {seat}" for seat, role in enumerate(("mayor", "captain", "trader", "builder"))
)


def test_what_is_set_comes_out_of_the_supplies() -> None:
    fresh = table()
    g = table("""
        seats.0.island = corn corn quarry
        seats.1.city = office wharf
        seats.1.colonists.office = 1
        seats.1.idle = 2
        seats.2.goods.corn = 2
        seats.3.points = 6
        ships.6 = corn 3
        house = corn sugar
    """)
    assert (g.s.goods["corn"], g.s.goods["sugar"]) == (10 - 2 - 3 - 1, 11 - 1)
    assert (g.s.quarries, g.s.buildings["office"], g.s.colonist_supply, g.s.points_left) == (7, 1, 72, 94)
    assert g.rules.census(g.s) == fresh.rules.census(fresh.s)
    assert len(g.s.face_up) == 5


def test_pile_and_row_as_said() -> None:
    g = table("face_up = coffee=5\npile = corn indigo tobacco")
    assert g.s.face_up == ["coffee"] * 5 and g.s.pile.cards == ["corn", "indigo", "tobacco"]
    assert len(g.s.discards) == 50 - 4 - 5 - 3


@pytest.mark.parametrize(
    ("ask", "first", "last"),
    [
        ("Settle 1 settler=0 hacienda_used=yes", "1 Settle", "1 ChooseRole"),
        ("PlaceColonists 2 mayor=1", "2 PlaceColonists", "2 ChooseRole"),
        ("Build 0 builder=2", "0 Build", "3 ChooseRole"),
        ("ExtraGood 2", "2 ExtraGood", "3 ChooseRole"),
        ("Sell 3 trader=3", "3 Sell", "0 ChooseRole"),
        ("Load 2 captain=1 shipped=yes wharves=0+3", "2 Load", "2 ChooseRole"),
        ("Keep 2 captain=1", "2 Keep", "2 ChooseRole"),
        ("ChooseRole 3", "3 ChooseRole", "3 ChooseRole"),
    ],
)
def test_play_goes_on_from_any_question(ask: str, first: str, last: str) -> None:
    g = table(f"""
        seats.2.island = corn indigo
        seats.2.colonists = corn=1
        seats.2.idle = {1 if "Place" in ask else 0}
        seats.2.city = indigo_plant
        seats.2.goods = corn=2 indigo=2
        seats.3.goods = sugar=1
        ask = {ask}
    """)
    assert first in asked(g)
    while not (now := asked(g))[0].endswith("ChooseRole"):
        offer = g.rules.decision(g.s, int(now[0][0])).offers[-1]
        words = offer.sample(lambda n: 0)
        do(g, " ".join((now[0][0], offer.verb, *words)))
    assert asked(g) == [last]
    g.rules.play_out(g, g.s.rng.below)
    assert g.s.over


def test_without_a_question_the_next_role_is_chosen() -> None:
    g = table("roles.captain.taken_by = 3\nroles.mayor.taken_by = 0\nround = 7")
    assert asked(g) == ["1 ChooseRole"] and (g.s.governor, g.s.round) == (3, 7)
    assert list(g.s.taken.items()) == [("captain", 3), ("mayor", 0)]


@pytest.mark.parametrize(
    ("sets", "reason"),
    [
        ("seats.4.doubloons = 1", "seat"),
        ("governor = 9", "seat"),
        ("seats.0.doubloons = -1", "negative"),
        ("seats.0.doubloons = many", "value"),
        ("seats.0.island = corn gold", "value"),
        ("ships.5 = corn", "value"),
        ("seats.0.goods.corn = 11", "census"),
        ("seats.0.island = corn=11", "census"),
        ("goods.corn = 11", "census"),
        ("colonist_supply = 70", "census"),
        ("points_left = 5", "census"),
        ("pile = corn\ndiscards = corn", "census"),
        ("buildings.wharf = 1", "census"),
        ("seats.0.city = wharf\nseats.1.city = wharf\nseats.2.city = wharf", "census"),
        ("seats.0.island = corn=6 indigo=7", "spaces"),
        ("seats.0.city = guild_hall residence fortress customs_house city_hall office wharf factory", "spaces"),
        ("seats.0.city = wharf wharf", "twice"),
        ("seats.0.colonists.wharf = 1", "circles"),
        ("seats.0.island = corn\nseats.0.colonists.corn = 2", "circles"),
        ("ships.5 = corn 6", "ship"),
        ("ships.5 = corn 5", "ship"),
        ("ships.5 = corn 1\nships.6 = corn 1", "ships"),
        ("house = corn indigo sugar tobacco coffee", "house"),
        ("house = corn indigo sugar tobacco", "house"),
        ("face_up = corn=6", "row"),
        ("face_up = corn=4", "row"),
        ("face_up = corn=3\nask = Settle 1 settler=0", "row"),
        ("roles.mayor.taken_by = 0\nroles.captain.taken_by = 2", "roles"),
        ("governor = 1\nroles.mayor.taken_by = 0", "roles"),
        ("governor = 1\nask = Build 2", "roles"),
        ("roles.builder.taken_by = 1\nask = Build 2 builder=2", "roles"),
        ("roles.mayor.doubloons = 1\nroles.mayor.taken_by = 0", "roles"),
        (ALL_TAKEN, "roles"),
        ("ending = city\nask = Build 0", "ending"),
        ("ending = colonists", "ending"),
        ("seats.0.points = 100", "ending"),
        ("ask = Dance 0", "ask"),
        ("ask = Build 0 dance=yes", "ask"),
        ("ask = Settle 0 hacienda_used=2", "ask"),
        ("ask = Load 0 captain=8", "seat"),
        ("ask = Build", "seat"),
        ("colonist_ship = 4\nask = PlaceColonists 0", "ask"),
    ],
)
def test_what_no_table_could_show_is_refused(sets: str, reason: str) -> None:
    with pytest.raises(Refused) as no:
        table(sets)
    assert (no.value.text, no.value.args_["reason"]) == ("impossible", reason)


@pytest.mark.parametrize(
    "name", ["seats", "seats.0", "seats.0.hat", "goods.gold", "ships.8", "roles.king.taken_by", "over", "buildings.inn"]
)
def test_names_that_do_not_exist(name: str) -> None:
    with pytest.raises(Refused) as no:
        table(f"{name} = 1")
    assert (no.value.text, no.value.args_["name"]) == ("cannot-set", name)
