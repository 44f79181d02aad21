"""How fast it is, in ratios taken in one run, for machines differ and are noisy."""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Callable
from typing import Any

from bot.settings import read_settings

# Presses of a game as the heuristic plays it: a question in the mean, 95 of 100 questions, a call in the mean.
PRESSES = {
    "puerto_rico": (1.5, 3.0, 2.5),
    "puerto_rico+": (1.5, 3.0, 2.5),
    "santa_maria": (2.0, 4.0, 4.0),
    "cooper_island": (1.4, 3.0, 4.3),
    "santa_maria+": (2.0, 4.0, 4.0),
    "santa_maria+city": (2.0, 4.0, 4.0),
    "boonlake": (1.5, 3.0, 3.0),
}

# The same of own turns, of parts in the turns of others and of whole phases: mean and 95th percentile of each.
PARTS_OF_TURNS = {
    "boonlake": {"own": (8.0, 14.0), "common": (2.0, 4.0)},
    "cooper_island": {"own": (5.0, 10.0), "income": (4.0, 8.0), "clean_up": (4.0, 8.0)},
}

# Turns of a plain loop that an answer costs where four play by chance: as it is in pure Python 3.11 on a machine that
# does nothing else, and 15 % more. One that is busy with other things takes up to half as many again.
RANDOM_PLAY = {
    "puerto_rico": 320,
    "puerto_rico+": 415,
    "santa_maria": 650,
    "santa_maria+": 760,
    "santa_maria+city": 735,
    "cooper_island": 490,
    "boonlake": 470,
}

# What each figure may be at most; `caravel bench` ends non-zero past any of them.
BOUNDS = {
    "click_ratio": 1.5,
    "commit_ratio": 1.25,
    "server_commit_ratio": 1.5,
    "confirm_ratio": 7.5,
    "growth_bytes": 1000.0,
    "look_back_dearer_ms": 2.0,
    "picture_ratio": 1.5,
    "loop_stall_ms": 50.0,
    "loop_stall_raw_ms": 100.0,
    "start_ratio": 1.3,
    **{
        f"presses.{game}.{name}": most
        for game, bounds in PRESSES.items()
        for name, most in zip(("mean", "p95", "call_mean"), bounds, strict=True)
    },
    **{
        f"presses.{game}.{part}_{name}": most
        for game, parts in PARTS_OF_TURNS.items()
        for part, bounds in parts.items()
        for name, most in zip(("mean", "p95"), bounds, strict=True)
    },
    "tables_ratio": 1.2,
    **{f"random_play.{game}.4.loop_turns_per_decision": float(most) for game, most in RANDOM_PLAY.items()},
}
AGAIN = 2  # times that a part is measured again where a figure of it is past its bound on a busy machine

ABOUT = """
parts:
  play      random play: what an answer costs, in turns of a plain loop
  search    what a node of search costs, likewise; no bound
  presses   presses a question and a call, as the heuristic plays and somebody clicks; questions are counted through
            the panel, not sent: undo, help, plans and boxes to type into are left out
  pictures  drawing and encoding over encoding alone; films, charts and the work of Discord's client are left out
  store     a move stored over one bare transaction of the same bytes (commit_ratio): a shared cache of the disk is
            left as it is; the same on PostgreSQL, where CARAVEL_DATABASE names a database, in a schema that is gone
            afterwards (server_commit_ratio); bytes a move adds to the database (growth_bytes: games by chance, all
            that is posted counted, what backups and the log before a checkpoint take is not); what looking back and
            undo cost more than with every state stored (look_back_dearer_ms, the worst entry, processor time)
  tables    a move among 10,000 stored tables over one among ten (tables_ratio, the worst of: in memory, read anew, at
            any of them all); the start with as many over one with none (start_ratio, until it is connected). Their
            tables are copies of ten, and all of them are played by people
  clicks    acknowledgements of what people press, with others playing, over those of a bot that does nothing else
            (click_ratio); an answer's words over the same (confirm_ratio); how long the event loop stands still
            (loop_stall_ms without waiting for a processor, loop_stall_raw_ms with it) through a start among 10,000
            tables, play with thinking computers, the end of a game and its film. Discord's own time is left out: its
            part is played by the sandbox, in this process

Each figure is a ratio within one run, or a time of the processor, but for the stalls and the bytes. Beside each part
stands what others used of the machine meanwhile, in processors. Where a figure is past its bound and they used more
than {busy}, the part is measured again, at most {again} times; it is called past only where it was past each time, and
all values are told.
"""


def add(parser: argparse.ArgumentParser) -> None:
    from ..checks.bench.machine import BUSY

    parser.description = "How fast it is, in ratios taken in one run, for machines differ and are noisy."
    parser.epilog = ABOUT.format(busy=BUSY, again=AGAIN)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--only", choices=list(PARTS), action="append", help="measure this part only; repeat for more")


def _play() -> dict[str, Any]:
    from ..checks.bench.play import measure

    return measure()


def _search() -> dict[str, Any]:
    from ..checks.bench.thought import measure

    return measure()


def _clicks() -> dict[str, Any]:
    from ..checks.bench import clicks, stalls

    return clicks.measure() | stalls.measure()


def _store() -> dict[str, Any]:
    from ..checks.bench import growth, store

    found = store.measure() | growth.measure()
    if url := read_settings().server:
        from ..checks.bench import server  # whoever has a file alone needs nothing of it

        found |= server.measure(url)
    return found


def _tables() -> dict[str, Any]:
    from ..checks.bench.tables import measure

    return measure()


def _pictures() -> dict[str, Any]:
    from bot.checks.bench.pictures import CASES, measure

    cases = {name: measure(**case) for name, case in CASES.items()}
    return {"picture_ratio": max(case["picture_ratio"] for case in cases.values()), "pictures": cases}


def _presses() -> dict[str, Any]:
    from ..checks.bench.presses import measure

    return measure()


PARTS: dict[str, Callable[[], dict[str, Any]]] = {
    "play": _play,
    "search": _search,
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


def past(found: dict[str, Any]) -> dict[str, float]:
    """The figures past their bounds, by name."""
    return {name: v for name, bound in BOUNDS.items() if (v := value(found, name)) is not None and v > bound}


def measured(part: str) -> tuple[dict[str, Any], dict[str, list[float]], list[dict[str, Any]]]:
    """What a part finds; the figures past their bounds every time it was measured, with all their values; and what the
    machine did each time."""
    from ..checks.bench.machine import Watched

    tried: dict[str, list[float]] = {}
    machine: list[dict[str, Any]] = []
    found: dict[str, Any] = {}
    for n in range(1 + AGAIN):
        with Watched() as watched:
            latest = PARTS[part]()
        machine.append(watched.told())
        bad = past(latest)
        tried = {name: [*tried.get(name, []), v] for name, v in bad.items() if not n or name in tried}
        if not found or len(bad) <= len(past(found)):
            found = latest
        if not tried or not watched.busy:
            break
    return found, tried, machine


def main(args: argparse.Namespace) -> int:
    found: dict[str, Any] = {"python": platform.python_version(), "processors": os.cpu_count()}
    wrong: dict[str, list[float]] = {}
    machine: dict[str, Any] = {}
    for part in args.only or PARTS:
        latest, bad, machine[part] = measured(part)
        found |= latest
        wrong |= bad
    found |= {"machine": machine, "bounds": BOUNDS, "past": sorted(wrong), "past_values": wrong}
    if args.json:
        print(json.dumps(found))
    else:
        _print(found)
        for name, values in wrong.items():
            print(f"PAST ITS BOUND: {name} is {', '.join(f'{v:.2f}' for v in values)}, at most {BOUNDS[name]}")
    return 1 if wrong else 0


def _print(found: dict[str, Any], depth: int = 0) -> None:
    for name, what in found.items():
        if isinstance(what, dict):
            print("  " * depth + name)
            _print(what, depth + 1)
        else:
            print("  " * depth + f"{name:24} {what}")
