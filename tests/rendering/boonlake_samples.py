"""Views of Boonlake for pictures, out of whole games played by chance with a leaning towards doing something."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.games import GAMES
from bot.games.boonlake.view import View
from bot.rules import Action, Decision
from bot.rules.offers import any_answer

NAMES = {"en": ("Anna", "Boris", "Vera", "Gleb"), "ru": ("Анна", "Борис", "Вера", "Глеб")}
_IDLE = ("decline", "discard")


def moments(seats: int, seed: int, **options: str) -> Iterator[tuple[Any, Any, Decision | None]]:
    """The rules, the state and one open question, through a whole game; no question at its end."""
    game, chance = GAMES["boonlake"](options), random.Random(seed)
    play = game.begin(seats, bytes(31) + bytes((seed,)))
    while pending := game.pending(play.s):
        decision = chance.choice(pending)
        yield game, play.s, decision
        for _ in range(8):
            offer, words = any_answer(decision.offers, chance.randrange)
            if offer.verb not in _IDLE:
                break
        game.step(play, Action(decision.seat, offer.verb, words))
    yield game, play.s, None


def questions(seats: int, seed: int, **options: str) -> Iterator[tuple[Any, Any, Decision]]:
    """The public view, that of who is asked, and the question, some five times for each class."""
    seen: dict[str, int] = {}
    for game, state, decision in moments(seats, seed, **options):
        if decision is None:
            return
        seen[decision.ask] = seen.get(decision.ask, 0) + 1
        if seen[decision.ask] in (1, 3, 9, 27, 60):
            yield game.view(state, None), game.view(state, decision.seat), decision


@cache
def game(seats: int) -> tuple[View, ...]:
    """What seat 0 sees at every tenth question of a game, and at its end."""
    found = [
        rules.view(state, 0) for i, (rules, state, d) in enumerate(moments(seats, seats)) if d is None or i % 10 == 0
    ]
    return tuple(found)
