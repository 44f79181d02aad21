"""A recorded game in words, with its checks."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.games import GAMES
from bot.rules import BadRecord
from bot.rules.replay import Replay
from bot.text.fluent import text
from bot.ui.wording import say_event

from ._options import add_components, add_language, components_of, language, record_of, sentence


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Print a recorded game in words and check its ? and = lines. Exit status 1, and the line, where one fails."
    )
    parser.add_argument("file", type=Path, metavar="FILE.game")
    add_components(parser)
    add_language(parser)


def main(args: argparse.Namespace) -> int:
    try:
        record = record_of(args.file)
        words = text(args.language or language(), record.game if record.game in GAMES else "")
        played = Replay(record, GAMES, components_of(args.components, record.game))
        names = [words("seat-name", n=seat + 1) for seat in range(record.seats)]
        told = 0
        for _ in played.steps():
            told = _tell(played, told, words, names)
        _tell(played, told, words, names)
    except BadRecord as no:
        print(f"{args.file}: {sentence(no)}", file=sys.stderr)
        return 1
    return 0


def _tell(played: Replay, told: int, words, names) -> int:  # type: ignore[no-untyped-def]
    for event in played.g.events[told:]:
        if said := say_event(words, played.rules.name, event, names):
            print(f"{played.line:5}  {said}")
    return len(played.g.events)
