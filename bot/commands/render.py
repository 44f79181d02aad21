"""A picture of a recorded game, as it stands at the end or after some answer."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.complaint import Complaint
from bot.games import GAMES
from bot.rules import BadRecord
from bot.rules.replay import Replay
from bot.settings import NARROWEST, WIDEST
from bot.text.fluent import text
from rendering import render

from ._options import add_components, add_language, components_of, language, record_of, sentence


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Draw a recorded game as a PNG picture."
    parser.add_argument("file", type=Path, metavar="FILE.game")
    parser.add_argument("--at", type=int, metavar="N", help="after the N-th answer (default: at the end)")
    parser.add_argument("--seat", type=int, metavar="S", help="as seat S sees it, with its own boards large")
    parser.add_argument(
        "--part",
        choices=("table", "market", "question"),
        default="table",
        help="all of it, what everybody shares, or what matters for the question",
    )
    parser.add_argument("--width", type=int, default=1600, metavar="PX", help="default 1600")
    add_components(parser)
    add_language(parser)
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="OUT.png")


def main(args: argparse.Namespace) -> int:
    if not NARROWEST <= args.width <= WIDEST:
        raise Complaint(f"--width {args.width}: from {NARROWEST} to {WIDEST}")
    try:
        record = record_of(args.file)
        played = Replay(record, GAMES, components_of(args.components, record.game))
        if args.seat is not None and not 0 <= args.seat < record.seats:
            raise Complaint(f"--seat {args.seat}: the game has seats 0 to {record.seats - 1}")
        before = None
        if args.at is None or args.at > 0:
            for _ in played.steps():
                if args.at is None or played.answers < args.at:
                    before = played.rules.view(played.g.s, args.seat) if played.answers + 1 == args.at else None
                else:
                    break
        if args.at is not None and (args.at < 0 or played.answers < args.at):
            raise Complaint(f"--at {args.at}: the game has {played.answers} answers")
    except BadRecord as no:
        print(f"{args.file}: {sentence(no, told_in=args.language)}", file=sys.stderr)
        return 1
    words = text(args.language or language(), record.game)
    picture = render(
        record.game,
        played.rules.view(played.g.s, args.seat),
        names=[words("seat-name", n=seat + 1) for seat in range(record.seats)],
        words=words,
        part=args.part if args.seat is None else f"seat:{args.seat}",
        before=before,
        width=args.width,
    )
    try:
        args.output.write_bytes(picture.png)
    except OSError as no:
        raise Complaint(f"{args.output}: {no.strerror}", 1) from no
    print(f"{args.output}: {picture.width} x {picture.height}, {len(picture.png):,} bytes")
    return 0
