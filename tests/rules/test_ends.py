"""Verbs that are said to end something for their player are verbs of that question."""

import pytest

from bot.games import GAMES
from bot.rules import asks_of, handlers_of


@pytest.mark.parametrize("game", GAMES)
def test_what_ends_a_year_is_a_verb(game):
    asks = asks_of(GAMES[game].__module__)
    assert asks
    for ask in asks:
        assert set(ask.ends) <= set(handlers_of(ask)), ask


def test_whoever_retires_is_done_for_the_year():
    turn = next(a for a in asks_of("bot.games.santa_maria") if a.__name__ == "Turn")
    assert turn.ends == ("retire",)
