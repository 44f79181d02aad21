"""How many presses a game costs, and how often it pings: for `caravel bench`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bot.games import GAMES
from bot.rules import Action
from bot.ui.presses import of_game, summary

from ._options import key_of, tables_of

SEATS, GAMES_PLAYED = 4, 3


def measure() -> dict[str, Any]:
    """`presses`: mean and 95th percentile over the unforced questions of games with four seats, by game.

    A game with expansions is measured a second time with all of them, as `<game>+`.
    """
    by_game: dict[str, Any] = {}
    for name, kind in GAMES.items():
        for tag, chosen in tables_of(kind).items():
            rules = kind(chosen)
            seats = SEATS if SEATS in kind.seat_counts else kind.seat_counts[-1]
            counted = [p for n in range(GAMES_PLAYED) for p in of_game(rules, _steps(rules, seats, n))]
            by_game[name + tag] = summary(counted) | {"pings_per_person": round(_pings(rules, seats), 1)}
    worst = {name: max(game[name] for game in by_game.values()) for name in ("mean", "p95")}
    return {"presses": {**worst, "by_game": by_game}}


def _steps(rules: Any, seats: int, seed: int) -> Iterator[tuple[Any, Action]]:
    """A game played by chance: each state with the answer given in it."""
    chance = random.Random(f"presses {seed}").random
    state = rules.setup(seats, key_of(seed)).state
    while pending := rules.pending(state):
        d = pending[int(chance() * len(pending))]
        offer = d.offers[int(chance() * len(d.offers))]
        action = Action(d.seat, offer.verb, offer.sample(lambda n: int(chance() * n)), d.sn)
        yield state, action
        state = rules.apply(state, action).state


def _pings(rules: Any, seats: int) -> float:
    """Questions newly put to somebody who has not just acted, by person and game."""
    pings, before = 0, None
    for state, action in _steps(rules, seats, 0):
        asked = {a.sn: a.seat for a in rules.asked(state)}
        new = [seat for sn, seat in asked.items() if before is None or sn not in before[0]]
        pings += len([seat for seat in new if before is None or seat != before[1]])
        before = (set(asked), action.seat)
    return pings / seats
