"""A safe copy of the database, while the bot keeps running."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.complaint import Complaint
from bot.settings import read_settings
from storage import Store, StoreError


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Copy the database of a running or stopped bot to FILE, and check the copy by opening it. It is an SQLite "
        "file, wherever the database is."
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--force", action="store_true", help="replace FILE if it exists")


def main(args: argparse.Namespace) -> int:
    if args.file.exists() and not args.force:
        raise Complaint(f"{args.file} already exists; --force replaces it", 1)
    database = read_settings().store
    if isinstance(database, Path) and not database.exists():
        raise Complaint(f"{database}: there is no database; CARAVEL_DATA says which folder it is in", 1)
    try:
        print(asyncio.run(Store.copy(database, args.file)))
    except StoreError as no:
        raise Complaint(str(no), 1) from no
    return 0
