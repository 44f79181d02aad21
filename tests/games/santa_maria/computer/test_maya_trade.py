"""Computer seats trade with the Maya city by worth, and nobody proposes without end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.commands.arena import play
from bot.games.santa_maria import SantaMaria
from bot.games.santa_maria.computer.maya_trade import LEAST, winner
from bot.rules import Play
from bot.rules.policies import at_random, by_rules_of_thumb
from bot.rules.questions import first_of
from tests.games.santa_maria.maya import city_table, options, to_city
from tests.games.santa_maria.tables import asked, do


def trading(seats: int = 3, **changes: Any) -> Play[Any]:
    g = city_table(seats)
    to_city(g, hand=["k01"], coins=6, **changes)
    for me in g.s.board[1:]:
        me.goods |= {"wood": 0, "gem": 2, "sugar": 2, "cocoa": 0}
    do(g, "0 play k01 market")
    return g


def answer(g: Play[Any], seat: int) -> str:
    """What the rules of thumb answer for a seat; it is carried out."""
    a = by_rules_of_thumb(g.rules, g.s, seat, random.Random(1).randrange)
    g.rules.step(g, a)
    return " ".join([a.verb, *a.words])


def test_the_city_proposes_what_both_gain_by_and_it_is_accepted() -> None:
    g = trading(goods={"gem": 0, "sugar": 0})
    while not g.s.city.proposals:
        assert not answer(g, 0).startswith(("done", "decline"))
    (p,) = g.s.city.proposals
    x = g.rules.mind_type(g.rules).imagine(g.s)
    assert winner(x, 0)(p.want, p.give) > LEAST and winner(x, p.to[0])(p.give, p.want) >= LEAST
    assert answer(g, p.to[0]) == "accept"


def test_nobody_who_has_declined_is_asked_again_in_that_trade() -> None:
    g = trading(goods={"gem": 0, "sugar": 0})
    proposed = []
    while asked(g)[0] in ("0 Bargain", "0 Give", "0 Want"):
        answer(g, 0)
        for p in list(g.s.city.proposals):
            proposed += p.to
            do(g, *(f"{seat} decline" for seat in p.to))
    assert sorted(proposed) == [1, 2] and g.s.city.refused == []  # the trade is over


def test_another_proposal_comes_once_from_whoever_would_gain_by_it() -> None:
    g = trading(goods={"gem": 0, "sugar": 0, "wood": 1})
    do(g, "0 propose 1", "0 put_up wood=1", "0 want coins=3")
    assert answer(g, 1) == "counter"
    assert answer(g, 1).startswith("put_up") and answer(g, 1).startswith("want")
    do(g, "0 turn_down 1", "0 propose 1", "0 put_up wood=1", "0 want coins=3")
    assert answer(g, 1) == "decline"


@pytest.mark.parametrize("seats", [2, 5])
def test_rules_of_thumb_win_as_the_city_and_against_it(seats: int) -> None:
    """Against chance; of 200 games each they won all."""
    rules = SantaMaria(options(("maya", "ambassadors"), maya="1"))
    for kinds in (["heuristic", *["random"] * (seats - 1)], ["random", *["heuristic"] * (seats - 1)]):
        won = [play(rules, kinds, 3, n, 1, stay=True)[0] for n in range(4)]
        assert sum(p for game in won for p, kind in zip(game, kinds, strict=True) if kind == "heuristic") >= 3


def test_trade_with_whoever_plays_by_chance_comes_to_an_end() -> None:
    rules = SantaMaria(options(("maya",), maya="1"))
    for by_thumb in (0, 1):
        g = rules.begin(3, bytes([by_thumb]) * 32, record=False)
        below = random.Random(by_thumb).randrange
        for _ in range(3000):
            if not (questions := rules.asked(g.s)):
                break
            seat = first_of(questions).seat
            policy = by_rules_of_thumb if (seat == 0) == (by_thumb == 0) else at_random
            rules.step(g, policy(rules, g.s, seat, below))
        assert g.s.over
