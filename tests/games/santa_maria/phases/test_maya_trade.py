"""Trade of the Maya city with the supply and with people: proposals, and which answer counts (Rulebook 002, Trade)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import Action, NotYours, Play, Refused
from tests.games.santa_maria.maya import city_table, to_city
from tests.games.santa_maria.tables import asked, do, offered, told, verbs


def trading(seats: int = 3, **changes: Any) -> Play[Any]:
    """The city, seat 0, has just played a card of trade."""
    g = city_table(seats)
    to_city(g, hand=["k01", "k02", "k03"], coins=2, **changes)
    do(g, "0 play k01 market")
    return g


def test_with_the_supply() -> None:
    """Rulebook 002, line 1455: a coin first; cocoa for 1, grain or wood for 2, anything is sold for 1."""
    g = trading(goods={"wood": 0, "cocoa": 1, "gem": 1})
    me = g.s.board[0]
    assert me.coins == 3 and offered(g, 0, "buy") == ["cocoa", "wood"] and "gold" not in offered(g, 0, "sell")
    do(g, "0 buy cocoa", "0 buy wood", "0 sell gem")
    assert me.coins == 1 and (me.goods["cocoa"], me.goods["wood"], me.goods["gem"]) == (2, 1, 0)
    top = g.s.city.deck.cards[-2:]
    do(g, "0 redraw k02=1 k03=1")
    assert me.coins == 0 and sorted(g.s.city.hand) == sorted(top) and set(g.s.city.deck.cards[:2]) == {"k02", "k03"}
    do(g, "0 done")
    assert asked(g) == ["1 Turn"]


def test_wood_for_two_coins() -> None:
    """Rulebook 002, line 1468: the worked example, with one seat."""
    g = trading()
    do(g, "0 propose 1", "0 put_up wood=1", "0 want coins=2")
    assert asked(g) == ["0 Bargain", "1 Consider"]
    do(g, "1 accept")
    assert g.s.board[0].coins == 5 and not g.s.board[0].goods["wood"]
    assert g.s.board[1].coins == 1 and g.s.board[1].goods["wood"] == 3
    assert asked(g) == ["0 Bargain"]


def test_of_several_who_are_asked_the_first_counts() -> None:
    g = trading()
    do(g, "0 propose all", "0 put_up wood=1", "0 want coins=2")
    assert asked(g) == ["0 Bargain", "1 Consider", "2 Consider"]
    late = next(a.sn for a in g.rules.asked(g.s) if a.seat == 1)
    do(g, "2 accept")
    with pytest.raises(NotYours):
        g.rules.step(g, Action(1, "accept", (), late))
    with pytest.raises(NotYours):
        g.rules.step(g, Action(2, "accept"))
    assert g.s.board[1].coins == 3 and g.s.board[2].coins == 2


def test_whose_proposal_is_accepted_is_asked_anew_for_that_has_been_waited_for() -> None:
    g = trading()
    do(g, "0 propose all", "0 put_up wood=1", "0 want coins=2")
    before = g.rules.asked(g.s)[0]
    do(g, "2 accept")
    (after,) = g.rules.asked(g.s)
    assert (before.seat, before.ask) == (after.seat, after.ask) and before.sn != after.sn


def test_a_proposal_is_withdrawn_and_ends_with_the_trade() -> None:
    for end in ("withdraw", "done"):
        g = trading()
        do(g, "0 propose 1", "0 put_up wood=1", "0 want coins=2", f"0 {end}")
        assert not any("Consider" in who for who in asked(g)) and not g.s.city.proposals
        with pytest.raises(Refused):
            do(g, "1 accept")


def test_another_proposal_is_one_press_and_two_counts() -> None:
    g = trading()
    do(g, "0 propose all", "0 put_up wood=1", "0 want coins=3", "1 counter", "1 put_up coins=1", "1 want wood=1")
    assert offered(g, 0, "agree") == ["1"] and asked(g) == ["0 Bargain", "2 Consider", "1 Consider"]
    assert verbs(g, 1) == ["withdraw", "go_on"]
    do(g, "0 agree 1")
    assert g.s.board[1].coins == 2 and g.s.board[0].coins == 4
    assert verbs(g, 2) == ["counter", "decline"], "the wood is gone, so the old proposal cannot be accepted"


def test_a_refusal_leaves_the_others() -> None:
    g = trading()
    do(g, "0 propose all", "0 put_up wood=1", "0 want coins=2", "1 decline")
    assert g.s.city.proposals[0].to == [2] and asked(g) == ["0 Bargain", "2 Consider"]
    do(g, "2 decline")
    assert not g.s.city.proposals and asked(g) == ["0 Bargain"]


def test_nobody_gives_what_he_has_not() -> None:
    g = trading()
    do(g, "0 propose 1", "0 put_up wood=1", "0 want coins=2")
    g.s.board[1].coins = 1
    g._offers.clear()
    assert verbs(g, 1) == ["counter", "decline"]
    assert [r.id for r in g.rules.why(g.s, 1, "accept", ())] == ["swap-lacks"]
    with pytest.raises(Refused):
        do(g, "1 accept")


def test_gold_changes_hands_and_what_has_no_room_is_lost_or_paid() -> None:
    """Our reading: the city may give gold away; the limits of both stores hold."""
    g = trading(gold=3)
    g.s.board[1].goods |= {"gold": 3, "wood": 3, "sugar": 2}
    do(g, "0 propose 1", "0 put_up gold=1 wood=1", "0 want sugar=2", "1 accept")
    one, city = g.s.board[1], g.s.city
    assert city.gold == 2 and one.goods["gold"] == 3 and one.coins == 3 + 2 + 1 and one.goods["wood"] == 3
    assert g.s.board[0].goods["sugar"] == 1 and not one.goods["sugar"]
    assert told(g.events, "swapped")[0]["give"] == {"gold": 1, "wood": 1}


def test_alone_there_is_only_the_supply() -> None:
    g = city_table(1)
    to_city(g, hand=["k01"])
    do(g, "0 play k01 market")
    assert "propose" not in verbs(g, 0)


def test_whoever_is_about_to_propose_something_is_not_asked_again() -> None:
    g = trading()
    do(g, "0 propose 1", "0 put_up wood=1", "0 want coins=3", "1 counter")
    assert asked(g) == ["0 Bargain", "1 Give"] and offered(g, 0, "propose") == ["2"]
    do(g, "0 propose 2", "0 put_up wood=1", "0 want coins=1", "1 put_up coins=1", "1 want wood=1")
    assert asked(g) == ["0 Bargain", "2 Consider", "1 Consider"] and offered(g, 0, "agree") == ["1"]
