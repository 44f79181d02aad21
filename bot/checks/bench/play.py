"""How much an answer costs where games are played by chance, in turns of an empty loop measured in between."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

from bot.games import GAMES
from bot.rules import Game

from ..players.tables import key_of, tables_of

PARTS, GAMES_A_PART = 15, 10
TURNS = 200_000  # of the plain loop before each part


def plain_loop() -> float:
    """Seconds of the processor that one turn of a fixed loop of plain Python takes at this moment."""
    begun, total = time.process_time(), 0
    for i in range(TURNS):
        total += i & 7
    return (time.process_time() - begun) / TURNS


def measure() -> dict[str, Any]:
    """`random_play`: by game and number of seats, decisions and games a second of the processor, and what one decision
    costs in turns of the plain loop: the lower quartile of `PARTS` parts, for what else a machine does only ever adds.

    A decision is an answered question, chosen or forced. A game with expansions is measured a second time with all of
    them, as `<game>+`, and one with a seat unlike the others a third time, as `<game>+city`. `worst` is the dearest
    decision by game.
    """
    found: dict[str, Any] = {}
    for name, kind in GAMES.items():
        for tag, chosen in tables_of(kind).items():
            rules = kind(chosen)
            by_seats = {str(seats): _play(rules, seats) for seats in rules.seat_counts if rules.fits(seats)}
            found[name + tag] = by_seats | {"worst": max(r["loop_turns_per_decision"] for r in by_seats.values())}
    return {"random_play": found}


def _play(rules: Game[Any], seats: int) -> dict[str, Any]:
    _part(rules, seats, 0, 3)  # warm
    costs, decisions, seconds = [], 0, 0.0
    for part in range(PARTS):
        turn = plain_loop()
        answered, took = _part(rules, seats, part * GAMES_A_PART, GAMES_A_PART)
        costs.append(took / answered / turn)
        decisions, seconds = decisions + answered, seconds + took
    return {
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(PARTS * GAMES_A_PART / seconds, 1),
        "loop_turns_per_decision": round(statistics.quantiles(costs, n=4)[0], 1),
    }


def _part(rules: Game[Any], seats: int, first: int, games: int) -> tuple[int, float]:
    """Decisions of so many games, and the seconds of the processor that they took."""
    begun, decisions = time.process_time(), 0
    for n in range(first, first + games):
        chance = random.Random(n).random
        g = rules.begin(seats, key_of(1, n), record=False)
        rules.play_out(g, lambda below, chance=chance: int(chance() * below))  # type: ignore[misc]
        decisions += g.decisions
    return decisions, time.process_time() - begun
