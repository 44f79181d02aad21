"""Random play, as fast as the rules go: how long it takes, how many rounds, what scores."""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from typing import Any

from bot.checks.players.tables import key_of
from bot.complaint import Complaint
from bot.rules import Game

from ._options import add_components, add_game, game_of


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play games at random and say how fast it went and how they ended."
    add_game(parser)
    add_components(parser)
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games (default 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same games")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a few lines")


def run(rules: Game[Any], seats: int, games: int, seed: int) -> dict[str, Any]:
    """Play `games` games by chance. Seconds are wall time; a decision is an answered question, chosen or forced.

    `scores`: by game and seat; `rivals`: the same of opponents that are no seats, where there are any.
    """
    rounds, scores, rivals, decisions = [], [], [], 0
    begun = time.perf_counter()
    for n in range(games):
        chance = random.Random(f"{seed}:{n}").random
        g = rules.begin(seats, key_of(seed, n), record=False)
        rules.play_out(g, lambda below, chance=chance: int(chance() * below))  # type: ignore[misc]
        decisions += g.decisions
        rounds.append(g.s.round)
        scores.append([t.total for t in rules.scores(g.s)])
        rivals.append([t.total for t in rules.rival_scores(g.s)])
    seconds = time.perf_counter() - begun
    return {
        "game": rules.name,
        "seats": seats,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 4),
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(games / seconds, 1),
        "rounds": rounds,
        "scores": scores,
    } | ({"rivals": rivals} if any(rivals) else {})


def main(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise Complaint(f"--games {args.games}: at least 1")
    found = run(game_of(args), args.seats, args.games, args.seed)
    if args.json:
        print(json.dumps(found))
        return 0
    flat = [s for game in found["scores"] for s in game]
    print(
        f"{found['game']}, seats {found['seats']}, games {found['games']}: "
        f"{found['decisions_per_second']:,} decisions and {found['games_per_second']} games a second"
    )
    print(
        f"rounds {statistics.mean(found['rounds']):.1f} on average; "
        f"scores {statistics.mean(flat):.1f} on average, {max(flat)} at most"
    )
    return 0
