"""The mayor phase: who gets how many, what must be filled, the new ship."""

from __future__ import annotations

import pytest

from bot.rules import Illegal
from tests.games.puerto_rico.tables import asked, do, kinds, table


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
