"""Every text of the game comes up in play, with all that it needs, in both languages: none is dead, none is missing."""

from __future__ import annotations

import pytest

from bot.ui.common import event_words, wording

from .games import NAMES, game
from .words import BOTH, News, strict

PREFIXES = ("ask-", "asked-", "hint-", "event-", "line-")
# At most; it stops when everything has been said. Games in which something rare comes up are played first: should the
# rules bring them elsewhere some day, the others find it, and it takes longer.
RARE = (0, 1, 2, 3, 4, 5, 9, 13, 25)
GAMES = (*RARE, *(n for n in range(60) if n not in RARE))
TABLES = [
    (4, {"new_buildings": "true", "nobles": "true"}),
    (2, {"new_buildings": "true", "nobles": "true", "draft": "fixed"}),
    (3, {"new_buildings": "true", "draft": "random", "loading": "ask"}),
    (4, {"loading": "ask"}),
]


def texts(prefix: str) -> set[str]:
    """The ids of this game alone."""
    return set(BOTH[0].ids(prefix)) - set(strict("en", "").ids(prefix)) - {"line-people"}


@pytest.fixture(scope="module")
def said() -> set[str]:
    """Ids of the asks, hints, events and lines that came up, each of them told strictly."""
    found: set[str] = set()
    new = News()
    wanted = {id for prefix in PREFIXES for id in texts(prefix)}
    for n in GAMES:
        seats, chosen = TABLES[n % len(TABLES)]
        for turn, (rules, state, events) in enumerate(game(seats, 3000 + n, **chosen)):
            text = BOTH[turn % 2]
            for event in events:
                found.add(f"event-{event.kind}")
                if new(turn % 2, event):
                    event_words.sentence(text, event, NAMES, event.seat)
            for asked in rules.asked(state):
                found |= {f"ask-{asked.ask}", f"asked-{asked.ask}"}
                if new(turn % 2, asked.ask, brief := rules.brief(state, asked.seat)):
                    wording.question(text, asked.ask, brief, NAMES)
                hints = rules.hints(state, asked.seat)
                found |= {id for id, _ in hints.values()}
                for key, hint in hints.items():
                    if new(turn % 2, key, hint):
                        wording.hint_words(text, hints, *key)
            if turn % 50 == 0 or state.over or state.ending:
                for view in (rules.view(state, None), rules.view(state, 0)):
                    lines = rules.lines(view)
                    found |= {id for id, _ in lines}
                    wording.board_lines(text, lines, NAMES)
        if wanted <= found:
            break
    return found


@pytest.mark.parametrize("prefix", PREFIXES)
def test_every_text_comes_up_and_all_that_comes_up_has_its_text(said: set[str], prefix: str) -> None:
    assert {id for id in said if id.startswith(prefix)} == texts(prefix)
