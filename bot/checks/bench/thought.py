"""How many answers search plays in thought a second, over fixed positions of every game."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

from bot.games import GAMES
from bot.rules import Game
from bot.rules.search import Search

from ..players.tables import key_of, tables_of
from .play import plain_loop

SEATS, POSITIONS, NODES = 4, 8, 400
EVERY = 40  # answers between two positions of a game


def measure() -> dict[str, Any]:
    """`search`: by game (`<game>+` with all expansions), the median over the positions of nodes a second of the
    processor, and of what a node costs in turns of the plain loop. `worst` is the dearest node of all games."""
    by_game = {}
    for name, kind in GAMES.items():
        for tag, chosen in tables_of(kind).items():
            rules = kind(chosen)
            seats = SEATS if SEATS in rules.seat_counts else rules.seat_counts[-1]
            by_game[name + tag] = _think(rules, seats)
    return {"search": by_game | {"worst": max(found["loop_turns_per_node"] for found in by_game.values())}}


def _think(rules: Game[Any], seats: int) -> dict[str, Any]:
    rates, costs = [], []
    for state, seat in positions(rules, seats):
        search, turn, begun = Search(rules, state, seat, NODES), plain_loop(), time.process_time()
        search.best()
        if not search.played:  # nothing to think about
            continue
        node = (time.process_time() - begun) / search.played
        rates.append(1 / node)
        costs.append(node / turn)
        if len(costs) == POSITIONS:
            break
    return {
        "positions": len(rates),
        "nodes_per_second": round(statistics.median(rates)),
        "loop_turns_per_node": round(statistics.median(costs), 1),
    }


def positions(rules: Game[Any], seats: int) -> Iterator[tuple[Any, int]]:
    """States of games played by chance, the same at every call, each with a seat that is asked; without end."""
    n = 0
    while True:
        chance = random.Random(f"positions {n}").randrange
        g, n = rules.begin(seats, key_of(2, n), record=False), n + 1
        answered = 0
        while g.answer_by_chance(chance):
            answered += 1
            if answered >= EVERY and (asked := rules.asked(g.s)):
                yield rules.load(rules.dump(g.s)), asked[0].seat
                answered = 0
