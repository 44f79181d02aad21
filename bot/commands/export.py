"""One table as a file, to be imported elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path

import storage
from bot.app import WallClock
from bot.complaint import Complaint
from bot.rules import Refused
from bot.service import Service
from bot.service.core.model import Outgoing, Table
from bot.service.history.transfer import BadFile, take_out
from bot.settings import Settings, read_settings
from storage import Store, StoreError


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Write one table with its whole log to FILE; the bot may keep running. The file contains what is hidden at a "
        "running table, and the key to its draws, so it is for the host alone. The table goes on here, and importing "
        "the file makes a copy that never tells its key. To play on elsewhere, --move the table."
    )
    parser.add_argument("table", type=int, metavar="TABLE", help="its number, as on its card")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--force", action="store_true", help="replace FILE if it exists")
    parser.add_argument(
        "--move", action="store_true", help="close the table here, to play on elsewhere; the bot must be stopped"
    )


def main(args: argparse.Namespace) -> int:
    if args.file.exists() and not args.force:
        raise Complaint(f"{args.file} already exists; --force replaces it", 1)
    settings = read_settings()
    if isinstance(settings.store, Path) and not settings.store.exists():
        raise Complaint(f"{settings.store}: there is no database; CARAVEL_DATA says which folder it is in", 1)
    try:
        size = asyncio.run((_move if args.move else _copy)(settings, args.table, args.file))
    except (StoreError, BadFile) as no:
        raise Complaint(str(no), 1) from no
    print(f"{args.file}: table {args.table}{', closed here' if args.move else ''}, {size} bytes")
    return 0


async def _copy(settings: Settings, table: int, file: Path) -> int:
    content = await _content(settings.store, table)
    _write(file, content)
    return len(content)


async def _move(settings: Settings, table: int, file: Path) -> int:
    """The file first: were we killed between the two, the same command once more does the rest."""
    store = await storage.open(settings.store)
    try:
        content = await take_out(store, table, moved=True)
        _write(file, content)
        try:
            await Service(store, Nobody(), WallClock(), settings.data).tables.moved_away(table)
        except Refused as no:
            os.unlink(file)
            raise BadFile(f"table {table} could not be closed: {no.text}") from no
        return len(content)
    finally:
        await store.close()


class Nobody:
    """Nothing is posted by this program: what is to be said waits for the bot."""

    async def deliver(self, row: Outgoing, table: Table) -> None:
        raise NotImplementedError


def _write(file: Path, content: bytes) -> None:
    fd = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(fd, "wb") as out:
        os.chmod(file, 0o600)  # of a file that was there already, too
        out.write(content)
        out.flush()
        os.fsync(out.fileno())


async def _content(database: Path | str, table: int) -> bytes:
    """Read from a copy: the bot may be running on the database."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        await Store.copy(database, copy)
        store = await storage.open(copy)
        try:
            return await take_out(store, table)
        finally:
            await store.close()
