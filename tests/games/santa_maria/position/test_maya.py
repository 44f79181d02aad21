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
