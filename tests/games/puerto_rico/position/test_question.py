"""Play goes on from the question of a position, and from the roles taken."""

from __future__ import annotations

import pytest

from bot.rules import Refused
from tests.games.puerto_rico.tables import asked, do, table


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


def test_a_position_in_the_middle_of_a_round() -> None:
    g = table("roles.mayor.taken_by = 0\nroles.builder.taken_by = 1\nroles.trader.taken_by = 0\nround = 4", seats=2)
    assert asked(g) == ["1 ChooseRole"] and g.s.governor == 0
    g = table("roles.mayor.taken_by = 0\nroles.builder.taken_by = 1\nask = Build 1 builder=1", seats=2)
    assert list(g.s.taken) == ["mayor", "builder"] and g.s.governor == 0
    with pytest.raises(Refused):
        table("roles.mayor.taken_by = 0\nroles.trader.taken_by = 0\nask = ChooseRole 1", seats=2)
