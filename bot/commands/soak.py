"""A long evening at many tables, with every fault there is: nothing may be lost, doubled, or read by others."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import tempfile
from pathlib import Path
from typing import Any

from bot.complaint import Complaint

TABLES, MOVES = 200, 20_000
SERVERS = 400
SHOWN = 20  # findings printed
LOAD = {"tables": 1000, "clicks": 200, "seconds": 240}


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Start a sandbox and the bot on it, open many tables and play, while requests fail, connections drop, presses "
        "arrive twice, nights pass and the bot is stopped and killed. Before that, faults that last a while are tried "
        "one by one, and whether all is made good when each is over: Cloudflare's 1015, silence, lost answers, no "
        "gateway, deleted channels and threads, lost rights. At the end every table must be replayable, no move lost "
        "or doubled, nobody called twice or not at all, and nothing private read by anybody else. Exit status 1 "
        "if that does not hold, and FOUND lines say why. With --load: how it copes with many tables and clicks at once."
    )
    parser.add_argument("--tables", type=int, metavar="N", help=f"default {TABLES}, with --load {LOAD['tables']}")
    parser.add_argument("--moves", type=int, default=MOVES, metavar="N", help=f"how many in all (default {MOVES:,})")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="for everything left to chance, event by event"
    )
    parser.add_argument("--load", action="store_true", help="measure acknowledgements and memory under load instead")
    parser.add_argument("--clicks", type=int, default=LOAD["clicks"], metavar="N", help="in flight at once, for --load")
    parser.add_argument("--seconds", type=float, default=LOAD["seconds"], metavar="S", help="of clicking, for --load")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="of one shard each, for --load")
    parser.add_argument(
        "--database", default="", metavar="URL", help="an empty PostgreSQL for --load, which several need"
    )
    parser.add_argument(
        "--servers", type=int, default=SERVERS, metavar="N", help=f"with --database (default {SERVERS})"
    )
    parser.add_argument(
        "--disturb", type=float, default=0.0, metavar="S",
        help="with --processes: every so many seconds kill one, or freeze one for half of that, by turns",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def main(args: argparse.Namespace) -> int:
    tables = args.tables if args.tables is not None else LOAD["tables"] if args.load else TABLES
    for name, value in (("--tables", tables), ("--moves", args.moves), ("--clicks", args.clicks)):
        if value < 1:
            raise Complaint(f"{name} {value}: at least 1")
    if args.processes < 1 or (args.processes > 1 and not args.database):
        raise Complaint(f"--processes {args.processes}: at least 1, and more than that on a --database only")
    if not args.seconds > 0:
        raise Complaint(f"--seconds {args.seconds:g}: more than 0")
    with tempfile.TemporaryDirectory(prefix="caravel-soak-") as folder:
        found = asyncio.run(_run(args, Path(folder), tables))
    if args.json:
        print(json.dumps(found))
    else:
        _print(found)
    return 1 if found["past"] else 0


async def _run(args: argparse.Namespace, folder: Path, tables: int) -> dict[str, Any]:
    if args.load:
        if args.database:
            from ..checks.soak.several import Evening

            evening = Evening(folder, args.database, args.processes, args.servers, args.disturb)
            return await evening.measure(tables, args.clicks, args.seconds, args.seed)
        from ..checks.soak.load import measure

        return await measure(folder, tables, args.clicks, args.seconds, args.seed)
    from ..checks.soak.run import Soak

    logging.getLogger().addHandler(logging.NullHandler())  # what goes wrong on purpose is not told at the terminal
    return await Soak(folder, tables, args.moves, args.seed).run()


def _print(found: dict[str, Any]) -> None:
    for name, what in found.items():
        if name not in ("past", "findings"):
            print(f"{name:20} {what}")
    for finding in found.get("findings", ())[:SHOWN]:
        print(f"FOUND: {finding}")
    for bound in found["past"]:
        print(f"PAST ITS BOUND: {bound}")
