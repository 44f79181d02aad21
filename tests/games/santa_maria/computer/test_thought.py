"""What the computer remembers of seats that stood alike is what it would work out anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.santa_maria import SantaMaria
from bot.games.santa_maria.computer.harbour import ships
from bot.games.santa_maria.computer.thought import thought
from tests.games.santa_maria.tables import play

FULL = {o.name: "true" for o in SantaMaria.options if "true" in o.values}


def judged(rules: SantaMaria, state: Any) -> list[Any]:
    """What the answers of every open question are worth, the ships, and the table to its seats."""
    mind = rules.mind_type(rules)
    weighed = [
        mind.weigh(mind.imagine(state), d.seat, d.ask, d.offers, random.Random(1).randrange)
        for d in rules.pending(state)
    ]
    return [mind.value(state), *weighed, *(ships(mind.imagine(state), seat) for seat in range(state.seats))]


def otherwise(state: Any, below: Any) -> None:
    """One thing beside the boards is otherwise, or a seat further on the track of conquest."""
    if not (what := below(4)):
        filled = [dock for dock, tile in state.docks.items() if tile]
        one, other = filled[below(len(filled))], filled[below(len(filled))]
        state.docks[one], state.docks[other] = state.docks[other], state.docks[one]
    elif what == 1:
        for there in state.places.values():
            there[:] = [] if there else range(state.seats)
    elif what == 2:
        state.board[below(state.seats)].conquest += 1
    else:
        state.round = state.round % 3 + 1


@pytest.mark.parametrize("options", [{}, {"blue_dice": "shared", "setup": "advanced"}, FULL])
def test_what_is_remembered_is_what_would_be_worked_out_anew(options: dict[str, str]) -> None:
    """Along a game with a long memory, and with none; every other table is the one before it but for one thing."""
    rules, below = SantaMaria(options), random.Random(4).randrange
    g = rules.begin(4, bytes(32), record=False)  # with the bishop who counts ships
    thought.cache_clear()
    tables: list[Any] = []
    remembered = []
    for n in range(200):
        questions = g.open_questions()
        if n > 20:  # the colonies are chosen
            tables += [rules.load(rules.dump(g.s)) for _ in range(2)]
            otherwise(tables[-1], below)
            remembered += [judged(rules, table) for table in tables[-2:]]
        g.answer(questions[0], *play(g.offers_of(questions[0].ask), below))
        if len(tables) >= 120:
            break
    assert thought.cache_info().hits > thought.cache_info().misses > 100
    for table, found in zip(tables, remembered, strict=True):
        thought.cache_clear()
        assert judged(rules, table) == found
