"""Whether a finished game was played as its file says: commitment, draws, score."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.games import GAMES
from bot.rules import BadRecord, commitment
from bot.rules.replay import Replay

from ._options import add_components, components_of, record_of, sentence


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Replay a finished game from its key: the key must match the number that the table published when it began, "
        "every answer must be on offer, the state after each must be as noted, and so must the score."
    )
    parser.epilog = (
        "What this shows: the draws were fixed when the table began. What it does not show: that the host, "
        "who holds the key, did not look."
    )
    parser.add_argument("file", type=Path, metavar="FILE.game")
    add_components(parser)
    parser.add_argument(
        "--commitment", default="", metavar="HEX", help="the number as the table posted it, to compare with the file"
    )


def main(args: argparse.Namespace) -> int:
    try:
        record = record_of(args.file)
        own = commitment(record.key)
        if args.commitment and args.commitment.lower() != own:
            print(f"{args.file}: the key gives {own}, which isn't the number the table posted", file=sys.stderr)
            return 1
        if not record.commitment and not args.commitment:
            print(f"{args.file}: no commitment line; give the table's number with --commitment", file=sys.stderr)
            return 1
        if record.sets:
            print(f"{args.file}: it begins from a position, so its draws cannot be verified", file=sys.stderr)
            return 1
        if any(row.kind == "branch" for row in record.rows):
            print(f"{args.file}: it has branches, so it isn't the record of one game", file=sys.stderr)
            return 1
        played = Replay(record, GAMES, components_of(args.components, record.game))
        g = played.run()
        unmarked = sum(row.kind == "do" and not row.hash8 and row.line >= played.other_rules for row in record.rows)
        if not g.s.over:
            print(f"{args.file}: the game is not over after {played.answers} answers", file=sys.stderr)
            return 1
        if not any(row.kind == "=" for row in record.rows):
            print(f"{args.file}: no score line (=) to check", file=sys.stderr)
            return 1
    except BadRecord as no:
        print(f"{args.file}: {sentence(no)}", file=sys.stderr)
        return 1
    scores = ", ".join(f"seat {t.seat} {t.total}" for t in played.rules.scores(g.s))
    print(f"commitment  {own}")
    checked = played.answers - played.passed_over
    print(f"answers     {checked} on offer, {max(0, checked - unmarked)} with the state as noted")
    if played.taken_back:
        print(f"taken back  {played.taken_back} by consent of all; chance went on, the hidden was shuffled anew")
    print(f"chance      {g.s.rng.used} numbers drawn from the key")
    print(f"score       {scores}")
    if played.other_rules:
        print(f"From line {played.other_rules} on the game was played as the file says. What is above it was played")
        print("under older rules: it could not be checked, nor the state that is noted there.")
        return 0
    print("The game was played as the file says.")
    return 0
