"""Random play with every promise checked at every step, for as long as asked."""

from __future__ import annotations

import argparse
import sys
import time
from itertools import product
from pathlib import Path
from typing import Any

from bot.checks.contract.rules import check_game
from bot.checks.contract.run import Broken
from bot.complaint import Complaint
from bot.games import GAMES
from bot.rules import Game

from ._options import rules_of


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Play tables of every size and with every option at random and check at each step what the tests promise: "
        "saving loses nothing, nothing leaks, undo is honest, nothing is made or lost, there is no dead end. "
        "A game that breaks a promise is written to crash-SEED.game."
    )
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help="one of: " + ", ".join(GAMES))
    parser.add_argument("--seats", type=int, metavar="N", help="only tables of this size")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="only with this option")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to go on (default 60)")
    parser.add_argument("--games", type=int, default=0, metavar="K", help="stop after this many games")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="number of the first game")


def tables(args: argparse.Namespace) -> list[tuple[Game[Any], int]]:
    """Every combination of options and seats that the arguments leave open and that fits; raises `Complaint`."""
    kind = GAMES[args.game]
    fixed = {option.partition("=")[0] for option in args.option}
    open_ = [[f"{o.name}={v}" for v in o.values] for o in kind.options if o.name not in fixed]
    seats = [args.seats] if args.seats is not None else list(kind.seat_counts)
    found, reason = [], Complaint("")
    for more, n in product(product(*open_), seats):
        try:
            found.append((rules_of(args.game, [*args.option, *more], n), n))
        except Complaint as no:
            reason = no
    if not found:
        raise reason
    return found


def main(args: argparse.Namespace) -> int:
    if not args.seconds > 0:
        raise Complaint(f"--seconds {args.seconds:g}: more than 0")
    if args.games < 0:
        raise Complaint(f"--games {args.games}: at least 1, or 0 for as many as time allows")
    choice = tables(args)
    begun, seed, answers = time.monotonic(), args.seed, 0
    while time.monotonic() - begun < args.seconds and not (args.games and seed - args.seed >= args.games):
        rules, seats = choice[seed * 7919 % len(choice)]
        try:
            answers += len(check_game(rules, seats, seed).log)
        except Broken as broken:
            path = Path(f"crash-{seed}.game")
            path.write_text(broken.record, "utf-8")
            print(f"game {seed}: {broken}; written to {path}", file=sys.stderr)
            return 1
        seed += 1
    print(f"{args.game}: games {seed - args.seed}, answers {answers:,}, every promise kept")
    return 0
