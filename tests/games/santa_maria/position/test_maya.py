"""`set` lines of the Maya city."""

from __future__ import annotations

import pytest

from bot.games.santa_maria import SantaMaria
from bot.rules import Refused, Rng
from tests.games.positions import begun
from tests.games.santa_maria.maya import options
from tests.games.santa_maria.tables import asked, play

LINES = """city.hand = k01 k13
city.played.construction = k05 k06
city.levels = construction=2 gold_temple=1 technology=1 market=1
city.spots = 3b=w_gem
city.junctions = 3
city.stores = wood=2
city.gold = 4
seats.0.goods = wood=2 cocoa=1
seats.0.coins = 5
year = 2"""


def test_a_position_of_the_city_is_played_out() -> None:
    rules = SantaMaria(options(("maya",), maya="1"))
    g = begun(rules, LINES, 3)
    city, before = g.s.city, rules.census(g.s)
    assert asked(g) == ["0 CityTurn"] and city.hand == ["k01", "k13"] and city.levels["construction"] == 2
    assert city.spots["3b"] == "w_gem" and city.priests == 1 and g.s.board[0].goods["wood"] == 2
    assert before == rules.census(rules.setup(3, bytes(32)).state)
    below = Rng(b"out").below
    while questions := g.open_questions():
        g.answer(questions[0], *play(g.offers_of(questions[0].ask), below))
    assert g.s.over and rules.census(g.s) == before


@pytest.mark.parametrize("line", ["city.spots = 3a=w_gem", "city.levels = market=4", "city.played.market = k21"])
def test_what_no_city_could_show_is_refused(line: str) -> None:
    with pytest.raises(Refused):
        begun(SantaMaria(options(("maya",), maya="1")), line, 2)


def test_without_the_city_nothing_of_it_is_set() -> None:
    with pytest.raises(Refused):
        begun(SantaMaria(), "city.gold = 4", 2)


REPAIRED = {  # a position, an answer of the city, and the lines without which it is not on offer
    "seats.0.goods = none": ("play k14 festival", ["seats.0.goods = wood=1 grain=1"]),
    "city.dice = 4a=white_1": ("bless 4a", ["city.priests = 1", "city.dice = none"]),
    "city.levels = gold_temple=1\ncity.priests_at = 4a": ("bless 4a", ["city.priests = 1", "city.priests_at = none"]),
    "seats.0.goods = wood=1 grain=1": ("play k13 construction", ["city.hand = k14 k13"]),
}


@pytest.mark.parametrize(("lines", "answer", "repair"), [(k, *v) for k, v in REPAIRED.items()])
def test_what_stands_against_an_answer_can_be_done_away_with(lines: str, answer: str, repair: list[str]) -> None:
    g = begun(SantaMaria(options(("maya",), maya="1")), f"city.hand = k14\nseats.0.coins = 0\n{lines}", 2)
    verb, *words = answer.split()
    assert not g.rules.why(g.rules.repaired(g.s, 0, repair), 0, verb, tuple(words))
    reasons = g.rules.why(g.s, 0, verb, tuple(words))
    assert sorted(line for reason in reasons for line in reason.repair) == sorted(repair)


@pytest.mark.parametrize(
    "line",
    [
        "city.dice = 4b=white_1",
        "city.dice = 4a=ambassador_white_1",
        "city.levels = gold_temple=1\ncity.priests_at = 4a\ncity.dice = 4a=white_1",
        "city.priests_at = 4a",
        "city.priests = 1",
        "city.junctions = 3",
        "city.stores = wood=2",
        "city.spots = 3b=w_gem",
        "city.temples.market = tm1",
        "city.stack.2 = tl1",
        "city.hand = k01\ncity.deck = k01",
        "seats.0.colony = colony_1",
        "seats.0.paid = A1=1",
        "seats.0.harbour.coins = sh01",
        "seats.0.tiles = d01@B2@0",
        "places.mission_coins = 0",
        "seats.0.goods = gold=1",
        "ask = Turn 0",
    ],
)
def test_what_the_city_cannot_have_is_refused(line: str) -> None:
    with pytest.raises(Refused):
        begun(SantaMaria(options(("maya",), maya="1")), line, 2)


def test_piles_dice_and_tiles_of_the_city_lie_as_said() -> None:
    lines = "city.deck = k05 k06\ncity.stack.2 = tm3 tm4\ncity.temples.market = tl2\ncity.dice = 4a=white_2"
    g = begun(SantaMaria(options(("maya",), maya="1")), lines, 2)
    city, me = g.s.city, g.s.board[0]
    assert city.deck.cards[-2:] == ["k05", "k06"] and city.stacks[0].cards[-2:] == ["tm3", "tm4"]
    assert city.temples["market"] == "tl2" and len(set(city.temples.values())) == 5
    assert me.dice == {"4a": "white_2"} and me.white_used == 1 and not me.busy
