"""Every text of the game comes up in play, with all that it needs, in both languages: none is dead, none is missing."""

from __future__ import annotations

import pytest

from bot.ui import wording

from .games import NAMES, game
from .words import BOTH, strict

GAMES = 60  # at most; it stops when everything has been said
TABLES = [
    (4, {"new_buildings": "true", "nobles": "true"}),
    (2, {"new_buildings": "true", "nobles": "true", "draft": "fixed"}),
    (3, {"new_buildings": "true", "draft": "random", "loading": "ask"}),
    (4, {"loading": "ask"}),
]


@pytest.fixture(scope="module")
def said() -> set[str]:
    """Ids of the asks, hints, events and lines that came up, each of them told strictly."""
    found: set[str] = set()
    wanted = {id for p in ("ask-", "asked-", "hint-", "event-", "line-") for id in BOTH[0].ids(p)} - {"line-people"}
    for n in range(GAMES):
        seats, chosen = TABLES[n % len(TABLES)]
        for turn, (rules, state, events) in enumerate(game(seats, 1000 + n, **chosen)):
            text = BOTH[turn % 2]
            for event in events:
                found.add(f"event-{event.kind}")
                wording.say_event(text, rules.name, event, NAMES, event.seat)
            for asked in rules.asked(state):
                found |= {f"ask-{asked.ask}", f"asked-{asked.ask}"}
                wording.question(text, asked.ask, rules.brief(state, asked.seat), NAMES)
                hints = rules.hints(state, asked.seat)
                found |= {id for id, _ in hints.values()}
                for verb, facet, value in hints:
                    wording.hint_words(text, hints, verb, facet, value)
            if turn % 50 == 0 or state.over or state.ending:
                for view in (rules.view(state, None), rules.view(state, 0)):
                    lines = rules.lines(view)
                    found |= {id for id, _ in lines}
                    wording.board_lines(text, lines, NAMES)
        if wanted <= found:
            break
    return found


@pytest.mark.parametrize("prefix", ["ask-", "asked-", "hint-", "event-", "line-"])
def test_every_text_comes_up_and_all_that_comes_up_has_its_text(said: set[str], prefix: str) -> None:
    texts = set(BOTH[0].ids(prefix)) - set(strict("en", "").ids(prefix)) - {"line-people"}
    assert {id for id in said if id.startswith(prefix)} == texts
