"""What is decided ahead in the Maya city and in trade with it: what each order answers, and for whom it is."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import Play
from bot.rules.following import follow
from bot.rules.orders import find, for_seat, give
from tests.games.santa_maria.maya import city_table, to_city
from tests.games.santa_maria.tables import do


def by_order(g: Play[Any], seat: int, name: str, **values: str) -> str:
    """What a seat answers by the order, or "" where it is asked."""
    found = follow(g.rules, g.s, seat, [give(find(g.rules.orders(), name), values, "", g.s.round)])
    if found is None:
        return ""
    do(g, f"{seat} {' '.join([found[1].verb, *found[1].words])}")  # it is legal
    return " ".join([found[1].verb, *found[1].words])


def proposed(give: str, want: str, **changes: Any) -> Play[Any]:
    """The city, seat 0, proposes an exchange to seat 1."""
    g = city_table(3)
    to_city(g, hand=["k01"], coins=5, **changes)
    g.s.board[1].goods["grain"] = 1
    do(g, "0 play k01 market", "0 propose 1", f"0 put_up {give}", f"0 want {want}")
    return g


@pytest.mark.parametrize(
    ("give", "want", "answer"),
    [
        ("coins=2", "wood=1", "accept"),
        ("coins=3", "wood=1", "accept"),
        ("coins=2 grain=1", "wood=1", "accept"),  # and more besides
        ("coins=1", "wood=1", ""),
        ("coins=4", "wood=2", ""),  # more than was decided
        ("coins=2", "wood=1 grain=1", ""),
        ("grain=1", "wood=1", ""),
    ],
)
def test_wood_is_sold_for_two(give: str, want: str, answer: str) -> None:
    g = proposed(give, want)
    assert by_order(g, 1, "deal", give="wood=1", want="coins=2") == answer


def test_what_finds_no_room_is_asked_about() -> None:
    g = proposed("gold=1", "wood=1", gold=2)
    g.s.board[1].goods["gold"] = 3
    assert by_order(g, 1, "deal", give="wood=1", want="gold=1") == ""
    assert by_order(g, 1, "deal_decline") == "decline"


def test_the_city_agrees_to_what_was_decided_with_anybody_or_one() -> None:
    for by, answer in (("anybody", "agree 1"), ("1", "agree 1"), ("2", "")):
        g = proposed("wood=1", "coins=3")
        do(g, "1 counter", "1 put_up coins=2", "1 want wood=1")
        assert by_order(g, 0, "city_deal", give="wood=1", want="coins=2", by=by) == answer


def test_of_its_own_turn() -> None:
    g = city_table(2)
    die = f"white_{1 + next(i for i, n in enumerate(g.s.white) if n)}"
    value = die[-1]
    assert by_order(g, 0, "city_die", die=die, value=value) == f"use {die} {value} coins"
    g = city_table(2)
    assert by_order(g, 0, "retire", space="coins", second="none", moment="next") == "retire coins"
    g = city_table(2)
    to_city(g, goods={"wood": 1, "grain": 1, "sugar": 1, "gem": 1, "cocoa": 2}, priests=1)
    do(g, "0 bless 4a")
    assert by_order(g, 0, "city_temple", district="market", otherwise="decline") == "decline", "it is not beside road 4"
    g = city_table(2)
    to_city(g, goods={"wood": 1, "grain": 1, "sugar": 1, "gem": 1, "cocoa": 2}, priests=1)
    do(g, "0 bless 4a")
    assert by_order(g, 0, "city_temple", district="construction") == "complete construction"


def test_every_seat_is_shown_what_is_anything_for_it() -> None:
    g = city_table(3, 0, "ambassadors")
    shown = [{o.name for o in for_seat(g.rules.orders(), g.rules.view(g.s, seat), seat)} for seat in range(3)]
    assert shown[1] == shown[2] and {"deal", "deal_decline", "take", "ship_only"} <= shown[1] - shown[0]
    assert shown[0] & shown[1] == {"retire", "pray", "religion_decline"}
    assert {"city_die", "city_deal", "city_temple", "city_gift", "city_stay"} <= shown[0]
