"""The mayor phase: who gets how many, what must be filled, the new ship."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import Illegal, Spread
from tests.games.puerto_rico.tables import asked, do, kinds, offered, table


def test_example_of_the_rulebook() -> None:
    """Rulebook 003, Mayor, example: six on the ship, four players: 3 (with the privilege), 2, 1, 1."""
    g = table("colonist_ship = 6\nask = ChooseRole 1")
    events = do(g, "1 take mayor")
    assert kinds(events)[:6] == ["role_taken", "colonist_privilege", *["colonists_taken"] * 4]
    people = [me.idle + sum(me.colonists.values()) for me in g.s.board]
    assert people == [1, 3, 2, 1]


def test_privilege_may_be_refused_and_needs_a_supply() -> None:
    g = table("ask = ChooseRole 0")
    do(g, "0 take_without mayor")
    assert sum(me.idle + sum(me.colonists.values()) for me in g.s.board) == 4
    g = table("seats.1.idle = 75\nask = ChooseRole 0")
    assert g.rules.decision(g.s, 0).offer("take_without") is None
    assert "colonist_privilege" not in kinds(do(g, "0 take mayor"))


PLACING = """
seats.0.island = corn indigo
seats.0.city = small_market indigo_plant
seats.0.colonists = corn=1 small_market=1
seats.0.idle = 1
ask = PlaceColonists 0
"""


def test_everything_may_move_but_no_circle_stays_empty() -> None:
    g = table(PLACING)
    with pytest.raises(Illegal):
        do(g, "0 place corn=1 indigo=1")
    do(g, "0 place indigo=1 indigo_plant=2")
    me = g.s.board[0]
    assert me.colonists == {"indigo": 1, "indigo_plant": 2} and me.idle == 0


def test_together_or_in_order() -> None:
    both = PLACING + "seats.1.island = corn indigo\nseats.1.idle = 1\n"
    assert asked(table(both)) == ["0 PlaceColonists", "1 PlaceColonists"]
    assert asked(table(both, mayor="in_order")) == ["0 PlaceColonists"]


def test_full_circles_answer_themselves_and_the_rest_waits_on_the_windrose() -> None:
    g = table("seats.0.island = corn\nseats.0.idle = 3\nask = PlaceColonists 0")
    assert asked(g) == ["1 ChooseRole"]
    assert g.s.board[0].colonists == {"corn": 1} and g.s.board[0].idle == 2


def test_ship_is_filled_for_empty_building_circles() -> None:
    g = table(PLACING + "seats.1.city = coffee_roaster indigo_plant office")
    do(g, "0 place corn=1 indigo=1 small_market=1")
    assert g.s.colonist_ship == 3 + 2 + 3 + 1


def test_too_few_colonists_end_the_game_and_just_enough_do_not() -> None:
    for supply, ending in ((4, []), (3, ["colonists"])):
        g = table(f"seats.0.idle = {79 - supply}\nask = PlaceColonists 0")
        assert g.s.ending == ending and g.s.colonist_ship == supply


NOBLES: dict[str, Any] = {"nobles": "true"}


def test_one_noble_comes_instead_of_a_colonist_and_nothing_ends() -> None:
    g = table("colonist_ship = 3\nnoble_ship = 1\nseats.0.idle = 96\nask = ChooseRole 0", mayor="in_order", **NOBLES)
    assert g.s.colonist_supply == 1
    do(g, "0 take mayor")
    do(g, "0 fetch noble")
    while not asked(g)[0].endswith("ChooseRole"):
        seat = asked(g)[0][0]
        d = g.rules.decision(g.s, int(seat))
        assert d is not None
        do(g, f"{seat} {d.offers[0].verb} " + " ".join(d.offers[0].sample(lambda n: 0)))
    assert (g.s.noble_ship, g.s.colonist_ship, g.s.noble_supply, g.s.ending) == (1, 0, 18, [])


def test_where_nobles_stand_is_asked_where_it_matters() -> None:
    lines = """
        seats.0.city = chapel hacienda land_office
        seats.0.nobles = 1
        seats.0.island = corn=2
        seats.0.idle = 4
        ask = PlaceColonists 0
    """
    g = table(lines, mayor="in_order", **NOBLES)
    do(g, "0 place corn=1 chapel=1 hacienda=1 land_office=1")
    d = g.rules.decision(g.s, 0)
    assert d is not None and d.ask == "PlaceNobles"
    (offer,) = d.offers
    assert isinstance(offer, Spread) and (offer.bins, offer.low, offer.high) == (("chapel", "land_office"), 0, 1)
    do(g, "0 station land_office=1")
    assert g.s.board[0].nobles == {"land_office": 1}
    view = g.rules.view(g.s, 1).seats[0]
    assert view.nobles == {"land_office": 1} and view.idle_nobles == 0


def test_nobles_who_find_no_other_room_stand_where_it_matters() -> None:
    lines = "seats.0.city = chapel\nseats.0.nobles = 1\nseats.0.idle = 1\nseats.0.island = quarry\n"
    g = table(lines + "ask = PlaceColonists 0", mayor="in_order", **NOBLES)
    do(g, "0 place chapel=1")
    assert g.s.board[0].nobles == {"chapel": 1} and asked(g) != ["0 PlaceNobles"]


def test_a_mayor_with_a_library_may_take_two_extra_colonists_or_one_or_none() -> None:
    lines = """
        drafted = library
        seats.0.city = library
        seats.0.island = corn=6
        seats.0.colonists = library=1
        ask = ChooseRole 0
    """
    for answer, people in (("take mayor", 4), ("take_without mayor_with_one", 3), ("take_without mayor", 2)):
        g = table(lines, new_buildings="true")
        assert offered(g, 0, "take_without") == ["mayor", "mayor_with_one"]
        events = do(g, f"0 {answer}")
        assert kinds(events).count("colonist_privilege") == people - 2
        assert g.rules.brief(g.s, 0)["colonists"] == people
    g = table(lines.replace("library=1", "library=0"), new_buildings="true")
    assert offered(g, 0, "take_without") == ["mayor"]
