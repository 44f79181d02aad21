"""What the rules of this version would change at running tables."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

import msgspec

import storage
from bot.complaint import Complaint
from bot.games import GAMES
from bot.service.core.live_tables import LiveTables
from bot.service.core.locks import Locks
from bot.service.history.entries import History
from bot.service.history.upgrades import Upgraded, Upgrades
from bot.settings import read_settings
from storage import Store, StoreError

TOLD = {
    "on": "goes on: every move comes out as it was played",
    "rebased": "entry {entry} comes out differently: goes on from what lies on the table; no undo past this point",
    "unreadable": "cannot be read by these rules",
}


class _Still:
    def now(self) -> float:
        return 0.0


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Replay the running tables of a database, preferably a backup, under the rules of this version, and say what "
        "would become of each. It works on a copy and changes nothing. Exit status 1 if a table could not be read."
    )
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help="default: the database of these settings")
    parser.add_argument("--json", action="store_true", help="for programs")


def main(args: argparse.Namespace) -> int:
    try:
        found = asyncio.run(_look(args.file or read_settings().store))
    except StoreError as no:
        raise Complaint(str(no), 1) from no
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        for u in found:
            print(f"table {u.table} ({u.game}, rules {u.old} -> {u.new}): {TOLD[u.fate].format(entry=u.entry)}")
        if not found:
            print("every running table began under the rules of this version")
    return 1 if any(u.fate == "unreadable" for u in found) else 0


async def _look(database: Path | str) -> list[Upgraded]:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        await Store.copy(database, copy)
        store = await storage.open(copy)
        try:
            live_tables = LiveTables(store, GAMES)
            history = History(store, live_tables)
            return await Upgrades(store, live_tables, history, Locks(), _Still(), GAMES).run(write=False)
        finally:
            await store.close()
