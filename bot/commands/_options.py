"""What several commands ask for alike: a game, its options, a number of seats, a recorded game from a file."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.complaint import Complaint, contents
from bot.games import GAMES
from bot.rules import OURS, BadComponents, BadRecord, Components, Game, Refused
from bot.rules.component_trial import prove
from bot.rules.components import load as load_components
from bot.rules.record import LONGEST, Record, read
from bot.settings import LANGUAGES, read_settings
from bot.text.fluent import text


def add_game(parser: argparse.ArgumentParser, *, seats: bool = True) -> None:
    """The arguments that say what is played: GAME, --seats (where it is a number), --option."""
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help="one of: " + ", ".join(GAMES))
    if seats:
        parser.add_argument("--seats", type=int, default=4, metavar="N", help="how many players (default 4)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table; repeat for more"
    )


def add_components(parser: argparse.ArgumentParser) -> None:
    """`--components`, for games with values of one's own."""
    parser.add_argument(
        "--components", type=Path, metavar="FOLDER", help="play with the values of this folder instead of ours"
    )


def components_of(folder: Path | None, game: str) -> Components:
    """The set for a game in the folder that `--components` names, ours without one; raises `Complaint`."""
    if folder is None or game not in GAMES:
        return OURS
    try:
        found = load_components(folder, GAMES).get(game, OURS)
        prove(GAMES[game], found)
    except BadComponents as no:
        raise Complaint(f"--components: {no}") from no
    return found


def game_of(args: argparse.Namespace) -> Game[Any]:
    """The rules that the arguments ask for; raises `Complaint`."""
    return rules_of(args.game, args.option, args.seats, components_of(args.components, args.game))


def rules_of(game: str, options: Sequence[str], seats: int, components: Components = OURS) -> Game[Any]:
    """The rules of `game` with options such as `mayor=in_order`, for `seats`; raises `Complaint`."""
    chosen = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Complaint(f"--option {option}: write it as NAME=VALUE")
        chosen[name] = value
    try:
        rules = GAMES[game](chosen, components)
        for reason in rules.misfits(seats):
            raise reason
    except Refused as no:
        raise Complaint(sentence(no, game)) from no
    if seats not in rules.seat_counts:
        raise Complaint(f"--seats {seats}: {game} can be played by {', '.join(map(str, rules.seat_counts))}")
    return rules


def record_of(path: Path) -> Record:
    """The recorded game in a file; raises `Complaint`, or `BadRecord` with the line."""
    try:
        return read(contents(path, LONGEST, "a recorded game").decode("utf-8"))
    except UnicodeDecodeError as no:
        raise Complaint(f"{path}: not a text file", 1) from no


def language() -> str:
    """The language of the program: `CARAVEL_LANGUAGE`."""
    return read_settings().language


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--language`, for what is printed or drawn; by default the program's."""
    parser.add_argument("--language", choices=LANGUAGES, help="default: CARAVEL_LANGUAGE, or else en")


def sentence(no: Refused, game: str = "", told_in: str | None = None) -> str:
    """A refusal in words, for the terminal; in the program's language without another."""
    words = text(told_in or language(), game if game in GAMES else "")
    known = f"refused-{no.text}"
    said = words(known, **no.args_) if words.has(known) else f"{no.text} {no.args_ or ''}".strip()
    return f"line {no.line}: {said}" if isinstance(no, BadRecord) and no.line else said
