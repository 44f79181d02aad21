"""Computer players against each other: how often each kind wins, what it scores, how far it is ahead.

The seats are rotated from game to game unless told otherwise, and a shared win counts in parts. The same seed plays the
same games, on however many processes.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import mean, stdev
from typing import Any

from bot.checks.players.tables import key_of
from bot.complaint import Complaint
from bot.rules import Action, Game
from bot.rules.mind import shares
from bot.rules.policies import at_random, by_rules_of_thumb, erring
from bot.rules.questions import first_of
from bot.rules.search import NODES, Search

from ._options import add_game, rules_of

Player = Callable[..., Action]
SEARCH = "search"  # or `search:NODES`
KINDS: dict[str, Player] = {"random": at_random, "heuristic": by_rules_of_thumb, "erring": erring}
FIRST = 200  # nodes for the first answer, where it is not known yet what they cost
MOST = 60  # seconds for an answer
Z = 1.96  # a 95 % interval


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser, seats=False)
    parser.add_argument(
        "--seats",
        required=True,
        metavar="KIND,KIND,...",
        help=f"who plays, one for each seat: {', '.join(KINDS)}, {SEARCH}, {SEARCH}:NODES, or a style of the game",
    )
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games (default 100)")
    parser.add_argument(
        "--stay", action="store_true", help="nobody changes seats from game to game, for tables whose seats differ"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same games")
    parser.add_argument(
        "--nodes",
        type=int,
        default=NODES,
        metavar="N",
        help=f"how much search may play for an answer (default {NODES}, as at tables)",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        metavar="S",
        help="seconds search may think about an answer, instead of nodes; a seed then no longer plays the same games",
    )
    parser.add_argument("--processes", type=int, default=0, metavar="P", help="how many at once (default: all cores)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a few lines")


class Thinker:
    """Search with so many nodes for an answer, or for about so many seconds of the processor by what they have cost."""

    def __init__(self, nodes: int, seconds: float | None = None) -> None:
        self.most, self.seconds, self.played, self.spent = nodes, seconds, 0, 0.0

    @property
    def nodes(self) -> int:
        """What may be played for the next answer."""
        if self.seconds is None:
            return self.most
        return max(1, round(self.seconds * self.played / self.spent)) if self.spent else FIRST

    def __call__(self, rules: Game[Any], state: Any, seat: int, below: Callable[[int], int]) -> Action:
        search, begun = Search(rules, state, seat, self.nodes), time.process_time()
        found = search.best()
        self.spent += time.process_time() - begun
        self.played += search.played
        return found


def player(rules: Game[Any], kind: str, nodes: int = NODES, seconds: float | None = None) -> Player | None:
    """Who plays so at a table of these rules; None where nobody is called so."""
    name, _, own = kind.partition(":")
    if name == SEARCH and (not own or (own.isdecimal() and int(own))):
        return Thinker(int(own)) if own else Thinker(nodes, seconds)
    if kind in rules.mind_type.styles:
        return partial(by_rules_of_thumb, style=kind)
    return KINDS.get(kind)


def play(
    rules: Game[Any],
    kinds: Sequence[str],
    seed: int,
    n: int,
    nodes: int,
    seconds: float | None = None,
    stay: bool = False,
) -> tuple[list[float], list[int]]:
    """The n-th game: the parts of the win and the scores, in the order of `kinds`.

    They sit `n` seats further on, but where they `stay`.
    """
    seats, shift = len(kinds), 0 if stay else n
    players = {kind: player(rules, kind, nodes, seconds) for kind in kinds}
    g = rules.begin(seats, key_of(seed, n), record=False)
    below = random.Random(f"arena {seed} {n}").randrange
    while asked := rules.asked(g.s):
        seat = first_of(asked).seat
        who = players[kinds[(seat - shift) % seats]]
        assert who is not None
        rules.step(g, who(rules, g.s, seat, below))
    tallies = rules.scores(g.s)
    won = shares([t.rank for t in tallies])
    order = [(i + shift) % seats for i in range(seats)]
    return [won[seat] for seat in order], [tallies[seat].total for seat in order]


def _task(task: tuple[str, list[str], list[str], int, int, int, float | None, bool]) -> tuple[list[float], list[int]]:
    game, option, kinds, seed, n, nodes, seconds, stay = task
    return play(rules_of(game, option, len(kinds)), kinds, seed, n, nodes, seconds, stay)


def run(
    game: str,
    option: list[str],
    kinds: list[str],
    games: int,
    seed: int,
    nodes: int = NODES,
    processes: int = 1,
    seconds: float | None = None,
    stay: bool = False,
) -> dict[str, Any]:
    """Play the games. All but what was asked for is by kind.

    `interval` is of the part of all games that a kind wins; `margin`: points ahead of the mean of the others' seats at
    the same table, and what half its interval is.
    """
    tasks = [(game, option, kinds, seed, n, nodes, seconds, stay) for n in range(games)]
    if processes == 1:
        played = [_task(task) for task in tasks]
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            played = list(pool.map(_task, tasks))
    found: dict[str, Any] = {"game": game, "seats": kinds, "seed": seed, "games": games}
    found |= {"seconds": seconds} if seconds else {"nodes": nodes}
    by_kind = {kind: [i for i, k in enumerate(kinds) if k == kind] for kind in dict.fromkeys(kinds)}
    found["wins"] = {k: round(sum(won[i] for won, _ in played for i in at), 4) for k, at in by_kind.items()}
    found["interval"] = {k: [round(p, 4) for p in interval(n, games)] for k, n in found["wins"].items()}
    found["score"] = {
        k: round(sum(scores[i] for _, scores in played for i in at) / games / len(at), 2) for k, at in by_kind.items()
    }
    found["margin"] = {k: margin([_ahead(scores, at) for _, scores in played]) for k, at in by_kind.items()}
    return found


def _ahead(scores: Sequence[int], at: Sequence[int]) -> float:
    """How far the seats `at` are ahead of the others; 0 where there are none."""
    others = [n for i, n in enumerate(scores) if i not in at]
    return mean(scores[i] for i in at) - mean(others) if others else 0.0


def margin(ahead: Sequence[float]) -> list[float]:
    """The mean, and half its 95 % interval."""
    half = Z * stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
    return [round(mean(ahead), 2), round(half, 2)]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of the part of games won."""
    p, n = wins / games, games
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def main(args: argparse.Namespace) -> int:
    kinds = args.seats.split(",")
    for name, least in (("games", 1), ("nodes", 1), ("processes", 0)):
        if getattr(args, name) < least:
            raise Complaint(f"--{name} {getattr(args, name)}: at least {least}")
    if args.seconds is not None and not 0 < args.seconds <= MOST:
        raise Complaint(f"--seconds {args.seconds:g}: more than 0, and at most {MOST}")
    rules = rules_of(args.game, args.option, len(kinds))  # complains here and not in another process
    for kind in kinds:
        if player(rules, kind) is None:
            known = ", ".join((*KINDS, SEARCH, *rules.mind_type.styles))
            raise Complaint(f"--seats {args.seats}: {kind or 'nothing'} isn't one of {known}")
    processes = min(args.processes or os.cpu_count() or 1, args.games)
    found = run(args.game, args.option, kinds, args.games, args.seed, args.nodes, processes, args.seconds, args.stay)
    if args.json:
        print(json.dumps(found))
        return 0
    for kind, wins in found["wins"].items():
        low, high = found["interval"][kind]
        ahead, half = found["margin"][kind]
        print(
            f"{kind}: {wins:g} of {args.games} games won, {wins / args.games:.1%} ({low:.1%} to {high:.1%}); "
            f"{found['score'][kind]} points on average, {ahead:+g} (give or take {half:g}) against the others"
        )
    return 0
