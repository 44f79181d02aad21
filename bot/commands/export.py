"""One table as a file, to be put in elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path

import storage
from bot.service.transfer import BadFile, take_out
from bot.settings import read_settings
from storage import StoreError, backup

from . import Complaint


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Write one table with its whole log to FILE, while the bot may go on. The file holds what is hidden at a "
        "running table, and the key of its draws: it is for the host alone."
    )
    parser.add_argument("table", type=int, metavar="TABLE", help="its number, as on its card")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--force", action="store_true", help="replace FILE if it exists")


def main(args: argparse.Namespace) -> int:
    if args.file.exists() and not args.force:
        raise Complaint(f"{args.file}: exists already; --force replaces it", 1)
    database = read_settings().database
    if not database.exists():
        raise Complaint(f"{database}: there is no database; CARAVEL_DATA says in which folder it is", 1)
    try:
        content = asyncio.run(_content(database, args.table))
        fd = os.open(args.file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(fd, "wb") as out:
            os.chmod(args.file, 0o600)  # of a file that was there already, too
            out.write(content)
    except (StoreError, BadFile) as no:
        raise Complaint(str(no), 1) from no
    print(f"{args.file}: table {args.table}, {len(content)} bytes")
    return 0


async def _content(database: Path, table: int) -> bytes:
    """Read from a copy: the bot may be running on the database."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        await asyncio.to_thread(backup.copy, database, copy)
        store = await storage.open(copy)
        try:
            return await take_out(store, table)
        finally:
            await store.close()
