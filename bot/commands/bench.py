"""How fast it is, in ratios taken in one run, for machines differ and are noisy."""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable
from typing import Any

from bot.games import GAMES
from bot.rules import Game

from ._options import tables_of
from .simulate import run as simulate

# What each figure may be at most; `caravel bench` ends non-zero past any of them.
BOUNDS = {
    "click_ratio": 1.5,
    "commit_ratio": 1.4,
    "picture_ratio": 3.0,
    "loop_stall_ms": 50.0,
    "presses.mean": 3.0,
    "presses.p95": 6.0,
    "tables_ratio": 1.2,
}


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Measure random play, clicks, commits, many stored tables, pictures, stalls of the event loop, and presses."
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--only", choices=list(PARTS), action="append", help="measure this part only; repeat for more")


def plain_loop(times: int = 5) -> float:
    """Turns a second of a fixed loop of plain Python: the measure of this machine at this moment."""
    found = []
    for _ in range(times):
        begun, total = time.perf_counter(), 0
        for i in range(300_000):
            total += i & 7
        found.append(300_000 / (time.perf_counter() - begun))
    return statistics.median(found)


def random_play(games: int = 150) -> dict[str, Any]:
    """Decisions and games a second by game and seats, and turns of the plain loop that one decision costs.

    A game with expansions is measured a second time with all of them, as `<game>+`.
    """
    found: dict[str, Any] = {}
    for name, kind in GAMES.items():
        for tag, chosen in tables_of(kind).items():
            rules = kind(chosen)
            found[name + tag] = {str(seats): _play(rules, seats, games) for seats in rules.seat_counts}
    return {"random_play": found}


def _play(rules: Game[Any], seats: int, games: int) -> dict[str, Any]:
    simulate(rules, seats, games // 10, 0)  # warm
    loop = plain_loop()
    r = simulate(rules, seats, games, 1)
    return {
        "decisions_per_second": r["decisions_per_second"],
        "games_per_second": r["games_per_second"],
        "loop_turns_per_decision": round(loop / r["decisions_per_second"], 1),
        "loop_turns_per_second": round(loop),
    }


def _clicks() -> dict[str, Any]:
    from ._bench_clicks import measure

    return measure()


def _store() -> dict[str, Any]:
    from ._bench_store import measure

    return measure()


def _tables() -> dict[str, Any]:
    from ._bench_tables import measure

    return measure()


def _pictures() -> dict[str, Any]:
    from rendering.bench import measure

    by_game = {name: measure(game=name) for name in GAMES}
    return {"picture_ratio": max(g["picture_ratio"] for g in by_game.values()), "pictures": by_game}


def _presses() -> dict[str, Any]:
    from ._bench_presses import measure

    return measure()


PARTS: dict[str, Callable[[], dict[str, Any]]] = {
    "play": random_play,
    "presses": _presses,
    "pictures": _pictures,
    "store": _store,
    "tables": _tables,
    "clicks": _clicks,
}


def value(found: dict[str, Any], name: str) -> float | None:
    """The figure that a dotted name of `BOUNDS` means, or None where it was not measured."""
    at: Any = found
    for part in name.split("."):
        if not isinstance(at, dict) or part not in at:
            return None
        at = at[part]
    return float(at)


def main(args: argparse.Namespace) -> int:
    found: dict[str, Any] = {"python": platform.python_version()}
    for part in args.only or PARTS:
        found |= PARTS[part]()
    past = {name: bound for name, bound in BOUNDS.items() if (v := value(found, name)) is not None and v > bound}
    found["bounds"] = BOUNDS
    found["past"] = sorted(past)
    if args.json:
        print(json.dumps(found))
    else:
        _print(found)
        for name, bound in past.items():
            print(f"PAST ITS BOUND: {name} is {value(found, name):.2f}, at most {bound}")
    return 1 if past else 0


def _print(found: dict[str, Any], depth: int = 0) -> None:
    for name, what in found.items():
        if isinstance(what, dict):
            print("  " * depth + name)
            _print(what, depth + 1)
        else:
            print("  " * depth + f"{name:24} {what}")
