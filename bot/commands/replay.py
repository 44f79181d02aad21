"""A recorded game in words, with its checks."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.games import GAMES
from bot.rules import BadRecord
from bot.rules.record_offers import written
from bot.rules.replay import Replay
from bot.text.fluent import text
from bot.ui.common import event_words

from ._options import add_components, add_language, components_of, language, record_of, sentence


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Print a recorded game in words and check its ? and = lines. Exit status 1, with the line, if one fails."
    )
    parser.add_argument("file", type=Path, metavar="FILE.game")
    parser.add_argument(
        "--offers",
        action="store_true",
        help="print what is on offer at the end, and where a branch ends, as lines that check it",
    )
    add_components(parser)
    add_language(parser)


def main(args: argparse.Namespace) -> int:
    try:
        record = record_of(args.file)
        words = text(args.language or language(), record.game if record.game in GAMES else "")
        played = Replay(record, GAMES, components_of(args.components, record.game))
        names = [words("seat-name", n=seat + 1) for seat in range(record.seats)]
        told = 0
        for row in record.rows:
            if row.kind == "branch":
                _offers(played, args.offers)
                played.play(row)
                told = len(played.g.events)
                print(f"{row.line:5}  -- {row.text}".rstrip())
                continue
            played.play(row)
            told = _tell(played, told, words, names)
        _tell(played, told, words, names)
        _offers(played, args.offers)
    except BadRecord as no:
        print(f"{args.file}: {sentence(no, told_in=args.language)}", file=sys.stderr)
        return 1
    return 0


def _tell(played: Replay, told: int, words, names) -> int:  # type: ignore[no-untyped-def]
    for event in played.g.events[told:]:
        if said := event_words.sentence(words, event, names):
            print(f"{played.line:5}  {said}")
    return len(played.g.events)


def _offers(played: Replay, wanted: bool) -> None:
    """What is on offer where a branch or the file ends."""
    for line in written(played.rules, played.g.s) if wanted else ():
        print(line)
