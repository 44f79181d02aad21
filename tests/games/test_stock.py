"""What a seat has and counts, of every game: the same things all game long, each with its words, and nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES
from bot.rules import Action
from bot.rules.rng import Rng
from bot.text.fluent import LANGUAGES
from bot.ui.common import wording
from tests.ui.words import strict


@pytest.mark.parametrize("game", GAMES)
def test_a_stock_is_counted_in_words_and_tells_nothing_hidden(game: str) -> None:
    rules, chance = GAMES[game]({}), Random(3)
    state, seen, moved = rules.setup(3, bytes(32)).state, set[str](), False
    first = rules.stock(rules.view(state, 0), 0)
    for n in range(160):
        asked = rules.asked(state)
        if not asked:
            break
        d = rules.decision(state, chance.choice(asked).seat)
        assert d is not None
        offer = chance.choice(d.offers)
        state = rules.apply(state, Action(d.seat, offer.verb, offer.sample(chance.randrange), d.sn)).state
        if n % 8:
            continue
        twin = rules.scramble(state, 0, Rng(b"stock"))
        for seat in range(3):
            stock = rules.stock(rules.view(state, 0), seat)
            assert stock == rules.stock(rules.view(twin, 0), seat)
            assert all(isinstance(count, int) for count in stock.values())
            seen |= set(stock)
        moved = moved or rules.stock(rules.view(state, 0), 0) != first
    assert seen and moved
    for language in LANGUAGES:
        for what in seen:
            told = wording.count(strict(language, game), what, 2)
            assert ("2" in told and what not in told.split()) or told == f"2 {what}"
